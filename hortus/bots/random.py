"""Chooses any legal action at random."""

from typing import Any

from mypy_extensions import i64

from hortus.bots.bot import Bot
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective


class RandomBot(Bot):
    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        legal = perspective.owed()
        return legal[int(dice.below(i64(len(legal))))]
