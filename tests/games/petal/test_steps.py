"""Setup and Gameplay, sentence by sentence; rulings by their numbers."""

from itertools import pairwise

import pytest
from games.petal.drawing import Board

import hortus
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.playout import playout
from hortus.core.state import NONE


def start(seed: int = 7):
    return hortus.Match(hortus.rules("petal"), seed=seed)


def piles(match):
    return {pile["cell"]: pile["tiles"] for pile in match.perspective(NONE).view()["piles"]}


def test_there_are_24_tiles_of_each_colour_numbered_1_to_8_three_times():
    tiles = [tile for [tile] in piles(start()).values()]
    for colour in range(2):
        numbers = sorted(number for shown, number in tiles if shown == colour)
        assert numbers == sorted(list(range(1, 9)) * 3)


def test_each_colour_totals_108():
    """Fact T7."""
    tiles = [tile for [tile] in piles(start()).values()]
    assert [sum(number for shown, number in tiles if shown == colour) for colour in range(2)] == [108, 108]


@pytest.mark.parametrize("seed", range(8))
def test_the_tiles_make_a_checkerboard_round_the_tree(seed):
    """Rulings 13 and 14, fact T2: the colour the tree shows has the corners and begins."""
    match = start(seed)
    shown = piles(match)
    first = match.waiting[0]
    assert sorted(shown) == [cell for cell in range(49) if cell != 24]
    for cell, [(colour, _)] in shown.items():
        assert colour == (first if cell % 2 == 0 else 1 - first)


def test_the_tree_decides_who_begins_and_both_colours_happen():
    assert {start(seed).waiting for seed in range(20)} == {(0,), (1,)}


@pytest.mark.parametrize("seed", range(20))
def test_there_are_160_opening_actions_and_all_are_flips(seed):
    """Fact T6."""
    match = start(seed)
    legal = match.legal(match.waiting[0])
    assert len(legal) == 160
    assert {match.rules.catalogue.spell(action)["do"] for action in legal} == {"flip"}


def test_a_petal_may_be_flipped_along_a_straight_edge_only():
    """Gameplay 1 and ruling 6: up, down, left, right; no diagonal, no jump."""
    board = Board("""
        .  .  .  .  .  .  .
        .  .  g2 .  .  .  .
        .  p1 g3 p4 .  .  .
        .  .  p5 .  .  .  .
    """)
    assert {text for text in board.legal() if text.startswith("c3")} == {"c3^", "c3<", "c3>", "c3v"}
    assert {text for text in board.legal() if text.startswith("b3")} == {"b3>"}


def test_any_petal_of_either_colour_may_be_flipped_by_either_seat():
    """Ruling 1."""
    for turn in range(2):
        board = Board("g3 p4", turn)
        assert board.legal() == {"a1>", "b1<"}


def test_two_petals_make_a_flower_on_the_target_and_leave_a_gap():
    """Gameplay 1, ruling 7."""
    board = Board("g3 p4 g5")
    board.play("a1>")
    view = board.rules.view(board.state, 0)
    assert [(pile["cell"], pile["tiles"]) for pile in view["piles"]] == [
        (2, [[0, 5]]),
        (1, [[1, 4], [0, 3]]),
    ]


def test_nothing_is_flipped_onto_a_flower_the_tree_or_a_gap():
    """Gameplay 1 and 2."""
    board = Board("""
        g1 p2 .  p3 .  .  .
        .  .  .  .  .  .  .
        .  .  .  g4 .  .  .
        .  .  g6 T  .  .  .
    """)
    board.play("a1>")
    assert board.legal() == {"b1"}  # the flower can be picked; every other pile stands alone
    board = Board("g1 p2 g3 p4")
    board.play("a1>", "d1<")
    assert board.legal() == {"b1", "c1"}


def test_a_flower_beside_the_tree_is_not_flipped_onto_it():
    """Gameplay 2: from none of the four sides; all that is left is to pick it."""
    board = Board("""
        .  .  .  .  .  .  .
        .  .  .  g1 .  .  .
        .  .  .  p2 .  .  .
        .  g3 p4 T  p6 g5 .
        .  .  .  p8 .  .  .
        .  .  .  g7 .  .  .
    """)
    board.play("d2v", "b4>", "f4<", "d6^")
    assert board.legal() == {"d3", "c4", "e4", "d5"}


def test_any_flower_may_be_flipped_onto_a_petal_to_grow_it():
    """Gameplay 2, rulings 2 and 5: whoever made it, without limit."""
    board = Board("g1 p2 g3 p4 g5 p6 g7")
    board.play("a1>", "b1>", "c1>", "d1>", "e1>", "f1>")
    assert board.state.size[6] == 7
    assert board.legal() == {"g1"}


def test_a_flower_may_be_picked_from_anywhere():
    """Gameplay 3."""
    board = Board("g1 p2 .  g3 p4")
    board.play("a1>", "d1>")
    assert {"b1", "e1"} <= board.legal()


def test_players_alternate_and_nobody_passes():
    """Ruling 4: exactly one action each turn."""
    board = Board("g1 p2 .  g3 p4 g5")
    assert board.state.turn == 0
    board.play("a1>")
    assert board.state.turn == 1
    assert "pass" not in {board.rules.catalogue.spell(action)["do"] for action in range(board.rules.catalogue.size)}


def test_the_game_ends_when_no_petals_touch_and_no_flower_stands():
    """Endgame, ruling 11: lone petals score nothing."""
    board = Board("g1 p2 .  g8")
    board.play("a1>")
    assert not board.state.over
    board.play("b1")
    assert board.state.over
    assert board.points() == [3, 1]  # pink took 2 - 1; green has no flower and gets the bonus


@pytest.mark.parametrize("seed", range(30))
def test_no_game_has_more_than_48_actions_and_the_last_is_a_pick(seed):
    """Facts T4 and T6."""
    rules = hortus.rules("petal")
    match = hortus.Match(rules, seed=seed)
    dice = Dice(seed)
    count = 0
    while not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        assert legal  # fact T5
        action = legal[dice.below(len(legal))]
        match.submit(seat, action)
        count += 1
    left = len([pile for pile in match.perspective(NONE).view()["piles"] if len(pile["tiles"]) == 1])
    assert count == 48 - left
    assert rules.catalogue.spell(match.moves[-1][1])["do"] == "pick"


def test_colours_alternate_inside_every_flower():
    """Fact T3."""
    rules = hortus.rules("petal")
    for seed in range(10):
        match = hortus.Match(rules, seed=seed)
        dice = Dice(seed)
        while not match.over:
            for pile in match.perspective(NONE).view()["piles"]:
                colours = [colour for colour, _ in pile["tiles"]]
                assert all(a != b for a, b in pairwise(colours))
            legal = match.legal(match.waiting[0])
            match.submit(match.waiting[0], legal[dice.below(len(legal))])


def test_random_games_last_as_long_as_expected():
    """41 to 48 actions, 45 on average, over 300 random games."""
    rules = hortus.rules("petal")
    out = rules.buffer()
    lengths = [playout(rules, rules.deal(), Dice(seed), out) for seed in range(300)]
    assert min(lengths) >= 36
    assert max(lengths) <= 48
    assert 44 < sum(lengths) / len(lengths) < 46


def test_in_the_memory_game_a_pick_shows_something_and_cannot_be_undone():
    """Ruling 8: covered numbers are news, so undo stops there; in the open game they are not."""
    for contents, undone in [("open", True), ("memory", False)]:
        match = hortus.Match(hortus.rules("petal", options={"contents": contents}), seed=1)
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
        seat = match.waiting[0]
        pick = match.legal(seat)[-1]
        assert match.rules.catalogue.spell(pick)["do"] == "pick"
        match.submit(seat, pick)
        assert match.undo(seat) is undone


def test_settling_lays_the_whole_grid_before_anybody_is_asked():
    rules = hortus.rules("petal")
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, Dice(1), SILENT)
    assert state.laid == 49
    assert sum(state.green) == sum(state.pink) == 0
