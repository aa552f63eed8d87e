"""Events as sentences, for the log of a terminal and for playthroughs."""

from typing import Any

from hortus.core.rules import Rules
from hortus.core.state import NONE


def sentence(rules: Rules[Any], heard: dict[str, object], names: list[str]) -> str:
    """What was heard, in English. A field this listener may not read is told as "something"."""
    kind = [kind for kind in rules.events if kind.name == heard["event"]][0]
    seat = heard["seat"]
    text = kind.says
    if isinstance(seat, int) and seat != NONE:
        text = text.replace("{who}", names[seat])
    for field in kind.fields:
        text = text.replace("{" + field + "}", _word(rules, field, heard.get(field)))
    return text


def _word(rules: Rules[Any], field: str, value: object) -> str:
    if not isinstance(value, int):
        return "something"
    words = rules.words.get(field)
    return words[value] if words and 0 <= value < len(words) else str(value)
