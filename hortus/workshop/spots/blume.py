"""Blume: the corners of a petal tile, the colours of hybrids and cards, watering cans, market, gloves and shelves."""

from collections.abc import Mapping
from typing import Any

from hortus.art.svg.box import blume as art
from hortus.core.message import Message
from hortus.games.blume.edition import LETTER_OF
from hortus.games.blume.vocabulary import COLOURS, FIRST_SIDE, ROUNDS, SIDE
from hortus.print.piece import Piece
from hortus.workshop.spots.spot import Spot, field, number, whole, within

BED = 72.0
"""The side of the bed that is drawn on a watering can."""
FLOWER = {"hybrids": (0.0, 72.0), "botanist_cards": (-14.0, 60.0)}
"""Where the flower of two colours is drawn: how far down, and how wide."""


def spots(piece: Piece, _: Mapping[str, Any], components: Mapping[str, Any]) -> list[Spot]:
    key, place = piece.source[0], piece.source[-1]
    if key == "tiles":
        return _corners(piece)
    if key == "watering_cans" and isinstance(place, int):
        return _can(piece, int(components["watering_cans"][place]["round"]))
    if key in FLOWER:
        return _pair(piece, *FLOWER[str(key)])
    if key == "market":
        return _market(piece, components["market"])
    if key == "greenhouse":
        return _shelf(piece, components["greenhouse"])
    return [whole(piece.view, ["gloves"], (1, 9), field("blume", "gloves"))] if key == "gloves" else []


def _pair(piece: Piece, middle: float, wide: float) -> list[Spot]:
    """The two colours of a flower, each in two corners."""
    found: list[Spot] = []
    for place in range(4):
        x = -wide / 2 if place in (0, 3) else 0.0
        y = middle - (wide / 2 if place in (0, 1) else 0)
        at = within(piece.view, x, y, wide / 2, wide / 2)
        name = Message(f"workshop-spot-corner-{place + 1}")
        found.append(Spot("words", [*piece.source], [place % 2], " ".join(COLOURS), at, name))
    return found


def _market(piece: Piece, market: Mapping[str, Any]) -> list[Spot]:
    """The first and the last space."""
    spaces = art.market_spaces(market["lowest"], market["highest"])
    found: list[Spot] = []
    for key, space, bounds in (("lowest", spaces[0], (-20, -1)), ("highest", spaces[-1], (1, 20))):
        _, row, x, wide = space
        at = within(piece.view, x, 4 + row * art.SPACE[1], wide, art.SPACE[1])
        found.append(Spot("number", ["market", key], [], "", at, field("blume", "market", key), [], bounds))
    return found


def _shelf(piece: Piece, _: int) -> list[Spot]:
    """The first shelf stands for all of them."""
    x, y = art.shelf_at(0, SIDE)
    at = within(piece.view, x - 4, y - 7, 80, 14)
    return [Spot("number", ["greenhouse"], [], "", at, field("blume", "greenhouse"), [], (1, 20))]


def _corners(piece: Piece) -> list[Spot]:
    """Clockwise from the top left, as they are written."""
    left, top, wide, high = piece.view
    found: list[Spot] = []
    for place in range(4):
        x = left if place in (0, 3) else left + wide / 2
        y = top if place in (0, 1) else top + high / 2
        name = Message(f"workshop-spot-corner-{place + 1}")
        at = within(piece.view, x, y, wide / 2, high / 2)
        found.append(Spot("letters", [*piece.source], [place], "".join(LETTER_OF), at, name))
    return found


def _can(piece: Piece, deck: int) -> list[Spot]:
    """Its round, in the corner that is always free, and the points inside the square of the round."""
    step = BED / SIDE
    path = [*piece.source, "round"]
    found = [number(piece.view, path, (1, ROUNDS), field("blume", "watering_cans", "round"), (-28, 46), 9)]
    for row in range(1, deck + FIRST_SIDE - 1):
        for column in range(1, deck + FIRST_SIDE - 1):
            x, y = -BED / 2 + (column - 0.5) * step, BED / 2 - (row + 0.5) * step
            name = Message("workshop-spot-point", {"column": column, "row": row})
            at = within(piece.view, x, y, step, step)
            found.append(Spot("toggle", [*piece.source, "points"], [], f"{column},{row}", at, name))
    return found
