"""Lesson files: read and check one. A LessonError is one sentence that names the file and the place.

Scripted moves are written as people write them: `A c4>` is a move of seat A, and
`draw 3` a random draw with the outcome 3. Several of one kind follow each other
with a semicolon, and each line or text of a list begins anew.
"""

import tomllib
from typing import Any

from hortus.core.catalogue import Block, Catalogue
from hortus.core.errors import EditionError, HortusError, IllegalAction
from hortus.core.message import Listed, Message
from hortus.core.plain import quoted
from hortus.core.rules import Rules
from hortus.core.sheet import Sheet
from hortus.core.state import NONE
from hortus.lessons.lesson import Answer, Lesson, LessonError, Moves, Step, Wish
from hortus.tables import rules

MOST_STEPS = 40
LETTERS = "ABCDEFGH"
DRAW = "draw"
PLACES = ("scene", "view")
"""Where the value of a text may stand."""


def read(game: str, key: str, text: str) -> Lesson:
    """The lesson of a file. A LessonError if something in it does not fit."""
    place = f"{game}/{key}"
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise LessonError("refused-lesson-toml", place=place, why=str(fault)) from None
    try:
        return _lesson(game, key, Sheet(place, data))
    except EditionError as fault:  # a sheet was made for editions, and its sentences fit here too
        raise LessonError(fault.message.key, **fault.message.values) from None


def _lesson(game: str, key: str, sheet: Sheet) -> Lesson:
    seats = sheet.number("seats", 1, len(LETTERS))
    seat = sheet.number("seat", 0, seats - 1) if sheet.has("seat") else 0
    modules = sheet.texts("modules", 0, 9) if sheet.has("modules") else []
    options: dict[str, str] = {}
    if sheet.has("options"):
        part = sheet.part("options")
        options = {name: part.text(name) for name in list(part.table)}
    try:
        table = rules(game, seats, modules, options)
    except HortusError as fault:
        raise LessonError("refused-lesson-because", place=sheet.place, fault=fault.message) from None
    steps = [_step(part, table) for part in sheet.parts("step", 1, MOST_STEPS)]
    sheet.done()
    if steps[0].text == "" or steps[0].start is None:
        raise LessonError("refused-lesson-first", place=sheet.place)
    return Lesson(key, table, seat, steps)


def _step(sheet: Sheet, table: Rules[Any]) -> Step:
    catalogue = table.catalogue
    step = Step(
        text=sheet.text("text") if sheet.has("text") else "",
        start=_moves(sheet, "start", table) if sheet.has("start") else None,
        wanted=_wishes(sheet, "wanted", catalogue),
        answers=[_answer(part, catalogue) for part in sheet.parts("answer", 1, 9)] if sheet.has("answer") else [],
        otherwise=sheet.text("otherwise") if sheet.has("otherwise") else "",
        then=_moves(sheet, "then", table) if sheet.has("then") else [],
        values=_values(sheet.part("values")) if sheet.has("values") else {},
        lit=sheet.numbers("lit", 1, 99, 0, 9999) if sheet.has("lit") else [],
        quiet=sheet.has("quiet") and sheet.number("quiet", 0, 1) == 1,
    )
    sheet.done()
    return step


def _answer(sheet: Sheet, catalogue: Catalogue) -> Answer:
    answer = Answer(_wishes(sheet, "to", catalogue), sheet.text("text"))
    sheet.done()
    return answer


def _values(sheet: Sheet) -> dict[str, str]:
    """Names of values, each with its place, such as `scene.limit` or `view.piles.3.size`."""
    found: dict[str, str] = {}
    for name in list(sheet.table):
        found[name] = sheet.text(name)
        if found[name].split(".")[0] not in PLACES:
            raise sheet.fault(name, Message("expected-lesson-value"))
    return found


# ---- actions


def _wishes(sheet: Sheet, key: str, catalogue: Catalogue) -> list[Wish]:
    """Actions, each written as people write it or as a table with the kind and some fields."""
    values = sheet.get(key)
    if not isinstance(values, list) or not values:
        raise sheet.fault(key, Message("expected-lesson-actions"))
    return [_wish(sheet, key, value, catalogue) for value in values]


def _wish(sheet: Sheet, key: str, value: object, catalogue: Catalogue) -> Wish:
    if isinstance(value, str):
        try:
            spelled = catalogue.spell(catalogue.read(value))
        except IllegalAction as fault:
            raise sheet.wrong("refused-lesson-because", {"fault": fault.message}) from None
        return Wish(str(spelled.pop("do")), {name: [int(str(number))] for name, number in spelled.items()})
    if not isinstance(value, dict):
        raise sheet.fault(key, Message("expected-lesson-actions"))
    found = [block for block in catalogue.blocks if block.name == value.get("do")]
    if not found:
        names = Listed([block.name for block in catalogue.blocks])
        values: dict[str, object] = {"found": quoted(value.get("do")), "known": names}
        raise sheet.wrong("refused-lesson-kind", values)
    return Wish(
        found[0].name, {name: _numbers(sheet, name, one, found[0]) for name, one in value.items() if name != "do"}
    )


def _numbers(sheet: Sheet, name: str, value: object, block: Block) -> list[int]:
    """The numbers of a field, given as words or numbers, one or several."""
    fields = {field.name: field for field in block.fields}
    if name not in fields:
        known = Listed([*fields]) if fields else Message("refused-nothing")
        raise sheet.wrong("refused-lesson-field", {"found": quoted(name), "kind": block.name, "known": known})
    words = fields[name].words
    numbers: list[int] = []
    for one in value if isinstance(value, list) else [value]:
        if isinstance(one, str) and one in words:
            numbers.append(words.index(one))
        elif type(one) is int and 0 <= one < len(words):
            numbers.append(one)
        else:
            raise sheet.wrong("refused-lesson-word", {"found": quoted(one), "field": name, "example": words[0]})
    return numbers


# ---- scripts


def _moves(sheet: Sheet, key: str, table: Rules[Any]) -> Moves:
    value = sheet.get(key)
    lines = value.split("\n") if isinstance(value, str) else value
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise sheet.fault(key, Message("expected-lesson-moves"))
    moves: Moves = []
    for line in lines:
        moves += _line(sheet, line, table)
    return moves


def _line(sheet: Sheet, line: str, table: Rules[Any]) -> Moves:
    who, _, rest = line.strip().partition(" ")
    if not who:
        return []
    if who == DRAW and all(word.isdecimal() for word in rest.split()):
        return [(NONE, int(word)) for word in rest.split()]
    if len(who) != 1 or LETTERS.find(who) not in range(int(table.seats)):
        raise sheet.wrong("refused-lesson-line", {"found": quoted(line)})
    try:
        return [(LETTERS.index(who), table.catalogue.read(one)) for one in rest.split(";") if one.strip()]
    except IllegalAction as fault:
        raise sheet.wrong("refused-lesson-because", {"fault": fault.message}) from None
