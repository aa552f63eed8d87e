"""A match of the core, without the conveniences around it."""

import random

import pytest

import hortus
from hortus.core.deal import seeded
from hortus.core.errors import IllegalAction
from hortus.core.match import Match
from hortus.core.state import NONE


def test_a_match_begins_by_itself_unless_it_is_told_to_wait():
    rules = hortus.rules("petal")
    begun = Match(rules, seeded("7"))
    assert len(begun.waiting) == 1
    assert begun.moves
    waiting = Match(rules, seeded("7"), False)
    assert waiting.waiting == ()
    assert waiting.moves == []
    waiting.settle()
    assert waiting.moves == begun.moves


def test_a_refusal_lists_five_actions_and_counts_the_others():
    match = Match(hortus.rules("petal"), seeded("7"))
    (turn,) = match.waiting
    legal = match.legal(turn)
    other = next(action for action in range(match.rules.catalogue.size) if action not in legal)
    with pytest.raises(IllegalAction) as refused:
        match.submit(turn, other)
    some = refused.value.message.values["some"]
    *shown, rest = some.items
    assert [str(part) for part in shown] == [match.rules.catalogue.write(action) for action in legal[:5]]
    assert rest.values["count"] == len(legal) - 5 > 0


def test_a_refusal_lists_all_actions_where_there_are_five():
    match = Match(hortus.rules("petal"), seeded("1"))
    dice = random.Random(1)
    while len(legal := match.legal(turn := match.waiting[0])) != 5:
        match.submit(turn, dice.choice(legal))
    other = next(action for action in range(match.rules.catalogue.size) if action not in legal)
    with pytest.raises(IllegalAction) as refused:
        match.submit(turn, other)
    some = refused.value.message.values["some"]
    assert list(some.items) == [match.rules.catalogue.write(action) for action in legal]


def test_whoever_must_choose_is_owed_the_legal_actions_and_everybody_else_is_told_so():
    match = Match(hortus.rules("petal"), seeded("7"))
    (turn,) = match.waiting
    assert match.perspective(turn).owed() == match.legal(turn) != []
    with pytest.raises(IllegalAction, match="It isn't seat"):
        match.perspective(1 - turn).owed()
    with pytest.raises(IllegalAction, match="spectator"):
        match.perspective(NONE).owed()
