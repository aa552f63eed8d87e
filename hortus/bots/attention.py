"""Somebody whose attention comes and goes: now everything is seen, now only what first meets the eye."""

from typing import Any, Final

from mypy_extensions import i64

from hortus.bots.greedy import GreedyBot
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

GRAIN: Final = 1024
FEW: Final = 2  # actions that meet the eye when nobody looks for more


class GlanceBot(GreedyBot):
    """Takes what looks best of what it sees; in `share` of its decisions that is everything."""

    def __init__(self, share: float = 1.0) -> None:
        self.share = share

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        return self.favourite(perspective, noticed(perspective.owed(), self.share, dice), dice)


def noticed(legal: list[int], share: float, dice: Dice) -> list[int]:
    """The actions that are seen this time: all of them, or any few."""
    # All or little, and not always a part: people are as good as their best moments and lose by the others,
    # so a weaker one sometimes beats a stronger one.
    if len(legal) <= FEW or happens(share, dice):
        return legal
    for look in range(FEW):
        # What was looked at goes to the front, so that nothing is looked at twice.
        place = look + int(dice.below(i64(len(legal) - look)))
        action = legal[place]
        legal[place] = legal[look]
        legal[look] = action
    return legal[:FEW]


def happens(share: float, dice: Dice) -> bool:
    """Something that happens in this share of all cases; what is certain asks no dice, so that it changes none."""
    return share >= 1.0 or float(dice.below(GRAIN)) < share * GRAIN
