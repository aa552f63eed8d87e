"""Papillon: bid for garden tiles, close flower beds, and send butterflies to the flowers."""

from typing import Final

from hortus.core.kind import GameKind
from hortus.games.papillon.assembly import assemble
from hortus.games.papillon.options import MODULES, OPTIONS


def kind(version: int) -> GameKind:
    """The game under one version of its rules."""
    return GameKind(
        key="papillon",
        title="Papillon",
        seats=[2, 3, 4],
        minutes=[20, 60],
        version=version,
        editions=["standard"],
        modules=MODULES,
        options=OPTIONS,
        assemble=assemble,
    )


KIND: Final = kind(2)
OLDER: Final = [kind(1)]
