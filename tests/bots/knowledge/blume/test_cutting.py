"""Which tiles to cut."""

import pytest
from bots.knowledge.blume.looking import best, studied
from games.blume.drawing import FULL_3, Table
from librt.vecs import vec
from walking import somewhere

import hortus
from hortus.bots.knowledge import knowledge
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.state import NONE, to_vec


def test_the_beam_finds_what_cutting_the_best_tile_again_and_again_finds_or_better():
    better = 0
    for seed in range(8):
        rules = hortus.rules("blume", 2)
        state, _ = somewhere(rules, seed, 0)
        dice, bot = hortus.Dice(seed), hortus.bot("greedy")
        while rules.steps[state.step].name != "prune":
            seat = int(state.turn)
            rules.choose(state, seat, bot.choose(Perspective(rules, state, seat), dice), SILENT)
            rules.settle(state, dice, SILENT)
        legal = rules.legal(state, 0)
        knowledge(rules).study(state, 0, to_vec(legal), len(legal), vec[float]([0.0] * len(legal)))
        cutting = knowledge(rules).cutting
        reached = greedy_set(state, cutting, cutting.size)
        assert cutting.by_size[cutting.size] >= reached - 1e-9
        better += cutting.by_size[cutting.size] > reached + 1e-9
    assert better > 0


def greedy_set(state, cutting, size: int) -> float:
    """What is reached by cutting the best tile again and again."""
    cut = 0
    for _ in range(size):
        cells = [cell for cell in range(25) if state.laid[cell] != NONE and not cut >> cell & 1]
        cut |= max((1 << cell for cell in cells), key=lambda mark: cutting.worth(cut | mark))
    return float(cutting.worth(cut))


def test_the_worth_of_a_set_is_what_the_garden_promises_without_it():
    table = Table(FULL_3, FULL_3)
    table.enter("prune")
    studied(table, 0)
    heuristics = knowledge(table.rules)
    found = heuristics.cutting.worth(0b1 | 0b1000000)
    table.state.laid[0] = table.state.laid[6] = NONE
    assert found == pytest.approx(heuristics.insight.garden(table.state, 0))


def test_the_tiles_already_named_are_part_of_the_set():
    table = Table(FULL_3, FULL_3)
    table.enter("prune")
    first = best(table, 0)
    table.do(first, seat=0)
    worths = studied(table, 0)
    assert first not in worths
    second = max(worths, key=lambda text: worths[text])
    assert knowledge(table.rules).cutting.best[table.cell(second[1:])] == pytest.approx(worths[second])


@pytest.mark.parametrize(("count", "size"), [("3", 3), ("4", 4)])
def test_the_beam_cuts_as_many_tiles_as_the_table_has_agreed_on(count, size):
    table = Table(FULL_3, FULL_3, options={"prune_round1": count})
    table.enter("prune")
    studied(table, 0)
    assert knowledge(table.rules).cutting.size == size


def test_more_tiles_are_cut_where_a_hybrid_allows_it():
    table = Table(".. .. ..\n.. .. ..\n.r b. ..\n.b r. ..\n.. .. ..\n.. .. ..", FULL_3, hybrids=("red/blue",))
    table.plant(0, "ab12", "red/blue")
    table.enter("prune")
    assert set(studied(table, 0)) == {"prune 2", "prune 4"}
