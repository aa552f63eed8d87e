"""Papillon in plain characters.

A tile shows what its sides show: B blue, P purple, R red, Y yellow, F field.
Inside it, `|` and `-` join opposite sides that are one part, and `+` three sides. A
number counts the butterflies printed on the field it stands next to, and ? marks
a tile that may still be taken up again. Equal neighbouring sides are one bed, or
one field.

    +--B--+--F--+
    F1 |  F     P
    +--B--+--R--+
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hortus.art.text.page import Page, letter, seat_tint, tint
from hortus.art.unrolled import unrolled
from hortus.core.message import Listed, Message

COLOURS = {"B": "blue", "P": "purple", "R": "red", "Y": "yellow", "F": "green"}
INSIDE = 5
NONE = -1
ARROWS = "^>v<"
ROWS = 4


def board(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    parts = [_head(scene, view, page), [*_market(scene, view, page), *_across(scene, view, page)]]
    parts.append(_flowers(scene, view, page))
    seats = list(range(len(view["players"])))
    own = view["seat"]
    if own in seats:
        # The viewer's own garden comes last, next to the question.
        seats.remove(own)
        seats.append(own)
    for seat in seats:
        parts.append(_player(scene, view, seat, page, brief=page.brief and seat != own))
    lines: list[str] = []
    for part in parts:
        lines += [*part, ""]
    return lines[:-1]


# ---- names


def colour_name(colour: int) -> Message:
    return Message(f"papillon-colour-{colour}")


def flower_name(scene: Mapping[str, Any], flower: int, page: Page) -> str:
    """Such as "red 2": the colour, and a number where there are several of one."""
    colour = scene["flowers"][flower]
    alike = [index for index, other in enumerate(scene["flowers"]) if other == colour]
    name = page.speak(colour_name(colour))
    return name if len(alike) == 1 else f"{name} {alike.index(flower) + 1}"


def source_name(scene: Mapping[str, Any], source: int, page: Page) -> str:
    """Where a butterfly comes from: 0 the supply, then the flowers, then nowhere."""
    if source == 0:
        return page.t("papillon-supply")
    return page.t("papillon-nowhere") if source > len(scene["flowers"]) else flower_name(scene, source - 1, page)


def line_name(line: int, page: Page) -> str:
    return page.t("papillon-row" if line < ROWS else "papillon-column", number=line % ROWS + 1)


def _sides(sides: Sequence[int], page: Page) -> str:
    if len(sides) == ROWS:
        return page.t("papillon-everywhere")
    return page.speak(Message("terminal-list", {"items": Listed([Message(f"papillon-side-{side}") for side in sides])}))


# ---- the table


def _head(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    order = " ".join(letter(seat) for seat in view["order"] if seat != NONE) or page.t("terminal-papillon-unknown")
    parts = [page.t("papillon-round", round=view["round"] + 1, rounds=scene["rounds"]) + "."]
    parts.append(page.t("terminal-papillon-order", order=order))
    bids = [_bid(scene, view, seat) for seat, bid in enumerate(view["bids"]) if bid != NONE]
    if bids:
        parts.append(page.t("terminal-papillon-bids", bids=", ".join(bids)))
    parts.append(page.t("terminal-papillon-bag", count=sum(view["bag"])))
    left = [
        str(number) for number, count in zip(scene["gnomes"], view["gnomes_left"], strict=True) for _ in range(count)
    ]
    if left:
        parts.append(page.t("terminal-papillon-gnomes", gnomes=" ".join(left)))
    return page.folded(" ".join(parts))


def _bid(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int) -> str:
    """A bid; for a bid of 0, also what it would gain now."""
    shown = f"{letter(seat)} {view['bids'][seat]}"
    spot = view["zeros"][seat]
    worth = scene["zero_bonus"][spot] if spot != NONE else NONE
    return shown if worth == NONE else f"{shown} (+{worth})"


def _market(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """The draft board; a tile with a caterpillar on it has a star."""
    columns = 3 if len(scene["used"]) < 10 else 4
    titles = [page.t("papillon-column", number=column + 1) for column in range(columns)]
    heads = [page.t("papillon-row", number=row + 1) for row in range(columns)]
    width = max(*[len(tile["name"]) + 2 for tile in scene["tiles"]], *[len(title) for title in titles]) + 2
    margin = max(len(head) for head in heads) + 2
    lines = [" " * margin + "".join(title.ljust(width) for title in titles).rstrip()]
    for row, head in enumerate(heads):
        cells = []
        for space in range(10):
            if scene["row_of"][space] != row or space not in scene["used"]:
                continue
            kind = view["spaces"][space]
            shown = "-" if kind == NONE else scene["tiles"][kind]["name"]
            cells.append(shown + (" *" if view["crawling"][space] else ""))
        if row in scene["gnome_lines"]:
            gnome = view["gnome"]
            cells.append(
                f"({page.t('terminal-papillon-shed', gnome=scene['gnomes'][gnome] if gnome != NONE else '-')})"
            )
        lines.append((head.ljust(margin) + "".join(cell.ljust(width) for cell in cells)).rstrip())
    return lines


def _across(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """The parts that run straight across a tile: its name only shows which neighbouring sides match."""
    said: list[str] = []
    for kind in sorted(set(view["spaces"]) - {NONE}):
        tile = scene["tiles"][kind]
        for part in tile["parts"]:
            if sorted(part) in ([0, 2], [1, 3]):
                said.append(f"{tile['name']} ({tile['sides'][part[0]]})")
    return page.folded(page.t("terminal-papillon-across", tiles=", ".join(said))) if said else []


def _flowers(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    seats = range(len(view["players"]))
    names = [flower_name(scene, flower, page) for flower in range(len(scene["flowers"]))]
    titles = [page.t(f"terminal-papillon-{title}") for title in ("flower", "nectar", "token")]
    first = max(len(name) for name in [*names, titles[0]]) + 2
    second = max(len(titles[1]), 8) + 2
    third = len(titles[2]) + 2
    head = f"{titles[0]:<{first}}{titles[1]:<{second}}{titles[2]:<{third}}"
    lines = [head + "  ".join(seat_tint(letter(seat), seat) for seat in seats)]
    for name, colour, flower in zip(names, scene["flowers"], view["flowers"], strict=True):
        planter = flower["planter"]
        values = "-" if planter == NONE else "/".join(map(str, scene["nectar"][planter]))
        token = page.t("terminal-yes") if flower["token"] == NONE else "-"
        counts = "  ".join(str(count or ".") for count in flower["butterflies"])
        shown = tint(f"{name:<{first}}", list(COLOURS.values())[colour])
        lines.append(f"{shown}{values:<{second}}{token:<{third}}{counts}")
    return lines


def _player(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int, page: Page, brief: bool) -> list[str]:
    player = view["players"][seat]
    who = letter(seat) + (f" ({page.t('page-you')})" if seat == view["seat"] else "")
    parts = [
        page.t("papillon-gain-nectar", points=view["scores"][seat]),
        page.t("papillon-caterpillars", count=player["caterpillars"]),
        page.t("papillon-has", count=player["butterflies"]),
    ]
    if player["gnomes"]:
        numbers = ", ".join(str(scene["gnomes"][kind]) for kind in player["gnomes"])
        parts.append(page.t("terminal-papillon-has-gnomes", gnomes=numbers))
    if brief:
        parts.append(page.t("terminal-papillon-garden", count=len(player["garden"])))
    lines = page.folded(f"{who}: {', '.join(parts)}.", 3)
    if player["hand"] and not brief:
        tiles = ", ".join(scene["tiles"][kind]["name"] for kind in player["hand"])
        lines += page.folded(page.t("terminal-papillon-tiles", tiles=tiles), 3)
    if brief:
        return lines
    for rest in player["resting"]:
        patch = page.t(f"papillon-patch-{int(rest['large'])}")
        resting = page.t("papillon-resting", colour=colour_name(rest["colour"]), patch=patch)
        lines.append(f"{resting}: {_part(scene, rest, page)}")
    for part in player["housed"]:
        where = _part(scene, {"cell": part // 4, "side": part % 4}, page)
        lines.append(page.t("terminal-papillon-gnome-at", where=where))
    if player["garden"]:
        lines += _garden(scene, player, page)
    return lines


def _part(scene: Mapping[str, Any], part: Mapping[str, Any], page: Page) -> str:
    return f"{scene['cells'][part['cell']]}, {page.t('papillon-side-' + str(part['side']))}"


# ---- a garden


def _garden(scene: Mapping[str, Any], player: Mapping[str, Any], page: Page) -> list[str]:
    """The tiles and the empty cells around them, with letters for columns and numbers for rows."""
    window = scene["window"]
    tiles = {tile["cell"]: tile for tile in player["garden"]}
    rows = unrolled([cell // window for cell in tiles], window)
    columns = unrolled([cell % window for cell in tiles], window)
    top, bottom = min(rows) - 1, max(rows) + 1
    left, right = min(columns) - 1, max(columns) + 1
    fits = max(1, (page.width - 4) // (INSIDE + 1))
    lines: list[str] = []
    for start in range(left, right + 1, fits):
        span = range(start, min(start + fits, right + 1))
        lines.append("   " + "".join(f" {scene['cells'][column % window][:-1]:^{INSIDE}}" for column in span).rstrip())
        for row in range(top, bottom + 2):
            lines.append(("   " + _border(scene, tiles, row, span)).rstrip())
            if row <= bottom:
                lines.append((f"{row % window + 1:>2} " + _middle(scene, tiles, row, span)).rstrip())
    return [line for line in lines if line.strip()]


def side_sign(sign: str) -> str:
    return tint(sign, COLOURS[sign]) if sign in COLOURS else sign


def _side(scene: Mapping[str, Any], tile: Mapping[str, Any] | None, direction: int) -> str:
    """What a placed tile shows on its side in this direction."""
    if tile is None:
        return ""
    sides: str = scene["tiles"][tile["tile"]]["sides"]
    return sides[(direction - tile["turn"]) % 4]


def _at(tiles: Mapping[int, Any], window: int, row: int, column: int) -> Any:
    return tiles.get(row % window * window + column % window)


def _border(scene: Mapping[str, Any], tiles: Mapping[int, Any], row: int, span: range) -> str:
    """The line above a row. Tiles that meet show the same there."""
    window = scene["window"]
    text = ""
    for column in [*span, span.stop]:
        corner = any(_at(tiles, window, row + up, column + aside) for up in (-1, 0) for aside in (-1, 0))
        text += "+" if corner else " "
        if column < span.stop:
            above = _side(scene, _at(tiles, window, row - 1, column), 2)
            shown = above or _side(scene, _at(tiles, window, row, column), 0)
            text += f"--{side_sign(shown)}--" if shown else " " * INSIDE
    return text


def _middle(scene: Mapping[str, Any], tiles: Mapping[int, Any], row: int, span: range) -> str:
    window = scene["window"]
    text = ""
    for column in [*span, span.stop]:
        before = _side(scene, _at(tiles, window, row, column - 1), 1)
        text += side_sign(before or _side(scene, _at(tiles, window, row, column), 3) or " ")
        if column < span.stop:
            text += _inside(scene, tiles, row, column)
    return text


def _inside(scene: Mapping[str, Any], tiles: Mapping[int, Any], row: int, column: int) -> str:
    """What is in a cell: a tile, a free place beside one, or nothing."""
    window = scene["window"]
    tile = _at(tiles, window, row, column)
    if tile is None:
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return "  .  " if any(_at(tiles, window, *place) for place in beside) else " " * INSIDE
    return inside(scene["tiles"][tile["tile"]], tile["turn"], tile["tried"])


def inside(face: Mapping[str, Any], turn: int, tried: bool = False) -> str:
    """The middle of a tile: how its sides are joined, and butterflies near the side of their field.

    West and east of the middle a number belongs to that side; a strip in the north has its number left of the
    middle, one in the south right of it, so that a tile and its half turn look different.
    """
    marks = [" "] * INSIDE
    for sides, butterflies in zip(face["parts"], face["butterflies"], strict=True):
        towards = {(side + turn) % 4 for side in sides}
        marks[2] = _join(towards) or marks[2]
        if butterflies:
            place = 0 if 3 in towards else 4 if 1 in towards else 1 if 0 in towards else 3
            marks[place] = str(butterflies)
    if tried:
        marks[3 if marks[3] == " " else 1] = "?"
    return "".join(marks)


def _join(towards: set[int]) -> str:
    """The sign for sides that form one part; none for a single side."""
    if towards == {0, 2}:
        return "|"
    if towards == {1, 3}:
        return "-"
    return "+" if len(towards) > 2 else ""


def drawn_tile(face: Mapping[str, Any], turn: int) -> list[str]:
    """One tile in one position, under the name to type for it."""
    north, east, south, west = [side_sign(face["sides"][(side - turn) % 4]) for side in range(4)]
    return [
        f"{face['name']}{ARROWS[turn]}",
        f"+--{north}--+",
        f"{west}{inside(face, turn)}{east}",
        f"+--{south}--+",
    ]


def hand(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """The tiles to place, each in its four positions; or only the one that is being placed."""
    own = view["seat"]
    if not 0 <= own < len(view["players"]):
        return []
    player = view["players"][own]
    if player["chosen"] != NONE:
        kind, turn = divmod(player["chosen"], 4)
        return [page.t("terminal-papillon-chosen"), *drawn_tile(scene["tiles"][kind], turn)]
    lines: list[str] = []
    for kind in player["hand"]:
        lines += page.arranged([drawn_tile(scene["tiles"][kind], turn) for turn in range(4)])
    return lines


def does(action: Mapping[str, Any], scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> str:
    """A move in words, with what it would bring where that is known."""
    match action["do"]:
        case "bid":
            said = page.t("papillon-do-bid", amount=action["amount"])
            return said if action["amount"] else f"{said}: {_zero(scene, page)}"
        case "take":
            return page.t("papillon-do-take", line=_line_says(scene, view, action["line"], page))
        case "lay":
            return page.t("papillon-do-lay", tile=tile_name(scene, action["tile"], action["turn"], page))
        case "at" | "gnome":
            return page.t(f"papillon-do-{action['do']}", cell=scene["cells"][action["cell"]])
        case "settle":
            return page.t("papillon-do-settle", source=source_name(scene, action["source"], page))
        case "exchange":
            return page.t("papillon-do-exchange", tile=tile_name(scene, action["tile"], 0, page))
        case "again" | "finish" | "token":
            return page.t(f"papillon-do-{action['do']}-{action['how']}")
        case "pollinate":
            flower, patch = flower_name(scene, action["flower"], page), Message(f"papillon-patch-{action['patch']}")
            return page.t("papillon-do-pollinate", flower=flower, patch=patch)
        case "bonus":
            source, flower = source_name(scene, action["source"], page), flower_name(scene, action["flower"], page)
            return page.t("papillon-do-bonus", source=source, flower=flower)
    return page.t("papillon-do-part", side=Message(f"papillon-side-{action['side']}"))


def _zero(scene: Mapping[str, Any], page: Page) -> str:
    """What a bid of 0 gains: more if a later 0 pushes the seat on."""
    worth = scene["zero_bonus"]
    if worth[0] == NONE:
        return page.t("papillon-gain-zero-place")
    return page.t("terminal-papillon-zero", first=worth[0], next=worth[1])


def _line_says(scene: Mapping[str, Any], view: Mapping[str, Any], line: int, page: Page) -> str:
    """Such as "row 3: BFFF1, RPFF2, 1 caterpillar, the gnome with 3"."""
    spaces = [space for space in scene["lines"][line] if view["spaces"][space] != NONE]
    said = [scene["tiles"][view["spaces"][space]]["name"] for space in spaces]
    crawling = sum(view["crawling"][space] for space in spaces)
    if crawling:
        said.append(page.t("papillon-caterpillars", count=crawling))
    if line in scene["gnome_lines"] and view["gnome"] != NONE:
        said.append(page.t("papillon-thegnome", number=scene["gnomes"][view["gnome"]]))
    return f"{line_name(line, page)}: {', '.join(said)}"


def tile_name(scene: Mapping[str, Any], kind: int, turn: int, page: Page) -> str:
    """A tile in words: its parts, from the north round."""
    face = scene["tiles"][kind]
    said: list[str] = []
    for part, shows, butterflies in zip(face["parts"], face["shows"], face["butterflies"], strict=True):
        sides = sorted((side + turn) % 4 for side in part)
        text = f"{page.speak(colour_name(shows))} {_sides(sides, page)}"
        said.append(f"{text} {page.t('papillon-with', count=butterflies)}" if butterflies else text)
    return ", ".join(said)
