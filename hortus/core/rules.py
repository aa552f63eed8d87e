"""The contract between a game and everything that plays it."""

from collections.abc import Sequence
from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.catalogue import Block, Catalogue
from hortus.core.dice import Dice
from hortus.core.events import EventKind, EventSink
from hortus.core.message import Message
from hortus.core.scoring import BLANK, Clause, Ledger
from hortus.core.setup import Setup
from hortus.core.state import NONE, Dump, S

OVER: Final = -2
"""What a step returns instead of the next step when the game is over."""


NOT_ASKED: Final = Message("why-not-asked")
"""This kind of action is not what the step asks for."""


class Step(Generic[S]):
    """One step of the ring, at place `here`. `then` is the place that usually follows."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.here: i64 = NONE
        self.then: i64 = NONE


class Chance(Step[S]):
    """A random step."""

    def weights(self, state: S) -> vec[i64]:
        """How likely each outcome is, as whole numbers. The caller must not change them."""
        raise NotImplementedError

    def reveal(self, state: S, outcome: i64, sink: EventSink) -> i64:
        """Apply a chance outcome. Returns the next step."""
        raise NotImplementedError


class Choice(Step[S]):
    """A step in which one or more seats decide without seeing each other's choices."""

    def __init__(self, name: str, asks: Message) -> None:
        super().__init__(name)
        self.asks = asks

    def prompt(self, state: S, seat: int) -> Message:
        """The question for this seat, in one sentence."""
        return self.asks

    def asked(self, state: S) -> i64:
        """The seats that must decide, as bits. With none, the step is skipped."""
        return bit(state.seats) - 1

    def legal(self, state: S, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions of this seat into `out`, ascending. Returns how many, never 0."""
        raise NotImplementedError

    def why_not(self, state: S, seat: int, action: int) -> Message | None:
        """Why this seat, which is asked, may not do this now; None if it may. Tells only what the seat may see.

        It checks the rules one by one, for people. A test compares it with `legal`.
        """
        return NOT_ASKED

    def more(self, state: S, seat: i64) -> bool:
        """Whether this seat must choose again after the choices it has sealed."""
        return False

    def resolve(self, state: S, sink: EventSink) -> i64:
        """Carry out the sealed choices. Returns the next step, or OVER."""
        raise NotImplementedError


class Draft(Generic[S]):
    """A table during set-up: what the base game and each module add to it."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.events: list[EventKind] = []
        self.steps: list[Step[S]] = []
        self.clauses: list[Clause[S]] = []
        self.words: dict[str, Sequence[object]] = {}


class Rules(Generic[S]):
    """One game at one table, with fixed edition, modules, options and seats."""

    def __init__(self, setup: Setup, draft: Draft[S], hides: bool) -> None:
        self.setup = setup
        """Game, version, seats, modules, options and edition."""
        self.hides = hides
        """Whether anything is hidden from a seat. If not, one imagined world is enough."""
        self.seats: i64 = i64(setup.seats)
        """How many seats the table has."""
        self.catalogue = Catalogue(draft.blocks)
        """All actions of the game. It turns an action into text or fields, and back."""
        self.events = draft.events
        """All kinds of events."""
        self.clauses = draft.clauses
        """The parts of the score, one for each paragraph of the score sheet."""
        self.words = draft.words
        """What the numbers in an event are called, by field."""
        self.steps = draft.steps
        """The steps of a round, in order."""
        # A search looks up steps millions of times. Two lists with a stand-in for
        # the other kind are faster than checking the class each time.
        self.choices: list[Choice[S]] = []
        """The steps again; a stand-in replaces each chance step."""
        self.chances: list[Chance[S]] = []
        """The steps again; a stand-in replaces each choice step."""
        self.nature: vec[i64] = vec[i64]([0] * len(draft.steps))
        """For each step: 1 if it is a chance step, otherwise 0."""
        no_choice: Choice[S] = Choice("nobody", Message("nobody"))
        no_chance: Chance[S] = Chance("nothing")
        place: i64
        for place in range(len(draft.steps)):
            step = draft.steps[place]
            step.here = place
            step.then = (place + 1) % i64(len(draft.steps))
            if isinstance(step, Chance):
                self.nature[place] = 1
                self.chances.append(step)
                self.choices.append(no_choice)
            else:
                assert isinstance(step, Choice)
                self.chances.append(no_chance)
                self.choices.append(step)

    # ---- what each game implements

    def deal(self) -> S:
        """The state before anything has happened."""
        raise NotImplementedError

    def scene(self) -> dict[str, object]:
        """What everybody sees and never changes, for drawing the table: maps, tile faces, tracks."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> dict[str, object]:
        """What this seat sees. Built only from what the seat may see; NONE is a spectator."""
        raise NotImplementedError

    def imagine(self, state: S, seat: int, dice: Dice) -> S:
        """A new state that this seat cannot tell from the true one."""
        raise NotImplementedError

    def census(self, state: S) -> list[int]:
        """How many pieces of each kind there are, wherever they are. Play never changes it."""
        raise NotImplementedError

    def tie_breakers(self, state: S, seat: int) -> list[int]:
        """What decides between equal scores, most important first. Higher is better."""
        return []

    def covers(self, state: S, seat: int, other: int) -> bool:
        """Whether another seat's points are face down for this seat, although everybody saw how they were gained."""
        return False

    # ---- what all games share

    def score(self, state: S, seat: i64, ledger: Ledger) -> i64:
        """The current points of this seat. The ledger gets the reasons."""
        total: i64 = 0
        for clause in self.clauses:
            total += clause.score(state, seat, ledger)
        return total

    def foreseen(self, state: S, seat: i64) -> i64:
        """The points of this seat as if its sealed choices were carried out, if the game shows that in a sequence."""
        return self.score(state, seat, BLANK)

    def legal(self, state: S, seat: i64) -> list[int]:
        """The legal actions of this seat, ascending; empty if it isn't its turn."""
        if not state.waiting & bit(seat):
            return []
        out = self.buffer()
        count = self.legal_into(state, seat, out)
        return [int(out[index]) for index in range(count)]

    def refusal(self, state: S, seat: int, action: int) -> Message | None:
        """Why this seat may not do this now; None if it may."""
        if state.over:
            return Message("refused-over")
        if not state.waiting & bit(i64(seat)):
            return Message("why-turn")
        return self.choices[state.step].why_not(state, seat, action)

    def buffer(self) -> vec[i64]:
        """A buffer for the longest list of legal actions."""
        return vec[i64]([0] * self.catalogue.size)

    def legal_into(self, state: S, seat: i64, out: vec[i64]) -> i64:
        """The same for search, without a list: writes into `out` and returns how many."""
        return self.choices[state.step].legal(state, seat, out)

    def choose(self, state: S, seat: i64, action: i64, sink: EventSink) -> None:
        """Seal a choice without checking it. The last missing choice resolves the step."""
        step = self.choices[state.step]
        state.sealed[seat].add(action)
        if step.more(state, seat):
            return
        state.waiting &= ~bit(seat)
        if state.waiting == 0:
            place = step.resolve(state, sink)
            for sealed in state.sealed:
                sealed.count = 0
            self.enter(state, place)

    def happen(self, state: S, outcome: i64, sink: EventSink) -> None:
        """Apply a chance outcome without checking it."""
        self.enter(state, self.chances[state.step].reveal(state, outcome, sink))

    def enter(self, state: S, place: i64) -> None:
        """Go to this step, or on to the next one that needs a decision or a random draw."""
        while place != OVER:
            state.step = place
            if self.nature[place]:
                return
            step = self.choices[place]
            state.waiting = step.asked(state)
            if state.waiting:
                return
            place = step.then
        state.over = True

    def odds(self, state: S) -> vec[i64]:
        """The weights of the possible chance outcomes."""
        return self.chances[state.step].weights(state)

    def settle(self, state: S, dice: Dice, sink: EventSink) -> None:
        """Make random draws until somebody must decide or the game is over."""
        while state.waiting == 0 and not state.over:
            step = self.chances[state.step]
            self.enter(state, step.reveal(state, dice.weighted(step.weights(state)), sink))

    def load(self, dump: dict[str, object]) -> S:
        """The state that was dumped."""
        state = self.deal()
        state.load(Dump(dump))
        return state

    def winners(self, state: S) -> list[int]:
        """The seats with the best score after tie-breakers; several if they share the win."""
        points = [int(self.score(state, i64(seat), BLANK)) for seat in range(int(self.seats))]
        most = max(points)
        first = [seat for seat in range(len(points)) if points[seat] == most]
        if len(first) == 1:
            return first
        ranks = [self.tie_breakers(state, seat) for seat in first]
        best = max(ranks)
        return [seat for index, seat in enumerate(first) if ranks[index] == best]
