"""The contract between a game and everything that plays it."""

from typing import Final, Generic

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit
from hortus.core.catalogue import Block, Catalogue
from hortus.core.dice import Dice
from hortus.core.events import EventKind, EventSink
from hortus.core.scoring import BLANK, Clause, Ledger
from hortus.core.setup import Setup
from hortus.core.state import NONE, Dump, S

OVER: Final = -2
"""What a step answers instead of a next step when the game has ended."""


class Step(Generic[S]):
    """One station of the ring, at place `here`; `then` is the place that usually follows."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.here: i64 = NONE
        self.then: i64 = NONE


class Chance(Step[S]):
    """A step in which nature speaks."""

    def weights(self, state: S) -> vec[i64]:
        """How likely each outcome is, in whole numbers; the caller only reads them."""
        raise NotImplementedError

    def reveal(self, state: S, outcome: i64, sink: EventSink) -> i64:
        """Let nature have spoken; returns the step that follows."""
        raise NotImplementedError


class Choice(Step[S]):
    """A step in which one or more seats decide, unseen by each other."""

    def __init__(self, name: str, asks: str) -> None:
        super().__init__(name)
        self.asks = asks

    def prompt(self, state: S, seat: int) -> str:
        """What this seat is asked now, in one sentence."""
        return self.asks

    def asked(self, state: S) -> i64:
        """The seats that must decide, as bits; nobody means the step is skipped."""
        return bit(state.seats) - 1

    def legal(self, state: S, seat: i64, out: vec[i64]) -> i64:
        """Write what this seat may choose, ascending, into `out`; returns how many, never 0."""
        raise NotImplementedError

    def more(self, state: S, seat: i64) -> bool:
        """Whether this seat, with what it has sealed, still owes another choice."""
        return False

    def resolve(self, state: S, sink: EventSink) -> i64:
        """Carry out what is sealed; returns the step that follows, or OVER."""
        raise NotImplementedError


class Draft(Generic[S]):
    """A table being put together: what the base game and each module bring to it."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.events: list[EventKind] = []
        self.steps: list[Step[S]] = []
        self.clauses: list[Clause[S]] = []
        self.words: dict[str, list[str]] = {}


class Rules(Generic[S]):
    """One game at one table: edition, modules, options and seats already decided."""

    def __init__(self, setup: Setup, draft: Draft[S], hides: bool) -> None:
        self.setup = setup
        self.hides = hides  # whether a seat may not see everything; open tables need one imagined world
        self.seats: i64 = i64(setup.seats)
        self.catalogue = Catalogue(draft.blocks)
        self.events = draft.events
        self.clauses = draft.clauses
        self.words = draft.words  # what the numbers in an event are called, by field
        self.steps = draft.steps
        # A step is found millions of times in a search: two lists with a
        # stand-in where the other kind stands spare a test of its class.
        self.choices: list[Choice[S]] = []
        self.chances: list[Chance[S]] = []
        self.nature: vec[i64] = vec[i64]([0] * len(draft.steps))  # 1 where nature speaks
        no_choice: Choice[S] = Choice("nobody", "")
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

    # ---- what a game writes

    def deal(self) -> S:
        """The table before anything happened."""
        raise NotImplementedError

    def scene(self) -> dict[str, object]:
        """What lies open and never changes, for whoever draws the table: maps, tile faces, tracks."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> dict[str, object]:
        """What this seat sees, built up from what may be seen; NONE is a spectator."""
        raise NotImplementedError

    def imagine(self, state: S, seat: int, dice: Dice) -> S:
        """A fresh state that this seat could not tell from the true one."""
        raise NotImplementedError

    def census(self, state: S) -> list[int]:
        """How many pieces of each kind there are, wherever they lie; play never changes it."""
        raise NotImplementedError

    def tie_breakers(self, state: S, seat: int) -> list[int]:
        """What decides between equal scores, most important first; more is better."""
        return []

    def covers(self, state: S, seat: int, other: int) -> bool:
        """Whether another's points lie face down for this seat, though everybody saw them come."""
        return False

    # ---- what it inherits

    def score(self, state: S, seat: i64, ledger: Ledger) -> i64:
        """This seat's points as the table stands; the ledger hears why."""
        total: i64 = 0
        for clause in self.clauses:
            total += clause.score(state, seat, ledger)
        return total

    def foreseen(self, state: S, seat: i64) -> i64:
        """This seat's points as if what it has sealed so far were done, where a sequence already shows them."""
        return self.score(state, seat, BLANK)

    def legal(self, state: S, seat: i64) -> list[int]:
        """What this seat may choose, ascending; empty when it is not asked."""
        if not state.waiting & bit(seat):
            return []
        out = self.buffer()
        count = self.legal_into(state, seat, out)
        return [int(out[index]) for index in range(count)]

    def buffer(self) -> vec[i64]:
        """Room for the longest list of legal actions."""
        return vec[i64]([0] * self.catalogue.size)

    def legal_into(self, state: S, seat: i64, out: vec[i64]) -> i64:
        """The same without a list, for search: writes into `out` and returns how many."""
        return self.choices[state.step].legal(state, seat, out)

    def choose(self, state: S, seat: i64, action: i64, sink: EventSink) -> None:
        """Seal a choice, trusting it to be legal; the last one owed moves the table on."""
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
        """Let nature speak this outcome, trusting it to be possible."""
        self.enter(state, self.chances[state.step].reveal(state, outcome, sink))

    def enter(self, state: S, place: i64) -> None:
        """Stand at the next step where somebody or something must act."""
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
        """The weights of what nature may say now."""
        return self.chances[state.step].weights(state)

    def settle(self, state: S, dice: Dice, sink: EventSink) -> None:
        """Let chance speak until somebody must decide or the game is over."""
        while state.waiting == 0 and not state.over:
            step = self.chances[state.step]
            self.enter(state, step.reveal(state, dice.weighted(step.weights(state)), sink))

    def load(self, dump: dict[str, object]) -> S:
        """The state that was dumped."""
        state = self.deal()
        state.load(Dump(dump))
        return state

    def winners(self, state: S) -> list[int]:
        """The seats with the best score, tie-breakers applied; several when they share."""
        ranks: list[list[int]] = []
        for seat in range(int(self.seats)):
            points = int(self.score(state, i64(seat), BLANK))
            ranks.append([points, *self.tie_breakers(state, seat)])
        best = max(ranks)
        return [seat for seat in range(len(ranks)) if ranks[seat] == best]
