"""The games of the house: the one list."""

from hortus.core.kind import GameKind
from hortus.games import blume, petal, polders

GAMES: dict[str, GameKind] = {kind.key: kind for kind in [petal.KIND, polders.KIND, blume.KIND]}
