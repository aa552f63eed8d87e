"""A match of the core, without the conveniences around it."""

import hortus
from hortus.core.deal import seeded
from hortus.core.match import Match


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
