"""Polders' examples: small maps with A's ink."""

import svg

from hortus.art import palette
from hortus.art.examples.drawn import Drawn, Examples, Scene
from hortus.art.svg import polders

WIDE = 5
EDGE = 46.0


def turn(scene: Scene) -> Drawn:
    return small_map(scene, ["..|M..", ".F|.W.", "..|..."], ["oo...", "o.xx.", "....."])


def where(scene: Scene) -> Drawn:
    return small_map(scene, ["..|..M", "F.|...", "..|.W."], ["..oo.", ".....", "....."], [1, 6, 11, 7, 12, 8, 4])


def areas(scene: Scene) -> Drawn:
    return small_map(scene, [".M|...", "..|.F.", "..|..W"], ["ooo..", "..o..", "....."], [0, 1, 2, 7])


def small_map(scene: Scene, rows: list[str], ink: list[str], lit: list[int] | None = None) -> Drawn:
    """M, F and W are buildings, a bar is a road between two squares; the ink is A's: o, = and x."""
    roads: list[list[int]] = []
    flat = ""
    for sign in "".join(rows):
        if sign == "|":
            roads.append([len(flat) - 1, len(flat)])
        else:
            flat += sign
    names = [f"{'abcde'[cell % WIDE]}{cell // WIDE + 1}" for cell in range(len(flat))]
    printed = {
        "cells": list(range(len(flat))),
        "buildings": ["MFW".find(sign) for sign in flat],
        "roads": roads,
    }
    drawn = {"ink": ["o=x".find(sign) for sign in "".join(ink)]}
    small = {"width": WIDE, "cells": names, "fillings": scene["fillings"]}
    glow: list[svg.Element] = [
        svg.Rect(
            x=cell % WIDE * polders.CELL + 5, y=cell // WIDE * polders.CELL + 5, width=polders.CELL - 10,
            height=polders.CELL - 10, rx=6, fill="none", stroke=palette.SUN, stroke_width=3.5,
        )
        for cell in lit or []
    ]  # fmt: skip
    land = [*polders.land(small, printed, drawn, (WIDE, len(rows))), *glow]
    wide, high = WIDE * polders.CELL + 2 * EDGE, len(rows) * polders.CELL + 2 * EDGE
    return wide, high, [svg.G(elements=land, transform=[svg.Translate(EDGE, EDGE)])]


EXAMPLES: Examples = {"turn": turn, "where": where, "areas": areas}
