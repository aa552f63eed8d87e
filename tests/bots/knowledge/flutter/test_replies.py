"""Replies: a turn on a copy of the table is the turn the rules would play, and the next seat's best one is found."""

import pytest
from games.flutter.drawing import Drawing, rules
from games.flutter.positions import decisions

from hortus.bots.knowledge import knowledge
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.state import NONE


def one_side_open(petals: str) -> Drawing:
    """Seat 1 is to move, its free tile is a ladybug that just fits beside the blue hummingbird t."""
    board = Drawing("  a a a a\n  a t # # a\n    b b b b", "red ladybug").name(t="blue hummingbird")
    board.flower(1, "p")
    board.state.hand = board.state.held = NONE
    board.top("red ladybug")
    board.sun("moth")
    board.state.turn = 1
    board.hold(1, petals)
    return board


def test_the_best_reply_closes_what_it_can_pay():
    board = one_side_open("bbbb")
    replies = knowledge(board.rules).replies
    assert replies.find(board.state)
    assert replies.at == board.spot
    replies.take(board.state)
    assert board.enclosed() >= {"t"}
    assert board.pollen() == [0, 4]
    assert board.petals(1) == "pp"  # two for the flower; four blue were paid
    assert board.state.turn == 0


def test_a_reply_that_cannot_pay_leaves_the_tile_open():
    board = one_side_open("bbb")
    replies = knowledge(board.rules).replies
    assert replies.find(board.state)
    replies.take(board.state)
    assert "t" not in board.enclosed()


def test_a_reply_that_pays_is_feared():
    def foreseen(petals: str) -> float:
        board = one_side_open(petals)
        replies = knowledge(board.rules).replies
        replies.settle_accounts()
        return replies.follow(board.state, 0)

    assert foreseen("bbbb") < foreseen("yyyy") - 1


def test_the_stack_that_was_used_shows_a_tile_that_nobody_has_seen():
    board = one_side_open("")
    state = board.state
    ladybugs = board.meadow.shape[state.top[0]]
    seen = state.top[ladybugs]
    state.top[ladybugs] = NONE
    below = state.below[ladybugs]
    assert knowledge(board.rules).replies.turn_up(state) == ladybugs
    assert state.top[ladybugs] != seen
    assert board.meadow.shape[state.top[ladybugs]] == ladybugs
    assert state.below[ladybugs] == below - 1


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_on_a_copy_is_the_turn_that_the_rules_play(seed):
    """With water face down nothing in a turn is left to chance; bees, which choose for themselves, stay away."""
    table = rules(3, water="face_down")
    replies = knowledge(table).replies
    dice = Dice(seed + 100)
    compared = 0
    for state, seat in decisions(table, seed):
        for other in range(3):
            state.bees[other] = NONE
        if table.steps[state.step].name != "place":
            continue
        legal = table.legal(state, seat)
        action = legal[dice.below(len(legal))]
        copy, real = state.clone(), state.clone()
        replies.settle_accounts()
        replies.carry_out(copy, copy.hand, copy.held, action - knowledge(table).actions.place.start)
        table.choose(real, seat, action, SILENT)
        if table.steps[real.step].name == "choose next":
            continue  # an order of enclosed tiles is a decision of its own
        assert [real.pollen[other] for other in range(3)] == [
            copy.pollen[other] + replies.sips[other] for other in range(3)
        ]
        assert list(real.petals) == list(copy.petals)
        assert list(real.open) == list(copy.open)
        assert (real.enclosed, real.ender) == (copy.enclosed, copy.ender)
        compared += 1
    assert compared > 5
