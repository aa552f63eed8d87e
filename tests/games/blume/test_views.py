"""What a seat sees and may imagine: the botanist's cards are the one hidden hand."""

from typing import Any

import pytest
from every_table.test_worlds import assert_worlds_look_alike
from walking import somewhere

import hortus
from hortus.core.events import EventLog
from hortus.core.perspective import Perspective
from hortus.core.state import NONE

SEATS = 3
CARDS = ("Own botanist cards", "Water drops")


def table() -> Any:
    return hortus.rules("blume", SEATS, ["botanist"])


def holding(state: Any) -> list[int]:
    return [int(card) for card in state.cards.held]


def walks(rules: Any) -> list[tuple[Any, Any]]:
    return [somewhere(rules, seed, 5 + 9 * seed) for seed in range(16)]


def test_a_seat_sees_its_own_card_and_nobody_elses():
    rules = table()
    for state, _ in walks(rules):
        for seat in range(SEATS):
            view = rules.view(state, seat)["botanist"]
            assert view["card"] == holding(state)[seat]
            assert "held" not in view
        assert rules.view(state, NONE)["botanist"]["card"] == NONE


def test_an_imagined_world_keeps_the_own_card_and_deals_the_others_anew():
    rules = table()
    state, dice = somewhere(rules, 3, 20)
    others = set()
    for _ in range(80):
        world = rules.imagine(state, 1, dice)
        assert holding(world)[1] == holding(state)[1]
        assert rules.census(world) == rules.census(state)
        others.add(holding(world)[0])
    assert len(others) > 8


def test_imagined_worlds_look_like_the_true_one():
    rules = table()
    for state, dice in walks(rules):
        assert_worlds_look_alike(rules, state, dice, rules.view)


def leaks(rules: Any, view: Any) -> bool:
    """Whether the check of imagined worlds catches this view."""
    try:
        for state, dice in walks(rules):
            assert_worlds_look_alike(rules, state, dice, view)
    except AssertionError:
        return True
    return False


def test_a_view_that_shows_another_seats_card_is_caught():
    rules = table()

    def peeking(state: Any, seat: int) -> dict[str, object]:
        return {**rules.view(state, seat), "neighbour": holding(state)[(seat + 1) % SEATS]}

    assert leaks(rules, peeking)
    assert not leaks(rules, rules.view)


def test_a_view_that_shows_the_deck_is_caught():
    """The deck betrays what the others hold."""
    rules = table()

    def counting(state: Any, seat: int) -> dict[str, object]:
        return {**rules.view(state, seat), "deck": [int(count) for count in state.cards.deck]}

    assert leaks(rules, counting)


class Spying:
    """Rules whose legal actions depend on a card that the seat cannot see."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def legal(self, state: Any, seat: int) -> list[int]:
        legal = self.rules.legal(state, seat)
        return legal[holding(state)[(seat + 1) % SEATS] % 2 :] if len(legal) > 1 else legal


def test_legal_actions_that_betray_a_card_are_caught():
    rules = table()
    spying = Spying(rules)
    differing = 0
    for state, dice in walks(rules):
        for seat in range(SEATS):
            world = rules.imagine(state, seat, dice)
            differing += spying.legal(world, seat) != spying.legal(state, seat)
            assert rules.legal(world, seat) == rules.legal(state, seat)
    assert differing


def test_what_is_heard_of_another_seat_is_the_same_until_a_card_is_shown():
    """Whatever the others lay, a listener hears the same in every world, up to the event that reveals."""
    rules = table()
    compared = 0
    for state, dice in walks(rules):
        if state.over or rules.steps[state.step].name not in ("take", "place"):
            continue
        actor = int(state.turn)
        for listener in range(SEATS):
            if listener == actor:
                continue
            world = Perspective(rules, state, listener).imagine(dice)
            for action in rules.legal(state, actor)[:6]:
                true = heard(rules, state, actor, action, listener)
                imagined = heard(rules, world, actor, action, listener)
                shorter = min(len(true), len(imagined))
                assert true[:shorter] == imagined[:shorter]
                compared += 1
    assert compared > 50


def heard(rules: Any, state: Any, actor: int, action: int, listener: int) -> list[Any]:
    log = EventLog()
    rules.choose(state.clone(), actor, action, log)
    found = []
    for event in log.events:
        if event.kind.reveals:
            break
        found.append(event.seen_by(listener))
    return found


@pytest.mark.parametrize("modules", [[], ["tools"], ["field_of_flowers"]])
def test_nothing_else_is_hidden(modules):
    rules = hortus.rules("blume", 2, modules)
    assert not rules.hides
    state, dice = somewhere(rules, 4, 30)
    assert rules.imagine(state, 0, dice).dump() == state.dump()
    ours, theirs = rules.view(state, 0), rules.view(state, 1)
    assert ours == theirs


def test_points_and_prices_are_shown_as_the_rules_count_them():
    """Whoever draws the table repeats no rule: what a card, a tool or a shelf is worth stands in the view."""
    match = hortus.Match(hortus.rules("blume", 2, ["botanist", "tools"]), seed=5)
    dice = hortus.Dice(6)
    drops = 0
    prices = set()
    while not match.over:
        seat = match.waiting[0]
        match.submit(seat, hortus.bot("greedy").choose(match.perspective(seat), dice))
        view = match.perspective(NONE).view()
        for other, garden in enumerate(view["gardens"]):
            cards = sum(points for reason, _, points in match.ledger(other) if reason in CARDS)
            assert view["botanist"]["points"][other] == cards
            stocked = [*zip(garden["stock"], view["market"], strict=True)]
            assert garden["worth"] == sum(count * price for count, price in stocked)
            assert garden["shelves"] == [count * price for count, price in stocked]
            drops += cards
            paid = zip(view["tools"]["paid"][other], view["tools"]["price"][other], strict=True)
            prices |= {(gloves > 0, price) for gloves, price in paid}
    assert drops
    assert prices == {(False, 1), (True, 2)}


def test_a_seat_that_prunes_sees_how_many_tiles_it_still_has_to_name():
    match = hortus.Match(hortus.rules("blume", 2), seed=2)
    dice = hortus.Dice(3)
    counted = []
    while not match.over:
        seat = match.waiting[0]
        view = match.perspective(seat).view()
        if view["to_prune"] != NONE:
            assert f"({view['to_prune']} left)" in view["prompt"]
            assert match.perspective(NONE).view()["to_prune"] == NONE
            counted.append(view["to_prune"])
        match.submit(seat, hortus.bot("random").choose(match.perspective(seat), dice))
    assert len(set(counted)) > 1


def test_a_field_shows_the_points_it_would_score():
    match = hortus.Match(hortus.rules("blume", 2, ["field_of_flowers"]), seed=2)
    dice = hortus.Dice(3)
    while not match.over:
        seat = match.waiting[0]
        match.submit(seat, hortus.bot("greedy").choose(match.perspective(seat), dice))
        gardens = match.perspective(NONE).view()["gardens"]
        assert [garden["points"] for garden in gardens] == list(match.scores())
    assert max(match.scores()) > 2
