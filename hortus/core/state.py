"""The part of a table's state that every game shares."""

from typing import Final, TypeVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1
"""No seat, no action, no tile: the number for "nothing"."""


class Sealed:
    """What one seat has chosen in this step, unseen by the others.

    The vector only grows, and `count` says how much of it is valid. A search
    enters steps millions of times, so entering one must not allocate memory.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.actions: vec[i64] = vec[i64]([NONE])

    def add(self, action: i64) -> None:
        if self.count < i64(len(self.actions)):
            self.actions[self.count] = action
        else:
            self.actions = append(self.actions, action)
        self.count += 1

    def first(self) -> i64:
        """The choice in a step that asks for only one."""
        return self.actions[0]

    def listed(self) -> list[int]:
        return [int(self.actions[index]) for index in range(self.count)]

    def clone(self) -> "Sealed":
        twin = Sealed()
        twin.count = self.count
        twin.actions = self.actions[:]
        return twin


class State:
    """The current situation at the table, without its history.

    Games add fields, but no rules. A state has no random generator, no clock, no
    players and no future: a draw pile is a bag of counts, without an order.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.step: i64 = 0  # which step of the ring is being played
        self.waiting: i64 = 0  # bit s is set while seat s must decide
        self.sealed: list[Sealed] = [Sealed() for _ in range(seats)]
        self.over: bool = False

    def clone(self) -> "State":
        """An independent copy. Each game writes its own, and the tests check it."""
        raise NotImplementedError

    def copy_table(self, twin: "State") -> None:
        """Copy the fields of this class, for a game's `clone`."""
        twin.step = self.step
        twin.waiting = self.waiting
        twin.over = self.over
        seat: i64
        for seat in range(self.seats):
            mine = self.sealed[seat]
            if mine.count:
                twin.sealed[seat] = mine.clone()

    def dump(self) -> dict[str, object]:
        """Every field as plain numbers, lists and dicts; games add their own."""
        return {
            "step": int(self.step),
            "waiting": int(self.waiting),
            "over": self.over,
            "sealed": [sealed.listed() for sealed in self.sealed],
        }

    def load(self, dump: "Dump") -> None:
        """Load a dumped state; games add their own fields."""
        self.step = dump.number("step")
        self.waiting = dump.number("waiting")
        self.over = dump.flag("over")
        chosen = dump.table("sealed")
        for seat in range(len(chosen)):
            self.sealed[seat] = Sealed()
            for action in chosen[seat]:
                self.sealed[seat].add(i64(action))


S = TypeVar("S", bound=State)
"""The state of a game, for code that works with all games."""


def twin(state: S) -> S:
    """A clone with the type of the original."""
    return cast(S, state.clone())


class Dump:
    """A dumped state, read back with types."""

    def __init__(self, fields: dict[str, object]) -> None:
        self.fields = fields

    def number(self, key: str) -> i64:
        value = self.fields[key]
        assert isinstance(value, int)
        return i64(value)

    def flag(self, key: str) -> bool:
        value = self.fields[key]
        assert isinstance(value, bool)
        return value

    def vector(self, key: str) -> vec[i64]:
        value = self.fields[key]
        assert isinstance(value, list)
        return to_vec(value)

    def table(self, key: str) -> list[list[int]]:
        value = self.fields[key]
        assert isinstance(value, list)
        return [list(row) for row in value]


def to_vec(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def to_list(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]
