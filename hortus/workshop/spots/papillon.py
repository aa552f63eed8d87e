"""Papillon: sides, joins, butterflies and caterpillar of a tile, and the numbers of planters, gnomes and bids."""

from collections.abc import Iterator, Mapping
from typing import Any

from hortus.art.svg import papillon_tiles as drawn
from hortus.art.svg.box import papillon as art
from hortus.core.message import Listed, Message
from hortus.games.papillon.edition import COLOURS, FIELD, LETTERS, SIDES
from hortus.print.piece import Piece
from hortus.workshop.spots.spot import Spot, Way, field, number, whole, within

DEEP = 0.26
"""How far a side reaches into the tile, as a part of it."""
PLANTER = ["first", "second", "third"]


def spots(piece: Piece, _: Mapping[str, Any], components: Mapping[str, Any]) -> list[Spot]:
    key = piece.source[0]
    if key == "tiles":
        tile = components["tiles"][piece.source[1]]
        return [*_sides(piece, tile), *_butterflies(piece, tile), *_middle(piece, tile)]
    if key == "planters":
        values = enumerate(PLANTER)
        return [number(piece.view, [*piece.source, one], (0, 50), field("papillon", "planters", one),
                       (-25.0 + 25 * place, 4), 12) for place, one in values]  # fmt: skip
    if key == "gnomes":
        return [whole(piece.view, [*piece.source], (1, 12), Message("workshop-spot-gnome"))]
    if key == "flowers":
        left, top, wide, high = piece.view
        at = within(piece.view, left + wide * 0.1, top + high * 0.08, wide * 0.8, high * 0.38)
        return [Spot("words", [*piece.source], [0], " ".join(COLOURS), at, Message("workshop-spot-flower"))]
    return _bids(piece, components) if key == "highest_bid" else []


def _sides(piece: Piece, tile: Mapping[str, Any]) -> list[Spot]:
    """Joined sides show the same, so they change together."""
    found: list[Spot] = []
    for place, part in enumerate(tile["parts"].split()):
        places = [SIDES.index(side) for side in part]
        name = Message("workshop-spot-sides", {"sides": Listed([Message(f"workshop-side-{side}") for side in part])})
        # Butterflies are printed on fields only.
        printed = tile.get("butterflies", [])
        clears = [*piece.source, "butterflies", place] if place < len(printed) and printed[place] else []
        for side in places:
            at = within(piece.view, *_side(piece, side))
            found.append(Spot("letters", [*piece.source, "sides"], places, LETTERS, at, name, clears))
    return found


def _side(piece: Piece, side: int) -> tuple[float, float, float, float]:
    """The strip along one side, between the corners."""
    left, top, wide, high = piece.view
    if side % 2 == 0:
        y = top if side == 0 else top + high * (1 - DEEP)
        return left + wide * DEEP, y, wide * (1 - 2 * DEEP), high * DEEP
    x = left + wide * (1 - DEEP) if side == 1 else left
    return x, top + high * DEEP, wide * DEEP, high * (1 - 2 * DEEP)


def _butterflies(piece: Piece, tile: Mapping[str, Any]) -> list[Spot]:
    """On each field, where its butterflies sit."""
    parts = tile["parts"].split()
    through = any(sorted(part) in (["N", "S"], ["E", "W"]) for part in parts)
    found: list[Spot] = []
    for place, part in enumerate(parts):
        if tile["sides"][SIDES.index(part[0])] != LETTERS[FIELD]:
            continue
        towards = frozenset(SIDES.index(side) for side in part)
        x, y = drawn.part(towards, through and len(part) == 1).at
        # A strip or a whole tile has its butterflies in the middle, where the caterpillar is clicked.
        aside = 20 if (x, y) == (0, 0) else 0
        name = Message("workshop-spot-butterflies", {"number": place + 1})
        path = [*piece.source, "butterflies", place]
        one = number(piece.view, path, (0, 9), name, (x + aside, y + aside), 9)
        found.append(one._replace(absent=[0] * len(parts)))
    return found


def _middle(piece: Piece, tile: Mapping[str, Any]) -> list[Spot]:
    """The caterpillar, and in a corner what is joined."""
    left, top, wide, high = piece.view
    icon = within(piece.view, -12, -12, 24, 24)
    joins = within(piece.view, left, top, wide * DEEP, high * DEEP)
    name = field("papillon", "tiles", "caterpillar")
    caterpillar = Spot("number", [*piece.source, "caterpillar"], [], "", icon, name, [], (0, 1), 0)
    ways = ",".join(_joined(tile["sides"]))
    return [
        Spot("parts", [*piece.source, "parts"], [], ways, joins, field("papillon", "tiles", "parts")),
        caterpillar,
    ]


def _joined(sides: str) -> Iterator[str]:
    """Every way to join sides that show the same; first none, and at the end as many as can be."""
    ways: list[list[str]] = [[]]
    for place, side in enumerate(SIDES):
        longer: list[list[str]] = []
        for way in ways:
            longer.append([*way, side])
            for there, part in enumerate(way):
                if sides[SIDES.index(part[0])] == sides[place]:
                    longer.append([*way[:there], part + side, *way[there + 1 :]])
        ways = longer
    for way in sorted(ways, key=len, reverse=True):
        yield " ".join(way)


def _bids(piece: Piece, components: Mapping[str, Any]) -> list[Spot]:
    """The spaces for 0 with their caterpillars, and the highest bid."""
    bonuses, highest = components["zero_bonus"], components["highest_bid"]
    spaces = len(bonuses) + highest
    found: list[Spot] = []
    for index in range(len(bonuses)):
        x, y, radius = art.bid_at(index, spaces)
        name = Message("workshop-spot-zero", {"number": len(bonuses) - index})
        path: Way = ["zero_bonus", len(bonuses) - 1 - index]
        found.append(number(piece.view, path, (0, 12), name, (x, y), radius))
    x, y, radius = art.bid_at(spaces - 1, spaces)
    name = field("papillon", "highest_bid")
    return [*found, number(piece.view, ["highest_bid"], (3, 12), name, (x, y), radius)]
