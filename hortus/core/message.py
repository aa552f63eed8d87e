"""Texts as data: a key of the message catalogues, with the values of the text.

Rules, server and commands make messages, and `hortus.words` turns them into a
language. Nothing parses a text.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final


class Message:
    """One text by its key.

    A value is a number, a text, another message or a `Listed`. `otherwise` is
    shown if no catalogue has the key, for example for a name in a custom edition.
    """

    def __init__(self, key: str, values: dict[str, object] | None = None, otherwise: str = "") -> None:
        self.key = key
        """The name of the text in the message catalogues."""
        self.values: dict[str, object] = values or {}
        """The values of the text, by their names in the catalogues."""
        self.otherwise = otherwise
        """What is shown if no catalogue has the key."""

    def __str__(self) -> str:
        """The text in English."""
        return _voices[0](self) if _voices else self.key

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.values!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle: an error with its message may come from another process."""
        return Message, (self.key, self.values, self.otherwise)

    def spelled(self) -> dict[str, object]:
        """For programs: the key, the values, and the text in English."""
        values = {name: _spelled(value) for name, value in self.values.items()}
        return {"key": self.key, "values": values, "says": str(self)}


class Listed:
    """Several values in one place of a text: "a, b and c", or "a, b or c"."""

    def __init__(self, items: Sequence[object], either: bool = False) -> None:
        self.items: list[object] = list(items)
        self.either = either

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Listed) and self.items == other.items and self.either == other.either

    def __hash__(self) -> int:
        return len(self.items)

    def __repr__(self) -> str:
        return f"Listed({self.items!r}, either={self.either})"

    def __reduce__(self) -> tuple[object, ...]:
        return Listed, (self.items, self.either)


def either(items: Sequence[object]) -> Listed:
    """Several values, one of which is meant: "a, b or c"."""
    return Listed(items, either=True)


def named(family: str, name: str) -> Message:
    """A name from an edition. It is translated if the catalogues know it, and shown as it is otherwise."""
    return Message(f"{family}-{name.lower().replace(' ', '-')}", otherwise=name)


def restored(spelled: dict[str, Any]) -> Message:
    """The message that `Message.spelled` gave: scenes have such messages, and other processes send them."""
    values = {name: _restored(value) for name, value in spelled["values"].items()}
    return Message(spelled["key"], values, spelled["says"])


def speak_with(voice: Callable[[Message], str]) -> None:
    """Set how messages become English. Importing `hortus` does this; before that, a message shows its key."""
    _voices[:] = [voice]


def _spelled(value: object) -> object:
    if isinstance(value, Message):
        return value.spelled()
    if isinstance(value, Listed):
        items = [_spelled(item) for item in value.items]
        return {"or": items} if value.either else items
    return value if isinstance(value, int) else str(value)


def _restored(value: Any) -> object:
    if isinstance(value, dict):
        return Listed([_restored(item) for item in value["or"]], True) if "or" in value else restored(value)
    return Listed([_restored(item) for item in value]) if isinstance(value, list) else value


_voices: Final[list[Callable[[Message], str]]] = []
