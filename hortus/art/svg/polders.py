"""Polders in pictures: survey sheets with dikes, roads and buildings, shape cards, the whole table.

Whoever fills a square leaves a wash of colour, a letter, and the filling's mark:
a circle, stripes or a cross. A ring in ink goes round every area, so that areas
can be counted without colour.
"""

from collections.abc import Mapping
from typing import Any

import svg

from hortus.art import palette
from hortus.art.svg.paper import document, fitting, placed, said, say, words
from hortus.art.svg.polders_pieces import (
    building,
    coin,
    compass,
    mark,
    path,
    seat_letter,
    shape,
)
from hortus.core.message import named, restored

CELL = 48
EDGE = 64  # of paper round a map
BANNER = 52
FILLINGS = 3
SEATS = "ABCDE"
WASH = 0.22
INSET = 2
MARGIN = 28
COLUMN = 560
CARDS = 210  # heights of what stands in the column
STRIP = 60
ROW = 34
SMALL = 0.56
MIDDLE = 0.72

Place = tuple[int, int]


def draw(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The sheet before this seat, the cards and the scores beside it, then the other sheets, smaller."""
    seat = max(view["seat"], 0)
    order = sorted(view["sheets"], key=lambda sheet: (sheet["held_by"] - seat) % view["seats"])
    wide, high = sheet_size(scene)
    width = MARGIN * 3 + wide + COLUMN
    height = MARGIN * 2 + max(high, CARDS + STRIP * sum(scene["rounds"]) + 60 + ROW * view["seats"])
    elements: list[svg.Element] = [placed(MARGIN * 2 + wide, MARGIN, _side(scene, view), say("picture-polders-side"))]
    if order:
        elements.append(placed(MARGIN, MARGIN, sheet(scene, view, order[0]), _title(scene, view, order[0])))
    others = order[1:]
    if len(others) == 1:  # one more sheet stands beside, several lie in a row below
        elements.append(placed(width, MARGIN, sheet(scene, view, others[0]), _title(scene, view, others[0]), MIDDLE))
        width += wide * MIDDLE + MARGIN
    elif others:
        step = (width - MARGIN * 2) / len(others)
        for index, other in enumerate(others):
            x = MARGIN + step * index + (step - wide * SMALL) / 2
            elements.append(placed(x, height, sheet(scene, view, other), _title(scene, view, other), SMALL))
        height += high * SMALL + MARGIN
    return document(width, height, say("picture-polders"), elements)


# ---- one sheet


def sheet_size(scene: Mapping[str, Any]) -> tuple[float, float]:
    """The size of every sheet: large enough for the widest and the highest map."""
    widths = [_extent(scene, sheet)[0] for sheet in scene["sheets"]]
    heights = [_extent(scene, sheet)[1] for sheet in scene["sheets"]]
    return max(widths) * CELL + 2 * EDGE, max(heights) * CELL + 2 * EDGE + BANNER


def sheet(scene: Mapping[str, Any], view: Mapping[str, Any], shown: Mapping[str, Any]) -> list[svg.Element]:
    """A survey sheet with its title, map and ink, from its upper left corner."""
    printed = scene["sheets"][shown["sheet"]]
    wide, high = sheet_size(scene)
    columns, rows = _extent(scene, printed)
    left = (wide - columns * CELL) / 2
    top = BANNER + (high - BANNER - rows * CELL) / 2
    drawn = svg.G(elements=land(scene, printed, shown, (columns, rows)), transform=[svg.Translate(left, top)])
    return [
        svg.Rect(x=0, y=0, width=wide, height=high, rx=6, fill=palette.RAISED, stroke=palette.LINE, stroke_width=2),
        svg.Rect(x=8, y=8, width=wide - 16, height=high - 16, rx=3, fill="none", stroke=palette.LINE, stroke_width=1),
        *_banner(scene, view, shown, wide),
        drawn,
        svg.G(elements=[compass()], transform=[svg.Translate(wide - 46, high - 46)]),
    ]


def land(
    scene: Mapping[str, Any], printed: Mapping[str, Any], shown: Mapping[str, Any], extent: tuple[int, int]
) -> list[svg.Element]:
    """A map from its upper left corner, with the ink on it."""
    squares = _squares(scene, printed)
    return [
        *_ground(list(squares)),
        *_filled(scene, printed, shown, squares),
        *_grid(list(squares)),
        *_rings(shown, squares),
        *_roads(printed, list(squares)),
        *_buildings(scene, printed, shown, squares),
        *_letters(shown, squares),
        *_coordinates(scene, *extent),
    ]


def blank(scene: Mapping[str, Any], number: int) -> list[svg.Element]:
    """A sheet that nobody has drawn on, from its upper left corner: name, player counts, round boxes and map."""
    printed = scene["sheets"][number]
    wide, high = sheet_size(scene)
    empty = {"ink": [-1] * len(printed["cells"])}
    place = svg.Translate(*map_place(scene, number))
    counts = " · ".join(str(seats) for seats in printed["seats"])
    title = svg.Text(
        x=24, y=44, font_size=30, font_family=palette.SERIF, font_style="italic", fill=palette.INK, text=printed["name"]
    )
    boxes: list[svg.Element] = [
        svg.Rect(x=26 + box * 24, y=58, width=16, height=16, rx=2, fill="none", stroke=palette.INK, stroke_width=1.5)
        for box in range(printed["round_boxes"])
    ]
    return [
        title,
        *boxes,
        words(counts, wide - 24, 42, 20, palette.SOFT_INK, bold=True, end=True),
        svg.G(elements=land(scene, printed, empty, _extent(scene, printed)), transform=[place]),
        svg.G(elements=[compass()], transform=[svg.Translate(wide - 46, high - 46)]),
    ]


def map_place(scene: Mapping[str, Any], number: int) -> tuple[float, float]:
    """The upper left corner of the map on a sheet that nobody has drawn on."""
    wide, high = sheet_size(scene)
    columns, rows = _extent(scene, scene["sheets"][number])
    return (wide - columns * CELL) / 2, BANNER + (high - BANNER - rows * CELL) / 2


def _extent(scene: Mapping[str, Any], printed: Mapping[str, Any]) -> tuple[int, int]:
    width = scene["width"]
    return max(cell % width for cell in printed["cells"]) + 1, max(cell // width for cell in printed["cells"]) + 1


def _squares(scene: Mapping[str, Any], printed: Mapping[str, Any]) -> dict[Place, int]:
    """Column and row of every square, with its number on the sheet."""
    width = scene["width"]
    return {(cell % width, cell // width): index for index, cell in enumerate(printed["cells"])}


def _title(scene: Mapping[str, Any], view: Mapping[str, Any], shown: Mapping[str, Any]) -> str:
    name = scene["sheets"][shown["sheet"]]["name"]
    holder = shown["held_by"]
    if holder == view["seat"]:
        return say("picture-polders-mine", sheet=name)
    return say("picture-polders-sheet", sheet=name, seat=SEATS[holder])


def _banner(
    scene: Mapping[str, Any], view: Mapping[str, Any], shown: Mapping[str, Any], wide: float
) -> list[svg.Element]:
    """The sheet's name in old lettering, who holds the sheet now and who gets it next, and the boxes for rounds."""
    printed = scene["sheets"][shown["sheet"]]
    holder = shown["held_by"]
    elements: list[svg.Element] = [
        svg.Text(
            x=24,
            y=44,
            font_size=30,
            font_family=palette.SERIF,
            font_style="italic",
            fill=palette.INK,
            text=printed["name"],
        ),
        svg.G(elements=seat_letter(holder, 12), transform=[svg.Translate(wide - 116, 34)]),
        path(
            d="M-12 0 H10 M3 -6 L10 0 L3 6",
            fill="none",
            stroke=palette.SOFT_INK,
            stroke_width=2,
            transform=[svg.Translate(wide - 80, 34)],
        ),
        svg.G(elements=seat_letter(shown["goes_to"], 9), opacity=0.75, transform=[svg.Translate(wide - 48, 34)]),
    ]
    for box in range(printed["round_boxes"]):
        x = 26 + box * 24
        elements.append(
            svg.Rect(x=x, y=58, width=16, height=16, rx=2, fill="none", stroke=palette.INK, stroke_width=1.5)
        )
        if box < view["round"]:
            elements.append(path(d=f"M{x + 2} 60 l12 12 M{x + 14} 60 l-12 12", stroke=palette.RED, stroke_width=2.5))
    return elements


def _ground(squares: list[Place]) -> list[svg.Element]:
    """Canal, dike and land: the same squares drawn three times, each time a little smaller."""
    elements: list[svg.Element] = []
    for grown, fill in [(15, palette.WATER), (8, palette.DIKE), (5, palette.LAND)]:
        outline = "".join(
            f"M{x * CELL - grown} {y * CELL - grown}h{CELL + 2 * grown}v{CELL + 2 * grown}h-{CELL + 2 * grown}z"
            for x, y in squares
        )
        elements.append(path(outline, fill=fill, stroke=fill, stroke_width=2, stroke_linejoin="round"))
    return elements


def _filled(
    scene: Mapping[str, Any], printed: Mapping[str, Any], shown: Mapping[str, Any], squares: dict[Place, int]
) -> list[svg.Element]:
    elements: list[svg.Element] = []
    for (x, y), index in squares.items():
        ink = shown["ink"][index]
        if ink < 0:
            continue
        seat = ink // FILLINGS
        filling = scene["fillings"][ink % FILLINGS]
        colour = palette.SEATS[seat]
        field = say("polders-of", field=named("polders-term", filling["field"]), seat=SEATS[seat])
        name = f"{scene['cells'][printed['cells'][index]]}, {field}"
        square = [
            svg.Rect(x=-CELL / 2, y=-CELL / 2, width=CELL, height=CELL, fill=colour, fill_opacity=WASH),
            # On a building the mark is drawn larger, to show round it.
            mark(filling["mark"], colour, CELL if printed["buildings"][index] < 0 else CELL * 1.25),
        ]
        elements.append(placed((x + 0.5) * CELL, (y + 0.5) * CELL, square, name))
    return elements


def _grid(squares: list[Place]) -> list[svg.Element]:
    lines = "".join(f"M{x * CELL} {y * CELL}h{CELL}v{CELL}h-{CELL}z" for x, y in squares)
    return [path(lines, fill="none", stroke=palette.DIKE, stroke_width=0.8, stroke_opacity=0.7)]


def _rings(shown: Mapping[str, Any], squares: dict[Place, int]) -> list[svg.Element]:
    """A line in the seat's colour just inside every border between different ink."""
    rings: dict[int, str] = {}
    for place, index in squares.items():
        ink = shown["ink"][index]
        if ink >= 0:
            same = [step in squares and shown["ink"][squares[step]] == ink for step in _round(place)]
            rings[ink // FILLINGS] = rings.get(ink // FILLINGS, "") + _borders(place, same)
    return [
        path(ring, fill="none", stroke=palette.SEATS[seat], stroke_width=2.6, stroke_linecap="square")
        for seat, ring in sorted(rings.items())
    ]


def _round(place: Place) -> list[Place]:
    x, y = place
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def _borders(place: Place, same: list[bool]) -> str:
    """The sides of a square where its area ends. A line runs to the edge if the area continues there."""
    x, y = place
    upper, left, right, lower = same
    inside = [y * CELL + INSET, x * CELL + INSET, (x + 1) * CELL - INSET, (y + 1) * CELL - INSET]
    edge = [y * CELL, x * CELL, (x + 1) * CELL, (y + 1) * CELL]
    ends = [edge[side] if same[side] else inside[side] for side in range(4)]
    across = f"M{ends[1]} {{}}H{ends[2]}"
    down = f"M{{}} {ends[0]}V{ends[3]}"
    drawn = "" if upper else across.format(inside[0])
    drawn += "" if left else down.format(inside[1])
    drawn += "" if right else down.format(inside[2])
    return drawn + ("" if lower else across.format(inside[3]))


def _roads(printed: Mapping[str, Any], squares: list[Place]) -> list[svg.Element]:
    """Every segment lies on the line between its two squares."""
    lines = ""
    for one, other in printed["roads"]:
        (x, y), (beside, below) = squares[one], squares[other]
        lines += f"M{beside * CELL} {y * CELL}v{CELL}" if beside > x else f"M{x * CELL} {below * CELL}h{CELL}"
    return [
        path(lines, fill="none", stroke=palette.EARTH, stroke_width=8, stroke_linecap="round"),
        path(lines, fill="none", stroke=palette.RAISED, stroke_width=5, stroke_linecap="round"),
        path(lines, fill="none", stroke=palette.DIKE, stroke_width=1, stroke_dasharray=[4, 4]),
    ]


def _buildings(
    scene: Mapping[str, Any], printed: Mapping[str, Any], shown: Mapping[str, Any], squares: dict[Place, int]
) -> list[svg.Element]:
    elements: list[svg.Element] = []
    for (x, y), index in squares.items():
        kind = printed["buildings"][index]
        if kind < 0:
            continue
        ink = shown["ink"][index]
        right = ink >= 0 and ink % FILLINGS == kind
        what = said(named("polders-term", scene["fillings"][kind]["building"]))
        name = f"{scene['cells'][printed['cells'][index]]}, {what}"
        piece: list[svg.Element] = [building(kind)]
        if right:
            piece.append(svg.G(elements=coin(), transform=[svg.Translate(15, 15)]))
            filled = say("picture-polders-right")
            name = f"{name}, {filled}"
        elements.append(placed((x + 0.5) * CELL, (y + 0.5) * CELL, piece, name))
    return elements


def _letters(shown: Mapping[str, Any], squares: dict[Place, int]) -> list[svg.Element]:
    """The letter of the seat in the corner of every filled square, on top of the buildings."""
    return [
        words(SEATS[shown["ink"][index] // FILLINGS], x * CELL + 8, y * CELL + 13, 10, palette.INK, bold=True)
        for (x, y), index in squares.items()
        if shown["ink"][index] >= 0
    ]


def _coordinates(scene: Mapping[str, Any], columns: int, rows: int) -> list[svg.Element]:
    labels: list[svg.Element] = []
    for column in range(columns):
        labels.append(words(scene["cells"][column][0], (column + 0.5) * CELL, -24, 14, palette.SOFT_INK))
    for row in range(rows):
        labels.append(words(str(row + 1), -32, (row + 0.5) * CELL + 5, 14, palette.SOFT_INK))
    return labels


# ---- beside the sheet


def _side(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[svg.Element]:
    elements: list[svg.Element] = [*_heading(scene, view)]
    for slot, kind in enumerate(view["open"]):
        card = shape_card(scene["shapes"][kind])
        elements.append(placed(slot * 160, 44, card, say("polders-card-name", card=scene["shapes"][kind]["name"])))
    y = CARDS if view["open"] else 60
    for card_number in view["assignments"]:
        told = scene["assignments"][card_number]
        points = [dict(stand["assignments"])[card_number] for stand in view["stands"]]
        title, says = said(restored(told["title"])), said(restored(told["says"]))
        elements.append(placed(0, y, assignment(title, says, points), f"{title}: {says}"))
        y += STRIP
    elements.append(placed(0, y + 14, _scores(view), say("picture-polders-scores")))
    return elements


def _heading(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[svg.Element]:
    rounds = len(scene["rounds"])
    text = say("polders-done")
    if not view["over"]:
        text = say("polders-round", round=view["round"] + 1, rounds=rounds, turn=view["turn"] + 1, turns=scene["turns"])
    heading: list[svg.Element] = [
        svg.Text(x=0, y=26, font_size=24, font_family=palette.SERIF, fill=palette.INK, text=text)
    ]
    if view["dealer"] >= 0:
        heading.append(words(say("picture-polders-dealer"), COLUMN - 42, 22, 14, palette.SOFT_INK, end=True))
        heading.append(svg.G(elements=seat_letter(view["dealer"], 11), transform=[svg.Translate(COLUMN - 24, 18)]))
    return heading


def shape_card(card: Mapping[str, Any]) -> list[svg.Element]:
    """A shape card from its upper left corner, 148 by 136."""
    return [
        svg.Rect(x=0, y=0, width=148, height=136, rx=12, fill=palette.RAISED, stroke=palette.LINE, stroke_width=2),
        svg.Rect(x=7, y=7, width=134, height=122, rx=7, fill="none", stroke=palette.LINE, stroke_width=1),
        svg.G(elements=shape(card["turns"][0]["squares"]), transform=[svg.Translate(74, 66)]),
        words(card["name"], 20, 122, 14, palette.SOFT_INK, bold=True),
    ]


def assignment(title: str, says: str, points: list[int]) -> list[svg.Element]:
    """An assignment card as a strip, with what each seat would have from it now."""
    room = COLUMN - 34 * len(points) - 30
    elements: list[svg.Element] = [
        svg.Rect(x=0, y=0, width=COLUMN, height=52, rx=9, fill=palette.RAISED, stroke=palette.LINE, stroke_width=1.5),
        svg.Rect(x=0, y=0, width=7, height=52, rx=3, fill=palette.LEAF),
        svg.Text(x=20, y=21, font_size=16, font_family=palette.SERIF, fill=palette.INK, text=title),
        words(says, 20, 41, fitting(says, 12, room), palette.SOFT_INK, start=True),
    ]
    for seat, point in enumerate(points):
        x = COLUMN - 34 * (len(points) - seat) + 10
        elements.append(svg.G(elements=seat_letter(seat, 7), transform=[svg.Translate(x, 14)]))
        elements.append(words(str(point), x, 41, 15, palette.INK, bold=True))
    return elements


def _scores(view: Mapping[str, Any]) -> list[svg.Element]:
    """Areas, assignments, the sum, and the buildings of each seat."""
    heads = [say("picture-polders-areas"), say("picture-polders-cards"), say("picture-polders-total")]
    elements: list[svg.Element] = [
        words(head, 110 + 74 * index, 14, 13, palette.SOFT_INK) for index, head in enumerate(heads)
    ]
    for kind in range(FILLINGS):
        icon = svg.G(elements=[building(kind)], transform=[svg.Translate(334 + 62 * kind, 8), svg.Scale(0.62)])
        elements.append(icon)
    for seat, stand in enumerate(view["stands"]):
        y = 40.0 + ROW * seat
        cards = sum(points for _, points in stand["assignments"])
        elements.append(svg.Line(x1=0, y1=y - 20, x2=COLUMN, y2=y - 20, stroke=palette.LINE, stroke_width=1))
        elements.append(svg.G(elements=seat_letter(seat, 11), transform=[svg.Translate(16, y - 3)]))
        if seat == view["seat"]:
            elements.append(words(say("page-you"), 36, y + 2, 14, palette.SOFT_INK, start=True))
        for index, number in enumerate([stand["areas"], cards, stand["areas"] + cards]):
            elements.append(words(str(number), 110 + 74 * index, y + 3, 18, palette.INK, bold=index == 2))
        for kind in range(FILLINGS):
            elements.append(words(str(stand["correct"][kind]), 334 + 62 * kind, y + 3, 16, palette.INK))
    return elements
