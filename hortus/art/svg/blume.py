"""Blume in pictures: market, row and cards above, the viewer's garden large, the others beside it."""

from collections.abc import Mapping, Sequence
from typing import Any

import svg

from hortus.art import palette
from hortus.art.svg import blume_pieces as pieces
from hortus.art.svg.blume_field import draw_field
from hortus.art.svg.paper import document, fitting, placed, points_name, say, seat_name, words

NONE = -1
HUES = 6
MARGIN = 36
CELL = 88
SMALL = 38
SPACE = 50
ZERO = 34
WIDTH = 1010
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def draw(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The whole table as one seat sees it."""
    if scene["variant"] == "field":
        return draw_field(scene, view)
    me = view["seat"] if view["seat"] != NONE else 0
    others = [seat for seat in range(view["seats"]) if seat != me]
    elements: list[svg.Element] = [*market(scene, view, MARGIN, 40), *display(scene, view, 178)]
    now = say("picture-round", round=view["round"] + 1, rounds=len(scene["squares"]))
    heading = title(now, WIDTH - MARGIN - 114, 98)
    heading.font_size = fitting(now, 19, 140)
    elements.append(heading)
    top = 328.0
    if "tools" in view:
        elements += tools(scene, view, top)
        top += 124
    if "botanist" in view:
        elements += botanist(scene, view, top)
        top += 150
    elements += garden(scene, view, me, MARGIN + 20, top + 20, CELL)
    elements += greenhouse(scene, view, me, MARGIN + 20, top + 5 * CELL + 74)
    x = MARGIN + 20 + 5 * CELL + 60
    for index, seat in enumerate(others):
        elements += neighbour(scene, view, seat, x, top + index * 222)
    if "pool" in view:
        elements += pool(scene, view, x, top + 20)
    height = top + 5 * CELL + 260
    return document(WIDTH, height, say("picture-blume"), elements)


def title(text: str, x: float, y: float) -> svg.Text:
    return svg.Text(x=x, y=y, font_size=19, fill=palette.INK, text=text, font_family=palette.SERIF, font_weight="bold")


# ---- market and row


def market(scene: Mapping[str, Any], view: Mapping[str, Any], x: float, y: float) -> list[svg.Element]:
    """One track for six pegs; only 0 has room for all."""
    low, high = scene["market"]
    elements: list[svg.Element] = [title(say("blume-market"), x, y + 2)]
    right = x
    for worth in range(low, high + 1):
        width = HUES * ZERO + 12 if worth == 0 else SPACE
        tint = palette.PINK if worth < 0 else palette.LEAF if worth > 0 else palette.SUN
        elements.append(
            svg.Rect(
                x=right + 2, y=y + 14, width=width - 4, height=78, rx=8, fill=tint, fill_opacity=0.16,
                stroke=palette.LINE, stroke_width=1.5,
            )
        )  # fmt: skip
        label = f"{worth:+d}" if worth else "0"
        elements.append(words(label, right + width / 2, y + 84, 15, palette.INK, bold=True))
        for colour in range(HUES):
            here = right + 6 + (colour + 0.5) * ZERO if worth == 0 else right + width / 2
            if worth == 0:
                elements.append(svg.Circle(cx=here, cy=y + 56, r=6, fill=palette.LINE, fill_opacity=0.5))
            if view["market"][colour] == worth:
                name = say("blume-peg", colour=pieces.colour_name(colour), price=worth)
                elements.append(placed(here, y + 44, [pieces.peg(colour)], name, 1.3))
        right += width
    return elements


def display(scene: Mapping[str, Any], view: Mapping[str, Any], y: float) -> list[svg.Element]:
    """The row, the bag, the tile in hand, and what this round offers."""
    elements: list[svg.Element] = [title(say("picture-blume-row"), MARGIN, y)]
    x = MARGIN + 42.0
    for slot, shown in enumerate(view["row"]):
        elements.append(words(str(slot + 1), x, y + 108, 13, palette.SOFT_INK, bold=True))
        if shown == NONE:
            elements.append(
                svg.Rect(x=x - 38, y=y + 14, width=76, height=76, rx=6, fill="none", stroke=palette.LINE,
                         stroke_width=1.5, stroke_dasharray=[4, 4])
            )  # fmt: skip
        else:
            corners = scene["tiles"][shown]
            name = say("blume-row-tile", slot=slot + 1, tile=pieces.tile_name(corners))
            elements.append(placed(x, y + 52, [pieces.tile(corners, 76)], name))
        x += 88
    elements.append(placed(x, y + 50, [pieces.bag(view["bag"])], say("blume-bag", tiles=view["bag"])))
    x += 78
    if view["hand"] != NONE:
        corners = scene["tiles"][view["hand"]]
        name = say("blume-hand-other", tile=pieces.tile_name(corners))
        elements.append(title(say("picture-in-hand"), x - 36, y))
        elements.append(placed(x, y + 52, [pieces.tile(corners, 76)], name))
        x += 92
    x = max(x + 10, 560.0)
    if view["hybrids"]:
        elements.append(title(say("blume-hold-hybrids"), x - 42, y))
    for kind in view["hybrids"]:
        one, two = scene["hybrids"][kind]
        name = say("blume-point-hybrid", hybrid=pieces.hybrid_name(one, two))
        elements.append(placed(x, y + 56, [pieces.hybrid(one, two)], name))
        x += 92
    if view["can"] != NONE:
        deck, *points = scene["cans"][view["can"]]
        where = ", ".join(scene["points"][point] for point in points)
        can = pieces.watering_can(points, deck, scene["side"])
        elements.append(title(say("picture-blume-can"), WIDTH - MARGIN - 136, y))
        elements.append(placed(WIDTH - MARGIN - 76, y + 70, [can], say("blume-offer-can", can=where)))
    return elements


# ---- modules


def tools(scene: Mapping[str, Any], view: Mapping[str, Any], y: float) -> list[svg.Element]:
    """The tools that may be used, and everybody's gloves."""
    shed = view["tools"]
    elements: list[svg.Element] = [title(say("blume-tools"), MARGIN, y)]
    x = MARGIN + 118.0
    for tool in shed["shown"]:
        if tool == NONE:
            continue
        name, does = say(f"blume-tool-{tool}"), say(f"blume-tool-{tool}-does")
        gloves = [(seat, row[tool]) for seat, row in enumerate(shed["paid"]) if row[tool]]
        elements.append(placed(x, y + 54, [pieces.tool_card(tool, name, does, gloves)], f"{name}: {does}"))
        x += 246
    for seat, count in enumerate(shed["gloves"]):
        at = svg.Translate(790, y + 30 + 22 * seat)
        glove = pieces.glove(palette.SEATS[seat])
        elements.append(svg.G(elements=[glove], transform=[at, svg.Scale(0.7)]))
        elements.append(words(f"{seat_name(seat)}: {count}", 804, y + 35 + 22 * seat, 14, palette.INK, start=True))
    x = 880.0
    for found in shed["sieved"]:
        corners = scene["tiles"][found]
        name = say("picture-blume-sieve", tile=pieces.tile_name(corners))
        elements.append(placed(x, y + 54, [pieces.tile(corners, 44)], name))
        x += 48
    return elements


def botanist(scene: Mapping[str, Any], view: Mapping[str, Any], y: float) -> list[svg.Element]:
    """The viewer's own card, the open cards, and who else has one."""
    cards = view["botanist"]
    elements: list[svg.Element] = [title(say("blume-module-botanist"), MARGIN, y)]
    x = MARGIN + 42.0
    if cards["card"] != NONE:
        one, two = scene["hybrids"][cards["card"]]
        name = say("blume-card-own", hybrid=pieces.hybrid_name(one, two))
        elements.append(placed(x, y + 68, [pieces.botanist_card(one, two, False, lit=True)], name))
        x += 104
    for slot, shown in enumerate(cards["public"]):
        if shown == NONE:
            continue
        one, two = scene["hybrids"][shown]
        owner = seat_name(cards["owner"][slot])
        key = "blume-card-drop" if cards["drop"][slot] else "blume-card-open"
        name = say(key, name=owner, hybrid=pieces.hybrid_name(one, two))
        elements.append(placed(x, y + 68, [pieces.botanist_card(one, two, cards["drop"][slot])], name))
        x += 92
    x = max(x, 560.0)
    for seat, holds in enumerate(cards["holds"]):
        if holds and seat != view["seat"]:
            name = say("blume-card-hidden", name=seat_name(seat))
            elements.append(placed(x, y + 60, [pieces.card_back()], name, 0.8))
            elements.append(words(seat_name(seat), x, y + 122, 13, palette.SOFT_INK))
            x += 78
    deck = say("picture-blume-deck", cards=cards["deck"])
    elements.append(words(deck, x + 40, y + 66, 14, palette.SOFT_INK, start=True))
    return elements


def pool(scene: Mapping[str, Any], view: Mapping[str, Any], x: float, y: float) -> list[svg.Element]:
    """The Tertill's tiles, and how many corners of each colour they show."""
    elements: list[svg.Element] = [title(say("blume-pool"), x, y)]
    counts = [0] * HUES
    for index, shown in enumerate(view["pool"]):
        corners = scene["tiles"][shown]
        for colour in corners:
            counts[colour] += 1
        at = (x + 30 + index % 6 * 64, y + 124 + index // 6 * 64)
        elements.append(placed(*at, [pieces.tile(corners, 56)], pieces.tile_name(corners)))
    for colour in range(HUES):
        elements.append(placed(x + 18 + colour * 62, y + 48, [pieces.peg(colour)], pieces.colour_name(colour), 1.1))
        elements.append(words(str(counts[colour]), x + 40 + colour * 62, y + 56, 16, palette.INK, start=True))
    return elements


# ---- gardens


def garden(
    scene: Mapping[str, Any], view: Mapping[str, Any], seat: int, x: float, y: float, cell: float
) -> list[svg.Element]:
    """A flower bed: this round's square is soil, the rest is lawn."""
    side = scene["side"]
    own = view["gardens"][seat]
    elements: list[svg.Element] = [
        svg.Rect(
            x=x - 8, y=y - 8, width=side * cell + 16, height=side * cell + 16, rx=12, fill=palette.LEAF,
            fill_opacity=0.28, stroke=palette.SEATS[seat], stroke_width=3,
        ),
        svg.Rect(
            x=x, y=y + (side - view["square"]) * cell, width=view["square"] * cell, height=view["square"] * cell, rx=6,
            fill=palette.EARTH,
        ),
    ]  # fmt: skip
    if cell == CELL:
        elements += coordinates(side, x, y, cell)
    elements += empty_cells(scene, view, x, y, cell)
    named = view["named"] if view["seat"] == seat else []
    for place, shown, turn in own["tiles"]:
        corners = turned(scene["tiles"][shown], turn)
        at = middle(place, side, x, y, cell)
        name = say("blume-cell-tile", cell=scene["cells"][place], tile=pieces.tile_name(corners))
        elements.append(placed(*at, [pieces.tile(corners, cell)], name))
        if place in named:
            pruned = f"{scene['cells'][place]}: {say('blume-cell-named')}"
            elements.append(placed(*at, [cross(cell * 0.3)], pruned))
    elements += points(scene, view, seat, x, y, cell)
    return elements


def turned(corners: Sequence[int], turn: int) -> list[int]:
    return [corners[(corner - turn) % 4] for corner in range(4)]


def middle(place: int, side: int, x: float, y: float, cell: float) -> tuple[float, float]:
    """The centre of a cell. Rows are counted from the bottom."""
    return x + (place % side + 0.5) * cell, y + (side - place // side - 0.5) * cell


def coordinates(side: int, x: float, y: float, cell: float) -> list[svg.Element]:
    labels: list[svg.Element] = []
    for index in range(side):
        labels.append(words(LETTERS[index], x + (index + 0.5) * cell, y + side * cell + 24, 15, palette.SOFT_INK))
        labels.append(words(str(index + 1), x - 22, y + (side - index - 0.5) * cell + 5, 15, palette.SOFT_INK))
    return labels


def empty_cells(
    scene: Mapping[str, Any], view: Mapping[str, Any], x: float, y: float, cell: float
) -> list[svg.Element]:
    """The empty cells where a tile can still be placed, drawn as furrows."""
    cells: list[svg.Element] = []
    for row in range(view["square"]):
        for column in range(view["square"]):
            cells.append(
                svg.Rect(
                    x=x + column * cell + 3, y=y + (scene["side"] - row - 1) * cell + 3, width=cell - 6,
                    height=cell - 6, rx=5, fill="#5D4C3C", stroke="#6B5847", stroke_width=1,
                )
            )  # fmt: skip
    return cells


def points(
    scene: Mapping[str, Any], view: Mapping[str, Any], seat: int, x: float, y: float, cell: float
) -> list[svg.Element]:
    """Signs on the points: water, hybrids, completed flowers, and flowers that are still to be resolved."""
    own = view["gardens"][seat]
    side = scene["side"]
    scale = cell / CELL
    flowers = dict(own["flowers"])
    hybrids = dict(own["hybrids"])
    marks: list[svg.Element] = []
    for point in range((side - 1) * (side - 1)):
        column, row = point % (side - 1) + 1, point // (side - 1) + 1
        at = (x + column * cell, y + (side - row) * cell)
        word = scene["points"][point]
        inside = max(column, row) < view["square"]
        if point in flowers:
            ring = svg.Circle(cx=0, cy=0, r=11, fill=palette.SUN, stroke=palette.INK, stroke_width=1.5)
            dot = svg.Circle(cx=0, cy=0, r=4, fill=pieces.FILLS[flowers[point]], stroke=palette.INK, stroke_width=1)
            name = f"{word}: {pieces.flower_name(flowers[point])}"
            marks.append(placed(*at, [ring, dot], name, scale))
        if point in hybrids:
            one, two = scene["hybrids"][hybrids[point]]
            name = say("blume-point-hybrid", hybrid=pieces.hybrid_name(one, two))
            marks.append(placed(*at, [pieces.heart(13, 0), pieces.water_drop()], f"{word}: {name}", scale))
        if point in view["wet"] and inside and point not in hybrids:
            beside = (at[0] + 13 * scale, at[1] - 13 * scale)
            marks.append(placed(*beside, [pieces.water_drop()], f"{word}: {say('blume-point-wet')}", scale))
        if view["turn"] == seat and point in view["blooms"]:
            halo = svg.Circle(cx=0, cy=0, r=24, fill="none", stroke=palette.SUN, stroke_width=5)
            marks.append(placed(*at, [halo], f"{word}: {say('blume-gain-blooms', count=1)}", scale))
    return marks


def cross(half: float) -> svg.Element:
    d = f"M{-half} {-half} L{half} {half} M{-half} {half} L{half} {-half}"
    return svg.G(elements=[pieces.stroke(d, pieces.PAPER, 11), pieces.stroke(d, palette.RED, 6)])


def greenhouse(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int, x: float, y: float) -> list[svg.Element]:
    """Six shelves with as many places as the greenhouse has, and the scores of the rounds."""
    capacity = scene["greenhouse"]
    own = view["gardens"][seat]
    elements: list[svg.Element] = [title(say("picture-blume-greenhouse", name=seat_name(seat)), x, y)]
    for colour in range(HUES):
        left, top = x + colour % 2 * 226, y + 14 + colour // 2 * 40
        elements.append(placed(left + 16, top + 16, [pieces.peg(colour)], pieces.colour_name(colour)))
        for place in range(capacity):
            filled = place < own["stock"][colour]
            elements.append(
                svg.Rect(
                    x=left + 36 + place * 24, y=top + 6, width=20, height=24, rx=5,
                    fill=pieces.FILLS[colour] if filled else palette.RAISED, stroke=palette.LINE, stroke_width=1.5,
                )
            )  # fmt: skip
        count = str(own["stock"][colour])
        elements.append(words(count, left + 44 + capacity * 24, top + 24, 15, palette.INK, bold=True, start=True))
    elements.append(words(sheet(view, seat), x, y + 154, 15, palette.INK, start=True))
    return elements


def sheet(view: Mapping[str, Any], seat: int) -> str:
    """What a seat has scored, round by round."""
    scored = list(view["gardens"][seat]["scored"])
    parts = [f"{say('blume-roundname', round=now + 1)}: {points}" for now, points in enumerate(scored)]
    if "botanist" in view:
        scored.append(view["botanist"]["points"][seat])
        parts.append(f"{say('blume-module-botanist')}: {scored[-1]}")
    return points_name(sum(scored)) + (f" ({', '.join(parts)})" if parts else "")


def neighbour(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int, x: float, y: float) -> list[svg.Element]:
    """Another seat's garden, small, with its greenhouse beside it."""
    elements = garden(scene, view, seat, x, y + 14, SMALL)
    own = view["gardens"][seat]
    right = x + 5 * SMALL + 26
    elements.append(title(seat_name(seat), right, y + 20))
    for colour in range(HUES):
        left, top = right + 12 + colour % 2 * 74, y + 52 + colour // 2 * 44
        elements.append(placed(left, top, [pieces.peg(colour)], pieces.colour_name(colour), 1.1))
        elements.append(words(str(own["stock"][colour]), left + 18, top + 8, 17, palette.INK, bold=True, start=True))
    for line, text in enumerate(pieces.wrapped(sheet(view, seat), 26)):
        elements.append(words(text, right, y + 178 + 16 * line, 13, palette.INK, start=True))
    return elements
