"""A place on the drawing of a piece that changes the edition when it is clicked."""

from typing import Any, NamedTuple

from hortus.core.message import Message
from hortus.print.piece import View

Way = list[str | int]
"""A part of an edition: keys, and places in lists."""


class Spot(NamedTuple):
    """`kind` says what a click does.

    letters: the letters at `places` of the text at `path` all become the next of `letters`.
    words: the same for one word of a text; its words end at blanks, colons and slashes, and so do those of `letters`.
    map: the same for one letter of a map, at a line and a column of it.
    grid: the same for one letter of a list of texts.
    toggle: `letters` is put into the list at `path`, or taken out of it.
    number: the number at `path` grows by one, within `bounds`, and then begins again.
    parts: the joined sides of a tile become the next of `letters`, which have commas between them.
    focus: nothing; the field at `path` takes the focus.
    """

    kind: str
    path: Way
    places: list[int]
    letters: str
    at: tuple[float, float, float, float]  # left, top, width and height, as parts of the drawing
    name: Message
    clears: Way = []  # a number that becomes 0, because it does not fit the new letter
    bounds: tuple[int, int] = (0, 0)
    absent: int | list[int] | None = None  # what a key means that was left out: the number, or its list

    def spelled(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "path": self.path,
            "places": self.places,
            "letters": self.letters,
            "at": [round(side, 4) for side in self.at],
            "name": self.name.spelled(),
            "clears": self.clears,
            "bounds": list(self.bounds),
            "absent": self.absent,
        }


def within(view: View, left: float, top: float, wide: float, high: float) -> tuple[float, float, float, float]:
    """The part of a rectangle of the art that is on the drawing of its piece, as parts of that drawing."""
    right, bottom = min(left + wide, view[0] + view[2]), min(top + high, view[1] + view[3])
    left, top = max(left, view[0]), max(top, view[1])
    return (left - view[0]) / view[2], (top - view[1]) / view[3], (right - left) / view[2], (bottom - top) / view[3]


def number(
    view: View, path: Way, bounds: tuple[int, int], name: Message, middle: tuple[float, float], reach: float
) -> Spot:
    """A number that is printed round this point of the art."""
    x, y = middle
    return Spot("number", path, [], "", within(view, x - reach, y - reach, 2 * reach, 2 * reach), name, [], bounds)


def whole(view: View, path: Way, bounds: tuple[int, int], name: Message) -> Spot:
    """A number that a whole piece stands for."""
    left, top, wide, high = view
    at = within(view, left + wide * 0.06, top + high * 0.06, wide * 0.88, high * 0.88)
    return Spot("number", path, [], "", at, name, [], bounds)


def field(game: str, *keys: str) -> Message:
    """The plain name of a value."""
    return Message("-".join(["workshop", game, *keys]))
