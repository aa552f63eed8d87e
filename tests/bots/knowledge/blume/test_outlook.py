"""Where prices will stand when rounds are scored."""

import pytest
from games.blume.drawing import Table

from hortus.bots.knowledge import knowledge
from hortus.bots.knowledge.blume.fortunes import PRICES, SPANS, TERMS

HUES = 6


def forecast(table, seat=0):
    insight = knowledge(table.rules).insight
    insight.round = table.state.round
    insight.forecast(table.state, seat)
    return insight


def test_at_the_end_of_the_last_round_a_price_is_what_the_peg_says():
    """The counts of the last round: hardly a constant, and all of the peg."""
    for seats in range(4):
        last = ((seats * SPANS) + SPANS - 1) * TERMS
        assert abs(PRICES[last]) < 0.25
        assert PRICES[last + 1] == pytest.approx(1.0, abs=0.05)


def test_what_one_holds_will_rise():
    table = Table()
    before = forecast(table).prices[HUES * 2]
    table.state.stock[0] = 3
    assert forecast(table).prices[HUES * 2] > before


def test_a_full_greenhouse_stocks_no_more():
    table = Table()
    table.state.stock[0] = table.rules.edition.capacity
    insight = forecast(table)
    assert insight.stocking[0] == 0
    assert insight.fetches(0) > 0


def test_prices_stay_on_the_track():
    table = Table()
    market = table.rules.market
    for colour in range(HUES):
        table.state.pegs[colour] = market.high - colour
    for price in forecast(table).prices:
        assert market.low <= price <= market.high


def test_a_gardener_alone_has_no_rivals_to_mind():
    table = Table(seats=1)
    assert forecast(table).others(table.state, 0, 0) == 0
