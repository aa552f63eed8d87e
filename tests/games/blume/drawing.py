"""Blume gardens drawn in text.

.. --       two rows of letters to a row of tiles, the top row first: each tile shows its corners,
.r --       r o y p v b or . for any colour; -- is an empty cell. The drawing stands in the bottom left
.r r.       corner of the bed: here a red flower lacks its upper right tile, on b2.
.. ..
"""

from typing import Any

import hortus
from hortus.core.bits import bit
from hortus.core.events import EventLog
from hortus.core.scoring import BLANK
from hortus.core.state import NONE
from hortus.games.blume.board import pair_number
from hortus.games.blume.vocabulary import COLOURS

LETTERS = "roypvb"
SIDE = 5


def pair(words: str) -> int:
    """The number of a pair of colours: pair("red/blue")."""
    one, two = words.split("/")
    return pair_number(COLOURS.index(one), COLOURS.index(two))


class Table:
    """A table of Blume in the middle of a game; each drawing is the garden of a seat."""

    def __init__(
        self,
        *drawings: str,
        seats: int = 2,
        modules: tuple[str, ...] = (),
        options: dict[str, str] | None = None,
        round: int = 0,
        turn: int = 0,
        hybrids: tuple[str, ...] = (),
        wet: tuple[str, ...] = (),
        row: tuple[str, ...] = ("....", "....", "...."),
        version: int | None = None,
    ) -> None:
        self.rules: Any = hortus.rules("blume", seats, modules, options, version=version)
        self.state: Any = self.rules.deal()
        self.log = EventLog()
        if round:
            self.state.round = round
        self.state.turn = turn
        self.side = self.rules.scene()["side"]
        for seat, drawing in enumerate(drawings):
            self.draw(seat, drawing)
        for slot, pattern in enumerate(row):
            self.state.row[slot] = self.find(pattern)[0]
        for words in hybrids:
            self.state.hybrids[pair(words)] -= 1
            self.state.open |= bit(pair(words))
        for word in wet:
            self.state.wet |= bit(self.point(word))

    # ---- setting up

    def cell(self, word: str) -> int:
        return self.rules.scene()["cells"].index(word)

    def point(self, word: str) -> int:
        return self.rules.scene()["points"].index(word)

    def find(self, pattern: str) -> tuple[int, int]:
        """A tile out of the bag, and how it must be turned, to show these corners clockwise from the top left."""
        for tile, corners in enumerate(self.rules.scene()["tiles"]):
            if self.state.bag[tile]:
                for turn in range(4):
                    shown = [LETTERS[corners[(corner - turn) % 4]] for corner in range(4)]
                    if all(want in (".", have) for want, have in zip(pattern, shown, strict=True)):
                        self.state.bag[tile] -= 1
                        self.state.bagged -= 1
                        return tile, turn
        raise AssertionError(f"no tile shows {pattern}")

    def draw(self, seat: int, drawing: str) -> None:
        lines = [line.split() for line in drawing.strip().splitlines()]
        height = len(lines) // 2
        for index in range(height):
            tops, bottoms = lines[2 * index], lines[2 * index + 1]
            for column, (top, bottom) in enumerate(zip(tops, bottoms, strict=True)):
                if top != "--":
                    self.put(seat, (height - 1 - index) * self.side + column, top + bottom[::-1])

    def put(self, seat: int, cell: int, pattern: str) -> None:
        """A tile that has lain there for a while."""
        tile, turn = self.find(pattern)
        state = self.state
        state.laid[seat * self.side * self.side + cell] = tile * 4 + turn
        state.rows[seat * self.side + cell // self.side] |= bit(cell % self.side)
        state.filled[seat] += 1

    def plant(self, seat: int, point: str, words: str) -> None:
        """A hybrid that has stood there for a while."""
        self.state.planted[seat * 16 + self.point(point)] = pair(words)
        self.state.types[seat] |= bit(pair(words))

    def stock(self, seat: int, **counts: int) -> None:
        for colour, count in counts.items():
            self.state.stock[seat * 6 + COLOURS.index(colour)] = count

    def market(self, **pegs: int) -> None:
        for colour, worth in pegs.items():
            self.state.pegs[COLOURS.index(colour)] = worth

    def enter(self, step: str) -> "Table":
        """Stand at the step of that name."""
        places = [place for place, found in enumerate(self.rules.steps) if found.name == step]
        self.rules.enter(self.state, places[0])
        return self

    # ---- playing

    def lay(self, cell: str, pattern: str) -> list[str]:
        """Lay a tile that shows these corners; returns the names of what was told."""
        tile, turn = self.find(pattern)
        self.state.hand = tile
        self.enter("place")
        return self.do(cell + "^>v<"[turn])

    def turned(self, cell: str, corner: int, letter: str) -> str:
        """How to lay the tile in hand there so that this corner, clockwise from the top left, shows that colour."""
        corners = self.rules.scene()["tiles"][int(self.state.hand)]
        return cell + next("^>v<"[turn] for turn in range(4) if LETTERS[corners[(corner - turn) % 4]] == letter)

    def do(self, *texts: str, seat: int | None = None) -> list[str]:
        """Play on in notation, each move checked; returns the names of what was told."""
        before = len(self.log.events)
        for text in texts:
            who = self.turn if seat is None else seat
            action = self.rules.catalogue.read(text)
            legal = self.rules.legal(self.state, who)
            assert action in legal, f"{text} is not among {self.written(legal)}"
            self.rules.choose(self.state, who, action, self.log)
        return [event.kind.name for event in self.log.events[before:]]

    def happen(self, outcome: int) -> None:
        """Let chance say this."""
        assert self.rules.odds(self.state)[outcome] > 0
        self.rules.happen(self.state, outcome, self.log)

    def settle(self, seed: int = 1) -> None:
        self.rules.settle(self.state, hortus.Dice(seed), self.log)

    # ---- looking

    @property
    def turn(self) -> int:
        return int(self.state.turn)

    @property
    def step(self) -> str:
        return str(self.rules.steps[self.state.step].name)

    def written(self, actions: list[int]) -> list[str]:
        return [self.rules.catalogue.write(action) for action in actions]

    def legal(self, seat: int | None = None) -> list[str]:
        return self.written(self.rules.legal(self.state, self.turn if seat is None else seat))

    def stocked(self, seat: int = 0) -> dict[str, int]:
        """What a greenhouse holds, colours without a flower left out."""
        counts = [int(self.state.stock[seat * 6 + colour]) for colour in range(6)]
        return {COLOURS[colour]: counts[colour] for colour in range(6) if counts[colour]}

    def pegs(self) -> dict[str, int]:
        """The pegs that are not on 0."""
        worths = [int(worth) for worth in self.state.pegs]
        return {COLOURS[colour]: worths[colour] for colour in range(6) if worths[colour]}

    def grown(self, seat: int = 0) -> dict[str, int]:
        """The hybrids that stand in a garden, by their points."""
        words = self.rules.scene()["points"]
        found = {words[point]: int(self.state.planted[seat * 16 + point]) for point in range(16)}
        return {word: hybrid for word, hybrid in found.items() if hybrid != NONE}

    def score(self, seat: int = 0) -> int:
        return int(self.rules.score(self.state, seat, BLANK))

    def told(self, name: str) -> list[dict[str, object]]:
        """Every event of that name, as a spectator hears it."""
        return [event.seen_by(NONE) for event in self.log.events if event.kind.name == name]


FULL_3 = """
    .. .. ..
    .. .. ..
    .. .. ..
    .. .. ..
    .. .. ..
    .. .. ..
"""
FULL_4 = "\n".join([".. .. .. .."] * 8)
