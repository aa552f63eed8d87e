"""The Polders table in plain characters.

A square shows who filled it, with what, and what stands on it: `Ao` is seat A's
manor garden, `A=F` a farm that A filled with stripes, `W` a mill that nobody has
filled yet. `|` and `===` are roads, `~` is water.
"""

from collections.abc import Mapping
from typing import Any

SEATS = "ABCDE"
SIGNS = {"circle": "o", "stripes": "=", "cross": "x"}
TURNS = [">", "v", "<", "^", ">*", "v*", "<*", "^*"]
FILLINGS = 3
WIDEST = 100
GAP = 4


def board(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The news, the cards, how everybody stands, then the sheets, one's own first."""
    parts = [_heading(scene, view), _cards(scene, view), _standing(scene, view)]
    seat = max(view["seat"], 0)
    order = sorted(view["sheets"], key=lambda sheet: (sheet["held_by"] - seat) % view["seats"])
    parts.append(_arranged([_sheet(scene, view, sheet) for sheet in order]))
    parts.append(_legend(scene))
    if view["sealed"] and not view["over"]:
        parts.append(_positions(scene, view["sealed"][0]))
    return "\n\n".join(part for part in parts if part)


def _heading(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    rounds = len(scene["rounds"])
    if view["over"]:
        return f"All {rounds} rounds are over."
    dealer = f" {SEATS[view['dealer']]} deals." if view["dealer"] >= 0 else ""
    you = f" You are {SEATS[view['seat']]}." if view["seat"] >= 0 else ""
    return f"Round {view['round'] + 1} of {rounds}, turn {view['turn'] + 1} of {scene['turns']}.{dealer}{you}"


def _cards(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The shape cards turned up, drawn as printed."""
    if not view["open"]:
        return ""
    cards = [_drawn(scene["shapes"][shape]["turns"][0]["squares"], "#") for shape in view["open"]]
    names = [scene["shapes"][shape]["name"] for shape in view["open"]]
    left = ", ".join(
        f"{count} x {shape['name']}" for shape, count in zip(scene["shapes"], view["deck"], strict=True) if count
    )
    lines = _beside([[name, *card] for name, card in zip(names, cards, strict=True)])
    return "\n".join(["Shape cards:", *["  " + line for line in lines], f"Left in the deck: {left or 'nothing'}."])


def _standing(scene: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """The assignments, and what each seat would score if nothing more were drawn."""
    seats = range(view["seats"])
    rows = [["", *[SEATS[seat] for seat in seats]]]
    rows.append(["areas", *[str(stand["areas"]) for stand in view["stands"]]])
    for slot, card in enumerate(view["assignments"]):
        told = scene["assignments"][card]
        points = [dict(stand["assignments"])[card] for stand in view["stands"]]
        rows.append([f"{slot + 1}. {told['title']}: {told['says']}", *[str(point) for point in points]])
    totals = [stand["areas"] + sum(points for _, points in stand["assignments"]) for stand in view["stands"]]
    rows.append(["as it stands", *[str(total) for total in totals]])
    for number, filling in enumerate(scene["fillings"]):
        name = f"{filling['buildings']}, correctly filled"
        rows.append([name, *[str(stand["correct"][number]) for stand in view["stands"]]])
    rows.append(["buildings, wrongly filled", *[str(stand["wrong"]) for stand in view["stands"]]])
    width = max(len(row[0]) for row in rows)
    return "\n".join(f"{row[0]:<{width}}" + "".join(f"{cell:>5}" for cell in row[1:]) for row in rows)


def _sheet(scene: Mapping[str, Any], view: Mapping[str, Any], shown: Mapping[str, Any]) -> list[str]:
    """One map with its coordinates, and where it lies."""
    sheet = scene["sheets"][shown["sheet"]]
    width = scene["width"]
    cells: list[int] = sheet["cells"]
    columns = max(cell % width for cell in cells) + 1
    rows = max(cell // width for cell in cells) + 1
    squares = {
        cell: _square(scene, ink, building)
        for cell, ink, building in zip(cells, shown["ink"], sheet["buildings"], strict=True)
    }
    roads = {tuple(sorted((cells[one], cells[other]))) for one, other in sheet["roads"]}
    holder = shown["held_by"]
    where = "before you" if holder == view["seat"] else f"before {SEATS[holder]}"
    lines = [
        f"{sheet['name']}, {where}",
        "   " + "".join(f" {scene['cells'][column][0]}  " for column in range(columns)),
    ]
    for row in range(rows):
        text = f"{row + 1:>2} "
        below = "   "
        for column in range(columns):
            cell = row * width + column
            text += squares.get(cell, " ~ ") + ("|" if (cell, cell + 1) in roads else " ")
            below += "=== " if (cell, cell + width) in roads else "    "
        lines.append(text.rstrip())
        if below.strip():
            lines.append(below.rstrip())
    return [line.rstrip() for line in lines]


def _square(scene: Mapping[str, Any], ink: int, building: int) -> str:
    letter = scene["fillings"][building]["letter"] if building >= 0 else ""
    if ink < 0:
        return f" {letter or '.'} "
    return f"{SEATS[ink // FILLINGS]}{SIGNS[scene['fillings'][ink % FILLINGS]['mark']]}{letter or ' '}"


def _legend(scene: Mapping[str, Any]) -> str:
    fillings = scene["fillings"]
    marks = ", ".join(f"{SIGNS[filling['mark']]} {filling['field']}" for filling in fillings)
    letters = ", ".join(f"{filling['letter']} {filling['building']}" for filling in fillings)
    return f"{marks}; {letters}; | and === road; Ao is filled by A with {SIGNS['circle']}"


def _positions(scene: Mapping[str, Any], card: int) -> str:
    """Every turn of the card in hand; its first square, which the notation names, is an @."""
    shape = card // FILLINGS
    sign = SIGNS[scene["fillings"][card % FILLINGS]["mark"]]
    if shape == len(scene["shapes"]):
        return f"In hand: a single square with {sign}, written as in {scene['cells'][0]}>."
    turns = scene["shapes"][shape]["turns"]
    drawn = [[TURNS[turn["turn"]], *_drawn(turn["squares"], "@")] for turn in turns]
    head = (
        f"In hand: {scene['shapes'][shape]['name']} with {sign}. Name the square for its @ and the arrow of its turn:"
    )
    return "\n".join([head, *["  " + line for line in _beside(drawn)]])


def _drawn(squares: list[list[int]], first: str) -> list[str]:
    """A shape in characters; its squares are steps from the first one."""
    left = min(x for x, _ in squares)
    width = max(x for x, _ in squares) - left + 1
    lines = [[" "] * width for _ in range(max(y for _, y in squares) + 1)]
    for x, y in squares:
        lines[y][x - left] = first if (x, y) == (0, 0) else "#"
    return ["".join(line) for line in lines]


def _beside(blocks: list[list[str]]) -> list[str]:
    """Blocks of lines next to one another."""
    height = max(len(block) for block in blocks)
    widths = [max(len(line) for line in block) + GAP for block in blocks]
    lines = []
    for row in range(height):
        parts = [
            f"{block[row] if row < len(block) else '':<{width}}" for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append("".join(parts).rstrip())
    return lines


def _arranged(blocks: list[list[str]]) -> str:
    """Sheets, two in a row where they fit."""
    rows: list[str] = []
    while blocks:
        pair = blocks[:2]
        if sum(max(len(line) for line in block) + GAP for block in pair) > WIDEST:
            pair = blocks[:1]
        rows.append("\n".join(_beside(pair)))
        blocks = blocks[len(pair) :]
    return "\n\n".join(rows)
