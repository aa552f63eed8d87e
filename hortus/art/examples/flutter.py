"""Flutter's examples: a few tiles of a meadow, the rondel, and a tracker."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any, NamedTuple

import svg

from hortus.art import palette
from hortus.art.examples.drawn import Drawn, Examples, Scene
from hortus.art.svg import flutter_pieces as pieces
from hortus.art.svg.box import flutter as box
from hortus.art.svg.paper import words

EDGE = 8.0


class Laid(NamedTuple):
    """A tile as it lies: which one, how it is turned, and where its placing corner is."""

    name: str
    colour: int
    sparkles: int
    turn: int
    at: tuple[int, int]
    petals: str  # corner by corner
    bee: int = -1


RAINBEE = Laid("rainbee", 0, 0, 0, (1, -1), "**/rr/yy/**/bb/pp")
LADYBUG = Laid("ladybug", 2, 2, 0, (0, 0), "y/rr/y/pp")
MOTH = Laid("moth", 2, 3, 9, (0, 2), "r/ppp/y/yy/rr")
BUTTERFLY = Laid("butterfly", 2, 4, 4, (1, 1), "yyyy/r/pp/rr/pp/r")
RIGHT = LADYBUG._replace(colour=1, petals="b/rr/b/pp")
LEFT = LADYBUG._replace(colour=1, turn=1, petals="r/bb/r/pp")
NEW = LADYBUG._replace(colour=0, turn=10, at=(-1, 1), petals="p/bb/p/yy")
RONDEL = [
    Laid("hummingbird", 3, 4, 0, (0, 0), "y/rrr/b/yyy/r/bbb"),
    Laid("dragonfly", 3, 4, 0, (0, 0), "y/yyy/rr/b/bbb/rr"),
    Laid("moth", 1, 3, 0, (0, 0), "p/bbb/r/rr/pp"),
    Laid("ladybug", 0, 2, 0, (0, 0), "p/bb/p/yy"),
    BUTTERFLY,
]
PRICES = [[(2, 1)], [(2, 1), (3, 2)], [(2, 1), (3, 5)], [(2, 1), (3, 5), (1, 4)], []]
"""What each stack of the rondel costs: colours with petals."""


def meadow(scene: Scene, laid: list[Laid], lit: int, water: list[int] | None = None) -> Drawn:
    """Tiles where they lie, with their numbers; one is lit."""
    small = _scene(scene, laid)
    cells = [
        [kind, i + one.at[0], j + one.at[1]]
        for number, one in enumerate(laid)
        for kind, i, j in _shape(small, number)["cells"][one.turn]
    ]
    west, north, east, south = pieces.bounds(cells)
    elements: list[svg.Element] = []
    if water:
        middle = svg.Translate(*(round(side, 1) for side in pieces.middle(pieces.corners(water))))
        path = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in pieces.corners(water)) + "Z"
        elements.append(svg.Path(d=path, fill=palette.WATER, stroke=palette.INK, stroke_width=1.4))  # type: ignore[arg-type]
        elements.append(svg.G(elements=box.water([0, 2], 0), transform=[middle]))
    first = 0 if laid[0].name == "rainbee" else 1
    for number, one in enumerate(laid):
        place = svg.Translate(*(round(side, 1) for side in pieces.spot(*one.at)))
        label = str(number + first) if one.name != "rainbee" else ""
        drawn: list[svg.Element] = [pieces.tile(small, number, one.turn, label)]
        x, y = pieces.centre_of(small, number, one.turn)
        if number == lit:
            drawn.append(
                svg.Circle(cx=round(x, 1), cy=round(y, 1), r=27, fill="none", stroke=palette.SUN, stroke_width=4)
            )
        if one.bee >= 0:
            drawn.append(
                svg.G(elements=[pieces.bee(one.bee)], transform=[svg.Translate(round(x + 15, 1), round(y - 12, 1))])
            )
        elements.append(svg.G(elements=drawn, transform=[place]))
    moved = svg.G(elements=elements, transform=[svg.Translate(round(EDGE - west, 1), round(EDGE - north, 1))])
    return east - west + 2 * EDGE, south - north + 2 * EDGE, [moved]


def _scene(scene: Scene, laid: list[Laid]) -> Scene:
    """The shapes of a table with the tiles of an example."""
    names = [shape["name"] for shape in scene["shapes"]]
    tiles = [
        {
            "shape": names.index(one.name),
            "colour": one.colour,
            "sparkles": one.sparkles,
            "petals": one.petals.split("/"),
        }
        for one in laid
    ]
    return {"shapes": scene["shapes"], "tiles": tiles}


def _shape(scene: Scene, number: int) -> Mapping[str, Any]:
    found: Mapping[str, Any] = scene["shapes"][scene["tiles"][number]["shape"]]
    return found


def flowers(scene: Scene) -> Drawn:
    return meadow(scene, [RIGHT, LEFT, NEW], 2)


def costs(scene: Scene) -> Drawn:
    return meadow(scene, [RIGHT, LEFT, NEW._replace(colour=2, petals="p/yy/p/rr")], 2)


def ponds(scene: Scene) -> Drawn:
    return meadow(scene, [RAINBEE, LADYBUG, MOTH, BUTTERFLY], 1, [0, 0, 1])


def bees(scene: Scene) -> Drawn:
    return meadow(scene, [RAINBEE, LADYBUG._replace(bee=1), MOTH], -1)


def take(scene: Scene) -> Drawn:
    """The ring of stacks with their prices; the sun is at the ladybug."""
    small = _scene(scene, RONDEL)
    elements: list[svg.Element] = []
    for place, prices in enumerate(PRICES):
        angle = 2 * pi * place / len(PRICES) - pi / 2
        x, y = 200 + 135 * cos(angle), 190 + 135 * sin(angle)
        west, north, east, south = pieces.bounds(_shape(small, place)["cells"][0])
        scale = 78 / max(east - west, south - north)
        moved: list[svg.Transform] = [
            svg.Translate(round(x - (west + east) / 2 * scale, 1), round(y - (north + south) / 2 * scale, 1)),
            svg.Scale(round(scale, 3)),
        ]
        elements.append(svg.G(elements=[pieces.tile(small, place)], transform=moved))
        for index, (colour, petals) in enumerate(prices):
            left = x + (index - (len(prices) - 1) / 2) * 34
            elements.append(
                svg.G(
                    elements=[pieces.petal(colour, 0.7)],
                    transform=[svg.Translate(round(left - 8, 1), round(y + 58, 1))],
                )
            )
            elements.append(words(str(petals), left + 9, y + 56, 18, palette.INK, bold=True))
        if not prices:
            elements.append(words("0", x, y + 58, 18, palette.LEAF_DEEP, bold=True))
        if RONDEL[place].name == "ladybug":
            near = svg.Translate(round(200 + 68 * cos(angle), 1), round(190 + 68 * sin(angle), 1))
            elements.append(svg.G(elements=[pieces.sun()], transform=[near]))
    return 400.0, 370.0, elements


def end(_: Scene) -> Drawn:
    """Thirteen red petals, eight yellow and five blue ones."""
    tracked = [space // 3 for space in range(22)]
    elements = box.tracker(tracked, 0)
    for colour, petals in enumerate([13, 8, 5, 0]):
        x, y = 12 + petals * 7.25, box.TOP + box.LINE * (colour + 0.6)
        petal = svg.G(elements=[pieces.petal(colour, 0.36)], transform=[svg.Translate(x, y + 4)])
        elements.append(petal)
    scale = 420 / box.WIDE
    return 420.0, box.tracker_height(22) * scale, [svg.G(elements=elements, transform=[svg.Scale(round(scale, 4))])]


EXAMPLES: Examples = {"flowers": flowers, "costs": costs, "ponds": ponds, "bees": bees, "take": take, "end": end}
