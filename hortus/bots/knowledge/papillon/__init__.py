"""What bots know about Papillon: `heuristics` for playouts, `study` for a close look, and what that is made of."""

from hortus.bots.heuristics import Heuristics
from hortus.bots.knowledge.papillon.heuristics import PapillonHeuristics
from hortus.games.papillon.rules import PapillonRules
from hortus.games.papillon.state import PapillonState


def knowledge(rules: PapillonRules) -> Heuristics[PapillonState]:
    return PapillonHeuristics(rules)
