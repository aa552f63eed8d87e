"""Bots: legal, honest, and stronger the higher their level."""

import pytest
from walking import every_setting, plain_settings, somewhere

import hortus
from hortus.bots import BOTS
from hortus.core.bits import members
from hortus.core.perspective import Perspective

QUICK = ["random", "greedy", "level-1", "level-3"]


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_always_chooses_something_legal(setting, name):
    bot = hortus.bot(name)
    for decisions in (0, 9, 31):
        state, dice = somewhere(setting.rules, 5, decisions)
        for seat in members(state.waiting)[:1]:
            perspective = Perspective(setting.rules, state, seat)
            assert bot.choose(perspective, dice) in perspective.legal()


@pytest.mark.parametrize("name", QUICK)
def test_the_same_view_and_dice_give_the_same_choice(name):
    """Hidden things dealt anew under the same view change nothing, seed for seed."""
    hiding = [setting for setting in every_setting() if setting.rules.hides]
    for setting in hiding[:: max(1, len(hiding) // 8)]:
        rules = setting.rules
        for decisions in (3, 14, 26):
            state, dice = somewhere(rules, 11, decisions)
            for seat in members(state.waiting)[:1]:
                world = Perspective(rules, state, seat).imagine(dice)
                choices = {
                    hortus.bot(name).choose(Perspective(rules, truth, seat), hortus.Dice(3)) for truth in (state, world)
                }
                assert len(choices) == 1, setting


def test_there_are_eight_levels():
    assert ["random", "greedy", *[f"level-{number}" for number in range(1, 9)]] == BOTS
    with pytest.raises(hortus.SetupError, match="There is no bot 'level-9'"):
        hortus.bot("level-9")


def shares(game, first, second, games):
    rules = hortus.rules(game)
    won = 0.0
    for number in range(games):
        mine = number % 2
        bots = [hortus.bot(first), hortus.bot(second)]
        match = hortus.Match(rules, seed=number // 2)
        dice = hortus.Dice(number)
        while not match.over:
            seat = match.waiting[0]
            match.submit(seat, bots[seat ^ mine].choose(match.perspective(seat), dice))
        winners = match.winners()
        won += (mine in winners) / len(winners)
    return won / games


@pytest.mark.slow
def test_searching_beats_greed_in_petal():
    assert shares("petal", "level-6", "greedy", 20) > 0.8
