"""What the greedy bot thinks of a garden, a bid and a flower."""

import pytest
from games.papillon.drawing import Table

import hortus
from hortus.bots.knowledge import knowledge
from hortus.core.bits import members
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective


def greedy(table, seat=0):
    action = hortus.bot("greedy").choose(Perspective(table.rules, table.state, seat), hortus.Dice(1))
    return table.rules.catalogue.write(action)


def test_it_closes_a_patch_when_it_can():
    table = Table().garden(0, "BFFF1v").hold(0, "BFFF2").at("garden")
    assert greedy(table) == "BFFF2^"
    table.play(0, "BFFF2^")
    assert greedy(table) == "p17"


def test_it_takes_the_lead_on_the_richer_flower():
    table = Table().garden(0, "BFFF1v").hold(0, "BFFF2").at("garden")
    table.play(0, "BFFF2^", "p17", "done")
    # blue2 is planted for 6, blue1 for 5.
    assert greedy(table) == "blue2:2"


def test_it_takes_a_second_butterfly_with_the_token():
    table = Table().garden(0, "RFFF1v\nRFRF1").hold(0, "RFFF2").at("garden")
    table.play(0, "RFFF2^", "p18", "done", "red2:3+")
    assert greedy(table) == "supply>red2"


def test_it_does_not_take_a_leading_butterfly_off_its_flower():
    table = Table().garden(0, "BFFF1v").hold(0, "BFFF2").clip(0, yellow2=1).at("garden")
    table.play(0, "BFFF2^", "p17")
    assert greedy(table) == "from supply"


def test_the_last_butterfly_goes_to_the_patch_where_it_brings_more():
    """Purple is asked for first; where another one leads anyway the only butterfly is not needed."""
    for leader, best in [("purple", "from nowhere"), ("blue", "from supply")]:
        table = Table().garden(0, "BFFF1v .\n. PFFF1<").hold(0, "BPFF1")
        table.clip(1, **{f"{leader}1": 6, f"{leader}2": 6}).at("garden")
        table.state.supply[0] = 1
        table.play(0, "BPFF1^", "p17")
        assert greedy(table) == best


def test_it_does_not_pay_for_a_place_it_has_anyway():
    """Third behind a 5 and a 4 with a 3 as with a 0, and the 0 pays."""
    table = Table().fill("BFFF1", "RFFF1", "YFFF1", "PFFF1", "BBFF1", "RRFF1").gnome(1).at("bid")
    table.play(0, "bid 5")
    table.play(1, "bid 4")
    assert greedy(table, 2) == "bid 0"


def test_a_bid_of_zero_counts_what_the_table_has_agreed_on():
    """Last of three, on the first 0 space: one caterpillar, or three for the third place."""
    found = {}
    for option in ("space", "order_position"):
        table = Table(zero_bonus=option).fill("BFPFc", "BFRFc").at("bid")
        table.state.caterpillars[2] = 3
        table.play(0, "bid 5")
        table.play(1, "bid 4")
        actions = table.rules.catalogue
        zero = next(action for action in table.rules.legal(table.state, 2) if actions.write(action) == "bid 0")
        found[option] = knowledge(table.rules).promise(table.state, 2, zero)
    assert found["order_position"] - found["space"] == pytest.approx(2)


def test_thinking_leaves_the_table_as_it_was():
    rules = hortus.rules("papillon", 3, ["expert_gnomes"])
    dice = hortus.Dice(5)
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, dice, SILENT)
    for _ in range(120):
        seat = members(state.waiting)[0]
        before = state.dump()
        for action in rules.legal(state, seat):
            knowledge(rules).promise(state, seat, action)
        knowledge(rules).value(state, seat)
        assert state.dump() == before
        legal = rules.legal(state, seat)
        rules.choose(state, seat, legal[dice.below(len(legal))], SILENT)
        rules.settle(state, dice, SILENT)
        if state.over:
            break


def test_greedy_beats_random():
    rules = hortus.rules("papillon", 2)
    bots = [hortus.bot("greedy"), hortus.bot("random")]
    won = 0
    for game in range(10):
        dice = hortus.Dice(game)
        state = rules.deal()
        rules.enter(state, 0)
        rules.settle(state, dice, SILENT)
        while not state.over:
            seat = members(state.waiting)[0]
            action = bots[(seat + game) % 2].choose(Perspective(rules, state, seat), dice)
            rules.choose(state, seat, action, SILENT)
            rules.settle(state, dice, SILENT)
        won += rules.winners(state) == [game % 2]
    assert won >= 9
