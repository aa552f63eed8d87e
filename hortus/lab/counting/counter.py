"""What every count does: play games of greedy bots, note positions, and compare them with the end of the game."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from hortus import tables
from hortus.bots.search.policy import EVERYTHING, Policy
from hortus.core.bits import lowest
from hortus.core.events import Event, EventLog
from hortus.core.rules import Rules
from hortus.lab import engine
from hortus.lab.simulate import dice_for


@cache
def _rules(game: str, seats: int) -> Rules[Any]:
    """A process sets up each table once."""
    return tables.rules(game, seats)


class Counter:
    """Counts the tables of one game. Each game says what it notes, and what it does at the end."""

    game = ""
    seats = [2]  # numbers of seats, used in turn
    name = "counted"  # of the file
    whim = 12  # one in this many decisions is random, to see more than greedy play; 0: none
    games = 300  # enough for a first look; the shipped tables used more

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.played = 0
        self.rules = {seats: _rules(self.game, seats) for seats in self.seats}

    # ---- what a game writes

    def begin(self, rules: Rules[Any], state: Any) -> None:
        """A new game."""
        raise NotImplementedError

    def look(self, rules: Rules[Any], state: Any, seat: int) -> None:
        """Before this seat decides."""
        raise NotImplementedError

    def hear(self, rules: Rules[Any], state: Any, events: list[Event]) -> None:
        """After a decision and everything that followed."""
        return

    def end(self, rules: Rules[Any], state: Any) -> None:
        """The game is over: compare."""
        raise NotImplementedError

    def table(self) -> dict[str, list[list[float]]]:
        """The rows of every table."""
        raise NotImplementedError

    # ---- what it inherits

    def run(self, games: int, machines: engine.Machines = engine.HERE) -> Iterator[int]:
        """Play this many games; yields the number of each finished game.

        Machines can share the games. Each is counted by itself, and the counts are added in the order of the games,
        so that the sums are the same to the last digit.
        """
        waiting: dict[int, Counts] = {}
        pieces = ((type(self), self.seed, number) for number in range(self.played, games))
        for number, counts in engine.each(_counted, pieces, machines):
            waiting[number] = counts
            while self.played in waiting:
                self.add(waiting.pop(self.played))
                self.played += 1
                yield self.played

    def counts(self) -> "Counts":
        """Everything that is counted."""
        found: Counts = []
        for each in vars(self).values():
            found += [one for one in (each if isinstance(each, list) else [each]) if isinstance(one, Shares | Fit)]
        return found

    def add(self, counts: "Counts") -> None:
        """What another counter of this kind has counted."""
        for mine, theirs in zip(self.counts(), counts, strict=True):
            mine.add(theirs)

    def play(self, number: int) -> None:
        rules = self.rules[self.seats[number % len(self.seats)]]
        chance, thoughts = dice_for(self.seed, number, "table"), dice_for(self.seed, number, "thoughts")
        policy = Policy(rules, EVERYTHING)
        state = rules.deal()
        rules.enter(state, 0)
        rules.settle(state, chance, EventLog())
        self.begin(rules, state)
        while not state.over:
            seat = int(lowest(state.waiting))
            self.look(rules, state, seat)
            action = int(policy.choose(state, seat, thoughts))
            if self.whim and thoughts.below(self.whim) == 0:
                legal = rules.legal(state, seat)
                action = legal[int(thoughts.below(len(legal)))]
            log = EventLog()
            rules.choose(state, seat, action, log)
            rules.settle(state, chance, log)
            self.hear(rules, state, log.events)
        self.end(rules, state)

    def text(self) -> str:
        """The file: the command, then the tables, row by row."""
        lines = [f'command = "hortus lab count {self.game} --games {self.played} --seed {self.seed}"\n']
        for key, rows in self.table().items():
            if len(rows) == 1:
                lines.append(f"{key} = [{_row(rows[0])}]\n")
            else:
                lines.append(f"{key} = [\n" + "".join(f"    {_row(row)},\n" for row in rows) + "]\n")
        return "\n".join(lines)


def _row(numbers: list[float]) -> str:
    # A zero has no sign.
    return ", ".join(f"{round(number, 2) + 0.0:.2f}" for number in numbers)


class Shares:
    """How often something happened, for each kind."""

    def __init__(self, kinds: int) -> None:
        self.seen = [0] * kinds
        self.sums = [0.0] * kinds

    def note(self, kind: int, amount: float) -> None:
        self.seen[kind] += 1
        self.sums[kind] += amount

    def add(self, other: Any) -> None:
        for kind, seen in enumerate(other.seen):
            self.seen[kind] += seen
            self.sums[kind] += other.sums[kind]

    def share(self, kind: int) -> float:
        """The mean; 0 if nothing was seen."""
        return self.sums[kind] / self.seen[kind] if self.seen[kind] else 0.0

    def rows(self, columns: int) -> list[list[float]]:
        shares = [self.share(kind) for kind in range(len(self.seen))]
        return [shares[first : first + columns] for first in range(0, len(shares), columns)]


class Fit:
    """Least squares: the value of each feature, from samples with a few features each."""

    def __init__(self, features: int, doubt: float = 1.0) -> None:
        self.features = features
        self.doubt = doubt  # a ridge: this many samples with a value of 0 are added
        self.products = [[0.0] * features for _ in range(features)]
        self.targets = [0.0] * features

    def note(self, sample: dict[int, float], target: float) -> None:
        for one, amount in sample.items():
            self.targets[one] += amount * target
            row = self.products[one]
            for other, also in sample.items():
                row[other] += amount * also

    def add(self, other: Any) -> None:
        for one, amount in enumerate(other.targets):
            self.targets[one] += amount
            row = other.products[one]
            if any(row):
                self.products[one] = [mine + theirs for mine, theirs in zip(self.products[one], row, strict=True)]

    def solve(self) -> list[float]:
        """The weights. A feature that was rarely seen is close to 0."""
        size = self.features
        rows = [[*self.products[one], self.targets[one]] for one in range(size)]
        for one in range(size):
            rows[one][one] += self.doubt
        for one in range(size):
            pivot = max(range(one, size), key=lambda row: abs(rows[row][one]))
            rows[one], rows[pivot] = rows[pivot], rows[one]
            for other in range(one + 1, size):
                factor = rows[other][one] / rows[one][one]
                if factor:
                    rows[other] = [mine - factor * theirs for mine, theirs in zip(rows[other], rows[one], strict=True)]
        weights = [0.0] * size
        for one in range(size - 1, -1, -1):
            rest = sum(rows[one][other] * weights[other] for other in range(one + 1, size))
            weights[one] = (rows[one][size] - rest) / rows[one][one]
        return weights


Counts = list[Shares | Fit]


def _counted(kind: type[Counter], seed: str, number: int) -> tuple[int, Counts]:
    """What one game gives. Other processes and machines call it."""
    counter = kind(seed)
    counter.play(number)
    return number, counter.counts()
