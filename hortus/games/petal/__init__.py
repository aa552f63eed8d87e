"""Petal: two gardeners fold a checkerboard of numbers into flowers."""

from typing import Final

from hortus.core.kind import GameKind
from hortus.games.petal.assembly import assemble
from hortus.games.petal.options import OPTIONS

KIND: Final = GameKind(
    key="petal",
    title="Petal",
    seats=[2],
    minutes=[15, 15],
    version=1,
    editions=["standard"],
    modules=[],
    options=OPTIONS,
    assemble=assemble,
)
