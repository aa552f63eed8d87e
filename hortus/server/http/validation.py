"""What is wrong with a request that does not fit its schema, as one sentence.

The sentence names the field and never quotes its value, which may be a secret.
"""

from collections.abc import Mapping
from typing import Any

from hortus.core.message import Message, either

TYPES = {
    "string_type": "server-type-text",
    "int_type": "server-type-number",
    "int_parsing": "server-type-number",
    "int_from_float": "server-type-number",
    "bool_type": "server-type-yes-or-no",
    "bool_parsing": "server-type-yes-or-no",
    "list_type": "server-type-list",
    "dict_type": "server-type-object",
    "model_type": "server-type-object",
    "model_attributes_type": "server-type-object",
}
"""Pydantic's names of faults, and the type that was expected."""
LIMITS = {
    "greater_than_equal": ("server-field-least", "least", "ge"),
    "less_than_equal": ("server-field-most", "most", "le"),
    "string_too_short": ("server-field-short", "least", "min_length"),
    "too_short": ("server-field-short", "least", "min_length"),
    "string_too_long": ("server-field-long", "most", "max_length"),
    "too_long": ("server-field-long", "most", "max_length"),
}
"""The same for limits: the key of the sentence, its value, and where Pydantic keeps that value."""
OTHERS = {
    "missing": "server-field-missing",
    "extra_forbidden": "server-field-unknown",
    "string_pattern_mismatch": "server-field-letters",
}


def explained(fault: Mapping[str, Any]) -> Message:
    """The sentence about one of Pydantic's faults."""
    kind: str = fault["type"]
    if kind == "json_invalid":
        return Message("server-bad-json")
    values: dict[str, object] = {"field": ".".join(str(part) for part in fault["loc"])}
    if kind in TYPES:
        return Message("server-field-type", {**values, "type": Message(TYPES[kind])})
    if kind in LIMITS:
        key, name, place = LIMITS[kind]
        return Message(key, {**values, name: int(fault["ctx"][place])})
    if kind == "literal_error":
        # Pydantic keeps the choices only as text: 'a', 'b' or 'c'.
        choices = fault["ctx"]["expected"].replace(" or ", ", ").replace("'", "")
        return Message("server-field-choice", {**values, "choices": either(choices.split(", "))})
    return Message(OTHERS.get(kind, "server-field-wrong"), values)
