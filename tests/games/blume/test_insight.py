"""A closer look: patterns of points, the market to come, tiles for the next seat, sets of tiles to cut."""

from math import isfinite

import pytest
from games.blume.drawing import FULL_3, Table
from librt.vecs import vec
from walking import frozen, somewhere

import hortus
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.state import NONE, to_vec
from hortus.games.blume import patterns
from hortus.games.blume.fortunes import CROWD, LATER, PRICES, SOON, TRUST
from hortus.games.blume.patterns import PATTERNS, WORDS, Reader

MODULES = [[], ["botanist"], ["tools"], ["tools", "botanist"], ["field_of_flowers"]]


def studied(table: Table, seat: int | None = None) -> dict[str, float]:
    """What each legal action is worth on a closer look, by its notation."""
    who = table.turn if seat is None else seat
    legal = table.rules.legal(table.state, who)
    worths = vec[float]([0.0] * len(legal))
    table.rules.heuristics.study(table.state, who, to_vec(legal), len(legal), worths)
    return {text: worths[index] for index, text in enumerate(table.written(legal))}


def best(table: Table, seat: int | None = None) -> str:
    worths = studied(table, seat)
    return max(worths, key=lambda text: worths[text])


# ---- patterns


@pytest.mark.parametrize(
    ("drawing", "hybrids", "word"),
    [
        (".. --\n.. --\n-- --\n-- --", (), "one plain"),
        (".. --\n.r --\n-- --\n-- --", ("red/blue",), "one open"),
        (".. --\n.r --\n.r --\n.. --", (), "beside"),
        (".. --\n.r --\n-- r.\n-- ..", (), "across plain"),
        (".. --\n.r --\n-- r.\n-- ..", ("red/blue",), "across open"),
        (".. --\n.r --\n.b --\n.. --", ("red/blue",), "half hybrid"),
        (".. --\n.r --\n.b --\n.. --", (), "odd of two"),
        (".. --\n.r --\n.r r.\n.. ..", (), "three plain"),
        (".. --\n.r --\n.b r.\n.. ..", ("red/blue",), "three hybrid"),
        (".. --\n.r --\n.b r.\n.. ..", (), "odd of three"),
        (".. ..\n.r r.\n.r r.\n.. ..", (), "finished"),
        (".. ..\n.r r.\n.r b.\n.. ..", (), "odd of four"),
        (".. ..\n.r r.\n.b b.\n.. ..", (), "even split"),
        (".. ..\n.r o.\n.y p.\n.. ..", (), "mixed"),
    ],
)
def test_a_point_is_read_as_a_pattern(drawing, hybrids, word):
    table = Table(drawing, hybrids=hybrids)
    reader = Reader(table.rules.bed)
    reader.allow(table.state.open)
    assert WORDS[reader.read(table.state.laid, 0, table.point("ab12"), False)] == word


def test_a_pattern_turned_is_the_same_pattern():
    turned = [
        ".. --\n.r --\n.r r.\n.. ..",
        ".. ..\n.r r.\n.r --\n.. --",
        ".. ..\n.r r.\n-- r.\n-- ..",
        "-- ..\n-- r.\n.r r.\n.. ..",
    ]
    for drawing in turned:
        table = Table(drawing)
        reader = Reader(table.rules.bed)
        assert reader.read(table.state.laid, 0, table.point("ab12"), False) == patterns.THREE_PLAIN


def test_the_counts_have_a_place_for_every_pattern():
    assert len(WORDS) == PATTERNS
    assert len(SOON) == 6 * PATTERNS
    assert len(LATER) == 4 * PATTERNS
    assert len(TRUST) == 2 * PATTERNS
    assert len(PRICES) == 4 * 6 * 8
    assert sorted(CROWD) == CROWD


def test_three_corners_promise_more_than_two_and_two_more_than_none_that_agree():
    for column in range(6):
        three, two, odd = (SOON[6 * pattern + column] for pattern in (7, 3, 11))
        assert 1.0 > three > two > odd == 0.0


def test_every_trait_has_a_name_and_a_weight_to_begin_with():
    table = Table(FULL_3)
    heuristics = table.rules.heuristics
    row = vec[float]([0.0] * len(heuristics.traits()))
    heuristics.describe(table.state, 0, row)
    assert len(heuristics.hand()) == len(row)
    assert all(isfinite(amount) for amount in row)


# ---- laying and taking


RED_GAP = ".. .. ..\n.. .. ..\n.. -- ..\n.r -- ..\n.r r. ..\n.. .. .."


def test_the_last_tile_of_a_round_is_turned_so_that_a_flower_opens():
    table = Table(RED_GAP, FULL_3)
    tile, turn = table.find("...r")
    table.state.hand = tile
    table.enter("place")
    assert best(table) == "b2" + "^>v<"[turn]


def test_a_tile_the_next_seat_needs_is_not_left_lightly():
    # Only the second tile of the row completes the other's red flower.
    table = Table(".. --\n.. --", RED_GAP, row=("oyvb", "rypv", "ypvb"))
    table.enter("take")
    choosing = table.rules.heuristics.choosing
    choosing.denial = 0.0
    without = studied(table)
    choosing.denial = 1.0
    denied = studied(table)
    assert denied["2"] - without["2"] > denied["1"] - without["1"]


def test_the_bag_is_weighed_by_what_is_in_it():
    table = Table(RED_GAP, FULL_3, row=("oyvb", "ypvb", "oypv"))
    for tile, corners in enumerate(table.rules.scene()["tiles"]):
        if 0 not in corners and table.state.bag[tile]:
            table.state.bag[tile] = 0
            table.state.bagged -= 1
    table.enter("take")
    assert best(table) == "bag"


def test_only_a_point_that_one_tile_completes_is_watered_by_hand():
    table = Table(".. --\n.r --\n.r r.\n.. ..", modules=("tools",), row=("...r", "....", "...."))
    heuristics = table.rules.heuristics
    table.enter("hose")
    worths = studied(table)
    assert worths["hose ab12"] > 0.0
    assert all(worth == 0.0 for text, worth in worths.items() if text != "hose ab12")
    assert not heuristics.closely


# ---- the market


def test_the_colour_that_i_hold_most_is_raised():
    table = Table(".. --\n.r --\n.r r.\n.. ..", round=2)
    table.state.scored = 2
    table.stock(0, red=6, blue=5, pink=1)
    table.stock(1, pink=4)
    table.lay("b2", "...r")
    assert best(table) == "blue+"


def test_the_colour_that_only_the_rival_holds_is_lowered():
    table = Table(".. --\n.r --\n.r r.\n.. ..", round=2)
    table.state.scored = 2
    table.stock(0, red=6)
    table.stock(1, pink=5)
    table.market(pink=4)
    table.lay("b2", "...r")
    assert best(table) == "pink-"


def test_a_step_that_jumps_over_other_pegs_is_worth_more():
    table = Table(".. --\n.r --\n.r r.\n.. ..")
    table.stock(0, red=6, blue=3, pink=3)
    table.market(blue=1, orange=2, yellow=3, pink=5)
    table.lay("b2", "...r")
    worths = studied(table)
    assert worths["blue+"] > worths["pink+"] > 0


# ---- pruning


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
        rules.heuristics.study(state, 0, to_vec(legal), len(legal), vec[float]([0.0] * len(legal)))
        cutting = rules.heuristics.cutting
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
    heuristics = table.rules.heuristics
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
    assert table.rules.heuristics.cutting.best[table.cell(second[1:])] == pytest.approx(worths[second])


@pytest.mark.parametrize(("count", "size"), [("3", 3), ("4", 4)])
def test_the_beam_cuts_as_many_tiles_as_the_table_has_agreed_on(count, size):
    table = Table(FULL_3, FULL_3, options={"prune_round1": count})
    table.enter("prune")
    studied(table, 0)
    assert table.rules.heuristics.cutting.size == size


def test_more_tiles_are_cut_where_a_hybrid_allows_it():
    table = Table(".. .. ..\n.. .. ..\n.r b. ..\n.b r. ..\n.. .. ..\n.. .. ..", FULL_3, hybrids=("red/blue",))
    table.plant(0, "ab12", "red/blue")
    table.enter("prune")
    assert set(studied(table, 0)) == {"prune 2", "prune 4"}


# ---- every table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("modules", MODULES)
def test_a_closer_look_finds_a_finite_worth_and_changes_nothing(modules, seats):
    rules = hortus.rules("blume", seats, modules)
    look(rules, 6)


def test_a_closer_look_at_a_table_for_one():
    look(hortus.rules("blume", 1), 10)


def look(rules, seeds):
    for seed in range(seeds):
        state, _ = somewhere(rules, seed, 17 * seed)
        before = frozen(state)
        for seat in range(rules.seats):
            legal = rules.legal(state, seat)
            if legal:
                worths = vec[float]([0.5] * len(legal))
                rules.heuristics.study(state, seat, to_vec(legal), len(legal), worths)
                assert all(isfinite(worth) for worth in worths)
                assert [rules.heuristics.promise(state, seat, action) for action in legal]
        assert frozen(state) == before
