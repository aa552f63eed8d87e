"""Petal: two gardeners fold a checkerboard of numbers into flowers."""

from typing import Final

from hortus.core.kind import GameKind
from hortus.games.petal.assembly import assemble
from hortus.games.petal.options import OPTIONS

KIND: Final = GameKind(
    key="petal",
    title="Petal",
    feel="A quick duel: fold the numbers into flowers, and pick before the other does.",
    seats=[2],
    minutes=[15, 15],
    version=1,
    editions=["house"],
    modules=[],
    options=OPTIONS,
    assemble=assemble,
)
