"""A small picture for every game, for cards and title pages; 200 by 120, from the upper left corner."""

import svg

from hortus.art import palette
from hortus.art.svg import petal, polders_pieces

WIDE, HIGH = 200, 120


def _at(x: float, y: float, scale: float, elements: list[svg.Element], turn: float = 0) -> svg.Element:
    return svg.G(elements=elements, transform=[svg.Translate(x, y), svg.Rotate(turn), svg.Scale(scale)])


def _path(d: str, fill: str, stroke: str = palette.INK, width: float = 1.2) -> svg.Element:
    return polders_pieces.path(d, fill=fill, stroke=stroke, stroke_width=width, stroke_linejoin="round")


def of_petal() -> list[svg.Element]:
    """Two tiles and a flower on the earth."""
    pile = {"tiles": [[0, 7], [1, 3], [0, 4], [1, 2], [0, 6]], "sums": [17, 5]}
    return [
        svg.Rect(x=0, y=0, width=WIDE, height=HIGH, fill=palette.EARTH),
        _at(34, 62, 0.62, [petal.tile(0, 5)], -7),
        _at(166, 56, 0.62, [petal.tile(1, 8)], 6),
        _at(100, 60, 1.15, petal.flower(pile)),
    ]


def of_polders() -> list[svg.Element]:
    """A corner of a survey sheet: water, dike, land, a road, and ink."""
    land = "M26 0V86Q26 100 40 100H200V0Z"
    elements: list[svg.Element] = [
        svg.Rect(x=0, y=0, width=WIDE, height=HIGH, fill=palette.WATER),
        _path(land, palette.LAND, palette.DIKE, 4),
    ]
    for line in range(1, 4):
        elements.append(_path(f"M26 {line * 33 - 12}H200", "none", palette.DIKE, 0.7))
    for line in range(5):
        elements.append(_path(f"M{59 + line * 33} 0V100", "none", palette.DIKE, 0.7))
    for x, y, name, colour in [
        (75, 37, "circle", 0),
        (108, 37, "circle", 0),
        (141, 70, "cross", 2),
        (141, 37, "cross", 2),
    ]:
        ink = palette.SEATS[colour]
        elements.append(svg.Rect(x=x - 16.5, y=y - 16.5, width=33, height=33, fill=ink, fill_opacity=0.22))
        elements.append(_at(x, y, 1, [polders_pieces.mark(name, ink, 30)]))
    elements.append(_path("M59 0V100", "none", palette.EARTH, 6))
    elements.append(_path("M59 0V100", "none", palette.RAISED, 3.5))
    elements.append(_at(42, 37, 0.85, [polders_pieces.building(1)]))
    elements.append(_at(108, 70, 0.85, [polders_pieces.building(2)]))
    elements.append(_at(174, 37, 0.85, [polders_pieces.building(0)]))
    return elements


def _flower(x: float, y: float, size: float, colour: str, petals: int) -> svg.Element:
    parts: list[svg.Element] = []
    for index in range(petals):
        parts.append(_at(0, 0, 1, [_path("M0 0C-9 -6 -9 -20 0 -24C9 -20 9 -6 0 0Z", colour)], 360 * index / petals))
    parts.append(svg.Circle(cx=0, cy=0, r=5, fill=palette.SUN, stroke=palette.INK, stroke_width=1.2))
    return _at(x, y, size, parts)


def _butterfly(x: float, y: float, size: float, colour: str, turn: float) -> svg.Element:
    wing = "M0 0C6 -20 26 -24 27 -10C28 -2 14 2 4 2C18 4 22 16 13 19C6 21 1 10 0 2Z"
    left = svg.G(elements=[_path(wing, colour)], transform=[svg.Scale(-1, 1)])
    return _at(x, y, size, [left, _path(wing, colour), _path("M0 -8V15M0 -8L-5 -17M0 -8L5 -17", "none")], turn)


def of_flutter() -> list[svg.Element]:
    """A meadow of triangles with a flower where petals meet."""
    elements: list[svg.Element] = [svg.Rect(x=0, y=0, width=WIDE, height=HIGH, fill=palette.LEAF, fill_opacity=0.35)]
    for row in (-40, 60):
        for column in range(-1, 6):
            x = column * 45.0
            elements.append(
                _path(f"M{x} {row + 50}L{x + 22.5} {row}L{x + 45} {row + 50}Z", palette.RAISED, palette.LINE)
            )
            elements.append(
                _path(f"M{x - 22.5} {row + 100}L{x} {row + 50}L{x + 22.5} {row + 100}Z", palette.GROUND, palette.LINE)
            )
    elements += [
        _flower(67.5, 60, 1.25, palette.BLUE, 6),
        _flower(157.5, 60, 0.9, palette.RED, 6),
        _butterfly(116, 34, 0.75, palette.YELLOW, 18),
    ]
    return elements


def of_papillon() -> list[svg.Element]:
    """Butterflies over a bed."""
    elements: list[svg.Element] = [
        svg.Rect(x=0, y=0, width=WIDE, height=HIGH, fill=palette.WATER, fill_opacity=0.45),
        _path("M0 96Q50 84 100 94T200 90V120H0Z", palette.LEAF),
    ]
    for x, colour in [(22, palette.PINK), (62, palette.YELLOW), (176, palette.RED)]:
        elements.append(_path(f"M{x} 96V66", "none", palette.LEAF_DEEP, 2.5))
        elements.append(_flower(x, 62, 0.75, colour, 7))
    elements += [_butterfly(119, 52, 1.35, palette.ORANGE, -14), _butterfly(43, 28, 0.6, palette.PURPLE, 20)]
    return elements


def of_blume() -> list[svg.Element]:
    """A bed that grows: squares of petals."""
    elements: list[svg.Element] = [svg.Rect(x=0, y=0, width=WIDE, height=HIGH, fill=palette.SUN, fill_opacity=0.35)]
    colours = [palette.RED, palette.YELLOW, palette.BLUE, palette.PURPLE, palette.ORANGE, palette.PINK]
    for index in range(8):
        x, y = 40 + index % 4 * 40, 38 + index // 4 * 42
        elements.append(
            svg.Rect(x=x - 18, y=y - 18, width=36, height=36, rx=5, fill=palette.RAISED, stroke=palette.LINE)
        )
        elements.append(_flower(x, y, 0.62, colours[index % 6], 5 + index % 3))
    return elements


VIGNETTES = {
    "petal": of_petal(),
    "polders": of_polders(),
    "flutter": of_flutter(),
    "papillon": of_papillon(),
    "blume": of_blume(),
}
