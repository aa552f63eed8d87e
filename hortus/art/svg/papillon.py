"""Papillon in pictures: the whole table.

The draft triangle with toolshed and tracks on the left, the stand-up flowers
beside it, the viewer's garden large below, the others as thumbnails. The pieces
themselves are in `papillon_tiles.py`.
"""

from collections.abc import Mapping
from typing import Any

import svg

from hortus.art import palette
from hortus.art.svg.paper import document, placed, say, words
from hortus.art.svg.papillon_tiles import (
    LETTERS,
    SEATS,
    WINGS_INK,
    butterfly,
    caterpillar,
    gnome,
    stand_up_flower,
    tile,
)
from hortus.art.unrolled import unrolled
from hortus.core.message import Listed, Message

NONE = -1
WIDTH = 1280
HEIGHT = 1004
SPACE = 92
PIECE = 0.84

Scene = Mapping[str, Any]
View = Mapping[str, Any]


def draw(scene: Scene, view: View) -> str:
    """The whole table as one seat sees it, or as a spectator does."""
    seats = len(view["players"])
    near = view["seat"] if view["seat"] != NONE else 0
    others = [seat for seat in range(seats) if seat != near]
    elements: list[svg.Element] = [
        _title(scene, view),
        *_market(scene, view, 62, 92),
        *_tracks(scene, view, 40, 492),
        *_flowers(scene, view, 474, 62),
        *_plate(scene, view, near, 30, 580, 610, 404),
    ]
    width = (610 - 12 * (len(others) - 1)) / len(others)
    for index, seat in enumerate(others):
        elements += _plate(scene, view, seat, 654 + index * (width + 12), 580, width, 404)
    return document(WIDTH, HEIGHT, say("picture-papillon"), elements)


def spoken(scene: Scene, kind: int, turn: int = 0) -> str:
    """What a screen reader says of a tile: its parts, from the north round."""
    face = scene["tiles"][kind]
    said = []
    for part, shows, butterflies in zip(face["parts"], face["shows"], face["butterflies"], strict=True):
        sides = [Message(f"papillon-side-{side}") for side in sorted((side + turn) % 4 for side in part)]
        where = say("papillon-everywhere") if len(sides) == 4 else say("terminal-list", items=Listed([*sides]))
        printed = " " + say("papillon-with", count=butterflies) if butterflies else ""
        said.append(f"{colour_name(shows)} {where}{printed}")
    if face["caterpillar"]:
        said.append(say("papillon-caterpillar"))
    return ", ".join(said)


def colour_name(shows: int) -> str:
    return say(f"papillon-colour-{shows}")


def flower_name(scene: Scene, index: int) -> str:
    """The colour of a flower, with a number if several have it."""
    colour = scene["flowers"][index]
    if scene["flowers"].count(colour) == 1:
        return colour_name(colour)
    return f"{colour_name(colour)} {scene['flowers'][: index + 1].count(colour)}"


def gardener(seat: int, size: float) -> svg.Element:
    """A gardener with a straw hat, in the seat's colour."""
    return svg.G(
        elements=[*straw_hat(SEATS[seat]), words(LETTERS[seat], 0, 9.5, 11, WINGS_INK[seat], bold=True)],
        transform=[svg.Scale(size)],
    )


def straw_hat(coat: str) -> list[svg.Element]:
    """A gardener without a seat's colour."""
    return [
        svg.Path(
            d="M-11 14 C-12 0 -6 -4 0 -4 C6 -4 12 0 11 14 Z",  # type: ignore[arg-type]
            fill=coat,
            stroke=palette.INK,
            stroke_width=1.4,
        ),
        svg.Circle(cx=0, cy=-7, r=5.5, fill="#F0C9A4", stroke=palette.INK, stroke_width=1.2),
        svg.Ellipse(cx=0, cy=-10, rx=11, ry=3, fill=palette.SUN, stroke=palette.INK, stroke_width=1.2),
        svg.Path(
            d="M-5 -11 C-5 -18 5 -18 5 -11 Z",  # type: ignore[arg-type]
            fill=palette.SUN,
            stroke=palette.INK,
            stroke_width=1.2,
        ),
    ]


def _title(scene: Scene, view: View) -> svg.Element:
    text = say("papillon-round", round=view["round"] + 1, rounds=scene["rounds"])
    if view["over"]:
        text = say("papillon-over")
    return svg.G(
        elements=[
            svg.Text(
                x=32, y=42, text="Papillon", font_size=28, fill=palette.INK, font_family=palette.SERIF,
                font_weight="bold",
            ),
            words(text, 170, 41, 17, palette.SOFT_INK, start=True),
        ]
    )  # fmt: skip


# ---- the draft board


def _market(scene: Scene, view: View, left: float, top: float) -> list[svg.Element]:
    columns = 4 if len(scene["used"]) == 10 else 3
    elements: list[svg.Element] = []
    for index in range(columns):
        column = say("papillon-column", number=index + 1)
        elements.append(words(column, left + (index + 0.5) * SPACE, top - 8, 12, palette.SOFT_INK))
        row = words(say("papillon-row", number=index + 1), left - 12, top + (index + 0.5) * SPACE, 12, palette.SOFT_INK)
        row.transform = [svg.Rotate(-90, left - 12, top + (index + 0.5) * SPACE)]
        elements.append(row)
    for space in scene["used"]:
        row_of, column_of = scene["row_of"][space], scene["column_of"][space]
        x, y = left + (column_of + 0.5) * SPACE, top + (row_of + 0.5) * SPACE
        place = f"{say('papillon-row', number=row_of + 1)}, {say('papillon-column', number=column_of + 1)}"
        elements.append(_space(scene, view, space, x, y, place))
    elements += _shed(scene, view, left + 2.5 * SPACE, top + 2.5 * SPACE)
    return elements


def _space(scene: Scene, view: View, space: int, x: float, y: float, place: str) -> svg.Element:
    kind = view["spaces"][space]
    half = SPACE / 2 - 3
    ground = svg.Rect(
        x=-half, y=-half, width=2 * half, height=2 * half, rx=9, fill=palette.RAISED, stroke=palette.LINE,
        stroke_width=1.6,
    )  # fmt: skip
    if kind == NONE:
        return placed(x, y, [ground], f"{place}, {say('papillon-empty')}")
    elements: list[svg.Element] = [
        ground,
        svg.G(elements=[tile(scene["tiles"][kind])], transform=[svg.Scale(PIECE - 0.04)]),
    ]
    if view["crawling"][space]:
        elements.append(svg.G(elements=[caterpillar(1.15)], transform=[svg.Translate(0, 0)]))
    return placed(x, y, elements, f"{place}, {spoken(scene, kind)}")


def toolshed() -> list[svg.Element]:
    """Without its gnome."""
    return [
        svg.Rect(x=-30, y=-14, width=60, height=50, fill="#A9805A", stroke=palette.INK, stroke_width=1.6),
        *[svg.Line(x1=line, y1=-14, x2=line, y2=36, stroke="#8A6445", stroke_width=1.2) for line in (-18, -6, 6, 18)],
        svg.Path(
            d="M-38 -12 L0 -38 L38 -12 Z",  # type: ignore[arg-type]
            fill="#7C4B3A",
            stroke=palette.INK,
            stroke_width=1.6,
            stroke_linejoin="round",
        ),
        svg.Rect(x=-12, y=2, width=24, height=34, fill="#5D4330", stroke=palette.INK, stroke_width=1.4),
    ]


def _shed(scene: Scene, view: View, x: float, y: float) -> list[svg.Element]:
    """The toolshed, where the third row and column would cross, with this round's gnome in front of it."""
    shed = toolshed()
    name = say("papillon-shedempty")
    if view["gnome"] != NONE:
        number = scene["gnomes"][view["gnome"]]
        shed.append(svg.G(elements=[gnome(number, 1.25)], transform=[svg.Translate(20, 18)]))
        name = say("papillon-shed", number=number)
    left = [number for number, count in zip(scene["gnomes"], view["gnomes_left"], strict=True) for _ in range(count)]
    elements: list[svg.Element] = [placed(x, y, shed, name)]
    # The round track: gnomes still face down.
    if left:
        elements.append(words(say("papillon-tocome"), x + 18, y + 58, 12, palette.SOFT_INK))
        for index in range(len(left)):
            place = svg.Translate(x - 62 + index * 24, y + 84)
            elements.append(svg.G(elements=[gnome(None, 0.62)], transform=[place]))
    return elements


def _tracks(scene: Scene, view: View, left: float, top: float) -> list[svg.Element]:
    """The order track, and above it the bid track where there is one."""
    elements: list[svg.Element] = []
    if scene["highest_bid"] != NONE:
        elements += bids(scene, view, left, top - 6)
    elements.append(words(say("papillon-order"), left - 4, top + 62, 12, palette.SOFT_INK, start=True))
    for place, seat in enumerate(view["order"]):
        x = left + 92 + place * 44
        elements.append(_spot(x, top + 56, str(place + 1), "", 17))
        if seat != NONE:
            name = say("papillon-orderof", seat=LETTERS[seat], place=place + 1)
            elements.append(placed(x, top + 55, [gardener(seat, 1)], name))
    return elements


def bids(scene: Scene, view: View, left: float, top: float) -> list[svg.Element]:
    """The bid track with everybody's gardener on it."""
    zeros = len(scene["zero_bonus"])
    elements: list[svg.Element] = []
    spaces = [(0, bonus) for bonus in reversed(scene["zero_bonus"])]
    spaces += [(amount, 0) for amount in range(1, scene["highest_bid"] + 1)]
    for index, (amount, bonus) in enumerate(spaces):
        elements.append(_spot(left + 14 + index * 44, top, str(amount), f"+{bonus}" if bonus > 0 else "", 19))
    for seat in reversed(view["order"]):
        bid = NONE if seat == NONE else view["bids"][seat]
        if bid == NONE:
            continue
        index = zeros - 1 + bid if bid else zeros - 1 - view["zeros"][seat]
        name = say("papillon-event-bid", who=LETTERS[seat], amount=bid)
        elements.append(placed(left + 14 + index * 44, top, [gardener(seat, 1.1)], name))
    return elements


def _spot(x: float, y: float, text: str, note: str, radius: float) -> svg.Element:
    elements: list[svg.Element] = [
        svg.Circle(cx=x, cy=y, r=radius, fill=palette.RAISED, stroke=palette.LINE, stroke_width=1.8),
        words(text, x, y + 5, 14, palette.SOFT_INK, bold=True),
    ]
    if note:
        elements.append(words(note, x, y + radius + 13, 11, palette.LEAF_DEEP, bold=True))
    return svg.G(elements=elements)


# ---- the flowers


def _flowers(scene: Scene, view: View, left: float, top: float) -> list[svg.Element]:
    count = len(scene["flowers"])
    per_row = 4
    size = 1.2 if count > per_row else 1.75
    across, down = 198, 252
    elements: list[svg.Element] = []
    for index, flower in enumerate(view["flowers"]):
        values = [] if flower["planter"] == NONE else scene["nectar"][flower["planter"]]
        name = flower_name(scene, index)
        counts = ", ".join(f"{LETTERS[seat]} {number}" for seat, number in enumerate(flower["butterflies"]) if number)
        nectar = ", ".join(map(str, values)) or "-"
        said = say("papillon-flower", flower=name, values=nectar, butterflies=counts or say("papillon-none"))
        picture = stand_up_flower(scene["flowers"][index], values, flower["token"] == NONE, flower["butterflies"], name)
        x = left + 100 + index % per_row * across
        y = top + (72 if count > per_row else 130) + index // per_row * down
        elements.append(placed(x, y, [picture], said, size))
    return elements


# ---- the gardens


def _plate(
    scene: Scene, view: View, seat: int, left: float, top: float, width: float, height: float
) -> list[svg.Element]:
    """One seat's panel: what it has on the first line, its garden below, its drafted tiles at the side."""
    player = view["players"][seat]
    own = seat == view["seat"]
    elements: list[svg.Element] = [
        svg.Rect(
            x=left, y=top, width=width, height=height, rx=14, fill=palette.RAISED,
            stroke=palette.LEAF if own else palette.LINE, stroke_width=2.4 if own else 1.4,
        ),
        *_purse(scene, view, seat, left + 14, top + 26),
    ]  # fmt: skip
    head = 48 if width > 320 else 76
    # The one that looks for a place is turned as it will lie.
    chosen = [] if player["chosen"] == NONE else [divmod(player["chosen"], 4)]
    hand = [*chosen, *[(kind, 0) for kind in player["hand"]]]
    strip = 0.0
    if hand:
        # Drafted tiles wait along the lower edge.
        strip = min(78.0, (width - 24) / max(len(hand), 3))
        for index, (kind, turn) in enumerate(hand):
            x, y = left + 12 + strip * (index + 0.5), top + height - strip * 0.5 - 8
            picture = tile(scene["tiles"][kind], turn, index < len(chosen))
            elements.append(placed(x, y, [picture], spoken(scene, kind, turn), strip / 106))
    if player["garden"]:
        elements += _garden(scene, player, seat, left + 10, top + head, width - 20, height - head - strip - 14)
    return elements


def _purse(scene: Scene, view: View, seat: int, left: float, y: float) -> list[svg.Element]:
    """Caterpillars and butterflies left, then gnomes and nectar; narrow panels have two lines."""
    player = view["players"][seat]
    elements: list[svg.Element] = []
    x = left + 8
    for picture, text, room in [
        (gardener(seat, 1), say("page-you") if seat == view["seat"] else LETTERS[seat], 78),
        (caterpillar(0.62), str(player["caterpillars"]), 58),
        (butterfly(seat, 0.72), str(player["butterflies"]), 58),
    ]:
        elements.append(svg.G(elements=[picture], transform=[svg.Translate(x, y)]))
        elements.append(words(text, x + 17, y + 6, 16, palette.INK, bold=True, start=True))
        x += room
    return [*elements, *_treasures(scene, view, seat, left, x, y)]


def _treasures(scene: Scene, view: View, seat: int, left: float, x: float, y: float) -> list[svg.Element]:
    if seat != view["seat"] and len(view["players"]) > 2:
        x, y = left + 8, y + 34
    nectar = say("papillon-gain-nectar", points=view["scores"][seat])
    elements = [words(nectar, x, y + 6, 16, palette.LEAF_DEEP, bold=True, start=True)]
    found: list[svg.Element] = []
    for index, kind in enumerate(view["players"][seat]["gnomes"]):
        place = svg.Translate(x + 108 + index * 22, y + 2)
        found.append(svg.G(elements=[gnome(scene["gnomes"][kind], 0.68)], transform=[place]))
    return [*elements, *found]


def _garden(
    scene: Scene, player: Mapping[str, Any], seat: int, left: float, top: float, width: float, height: float
) -> list[svg.Element]:
    """The tiles as large as the panel allows, with coordinates for typed moves."""
    window = scene["window"]
    rows = unrolled([lying["cell"] // window for lying in player["garden"]], window)
    columns = unrolled([lying["cell"] % window for lying in player["garden"]], window)
    across, down = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    cell = min((width - 20) / across, (height - 18) / down, 96)
    left += 16 + (width - 20 - cell * across) / 2
    top += 14 + (height - 18 - cell * down) / 2
    elements: list[svg.Element] = []
    for column in range(across if cell > 16 else 0):
        letter = scene["cells"][(min(columns) + column) % window][:-1]  # as in the first row, without its number
        elements.append(words(letter, left + (column + 0.5) * cell, top - 4, 11, palette.SOFT_INK))
    for row in range(down if cell > 16 else 0):
        number = str((min(rows) + row) % window + 1)
        elements.append(words(number, left - 10, top + (row + 0.5) * cell + 4, 11, palette.SOFT_INK))

    def middle(number: int) -> tuple[float, float]:
        return (
            left + ((number - min(columns)) % window + 0.5) * cell,
            top + ((number // window - min(rows)) % window + 0.5) * cell,
        )

    for lying in player["garden"]:
        x, y = middle(lying["cell"])
        face = scene["tiles"][lying["tile"]]
        name = f"{scene['cells'][lying['cell']]}, {spoken(scene, lying['tile'], lying['turn'])}"
        elements.append(placed(x, y, [tile(face, lying["turn"], lying["tried"])], name, cell / 100))
    for rest in player["resting"]:
        x, y = _on_side(*middle(rest["cell"]), rest["side"], cell)
        name = say("picture-papillon-resting", colour=colour_name(rest["colour"]))
        elements.append(placed(x, y, [butterfly(seat, 1.3)], name, cell / 100))
    for part in player["housed"]:
        x, y = _on_side(*middle(part // 4), part % 4, cell)
        elements.append(placed(x, y, [gnome(None, 1.3)], say("picture-papillon-gnome"), cell / 100))
    return elements


def _on_side(x: float, y: float, side: int, cell: float) -> tuple[float, float]:
    """A point inside the part of a tile that touches this side, away from its edges."""
    return x + (0, 1, 0, -1)[side] * cell * 0.3, y + (-1, 0, 1, 0)[side] * cell * 0.3
