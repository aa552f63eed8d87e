"""What an arena has found so far: kept in a file, continued from it, shown as a page."""

import json
from pathlib import Path
from statistics import fmean
from typing import Any

from hortus.core.dice import Dice
from hortus.core.errors import RecordError
from hortus.lab.arena import Bout, Group
from hortus.lab.evidence import interval, ratings


class Standing:
    """The finished groups of every bout."""

    def __init__(self, bouts: list[Bout]) -> None:
        self.bouts = bouts
        self.groups: list[list[Group]] = [[] for _ in bouts]

    def add(self, place: int, group: Group) -> None:
        self.groups[place].append(group)

    def missing(self, place: int, groups: int) -> list[int]:
        """The group numbers that are still to be played."""
        done = {group.number for group in self.groups[place]}
        return [number for number in range(groups) if number not in done]

    def shares(self, place: int, name: str) -> list[float]:
        return [group.shares[name] for group in sorted(self.groups[place])]

    def rows(self) -> list[dict[str, Any]]:
        """For each bout and bot: win share with its interval, the fair share, points."""
        rows: list[dict[str, Any]] = []
        for place, bout in enumerate(self.bouts):
            for name in bout.names() if self.groups[place] else []:
                shares = self.shares(place, name)
                low, high = interval(shares, Dice(7))
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
                        "games": len(shares) * len(bout.seatings()),
                    }
                )
        return rows

    def ratings(self) -> dict[str, float]:
        """Over the whole pool, where bots met two by two."""
        met = []
        for place, bout in enumerate(self.bouts):
            if bout.seats == 2 and self.groups[place]:
                one, other = bout.names()
                met.append((one, other, fmean(self.shares(place, one)), 2 * len(self.groups[place])))
        return ratings(met) if met else {}

    def as_dict(self) -> dict[str, Any]:
        return {
            "bouts": [bout._asdict() for bout in self.bouts],
            "groups": [[list(group) for group in groups] for groups in self.groups],
            "rows": self.rows(),
            "ratings": self.ratings(),
        }

    def save(self, path: Path) -> None:
        beside = path.with_name(path.name + ".part")
        beside.write_text(json.dumps(self.as_dict()) + "\n", "utf-8")
        beside.replace(path)

    def resume(self, path: Path) -> None:
        """Take over what a file holds of the same bouts."""
        try:
            written = json.loads(path.read_text("utf-8"))
            kept = [[Group(*group) for group in groups] for groups in written["groups"]]
            same = json.loads(json.dumps([bout._asdict() for bout in self.bouts])) == written["bouts"]
        except (OSError, ValueError, KeyError, TypeError):
            raise RecordError(f"{path.name} is not the result of an arena; name another file.") from None
        if not same:
            raise RecordError(f"{path.name} holds other bouts; name another file, or ask for the same ones.")
        self.groups = kept
