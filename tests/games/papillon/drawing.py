"""Papillon gardens drawn in text.

    BFFF1v .          a tile by its name and the way its top points (^ if nothing is said)
    BFFF2  PPFF1>     its neighbours; a dot is an empty cell

The first word of a drawing lies on p16, where every garden begins.
"""

from typing import Any

import english

import hortus
from hortus.core.bits import members
from hortus.core.events import EventLog
from hortus.core.scoring import BLANK, Itemised
from hortus.core.state import NONE

WINDOW = 34
TURNS = "^>v<"


class Table:
    """A table in the middle of a game: planter n under flower n, seats in order, ten caterpillars each."""

    def __init__(
        self,
        seats: int = 3,
        modules: tuple[str, ...] = (),
        edition: Any = "standard",
        version: Any = None,
        **options: str,
    ) -> None:
        self.rules: Any = hortus.rules("papillon", seats, modules, options, edition, version)
        self.state: Any = self.rules.deal()
        self.names: list[str] = self.rules.ground.tiles.names
        self.words: list[str] = self.rules.scene()["flower_words"]
        for flower in range(len(self.words)):
            self.state.planters[flower] = flower
            self.state.planter_bag[flower] = 0
        for seat in range(seats):
            self.state.order[seat] = seat
            self.state.caterpillars[seat] = 0 if seats == 2 else 10
        self.state.bank -= sum(list(self.state.caterpillars))

    # ---- setting up

    def kind(self, name: str) -> int:
        return self.names.index(name)

    def garden(self, seat: int, drawing: str) -> "Table":
        """Lay a garden out; every side must match."""
        for row, line in enumerate(drawing.strip().splitlines()):
            for column, word in enumerate(line.split()):
                if word != ".":
                    self.lay(seat, int(self.rules.ground.middle) + row * WINDOW + column, word)
        return self

    def lay(self, seat: int, cell: int, word: str) -> None:
        name, turn = (word[:-1], TURNS.index(word[-1])) if word[-1] in TURNS else (word, 0)
        tile = self.kind(name) * 4 + turn
        garden = self.state.gardens[seat]
        asks = garden.asks[cell]
        assert not (self.rules.ground.tiles.pattern[tile] ^ asks) & (asks >> 12), f"{word} does not match"
        self.state.bag[self.kind(name)] -= 1
        self.rules.ground.lay(garden, cell, tile)

    def hold(self, seat: int, *names: str) -> "Table":
        for name in names:
            self.state.bag[self.kind(name)] -= 1
            self.state.receive(seat, self.kind(name))
        return self

    def fill(self, *names: str) -> "Table":
        """The draft board, space by space, with the caterpillars that belong there."""
        for space, name in zip(list(self.rules.market.used), names, strict=False):
            if name == ".":
                continue
            kind = self.kind(name)
            self.state.bag[kind] -= 1
            self.state.space[space] = kind
            self.state.crawling[space] = self.rules.ground.tiles.caterpillar[kind]
            self.state.bank -= self.state.crawling[space]
        return self

    def gnome(self, number: int) -> "Table":
        self.state.gnome = self.rules.numbers.index(number)
        self.state.gnome_bag[self.state.gnome] -= 1
        return self

    def clip(self, seat: int, **counts: int) -> "Table":
        """Butterflies on flowers, from the supply."""
        for word, count in counts.items():
            self.state.clipped[seat * len(self.words) + self.words.index(word)] += count
            self.state.settled[seat] += count
            self.state.supply[seat] -= count
        return self

    def at(self, step: str) -> "Table":
        """Stand at a step of the ring."""
        self.rules.enter(self.state, [one.name for one in self.rules.steps].index(step))
        return self

    # ---- playing

    @property
    def step(self) -> str:
        return str(self.rules.steps[self.state.step].name)

    @property
    def waiting(self) -> list[int]:
        return members(self.state.waiting)

    def legal(self, seat: int) -> set[str]:
        return {self.rules.catalogue.write(action) for action in self.rules.legal(self.state, seat)}

    def play(self, seat: int, *texts: str) -> list[dict[str, object]]:
        """Decisions of one seat in notation, each checked; returns what was told."""
        log = EventLog()
        for text in texts:
            action = self.rules.catalogue.read(text)
            assert action in self.rules.legal(self.state, seat), f"{text} is not among {sorted(self.legal(seat))}"
            self.rules.choose(self.state, seat, action, log)
        return [event.seen_by(NONE) for event in log.events]

    def chance(self, *outcomes: int | str) -> list[dict[str, object]]:
        """Chance outcomes: numbers, or tiles by name."""
        log = EventLog()
        for outcome in outcomes:
            number = self.kind(outcome) if isinstance(outcome, str) else outcome
            assert self.rules.odds(self.state)[number] > 0, outcome
            self.rules.happen(self.state, number, log)
        return [event.seen_by(NONE) for event in log.events]

    # ---- looking

    def order(self) -> list[int]:
        return [int(seat) for seat in self.state.order]

    def caterpillars(self) -> list[int]:
        return [int(count) for count in self.state.caterpillars]

    def hand(self, seat: int) -> list[str]:
        held = [int(self.state.hand[seat * 4 + place]) for place in range(4)]
        return [self.names[kind] for kind in held if kind != NONE]

    def on(self, word: str) -> list[int]:
        """Everybody's butterflies on a flower."""
        flower = self.words.index(word)
        return [int(self.state.clipped[seat * len(self.words) + flower]) for seat in range(int(self.state.seats))]

    def score(self, seat: int) -> int:
        return int(self.rules.score(self.state, seat, BLANK))

    def ledger(self, seat: int) -> list[tuple[str, int, int]]:
        sheet = Itemised()
        self.rules.score(self.state, seat, sheet)
        return english.lines(sheet)

    def marks(self, seat: int) -> list[list[str]]:
        """The pieces that each line of the ledger counts, by name."""
        sheet = Itemised()
        self.rules.score(self.state, seat, sheet)
        names = [*self.rules.ground.words, *self.words]
        return [[names[mark] for mark in marks] for marks in sheet.marks]


def told(events: list[dict[str, object]], name: str) -> list[dict[str, object]]:
    """The events of one kind."""
    return [event for event in events if event["event"] == name]
