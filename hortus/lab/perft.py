"""Counts positions: the quickest check that rules did not change by accident."""

from typing import Any

from hortus.core.bits import lowest
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.rules import Rules
from hortus.core.state import State


def perft(rules: Rules[Any], seed: int, depth: int) -> list[int]:
    """How many sequences of 1, 2, … depth decisions there are from a seeded start.

    If several seats are asked, the lowest decides first. Random draws depend only on
    the seed and the depth, so they are the same in every branch.
    """
    counts = [0] * depth
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, Dice(seed), SILENT)
    _count(rules, state, seed, 0, counts)
    return counts


def _count(rules: Rules[Any], state: State, seed: int, level: int, counts: list[int]) -> None:
    if state.over:
        return
    seat = lowest(state.waiting)
    legal = rules.legal(state, seat)
    counts[level] += len(legal)
    if level + 1 == len(counts):
        return
    for action in legal:
        branch = state.clone()
        rules.choose(branch, seat, action, SILENT)
        rules.settle(branch, Dice(seed + level + 1), SILENT)
        _count(rules, branch, seed, level + 1, counts)
