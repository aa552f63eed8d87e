"""Papillon's pieces as they are printed: tiles up to the cut, tokens, planters, and the draft board."""

from collections.abc import Mapping, Sequence
from typing import Any

import svg

from hortus.art import palette
from hortus.art.svg import papillon, papillon_tiles
from hortus.art.svg.paper import words

SIZE = 100.0
CELL = 40.0
LEFT = 9.0
BOARD = (172.0, 228.0)
BIDS = 176.0
"""How far down the board the track for bids is."""


def beyond(face: Mapping[str, Any]) -> list[svg.Element]:
    """The part beyond the cut: patches and fields continue past the sides of a tile."""
    strips: list[svg.Element] = []
    for part, shows in zip(face["parts"], face["shows"], strict=True):
        for side in part:
            strip = svg.Rect(x=-45, y=-64, width=90, height=16, fill=papillon_tiles.FILLS[shows])
            strips.append(svg.G(elements=[strip], transform=[svg.Rotate(90 * side)]))
    return strips


def gnome(number: int | None) -> list[svg.Element]:
    """A gnome token, 56 across. Without a number it is the back."""
    return [svg.G(elements=[papillon_tiles.gnome(number, 1)], transform=[svg.Translate(0, 4)])]


def bonus(colour: int) -> list[svg.Element]:
    """The bonus token of a flower, 36 across."""
    return [
        papillon_tiles.blossom(colour, 1.35, papillon_tiles.CREAM, papillon_tiles.CREAM),
        words("+1", 0, 4, 11, papillon_tiles.EDGES[colour], bold=True),
    ]


def planter(values: Sequence[int]) -> list[svg.Element]:
    """A planter of 100 by 60: nectar for the most, the second most and the third most butterflies."""
    pot = "M-46 -20 L46 -20 L38 26 L-38 26 Z"
    elements: list[svg.Element] = [
        svg.Path(d=pot, fill="#B9754A", stroke=palette.INK, stroke_width=1.4),  # type: ignore[arg-type]
        svg.Rect(x=-48, y=-26, width=96, height=10, rx=4, fill="#C98A5E", stroke=palette.INK, stroke_width=1.4),
    ]
    for place, value in enumerate(values):
        x = -25 + 25 * place
        elements.append(svg.Circle(cx=x, cy=4, r=11, fill=papillon_tiles.CREAM, stroke=palette.INK, stroke_width=1))
        elements.append(words(str(value), x, 9, 14, papillon_tiles.DARK, bold=True))
    return elements


def flower(colour: int) -> list[svg.Element]:
    """A flower in its pot, 108 by 196 round the origin."""
    return [svg.G(elements=papillon_tiles.potted(colour), transform=[svg.Translate(0, -36)])]


def draft_board(
    scene: Mapping[str, Any], bonuses: Sequence[int], highest: int, rounds: int, labels: tuple[str, str, str]
) -> list[svg.Element]:
    """The draft board in millimetres from its upper left corner: triangle, toolshed, bids, order, rounds."""
    elements: list[svg.Element] = []
    for space in range(len(scene["row_of"])):
        x, y = LEFT + scene["column_of"][space] * CELL, LEFT + scene["row_of"][space] * CELL
        elements.append(_outline(x + 0.5, y + 0.5, CELL - 1, CELL - 1))
    shed = svg.G(elements=papillon.toolshed(), transform=[svg.Translate(LEFT + 2.5 * CELL, LEFT + 2.5 * CELL)])
    shed.transform = [svg.Translate(LEFT + 2.5 * CELL, LEFT + 2.5 * CELL), svg.Scale(0.42)]
    elements.append(shed)
    spaces = [("0", f"+{extra}") for extra in reversed(bonuses)]
    spaces += [(str(amount), "") for amount in range(1, highest + 1)]
    elements += _track(labels[0], spaces, BIDS)
    elements += _track(labels[1], [(str(place + 1), "") for place in range(4)], 196)
    elements += _track(labels[2], [(str(now + 1), "") for now in range(rounds)], 216)
    return elements


def _track(label: str, spaces: list[tuple[str, str]], y: float) -> list[svg.Element]:
    step, radius = _steps(len(spaces))
    elements: list[svg.Element] = [words(label, LEFT, y + 1.5, 4.2, palette.INK, bold=True, start=True)]
    for index, (text, note) in enumerate(spaces):
        x = 46 + index * step
        elements.append(
            svg.Circle(cx=x, cy=y, r=round(radius, 2), fill=papillon_tiles.CREAM,
                       stroke=palette.LEAF_DEEP, stroke_width=0.4)
        )  # fmt: skip
        elements.append(words(text, x, y + radius * (0.05 if note else 0.22), radius * 0.62, palette.INK, bold=True))
        if note:
            elements.append(words(note, x, y + radius * 0.62, radius * 0.43, palette.LEAF_DEEP, bold=True))
    return elements


def _steps(spaces: int) -> tuple[float, float]:
    """From one space of a track to the next, and how large a space is."""
    step = min(16.0, 128 / spaces)
    return step, min(7.5, step * 0.46)


def bid_at(index: int, spaces: int) -> tuple[float, float, float]:
    """The middle of a space for bids and its radius."""
    step, radius = _steps(spaces)
    return 46 + index * step, BIDS, radius


def _outline(x: float, y: float, width: float, height: float) -> svg.Element:
    return svg.Rect(
        x=x, y=y, width=width, height=height, rx=2.5, fill=papillon_tiles.CREAM, stroke=palette.LEAF_DEEP,
        stroke_width=0.4,
    )  # fmt: skip
