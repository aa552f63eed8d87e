"""The Blume table in plain characters.

A tile shows its four corners by the first letters of their colours. Where four
tiles meet stands a sign: `+` nothing yet, `w` watered, `*` a flower, `H` a
hybrid that stands there, `?` a flower whose action is still to come.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hortus.art.text.page import Page, beside, centred, letter, seat_tint, tint
from hortus.art.unrolled import unrolled
from hortus.core.message import Message
from hortus.games.blume.vocabulary import TURNS, column_word

NONE = -1
HUES = 6


def board(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    if scene["variant"] == "field":
        return _field(scene, view, page)
    lines = [*_market(scene, view, page), *_round(scene, view, page)]
    if "tools" in view:
        lines += _tools(scene, view, page)
    if "botanist" in view:
        lines += _botanist(scene, view, page)
    if "pool" in view:
        lines += _pool(scene, view, page)
    lines += ["", *_row(view, scene, page), ""]
    seats = _order(view)
    shown = seats[:1] if page.brief else seats
    lines += page.arranged([_garden(scene, view, seat, page) for seat in shown])
    for seat in seats[len(shown) :]:
        lines += page.folded(_brief(scene, view, seat, page), 3)
    return lines


def _order(view: Mapping[str, Any]) -> list[int]:
    """All seats, the viewer's first."""
    own = max(view["seat"], 0)
    return [(own + seat) % view["seats"] for seat in range(view["seats"])]


def initial(scene: Mapping[str, Any], colour: int) -> str:
    """The letter of a colour, in that colour."""
    name = str(scene["colours"][colour])
    return tint(name[0], name)


def turned(scene: Mapping[str, Any], tile: int, turn: int) -> list[str]:
    """The corners of a tile, top left, top right, bottom right, bottom left."""
    corners = scene["tiles"][tile]
    return [initial(scene, corners[(corner - turn) % 4]) for corner in range(4)]


# ---- names


def colour_name(colour: int) -> Message:
    return Message(f"blume-colour-{colour}")


def pair(scene: Mapping[str, Any], hybrid: int) -> Message:
    """A hybrid as its two colours, top left first."""
    one, other = scene["hybrids"][hybrid]
    return Message("blume-hybrid", {"one": colour_name(one), "other": colour_name(other)})


def tile_name(scene: Mapping[str, Any], tile: int, page: Page) -> str:
    """The colours of a tile, clockwise from the top left."""
    return ", ".join(page.speak(colour_name(colour)) for colour in scene["tiles"][tile])


# ---- the table


def _titled(title: str, rest: str, page: Page) -> list[str]:
    return page.folded(f"{title}: {rest}", 3)


def _market(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    low, high = scene["market"]
    heads, pegs = [], []
    for worth in range(low, high + 1):
        here = "".join(initial(scene, colour) for colour in range(HUES) if view["market"][colour] == worth)
        width = HUES if worth == 0 else 2
        heads.append(f"{worth:+d}".replace("+0", "0").center(width))
        pegs.append(centred(here or ".", width))
    title = page.t("terminal-blume-market")
    return [f"{title}  " + "  ".join(heads).rstrip(), " " * (len(title) + 2) + "  ".join(pegs).rstrip()]


def _round(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    rounds, square = len(scene["squares"]), view["square"]
    began = page.t("terminal-blume-began", seat=letter(view["starter"]))
    lines = [page.t("blume-round", round=view["round"] + 1, rounds=rounds, square=square) + ". " + began]
    if view["hybrids"]:
        names = ", ".join(page.speak(pair(scene, hybrid)) for hybrid in view["hybrids"])
        lines += _titled(page.t("blume-hold-hybrids"), names, page)
    wet = ", ".join(scene["points"][point] for point in view["wet"]) or "-"
    return lines + _titled(page.t("terminal-blume-watered"), wet, page)


def _tools(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    tools = view["tools"]
    lines: list[str] = []
    for tool in tools["shown"]:
        if tool != NONE:
            paid = " ".join(f"{letter(seat)}:{row[tool]}" for seat, row in enumerate(tools["paid"]) if row[tool])
            text = page.t(f"blume-tool-{tool}-does") + (f" ({page.t('blume-hold-gloves')} {paid})" if paid else "")
            lines += _titled(page.t(f"blume-tool-{tool}"), text, page)
    gloves = ", ".join(f"{letter(seat)} {count}" for seat, count in enumerate(tools["gloves"]))
    left = page.t("blume-tools-left", cards=tools["left"])
    lines += _titled(page.t("blume-hold-gloves"), f"{gloves}; {left}", page)
    if tools["busy"] != NONE:
        lines += _titled(page.t("terminal-blume-in-use"), page.t(f"blume-tool-{tools['busy']}"), page)
    if tools["origin"] != NONE:
        lines += _titled(page.t("terminal-blume-lifted"), scene["cells"][tools["origin"]], page)
    if tools["sieved"]:
        names = [f"sift {place + 1}" for place in range(len(tools["sieved"]))]
        lines += [page.t("blume-sieve"), *_drawn(scene, tools["sieved"], names)]
    return lines


def _botanist(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    cards = view["botanist"]
    lines: list[str] = []
    if cards["card"] != NONE:
        lines.append(page.t("blume-card-own", hybrid=pair(scene, cards["card"])))
    if cards["told"] != NONE:
        lines.append(page.t("terminal-blume-shown", hybrid=pair(scene, cards["told"])))
    for slot, card in enumerate(cards["public"]):
        if card != NONE:
            key = "blume-card-drop" if cards["drop"][slot] else "blume-card-open"
            lines.append(page.t(key, name=letter(cards["owner"][slot]), hybrid=pair(scene, card)))
    holds = ", ".join(letter(seat) for seat, held in enumerate(cards["holds"]) if held) or "-"
    return lines + _titled(page.t("terminal-blume-cards", deck=cards["deck"]), holds, page)


def _pool(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    counts = [0] * HUES
    for tile in view["pool"]:
        for colour in scene["tiles"][tile]:
            counts[colour] += 1
    corners = " ".join(f"{initial(scene, colour)}{counts[colour]}" for colour in range(HUES))
    return [f"{page.t('blume-pool')}: {corners}", *_drawn(scene, view["pool"])]


def _drawn(scene: Mapping[str, Any], tiles: Sequence[int], names: Sequence[str] = ()) -> list[str]:
    """Tiles in a row, upright, under their names; a gap where there is none."""
    if not tiles:
        return []
    blocks = []
    for place, tile in enumerate(tiles):
        name = [names[place]] if names else []
        blocks.append(name + (["   ", "   "] if tile == NONE else _corners(scene, tile, 0)))
    return ["  " + line for line in beside(blocks, 3)]


def _corners(scene: Mapping[str, Any], tile: int, turn: int) -> list[str]:
    one, two, three, four = turned(scene, tile, turn)
    return [f"{one} {two}", f"{four} {three}"]


def _row(view: Mapping[str, Any], scene: Mapping[str, Any], page: Page) -> list[str]:
    names = [str(slot + 1) for slot in range(len(view["row"]))]
    return [page.t("terminal-blume-row", bag=view["bag"]), *_drawn(scene, view["row"], names)]


def hand(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """The tile in hand in its four positions, each under the sign to type for it."""
    if view["hand"] == NONE:
        return []
    blocks = [[f" {sign}", *_corners(scene, view["hand"], turn)] for turn, sign in enumerate(TURNS)]
    return [page.t("terminal-blume-hand"), *["  " + line for line in beside(blocks, 5)]]


def _head(view: Mapping[str, Any], seat: int, page: Page) -> str:
    you = f" ({page.t('page-you')})" if seat == view["seat"] else ""
    return seat_tint(letter(seat), seat) + you + (" *" if view["turn"] == seat else "")


def _stock(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int, page: Page) -> list[str]:
    """What a seat has gathered, besides its bed."""
    garden = view["gardens"][seat]
    stock = " ".join(f"{initial(scene, colour)}{garden['stock'][colour]}" for colour in range(HUES))
    lines = [f"{page.t('blume-hold-stock')}: {stock}"]
    scored = " ".join(f"{points:+d}" for points in garden["scored"])
    if scored:
        lines.append(page.t("terminal-blume-scored", points=scored))
    if "botanist" in view:
        lines.append(page.t("terminal-blume-botanist", points=view["botanist"]["points"][seat]))
    for point, hybrid in garden["hybrids"]:
        lines.append(f"H {scene['points'][point]}: {page.speak(pair(scene, hybrid))}")
    return lines


def _brief(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int, page: Page) -> str:
    tiles = page.t("terminal-tiles", count=len(view["gardens"][seat]["tiles"]))
    return ". ".join([f"{_head(view, seat, page)}: {tiles}", *_stock(scene, view, seat, page)]) + "."


def _garden(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int, page: Page) -> list[str]:
    garden = view["gardens"][seat]
    square = view["square"]
    signs = dict.fromkeys(view["wet"], "w")
    signs.update({point: "*" for point, _ in garden["flowers"]})
    signs.update({point: "H" for point, _ in garden["hybrids"]})
    if view["turn"] == seat:
        signs.update(dict.fromkeys(view["blooms"], "?"))
    named = view["named"] if view["seat"] == seat else []
    window = (0, 0, square, square)
    return [
        _head(view, seat, page),
        *bed(scene, garden["tiles"], window, signs, named),
        *_stock(scene, view, seat, page),
    ]


def bed(
    scene: Mapping[str, Any],
    tiles: Sequence[Sequence[int]],
    window: tuple[int, int, int, int],
    signs: Mapping[int, str],
    named: Sequence[int] = (),
) -> list[str]:
    """The cells of a window (left, bottom, width, height), the top row first."""
    left, bottom, width, height = window
    side = scene["side"]
    laid = {cell: turned(scene, tile, turn) for cell, tile, turn in tiles}
    lines = []
    for row in range(bottom + height - 1, bottom - 1, -1):
        lines.append("   " + _edge(row, window, scene, signs))
        upper, lower = "", ""
        for column in range(left, left + width):
            cell = row % side * side + column % side
            corners = laid.get(cell, [" "] * 4)
            middle = "x" if cell in named else " "
            upper += f"|{corners[0]}{middle}{corners[1]}"
            lower += f"|{corners[3]} {corners[2]}"
        lines += [f"{row % side + 1:>2} {upper}|", f"   {lower}|"]
    lines.append("   " + _edge(bottom - 1, window, scene, signs))
    lines.append("    " + " ".join(f"{column_word(column % side):^3}" for column in range(left, left + width)).rstrip())
    return lines


def _edge(row: int, window: tuple[int, int, int, int], scene: Mapping[str, Any], signs: Mapping[int, str]) -> str:
    """The line above a row of cells, with the signs of the points that lie inside the window."""
    left, bottom, width, height = window
    span = scene.get("span", scene["side"] - 1)
    text = ""
    for column in range(left, left + width + 1):
        inside = left < column < left + width and bottom <= row < bottom + height - 1
        text += signs.get(row % scene["side"] * span + (column - 1) % scene["side"], "+") if inside else "+"
        text += "---" if column < left + width else ""
    return text


def _field(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    lines = _row(view, scene, page)
    if view["last"] != NONE:
        lines.append(page.t("terminal-blume-last", turns=view["last"]))
    for seat in _order(view):
        garden = view["gardens"][seat]
        pegs = ", ".join(
            page.speak(colour_name(colour)) for colour, point in enumerate(garden["pegs"]) if point != NONE
        )
        points = page.t("act-gain", points=garden["points"], count=garden["points"])
        lines += ["", f"{_head(view, seat, page)}: {points}; {page.t('blume-hold-pegs')}: {pegs or '-'}"]
        if not page.brief or seat == max(view["seat"], 0):
            lines += _wide_bed(scene, garden, page)
    return lines


def _wide_bed(scene: Mapping[str, Any], garden: Mapping[str, Any], page: Page) -> list[str]:
    """An open field, in parts where it is wider than the page."""
    pegs = [(colour, point) for colour, point in enumerate(garden["pegs"]) if point != NONE]
    signs = {point: scene["colours"][colour][0].upper() for colour, point in pegs}
    signs.update({point: "*" for point, _ in garden["flowers"]})
    left, bottom, width, height = frame(scene, garden["tiles"])
    fits = max(1, (page.width - 4) // 4)
    lines: list[str] = []
    for start in range(left, left + width, fits):
        lines += bed(scene, garden["tiles"], (start, bottom, min(fits, left + width - start), height), signs)
    return lines


def frame(scene: Mapping[str, Any], tiles: Sequence[Sequence[int]]) -> tuple[int, int, int, int]:
    """The window that shows a garden and one cell round it. A wrapped field may go over its border."""
    side = scene["side"]
    columns = unrolled([cell % side for cell, _, _ in tiles] or [side // 2], side)
    rows = unrolled([cell // side for cell, _, _ in tiles] or [side // 2], side)
    left, right = min(columns) - 1, max(columns) + 1
    bottom, top = min(rows) - 1, max(rows) + 1
    if scene["span"] < side:
        # Earlier versions of the rules had an edge.
        left, right, bottom, top = max(left, 0), min(right, side - 1), max(bottom, 0), min(top, side - 1)
    return left, bottom, right - left + 1, top - bottom + 1


def does(action: Mapping[str, Any], scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> str:
    """A move in words."""
    name = action["do"]
    values: dict[str, object] = {}
    if "cell" in action:
        values["cell"] = scene["cells"][action["cell"]]
    if "point" in action:
        values["point"] = scene["points"][action["point"]]
    if "tool" in action:
        values["tool"] = Message(f"blume-tool-{action['tool']}")
    values["colour"] = colour_name(action.get("colour", view["part"][1] if len(view.get("part", [])) > 1 else 0))
    values["count"] = action.get("count", 0)
    match name:
        case "take":
            tile = view["row"][action["slot"]]
            values |= {"slot": action["slot"] + 1, "tile": tile_name(scene, tile, page) if tile != NONE else "-"}
        case "sift":
            values["tile"] = tile_name(scene, view["tools"]["sieved"][action["place"]], page)
        case "place":
            values["turn"] = Message(f"blume-turn-{action['turn']}")
        case "rake":
            values["turn"] = Message(f"blume-turn-{action['turn'] + 1}")
        case "market":
            name = "raise" if action["way"] else "drop"
    return page.t(f"blume-do-{name}", **values)
