"""Sheets looked at closely, for the tests beside this file."""

from games.polders.drawing import TITLES
from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge import knowledge


def only(table, *titles):
    """Nothing but these assignments counts, now or later."""
    for card in range(len(TITLES)):
        table.state.assignment_deck[card] = 0
    knowledge(table.rules).weights.rounds = vec[i64]([0] * 5)
    chosen = [TITLES.index(title) for title in titles]
    closer = knowledge(table.rules).closer
    knowledge(table.rules).weights.cards = [table.rules.cards[card] for card in chosen]
    closer.prizes.cards = [card for card in closer.prizes.cards if card.card in chosen]
    return table
