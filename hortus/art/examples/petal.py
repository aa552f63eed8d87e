"""Petal's examples: what can be flipped, and what a flower is worth."""

from collections.abc import Sequence

import svg

from hortus.art import palette
from hortus.art.examples.drawn import Drawn, Examples, Scene
from hortus.art.svg.petal import CELL, flower, tile, tree

Pile = Sequence[tuple[int, int]]
EDGE = 30.0


def flip(_: Scene) -> Drawn:
    """A corner of the meadow; the petal on a1 and the flower on c2 are lit."""
    piles: dict[int, Pile] = {
        0: [(0, 5)], 1: [(1, 3)], 2: [(0, 2)], 3: [(1, 8)], 4: [(0, 6)], 5: [(1, 4), (0, 7)], 8: [(0, 1)],
    }  # fmt: skip
    return meadow(3, piles, lit=[0, 5], trees=[7])


def pick(_: Scene) -> Drawn:
    return meadow(1, {0: [(0, 3), (1, 1), (0, 4), (1, 5), (0, 7)]}, lit=[], trees=[])


def meadow(side: int, piles: dict[int, Pile], lit: list[int], trees: list[int]) -> Drawn:
    """Some cells of a meadow with their letters and numbers."""
    length = side * CELL + 2 * EDGE
    earth = svg.Rect(x=EDGE - 8, y=EDGE - 8, width=side * CELL + 16, height=side * CELL + 16, rx=12, fill=palette.EARTH)
    elements: list[svg.Element] = [earth]
    for index in range(side if side > 1 else 0):
        middle = EDGE + (index + 0.5) * CELL
        elements.append(_label("abc"[index], middle, 16))
        elements.append(_label(str(index + 1), 10, middle + 6))
    for cell in trees:
        elements.append(_at(cell, side, [tree()]))
    for cell, tiles in piles.items():
        sums = [sum(number for one, number in tiles if one == colour) for colour in range(2)]
        drawn = [tile(*tiles[0])] if len(tiles) == 1 else flower({"tiles": tiles, "sums": sums})
        elements.append(_at(cell, side, drawn))
    elements += [_at(cell, side, [_glow()]) for cell in lit]
    return length, length, elements


def _glow() -> svg.Element:
    half = CELL / 2 - 3
    return svg.Rect(
        x=-half, y=-half, width=2 * half, height=2 * half, rx=12, fill="none", stroke=palette.SUN, stroke_width=5
    )


def _label(text: str, x: float, y: float) -> svg.Element:
    return svg.Text(x=x, y=y, text=text, font_size=17, fill=palette.SOFT_INK, text_anchor="middle")


def _at(cell: int, side: int, drawn: list[svg.Element]) -> svg.Element:
    x, y = EDGE + (cell % side + 0.5) * CELL, EDGE + (cell // side + 0.5) * CELL
    return svg.G(elements=drawn, transform=[svg.Translate(x, y)])


EXAMPLES: Examples = {"flip": flip, "pick": pick}
