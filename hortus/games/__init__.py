"""The games of the house: the one list."""

from hortus.core.kind import GameKind
from hortus.games import blume, flutter, papillon, petal, polders

GAMES: dict[str, GameKind] = {
    kind.key: kind for kind in [flutter.KIND, petal.KIND, polders.KIND, papillon.KIND, blume.KIND]
}

OLDER: list[GameKind] = []
"""Rules of earlier releases, kept as they were: what was begun with them is finished with them."""
