"""What bots know about Petal: rules of thumb, learned weights, and the end of the game solved."""

from hortus.bots.heuristics import Heuristics
from hortus.bots.knowledge.petal.heuristics import PetalHeuristics
from hortus.games.petal.rules import PetalRules
from hortus.games.petal.state import PetalState


def knowledge(rules: PetalRules) -> Heuristics[PetalState]:
    return PetalHeuristics(rules)
