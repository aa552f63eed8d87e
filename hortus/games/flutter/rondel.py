"""The rondel: six stacks in a ring and the sun, which says what is free (steps 1 and 2)."""

from mypy_extensions import i64

from hortus.core.state import NONE
from hortus.games.flutter.state import FlutterState


def next_stack(state: FlutterState, place: i64) -> i64:
    """The next place clockwise that still has tiles (F5, F39), or the same place if it is the only one."""
    places = i64(len(state.rondel))
    for _ in range(places):
        place += 1
        if place == places:
            place = 0
        if state.top[state.rondel[place]] != NONE:
            return place
    return place


def stacks_left(state: FlutterState) -> i64:
    """How many stacks still have tiles. A player can skip up to the last of them (F40)."""
    left: i64 = 0
    stack: i64
    for stack in range(len(state.top)):
        if state.top[stack] != NONE:
            left += 1
    return left


def covered_stack(state: FlutterState) -> i64:
    """A stack whose next tile must be turned up, or NONE."""
    stack: i64
    for stack in range(len(state.top)):
        if state.top[stack] == NONE and state.below[stack]:
            return stack
    return NONE
