"""What the next seat will make of a sheet."""

import pytest
from games.polders.drawing import Table

from hortus.bots.knowledge import knowledge


def test_chances_of_replies_follow_from_the_deck():
    table = Table(open=("1", "2", "L3"))
    closer = knowledge(table.rules).closer
    closer.prepare(table.state, 0, 24)
    replies = closer.replies
    assert replies.cards == 14
    # Four of fourteen cards are missed by three draws in 10/14 * 9/13 * 8/12.
    assert replies.without(4, 3) == pytest.approx(10 / 14 * 9 / 13 * 8 / 12)
    assert replies.without(12, 3) == 0.0
    replies.find(table.state, 1)
    assert sum(replies.chance[index] for index in range(replies.count)) == pytest.approx(1.0)
    promises = [replies.promise[index] for index in range(replies.count)]
    assert promises == sorted(promises, reverse=True)


def test_whom_no_card_fits_fills_a_single_square():
    table = Table("Ao  .   Bx", open=("1", "1", "2"))
    closer = knowledge(table.rules).closer
    closer.prepare(table.state, 0, 24)
    table.state.held[1] = 0
    closer.replies.find(table.state, 1)
    assert closer.replies.count == 1
    assert closer.replies.shape[0] == table.rules.pen.shapes.single
    assert closer.replies.chance[0] == 1.0


def test_a_short_deck_is_shuffled_before_the_reply():
    table = Table(open=("1", "2", "L3"))
    for shape in range(len(table.state.deck)):
        table.state.discard[shape] += table.state.deck[shape]
        table.state.deck[shape] = 0
    closer = knowledge(table.rules).closer
    closer.replies.prepare(table.state)
    assert closer.replies.cards == 17
