"""Flutter: a shared meadow of flowers, ponds and pollinators."""

from typing import Final

from hortus.core.kind import GameKind
from hortus.games.flutter.assembly import assemble
from hortus.games.flutter.options import OPTIONS


def kind(version: int) -> GameKind:
    """The game under one version of its rules."""
    return GameKind(
        key="flutter",
        title="Flutter",
        seats=[2, 3, 4, 5],
        minutes=[30, 45],
        version=version,
        editions=["standard"],
        modules=[],
        options=OPTIONS,
        assemble=assemble,
    )


KIND: Final = kind(3)
OLDER: Final = [kind(1), kind(2)]
