"""Somebody who does not see everything: looks at a part of what could be done and takes what looks best."""

from typing import Any, Final

from mypy_extensions import i64

from hortus.bots.bot import Bot
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective

GRAIN: Final = 1024


class GlanceBot(Bot):
    """Sees `share` of the legal actions, and at least one of them."""

    def __init__(self, share: float) -> None:
        self.share = share

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        heuristics = perspective.rules.heuristics
        seat = i64(perspective.seat)
        seen = noticed(perspective.legal(), self.share, dice)
        world = perspective.imagine(dice)
        heuristics.ready(world, seat)
        best_action = seen[0]
        best = -1e300
        for action in seen:
            promise = heuristics.judge(world, seat, i64(action)) if len(seen) > 1 else 0.0
            if promise > best:
                best = promise
                best_action = action
        return best_action


def noticed(legal: list[int], share: float, dice: Dice) -> list[int]:
    """A share of the legal actions, in any order; at least one."""
    # Of three actions half are sometimes one and sometimes two, so that a little more attention is a little more.
    looks = int(share * len(legal) + float(dice.below(GRAIN)) / float(GRAIN))
    looks = min(max(1, looks), len(legal))
    for look in range(looks):
        # What was looked at goes to the front, so that nothing is looked at twice.
        place = look + int(dice.below(i64(len(legal) - look)))
        action = legal[place]
        legal[place] = legal[look]
        legal[look] = action
    return legal[:looks]
