"""Polders: investors divide drained land among them, square by square, on sheets that travel."""

from typing import Final

from hortus.core.kind import GameKind
from hortus.games.polders.assembly import assemble
from hortus.games.polders.options import OPTIONS

KIND: Final = GameKind(
    key="polders",
    title="Polders",
    seats=[2, 3, 4],
    minutes=[30, 45],
    version=1,
    editions=["standard"],
    modules=[],
    options=OPTIONS,
    assemble=assemble,
)
