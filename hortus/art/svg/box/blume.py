"""Blume's pieces as they are printed: tiles up to the cut, cards, the market, and a seat's bed with its greenhouse."""

from collections.abc import Sequence

import svg

from hortus.art import palette
from hortus.art.svg import blume_pieces as pieces
from hortus.art.svg.box.backs import back
from hortus.art.svg.paper import words

TILE = 84.0
CELL = 32.0
"""Millimetres of a cell on the boards."""
BED = (172.0, 232.0)
MARKET = 172.0
SPACE = (13.0, 24.0)
TOOL = (190.0, 120.0)


def tile(corners: Sequence[int]) -> list[svg.Element]:
    """A petal tile without its rim."""
    elements: list[svg.Element] = [svg.Circle(cx=0, cy=0, r=2.5, fill=palette.LEAF)]
    for place, colour in enumerate(corners):
        x, y = _corner(place)
        elements.append(svg.G(elements=pieces.quarter(colour, place), transform=[svg.Translate(x, y)]))
    return elements


def beyond(corners: Sequence[int]) -> list[svg.Element]:
    """The part beyond the cut: the centres of flowers continue past the corners."""
    elements: list[svg.Element] = []
    for place, colour in enumerate(corners):
        x, y = _corner(place)
        elements.append(svg.G(elements=[pieces.heart(10, colour)], transform=[svg.Translate(x, y)]))
    return elements


def _corner(place: int) -> tuple[float, float]:
    return (-TILE / 2 if place in (0, 3) else TILE / 2), (-TILE / 2 if place in (0, 1) else TILE / 2)


def hybrid(one: int, two: int) -> list[svg.Element]:
    return [pieces.flower([one, two, one, two], 0.86)]


def numbered_back(deck: int) -> list[svg.Element]:
    """The back of a watering can: the round it is for."""
    sign = words(str(deck + 1), 0, -32, 20, palette.BLUE, bold=True)
    return [*back(84, 112, palette.BLUE), sign]


def tool(number: int, name: str, does: str) -> list[svg.Element]:
    """A tool card, 190 by 120: picture, name and use."""
    width, height = TOOL
    elements: list[svg.Element] = [
        svg.Rect(x=-width / 2 + 6, y=-height / 2 + 6, width=width - 12, height=height - 12, rx=6, fill="none",
                 stroke=palette.LINE, stroke_width=1.4),
        svg.G(elements=[pieces.stroke(pieces.TOOL_LINES[number], palette.LEAF_DEEP, 2.6)],
              transform=[svg.Translate(-56, -22)]),
        words(name[:1].upper() + name[1:], -20, -16, 18, palette.INK, bold=True, start=True),
    ]  # fmt: skip
    for line, text in enumerate(pieces.wrapped(does, 28)):
        elements.append(words(text, 0, 20 + 14 * line, 12, palette.INK))
    return elements


def market_height(lowest: int, highest: int) -> float:
    return 8 + SPACE[1] * (market_spaces(lowest, highest)[-1][1] + 1)


def market_spaces(lowest: int, highest: int) -> list[tuple[int, int, float, float]]:
    """Every space with its row, its left end and its width; 0 has room for all pegs."""
    spaces: list[tuple[int, int, float, float]] = []
    x, row = 4.0, 0
    wide = min(SPACE[0], (MARKET - 8 - 60) / 12) if highest - lowest <= 12 else SPACE[0]
    for worth in range(lowest, highest + 1):
        width = 60.0 if worth == 0 else wide
        if x + width > MARKET - 4 + 1e-6:
            x, row = 4.0, row + 1
        spaces.append((worth, row, x, width))
        x += width
    return spaces


def market(lowest: int, highest: int) -> list[svg.Element]:
    """The track for six pegs in millimetres, from its upper left corner."""
    elements: list[svg.Element] = []
    for worth, row, x, width in market_spaces(lowest, highest):
        y = 4 + row * SPACE[1]
        tint = palette.PINK if worth < 0 else palette.LEAF if worth > 0 else palette.SUN
        elements.append(
            svg.Rect(x=x + 0.4, y=y + 0.4, width=width - 0.8, height=SPACE[1] - 0.8, rx=2,
                     fill=palette.washed(tint, 0.2), stroke=palette.SOFT_INK, stroke_width=0.3)
        )  # fmt: skip
        label = f"{worth:+d}".replace("-", "\N{MINUS SIGN}") if worth else "0"
        elements.append(words(label, x + width / 2, y + 21, 5, palette.INK, bold=True))
        for colour in range(6 if worth == 0 else 0):
            at = svg.Translate(x + 5 + colour * 10, y + 12)
            elements.append(svg.G(elements=[pieces.petal(colour)], transform=[at, svg.Scale(0.16)], opacity=0.55))
    return elements


def bed(seat: int, side: int, first: int, capacity: int) -> list[svg.Element]:
    """A seat's bed with the square of each round, and below it the shelves of its greenhouse; in millimetres."""
    left, top = (BED[0] - side * CELL) / 2, 6.0
    bottom = top + side * CELL
    elements: list[svg.Element] = []
    for line in range(side + 1):
        at, level = left + line * CELL, top + line * CELL
        elements.append(pieces.stroke(f"M{at} {top}V{bottom} M{left} {level}H{left + side * CELL}", palette.LINE, 0.4))
    for square in range(first, side + 1):
        length = square * CELL
        elements.append(pieces.stroke(f"M{left} {bottom - length}h{length}v{length}h{-length}z", palette.EARTH, 0.9))
        x, y = left + length - 4, bottom - length + 6
        elements.append(words(f"{square - first + 1}", x, y, 5, palette.EARTH, bold=True))
    elements.append(svg.Circle(cx=BED[0] / 2, cy=bottom + 6.5, r=3.6, fill=palette.SEATS[seat], stroke=palette.INK,
                               stroke_width=0.3))  # fmt: skip
    elements.append(words("ABCDE"[seat], BED[0] / 2, bottom + 8.2, 5, pieces.PAPER, bold=True))
    for colour in range(len(pieces.COLOURS)):
        elements += _shelf(colour, *shelf_at(colour, side), capacity)
    return elements


def shelf_at(colour: int, side: int) -> tuple[float, float]:
    """Where the shelf of a colour begins, below a bed with this side."""
    return 8.0 + colour % 2 * 80, 6 + side * CELL + 22 + colour // 2 * 16


def _shelf(colour: int, x: float, y: float, capacity: int) -> list[svg.Element]:
    """A shelf as a track: its marker stands on the number of flowers."""
    step = 68 / (capacity + 1)
    radius = round(min(4.4, step * 0.46), 2)
    flower = svg.G(elements=[pieces.flower([colour] * 4, 0.1)], transform=[svg.Translate(x + 3, y)])
    elements: list[svg.Element] = [flower]
    for count in range(capacity + 1):
        at = round(x + 12 + count * step, 2)
        fill = palette.washed(pieces.FILLS[colour], 0.25)
        elements.append(svg.Circle(cx=at, cy=y, r=radius, fill=fill, stroke=palette.SOFT_INK, stroke_width=0.3))
        elements.append(words(str(count), at, y + radius * 0.35, round(radius, 2), palette.INK))
    return elements


def marker(colour: int) -> list[svg.Element]:
    """A flower that counts on a shelf, 100 across."""
    return [pieces.flower([colour] * 4)]
