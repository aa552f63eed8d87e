"""Whisper, a game for tests: a hidden card each, then every seat seals up to two numbers at once.

It has what Petal lacks: a hidden hand, a simultaneous step and a private
sequence of sealed choices. It is registered only while a test asks for it.
"""

import contextlib
from collections.abc import Iterator

from hortus.bots.heuristics import Heuristics
from hortus.bots.knowledge import KNOWLEDGE
from hortus.core.catalogue import Block, Field
from hortus.core.events import EventKind
from hortus.core.kind import GameKind
from hortus.core.message import Message
from hortus.core.rules import OVER, Chance, Choice, Draft, Rules
from hortus.core.scoring import Clause
from hortus.core.state import NONE, Dump, State, to_list, to_vec
from hortus.editions import Edition
from hortus.games import GAMES

CARDS, ROUNDS, MOST = 8, 3, 2
DEALT = EventKind("dealt", ["card"], secret=["card"])
SHOWN = EventKind("shown", ["card", "total"], reveals=True)
DONE = CARDS  # the action after the last number


class WhisperState(State):
    def __init__(self, seats):
        super().__init__(seats)
        self.bag = to_vec([1] * CARDS)
        self.hand = to_vec([NONE] * seats)
        self.points = to_vec([0] * seats)
        self.round = 0

    def clone(self):
        twin = WhisperState(self.seats)
        self.copy_table(twin)
        twin.bag, twin.hand, twin.points, twin.round = self.bag[:], self.hand[:], self.points[:], self.round
        return twin

    def dump(self):
        return {**super().dump(), "bag": to_list(self.bag), "hand": to_list(self.hand),
                "points": to_list(self.points), "round": int(self.round)}  # fmt: skip

    def load(self, dump: Dump):
        super().load(dump)
        self.bag, self.hand, self.points = dump.vector("bag"), dump.vector("hand"), dump.vector("points")
        self.round = dump.number("round")


class DealCard(Chance):
    """One card to the first seat without one."""

    def __init__(self):
        super().__init__("deal")

    def weights(self, state):
        return state.bag

    def reveal(self, state, outcome, sink):
        seat = to_list(state.hand).index(NONE)
        state.hand[seat] = outcome
        state.bag[outcome] -= 1
        sink.tell(DEALT, seat, outcome)
        return self.here if NONE in to_list(state.hand) else self.then


class Say(Choice):
    """All at once: up to two numbers, then done; what equals the sum of all other cards scores."""

    def __init__(self):
        super().__init__("say", Message("whisper-prompt-say"))

    def legal(self, state, seat, out):
        said = state.sealed[seat].listed()
        actions = [*range(CARDS), DONE] if len(said) < MOST else [DONE]
        for index, action in enumerate(actions):
            out[index] = action
        return len(actions)

    def more(self, state, seat):
        return state.sealed[seat].listed()[-1] != DONE

    def resolve(self, state, sink):
        for seat in range(state.seats):
            total = sum(number for number in state.sealed[seat].listed() if number != DONE)
            card = state.hand[seat]
            sink.tell(SHOWN, seat, card, total)
            state.points[seat] += total if total <= card else 0
            state.bag[card] += 1
            state.hand[seat] = NONE
        state.round += 1
        return OVER if state.round == ROUNDS else self.then


class Points(Clause):
    def score(self, state, seat, ledger):
        ledger.note(Message("whisper-reason-points"), 1, state.points[seat])
        return state.points[seat]


class Cautious(Heuristics):
    def value(self, state, seat):
        return float(state.points[seat])

    def promise(self, state, seat, action):
        return -float(action)


class WhisperRules(Rules):
    def deal(self):
        return WhisperState(self.seats)

    def scene(self):
        return {"cards": CARDS}

    def view(self, state, seat):
        own = NONE if seat == NONE else int(state.hand[seat])
        return {"card": own, "points": to_list(state.points), "round": int(state.round)}

    def imagine(self, state, seat, dice):
        world = state.clone()
        hidden = [other for other in range(state.seats) if other != seat and state.hand[other] != NONE]
        for other in hidden:
            world.bag[world.hand[other]] += 1
        for other in hidden:
            world.hand[other] = dice.weighted(world.bag)
            world.bag[world.hand[other]] -= 1
        return world

    def census(self, state):
        return [int(count) for count in state.bag]


def assemble(setup, sheet):
    sheet.number("cards", CARDS, CARDS)
    sheet.done()
    draft = Draft()
    number = Field("number", [str(index) for index in range(CARDS)])
    draft.blocks += [Block("say", [number], "say {number}"), Block("done", [], "done")]
    draft.events += [DEALT, SHOWN]
    draft.steps += [DealCard(), Say()]
    draft.clauses += [Points()]
    return WhisperRules(setup, draft, hides=True)


KIND = GameKind("whisper", "Whisper", [2, 3], [1, 1], 1, ["test"], [], [], assemble)
BOX = Edition("test", {"cards": CARDS}, shipped=False)


@contextlib.contextmanager
def registered() -> Iterator[None]:
    GAMES["whisper"] = KIND
    KNOWLEDGE["whisper"] = lambda rules: Cautious()
    try:
        yield
    finally:
        del GAMES["whisper"], KNOWLEDGE["whisper"]
