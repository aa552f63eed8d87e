"""The list of all games."""

from hortus.core.kind import GameKind
from hortus.games import blume, flutter, papillon, petal, polders

GAMES: dict[str, GameKind] = {
    kind.key: kind for kind in [flutter.KIND, petal.KIND, polders.KIND, papillon.KIND, blume.KIND]
}
"""All games by their key, in the order in which lists show them."""

OLDER: list[GameKind] = [*flutter.OLDER, *papillon.OLDER, *blume.OLDER]
"""Rules of earlier releases. A game that started with them is finished with them."""
