"""Actions as numbers: a catalogue of named, contiguous blocks.

The log, the record, a search tree and the browser all use the same number.
It is *spelled* `{"do": "flip", "way": 1, "cell": 9}` for programs and
*written* `c2<` for people.
"""

from mypy_extensions import i64

from hortus.core.errors import IllegalAction
from hortus.core.message import Listed, Message
from hortus.core.plain import cut, plain, quoted


class Field:
    """One coordinate of an action: its name and a short word for each value."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name = name
        self.words = words


class Block:
    """A range of action numbers for one kind of move.

    `pattern` is the written form, with the fields in braces. The first field
    varies slowest: in a block of (way, cell) the number is way * cells + cell.
    """

    def __init__(self, name: str, fields: list[Field], pattern: str) -> None:
        self.name = name
        self.fields = fields
        self.pattern = pattern
        self.start: i64 = 0  # set by the catalogue that contains the block
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
    """All actions of one game at one table.

    New blocks are always added at the end, so that numbers in old records keep their meaning.
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
        raise IllegalAction("refused-action-number", action=quoted(action), last=str(self.size - 1))

    def spell(self, action: int) -> dict[str, object]:
        """The action for programs: its name and its fields."""
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
        known = _listed(sorted({block.name for block in self.blocks}))
        raise IllegalAction("refused-action-name", action=quoted(name), known=known)

    def _values(self, block: Block, spelled: dict[str, object]) -> list[int]:
        wanted = {field.name for field in block.fields}
        given = set(spelled) - {"do"}
        if wanted != given:
            fields = _listed([field.name for field in block.fields])
            found = _listed(sorted([cut(plain(name)) for name in given]))
            raise IllegalAction("refused-action-fields", action=quoted(block.name), fields=fields, found=found)
        values: list[int] = []
        for field in block.fields:
            value = spelled[field.name]
            # A bool would pass for 0 or 1.
            if type(value) is not int or not 0 <= value < len(field.words):
                last = str(len(field.words) - 1)
                raise IllegalAction(
                    "refused-action-value", action=quoted(block.name), field=field.name, last=last, found=quoted(value)
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
        """The inverse of `write`. Case and spaces do not matter."""
        if not self._written:
            self._written = {_plain(self.write(action)): action for action in range(self.size)}
        action = self._written.get(_plain(text))
        if action is None:
            raise IllegalAction("refused-notation", text=quoted(text), example=quoted(self.write(0)))
        return action


def _plain(text: str) -> str:
    return "".join(text.split()).lower()


def _listed(names: list[str]) -> object:
    """Names for a sentence, or the word for none."""
    return Listed(names) if names else Message("refused-nothing")
