"""Blume: growing gardens, full greenhouses, and a market that everybody changes."""

from typing import Final

from hortus.core.kind import GameKind
from hortus.games.blume.assembly import assemble
from hortus.games.blume.options import MODULES, OPTIONS


def kind(version: int) -> GameKind:
    """The game under one version of its rules."""
    return GameKind(
        key="blume",
        title="Blume",
        seats=[1, 2, 3, 4],
        minutes=[20, 40],
        version=version,
        editions=["standard"],
        modules=MODULES,
        options=OPTIONS,
        assemble=assemble,
    )


KIND: Final = kind(3)
OLDER: Final = [kind(1), kind(2)]
