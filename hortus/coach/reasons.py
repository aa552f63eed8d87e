"""Why one action is better than another: the difference of the expected score sheets, line by line."""

from typing import NamedTuple

from hortus.coach.evaluate import Estimate, Samples
from hortus.coach.thresholds import LINE, LINES
from hortus.core.message import Message

GROWTH = "growth"
DENIAL = "denial"
TIMING = "timing"
NOTHING = Estimate(0.0, 0.0)
THEMES = [GROWTH, DENIAL, TIMING]


class Reason(NamedTuple):
    """One line: the points that the better action gains for me, and for the others together."""

    message: Message
    mine: float
    theirs: float


class Why(NamedTuple):
    """The lines that matter, the sums over all lines, and what the advantage is about."""

    lines: list[Reason]
    mine: float
    theirs: float
    theme: str


def why(better: Samples, worse: Samples, seat: int, seats: int) -> Why:
    """Compare two actions of this seat."""
    others = [other for other in range(seats) if other != seat]
    own, their = better.lines(worse, [seat]), better.lines(worse, others)
    lines = [
        Reason(message, _clear(own, message), _clear(their, message))
        for message in dict.fromkeys([*own, *their])
        if _clear(own, message) or _clear(their, message)
    ]
    lines.sort(key=lambda reason: -abs(reason.mine) - abs(reason.theirs))
    mine = better.richer(worse, seat).mean
    theirs = sum(better.richer(worse, other).mean for other in others)
    return Why(lines[:LINES], mine, theirs, _theme(mine, theirs))


def _clear(lines: dict[Message, Estimate], message: Message) -> float:
    """The points of a line; 0 if they are few or may be noise."""
    mean, error = lines.get(message, NOTHING)
    return mean if abs(mean) >= LINE and abs(mean) > 2 * error else 0.0


def _theme(mine: float, theirs: float) -> str:
    """It adds points, it takes points from others, or neither: then it is about when things happen."""
    if max(mine, -theirs) < LINE:
        return TIMING
    return GROWTH if mine >= -theirs else DENIAL
