"""A bot whose attention varies: sometimes it sees all actions, sometimes only a few."""

from typing import Any, Final

from mypy_extensions import i64

from hortus.bots.greedy import GreedyBot
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

GRAIN: Final = 1024
FEW: Final = 2  # actions that it sees without full attention


class GlanceBot(GreedyBot):
    """Takes the action that looks best of those it sees. In a `share` of its decisions it sees all of them."""

    def __init__(self, share: float = 1.0) -> None:
        self.share = share

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        return self.favourite(perspective, noticed(perspective.owed(), self.share, dice), dice)


def noticed(legal: list[int], share: float, dice: Dice) -> list[int]:
    """The actions that it sees this time: all of them, or a random few."""
    # All or a few, never something in between: people play well in their best moments and badly in the others,
    # so a weaker player sometimes beats a stronger one.
    if len(legal) <= FEW or happens(share, dice):
        return legal
    for look in range(FEW):
        # Seen actions move to the front, so that none is seen twice.
        place = look + int(dice.below(i64(len(legal) - look)))
        action = legal[place]
        legal[place] = legal[look]
        legal[look] = action
    return legal[:FEW]


def happens(share: float, dice: Dice) -> bool:
    """True in this share of all cases. A share of 0 or 1 uses no dice, so it changes no later draw."""
    return share >= 1.0 or float(dice.below(GRAIN)) < share * GRAIN
