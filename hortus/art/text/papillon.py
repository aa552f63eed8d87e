"""Papillon in plain characters.

A tile shows what its sides show: B blue, P purple, R red, Y yellow, F field.
Inside it stands how opposite sides are joined (| or -), a number for the
butterflies printed on the field it stands next to, and ? while it may still be
taken up again. Equal neighbouring sides are one bed, or one field.

    +--B--+--F--+
    F1 | FF     P
    +--B--+--R--+
"""

from collections.abc import Mapping
from typing import Any

LETTERS = "ABCD"
INSIDE = 5
NONE = -1


def board(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    parts = [_head(scene, view), _market(scene, view), _flowers(scene, view)]
    seats = list(range(len(view["players"])))
    own = view["seat"]
    if own in seats:
        # One's own garden last, next to the question.
        seats.remove(own)
        seats.append(own)
    parts += [_player(scene, view, seat) for seat in seats]
    return "\n\n".join(parts)


def _head(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    order = " ".join(LETTERS[seat] for seat in view["order"] if seat != NONE)
    line = f"Round {view['round'] + 1} of {scene['rounds']}. Order: {order or 'not yet known'}."
    bids = [f"{LETTERS[seat]} {bid}" for seat, bid in enumerate(view["bids"]) if bid != NONE]
    if bids:
        line += f" Bids: {', '.join(bids)}."
    line += f" {sum(view['bag'])} tiles in the bag."
    left = [
        str(number) for number, count in zip(scene["gnomes"], view["gnomes_left"], strict=True) for _ in range(count)
    ]
    if left:
        line += f" Gnomes to come: {' '.join(left)}."
    return line


def _market(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The draft board; a tile with a caterpillar on it has a star."""
    width = max(len(tile["name"]) for tile in scene["tiles"]) + 3
    columns = 3 if len(scene["used"]) < 10 else 4
    lines = ["Draft".ljust(8) + "".join(f"column {column + 1}".ljust(width + 2) for column in range(columns))]
    for row in range(columns):
        cells = []
        for space in range(10):
            if scene["row_of"][space] != row or space not in scene["used"]:
                continue
            kind = view["spaces"][space]
            shown = "-" if kind == NONE else scene["tiles"][kind]["name"]
            cells.append(shown + (" *" if view["crawling"][space] else ""))
        if row in scene["gnome_lines"]:
            gnome = view["gnome"]
            cells.append("(shed)" if gnome == NONE else f"(gnome {scene['gnomes'][gnome]})")
        lines.append((f"row {row + 1}".ljust(8) + "".join(cell.ljust(width + 2) for cell in cells)).rstrip())
    return "\n".join([lines[0].rstrip(), *lines[1:], *_across(scene, view)])


def _across(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    """Names show which neighbouring sides are alike; what runs across a tile has to be said."""
    said = []
    for kind in sorted(set(view["spaces"]) - {NONE}):
        tile = scene["tiles"][kind]
        for part in tile["parts"]:
            if sorted(part) in ([0, 2], [1, 3]):
                what = "field" if tile["sides"][part[0]] == "F" else "bed"
                said.append(f"the {what} of {tile['name']}")
    return [f"Running across: {', '.join(said)}."] if said else []


def _flowers(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    seats = LETTERS[: len(view["players"])]
    lines = ["Flower    nectar   token  " + "  ".join(seats)]
    for word, flower in zip(scene["flower_words"], view["flowers"], strict=True):
        planter = flower["planter"]
        values = "-" if planter == NONE else "/".join(map(str, scene["nectar"][planter]))
        token = "yes" if flower["token"] == NONE else "-"
        counts = "  ".join(str(count or ".") for count in flower["butterflies"])
        lines.append(f"{word:<9} {values:<8} {token:<6} {counts}")
    return "\n".join(lines)


def _player(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int) -> str:
    player = view["players"][seat]
    you = " (you)" if seat == view["seat"] else ""
    gnomes = ", ".join(str(scene["gnomes"][kind]) for kind in player["gnomes"]) or "none"
    lines = [
        f"{LETTERS[seat]}{you}: {view['scores'][seat]} nectar as it stands, {player['caterpillars']} caterpillars, "
        f"{player['butterflies']} butterflies, gnomes: {gnomes}."
    ]
    if player["hand"]:
        lines.append("To be laid: " + "; ".join(_tile(scene, kind) for kind in player["hand"]) + ".")
    if player["chosen"] != NONE:
        kind, turn = divmod(player["chosen"], 4)
        lines.append(f"Looking for a place: {scene['tiles'][kind]['name']}{'^>v<'[turn]}.")
    for rest in player["resting"]:
        size = "three or more tiles" if rest["large"] else "two tiles"
        lines.append(f"Butterfly on {scene['colours'][rest['colour']]} over {size} at {_part(scene, rest)}.")
    for part in player["housed"]:
        lines.append(f"Gnome at {_part(scene, {'cell': part // 4, 'side': part % 4})}.")
    if player["garden"]:
        lines += _garden(scene, player)
    return "\n".join(lines)


def _part(scene: Mapping[str, Any], part: Mapping[str, Any]) -> str:
    return f"{scene['cells'][part['cell']]}, {['north', 'east', 'south', 'west'][part['side']]}"


def _tile(scene: Mapping[str, Any], kind: int) -> str:
    """A tile in words: its name and what is joined in it."""
    tile = scene["tiles"][kind]
    parts = ["".join("NESW"[side] for side in part) for part in tile["parts"]]
    return f"{tile['name']} [{' '.join(parts)}]"


def _garden(scene: Mapping[str, Any], player: Mapping[str, Any]) -> list[str]:
    """The tiles with a row of empty cells round them, columns as letters and rows as numbers."""
    window = scene["window"]
    tiles = {tile["cell"]: tile for tile in player["garden"]}
    rows = [cell // window for cell in tiles]
    columns = [cell % window for cell in tiles]
    top, bottom = max(min(rows) - 1, 0), min(max(rows) + 1, window - 1)
    left, right = max(min(columns) - 1, 0), min(max(columns) + 1, window - 1)
    span = range(left, right + 1)
    lines = ["   " + "".join(f" {scene['cells'][column][:-1]:^{INSIDE}}" for column in span).rstrip()]
    for row in range(top, bottom + 2):
        lines.append(("   " + _border(scene, tiles, row, span)).rstrip())
        if row <= bottom:
            lines.append((f"{row + 1:>2} " + _middle(scene, tiles, row, span)).rstrip())
    return [line for line in lines if line.strip()]


def _side(scene: Mapping[str, Any], tile: Mapping[str, Any] | None, direction: int) -> str:
    """What a lying tile shows towards this direction."""
    if tile is None:
        return ""
    sides: str = scene["tiles"][tile["tile"]]["sides"]
    return sides[(direction - tile["turn"]) % 4]


def _at(tiles: Mapping[int, Any], window: int, row: int, column: int) -> Any:
    return tiles.get(row * window + column) if 0 <= column < window and row >= 0 else None


def _border(scene: Mapping[str, Any], tiles: Mapping[int, Any], row: int, span: range) -> str:
    """The line above a row: both tiles show the same there."""
    window = scene["window"]
    text = ""
    for column in [*span, span.stop]:
        corner = any(_at(tiles, window, row + up, column + aside) for up in (-1, 0) for aside in (-1, 0))
        text += "+" if corner else " "
        if column < span.stop:
            above = _side(scene, _at(tiles, window, row - 1, column), 2)
            shown = above or _side(scene, _at(tiles, window, row, column), 0)
            text += f"--{shown}--" if shown else " " * INSIDE
    return text


def _middle(scene: Mapping[str, Any], tiles: Mapping[int, Any], row: int, span: range) -> str:
    window = scene["window"]
    text = ""
    for column in [*span, span.stop]:
        before = _side(scene, _at(tiles, window, row, column - 1), 1)
        text += before or _side(scene, _at(tiles, window, row, column), 3) or " "
        if column < span.stop:
            text += _inside(scene, tiles, row, column)
    return text


def _inside(scene: Mapping[str, Any], tiles: Mapping[int, Any], row: int, column: int) -> str:
    """Butterflies next to their field, the middle of the tile between them."""
    window = scene["window"]
    tile = _at(tiles, window, row, column)
    if tile is None:
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return "  .  " if any(_at(tiles, window, *place) for place in beside) else " " * INSIDE
    face = scene["tiles"][tile["tile"]]
    marks = [" "] * INSIDE
    for sides, butterflies in zip(face["parts"], face["butterflies"], strict=True):
        towards = {(side + tile["turn"]) % 4 for side in sides}
        if {0, 2} <= towards:
            marks[2] = "|" if not {1, 3} & towards else marks[2]
        elif {1, 3} <= towards:
            marks[2] = "-"
        if butterflies:
            # Beside the side it belongs to; a strip in the north or south has its number near the middle.
            place = 0 if 3 in towards else 4 if 1 in towards else 1
            marks[place] = str(butterflies)
    if tile["tried"]:
        marks[3] = "?"
    return "".join(marks)
