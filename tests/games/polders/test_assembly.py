"""How a table of Polders is put together."""

import pytest

import hortus
from hortus.games.polders.assembly import choose_polders, round_boxes
from hortus.games.polders.assignments import Most, MostPooled, TooFew


def test_a_round_follows_the_rulebook():
    steps = [step.name for step in hortus.rules("polders").steps]
    assert steps == [step.name for step in hortus.rules("polders", 4, options={"polders": "drawn"}).steps]
    assert len(steps) == 5


def test_areas_are_scored_before_every_card():
    rules = hortus.rules("polders")
    assert rules.clauses[0] is rules.areas
    assert rules.clauses[1:] == rules.cards


def test_ties_are_divided_as_agreed():
    kinds = {"place": Most, "pool": MostPooled}
    for choice, kind in kinds.items():
        cards = hortus.rules("polders", options={"ties": choice}).cards
        assert {type(card) for card in cards if isinstance(card, Most)} == {kind}


@pytest.mark.parametrize(("choice", "more"), [("card", 0), ("appendix", 1)])
def test_the_line_for_too_few_is_the_cards_or_the_appendix(choice, more):
    rules = hortus.rules("polders", options={"too_few": choice})
    lines = {int(card.line) for card in rules.cards if isinstance(card, TooFew)}
    printed = {card.least for card in rules.edition.assignments if card.kind == "fewer"}
    assert lines == {least + more for least in printed}


def test_named_sheets_come_in_the_order_of_the_box():
    edition = hortus.rules("polders").edition
    assert choose_polders(edition, "3-4-1-2", 2) == [edition.polders[2], edition.polders[3]]
    assert choose_polders(edition, "2-4-1-3", 3) == [edition.polders[0], edition.polders[1], edition.polders[3]]


def test_rounds_are_crossed_off_on_the_sheet_that_has_the_boxes():
    edition = hortus.rules("polders").edition
    boxed = [polder for polder in edition.polders if polder.round_boxes]
    plain = [polder for polder in edition.polders if not polder.round_boxes]
    assert round_boxes([*plain, *boxed]) == len(plain)
    assert round_boxes(plain) == -1
