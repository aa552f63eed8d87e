"""What a report counts in each game: what happens, and what may be chosen. `components.toml` lists it."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from hortus.core.events import Event
from hortus.core.message import Message
from hortus.core.rules import Rules
from hortus.core.state import NONE


@cache
def listed() -> dict[str, Any]:
    return tomllib.loads(files("hortus.lab").joinpath("components.toml").read_text("utf-8"))


class Components:
    """The components at one table. A thing is called by its text and its number: `tile-taken:17`."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        known = listed().get(rules.setup.game, {"happened": {}, "chosen": {}, "where": []})
        self.happened = _by_name(known["happened"])
        self.chosen = _by_name(known["chosen"])
        self.where = _by_name(dict.fromkeys(known["where"], ""))
        self._things: dict[int, list[str]] = {}

    def of_event(self, event: Event) -> list[str]:
        """The things that an event of a seat counts as."""
        found: list[str] = []
        for field, text in self.happened.get(event.kind.name, []):
            number = _number(event, field)
            if number != NONE:
                found.append(f"{text}:{number}" if field else text)
        return found

    def place_of(self, event: Event) -> str:
        """The cell of the board on which an event lies, after its sheet if there are several: `1:37`. Empty: none."""
        for field, _ in self.where.get(event.kind.name, []):
            sheet, cell = _number(event, "sheet"), _number(event, field)
            return f"{cell}" if sheet == NONE else f"{sheet}:{cell}"
        return ""

    def cell(self, place: int) -> str:
        """The name of a cell of the board: `c4`."""
        for name, fields in self.where.items():
            return str(self._word(name, fields[0][0], place))
        return ""

    def of_action(self, action: int) -> list[str]:
        """The things that an action chooses."""
        if action not in self._things:
            block = self.rules.catalogue.block_of(action)
            spelled = self.rules.catalogue.spell(action)
            self._things[action] = [
                f"{text}:{spelled[field]}" if field else text for field, text in self.chosen.get(block.name, [])
            ]
        return self._things[action]

    def name(self, thing: str) -> Message:
        """A thing for people."""
        text, _, number = thing.partition(":")
        return Message(f"component-{text}", {"value": self._value(text, int(number))} if number else {})

    def _value(self, text: str, number: int) -> object:
        for fields in (self.happened, self.chosen):
            for name, found in fields.items():
                for field, known in found:
                    if known == text:
                        return self._word(name, field, number)
        return number

    def _word(self, name: str, field: str, number: int) -> object:
        words = self.rules.words.get(field)
        if words is not None and 0 <= number < len(words):
            return words[number]
        for block in self.rules.catalogue.blocks:
            for each in block.fields:
                if block.name == name and each.name == field and 0 <= number < len(each.words):
                    return each.words[number]
        return number


def _by_name(kinds: dict[str, str]) -> dict[str, list[tuple[str, str]]]:
    """`{"took.tile": "tile"}` as `{"took": [("tile", "tile")]}`."""
    found: dict[str, list[tuple[str, str]]] = {}
    for kind, text in kinds.items():
        name, _, field = kind.partition(".")
        found.setdefault(name, []).append((field, text))
    return found


def _number(event: Event, field: str) -> int:
    """The number in a field, 0 for an event without one; NONE if it has no such field."""
    if not field:
        return 0
    return event.numbers[event.kind.fields.index(field)] if field in event.kind.fields else NONE
