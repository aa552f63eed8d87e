"""Papillon: bid for garden tiles, close flower beds, and send butterflies to the flowers."""

from typing import Final

from hortus.core.kind import GameKind
from hortus.games.papillon.assembly import assemble
from hortus.games.papillon.options import MODULES, OPTIONS

KIND: Final = GameKind(
    key="papillon",
    title="Papillon",
    feel="Bid, draft and puzzle: close the beds of your garden and send butterflies where they count.",
    seats=[2, 3, 4],
    minutes=[20, 60],
    version=1,
    editions=["house"],
    modules=MODULES,
    options=OPTIONS,
    assemble=assemble,
)
