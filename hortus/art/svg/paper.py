"""What every picture is drawn on and written with."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from html import escape

import svg

from hortus.art import palette
from hortus.core.message import Message
from hortus.core.plain import plain

Speak = Callable[[Message], str]
"""A message in the language of the picture."""
_speak: ContextVar[Speak] = ContextVar("speak", default=str)
# Not a parameter, because most functions that draw a piece have no text of their own.


@contextmanager
def speaking(speak: Speak) -> Iterator[None]:
    """Everything drawn inside this block is in this language."""
    before = _speak.set(speak)
    try:
        yield
    finally:
        _speak.reset(before)


def said(message: Message) -> str:
    return _speak.get()(message)


def say(key: str, **values: object) -> str:
    """The text under a key of the catalogues."""
    return said(Message(key, values))


def seat_name(seat: int) -> str:
    return say("new-seat", seat="ABCDE"[seat])


def points_name(points: int) -> str:
    return say("act-gain", count=points, points=points)


def fitting(text: str, size: float, room: float) -> float:
    """The font size at which a text fits: a letter is at most about 0.6 times as wide as its size."""
    return min(size, room / (0.6 * max(1, len(text))))


def document(width: float, height: float, title: str, elements: list[svg.Element]) -> str:
    """A whole picture on its background, with a name for screen readers."""
    picture = svg.SVG(
        viewBox=svg.ViewBoxSpec(0, 0, width, height),
        width=width,
        height=height,
        style=f"font-family: {palette.SANS}",
        extra={"role": "img"},
        elements=[
            svg.Title(text=title),
            svg.Rect(x=0, y=0, width=width, height=height, rx=16, fill=palette.GROUND),
            *elements,
        ],
    )
    return markup(picture)


class Escaped(str):
    """A text in which no character is markup."""


def markup(picture: svg.Element) -> str:
    """The picture as SVG. The library writes texts as they are, but names come from anybody's edition."""
    _escape(picture)
    return picture.as_str()


def _escape(element: svg.Element) -> None:
    if element.text is not None and not isinstance(element.text, Escaped):
        element.text = Escaped(escape(plain(element.text), quote=False))
    for inner in element.elements or []:
        _escape(inner)


def words(
    text: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    bold: bool = False,
    start: bool = False,
    end: bool = False,
) -> svg.Text:
    """A line of text at x: centred, or starting or ending there."""
    return svg.Text(
        x=round(x, 2),
        y=round(y, 2),
        font_size=round(size, 2),
        fill=fill,
        text=text,
        text_anchor="start" if start else "end" if end else "middle",
        font_weight="bold" if bold else None,
    )


def placed(x: float, y: float, elements: list[svg.Element], name: str, scale: float = 1) -> svg.G:
    """A piece that is drawn around the origin, moved to its place, with its name for screen readers."""
    return svg.G(
        elements=[svg.Title(text=name), *elements],
        transform=[svg.Translate(round(x, 2), round(y, 2)), svg.Scale(scale)],
    )
