"""One piece of a game as it is printed: its pictures, its outline and its exact size."""

from typing import NamedTuple

import svg

from hortus.art.svg.box.backs import back, ground
from hortus.core.message import Message

View = tuple[float, float, float, float]
"""The part of a drawing that is the piece: left, top, width and height in the units of the art."""
KINDS = ["tiles", "boards", "cards", "pads"]
"""What is printed together, because it wants the same paper. Tokens and figures are with the tiles."""


class Face(NamedTuple):
    """One side of a piece: the colour of its ground, and what is drawn on it."""

    fill: str
    art: list[svg.Element]
    beyond: list[svg.Element] = []
    """What of the art goes on past the cut, under the rest; the ground always does."""


class Piece(NamedTuple):
    """A piece to cut out."""

    what: str  # one of KINDS
    kind: str  # `print-kind-<kind>` is its name in the catalogues
    detail: str  # tells pieces of one kind apart
    view: View
    scale: float  # millimetres for each unit of the art
    outline: str  # the cut, as a path in the units of the art
    front: Face
    back: Face | None = None
    folds: tuple[float, ...] = ()
    """How far below the top it is folded, in millimetres."""
    source: tuple[str | int, ...] = ()
    """The part of the edition that it shows: keys and places in lists. Empty if no part of it does."""

    def of(self, *source: str | int) -> "Piece":
        """The same piece with its source."""
        return self._replace(source=source)

    @property
    def width(self) -> float:
        return self.view[2] * self.scale

    @property
    def height(self) -> float:
        return self.view[3] * self.scale

    @property
    def straight(self) -> bool:
        """Whether it is a rectangle, which crop marks alone can show."""
        return self.outline == rectangle(self.view)


def kind_name(kind: str) -> Message:
    return Message(f"print-kind-{kind}")


def rectangle(view: View) -> str:
    left, top, width, height = view
    return f"M{left:g} {top:g}h{width:g}v{height:g}h{-width:g}z"


def disc(radius: float) -> str:
    return f"M{-radius:g} 0a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0z"


def around(width: float, height: float) -> View:
    """A piece that is drawn round the origin."""
    return -width / 2, -height / 2, width, height


def flat(
    what: str, kind: str, detail: str, size: tuple[float, float], wide: float, front: Face, behind: Face | None = None
) -> Piece:
    """A rectangular piece round the origin: its size in units, and how wide it is in millimetres."""
    view = around(*size)
    return Piece(what, kind, detail, view, wide / size[0], rectangle(view), front, behind)


def sprig_back(size: tuple[float, float], colour: str) -> Face:
    """The back of a piece of this size, round the origin."""
    return Face(ground(colour), back(*size, colour))


def token(kind: str, detail: str, radius: float, across: float, front: Face, behind: Face | None = None) -> Piece:
    """A round token: its radius in units, and its diameter in millimetres."""
    view = around(2 * radius, 2 * radius)
    return Piece("tiles", kind, detail, view, across / (2 * radius), disc(radius), front, behind)


def figure(kind: str, detail: str, size: tuple[float, float], wide: float, foot: float, front: Face) -> Piece:
    """A figure that stands: the picture twice, head to head, with a foot below each.

    The drawing of `size` units is round the origin. It is folded at the heads
    and above both feet; the feet are glued under a coin or on card.
    """
    width, height = size
    scale = wide / width
    deep = foot / scale
    view = (-width / 2, -height - deep, width, 2 * (height + deep))
    upright = svg.G(elements=front.art, transform=[svg.Translate(0, height / 2)])
    behind = svg.G(elements=front.art, transform=[svg.Rotate(180), svg.Translate(0, height / 2)])
    both = Face(front.fill, [upright, behind], front.beyond)
    high = height * scale
    return Piece("tiles", kind, detail, view, scale, rectangle(view), both, folds=(foot, foot + high, foot + 2 * high))
