"""Petal's own search sees what is better, and keeps nothing from one decision to the next."""

from bots.knowledge.petal.settling import COST, RULES, dealt, settled
from bots.knowledge.petal.test_exact import late
from librt.vecs import vec

from hortus.bots.knowledge import knowledge
from hortus.bots.knowledge.petal.planning import PetalPlanner
from hortus.bots.knowledge.petal.playing import POINT
from hortus.core.events import SILENT


def planned(state, effort, luck, planner=None):
    support = vec[float]([0.0] * int(RULES.catalogue.size))
    planner = planner or PetalPlanner(RULES.meadow, COST)
    planner.begin(state, luck)
    planner.go_on(effort)
    planner.report(support)
    return [support[action] for action in RULES.legal(state, state.turn)]


def test_nothing_is_kept_from_one_search_to_the_next():
    planner = PetalPlanner(RULES.meadow, COST)
    state, other = dealt(4, 20), dealt(5, 10)
    first = planned(state, 60, 9, planner)
    planned(other, 60, 9, planner)
    assert planned(state, 60, 9, planner) == first == planned(state, 60, 9)
    assert planned(state, 60, 10) != first


def test_every_simulation_is_counted():
    """Each goes to one of the moves; what is left over is the average result, at most 1 for each move."""
    support = planned(dealt(4, 20), 60, 9)
    assert sum(int(share) for share in support) in (60, 60 - 1)


def test_a_position_that_can_be_won_is_won():
    """By what the solver proves: before the search's action and after it. One miss in ten is allowed."""
    solver = knowledge(RULES).solver()
    good = asked = 0
    for seed in range(60):
        state = late(seed, 7)
        if state is None:
            continue
        seat = int(state.turn)
        sign = -1 if seat else 1
        possible = sign * settled(state) / POINT + solver.best(state)[1]
        if possible < 0.5:
            continue
        support = planned(state, 300, 7)
        RULES.choose(state, seat, RULES.legal(state, seat)[support.index(max(support))], SILENT)
        reached = sign * settled(state) / POINT - (0 if state.over else solver.best(state)[1])
        asked += 1
        good += reached > 0
    assert asked > 15
    assert good >= 0.9 * asked
