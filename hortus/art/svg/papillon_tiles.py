"""Papillon's pieces in pictures: garden tiles, flowers, butterflies, caterpillars, gnomes.

Beds lie as blobs against their sides with sandy paths between them; what is
joined inside a tile is one shape. Every colour has its own blossom: blue a
notched bell, purple narrow pairs, red round petals, yellow pointed ones.
"""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any, NamedTuple

import svg

from hortus.art import palette
from hortus.art.svg.paper import words

LAWN = "var(--lawn, #B7CE8B)"
LAWN_DEEP = "var(--lawn-deep, #8FAE62)"
PATH = "var(--path, #EADFC4)"
CREAM = "#FFFDF6"
DARK = "#2B2A26"
"""Written on cream by day and by night; the theme's own ink turns light in the dark."""
FILLS = [palette.BLUE, palette.PURPLE, palette.RED, palette.YELLOW, LAWN]
EDGES = ["#274E7D", "#523270", "#8C2A25", "#9A7611", LAWN_DEEP]
SEATS = [palette.RED, CREAM, palette.LEAF, DARK]
"""Butterflies of the seats; each also carries its letter."""
WINGS_INK = [CREAM, DARK, CREAM, CREAM]
LETTERS = "ABCD"

# Outlines of parts in a square of 100 round the origin, before they are turned.
ONE = "M-45 -50 C-40 -22 -18 -13 0 -13 C18 -13 40 -22 45 -50 Z"
SHALLOW = "M-43 -50 C-38 -33 -18 -26 0 -26 C18 -26 38 -33 43 -50 Z"
CORNER = "M-45 -50 C-38 -22 -16 -6 -1 1 C6 16 22 38 50 45 L50 -50 Z"
THROUGH = "M-45 -50 C-24 -30 -17 -14 -17 0 C-17 14 -24 30 -45 50 L45 50 C24 30 17 14 17 0 C17 -14 24 -30 45 -50 Z"
THREE = "M-45 -50 C-34 -28 -12 -16 -9 0 C-12 16 -34 28 -45 50 L50 50 L50 -50 Z"
ALL = "M-50 -50 L50 -50 L50 50 L-50 50 Z"


OUTLINES = {"one": ONE, "shallow": SHALLOW, "corner": CORNER, "through": THROUGH, "three": THREE, "all": ALL}


class Part(NamedTuple):
    """How to draw the part of a tile that touches these sides."""

    outline: str  # a name in OUTLINES
    quarters: int  # how far that is turned
    over: bool  # runs through the middle, over what it passes
    at: tuple[int, int]  # where its butterflies sit
    aside: tuple[int, int]  # from one of them to the next


def part(towards: frozenset[int], beside_through: bool) -> Part:
    """The drawing of a part. It is narrower beside a part that runs through the middle."""
    outline, quarters = _outline(towards, beside_through)
    # Side by side along the side they belong to.
    aside = (15, 0) if towards & {0, 2} or len(towards) > 1 else (0, 15)
    return Part(outline, quarters, outline == "through", _heart_of(towards, beside_through), aside)


def parts() -> dict[str, Part]:
    """Every possible part, by its sides clockwise from the north; with a bar if another part runs across."""
    found: dict[str, Part] = {}
    for sides in range(1, 16):
        towards = frozenset(side for side in range(4) if sides >> side & 1)
        key = "".join(map(str, sorted(towards)))
        found[key] = part(towards, False)
        found[key + "|"] = part(towards, True)
    return found


def _outline(towards: frozenset[int], beside_through: bool) -> tuple[str, int]:
    """The name of a part's outline and how far it is turned, in quarters."""
    if len(towards) == 4:
        return "all", 0
    if len(towards) == 3:
        missing = next(side for side in range(4) if side not in towards)
        return "three", (missing + 1) % 4
    if len(towards) == 2:
        low, high = sorted(towards)
        if high - low == 2:
            return "through", low
        return "corner", 3 if (low, high) == (0, 3) else low
    return "shallow" if beside_through else "one", min(towards)


def _path(outline: str, **style: Any) -> svg.Path:
    return svg.Path(d=outline, **style)  # type: ignore[arg-type]


def blossom(colour: int, size: float, fill: str = CREAM, heart: str = palette.SUN) -> svg.Element:
    """A flower head round the origin, in the shape of its colour."""
    petals: list[svg.Element] = []
    shapes = [
        (5, "M0 0 C-5 -3 -5.5 -9 -3.2 -10 L-1.2 -8 L0 -10.5 L1.2 -8 L3.2 -10 C5.5 -9 5 -3 0 0 Z"),
        (8, "M0 0 C-2.2 -3 -2 -10 0 -11 C2 -10 2.2 -3 0 0 Z"),
        (5, "M0 0 C-6 -2 -6 -10 0 -10 C6 -10 6 -2 0 0 Z"),
        (7, "M0 0 C-4 -4 -3.4 -7 0 -11.5 C3.4 -7 4 -4 0 0 Z"),
    ]
    count, outline = shapes[colour]
    for index in range(count):
        turn = 360 * index / count
        if colour == 1:  # narrow petals stand in pairs
            turn = 90 * (index // 2) + (12 if index % 2 else -12)
        petals.append(_path(outline, fill=fill, stroke=EDGES[colour], stroke_width=0.7, transform=[svg.Rotate(turn)]))
    petals.append(svg.Circle(cx=0, cy=0, r=2.6, fill=heart, stroke=EDGES[colour], stroke_width=0.7))
    return svg.G(elements=petals, transform=[svg.Scale(size)])


def small_butterfly(size: float) -> svg.Element:
    """A butterfly printed on a field."""
    return svg.G(
        elements=[
            _path("M0 0 C-3 -9 -13 -10 -12 -2 C-11.5 2 -5 3 0 0 Z", fill=palette.ORANGE, stroke=palette.INK),
            _path("M0 0 C3 -9 13 -10 12 -2 C11.5 2 5 3 0 0 Z", fill=palette.ORANGE, stroke=palette.INK),
            _path("M0 0 C-4 1 -9 4 -7 8 C-5 10 -1 6 0 1 Z", fill=palette.SUN, stroke=palette.INK),
            _path("M0 0 C4 1 9 4 7 8 C5 10 1 6 0 1 Z", fill=palette.SUN, stroke=palette.INK),
            _path("M0 -4 L0 7 M0 -4 L-3 -9 M0 -4 L3 -9", fill="none", stroke=palette.INK, stroke_width=1.6),
        ],
        transform=[svg.Scale(size)],
    )


def wings(fill: str) -> list[svg.Element]:
    """A clip-on butterfly without a seat's colour."""
    return [
        _path(
            "M0 1 C-4 -12 -19 -15 -18 -3 C-18 3 -9 4 -2 2 C-10 4 -14 11 -9 14 C-4 16 -1 8 0 3 "
            "C1 8 4 16 9 14 C14 11 10 4 2 2 C9 4 18 3 18 -3 C19 -15 4 -12 0 1 Z",
            fill=fill,
            stroke=palette.INK,
            stroke_width=1.4,
            stroke_linejoin="round",
        ),
        _path("M0 1 L-4 -10 M0 1 L4 -10", fill="none", stroke=palette.INK, stroke_width=1.2),
        svg.Line(x1=0, y1=-3, x2=0, y2=11, stroke=palette.INK, stroke_width=2.6),
    ]


def butterfly(seat: int, size: float) -> svg.Element:
    """A clip-on butterfly of a seat, with its letter."""
    return svg.G(
        elements=[*wings(SEATS[seat]), words(LETTERS[seat], -9.5, 1, 9, WINGS_INK[seat], bold=True)],
        transform=[svg.Scale(size)],
    )


def caterpillar(size: float) -> svg.Element:
    """A crawling caterpillar, its head to the right."""
    body: list[svg.Element] = []
    for index, (x, y) in enumerate([(-13, 4), (-7, -1), (0, -3), (7, 0), (13, -3)]):
        fill = palette.LEAF if index % 2 else "#7FB35A"
        body.append(svg.Circle(cx=x, cy=y, r=6 if index < 4 else 6.8, fill=fill, stroke=palette.INK, stroke_width=1.2))
    body += [
        svg.Circle(cx=15, cy=-4, r=1.4, fill=palette.INK),
        _path("M11 -9 L9 -14 M15 -10 L16 -15", fill="none", stroke=palette.INK, stroke_width=1.2),
    ]
    return svg.G(elements=body, transform=[svg.Scale(size)])


def gnome(number: int | None, size: float) -> svg.Element:
    """A garden gnome; the number on its apron is its caterpillars, face down it has none."""
    elements: list[svg.Element] = [
        _path("M-12 16 C-14 2 -8 -2 0 -2 C8 -2 14 2 12 16 Z", fill=palette.BLUE, stroke=palette.INK),
        _path("M-9 0 C-10 8 -4 14 0 15 C4 14 10 8 9 0 Z", fill=CREAM, stroke=palette.INK),
        svg.Circle(cx=0, cy=-3, r=6.5, fill="#F0C9A4", stroke=palette.INK, stroke_width=1.2),
        _path(
            "M-9 -5 C-6 -10 -2 -24 3 -25 C4 -18 7 -10 9 -5 C4 -8 -4 -8 -9 -5 Z", fill=palette.RED, stroke=palette.INK
        ),
        svg.Circle(cx=0, cy=-1, r=2, fill="#E3A982"),
    ]
    if number is not None:
        elements.append(words(str(number), 0, 12.5, 10, DARK, bold=True))
    return svg.G(elements=elements, transform=[svg.Scale(size)])


def tile(face: Mapping[str, Any], turn: int = 0, tried: bool = False) -> svg.Element:
    """A garden tile of 100, turned clockwise by quarters, centred on the origin."""
    elements: list[svg.Element] = [
        svg.Rect(x=-50, y=-50, width=100, height=100, rx=6, fill=PATH),
        *printed(face, turn),
    ]
    elements.append(
        svg.Rect(
            x=-50, y=-50, width=100, height=100, rx=6, fill="none",
            stroke=palette.SUN if tried else palette.INK, stroke_width=3.5 if tried else 1.2,
        )
    )  # fmt: skip
    return svg.G(elements=elements)


def printed(face: Mapping[str, Any], turn: int = 0) -> list[svg.Element]:
    """What is printed on a tile: beds and fields up to its sides, butterflies, and the sign for a caterpillar."""
    sides = [frozenset((side + turn) % 4 for side in joined) for joined in face["parts"]]
    through = any(part(towards, False).over for towards in sides)
    drawn = [part(towards, through) for towards in sides]
    elements: list[svg.Element] = []
    # What runs through the middle lies on top of what it passes.
    for index in sorted(range(len(drawn)), key=lambda index: drawn[index].over):
        elements += _part(sides[index], drawn[index], face["shows"][index], face["butterflies"][index])
    if face["caterpillar"]:
        elements.append(icon())
    return elements


def icon() -> svg.Element:
    """The sign for a caterpillar, as printed on a tile."""
    ground = svg.Circle(cx=0, cy=0, r=12, fill=CREAM, stroke=palette.INK, stroke_width=1.2)
    return svg.G(elements=[ground, caterpillar(0.5)])


def bed(outline: str, shows: int) -> svg.Element:
    """A bed of this colour, or a piece of lawn, as one shape."""
    return _path(outline, fill=FILLS[shows], stroke=EDGES[shows], stroke_width=1.6, stroke_linejoin="round")


def _part(towards: frozenset[int], drawn: Part, shows: int, butterflies: int) -> list[svg.Element]:
    ground = bed(OUTLINES[drawn.outline], shows)
    elements: list[svg.Element] = [svg.G(elements=[ground], transform=[svg.Rotate(90 * drawn.quarters)])]
    field = shows == 4
    for side in sorted(towards):
        marks = tufts() if field else heads(shows)
        elements.append(svg.G(elements=marks, transform=[svg.Rotate(90 * side)]))
    if drawn.over and not field:
        elements.append(blossom(shows, 0.8))
    for index in range(butterflies):
        shift = index - (butterflies - 1) / 2
        place = svg.Translate(drawn.at[0] + shift * drawn.aside[0], drawn.at[1] + shift * drawn.aside[1])
        elements.append(svg.G(elements=[small_butterfly(0.62)], transform=[place]))
    return elements


def _heart_of(towards: frozenset[int], through: bool) -> tuple[int, int]:
    """Where the butterflies of a part sit: near its side, or between its sides."""
    if towards in ({0, 2}, {1, 3}, {0, 1, 2, 3}):
        return 0, 0
    reach = 40 if through else 33 if len(towards) == 1 else 24
    x = sum((0, 1, 0, -1)[side] for side in towards) * reach
    y = sum((-1, 0, 1, 0)[side] for side in towards) * reach
    return x, y


def heads(colour: int) -> list[svg.Element]:
    """Three blossoms against the northern side."""
    return [
        svg.G(elements=[blossom(colour, 0.72)], transform=[svg.Translate(x, y)])
        for x, y in [(-22, -40), (22, -40), (0, -34)]
    ]


def tufts() -> list[svg.Element]:
    """Grass against the northern side."""
    blades = "M-3 0 C-3 -4 -5 -6 -6 -7 M0 0 L0 -9 M3 0 C3 -4 5 -6 6 -7"
    return [
        _path(
            blades, fill="none", stroke=LAWN_DEEP, stroke_width=1.6, stroke_linecap="round",
            transform=[svg.Translate(x, y)],
        )
        for x, y in [(-26, -37), (27, -39)]
    ]  # fmt: skip


def stand_up_flower(colour: int, values: list[int], token: bool, butterflies: list[int], name: str) -> svg.Element:
    """A stand-up flower of about 120 by 210 in its planter, with everybody's butterflies on it."""
    elements: list[svg.Element] = [
        *potted(colour),
        words(" · ".join(str(value) for value in values), 0, 119, 15.5, CREAM, bold=True),
        words(name, 0, 144, 13, palette.INK),
    ]
    if token:
        elements += [
            svg.Circle(cx=40, cy=80, r=12, fill=CREAM, stroke=palette.INK, stroke_width=1.4),
            words("+1", 40, 84.5, 12, EDGES[colour], bold=True),
        ]
    elements += _swarm(butterflies)
    return svg.G(elements=elements)


def potted(colour: int) -> list[svg.Element]:
    """The flower and its planter, with nothing on them."""
    return [
        _path("M0 8 C-6 40 6 60 0 92", fill="none", stroke=palette.LEAF_DEEP, stroke_width=5, stroke_linecap="round"),
        _path("M0 62 C-22 60 -32 46 -34 38 C-18 38 -6 48 0 62 Z", fill=palette.LEAF, stroke=palette.LEAF_DEEP),
        _path("M0 74 C22 72 32 58 34 50 C18 50 6 60 0 74 Z", fill=palette.LEAF, stroke=palette.LEAF_DEEP),
        blossom(colour, 4.6, FILLS[colour]),
        _path(
            "M-44 92 L44 92 L36 128 L-36 128 Z", fill="#B9754A", stroke=palette.INK, stroke_width=1.6,
            stroke_linejoin="round",
        ),
        svg.Rect(x=-49, y=86, width=98, height=13, rx=4, fill="#C98A5E", stroke=palette.INK, stroke_width=1.6),
    ]  # fmt: skip


def _swarm(butterflies: list[int]) -> list[svg.Element]:
    """A butterfly with a count for each seat that has some here, on the rim of the blossom."""
    here = [(seat, count) for seat, count in enumerate(butterflies) if count]
    elements: list[svg.Element] = []
    for index, (seat, count) in enumerate(here):
        angle = -pi / 2 + 2 * pi * index / max(len(here), 3)
        x, y = 40 * cos(angle), 40 * sin(angle)
        elements.append(svg.G(elements=[butterfly(seat, 0.95)], transform=[svg.Translate(round(x, 1), round(y, 1))]))
        if count > 1:
            elements += [
                svg.Circle(cx=x + 15, cy=y - 12, r=8, fill=CREAM, stroke=palette.INK, stroke_width=1),
                words(str(count), x + 15, y - 8, 11, DARK, bold=True),
            ]
    return elements
