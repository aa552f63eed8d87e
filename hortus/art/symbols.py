"""Single pieces as SVG, by name, for a page that puts its own tables together from them.

Everything is drawn round the origin, in the colours of the palette, so that a
page's theme reaches it.
"""

from collections.abc import Callable

import svg

from hortus.art import palette
from hortus.art.svg import (
    blume_pieces,
    flutter_animals,
    flutter_pieces,
    papillon,
    papillon_tiles,
    petal,
    polders_pieces,
    vignettes,
)

Symbols = dict[str, str]


def shared() -> Symbols:
    """What belongs to no single game: a vignette for each."""
    return {name: _markup(drawn) for name, drawn in vignettes.VIGNETTES.items()}


def of_petal() -> Symbols:
    pieces: dict[str, list[svg.Element]] = {
        "green": [petal.petal_shape(0)],
        "pink": [petal.petal_shape(1)],
        "tree": [petal.tree()],
    }
    return {name: _markup(drawn) for name, drawn in pieces.items()}


def of_polders() -> Symbols:
    cell = 48.0
    pieces: dict[str, list[svg.Element]] = {
        "building0": [polders_pieces.building(0)],
        "building1": [polders_pieces.building(1)],
        "building2": [polders_pieces.building(2)],
        "circle": [polders_pieces.mark("circle", "currentColor", cell)],
        "stripes": [polders_pieces.mark("stripes", "currentColor", cell)],
        "cross": [polders_pieces.mark("cross", "currentColor", cell)],
        "coin": polders_pieces.coin(),
        "compass": [polders_pieces.compass()],
    }
    return {name: _markup(drawn) for name, drawn in pieces.items()}


def of_blume() -> Symbols:
    pieces: dict[str, list[svg.Element]] = {
        "heart": [blume_pieces.heart(8, 0)],
        "darkheart": [blume_pieces.heart(8, 2)],
        "drop": [blume_pieces.water_drop()],
        "can": [blume_pieces.can_icon()],
        "glove": [blume_pieces.glove("currentColor")],
        "sack": blume_pieces.sack(),
        "cardback": [blume_pieces.card_back()],
        "robot": blume_pieces.robot(),
    }
    for colour in range(len(blume_pieces.COLOURS)):
        pieces[f"petal{colour}"] = [blume_pieces.petal(colour)]
        pieces[f"quarter{colour}"] = blume_pieces.quarter(colour)
        pieces[f"flower{colour}"] = [blume_pieces.flower([colour] * 4)]
        pieces[f"peg{colour}"] = [blume_pieces.peg(colour)]
    for tool, lines in enumerate(blume_pieces.TOOL_LINES):
        pieces[f"tool{tool}"] = [blume_pieces.stroke(lines, palette.LEAF_DEEP, 2.6)]
    return {name: _markup(drawn) for name, drawn in pieces.items()}


def of_papillon() -> Symbols:
    """The parts of tiles, from which a page builds them. A seat's pieces use the current colour."""
    pieces: dict[str, list[svg.Element]] = {
        "moth": [papillon_tiles.small_butterfly(1)],
        "butterfly": papillon_tiles.wings("currentColor"),
        "gardener": papillon.straw_hat("currentColor"),
        "caterpillar": [papillon_tiles.caterpillar(1)],
        "icon": [papillon_tiles.icon()],
        "gnome": [papillon_tiles.gnome(None, 1)],
        "shed": papillon.toolshed(),
        "tufts": papillon_tiles.tufts(),
    }
    for colour in range(4):
        pieces[f"blossom{colour}"] = [papillon_tiles.blossom(colour, 1)]
        pieces[f"heads{colour}"] = papillon_tiles.heads(colour)
        pieces[f"potted{colour}"] = papillon_tiles.potted(colour)
    for name, outline in papillon_tiles.OUTLINES.items():
        for shows in range(5):
            pieces[f"{name}{shows}"] = [papillon_tiles.bed(outline, shows)]
    return {name: _markup(drawn) for name, drawn in pieces.items()}


def of_flutter() -> Symbols:
    """Petals, pollinators and tokens, from which a page builds tiles in twelve positions."""
    pieces: dict[str, list[svg.Element]] = {
        "heart": [flutter_pieces.heart((0, 0))],
        "waves": flutter_pieces.waves(),
        "pollen": [flutter_pieces.pollen(1)],
        "sun": [flutter_pieces.sun()],
    }
    for colour in range(len(flutter_pieces.COLOURS)):
        pieces[f"petal{colour}"] = [flutter_pieces.petal(colour)]
    for colour in range(len(flutter_pieces.FILLS)):
        pieces[f"sparkle{colour}"] = [flutter_pieces.sparkle(colour)]
    for seat in range(len(flutter_pieces.SEATS)):
        pieces[f"bee{seat}"] = [flutter_pieces.bee(seat)]
    for name in flutter_animals.ANIMALS:
        pieces[name] = [flutter_animals.pollinator(name, "currentColor")]
    return {name: _markup(drawn) for name, drawn in pieces.items()}


SYMBOLS: dict[str, Callable[[], Symbols]] = {
    "flutter": of_flutter,
    "petal": of_petal,
    "polders": of_polders,
    "papillon": of_papillon,
    "blume": of_blume,
}
"""The games that the page has a board for."""


def _markup(elements: list[svg.Element]) -> str:
    return "".join(str(element) for element in elements)
