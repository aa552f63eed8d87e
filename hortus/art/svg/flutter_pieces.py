"""The pieces of Flutter: petals, pollinators, tiles, water, bees, the sun, pollen.

Every piece is drawn round the origin, with sides of SIDE, y down as on paper.
Shapes tell the colours apart without colour: red petals are round, yellow ones
pointed, blue ones notched, purple ones narrow pairs; sparkles have a glyph for
each colour as well.
"""

from collections.abc import Mapping, Sequence
from math import cos, pi, sin, sqrt
from typing import Any

import svg

from hortus.art import palette
from hortus.art.svg.flutter_animals import WHITE, pollinator
from hortus.art.svg.paper import said, say, words
from hortus.core.message import named

SIDE = 72.0
HEIGHT = SIDE * sqrt(3) / 2
LETTERS = "rybp*"
COLOURS = ["red", "yellow", "blue", "purple", "rainbow"]
FILLS = [palette.RED, palette.YELLOW, palette.BLUE, palette.PURPLE]
SEATS = "ABCDE"
GOLD = "#D99A1B"

Point = tuple[float, float]


def spot(i: float, j: float) -> Point:
    """A vertex of the lattice on paper."""
    return (i + j / 2) * SIDE, -j * HEIGHT


def corners(cell: list[int]) -> list[Point]:
    kind, i, j = cell
    if kind == 0:
        return [spot(i, j), spot(i + 1, j), spot(i, j + 1)]
    return [spot(i + 1, j), spot(i + 1, j + 1), spot(i, j + 1)]


def middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


# ---- petals


def petal(colour: int, size: float = 1) -> svg.Element:
    """One petal with its foot at the origin, growing upwards; about 26 high."""
    outlines = [
        "M0 0 C-8 -5 -12 -14 -8 -21 C-5 -26 5 -26 8 -21 C12 -14 8 -5 0 0 Z",  # round
        "M0 0 C-10 -8 -10 -15 0 -28 C10 -15 10 -8 0 0 Z",  # pointed
        "M0 0 C-9 -6 -13 -18 -8 -25 C-5 -25 -2 -23 0 -19 C2 -23 5 -25 8 -25 C13 -18 9 -6 0 0 Z",  # notched
        "M0 0 C-9 -8 -10 -20 -6 -27 C-2 -21 -1 -12 0 0 C1 -12 2 -21 6 -27 C10 -20 9 -8 0 0 Z",  # a narrow pair
    ]
    scale: list[svg.Transform] = [svg.Scale(size)]
    if colour == 4:
        # Four slim petals in one: the rainbow shows all colours at once.
        fan: list[svg.Element] = [
            svg.Path(
                d="M0 0 C-5 -8 -5 -20 0 -26 C5 -20 5 -8 0 0 Z",  # type: ignore[arg-type]
                fill=FILLS[index],
                stroke=palette.INK,
                stroke_width=0.7,
                transform=[svg.Rotate(-24 + 16 * index)],
            )
            for index in range(4)
        ]
        return svg.G(elements=fan, transform=scale)
    outline = svg.Path(
        d=outlines[colour],  # type: ignore[arg-type]
        fill=FILLS[colour],
        stroke=palette.INK,
        stroke_width=1,
        stroke_linejoin="round",
    )
    vein = svg.Line(x1=0, y1=-4, x2=0, y2=-13, stroke=WHITE, stroke_width=1, opacity=0.7)
    return svg.G(elements=[outline, vein] if colour != 3 else [outline], transform=scale)


def heart(at: Point) -> svg.Element:
    """The golden middle of a flower."""
    return svg.G(
        elements=[
            svg.Circle(cx=0, cy=0, r=4.6, fill=palette.SUN, stroke=palette.INK, stroke_width=1),
            svg.Circle(cx=0, cy=0, r=1.6, fill=GOLD),
        ],
        transform=[_to(at)],
    )


def sparkle(colour: int) -> svg.Element:
    """A white glyph, another for each colour: star, sun, drop, lozenge."""
    glyphs = [
        "M0 -5 L1.3 -1.3 L5 0 L1.3 1.3 L0 5 L-1.3 1.3 L-5 0 L-1.3 -1.3 Z",
        "M0 -3.4 A3.4 3.4 0 1 0 0.01 -3.4 Z",
        "M0 -5 C4 0 4 4.4 0 4.4 C-4 4.4 -4 0 0 -5 Z",
        "M0 -5 L3.4 0 L0 5 L-3.4 0 Z",
    ]
    return svg.Path(d=glyphs[colour], fill=WHITE)  # type: ignore[arg-type]


# ---- tiles


def tile(scene: Mapping[str, Any], number: int, turn: int = 0, label: str = "", spent: bool = False) -> svg.Element:
    """A meadow tile with its placing corner at the origin. A spent tile has already scored."""
    face = scene["tiles"][number]
    shape = scene["shapes"][face["shape"]]
    rim = _rim(shape["rims"][turn])
    rainbee = shape["name"] == "rainbee"
    tint = palette.SUN if rainbee else FILLS[face["colour"]]
    elements: list[svg.Element] = [
        svg.Path(d=rim, fill=WHITE),  # type: ignore[arg-type]
        svg.Path(
            d=rim,  # type: ignore[arg-type]
            fill=tint,
            fill_opacity=0.1 if spent else 0.26,
            stroke=palette.LINE if spent else palette.INK,
            stroke_width=1.8,
            stroke_linejoin="round",
        ),
    ]
    for index, letters in enumerate(face["petals"]):
        elements += _petals(shape["corners"][turn][index], shape["ways"][turn][index], letters)
    animal = svg.G(elements=[pollinator(shape["name"], tint)], transform=[svg.Scale(1 if rainbee else 0.7)])
    if rainbee:
        centre: list[svg.Element] = [animal]
    elif spent:
        centre = [svg.G(elements=[animal], opacity=0.4)]
    else:
        centre = [
            svg.G(elements=[animal], transform=[svg.Translate(0, -7)]),
            _sparkles(face["colour"], face["sparkles"], label),
        ]
    elements.append(svg.G(elements=centre, transform=[_to(centre_of(scene, number, turn))]))
    return svg.G(elements=elements)


def spoken(scene: Mapping[str, Any], number: int) -> str:
    """What a screen reader says of a tile."""
    face = scene["tiles"][number]
    if face["shape"] == len(scene["shapes"]) - 1:
        return say("flutter-rainbee")
    name = say("flutter-tile", colour=colour_name(face["colour"]), shape=shape_name(scene, face["shape"]))
    return f"{name}, {say('flutter-sparkles', count=face['sparkles'])}"


def colour_name(colour: int) -> str:
    return say(f"flutter-colour-{COLOURS[colour]}")


def shape_name(scene: Mapping[str, Any], shape: int) -> str:
    return said(named("flutter-shape", scene["shapes"][shape]["name"]))


def centre_of(scene: Mapping[str, Any], number: int, turn: int) -> Point:
    """Where the animal sits, seen from the placing corner."""
    return spot(*scene["shapes"][scene["tiles"][number]["shape"]]["hearts"][turn])


def bounds(cells: list[list[int]]) -> tuple[float, float, float, float]:
    points = [point for cell in cells for point in corners(cell)]
    return (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )


def _rim(lines: list[list[list[int]]]) -> str:
    """The rim of a tile as a path."""
    points = [[spot(*vertex) for vertex in line] for line in lines]
    return "".join("M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in line) + "Z" for line in points)


def _petals(corner: list[int], ways: list[int], letters: str) -> list[svg.Element]:
    """The petals of one corner, each in its direction."""
    return [
        svg.G(elements=[petal(LETTERS.index(letter), 0.84)], transform=[_to(spot(*corner)), svg.Rotate(60 * way)])
        for letter, way in zip(letters, ways, strict=False)
    ]


def _sparkles(colour: int, count: int, label: str) -> svg.Element:
    """A ribbon with the tile's number and its sparkles."""
    head = 14 if label else 0
    width = 8.4 * count + 5 + head
    elements: list[svg.Element] = [
        svg.Rect(x=-width / 2, y=5, width=width, height=13, rx=6.5, fill=FILLS[colour], stroke=palette.INK)
    ]
    if label:
        elements.append(svg.Rect(x=-width / 2, y=5, width=head, height=13, rx=6.5, fill="#2B2A26"))
        elements.append(words(label, -width / 2 + head / 2, 15, 9.5, WHITE, bold=True))
    for index in range(count):
        place = -width / 2 + head + 6.5 + 8.4 * index
        elements.append(
            svg.G(elements=[sparkle(colour)], transform=[svg.Translate(round(place, 1), 11.5), svg.Scale(0.76)])
        )
    return svg.G(elements=elements)


# ---- water, bees, sun, pollen


def water(cell: list[int], petals: Sequence[int] = (), pollen: int = 0, dry: bool = False) -> svg.Element:
    """A water tile: waves, and what it gave; ground without water is drawn dry."""
    points = corners(cell)
    x, y = middle(points)
    path = "M" + " L".join(f"{a:.1f} {b:.1f}" for a, b in points) + "Z"
    elements: list[svg.Element] = [
        svg.Path(
            d=path,  # type: ignore[arg-type]
            fill=palette.GROUND if dry else palette.WATER,
            stroke=palette.INK,
            stroke_width=1.4,
            stroke_dasharray=[4, 4] if dry else None,
            stroke_linejoin="round",
        )
    ]
    drawn = reward(petals, pollen) if dry else [*waves(), *reward(petals, pollen)]
    return svg.G(elements=[*elements, svg.G(elements=drawn, transform=[_to((x, y))])])


def waves() -> list[svg.Element]:
    """Two waves, above and below what the water gives."""
    return [
        svg.Path(
            d=f"M{-width} {drop} q{width / 2} -4 {width} 0 t{width} 0",  # type: ignore[arg-type]
            fill="none",
            stroke=WHITE,
            stroke_width=1.5,
            opacity=0.8,
        )
        for drop, width in ((-12, 8), (13, 12))
    ]


def reward(petals: Sequence[int], points: int) -> list[svg.Element]:
    """What a water tile gives: petals by their colours, pollen, or nothing."""
    elements: list[svg.Element] = [pollen(points)] if points else []
    for index, colour in enumerate(petals):
        place = (index - (len(petals) - 1) / 2) * 15
        elements.append(svg.G(elements=[petal(colour, 0.7)], transform=[svg.Translate(place, 9)]))
    return elements


def pollen(points: int) -> svg.Element:
    return svg.G(
        elements=[
            svg.Circle(cx=0, cy=0, r=9, fill=palette.SUN, stroke=palette.INK, stroke_width=1.2),
            svg.Circle(cx=0, cy=0, r=6.6, fill="none", stroke=GOLD, stroke_width=1),
            words(str(points), 0, 4, 11, "#2B2A26", bold=True),
        ]
    )


def bee(seat: int) -> svg.Element:
    """A bee token: a wooden disc in the seat's colour with its letter."""
    return svg.G(
        elements=[
            svg.Ellipse(cx=-6, cy=-10, rx=5, ry=7, fill=WHITE, stroke=palette.INK, transform=[svg.Rotate(-24)]),
            svg.Ellipse(cx=6, cy=-10, rx=5, ry=7, fill=WHITE, stroke=palette.INK, transform=[svg.Rotate(24)]),
            svg.Circle(cx=0, cy=0, r=11, fill=palette.SEATS[seat], stroke=palette.INK, stroke_width=1.6),
            words(SEATS[seat], 0, 4.5, 13, WHITE, bold=True),
        ]
    )


def sun() -> svg.Element:
    rays: list[svg.Element] = []
    for index in range(12):
        angle = pi * index / 6
        rays.append(
            svg.Line(
                x1=round(15 * cos(angle), 1), y1=round(15 * sin(angle), 1),
                x2=round(22 * cos(angle), 1), y2=round(22 * sin(angle), 1),
                stroke=GOLD, stroke_width=3, stroke_linecap="round",
            )
        )  # fmt: skip
    return svg.G(elements=[*rays, svg.Circle(cx=0, cy=0, r=13, fill=palette.SUN, stroke=palette.INK, stroke_width=1.4)])


def _to(point: Point) -> svg.Translate:
    return svg.Translate(round(point[0], 1), round(point[1], 1))
