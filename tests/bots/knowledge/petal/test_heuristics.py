"""What the greedy bot thinks of a meadow."""

from games.petal.drawing import Board

import hortus
from hortus.core.perspective import Perspective


def greedy(board):
    action = hortus.bot("greedy").choose(Perspective(board.rules, board.state, int(board.state.turn)), hortus.Dice(1))
    return board.rules.catalogue.write(action)


def test_it_picks_the_flower_that_is_worth_more_than_it_costs():
    board = Board("g8 p1 .  p8 g1 .  .\n.  .  .  .  .  .  .\ng2 p3 g1")
    board.play("a1>", "d1>")
    assert greedy(board) == "b1"


def test_it_does_not_hand_the_other_a_rich_flower():
    board = Board("g1 p8 .  g2 p3")
    assert greedy(board) in {"d1>", "e1<"}


def test_greedy_beats_random_nearly_always():
    rules = hortus.rules("petal")
    bots = [hortus.bot("greedy"), hortus.bot("random")]
    won = 0
    for seed in range(60):
        match = hortus.Match(rules, seed=seed)
        dice = hortus.Dice(seed)
        mine = seed % 2
        while not match.over:
            seat = match.waiting[0]
            match.submit(seat, bots[seat ^ mine].choose(match.perspective(seat), dice))
        won += match.winners() == (mine,)
    assert won >= 57
