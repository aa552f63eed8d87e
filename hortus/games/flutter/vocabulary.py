"""The actions and events of Flutter, and how they are written.

Written, a turn is `moth`, `flip 60`, `q15`: the stack, the way the tile is
turned, the vertex on which its first corner comes to lie. Columns of vertices
are letters (after z comes aa), rows are numbers from the bottom. Tiles in the
meadow are numbered as they were placed: `bee 7`, `score 7`.
"""

from typing import Final

from hortus.core.catalogue import Block, Field
from hortus.core.events import EventKind
from hortus.core.lattices import LETTERS
from hortus.core.message import Message
from hortus.games.flutter.edition import COLOURS, FlutterEdition
from hortus.games.flutter.shapes import TURNS

TURN_WORDS: Final = [f"{'turn' if turn < 6 else 'flip'} {turn % 6 * 60}" for turn in range(TURNS)]

BEGAN: Final = EventKind("began", [])
ARRANGED: Final = EventKind("arranged", ["place", "stack"])
SUN_ROSE: Final = EventKind("sun_rose", ["stack"])
TURNED_UP: Final = EventKind("turned_up", ["stack", "tile"])
SUN_MOVED: Final = EventKind("sun_moved", ["stack"])
TOOK: Final = EventKind("took", ["stack", "tile"])
SKIPPED: Final = EventKind("skipped", ["stack", "count", "colour"])
TURNED: Final = EventKind("turned", ["tile", "turn"])
PLACED: Final = EventKind("placed", ["piece", "tile", "turn", "at"])
GREW: Final = EventKind("grew", ["colour", "count", "petals"])
WITHERED: Final = EventKind("withered", ["colour", "count", "petals"])
FLOODED: Final = EventKind("flooded", ["cell", "face"])
SIPPED: Final = EventKind("sipped", ["pollen"])
SCORED: Final = EventKind("scored", ["piece", "count", "colour"])
MISSED: Final = EventKind("missed", ["piece", "pollen"])
RESTED: Final = EventKind("rested", [])
FLEW_HOME: Final = EventKind("flew_home", ["piece", "pollen"])
SETTLED: Final = EventKind("settled", ["piece"])
GAVE_UP: Final = EventKind("gave_up", ["tile"])
LAST_TURNS: Final = EventKind("last_turns", ["stack"])
BLOOMED: Final = EventKind("bloomed", ["colour", "count", "pollen"])

EVENTS: Final = [
    BEGAN, ARRANGED, SUN_ROSE, TURNED_UP, SUN_MOVED, TOOK, SKIPPED, TURNED, PLACED, GREW, WITHERED, FLOODED, SIPPED,
    SCORED, MISSED, RESTED, FLEW_HOME, SETTLED, GAVE_UP, LAST_TURNS, BLOOMED,
]  # fmt: skip


def column_word(column: int) -> str:
    """a to z, then aa, ab and so on."""
    tens, ones = divmod(column, len(LETTERS))
    return (LETTERS[tens - 1] if tens else "") + LETTERS[ones]


def vertex_words(width: int, height: int) -> list[str]:
    """Names for the vertices of a window, in the order of their numbers."""
    return [f"{column_word(i)}{j + 1}" for j in range(height) for i in range(width)]


def cell_words(width: int, height: int) -> list[str]:
    """A triangle is called after its lower left vertex and the way it points."""
    return [f"{column_word(i)}{j + 1}{way}" for j in range(height) for i in range(width) for way in "^v"]


def turn_name(turn: int) -> Message:
    """How a tile is turned, for players: straight, rotated, or flipped and rotated."""
    if turn == 0:
        return Message("flutter-straight")
    return Message("flutter-turned" if turn < 6 else "flutter-flipped", {"degrees": turn % 6 * 60})


class FlutterActions:
    """stack, turn, place, colour, score, bee, keep and pass."""

    def __init__(self, edition: FlutterEdition, vertices: list[str]) -> None:
        pieces = [str(piece) for piece in range(len(edition.tiles) + 1)]
        self.stack = Block("stack", [Field("stack", [shape.name for shape in edition.shapes])], "{stack}")
        self.turn = Block("turn", [Field("turn", TURN_WORDS)], "{turn}")
        self.place = Block("place", [Field("at", vertices)], "{at}")
        self.colour = Block("colour", [Field("colour", COLOURS)], "{colour}")
        self.score = Block("score", [Field("piece", pieces)], "score {piece}")
        self.bee = Block("bee", [Field("piece", pieces)], "bee {piece}")
        self.keep = Block("keep", [], "keep")
        self.give_up = Block("pass", [], "pass")

    def blocks(self) -> list[Block]:
        """In the order of their numbers. New blocks are always added at the end."""
        return [self.stack, self.turn, self.place, self.colour, self.score, self.bee, self.keep, self.give_up]
