"""Flutter: petals, pollinator and sparkles of a tile, what a water tile gives, and what the tracker pays."""

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import Any

from hortus.art.svg import flutter_pieces as meadow
from hortus.art.svg.box import flutter as art
from hortus.core.message import Message
from hortus.games.flutter.edition import COLOURS, LETTERS, RAINBOW
from hortus.print.piece import Piece
from hortus.workshop.spots.spot import Spot, Way, field, number, within

PETAL = 17.0
"""The side of a spot on a petal, and how far its middle is from the foot of the petal."""
FAR = 12.5
SPARKLES = " ".join(str(count) for count in range(10))
REWARD = 15.0
"""From one petal on a water tile to the next."""


def spots(piece: Piece, scene: Mapping[str, Any], components: Mapping[str, Any]) -> list[Spot]:
    kinds = components["pollinators"]
    if piece.source[0] == "pollinators":
        kind, place = int(piece.source[1]), int(piece.source[3])
        tile = sum(len(one["tiles"]) for one in kinds[:kind]) + place
        text, path = kinds[kind]["tiles"][place], [*piece.source]
        return [*_petals(piece, scene, tile, text, path, LETTERS[:RAINBOW]), *_middle(piece, scene, tile, path)]
    if piece.source[0] == "rainbee":
        text = components["rainbee"]["petals"]
        return _petals(piece, scene, len(scene["tiles"]) - 1, text, ["rainbee", "petals"], LETTERS)
    if piece.source[0] == "water":
        return _water(piece, components["water"][piece.source[1]])
    if piece.source[0] == "tracker":
        return _tracker(piece, components["tracker"])
    return []


def _petals(piece: Piece, scene: Mapping[str, Any], tile: int, text: str, path: Way, letters: str) -> list[Spot]:
    """A spot for each petal, where it grows from its corner."""
    shape = scene["shapes"][scene["tiles"][tile]["shape"]]
    found: list[Spot] = []
    start = text.find(":") + 1
    for corner, group in enumerate(text[start:].split()):
        start = text.index(group, start)
        if group != "-":
            foot = meadow.spot(*shape["corners"][0][corner])
            for place, way in enumerate(shape["ways"][0][corner][: len(group)]):
                turn = radians(60 * way)
                x, y = foot[0] + FAR * sin(turn) - PETAL / 2, foot[1] - FAR * cos(turn) - PETAL / 2
                name = Message("workshop-spot-petal", {"corner": corner + 1, "number": place + 1})
                at = within(piece.view, x, y, PETAL, PETAL)
                found.append(Spot("letters", path, [start + place], letters, at, name))
        start += len(group)
    return found


def _middle(piece: Piece, scene: Mapping[str, Any], tile: int, path: Way) -> list[Spot]:
    x, y = meadow.centre_of(scene, tile, 0)
    animal = within(piece.view, x - 11, y - 18, 22, 20)
    ribbon = within(piece.view, x - 19, y + 4, 38, 15)
    return [
        Spot("words", path, [0], " ".join(COLOURS), animal, Message("workshop-spot-pollinator")),
        Spot("words", path, [1], SPARKLES, ribbon, Message("workshop-spot-sparkles")),
    ]


def _water(piece: Piece, face: Mapping[str, Any]) -> list[Spot]:
    left, top, wide, high = piece.view
    x, y = left + wide / 2, top + high * 2 / 3
    found: list[Spot] = []
    petals = face.get("petals", "")
    for place in range(len(petals)):
        middle = x + (place - (len(petals) - 1) / 2) * REWARD
        at = within(piece.view, middle - REWARD / 2, y - 13, REWARD, 24)
        name = Message("workshop-spot-reward", {"number": place + 1})
        found.append(Spot("letters", [*piece.source, "petals"], [place], LETTERS, at, name))
    if "pollen" in face:
        name = field("flutter", "water", "pollen")
        found.append(number(piece.view, [*piece.source, "pollen"], (0, 9), name, (x, y), 10))
    corner = Message("workshop-spot-copies")
    found.append(number(piece.view, [*piece.source, "count"], (1, 60), corner, (x, y - high / 2), 9))
    return found


def _tracker(piece: Piece, spaces: Sequence[int]) -> list[Spot]:
    """What each space pays, on the first of the four tracks."""
    found: list[Spot] = []
    for space in range(len(spaces)):
        x, y = art.space_at(0, space, len(spaces))
        name = Message("workshop-spot-space", {"petals": space})
        at = within(piece.view, x - 3.6, y - 6.8, 7.2, 10.4)
        found.append(Spot("number", ["tracker", space], [], "", at, name, [], (0, 99)))
    return found
