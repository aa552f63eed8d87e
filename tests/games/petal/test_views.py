"""What a seat sees: ruling 8 and 15."""

from english import sentence
from games.petal.drawing import Board

import hortus
from hortus.core.dice import Dice
from hortus.core.state import NONE

ROW = "g3 p1 g4 p5 g7 .  g6"


def test_covered_numbers_can_be_inspected_at_any_time():
    """Ruling 8, the default."""
    board = Board(ROW)
    board.play("a1>", "b1>")
    flower = next(pile for pile in board.rules.view(board.state, 0)["piles"] if pile["cell"] == 2)
    assert flower == {"cell": 2, "tiles": [[0, 4], [1, 1], [0, 3]], "sums": [7, 1], "worth": [6, 0]}


def test_in_the_memory_game_covered_numbers_and_sums_are_hidden_until_picked():
    board = Board(ROW, contents="memory")
    board.play("a1>", "b1>")
    flower = next(pile for pile in board.rules.view(board.state, 1)["piles"] if pile["cell"] == 2)
    assert flower == {
        "cell": 2,
        "tiles": [[0, NONE], [1, NONE], [0, NONE]],
        "sums": [NONE, NONE],
        "worth": [NONE, NONE],
    }
    petal = next(pile for pile in board.rules.view(board.state, 1)["piles"] if pile["cell"] == 3)
    assert petal["tiles"] == [[1, 5]]
    events = board.play("c1")
    assert [event.kind.name for event in events] == ["uncovered", "picked"]
    [picked] = board.rules.view(board.state, 1)["bouquets"][0]
    assert picked == {"cell": 2, "tiles": [[0, 4], [1, 1], [0, 3]], "sums": [7, 1], "worth": [6, 0], "points": 6}


def test_in_the_memory_game_nothing_that_was_told_can_be_read_again_to_learn_a_covered_number():
    """Ruling 8: the tiles show their numbers while they lie open, and the log does not write them down."""
    for contents, written in [("open", 48), ("memory", 0)]:
        match = hortus.Match(hortus.rules("petal", options={"contents": contents}), seed=3)
        heard = [event.seen_by(seat) for event in match.heard for seat in [NONE, 0, 1]]
        assert len([event for event in heard if "number" in event]) == 3 * written
        shown = match.perspective(0).view()["piles"]
        assert all(number > 0 for pile in shown for _, number in pile["tiles"])
        told = [sentence(match.rules, event.seen_by(0), ["Ada", "Ben"]) for event in match.heard[1:3]]
        colour = ["green", "pink"][match.waiting[0]]
        assert told[0] == (f"a1 is {colour} {shown[0]['tiles'][0][1]}." if written else f"a1 is {colour}.")


def test_an_imagined_memory_game_keeps_the_tiles_and_mixes_only_the_covered_ones():
    board = Board("g3 p1 g4 p5 .  g7 p8", contents="memory")
    board.play("a1>", "b1>", "f1>")
    seen = set()
    for seed in range(40):
        world = board.rules.imagine(board.state, 0, Dice(seed))
        assert board.rules.census(world) == board.rules.census(board.state)
        assert world.face[3] == -5  # in the open
        assert world.net[2] == world.face[0] + world.face[1] + world.face[2]
        assert world.gross[6] == abs(world.face[5]) + abs(world.face[6])
        seen.add(int(world.net[2]))
    assert len(seen) > 3


def test_the_running_score_is_shown_to_everybody():
    """Ruling 15."""
    board = Board("g5 p2 .  g2 p5")
    board.play("a1>", "d1>", "b1")
    for seat in [NONE, 0, 1]:
        assert board.rules.view(board.state, seat)["points"] == [3, 0]
