"""Blume: growing gardens, full greenhouses, and a market that everybody pulls at."""

from typing import Final

from hortus.core.kind import GameKind
from hortus.games.blume.assembly import assemble
from hortus.games.blume.options import MODULES, OPTIONS

KIND: Final = GameKind(
    key="blume",
    title="Blume",
    feel="Lay petals, grow a bed in three rounds, and push the price of your flowers while it lasts.",
    seats=[1, 2, 3, 4],
    minutes=[20, 40],
    version=1,
    editions=["house"],
    modules=MODULES,
    options=OPTIONS,
    assemble=assemble,
)
