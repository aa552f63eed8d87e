"""Actions as numbers: a catalogue of named, contiguous blocks.

The same number serves the log, the record, a mask, a search tree and the
browser. It is *spelled* `{"do": "flip", "way": 1, "cell": 9}` for programs and
*written* `c2<` for people.
"""

from mypy_extensions import i64

from hortus.core.errors import IllegalAction


class Field:
    """One coordinate of an action: its name and a short word for each value."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name = name
        self.words = words


class Block:
    """A run of action numbers for one kind of move.

    `pattern` is the written form, with the fields in braces. The first field
    varies slowest: in a block of (way, cell) the number is way * cells + cell.
    """

    def __init__(self, name: str, fields: list[Field], pattern: str) -> None:
        self.name = name
        self.fields = fields
        self.pattern = pattern
        self.start: i64 = 0  # set by the catalogue that adopts the block
        self.size: i64 = 1
        for field in fields:
            self.size *= i64(len(field.words))

    def coordinates(self, action: int) -> list[int]:
        """The value of each field in one of this block's actions."""
        rest = action - int(self.start)
        values: list[int] = []
        for field in reversed(self.fields):
            values.append(rest % len(field.words))
            rest //= len(field.words)
        values.reverse()
        return values

    def number(self, values: list[int]) -> int:
        rest = 0
        for index, field in enumerate(self.fields):
            rest = rest * len(field.words) + values[index]
        return int(self.start) + rest


class Catalogue:
    """All actions of one game at one table, numbered once and for ever.

    New blocks are only ever appended, so a number in an old record keeps its meaning.
    """

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        size: i64 = 0
        for block in blocks:
            block.start = size
            size += block.size
        self.size = int(size)
        self._written: dict[str, int] = {}

    def block_of(self, action: int) -> Block:
        if 0 <= action < self.size:
            for block in self.blocks:
                if action < block.start + block.size:
                    return block
        raise IllegalAction(f"Action {action} is outside the catalogue, which runs from 0 to {self.size - 1}.")

    def spell(self, action: int) -> dict[str, object]:
        """The action as programs spell it: its name and its coordinates."""
        block = self.block_of(action)
        spelled: dict[str, object] = {"do": block.name}
        values = block.coordinates(action)
        for index, field in enumerate(block.fields):
            spelled[field.name] = values[index]
        return spelled

    def number(self, spelled: dict[str, object]) -> int:
        """The inverse of `spell`."""
        name = spelled.get("do")
        for block in self.blocks:
            if block.name == name:
                return block.number(self._values(block, spelled))
        known = ", ".join(sorted({block.name for block in self.blocks}))
        raise IllegalAction(f"There is no action {name!r}; this game knows {known}.")

    def _values(self, block: Block, spelled: dict[str, object]) -> list[int]:
        wanted = {field.name for field in block.fields}
        given = set(spelled) - {"do"}
        if wanted != given:
            fields = ", ".join(field.name for field in block.fields) or "no fields"
            raise IllegalAction(f"Action {block.name!r} takes {fields}, not {', '.join(sorted(given)) or 'nothing'}.")
        values: list[int] = []
        for field in block.fields:
            value = spelled[field.name]
            # A bool would pass for 0 or 1.
            if type(value) is not int or not 0 <= value < len(field.words):
                raise IllegalAction(
                    f"In action {block.name!r} the {field.name} must be a number from 0 to "
                    f"{len(field.words) - 1}, not {value!r}."
                )
            values.append(value)
        return values

    def write(self, action: int) -> str:
        """The action in short notation."""
        block = self.block_of(action)
        values = block.coordinates(action)
        text = block.pattern
        for index, field in enumerate(block.fields):
            text = text.replace("{" + field.name + "}", field.words[values[index]])
        return text

    def read(self, text: str) -> int:
        """The inverse of `write`; case and spaces do not matter."""
        if not self._written:
            self._written = {_plain(self.write(action)): action for action in range(self.size)}
        action = self._written.get(_plain(text))
        if action is None:
            shown = text if len(text) <= 40 else text[:40] + "…"
            raise IllegalAction(f"{shown!r} is no action in this game's notation; {self.write(0)!r} would be one.")
        return action


def _plain(text: str) -> str:
    return "".join(text.split()).lower()
