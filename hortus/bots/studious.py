"""Looks more closely than the greedy bot: considers replies and plans, but does not search."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.attention import GlanceBot
from hortus.bots.greedy import WORLDS
from hortus.bots.knowledge import knowledge
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective


class StudiousBot(GlanceBot):
    """Takes the action that the game's `study` rates highest, of those it sees."""

    def promises(self, perspective: Perspective[Any], legal: list[int], dice: Dice) -> list[float]:
        rules = perspective.rules
        count = i64(len(legal))
        actions: vec[i64] = vec[i64]([0] * len(legal))
        worths: vec[float] = vec[float]([0.0] * len(legal))
        index: i64
        for index in range(count):
            actions[index] = i64(legal[index])
        for _ in range(WORLDS if rules.hides else 1):
            knowledge(rules).study(perspective.imagine(dice), i64(perspective.seat), actions, count, worths)
        return [worths[index] for index in range(count)]
