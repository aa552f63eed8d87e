"""What bots know about Polders: `glance` for playouts, `study` for a close look, and what that is made of."""

from hortus.bots.heuristics import Heuristics
from hortus.bots.knowledge.polders.heuristics import PoldersHeuristics
from hortus.games.polders.rules import PoldersRules
from hortus.games.polders.state import PoldersState


def knowledge(rules: PoldersRules) -> Heuristics[PoldersState]:
    return PoldersHeuristics(rules)
