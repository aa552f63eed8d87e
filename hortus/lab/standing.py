"""What an arena has found so far: kept in a file and continued from it."""

import json
from pathlib import Path
from statistics import fmean
from typing import Any

from hortus import files
from hortus.core.dice import Dice
from hortus.core.errors import RecordError
from hortus.lab import results
from hortus.lab.arena import Bout, Group
from hortus.lab.evidence import Result, interval, ratings
from hortus.lab.fingerprint import fingerprint
from hortus.lab.verdict import UNDECIDED, Verdict, verdict


class Standing:
    """The finished groups of every bout."""

    def __init__(self, bouts: list[Bout]) -> None:
        self.bouts = bouts
        self.groups: list[list[Group]] = [[] for _ in bouts]
        self.fingerprint = fingerprint(bouts[0].game)

    def add(self, place: int, group: Group) -> None:
        self.groups[place].append(group)

    def drop(self, place: int, numbers: list[int]) -> None:
        """Forget these groups: they were under way when the bout was decided without them."""
        self.groups[place] = [group for group in self.groups[place] if group.number not in numbers]

    def missing(self, place: int, groups: int) -> list[int]:
        """The group numbers that are still to be played."""
        done = {group.number for group in self.groups[place]}
        return [number for number in range(groups) if number not in done]

    def finished(self) -> int:
        """How many groups there are in all."""
        return sum(map(len, self.groups))

    def shares(self, place: int, name: str) -> list[float]:
        return [group.shares[name] for group in sorted(self.groups[place])]

    def verdict(self, place: int) -> Verdict:
        """What is known of the first of two bots, by the groups that follow on one another from the first.

        A group whose turn has not come waits: quick games are finished early and may be
        won by other bots than slow ones.
        """
        row = enumerate(sorted(self.groups[place]))
        shares = [group.shares[self.bouts[place].bots[0]] for turn, group in row if group.number == turn]
        return verdict(shares)

    def decided(self, place: int) -> bool:
        return self.verdict(place).outcome != UNDECIDED

    def verdicts(self) -> list[dict[str, Any]]:
        """For each bout of two what is known; larger tables are never judged."""
        return [
            {"bout": " ".join(bout.bots), **self.verdict(place)._asdict()}
            for place, bout in enumerate(self.bouts)
            if bout.seats == 2 and self.groups[place]
        ]

    def sentences(self) -> list[str]:
        """The verdicts in words."""
        played = [place for place, bout in enumerate(self.bouts) if bout.seats == 2 and self.groups[place]]
        return [self.verdict(place).sentence(*self.bouts[place].bots) for place in played]

    def table(self) -> str:
        """In words where all this was played, and by which bots and rules; the bouts share a table and a seed."""
        bout = self.bouts[0]
        agreed = [*bout.modules, *[f"{key}={choice}" for key, choice in bout.options.items()]]
        extras = f" with {', '.join(agreed)}" if agreed else ""
        seed = bout.seed.encode("utf-8", "replace").decode()  # any word of a shell, and not all are text
        return f"{bout.game} at {bout.seats} seats{extras}, seed {seed}, bots and rules {self.fingerprint}."

    def rows(self) -> list[dict[str, Any]]:
        """For each bout and bot: win share with its interval, the fair share, points."""
        rows: list[dict[str, Any]] = []
        for place, bout in enumerate(self.bouts):
            for name in bout.names() if self.groups[place] else []:
                shares = self.shares(place, name)
                games = len(shares) * len(bout.seatings())
                low, high = interval(shares, games, Dice(7))
                rows.append(
                    {
                        "bout": " ".join(bout.bots),
                        "bot": name,
                        "share": round(fmean(shares), 4),
                        "low": round(low, 4),
                        "high": round(high, 4),
                        "fair": round(bout.bots.count(name) / bout.seats, 4),
                        "points": round(fmean(group.points[name] for group in self.groups[place]), 2),
                        "groups": len(shares),
                        "games": games,
                    }
                )
        return rows

    def ratings(self) -> dict[str, float]:
        """Over the whole pool, where bots met two by two."""
        met: list[Result] = []
        for place, bout in enumerate(self.bouts):
            if bout.seats == 2 and self.groups[place]:
                one, other = bout.names()
                met.append((one, other, fmean(self.shares(place, one)), 2 * len(self.groups[place])))
        return ratings(met)

    def kept(self) -> dict[str, Any]:
        """What cannot be computed again."""
        return {
            "fingerprint": self.fingerprint,
            "bouts": [bout._asdict() for bout in self.bouts],
            "groups": [[list(group) for group in sorted(groups)] for groups in self.groups],
        }

    def found(self) -> dict[str, Any]:
        """What follows from the groups; the keys are part of the command line's contract."""
        return {"rows": self.rows(), "ratings": self.ratings(), "verdicts": self.verdicts()}

    def keep(self, path: Path) -> None:
        """Write the groups alone, which is quick enough to be done every few seconds."""
        files.write(path, json.dumps(self.kept()) + "\n")

    def save(self, path: Path, found: dict[str, Any]) -> None:
        """Write the groups and what follows from them."""
        files.write(path, json.dumps({**self.kept(), **found}) + "\n")

    def resume(self, path: Path) -> None:
        """Take over what a file holds of the same bouts, if the same bots and rules played them."""
        written = results.read(path)
        if written.bouts != self.bouts:
            raise RecordError(f"{path} holds other bouts; name another --out, or ask for the same ones.")
        if not written.fingerprint:
            raise RecordError(f"{path} does not tell which bots and rules played it; name another --out.")
        if written.fingerprint != self.fingerprint:
            raise RecordError(
                f"{path} was played by other bots or rules ({written.fingerprint}, "
                f"these are {self.fingerprint}); name another --out."
            )
        self.groups = written.groups
