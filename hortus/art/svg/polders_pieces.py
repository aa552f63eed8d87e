"""The small things of Polders: buildings, marks, shapes, a coin, a compass rose. All round the origin."""

from typing import Any

import svg

from hortus.art import palette

SEATS = "ABCDE"
WALL = "#FFFDF6"
ROOF = "#B5523B"
THATCH = "#C69A4B"
TIMBER = "#6B4A2F"
SLATE = "#5C6B73"
DARK = "#2B2A26"
"""Walls are white and lines dark in every theme."""


def path(d: str, **attributes: Any) -> svg.Path:
    """A path from its description in SVG's own letters."""
    return svg.Path(d=d, **attributes)  # type: ignore[arg-type]


def building(kind: int) -> svg.Element:
    """A manor, a farm or a mill, 30 high, on a light patch, so that it can be seen on any ink."""
    drawn = [manor, farm, mill][kind]()
    patch = svg.Circle(cx=0, cy=1, r=15, fill=palette.RAISED, fill_opacity=0.82)
    return svg.G(elements=[patch, *drawn])


def manor() -> list[svg.Element]:
    """A country house: slate roof, two gables, steps and a row of windows."""
    line = {"stroke": DARK, "stroke_width": 1.1, "stroke_linejoin": "round"}
    return [
        path(d="M-13 13 V-1 H13 V13 Z", fill=WALL, **line),
        path(d="M-15 -1 L-10 -9 H10 L15 -1 Z", fill=SLATE, **line),
        path(d="M-5 -1 V-8 L0 -13 L5 -8 V-1 Z", fill=WALL, **line),
        path(d="M-2.5 13 V6 A2.5 2.5 0 0 1 2.5 6 V13 Z", fill=TIMBER, **line),
        path(d="M-10 3 h3.4 v5 h-3.4 z M6.6 3 h3.4 v5 h-3.4 z M-1.5 -7 h3 v4 h-3 z", fill=palette.WATER, stroke="none"),
    ]


def farm() -> list[svg.Element]:
    """A farmhouse of North Holland: one great thatched pyramid over a low wall."""
    line = {"stroke": DARK, "stroke_width": 1.1, "stroke_linejoin": "round"}
    return [
        path(d="M-12 13 V5 H12 V13 Z", fill=ROOF, **line),
        path(d="M-15 6 L0 -14 L15 6 Z", fill=THATCH, **line),
        path(d="M-6 6 L0 -2 L6 6 Z", fill="#DDB86A", stroke=DARK, stroke_width=0.7),
        path(d="M-8 13 V8 H-1 V13 Z", fill=TIMBER, stroke=DARK, stroke_width=0.8),
        path(d="M3 8 h5 v3 h-5 z", fill=palette.WATER, stroke="none"),
    ]


def mill() -> list[svg.Element]:
    """A drainage mill: eight-sided smock, cap and four sails."""
    line = {"stroke": DARK, "stroke_width": 1.1, "stroke_linejoin": "round"}
    sail = "M0 0 V-17 M0.6 -4 H5 V-16.5 H0.6"
    return [
        path(d="M-8 15 L-4.5 -4 H4.5 L8 15 Z", fill=THATCH, **line),
        path(d="M-5.5 -4 C-5 -11 5 -11 5.5 -4 Z", fill=TIMBER, **line),
        path(d="M-1.8 15 V9 H1.8 V15 Z", fill=TIMBER, stroke="none"),
        *[
            svg.G(
                elements=[path(d=sail, fill=WALL, stroke=DARK, stroke_width=1)],
                transform=[svg.Translate(0, -4), svg.Rotate(turn), svg.Scale(0.86)],
            )
            for turn in (40, 130, 220, 310)
        ],
        svg.Circle(cx=0, cy=-4, r=1.6, fill=DARK),
    ]


def mark(name: str, colour: str, cell: float) -> svg.Element:
    """What the pen leaves on a square: a circle, stripes or a cross."""
    reach = cell * 0.36
    if name == "circle":
        return svg.Circle(cx=0, cy=0, r=reach * 0.82, fill="none", stroke=colour, stroke_width=3.4)
    if name == "cross":
        d = f"M{-reach} {-reach}L{reach} {reach}M{reach} {-reach}L{-reach} {reach}"
    else:
        d = "".join(
            f"M{-reach} {-reach + step * reach * 0.5:.1f}C{-reach / 3:.1f} {-reach + step * reach * 0.5 - 2:.1f} "
            f"{reach / 3:.1f} {-reach + step * reach * 0.5 + 2:.1f} {reach} {-reach + step * reach * 0.5:.1f}"
            for step in range(5)
        )
    return path(d=d, fill="none", stroke=colour, stroke_width=2.8, stroke_linecap="round")


def shape(squares: list[list[int]]) -> list[svg.Element]:
    """The marked squares of a card, centred."""
    size = 26
    left = min(x for x, _ in squares)
    right = max(x for x, _ in squares)
    low = max(y for _, y in squares)
    return [
        svg.Rect(
            x=(x - (left + right + 1) / 2) * size,
            y=(y - (low + 1) / 2) * size,
            width=size,
            height=size,
            fill=palette.LEAF,
            fill_opacity=0.85,
            stroke=palette.LEAF_DEEP,
            stroke_width=1.5,
        )
        for x, y in squares
    ]


def seat_letter(seat: int, radius: float) -> list[svg.Element]:
    """A seat's colour with its letter."""
    return [
        svg.Circle(cx=0, cy=0, r=radius, fill=palette.SEATS[seat], stroke=DARK, stroke_width=1),
        svg.Text(
            x=0,
            y=radius * 0.38,
            font_size=radius * 1.15,
            font_weight="bold",
            text_anchor="middle",
            fill="#FFFDF6",
            text=SEATS[seat],
        ),
    ]


def coin() -> list[svg.Element]:
    """A guilder: this building will score."""
    return [
        svg.Circle(cx=0, cy=0, r=6, fill=palette.SUN, stroke=DARK, stroke_width=1),
        path(d="M-2.6 0.2 L-0.8 2.2 L2.8 -2.4", fill="none", stroke=DARK, stroke_width=1.5, stroke_linecap="round"),
    ]


def compass() -> svg.Element:
    """The rose in the corner of a survey sheet, north up."""
    points = "M0 -24 L4 -4 L24 0 L4 4 L0 24 L-4 4 L-24 0 L-4 -4 Z"
    return svg.G(
        elements=[
            svg.Circle(cx=0, cy=0, r=15, fill="none", stroke=palette.LINE, stroke_width=1),
            path(d=points, fill=palette.RAISED, stroke=palette.SOFT_INK, stroke_width=1),
            path(
                d="M0 -24 L4 -4 L0 0 Z M24 0 L4 4 L0 0 Z M0 24 L-4 4 L0 0 Z M-24 0 L-4 -4 L0 0 Z",
                fill=palette.SOFT_INK,
                stroke="none",
            ),
        ]
    )
