"""What a board is written with: a language, a width, colours, and blocks of lines side by side.

A board marks colours with signs that have no width. In the end `painted` turns
them into what a terminal obeys, or takes them out; so a board looks the same
with and without colour, and everything else in it is made fit to be shown.
"""

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Any

from hortus.core.message import Listed, Message
from hortus.core.plain import plain

LETTERS = "ABCDEFGH"
WIDTH = 100
GAP = 4
MARK, END = "\x0e", "\x0f"
CODES = {
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "pink": "35",
    "purple": "35",
    "violet": "35",
    "water": "36",
    "orange": "91",
    "bold": "1",
    "faint": "2",
}
"""What a terminal calls them. A letter always says the same as the colour."""
SIGNS = {name: chr(ord("a") + number) for number, name in enumerate(CODES)}
OBEYED = {sign: CODES[name] for name, sign in SIGNS.items()}
SEAT_COLOURS = ["green", "pink", "blue", "orange", "purple", "red", "yellow", "water"]


class Page:
    """How to write a board: language, width, colour."""

    def __init__(
        self,
        speak: Callable[[Message], str] = str,
        width: int = WIDTH,
        brief: bool = False,
        colour: bool = False,
    ) -> None:
        self.speak = speak
        """A message in the reader's language."""
        self.width = width
        self.brief = brief
        """Whether the gardens of others are folded into a line each."""
        self.colour = colour

    def t(self, key: str, **values: object) -> str:
        """The text under a key of the catalogues."""
        return self.speak(Message(key, values))

    def folded(self, text: str, indent: int = 0) -> list[str]:
        """A sentence on as many lines as it needs."""
        return wrap(text, self.width, subsequent_indent=" " * indent) or [""]

    def arranged(self, blocks: Sequence[Sequence[str]], gap: int = GAP) -> list[str]:
        """Blocks of lines side by side, as many as fit."""
        lines: list[str] = []
        row: list[Sequence[str]] = []
        used = 0
        for block in blocks:
            size = max(seen(line) for line in block) + gap
            if row and used + size - gap > self.width:
                lines += [*beside(row, gap), *([""] if len(block) > 1 else [])]
                row, used = [], 0
            row.append(block)
            used += size
        return lines + (beside(row, gap) if row else [])


def told(spelled: Mapping[str, Any]) -> Message:
    """The message behind its spelled form, which views and scenes contain."""
    values = {name: _value(value) for name, value in spelled["values"].items()}
    return Message(spelled["key"], values, otherwise=spelled["says"])


def _value(value: Any) -> object:
    if isinstance(value, Mapping):
        return Listed([_value(item) for item in value["or"]], True) if "or" in value else told(value)
    return Listed([_value(item) for item in value]) if isinstance(value, list) else value


def letter(seat: int) -> str:
    """What a seat is called on the board and in the log."""
    return LETTERS[seat]


def tint(text: str, colour: str) -> str:
    """A text in a colour; it keeps its width."""
    return f"{MARK}{SIGNS[colour]}{text}{END}" if text.strip() else text


def seat_tint(text: str, seat: int) -> str:
    return tint(text, SEAT_COLOURS[seat])


def seen(text: str) -> int:
    """How wide a text is."""
    return len(text) - 2 * text.count(MARK) - text.count(END)


def pad(text: str, width: int) -> str:
    return text + " " * (width - seen(text))


def centred(text: str, width: int) -> str:
    """Centred. As in Python, an odd space goes to the left."""
    spare = max(0, width - seen(text))
    left = spare // 2
    return " " * left + text + " " * (spare - left)


def beside(blocks: Sequence[Sequence[str]], gap: int = GAP) -> list[str]:
    """Blocks of lines next to one another."""
    height = max(len(block) for block in blocks)
    widths = [max(seen(line) for line in block) + gap for block in blocks]
    lines: list[str] = []
    for row in range(height):
        parts = [
            pad(block[row] if row < len(block) else "", width) for block, width in zip(blocks, widths, strict=True)
        ]
        lines.append("".join(parts).rstrip())
    return lines


def painted(text: str, colour: bool) -> str:
    """The finished board, with terminal colours or none. No other control characters are left in it."""
    return "\n".join([_painted(line, colour) for line in text.split("\n")])


def _painted(line: str, colour: bool) -> str:
    first, *rest = line.split(MARK)
    shown = [plain(first.replace(END, ""))]
    for part in rest:
        inside, _, after = part.partition(END)
        code = OBEYED.get(inside[:1], "0")
        text = plain(inside[1:])
        shown.append(f"\x1b[{code}m{text}\x1b[0m" if colour and text else text)
        shown.append(plain(after.replace(END, "")))
    return "".join(shown)
