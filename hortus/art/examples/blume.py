"""Blume's examples: small beds, and the market."""

import svg

from hortus.art import palette
from hortus.art.examples.drawn import Drawn, Examples, Scene
from hortus.art.svg import blume
from hortus.art.svg import blume_pieces as pieces

Laid = list[tuple[int, str]]
LETTERS = "roypvb"
CELL = blume.CELL
EDGE = 34.0
SMALL = 0.72


def lay(_: Scene) -> Drawn:
    return bed(4, [(1, "ropv"), (4, "ybrp"), (5, "vyob")], square=3)


def flowers(_: Scene) -> Drawn:
    laid = [(0, "orpv"), (1, "rybo"), (3, "yvrb"), (4, "pbor")]
    return bed(3, laid, flowers=[[0, 0]], wet=[1])


def hybrids(_: Scene) -> Drawn:
    return bed(2, [(0, "oypr"), (1, "vobp"), (2, "rovb"), (3, "pboy")], hybrids=[[0, 0]])


def prune(_: Scene) -> Drawn:
    laid = [(0, "orpv"), (1, "rybo"), (2, "bvpy"), (3, "yvrb"), (4, "pbor"), (6, "oypv")]
    return bed(3, laid, flowers=[[0, 0]], named=[3, 6])


def field(_: Scene) -> Drawn:
    laid = [(6, "obpv"), (7, "bbry"), (8, "bopr"), (11, "yvbr"), (12, "pobb"), (13, "rypb")]
    wide, high, elements = bed(5, laid, flowers=[[6, 5]])
    peg = svg.G(
        elements=[pieces.peg(5)],
        transform=[svg.Translate((EDGE + 2 * CELL) * SMALL, (EDGE - 8 + 3 * CELL - 12) * SMALL)],
    )
    return wide, high, [*elements, peg]


def bed(
    side: int,
    laid: Laid,
    square: int = 0,
    flowers: list[list[int]] | None = None,
    hybrids: list[list[int]] | None = None,
    wet: list[int] | None = None,
    named: list[int] | None = None,
) -> Drawn:
    """A bed as its tiles by cell, each with its corners clockwise from the top left."""
    span = side - 1
    scene = {
        "side": side,
        "cells": [f"{'abcdefgh'[cell % side]}{cell // side + 1}" for cell in range(side * side)],
        "points": [str(point) for point in range(span * span)],
        "tiles": [[LETTERS.index(letter) for letter in corners] for _, corners in laid],
        "hybrids": [[4, 2]],
    }
    own = {
        "tiles": [[cell, tile, 0] for tile, (cell, _) in enumerate(laid)],
        "flowers": flowers or [],
        "hybrids": hybrids or [],
    }
    view = {
        "seat": 0, "turn": -1, "square": square or side, "gardens": [own], "wet": wet or [], "named": named or [],
        "blooms": [],
    }  # fmt: skip
    length = side * CELL + 2 * EDGE
    drawn = svg.G(elements=blume.garden(scene, view, 0, EDGE, EDGE - 8, CELL), transform=[svg.Scale(SMALL)])
    return length * SMALL, length * SMALL, [drawn]


def market(_: Scene) -> Drawn:
    """Blue moves up from 0, past red and yellow, to 3."""
    drawn = blume.market({"market": [-4, 8]}, {"market": [1, 0, 2, -1, 0, 0]}, 0, 0)[1:]  # without its title
    zero = sum(blume.SPACE for _ in range(4))
    start = zero + 6 + 5.5 * blume.ZERO
    end = zero + blume.HUES * blume.ZERO + 12 + 2.5 * blume.SPACE
    arrow = pieces.stroke(
        f"M{start} 16 C{start} -14 {end} -14 {end} 22 M{end - 7} 12 L{end} 24 L{end + 7} 12", palette.RED, 4
    )
    wide = 12 * blume.SPACE + blume.HUES * blume.ZERO + 12
    return wide + 4, 112, [svg.G(elements=[*drawn, arrow], transform=[svg.Translate(2, 16)])]


EXAMPLES: Examples = {
    "lay": lay,
    "flowers": flowers,
    "hybrids": hybrids,
    "prune": prune,
    "field": field,
    "market": market,
}
