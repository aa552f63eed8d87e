"""What bots know about Flutter: `glance` for playouts, `heuristics` with a close look, and what that is made of."""

from hortus.bots.heuristics import Heuristics
from hortus.bots.knowledge.flutter.heuristics import FlutterHeuristics
from hortus.games.flutter.rules import FlutterRules
from hortus.games.flutter.state import FlutterState


def knowledge(rules: FlutterRules) -> Heuristics[FlutterState]:
    return FlutterHeuristics(rules)
