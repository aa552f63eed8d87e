"""Events as messages, for logs and playthroughs."""

from typing import Any

from hortus.core.message import Message
from hortus.core.rules import Rules
from hortus.core.state import NONE

UNKNOWN = Message("event-unknown")
"""In place of a field that this listener may not see."""


def as_message(rules: Rules[Any], heard: dict[str, object], names: list[str]) -> Message:
    """An event as a message. Its values are words, numbers and the name of the seat."""
    kind = [kind for kind in rules.events if kind.name == heard["event"]][0]
    seat = heard["seat"]
    values: dict[str, object] = {field: _word(rules, field, heard.get(field)) for field in kind.fields}
    values["who"] = names[seat] if isinstance(seat, int) and seat != NONE else ""
    return Message(f"{rules.setup.game}-event-{kind.text}", values)


def _word(rules: Rules[Any], field: str, value: object) -> object:
    if not isinstance(value, int):
        return UNKNOWN
    words = rules.words.get(field)
    return words[value] if words and 0 <= value < len(words) else value
