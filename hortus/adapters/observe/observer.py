"""What every observation has in common: a layout of named fields, and the fields that no game changes.

An observation shows what the seat's view shows and nothing else. Own things
come first: seats are counted from the observing one, clockwise. What is omitted:
which of the other seats have already made their sealed choice in this step.
"""

from typing import Final, Generic

from mypy_extensions import i64

from hortus.adapters.observe.slate import Slate
from hortus.core.bits import bit
from hortus.core.rules import Rules
from hortus.core.state import NONE, S

WIDE: Final = 16
"""Actions are divided by 2 ** this where they are written as numbers."""

LARGE: Final = 4096
"""From here on, most of the numbers of an observation are 0."""


class Field:
    """One named part of an observation."""

    def __init__(self, name: str, start: int, shape: list[int], shift: int, low: float, high: float, says: str) -> None:
        self.name = name
        """What the part is called."""
        self.start = start
        """The place of its first number in the vector."""
        self.shape = shape
        """How its numbers are arranged, such as [planes, rows, columns]."""
        self.divisor = 2**shift
        """What its whole numbers are divided by; 1 if they are not."""
        self.low = low
        """The smallest number there can be."""
        self.high = high
        """The largest number there can be."""
        self.says = says
        """What it shows, in one sentence."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size

    @property
    def stop(self) -> int:
        """The place after its last number."""
        return self.start + self.size


class Observer(Generic[S]):
    """Writes what a seat sees as numbers. A game's own observer adds its fields."""

    def __init__(self, rules: Rules[S], depth: int) -> None:
        self.rules = rules
        self.fields: list[Field] = []
        self.size: i64 = 0
        self.seats: i64 = rules.seats
        self.depth: i64 = i64(depth)  # the most choices a seat seals in one step
        seats = int(rules.seats)
        self.at_seat: i64 = self.row("seat", [seats], "1 at the number of this seat.")
        self.at_step: i64 = self.row("step", [len(rules.steps)], "1 at the step of the round that is being played.")
        self.at_asked: i64 = self.row("asked", [seats], "1 for each seat that must decide in this step.")
        self.at_over: i64 = self.row("over", [1], "1 when the game is over.")
        self.at_sealed: i64 = self.row(
            "sealed",
            [depth],
            "The choices this seat has made in this step and nobody has seen yet, in order: action + 1.",
            WIDE,
        )

    def slate(self, tables: int = 1) -> Slate:
        """Room for what is seen at so many tables."""
        return Slate(self.size * i64(tables), self.size > LARGE)

    def row(self, name: str, shape: list[int], says: str, shift: int = 0, low: float = 0.0, high: float = 1.0) -> i64:
        """Add a field; returns where it starts."""
        start = self.size
        field = Field(name, int(start), shape, shift, low, high, says)
        self.fields.append(field)
        self.size += i64(field.size)
        return start

    def write(self, state: S, seat: i64, slate: Slate, base: i64) -> None:
        """Write what this seat sees into a wiped slate, from `base` on."""
        slate.mark(base + self.at_seat + seat)
        slate.mark(base + self.at_step + state.step)
        if state.over:
            slate.mark(base + self.at_over)
        seats = self.seats
        place: i64
        for place in range(seats):
            other = seat + place
            if other >= seats:
                other -= seats
            # A choice that another seat has sealed must look like one that it still owes.
            if state.waiting & bit(other) or (place and state.sealed[other].count):
                slate.mark(base + self.at_asked + place)
        mine = state.sealed[seat]
        for place in range(min(mine.count, self.depth)):
            slate.put_wide(base + self.at_sealed + place, mine.actions[place] + 1, WIDE)
        self.tell(state, seat, slate, base)

    def tell(self, state: S, seat: i64, slate: Slate, base: i64) -> None:
        """Write the fields of the game."""
        raise NotImplementedError

    def beside(self, seat: i64, other: i64) -> i64:
        """How many places another seat is away, clockwise: 0 is the seat itself. NONE stays NONE."""
        if other == NONE:
            return NONE
        away = other - seat
        return away if away >= 0 else away + self.seats
