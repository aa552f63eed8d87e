"""Heat maps: how often each place of a board was used, on the board as it is drawn."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import svg

from hortus.art import palette
from hortus.art.cutting import corner, opened
from hortus.art.svg import blume, flutter_pieces, petal, polders
from hortus.art.svg.paper import document
from hortus.art.unrolled import unrolled

Scene = Mapping[str, Any]
EDGE = 40.0
STEP = 44.0
"""The side of a cell on a board without a printed size."""
LEAST = 0.08
WIDEST = 900


class Spot(NamedTuple):
    """A place of the board: the sheet it is on, if there are several; how dark it is, from 0 to 1; and its name."""

    sheet: int
    place: int
    dark: float
    name: str


Drawn = tuple[float, float, list[svg.Element]]
"""Width, height, and what is drawn."""


def heat(title: str, game: str, scene: Scene, spots: list[Spot]) -> str:
    """The board with its places, the darker the more often they were used."""
    width, height, elements = BOARDS[game](scene, spots)
    scale = min(1.0, WIDEST / width)
    shown = svg.G(elements=elements, transform=[svg.Scale(round(scale, 4))])
    return document(width * scale, height * scale, title, [shown])


def _square(x: float, y: float, side: float, spot: Spot) -> svg.Element:
    """A square around its middle."""
    return svg.Rect(
        x=round(x - side / 2 + 2, 2),
        y=round(y - side / 2 + 2, 2),
        width=side - 4,
        height=side - 4,
        rx=4,
        fill=palette.LEAF_DEEP,
        fill_opacity=_shade(spot),
        elements=[svg.Title(text=spot.name)],
    )


def _shade(spot: Spot) -> float:
    return round(LEAST + (1 - LEAST) * spot.dark, 3)


def _petal(scene: Scene, spots: list[Spot]) -> Drawn:
    """The meadow with its tree."""
    side, cell, margin = scene["side"], petal.CELL, petal.MARGIN
    ground = svg.Rect(
        x=margin - 10, y=margin - 10, width=side * cell + 20, height=side * cell + 20, rx=14, fill=palette.RAISED,
        stroke=palette.LINE, stroke_width=2,
    )  # fmt: skip
    middle = svg.Translate(margin + (scene["tree"] % side + 0.5) * cell, margin + (scene["tree"] // side + 0.5) * cell)
    tree = svg.G(elements=[petal.tree()], transform=[middle])
    squares = [
        _square(margin + (spot.place % side + 0.5) * cell, margin + (spot.place // side + 0.5) * cell, cell, spot)
        for spot in spots
    ]
    size = 2 * margin + side * cell
    return size, size, [ground, *petal.coordinates(side), tree, *squares]


def _blume(scene: Scene, spots: list[Spot]) -> Drawn:
    """A flower bed, with the squares that its rounds open."""
    if scene["variant"] == "field":
        return _grid([(spot.place % scene["side"], -(spot.place // scene["side"]), spot) for spot in spots], None)
    side, cell = scene["side"], STEP * 1.6
    elements: list[svg.Element] = [
        svg.Rect(x=EDGE - 8, y=EDGE - 8, width=side * cell + 16, height=side * cell + 16, rx=12, fill=palette.LEAF,
                 fill_opacity=0.16, stroke=palette.LINE, stroke_width=2),
    ]  # fmt: skip
    for opens in scene["squares"]:
        size = opens * cell
        elements.append(
            svg.Rect(x=EDGE, y=EDGE + side * cell - size, width=size, height=size, rx=6, fill="none",
                     stroke=palette.SOFT_INK, stroke_width=2, stroke_dasharray=[6, 4])
        )  # fmt: skip
    elements += blume.coordinates(side, EDGE, EDGE, cell)
    for spot in spots:
        row, column = divmod(spot.place, side)
        elements.append(_square(EDGE + (column + 0.5) * cell, EDGE + (side - row - 0.5) * cell, cell, spot))
    return 2 * EDGE + side * cell, 2 * EDGE + side * cell, elements


def _papillon(scene: Scene, spots: list[Spot]) -> Drawn:
    """A garden, with a ring where its first tile lies."""
    window = scene["window"]
    rows = unrolled([spot.place // window for spot in spots], window)
    columns = unrolled([spot.place % window for spot in spots], window)
    cells = [(column, row, spot) for column, row, spot in zip(columns, rows, spots, strict=True)]
    return _grid(cells, (scene["middle"] % window, scene["middle"] // window))


def _grid(cells: list[tuple[int, int, Spot]], ring: tuple[int, int] | None) -> Drawn:
    """Cells by column and row on open ground."""
    left, top = min(column for column, _, _ in cells), min(row for _, row, _ in cells)
    across = max(column for column, _, _ in cells) - left + 1
    down = max(row for _, row, _ in cells) - top + 1
    elements = [
        _square(EDGE + (column - left + 0.5) * STEP, EDGE + (row - top + 0.5) * STEP, STEP, spot)
        for column, row, spot in cells
    ]
    if ring is not None:
        x, y = EDGE + (ring[0] - left + 0.5) * STEP, EDGE + (ring[1] - top + 0.5) * STEP
        elements.append(svg.Circle(cx=x, cy=y, r=STEP / 4, fill="none", stroke=palette.INK, stroke_width=3))
    return 2 * EDGE + across * STEP, 2 * EDGE + down * STEP, elements


def _flutter(scene: Scene, spots: list[Spot]) -> Drawn:
    """The vertices of the meadow on which first corners came to lie."""
    width = scene["width"]
    west = min(unrolled([spot.place % width for spot in spots], width)) % width
    south = min(unrolled([spot.place // width for spot in spots], scene["height"])) % scene["height"]
    cut = opened(scene, {"west": west, "south": south})
    places = [flutter_pieces.spot(*corner(cut, spot.place)) for spot in spots]
    left, top = min(x for x, _ in places) - EDGE, min(y for _, y in places) - EDGE
    elements: list[svg.Element] = [
        svg.Circle(
            cx=round(x - left, 1), cy=round(y - top, 1), r=flutter_pieces.SIDE * 0.42, fill=palette.LEAF_DEEP,
            fill_opacity=_shade(spot), elements=[svg.Title(text=spot.name)],
        )
        for (x, y), spot in zip(places, spots, strict=True)
    ]  # fmt: skip
    return max(x for x, _ in places) - left + EDGE, max(y for _, y in places) - top + EDGE, elements


def _polders(scene: Scene, spots: list[Spot]) -> Drawn:
    """The sheets that were used, side by side, with their roads and buildings."""
    width, height = polders.sheet_size(scene)
    numbers = sorted({spot.sheet for spot in spots})
    elements: list[svg.Element] = []
    for index, number in enumerate(numbers):
        left, top = polders.map_place(scene, number)
        squares: list[svg.Element] = []
        for spot in spots:
            if spot.sheet == number:
                row, column = divmod(spot.place, scene["width"])
                x, y = left + (column + 0.5) * polders.CELL, top + (row + 0.5) * polders.CELL
                squares.append(_square(x, y, polders.CELL, spot))
        place = svg.Translate(index % 2 * width, index // 2 * height)
        elements.append(svg.G(elements=[*polders.blank(scene, number), *squares], transform=[place]))
    return min(2, len(numbers)) * width, (len(numbers) + 1) // 2 * height, elements


BOARDS: dict[str, Callable[[Scene, list[Spot]], Drawn]] = {
    "blume": _blume,
    "flutter": _flutter,
    "papillon": _papillon,
    "petal": _petal,
    "polders": _polders,
}
