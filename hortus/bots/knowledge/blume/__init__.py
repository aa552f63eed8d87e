"""What bots know about Blume, with or without tools, and about Field of Flowers, which is a game of its own."""

from typing import Any

from hortus.bots.heuristics import Heuristics
from hortus.bots.knowledge.blume.field_heuristics import FieldHeuristics
from hortus.bots.knowledge.blume.heuristics import BlumeHeuristics
from hortus.bots.knowledge.blume.tool_heuristics import ToolHeuristics
from hortus.games.blume.modules.field_of_flowers import FieldRules
from hortus.games.blume.rules import BlumeRules


def knowledge(rules: BlumeRules | FieldRules) -> Heuristics[Any]:
    if isinstance(rules, FieldRules):
        return FieldHeuristics(rules)
    return BlumeHeuristics(rules) if rules.tools is None else ToolHeuristics(rules, rules.tools)
