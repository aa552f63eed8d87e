"""A ring of steps that begins with a decision, which none of our games has."""

import hortus
from hortus.core.catalogue import Block
from hortus.core.deal import seeded
from hortus.core.match import Match
from hortus.core.message import Message
from hortus.core.rules import OVER, Choice, Draft, Rules
from hortus.core.state import State


class Greet(Choice):
    """Everybody says one word, and the game is over."""

    def legal(self, state, seat, out):
        out[0] = 0
        return 1

    def resolve(self, state, sink):
        return OVER


class Greeting(Rules):
    """A game whose ring begins with a decision: nothing is drawn before it."""

    def deal(self):
        return State(2)


def test_a_ring_may_begin_with_a_decision():
    draft = Draft()
    draft.blocks = [Block("hello", [], "hello")]
    draft.steps = [Greet("greet", Message("nobody"))]
    match = Match(Greeting(hortus.rules("petal").setup, draft, False), seeded("7"))
    assert match.waiting == (0, 1)
    assert match.legal(0) == [0]
