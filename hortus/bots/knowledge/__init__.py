"""What bots know about each game, in a folder for each. `knowledge(rules)` is the entry point.

Rules of a game stand in `hortus/games/<game>`, and nothing there asks a bot.
Here stand the rules of thumb: what an action promises at a glance and after a
close look, what a table is worth, and the tables of numbers behind it.
"""

from collections.abc import Callable
from typing import Any

from hortus.bots.heuristics import Heuristics, RulesAlone
from hortus.bots.knowledge import blume, flutter, papillon, petal, polders
from hortus.core.rules import Rules

KNOWLEDGE: dict[str, Callable[[Any], Heuristics[Any]]] = {
    "flutter": flutter.knowledge,
    "petal": petal.knowledge,
    "polders": polders.knowledge,
    "papillon": papillon.knowledge,
    "blume": blume.knowledge,
}
"""The only list. Bots play a game that is missing here without knowledge."""

KEPT = 32
_recent: list[tuple[Rules[Any], Heuristics[Any]]] = []


def knowledge(rules: Rules[Any]) -> Heuristics[Any]:
    """What bots know about this table. Calculated once, and cached for the latest tables."""
    for known, heuristics in _recent:
        if known is rules:
            return heuristics
    heuristics = KNOWLEDGE.get(rules.setup.game, RulesAlone)(rules)
    _recent.insert(0, (rules, heuristics))
    del _recent[KEPT:]
    return heuristics
