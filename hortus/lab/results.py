"""The file of an arena: who met at which table, every finished group, and which bots and rules played.

fingerprint  of the bots and rules; files from before there was one have none
bouts        who meets whom, with the seed
groups       for each bout its finished groups: number, shares, points
rows, ratings, verdicts  what follows from them, written when the arena ends
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from hortus import files
from hortus.core.errors import RecordError
from hortus.lab.arena import MOST_GROUPS, Bout, Group

FARTHEST = 1e6  # more points than in any game; also refuses what is not a number


class Results(NamedTuple):
    """The checked content of a file: every group fits its bout and occurs once."""

    fingerprint: str
    bouts: list[Bout]
    groups: list[list[Group]]


def read(path: Path) -> Results:
    """Read a complete file; a RecordError if it is not one."""
    if path.exists() and not path.is_file():  # a device may never end
        raise RecordError("lab-not-a-file", file=path)
    text = files.read_text(path)
    try:
        written = json.loads(text)
        bouts = [_bout(found) for found in written["bouts"]]
        groups = [_groups(bout, found) for bout, found in zip(bouts, written["groups"], strict=True)]
        fingerprint = str(written.get("fingerprint", ""))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
        raise RecordError("lab-not-a-result", file=path) from None
    return Results(fingerprint, bouts, groups)


def _bout(found: Any) -> Bout:
    bout = Bout(
        game=str(found["game"]),
        seats=int(found["seats"]),
        modules=tuple(map(str, found["modules"])),
        options={str(key): str(choice) for key, choice in found["options"].items()},
        bots=tuple(map(str, found["bots"])),
        seed=str(found["seed"]),
    )
    if len(bout.bots) != bout.seats or len(bout.names()) < 2 or not all(map(str.isprintable, bout.bots)):
        raise ValueError(bout)
    return bout


def _groups(bout: Bout, found: Any) -> list[Group]:
    groups = [Group(*group) for group in found]
    for group in groups:
        shares = list(group.shares.values())
        if sorted(group.shares) != bout.names() or sorted(group.points) != bout.names():
            raise ValueError(group)
        if type(group.number) is not int or not 0 <= group.number < MOST_GROUPS:
            raise ValueError(group)
        if abs(sum(shares) - 1) > 1e-6 or not all(0 <= share <= 1 + 1e-6 for share in shares):
            raise ValueError(group)
        if not all(isinstance(points, int | float) and abs(points) < FARTHEST for points in group.points.values()):
            raise ValueError(group)
    if len({group.number for group in groups}) < len(groups):
        raise ValueError(groups)
    return groups
