"""The parts of a search: the tree, playing on, what a result is worth, halving, and the same luck for all."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from walking import somewhere

import hortus
from hortus.bots.heuristics import squash
from hortus.bots.knowledge import knowledge
from hortus.bots.search.branches import Branches
from hortus.bots.search.flat import FlatStyle, Trials
from hortus.bots.search.judge import Judge
from hortus.bots.search.nodes import Tree
from hortus.bots.search.policy import Policy, appraise
from hortus.bots.search.tree import Search, Style
from hortus.core.bits import lowest
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.state import NONE

STYLE = Style(60, 8, 4, 0.1, 2.0)


def thinking(game: str, decisions: int, style: Style = STYLE, seats: int | None = None, **options: str) -> Search:
    """A search from somewhere in a game."""
    rules = hortus.rules(game, seats, (), options)
    state, dice = somewhere(rules, 7, decisions)
    return Search(Perspective(rules, state, int(lowest(state.waiting))), style, dice, dice)


def children(tree: Tree, node: int) -> list[int]:
    found = []
    child = int(tree.child[node])
    while child != NONE:
        found.append(child)
        child = int(tree.sibling[child])
    return found


# ---- the tree


def test_a_node_remembers_what_it_was_worth_to_every_seat():
    tree = Tree(3)
    node = tree.grow(0, 17)
    tree.learn(node, vec[float]([1.0, 0.5, 0.0]))
    tree.learn(node, vec[float]([0.0, 0.5, 1.0]))
    tree.learn(node, vec[float]([0.5, 0.5, 0.5]))
    assert [tree.mean(node, seat) for seat in range(3)] == [0.5, 0.5, 0.5]
    tree.learn(node, vec[float]([0.5, 0.1, 0.9]))
    assert tree.mean(node, 2) > tree.mean(node, 1)


def test_each_seat_follows_what_was_good_for_itself_among_what_is_open():
    tree = Tree(2)
    mine, yours = tree.grow(0, 3), tree.grow(0, 5)
    for _ in range(9):
        tree.learn(mine, vec[float]([0.9, 0.1]))
        tree.learn(yours, vec[float]([0.1, 0.9]))
    both, closed = [0] * 8, [0] * 8
    both[3] = both[5] = closed[5] = 1
    assert tree.best(0, 0, vec_of(both), 1, 0.0) == mine
    assert tree.best(0, 1, vec_of(both), 1, 0.0) == yours
    assert tree.best(0, 0, vec_of(closed), 1, 0.0) == yours


def vec_of(stamps: list[int]):
    buffer = hortus.rules("petal").buffer()
    for place, stamp in enumerate(stamps):
        buffer[place] = stamp
    return buffer


def test_a_tree_widens_as_its_visits_grow():
    search = thinking("petal", 20)
    for _ in range(60):
        search.simulate()
    assert search.tree.visits[0] == 60
    few = len(children(search.tree, 0))
    assert 2 <= few <= 1 + 1 + STYLE.widening * 60**0.5
    for _ in range(240):
        search.simulate()
    assert few < len(children(search.tree, 0)) <= 1 + 1 + STYLE.widening * 300**0.5


def test_visits_below_add_up_to_the_visits_above():
    search = thinking("blume", 12)
    for _ in range(50):
        search.simulate()
    assert sum(int(search.tree.visits[node]) for node in children(search.tree, 0)) == 50
    for node in children(search.tree, 0):
        assert sum(int(search.tree.visits[below]) for below in children(search.tree, node)) <= search.tree.visits[node]


def test_a_prescribed_first_action_is_the_branch_that_is_walked():
    search = thinking("petal", 20)
    first = search.perspective.legal()[3]
    for _ in range(5):
        search.simulate(first)
    assert [int(search.tree.action[node]) for node in children(search.tree, 0)] == [first]


# ---- steps that ask several


def test_who_is_asked_alone_and_seals_in_parts_is_thought_about_in_the_tree():
    """Gardening one after the other: the parts of a rival's own turn hide nothing from it."""
    rules = hortus.rules("papillon", 2, (), {"gardening": "draft_order"})
    alone = sealed_before = 0
    state, dice = somewhere(rules, 3, 0)
    search = Search(Perspective(rules, state, 0), STYLE, dice, dice)
    policy = Policy(rules, 1)
    for _ in range(120):
        seat = lowest(state.waiting)
        if state.sealed[int(seat)].count:
            alone += 1
            sealed_before += search.sealing(state, seat)
        rules.choose(state, seat, policy.choose(state, seat, dice), SILENT)
        rules.settle(state, dice, SILENT)
    assert alone > 20
    assert sealed_before == 0


def test_what_another_has_sealed_does_not_lead_through_the_tree():
    rules = hortus.rules("polders", 2)
    state, dice = somewhere(rules, 3, 0)
    assert lowest(state.waiting) == 0
    search = Search(Perspective(rules, state, 0), STYLE, dice, dice)
    assert not search.sealing(state, 1)
    rules.choose(state, 0, rules.legal(state, 0)[0], SILENT)
    assert search.sealing(state, 1)


# ---- playing on, and what came of it


def test_playing_on_ends_with_the_game_or_the_horizon():
    rules = hortus.rules("flutter", 3)
    state, dice = somewhere(rules, 5, 0)
    policy = Policy(rules, 4)
    policy.play_on(state, 6, dice, dice)
    assert not state.over
    policy.play_on(state, 100_000, dice, dice)
    assert state.over


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_result_is_worth_most_to_its_winners(game):
    rules = hortus.rules(game)
    values = vec[float]([0.0] * int(rules.seats))
    for seed in range(4):
        state, dice = somewhere(rules, seed, 0)
        Policy(rules, 4).play_on(state, 100_000, dice, dice)
        appraise(rules, knowledge(rules), state, values, 0.8)
        winners = rules.winners(state)
        for seat in range(int(rules.seats)):
            assert 0.0 <= values[seat] <= 1.0
            assert (values[seat] >= 0.4) == (seat in winners)
            if len(winners) == 1:
                assert (values[seat] >= 0.8) == (seat in winners)


def test_a_lead_is_squashed_evenly():
    assert squash(0.0) == 0.5
    assert squash(1.5) == pytest.approx(1 - squash(-1.5))
    assert squash(1e6) == 1.0
    assert squash(-1e6) == 0.0


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_table_that_is_not_over_is_judged_between_nothing_and_all(game):
    rules = hortus.rules(game)
    state, _ = somewhere(rules, 2, 15)
    values = vec[float]([0.0] * int(rules.seats))
    for learned in (False, True):
        Judge(rules, 0.5, learned).appraise(state, values)
        assert all(0.0 < values[seat] < 1.0 for seat in range(int(rules.seats)))


def test_a_close_look_chooses_what_is_best_after_studying():
    """The policy of a trial's first decisions: for each seat, an action that its study ranks first."""
    for game in ("papillon", "blume"):
        rules = hortus.rules(game)
        for decisions in range(2, 20, 3):
            state, dice = somewhere(rules, 6, decisions)
            seat = lowest(state.waiting)
            chosen = Policy(rules, 4).choose_closely(state, seat, dice)
            legal = rules.legal(state, seat)
            worths = vec[float]([0.0] * len(legal))
            knowledge(rules).study(state, seat, vec[i64](legal), len(legal), worths)
            assert worths[legal.index(chosen)] == max(worths[index] for index in range(len(legal)))


def test_a_trial_may_end_in_the_middle_of_its_close_looks():
    """The last decisions of a game: fewer are left than would get a close look."""
    rules = hortus.rules("blume")
    state, dice = somewhere(rules, 5, 0)
    policy = Policy(rules, 4)
    while not state.over:
        twin = state.clone()
        policy.play_on(state, 6, dice, dice)
    policy.play_closely(twin, 100, dice, dice)
    assert twin.over


# ---- halving


def test_a_cut_off_needs_weights_for_its_table():
    """Learned values judge the tables they were trained at; with a module fewer trials are played to the end."""
    style = FlatStyle(8, 3, 16, 100, 0.5, 20.0, learned=True)
    for modules, cut in (([], True), (["botanist"], False), (["field_of_flowers"], False)):
        rules = hortus.rules("blume", 2, modules)
        state, dice = somewhere(rules, 4, 5)
        perspective = Perspective(rules, state, int(lowest(state.waiting)))
        thoughts = Trials(perspective, style, perspective.legal(), dice)
        assert (thoughts.horizon == 16) == cut
        assert thoughts.trials == (8 if cut else 2)
        assert thoughts.best() in perspective.legal()


def trials(kind: type[Trials], effort: int) -> Trials:
    rules = hortus.rules("blume", 3)
    state, dice = somewhere(rules, 4, 20)
    perspective = Perspective(rules, state, int(lowest(state.waiting)))
    root = FlatStyle(effort, 6, 20, 100_000, 0.5, 10.0)
    if kind is Branches:
        return Branches(perspective, root, STYLE, perspective.legal(), dice)
    return Trials(perspective, root, perspective.legal(), dice)


@pytest.mark.parametrize("kind", [Trials, Branches])
def test_the_field_is_halved_and_the_rest_tried_more_often(kind):
    field = trials(kind, 30)
    at_first = int(field.count)
    assert at_first > 2
    best = field.best()
    assert field.count == 1
    assert best == field.action[0]
    assert 60 // at_first // 3 <= field.tried <= 2 * 30  # two rivals: twice the trials


def test_all_candidates_meet_the_same_luck():
    """Trial number n of every candidate begins in the same world: the same action twice is the same game twice."""
    field = trials(Trials, 30)
    action = field.action[0]
    assert field.trial(action, 99) == field.trial(action, 99)
    assert len({field.trial(action, seed) for seed in range(12)}) > 1


def test_branches_have_luck_of_their_own_beside_their_thoughts():
    one, other = trials(Branches, 30), trials(Branches, 30)
    assert one.trial(one.action[0], 99) == other.trial(other.action[0], 99)
    assert one.search.table.word() != one.search.thoughts.word()
