"""Refusals as clients get them: a sentence in English, and the same as a key with values for other languages."""

from functools import cache
from typing import Any

import msgspec

from hortus.core.errors import HortusError
from hortus.core.message import Message
from hortus.core.plain import plain


def spelled(message: Message) -> dict[str, Any]:
    """`reason`, `key` and `values`. What a message quotes may come from anybody, so it is made safe to show."""
    given = message.spelled()
    return {"reason": plain(str(message)), "key": message.key, "values": _safe(given["values"])}


def _safe(value: object) -> object:
    if isinstance(value, dict):
        return {name: _safe(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_safe(one) for one in value]
    return plain(value) if isinstance(value, str) else value


@cache
def packed(key: str) -> bytes:
    """The JSON of a refusal without values, for places that must answer quickly."""
    return msgspec.json.encode(spelled(Message(key)))


def because(fault: Exception) -> object:
    """A fault as a value of another message."""
    return fault.message if isinstance(fault, HortusError) else str(fault)
