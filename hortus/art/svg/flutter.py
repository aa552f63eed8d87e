"""The whole Flutter table: the meadow, the rondel with its sun, the trackers."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

import svg

from hortus.art import palette
from hortus.art.cutting import corner, opened
from hortus.art.svg import flutter_pieces as pieces
from hortus.art.svg.flutter_animals import WHITE
from hortus.art.svg.paper import document, fitting, placed, said, say, words
from hortus.core.message import restored

MARGIN = 46.0
PANEL = 470.0
RONDEL = 470.0
TRACKER = 128.0
NONE = -1


def draw(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The meadow on the left as large as it has grown, rondel and trackers on the right."""
    scene = opened(scene, view)
    west, north, east, south = _bounds(scene, view)
    meadow_width = east - west + 2 * MARGIN
    meadow_height = south - north + 2 * MARGIN
    panel_height = RONDEL + TRACKER * len(view["players"]) + 20
    height = max(meadow_height, panel_height)
    width = meadow_width + PANEL
    x = MARGIN - west
    y = (height - (south - north)) / 2 - north
    elements: list[svg.Element] = [
        svg.G(elements=_meadow(scene, view), transform=[svg.Translate(round(x, 1), round(y, 1))]),
        svg.Rect(
            x=meadow_width, y=14, width=PANEL - 14, height=height - 28, rx=14, fill=palette.RAISED, stroke=palette.LINE
        ),
        svg.G(elements=_rondel(scene, view), transform=[svg.Translate(meadow_width + PANEL / 2 - 7, RONDEL / 2)]),
    ]
    for seat in range(len(view["players"])):
        top = RONDEL + 6 + TRACKER * seat
        elements.append(svg.G(elements=tracker(scene, view, seat), transform=[svg.Translate(meadow_width + 22, top)]))
    return document(width, height, say("picture-flutter"), elements)


def _bounds(scene: Mapping[str, Any], view: Mapping[str, Any]) -> tuple[float, float, float, float]:
    cells = [cell for piece in view["pieces"] for cell in _cells(scene, piece["tile"], piece["turn"], piece["at"])]
    west, north, east, south = pieces.bounds(cells)
    # A young meadow still lies in the middle of an open field.
    wide = max(0.0, 560 - (east - west)) / 2
    return west - wide, north, east + wide, south


def _cells(scene: Mapping[str, Any], tile: int, turn: int, at: int) -> list[list[int]]:
    column, row = corner(scene, at)
    shape = scene["shapes"][scene["tiles"][tile]["shape"]]
    return [[kind, i + column, j + row] for kind, i, j in shape["cells"][turn]]


def _spot(scene: Mapping[str, Any], vertex: int) -> tuple[float, float]:
    return pieces.spot(*corner(scene, vertex))


def _meadow(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[svg.Element]:
    elements: list[svg.Element] = []
    for cell, face in view["water"]:
        place = [cell % 2, *corner(scene, cell // 2)]
        gives = scene["faces"][face]
        name = say("picture-flutter-water", gives=said(restored(gives["says"])))
        drawn = pieces.water(place, gives["petals"], gives["pollen"], gives["dry"])
        elements.append(svg.G(elements=[svg.Title(text=name), drawn]))
    for number, piece in enumerate(view["pieces"]):
        x, y = _spot(scene, piece["at"])
        spent = piece["enclosed"] and number not in view["due"] and number > 0
        drawn = pieces.tile(scene, piece["tile"], piece["turn"], str(number) if number else "", spent)
        elements.append(placed(x, y, [drawn], _spoken_piece(scene, view, number)))
    elements += _hearts(scene, view)
    for piece in view["pieces"]:
        if piece["bee"] != NONE:
            x, y = _spot(scene, piece["at"])
            a, b = pieces.centre_of(scene, piece["tile"], piece["turn"])
            elements.append(placed(x + a + 15, y + b - 12, [pieces.bee(piece["bee"])], _bee_name(piece["bee"])))
    return elements


def _spoken_piece(scene: Mapping[str, Any], view: Mapping[str, Any], number: int) -> str:
    piece = view["pieces"][number]
    parts = [say("flutter-piece", piece=number)] if number else []
    parts.append(pieces.spoken(scene, piece["tile"]))
    parts.append(say("flutter-enclosed") if piece["enclosed"] else say("flutter-open", count=piece["open"]))
    if piece["bee"] != NONE:
        parts.append(_bee_name(piece["bee"]))
    return ", ".join(parts)


def _bee_name(seat: int) -> str:
    return say("flutter-beeof", seat=pieces.SEATS[seat])


def _hearts(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[svg.Element]:
    """A golden middle wherever the petals of several tiles meet."""
    meeting: dict[tuple[int, int], int] = {}
    for piece in view["pieces"]:
        face = scene["tiles"][piece["tile"]]
        tips = scene["shapes"][face["shape"]]["corners"][piece["turn"]]
        column, row = corner(scene, piece["at"])
        for index, (i, j) in enumerate(tips):
            if face["petals"][index]:
                place = column + i, row + j
                meeting[place] = meeting.get(place, 0) + 1
    return [pieces.heart(pieces.spot(*place)) for place, tiles in meeting.items() if tiles > 1]


def _rondel(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[svg.Element]:
    """The stacks in a ring, the sun beside the one it stands on, the water in the middle."""
    supply = sum(view["supply"])
    elements: list[svg.Element] = [
        svg.Circle(cx=0, cy=0, r=150, fill="none", stroke=palette.LINE, stroke_width=26, opacity=0.45),
    ]
    if view["hand"] == NONE:
        drop = [pieces.water([0, 0, 0])]
        elements.append(svg.G(elements=drop, transform=[svg.Translate(-25, 18), svg.Scale(0.7)]))
    else:
        elements.append(_centred(scene, view["hand"], max(view["held"], 0), 0, -8, 0.6, say("picture-in-hand")))
    left = say("flutter-waterleft", count=supply)
    elements.append(words(left, 0, 46, fitting(left, 14, 140), palette.SOFT_INK))
    places = len(view["rondel"])
    for place, stack in enumerate(view["rondel"]):
        angle = 2 * pi * place / places - pi / 2
        x, y = 150 * cos(angle), 150 * sin(angle)
        elements.append(_stack(scene, stack, x, y))
        if place == view["sun"]:
            elements.append(placed(70 * cos(angle), 70 * sin(angle), [pieces.sun()], say("flutter-sun")))
    return elements


def _stack(scene: Mapping[str, Any], stack: Mapping[str, Any], x: float, y: float) -> svg.Element:
    name = pieces.shape_name(scene, stack["stack"]) if stack["stack"] != NONE else ""
    elements: list[svg.Element] = [
        svg.Circle(cx=0, cy=0, r=63, fill=palette.GROUND, stroke=palette.LINE, stroke_width=1.5)
    ]
    if stack["top"] != NONE:
        elements.append(_centred(scene, stack["top"], 0, 0, 1, 0.66, pieces.spoken(scene, stack["top"])))
    count = f"{stack['tiles']} {name}"
    elements.append(words(count, 0, 52, fitting(count, 12, 110), palette.INK, bold=True))
    price = [(colour, petals) for colour, petals in enumerate(stack["price"]) if petals > 0]
    for index, (colour, petals) in enumerate(price):
        place = (index - (len(price) - 1) / 2) * 30
        elements.append(svg.G(elements=[pieces.petal(colour, 0.5)], transform=[svg.Translate(place - 6, -46)]))
        elements.append(words(str(petals), place + 7, -48, 13, palette.INK, bold=True))
    if stack["price"][0] == 0 and not price:
        elements.append(words(say("flutter-free"), 0, -46, 13, palette.LEAF_DEEP, bold=True))
    tiles = say("flutter-tiles", count=stack["tiles"])
    spoken = say("flutter-stack", stack=name) if name else say("flutter-nostack")
    return placed(x, y, elements, f"{spoken}, {tiles}")


def _centred(
    scene: Mapping[str, Any], tile: int, turn: int, x: float, y: float, scale: float, name: str
) -> svg.Element:
    shape = scene["shapes"][scene["tiles"][tile]["shape"]]
    west, north, east, south = pieces.bounds(shape["cells"][turn])
    scale = min(scale, 86 / max(east - west, south - north))
    middle_x, middle_y = (west + east) / 2 * scale, (north + south) / 2 * scale
    return placed(x - middle_x, y - middle_y, [pieces.tile(scene, tile, turn)], name, scale)


def tracker(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int) -> list[svg.Element]:
    """A seat's petal tracker: four tracks from 0 to the limit, pollen, and the bee."""
    player = view["players"][seat]
    last = len(scene["tracker"]) - 1
    step = 352 / last
    active = seat == view["turn"] and not view["over"]
    heap = say("flutter-hidden") if player["pollen"] == NONE else say("flutter-pollen", pollen=player["pollen"])
    resting = say("flutter-beehome") if player["bee"] == NONE else say("flutter-beeon", piece=player["bee"])
    elements: list[svg.Element] = [
        svg.Rect(
            x=-8, y=0, width=PANEL - 44, height=TRACKER - 10, rx=10, fill=palette.GROUND,
            stroke=palette.SEATS[seat], stroke_width=3 if active else 1.2,
        ),
        svg.Rect(x=0, y=10, width=26, height=22, rx=6, fill=palette.SEATS[seat]),
        words(pieces.SEATS[seat], 13, 27, 16, WHITE, bold=True),
        words(heap, 36, 27, fitting(heap, 15, 120), palette.INK, bold=True, start=True),
        words(resting, 160, 27, fitting(resting, 13, 140), palette.SOFT_INK, start=True),
    ]  # fmt: skip
    if player["bee"] == NONE:
        elements.append(svg.G(elements=[pieces.bee(seat)], transform=[svg.Translate(PANEL - 76, 24), svg.Scale(0.8)]))
    if seat == view["first"]:
        elements.append(words(say("picture-flutter-first"), 305, 27, 13, palette.SOFT_INK, start=True))
    for colour in range(4):
        y = 48 + 19 * colour
        petals = player["petals"][colour]
        elements.append(
            svg.Line(x1=16, y1=y, x2=16 + 352, y2=y, stroke=pieces.FILLS[colour], stroke_width=2, opacity=0.55)
        )
        for space in range(last + 1):
            large = scene["tracker"][space] > (scene["tracker"][space - 1] if space else 0)
            elements.append(
                svg.Circle(cx=round(16 + space * step, 1), cy=y, r=3 if large else 1.6, fill=pieces.FILLS[colour])
            )
        token = [pieces.petal(colour, 0.72)]
        name = say("flutter-track", seat=pieces.SEATS[seat], petals=f"{petals} {pieces.colour_name(colour)}")
        elements.append(placed(16 + petals * step, y + 9, token, name))
        elements.append(words(str(petals), 400, y + 5, 15, palette.INK, bold=True))
    return elements
