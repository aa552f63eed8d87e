"""Polders: investors divide drained land among them, square by square, on sheets that travel."""

from typing import Final

from hortus.core.kind import GameKind
from hortus.games.polders.assembly import assemble
from hortus.games.polders.options import OPTIONS

KIND: Final = GameKind(
    key="polders",
    title="Polders",
    feel="Flip and write: fill the map before you, all at once, then pass it on to your rival.",
    seats=[2, 3, 4],
    minutes=[30, 45],
    version=1,
    editions=["house"],
    modules=[],
    options=OPTIONS,
    assemble=assemble,
)
