"""The Flutter table in plain characters.

The meadow is drawn with its triangles: /12\\ and \\12/ belong to tile 12, ~~ is
water. Between the rows stand the flowers, a letter for each petal: r, y, b, p,
and * for the rainbow. Rows of vertices are numbered; the letter beside a row is
the column of the first place in it, and every place is eight characters wide. A
row that begins beyond the table has its number alone.
"""

from collections.abc import Mapping
from typing import Any

COLOURS = ["red", "yellow", "blue", "purple"]
LETTERS = "rybp*"
SEATS = "ABCDE"
HALF = 4  # characters for half a side of a triangle
NONE = -1


def board(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    lines = [*_meadow(scene, view), "", *_tiles(scene, view), "", *_rondel(scene, view), "", *_seats(view)]
    return "\n".join([*lines, *_hand(scene, view)])


def _cells(scene: Mapping[str, Any], piece: Mapping[str, Any]) -> list[tuple[int, int, int]]:
    """The triangles of a placed tile as (kind, i, j)."""
    row, column = divmod(piece["at"], scene["width"] + 1)
    shape = scene["shapes"][scene["tiles"][piece["tile"]]["shape"]]
    return [(kind, i + column, j + row) for kind, i, j in shape["cells"][piece["turn"]]]


def _meadow(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    labels: dict[tuple[int, int, int], str] = {}
    for number, piece in enumerate(view["pieces"]):
        for cell in _cells(scene, piece):
            labels[cell] = f"{number:>2}" if number else "**"
    for cell, _ in view["water"]:
        labels[cell % 2, cell // 2 % scene["width"], cell // 2 // scene["width"]] = "~~"
    flowers: dict[tuple[int, int], str] = {}
    for vertex, *counts in view["flowers"]:
        row, column = divmod(vertex, scene["width"] + 1)
        flowers[column, row] = "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))
    rows = sorted({j for _, _, j in labels})
    left = min(min(2 * i + j + kind for kind, i, j in labels), min(2 * i + j for i, j in flowers))
    lines: list[str] = []
    for row in range(rows[-1] + 1, rows[0] - 1, -1):
        lines.append(_flower_line(scene, flowers, row, left))
        if row > rows[0]:
            lines.append(_cell_line(labels, row - 1, left))
    return lines


def _flower_line(scene: Mapping[str, Any], flowers: dict[tuple[int, int], str], row: int, left: int) -> str:
    first = -((row - left) // 2)  # the first column that lies right of the margin
    # At the western border that place may lie beyond the table.
    name = scene["vertices"][row * (scene["width"] + 1) + first] if first >= 0 else str(row + 1)
    canvas = f"{name:>5} "
    for column in range(first, scene["width"] + 1):
        middle = 6 + (2 * column + row - left + 1) * HALF
        text = flowers.get((column, row), "")
        if text:
            canvas = canvas.ljust(middle - len(text) // 2) + text
    return canvas


def _cell_line(labels: dict[tuple[int, int, int], str], row: int, left: int) -> str:
    canvas = ""
    found = sorted((2 * i + j + kind, kind, text) for (kind, i, j), text in labels.items() if j == row)
    for place, kind, text in found:
        middle = 6 + (place + 1 - left + 1) * HALF
        canvas = canvas.ljust(middle - 2) + (f"/{text}\\" if kind == 0 else f"\\{text}/")
    return canvas


def tile_words(scene: Mapping[str, Any], tile: int) -> str:
    """Such as "red moth, 3 sparkles, petals b yyy p pp bb"."""
    face = scene["tiles"][tile]
    name = scene["shapes"][face["shape"]]["name"]
    petals = " ".join(group or "-" for group in face["petals"])
    if name == "rainbee":
        return f"rainbee, petals {petals}"
    return f"{COLOURS[face['colour']]} {name}, {face['sparkles']} sparkles, petals {petals}"


def _tiles(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    """The open tiles with what is needed to judge them; enclosed ones are done with."""
    lines: list[str] = []
    for number, piece in enumerate(view["pieces"]):
        if piece["enclosed"] and number not in view["due"]:
            continue
        face = scene["tiles"][piece["tile"]]
        name = scene["shapes"][face["shape"]]["name"]
        words = f"{COLOURS[face['colour']]} {name} {face['sparkles']}" if number else "rainbee"
        sides = "enclosed" if piece["enclosed"] else f"{piece['open']} open"
        bee = f", bee of {SEATS[piece['bee']]}" if piece["bee"] != NONE else ""
        lines.append(f"{number:>2}: {words}, {sides}{bee}")
    width = max(len(line) for line in lines) + 3
    return [
        "".join(line.ljust(width) for line in lines[start : start + 3]).rstrip() for start in range(0, len(lines), 3)
    ]


def _rondel(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    """The stacks clockwise from the one after the sun, with the petals it costs to come so far."""
    lines: list[str] = []
    places = len(view["rondel"])
    for step in range(1, places + 1):
        place = (view["sun"] + step) % places
        stack = view["rondel"][place]
        sun = " (sun)" if place == view["sun"] else ""
        if stack["stack"] == NONE:
            continue
        name = scene["shapes"][stack["stack"]]["name"]
        top = "no tile shown" if stack["top"] == NONE else tile_words(scene, stack["top"])
        lines.append(f"{name + sun:<18} {stack['tiles']} left  {_price(stack['price']):<16} {top}".rstrip())
    return [*lines, f"water: {sum(view['supply'])} left"]


def _price(price: list[int]) -> str:
    """The petals to be paid; nothing while no stack is to be chosen."""
    if price[0] == NONE:
        return ""
    petals = " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, price, strict=False) if count)
    return f"costs {petals}" if petals else "free"


def _seats(view: Mapping[str, Any]) -> list[str]:
    lines: list[str] = []
    for seat, player in enumerate(view["players"]):
        petals = "  ".join(f"{name} {count:>2}" for name, count in zip(COLOURS, player["petals"], strict=True))
        pollen = "face down" if player["pollen"] == NONE else str(player["pollen"])
        bee = "at home" if player["bee"] == NONE else f"on tile {player['bee']}"
        mark = ">" if seat == view["turn"] and not view["over"] else " "
        lines.append(f"{mark} {SEATS[seat]}: {petals}  pollen {pollen}, bee {bee}")
    if view["last_turns"] and not view["over"]:
        lines.append(f"Last turns: the game ends before {SEATS[view['ender']]} would be asked again.")
    return lines


def _hand(scene: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    """The tile in hand, how its corners lie, and what every place would bring."""
    if view["hand"] == NONE:
        return []
    lines = ["", f"in hand: {tile_words(scene, view['hand'])}"]
    for offer in view["offers"]:
        parts = [f"+{count}{LETTERS[colour]}" for colour, count in enumerate(offer["gain"]) if count]
        parts += [f"-{count}{LETTERS[colour]}" for colour, count in enumerate(offer["cost"]) if count]
        if offer["fills"]:
            parts.append(f"water {offer['fills']}")
        lines.append(f"  {scene['vertices'][offer['at']]:>5}: {' '.join(parts) or 'nothing'}")
    if view["held"] != NONE:
        shape = scene["shapes"][scene["tiles"][view["hand"]]["shape"]]
        corners = [f"{i:+}{j:+}" for i, j in shape["corners"][view["held"]]]
        lines.insert(2, "  its corners lie at (column, row) " + "  ".join(corners) + " from the place you name")
    return lines
