"""The Polders table in plain characters.

A square shows who filled it, with what, and what stands on it: `Ao` is seat A's
manor garden, `A=F` a farm that A filled with stripes, `W` a mill that nobody has
filled yet. `|` and `===` are roads, `~` is water.
"""

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from hortus.art.text.page import Page, beside, letter, seat_tint, tint, told
from hortus.core.message import Listed, Message, named

SIGNS = {"circle": "o", "stripes": "=", "cross": "x"}
TURNS = [">", "v", "<", "^", ">*", "v*", "<*", "^*"]
FILLINGS = 3
WATER = f" {tint('~', 'water')} "
FIGURE = 5  # characters for a figure


def board(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """The news, the cards, all scores, then the sheets, the viewer's first."""
    seat = max(view["seat"], 0)
    order = sorted(view["sheets"], key=lambda sheet: (sheet["held_by"] - seat) % view["seats"])
    shown = order[:1] if page.brief else order
    sheets = page.arranged([_sheet(scene, view, sheet, page) for sheet in shown])
    if page.brief:
        sheets += [""] + [_title(scene, view, sheet, page) for sheet in order[1:]]
    parts = [_heading(scene, view, page), _standing(scene, view, page), sheets, _cards(scene, view, page)]
    lines: list[str] = []
    for part in parts:
        lines += [*part, ""] if part else []
    return lines[:-1]


def term(name: str) -> Message:
    """A term of the game in the reader's language."""
    return named("polders-term", name)


def _heading(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    rounds = len(scene["rounds"])
    if view["over"]:
        return [page.t("terminal-polders-over", rounds=rounds)]
    turn = page.t("polders-round", round=view["round"] + 1, rounds=rounds, turn=view["turn"] + 1, turns=scene["turns"])
    parts = [f"{turn}."]
    if view["dealer"] >= 0:
        parts.append(page.t("terminal-polders-dealer", seat=letter(view["dealer"])))
    if view["seat"] >= 0:
        parts.append(page.t("terminal-you-are", seat=letter(view["seat"])))
    return [" ".join(parts)]


def _cards(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """The shape cards turned up, drawn as printed."""
    if not view["open"]:
        return []
    cards = [
        [scene["shapes"][shape]["name"], *_drawn(scene["shapes"][shape]["turns"][0]["squares"], "#")]
        for shape in view["open"]
    ]
    left: list[object] = [
        f"{count} x {shape['name']}" for shape, count in zip(scene["shapes"], view["deck"], strict=True) if count
    ]
    deck = page.t("terminal-polders-deck", cards=Listed(left) if left else Message("terminal-none"))
    return [page.t("polders-cards") + ":", *["  " + line for line in beside(cards)], *page.folded(deck)]


def _standing(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """The assignments, and what each seat would score if nothing more were drawn."""
    seats = range(view["seats"])
    rows = [["", *[letter(seat) for seat in seats]]]
    rows.append([page.t("terminal-polders-areas"), *[str(stand["areas"]) for stand in view["stands"]]])
    for slot, card in enumerate(view["assignments"]):
        printed = scene["assignments"][card]
        points = [dict(stand["assignments"])[card] for stand in view["stands"]]
        text = f"{slot + 1}. {page.speak(told(printed['title']))}: {page.speak(told(printed['says']))}"
        rows.append([text, *[str(point) for point in points]])
    totals = [stand["areas"] + sum(points for _, points in stand["assignments"]) for stand in view["stands"]]
    rows.append([page.t("terminal-polders-total"), *[str(total) for total in totals]])
    for number, filling in enumerate(scene["fillings"]):
        name = page.t("terminal-polders-correct", buildings=term(filling["buildings"]))
        rows.append([name, *[str(stand["correct"][number]) for stand in view["stands"]]])
    rows.append([page.t("terminal-polders-wrong"), *[str(stand["wrong"]) for stand in view["stands"]]])
    return _figures(rows, page.width)


def _figures(rows: list[list[str]], width: int) -> list[str]:
    """Texts with their figures. A long text takes several lines, with the figures on the last."""
    room = min(max(len(row[0]) for row in rows), width - FIGURE * (len(rows[0]) - 1))
    lines: list[str] = []
    for text, *figures in rows:
        *above, last = wrap(text, room, subsequent_indent="   ") or [""]
        lines += [*above, f"{last:<{room}}" + "".join(f"{figure:>{FIGURE}}" for figure in figures)]
    return lines


def _title(scene: Mapping[str, Any], view: Mapping[str, Any], shown: Mapping[str, Any], page: Page) -> str:
    name, holder = scene["sheets"][shown["sheet"]]["name"], shown["held_by"]
    if holder == view["seat"]:
        return page.t("terminal-polders-mine", sheet=name)
    free = sum(ink < 0 for ink in shown["ink"])
    return page.t("terminal-polders-of", sheet=name, seat=letter(holder), free=free)


def _sheet(scene: Mapping[str, Any], view: Mapping[str, Any], shown: Mapping[str, Any], page: Page) -> list[str]:
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
    lines = [
        _title(scene, view, shown, page),
        "   " + "".join(f" {scene['cells'][column][0]}  " for column in range(columns)),
    ]
    for row in range(rows):
        text = f"{row + 1:>2} "
        below = "   "
        for column in range(columns):
            cell = row * width + column
            text += squares.get(cell, WATER) + ("|" if (cell, cell + 1) in roads else " ")
            below += "=== " if (cell, cell + width) in roads else "    "
        lines.append(text.rstrip())
        if below.strip():
            lines.append(below.rstrip())
    return [line.rstrip() for line in lines]


def _square(scene: Mapping[str, Any], ink: int, building: int) -> str:
    sign = scene["fillings"][building]["letter"] if building >= 0 else ""
    if ink < 0:
        return f" {sign or '.'} "
    seat = ink // FILLINGS
    return seat_tint(f"{letter(seat)}{SIGNS[scene['fillings'][ink % FILLINGS]['mark']]}{sign or ' '}", seat)


def signs(scene: Mapping[str, Any], page: Page) -> list[str]:
    """What the characters mean that an edition may name."""
    fillings = scene["fillings"]
    marks = ", ".join(f"{SIGNS[filling['mark']]} {page.speak(term(filling['field']))}" for filling in fillings)
    letters = ", ".join(f"{filling['letter']} {page.speak(term(filling['building']))}" for filling in fillings)
    return [f"{marks}; {letters}"]


def hand(scene: Mapping[str, Any], view: Mapping[str, Any], page: Page) -> list[str]:
    """Every position of the card in hand. An @ marks its first square, which the notation names."""
    if not view["sealed"] or view["over"]:
        return []
    card = view["sealed"][0]
    shape = card // FILLINGS
    sign = SIGNS[scene["fillings"][card % FILLINGS]["mark"]]
    if shape == len(scene["shapes"]):
        return page.folded(page.t("terminal-polders-single", sign=sign, example=scene["cells"][0] + ">"))
    turns = scene["shapes"][shape]["turns"]
    drawn = [[TURNS[turn["turn"]], *_drawn(turn["squares"], "@")] for turn in turns]
    head = page.t("terminal-polders-hand", card=scene["shapes"][shape]["name"], sign=sign)
    return [*page.folded(head), *["  " + line for line in page.arranged(drawn)]]


def does(action: Mapping[str, Any], scene: Mapping[str, Any], _view: Mapping[str, Any], page: Page) -> str:
    """A move in words."""
    if action["do"] == "place":
        turn = Message(f"polders-turn-{action['turn']}")
        return page.t("polders-do-place", cell=scene["cells"][action["cell"]], turn=turn)
    filling = term(scene["fillings"][action["filling"]]["fields"])
    card: object = Message("polders-single")
    if action["do"] == "card":
        card = scene["shapes"][action["card"]]["name"]
    return page.t("polders-do-card", card=card, filling=filling)


def _drawn(squares: list[list[int]], first: str) -> list[str]:
    """A shape in characters; its squares are steps from the first one."""
    left = min(x for x, _ in squares)
    width = max(x for x, _ in squares) - left + 1
    lines = [[" "] * width for _ in range(max(y for _, y in squares) + 1)]
    for x, y in squares:
        lines[y][x - left] = first if (x, y) == (0, 0) else "#"
    return ["".join(line) for line in lines]
