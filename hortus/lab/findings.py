"""The results of an arena so far, in a file that it can continue."""

import json
from pathlib import Path
from statistics import fmean
from typing import Any

from hortus import files
from hortus.core.dice import Dice
from hortus.core.errors import RecordError
from hortus.core.message import Listed, Message
from hortus.lab import results
from hortus.lab.arena import Bout, Group
from hortus.lab.evidence import Result, interval, ratings
from hortus.lab.fingerprint import fingerprint
from hortus.lab.verdict import UNDECIDED, Verdict, verdict


class Findings:
    """The finished groups of every bout."""

    def __init__(self, bouts: list[Bout]) -> None:
        self.bouts = bouts
        self.groups: list[list[Group]] = [[] for _ in bouts]
        self.fingerprint = fingerprint(bouts[0].game)

    def add(self, place: int, group: Group) -> None:
        self.groups[place].append(group)

    def drop(self, place: int, numbers: list[int]) -> None:
        """Remove these groups: they were still being played when the bout was decided."""
        self.groups[place] = [group for group in self.groups[place] if group.number not in numbers]

    def missing(self, place: int, groups: int) -> list[int]:
        """The group numbers that are still to be played."""
        done = {group.number for group in self.groups[place]}
        return [number for number in range(groups) if number not in done]

    def finished(self) -> int:
        """The number of all finished groups."""
        return sum(map(len, self.groups))

    def shares(self, place: int, name: str) -> list[float]:
        return [group.shares[name] for group in sorted(self.groups[place])]

    def verdict(self, place: int) -> Verdict:
        """What is known about the first of two bots, from the groups without a gap from number 0 on.

        A group after a gap waits: short games finish early, and other bots may win those
        than win long ones.
        """
        row = enumerate(sorted(self.groups[place]))
        shares = [group.shares[self.bouts[place].bots[0]] for turn, group in row if group.number == turn]
        return verdict(shares)

    def decided(self, place: int) -> bool:
        return self.verdict(place).outcome != UNDECIDED

    def verdicts(self) -> list[dict[str, Any]]:
        """What is known about each bout of two bots. Larger tables get no verdict."""
        return [
            {"bout": " ".join(bout.bots), **self.verdict(place)._asdict()}
            for place, bout in enumerate(self.bouts)
            if bout.seats == 2 and self.groups[place]
        ]

    def sentences(self) -> list[Message]:
        """The verdicts as sentences."""
        played = [place for place, bout in enumerate(self.bouts) if bout.seats == 2 and self.groups[place]]
        return [self.verdict(place).sentence(*self.bouts[place].bots) for place in played]

    def table(self) -> Message:
        """What was played, and with which bots and rules, as a sentence. All bouts share a table and a seed."""
        bout = self.bouts[0]
        agreed = [*bout.modules, *[f"{key}={choice}" for key, choice in bout.options.items()]]
        seed = bout.seed.encode("utf-8", "replace").decode()  # the command line also accepts what is not valid text
        values = {"game": bout.game, "seats": bout.seats, "seed": seed, "fingerprint": self.fingerprint}
        if not agreed:
            return Message("lab-played", values)
        return Message("lab-played-with", {**values, "agreed": Listed([*agreed])})

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
        """Ratings of all bots that met in pairs."""
        met: list[Result] = []
        for place, bout in enumerate(self.bouts):
            if bout.seats == 2 and self.groups[place]:
                one, other = bout.names()
                met.append((one, other, fmean(self.shares(place, one)), 2 * len(self.groups[place])))
        return ratings(met)

    def kept(self) -> dict[str, Any]:
        """What cannot be calculated again."""
        return {
            "fingerprint": self.fingerprint,
            "bouts": [bout._asdict() for bout in self.bouts],
            "groups": [[list(group) for group in sorted(groups)] for groups in self.groups],
        }

    def found(self) -> dict[str, Any]:
        """What is calculated from the groups. The keys are part of the command line's contract."""
        return {"rows": self.rows(), "ratings": self.ratings(), "verdicts": self.verdicts()}

    def keep(self, path: Path) -> None:
        """Write only the groups. This is quick enough for every few seconds."""
        files.write(path, json.dumps(self.kept()) + "\n")

    def save(self, path: Path, found: dict[str, Any]) -> None:
        """Write the groups and what is calculated from them."""
        files.write(path, json.dumps({**self.kept(), **found}) + "\n")

    def resume(self, path: Path) -> None:
        """Continue from a file of the same bouts, if the same bots and rules played them."""
        written = results.read(path)
        if written.bouts != self.bouts:
            raise RecordError("lab-other-bouts", file=path)
        if not written.fingerprint:
            raise RecordError("lab-no-fingerprint", file=path)
        if written.fingerprint != self.fingerprint:
            theirs, ours = written.fingerprint, self.fingerprint
            raise RecordError("lab-other-fingerprint", file=path, theirs=theirs, ours=ours)
        self.groups = written.groups
