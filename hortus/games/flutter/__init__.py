"""Flutter: a shared meadow of flowers, ponds and pollinators."""

from typing import Final

from hortus.core.kind import GameKind
from hortus.games.flutter.assembly import assemble
from hortus.games.flutter.options import OPTIONS

KIND: Final = GameKind(
    key="flutter",
    title="Flutter",
    feel="One meadow for all: let flowers match, close the gaps, and have your bee sit where it pays.",
    seats=[2, 3, 4, 5],
    minutes=[30, 45],
    version=1,
    editions=["house"],
    modules=[],
    options=OPTIONS,
    assemble=assemble,
)
