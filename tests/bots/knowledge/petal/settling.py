"""Dealt positions of Petal, and their margin as a search counts it."""

from walking import somewhere

import hortus
from hortus.bots.knowledge.petal.playing import POINT
from hortus.core.scoring import BLANK

RULES = hortus.rules("petal")
COST = 3


def dealt(seed, decisions=0):
    return somewhere(RULES, seed, decisions)[0]


def settled(state):
    """The margin of seat 0, by the rules' own scores."""
    flowers = int(state.picked[0] - state.picked[1])
    points = int(RULES.score(state, 0, BLANK) - RULES.score(state, 1, BLANK))
    return POINT * (points if state.over else points - COST * flowers) - flowers


def listed(actions, count):
    return [int(actions[index]) for index in range(count)]
