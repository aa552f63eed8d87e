"""The Blume table in plain characters.

A tile shows its four corners by the first letters of their colours. Where four
tiles meet stands a sign: `+` nothing yet, `w` watered, `*` a flower, `H` a
hybrid that stands there, `?` a flower whose action is still to come.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hortus.games.blume.vocabulary import column_word

NONE = -1
HUES = 6


def board(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    if scene["variant"] == "field":
        return "\n".join(_field(scene, view))
    lines = [*_market(scene, view), *_round(scene, view)]
    if "tools" in view:
        lines += _tools(scene, view)
    if "botanist" in view:
        lines += _botanist(scene, view)
    if "pool" in view:
        lines += _pool(scene, view)
    lines += ["", *_row(scene, view), ""]
    gardens = [_garden(scene, view, seat) for seat in range(view["seats"])]
    for first in range(0, len(gardens), 2):
        lines += _beside(gardens[first : first + 2])
        lines.append("")
    lines.append("w watered   * flower   H hybrid   ? to be carried out   x named for pruning")
    return "\n".join(lines)


def initial(scene: Mapping[str, Any], colour: int) -> str:
    return str(scene["colours"][colour][0])


def turned(scene: Mapping[str, Any], tile: int, turn: int) -> list[str]:
    """The corners of a tile, top left, top right, bottom right, bottom left."""
    corners = scene["tiles"][tile]
    return [initial(scene, corners[(corner - turn) % 4]) for corner in range(4)]


def pair(scene: Mapping[str, Any], hybrid: int) -> str:
    """A hybrid as its two colours, top left first."""
    one, two = scene["hybrids"][hybrid]
    return f"{scene['colours'][one]}/{scene['colours'][two]}"


def _market(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    low, high = scene["market"]
    heads, pegs = [], []
    for worth in range(low, high + 1):
        here = "".join(initial(scene, colour) for colour in range(HUES) if view["market"][colour] == worth)
        width = HUES if worth == 0 else 2
        heads.append(f"{worth:+d}".replace("+0", "0").center(width))
        pegs.append((here or ".").center(width))
    return ["market  " + "  ".join(heads).rstrip(), "        " + "  ".join(pegs).rstrip()]


def _round(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    lines = [f"round {view['round'] + 1} of {len(scene['squares'])}, seat {view['starter']} began"]
    if view["hybrids"]:
        lines.append("hybrids " + ", ".join(pair(scene, hybrid) for hybrid in view["hybrids"]))
    wet = ", ".join(scene["points"][point] for point in view["wet"]) or "nowhere"
    lines.append(f"watered {wet}")
    return lines


def _tools(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    tools = view["tools"]
    lines = []
    for tool in tools["shown"]:
        if tool != NONE:
            name, does = scene["tools"][tool]
            paid = " ".join(f"{seat}:{row[tool]}" for seat, row in enumerate(tools["paid"]) if row[tool])
            lines.append(f"tool    {name}: {does}" + (f" (gloves {paid})" if paid else ""))
    gloves = ", ".join(f"{seat}: {count}" for seat, count in enumerate(tools["gloves"]))
    lines.append(f"gloves  {gloves}; {tools['left']} more tools")
    if tools["busy"] != NONE:
        lines.append(f"in use  {scene['tools'][tools['busy']][0]}")
    if tools["origin"] != NONE:
        lines.append(f"lifted  from {scene['cells'][tools['origin']]}")
    if tools["sieved"]:
        lines.append("sieve")
        lines += _tiles(scene, tools["sieved"])
    return lines


def _botanist(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    cards = view["botanist"]
    lines = []
    if cards["card"] != NONE:
        lines.append(f"my card {pair(scene, cards['card'])} (4 points)")
    if cards["told"] != NONE:
        lines.append(f"shown   {pair(scene, cards['told'])}")
    for slot, card in enumerate(cards["public"]):
        if card != NONE:
            drop = "2 points for the next" if cards["drop"][slot] else "flowers only"
            lines.append(f"card {slot + 1}  {pair(scene, card)}, of seat {cards['owner'][slot]}, {drop}")
    holds = ", ".join(str(seat) for seat, held in enumerate(cards["holds"]) if held) or "nobody"
    lines.append(f"cards   held by {holds}; {cards['deck']} in the deck")
    return lines


def _pool(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    counts = [0] * HUES
    for tile in view["pool"]:
        for colour in scene["tiles"][tile]:
            counts[colour] += 1
    corners = " ".join(f"{initial(scene, colour)}{counts[colour]}" for colour in range(HUES))
    return [f"Tertill {len(view['pool'])} tiles, corners {corners}", *_tiles(scene, view["pool"])]


def _tiles(scene: Mapping[str, Any], tiles: Sequence[int], names: Sequence[str] = ()) -> list[str]:
    """Tiles in a row, upright; a gap where there is none."""
    if not tiles:
        return []
    tops, bottoms = [], []
    for tile in tiles:
        corners = [" ", " ", " ", " "] if tile == NONE else turned(scene, tile, 0)
        tops.append(f"{corners[0]} {corners[1]}")
        bottoms.append(f"{corners[3]} {corners[2]}")
    gap = " " * 8
    lines = [gap + "   ".join(f"{name:^3}" for name in names).rstrip()] if names else []
    return [*lines, gap + "   ".join(tops), gap + "   ".join(bottoms)]


def _row(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    names = [str(slot + 1) for slot in range(len(view["row"]))]
    lines = _tiles(scene, view["row"], names)
    lines[0] = f"row{lines[0][3:]}     bag {view['bag']}"
    if view["hand"] != NONE:
        lines += ["in hand", *_tiles(scene, [view["hand"]])]
    return lines


def _garden(scene: Mapping[str, Any], view: Mapping[str, Any], seat: int) -> list[str]:
    garden = view["gardens"][seat]
    square = view["square"]
    mine = view["turn"] == seat
    signs = dict.fromkeys(view["wet"], "w")
    signs.update({point: "*" for point, _ in garden["flowers"]})
    signs.update({point: "H" for point, _ in garden["hybrids"]})
    if mine:
        signs.update(dict.fromkeys(view["blooms"], "?"))
    named = view["named"] if view["seat"] == seat else []
    window = (0, 0, square, square)
    scored = " ".join(f"{points:+d}" for points in garden["scored"])
    stock = " ".join(f"{initial(scene, colour)}{garden['stock'][colour]}" for colour in range(HUES))
    bonus = ""
    if "botanist" in view:
        bonus = f", botanist {view['botanist']['points'][seat]}"
    hybrids = "".join(f", {pair(scene, hybrid)} at {scene['points'][point]}" for point, hybrid in garden["hybrids"])
    return [
        f"seat {seat}{' *' if mine else ''}",
        *bed(scene, garden["tiles"], window, signs, named),
        f"stock {stock}{hybrids}",
        f"scored {scored or 'nothing yet'}{bonus}",
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
        lines.append("   " + _edge(row, window, side, signs))
        upper, lower = "", ""
        for column in range(left, left + width):
            cell = row * side + column
            corners = laid.get(cell, [" "] * 4)
            middle = "x" if cell in named else " "
            upper += f"|{corners[0]}{middle}{corners[1]}"
            lower += f"|{corners[3]} {corners[2]}"
        lines += [f"{row + 1:>2} {upper}|", f"   {lower}|"]
    lines.append("   " + _edge(bottom - 1, window, side, signs))
    lines.append("    " + " ".join(f"{column_word(column):^3}" for column in range(left, left + width)).rstrip())
    return lines


def _edge(row: int, window: tuple[int, int, int, int], side: int, signs: Mapping[int, str]) -> str:
    """The line above a row of cells, with the signs of the points that lie inside the window."""
    left, bottom, width, height = window
    text = ""
    for column in range(left, left + width + 1):
        inside = left < column < left + width and bottom <= row < bottom + height - 1
        text += signs.get(row * (side - 1) + column - 1, "+") if inside else "+"
        text += "---" if column < left + width else ""
    return text


def _beside(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Blocks of text side by side."""
    height = max(len(block) for block in blocks)
    widths = [max(len(line) for line in block) + 4 for block in blocks]
    lines = []
    for index in range(height):
        parts = [block[index] if index < len(block) else "" for block in blocks]
        lines.append("".join(part.ljust(width) for part, width in zip(parts, widths, strict=True)).rstrip())
    return lines


def _field(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    lines = _row(scene, view)
    if view["last"] != NONE:
        lines.append(f"the end is near: {view['last']} more turns after this one")
    for seat, garden in enumerate(view["gardens"]):
        signs = {point: initial(scene, colour).upper() for colour, point in enumerate(garden["pegs"]) if point != NONE}
        signs.update({point: "*" for point, _ in garden["flowers"]})
        pegs = [scene["colours"][colour] for colour, point in enumerate(garden["pegs"]) if point != NONE]
        turn = " *" if view["turn"] == seat else ""
        lines += ["", f"seat {seat}{turn}: {garden['points']} points, pegs on {', '.join(pegs) or 'nothing'}"]
        lines += bed(scene, garden["tiles"], frame(scene, garden["tiles"]), signs)
    return [*lines, "", "capital letter: a flower with its peg   * flower without one"]


def frame(scene: Mapping[str, Any], tiles: Sequence[Sequence[int]]) -> tuple[int, int, int, int]:
    """The window that shows a garden and one cell round it."""
    side = scene["side"]
    columns = [cell % side for cell, _, _ in tiles] or [side // 2]
    rows = [cell // side for cell, _, _ in tiles] or [side // 2]
    left, right = max(min(columns) - 1, 0), min(max(columns) + 1, side - 1)
    bottom, top = max(min(rows) - 1, 0), min(max(rows) + 1, side - 1)
    return left, bottom, right - left + 1, top - bottom + 1
