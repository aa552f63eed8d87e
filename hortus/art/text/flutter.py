"""The Flutter table in plain characters.

The meadow is drawn with its triangles: /12\\ and \\12/ belong to tile 12, ~~ is
water. Between the rows stand the flowers, a letter for each petal: r, y, b, p,
and * for the rainbow. Rows of vertices are numbered; the letter beside a row is
the column of the first place in it, and every place is eight characters wide. A
meadow that is too wide is drawn in parts, the western one first.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hortus.art.cutting import corner, opened
from hortus.art.text.page import Page, letter, pad, seat_tint, seen, tint
from hortus.core.message import Message, named

COLOURS = ["red", "yellow", "blue", "purple"]
LETTERS = "rybp*"
HALF = 4  # characters for half a side of a triangle
MARGIN = 6
NONE = -1
STRAIGHT = 6  # the turns before the tile is flipped

Row = dict[int, str]
"""The characters of a line by their columns, each perhaps in a colour."""


def board(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    parts = [_meadow(scene, view, page), _tiles(scene, view, page), _rondel(scene, view, page), _seats(view, page)]
    lines: list[str] = []
    for part in parts:
        lines += [*part, ""]
    return lines[:-1]


def _cells(scene: Mapping[str, Any], piece: Mapping[str, Any]) -> list[tuple[int, int, int]]:
    """The triangles of a placed tile as (kind, i, j)."""
    column, row = corner(scene, piece["at"])
    shape = scene["shapes"][scene["tiles"][piece["tile"]]["shape"]]
    return [(kind, i + column, j + row) for kind, i, j in shape["cells"][piece["turn"]]]


def _meadow(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    scene = opened(scene, view)
    labels: dict[tuple[int, int, int], str] = {}
    for number, piece in enumerate(view["pieces"]):
        for cell in _cells(scene, piece):
            labels[cell] = f"{number:>2}" if number else "**"
    for cell, _ in view["water"]:
        labels[cell % 2, *corner(scene, cell // 2)] = "~~"
    flowers: dict[tuple[int, int], str] = {}
    for vertex, *counts in view["flowers"]:
        flowers[corner(scene, vertex)] = "".join(sign * count for sign, count in zip(LETTERS, counts, strict=True))
    left = min(min(2 * i + j + kind for kind, i, j in labels), min(2 * i + j for i, j in flowers))
    rows = sorted({j for _, _, j in labels})
    lines: list[tuple[str, Row]] = []
    for row in range(rows[-1] + 1, rows[0] - 1, -1):
        lines.append((_place(scene, row, left), _flower_row(flowers, row, left)))
        if row > rows[0]:
            lines.append(("", _cell_row(labels, row - 1, left)))
    return _parts(lines, page.width - MARGIN)


def _parts(lines: Sequence[tuple[str, Row]], room: int) -> list[str]:
    """The named lines, cut into parts as wide as the page."""
    widest = max((max(row) + 1 for _, row in lines if row), default=0)
    step = room // (2 * HALF) * 2 * HALF
    shown: list[str] = []
    for start in range(0, max(widest, 1), step):
        for name, row in lines:
            text = "".join(row.get(column, " ") for column in range(start, start + step))
            shown.append(f"{name if start == 0 else name and '+':>5} {text}".rstrip())
        shown.append("")
    return shown[:-1]


def _place(scene: Mapping[str, Any], row: int, left: int) -> str:
    first = -((row - left) // 2)  # the first column that lies right of the margin
    width, height = scene["width"], scene["height"]
    return _vertex(scene, row % height * width + first % width)


def _vertex(scene: Mapping[str, Any], vertex: int) -> str:
    """A vertex is called after its column and its row."""
    row, column = divmod(vertex, scene["width"])
    return f"{scene['columns'][column]}{row + 1}"


def _flower_row(flowers: Mapping[tuple[int, int], str], row: int, left: int) -> Row:
    drawn: Row = {}
    for (column, level), text in flowers.items():
        if level == row:
            start = (2 * column + row - left + 1) * HALF - len(text) // 2
            for place, sign in enumerate(text):
                drawn[start + place] = petal(sign)
    return drawn


def petal(sign: str) -> str:
    """The letter of a petal in its colour."""
    colour = LETTERS.find(sign)
    return tint(sign, COLOURS[colour]) if 0 <= colour < len(COLOURS) else sign


def _cell_row(labels: Mapping[tuple[int, int, int], str], row: int, left: int) -> Row:
    drawn: Row = {}
    for (kind, i, j), text in labels.items():
        if j == row:
            start = (2 * i + j + kind + 1 - left + 1) * HALF - 2
            for place, sign in enumerate(f"/{text}\\" if kind == 0 else f"\\{text}/"):
                drawn[start + place] = tint(sign, "water") if sign == "~" else sign
    return drawn


# ---- names


def shape_name(scene: Mapping[str, Any], shape: int) -> Message:
    return named("flutter-shape", str(scene["shapes"][shape]["name"]))


def colour_name(colour: int) -> Message:
    return Message(f"flutter-colour-{COLOURS[colour]}")


def tile_name(scene: Mapping[str, Any], tile: int) -> Message:
    """Such as "the red moth"."""
    face = scene["tiles"][tile]
    if face["shape"] == len(scene["shapes"]) - 1:
        return Message("flutter-rainbee")
    return Message("flutter-tile", {"colour": colour_name(face["colour"]), "shape": shape_name(scene, face["shape"])})


def tile_words(scene: Mapping[str, Any], tile: int, page: Page) -> str:
    """Such as "the red moth, 3 sparkles, petals b yyy p pp bb"."""
    face = scene["tiles"][tile]
    petals = " ".join("".join(map(petal, group)) or "-" for group in face["petals"])
    name = page.speak(tile_name(scene, tile))
    if face["sparkles"] > 0:
        name += ", " + page.t("flutter-sparkles", count=face["sparkles"])
    return page.t("terminal-flutter-face", tile=name, petals=petals)


# ---- beside the meadow


def _tiles(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """The open tiles, with what a player needs to judge them. Enclosed tiles no longer matter."""
    entries: list[str] = []
    for number, piece in enumerate(view["pieces"]):
        if piece["enclosed"] and number not in view["due"]:
            continue
        face = scene["tiles"][piece["tile"]]
        parts = [page.speak(tile_name(scene, piece["tile"])) + (f" {face['sparkles']}" if number else "")]
        parts.append(page.t("flutter-enclosed") if piece["enclosed"] else page.t("flutter-open", count=piece["open"]))
        if piece["bee"] != NONE:
            parts.append(seat_tint(page.t("flutter-beeof", seat=letter(piece["bee"])), piece["bee"]))
        entries.append(f"{number:>2}: {', '.join(parts)}")
    return page.arranged([[entry] for entry in _even(entries)], 3)


def _even(entries: Sequence[str]) -> list[str]:
    width = max((seen(entry) for entry in entries), default=0)
    return [pad(entry, width) for entry in entries]


def _rondel(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """The stacks clockwise, starting after the sun, each with the petals that it costs."""
    lines: list[str] = []
    places = len(view["rondel"])
    for step in range(1, places + 1):
        place = (view["sun"] + step) % places
        stack = view["rondel"][place]
        if stack["stack"] == NONE:
            continue
        name = page.speak(shape_name(scene, stack["stack"]))
        if place == view["sun"]:
            name += f" ({page.t('flutter-sunhere')})"
        parts = [page.t("flutter-tiles", count=stack["tiles"]), _price(stack["price"], page)]
        if stack["top"] != NONE:
            parts.append(tile_words(scene, stack["top"], page))
        count, *more = [part for part in parts if part]
        lines += _folded([f"{name}: {count}", *more], page)
    return [*lines, page.t("flutter-waterleft", count=sum(view["supply"]))]


def _folded(parts: Sequence[str], page: Page) -> list[str]:
    """Parts with commas between them, on several lines where one is too short. Colours have no width."""
    lines = [parts[0]]
    for part in parts[1:]:
        lines[-1] += ","
        if seen(lines[-1]) + 1 + seen(part) > page.width - 1:
            lines.append("    " + part)
        else:
            lines[-1] += " " + part
    return lines


def _price(price: Sequence[int], page: Page) -> str:
    """The petals that a stack costs; empty while nobody chooses a stack."""
    if price[0] == NONE:
        return ""
    cost = amounts(price, page)
    return page.t("flutter-costs", price=cost) if cost else page.t("flutter-free")


def amounts(counts: Sequence[int], page: Page, sign: str = "") -> str:
    """Such as "2 red, 1 blue"."""
    return ", ".join(
        tint(f"{sign}{count} {page.speak(colour_name(colour))}", COLOURS[colour])
        for colour, count in enumerate(counts)
        if count and colour < len(COLOURS)
    )


def _seats(view: Mapping[str, Any], page: Page) -> list[str]:
    lines: list[str] = []
    for seat, player in enumerate(view["players"]):
        petals = "  ".join(
            tint(f"{page.speak(colour_name(colour))} {count:>2}", COLOURS[colour])
            for colour, count in enumerate(player["petals"])
        )
        hidden = player["pollen"] == NONE
        pollen = page.t("flutter-hidden") if hidden else page.t("flutter-pollen", pollen=player["pollen"])
        home = player["bee"] == NONE
        bee = page.t("flutter-beehome") if home else page.t("flutter-beeon", piece=player["bee"])
        mark = ">" if seat == view["turn"] and not view["over"] else " "
        you = f" ({page.t('page-you')})" if seat == view["seat"] else ""
        lines.append(f"{mark} {seat_tint(letter(seat), seat)}{you}: {petals}  {pollen}, {bee}")
    if view["last_turns"] and not view["over"]:
        lines += page.folded(page.t("terminal-flutter-last", seat=letter(view["ender"])))
    return lines


# ---- the tile in hand


def hand(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """The tile in hand: in every position while it is turned, then with what every place would bring."""
    if view["hand"] == NONE:
        return []
    lines = [page.t("terminal-in-hand", what=tile_words(scene, view["hand"], page))]
    if view["held"] == NONE:
        turns = view.get("possible_turns") or range(2 * STRAIGHT)
        blocks = [drawn_tile(scene, view["hand"], turn) for turn in turns]
        return [*lines, *page.arranged(blocks)]
    lines += drawn_tile(scene, view["hand"], view["held"])
    return [*lines, page.t("terminal-flutter-name")]


def turn_word(turn: int) -> str:
    """A position as it is typed."""
    return f"{'turn' if turn < STRAIGHT else 'flip'} {turn % STRAIGHT * 60}"


def drawn_tile(scene: Mapping[str, Any], tile: int, turn: int) -> list[str]:
    """A tile in one position: its triangles with petals at their corners, and @ at the corner that is named."""
    face = scene["tiles"][tile]
    shape = scene["shapes"][face["shape"]]
    cells = [tuple(cell) for cell in shape["cells"][turn]]
    corners = [tuple(corner) for corner in shape["corners"][turn]]
    petals = dict(zip(corners, face["petals"], strict=True))
    left = min(min(2 * i + j + kind for kind, i, j in cells), min(2 * i + j for i, j in corners))
    labels = dict.fromkeys(cells, "  ")
    flowers = {corner: ("@" if corner == corners[0] else "") + (group or ".") for corner, group in petals.items()}
    rows = sorted({j for _, _, j in cells})
    lines: list[Row] = []
    for row in range(rows[-1] + 1, rows[0] - 1, -1):
        lines.append(_flower_row(flowers, row, left))
        if row > rows[0]:
            lines.append(_cell_row(labels, row - 1, left))
    first = min(min(row) for row in lines if row)
    drawn = ["".join(row.get(column, " ") for column in range(first, max(row, default=first) + 1)) for row in lines]
    return [turn_word(turn), *drawn]


def does(action: Mapping[str, Any], scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> str:
    """A move in words, with what it would bring where that is known."""
    match action["do"]:
        case "stack":
            stack = next(one for one in view["rondel"] if one["stack"] == action["stack"])
            cost = amounts([max(count, 0) for count in stack["price"]], page)
            tile = tile_name(scene, stack["top"])
            return page.t("flutter-do-stack-paid" if cost else "flutter-do-stack", tile=tile, price=cost)
        case "turn":
            return page.t("flutter-do-turn", turn=_turn_name(action["turn"]))
        case "place":
            here = (action["at"], view["held"])
            offer = next((one for one in view["offers"] if (one["at"], one["turn"]) == here), None)
            gains = _offer(offer, page) if offer else ""
            return page.t("flutter-do-place", at=_vertex(scene, action["at"]), gains=gains)
        case "colour":
            return page.t("flutter-do-colour", colour=colour_name(action["colour"]))
        case "score" | "bee":
            tile = tile_name(scene, view["pieces"][action["piece"]]["tile"])
            return page.t(f"flutter-do-{action['do']}", piece=action["piece"], tile=tile)
    return page.t(f"flutter-do-{action['do']}")


def _turn_name(turn: int) -> Message:
    if turn == 0:
        return Message("flutter-straight")
    key = "flutter-turned" if turn < STRAIGHT else "flutter-flipped"
    return Message(key, {"degrees": turn % STRAIGHT * 60})


def _offer(offer: Mapping[str, Any], page: Page) -> str:
    parts = [amounts(offer["gain"], page, "+"), amounts(offer["cost"], page, "-")]
    if offer["fills"]:
        parts.append(page.t("flutter-fills", count=offer["fills"]))
    return ", ".join(part for part in parts if part) or page.t("flutter-nopetals")
