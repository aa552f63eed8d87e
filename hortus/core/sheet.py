"""The data of an edition, checked key by key.

An edition file arrives here as a plain dict. A game asks for each key and says
what it expects. If a key is missing, wrong or unknown, the error names the
file, the key, what was expected and what was found.
"""

from typing import Final

from hortus.core.errors import EditionError
from hortus.core.message import Listed, Message, either
from hortus.core.plain import cut, plain, plain_lines, quoted
from hortus.core.state import NONE

ROOT: Final[list[str | int]] = []


class Asked:
    """One key that a game has asked for, and what it expects there. An editor of editions is made from these."""

    def __init__(self, path: list[str | int], kind: str, bounds: list[int], allowed: list[str]) -> None:
        self.path = path  # keys, and the places in lists
        self.kind = kind  # the method of the Sheet that was asked
        self.bounds = bounds  # as the method was given them
        self.allowed = allowed  # of a word


class Sheet:
    """One table of an edition file."""

    def __init__(
        self, place: str, table: dict[str, object], path: list[str | int] = ROOT, asked: list[Asked] | None = None
    ) -> None:
        self.place = plain(place)
        self.table = table
        self.path = path
        self.asked: list[Asked] = [] if asked is None else asked  # of the whole file
        self.unread = list(table)

    def fault(self, key: str, expected: object, index: int = NONE) -> EditionError:
        """The refusal of one key, or of one item of its list.

        `expected` is a message, or a list of what would be right.
        """
        if key not in self.table:
            missing = EditionError("refused-edition-missing", place=self.place, key=key, expected=expected)
            return missing.at([*self.path, key])
        value = self.table[key]
        where: list[str | int] = [*self.path, key]
        if index != NONE and isinstance(value, list):
            value = value[index]
            where.append(index)
        found = quoted(value)
        return EditionError("refused-edition-key", place=self.place, key=key, expected=expected, found=found).at(where)

    def wrong(self, refusal: str, values: dict[str, object], where: list[str | int] = ROOT) -> EditionError:
        """A refusal that needs a sentence of its own, for example because several keys do not fit together.

        `where` is the part of this table that it is about.
        """
        return EditionError(refusal, place=self.place, **values).at([*self.path, *where])

    def get(self, key: str) -> object:
        if key in self.unread:
            self.unread.remove(key)
        return self.table.get(key)

    def _ask(self, key: str, kind: str, bounds: list[int], allowed: list[str]) -> object:
        self.asked.append(Asked([*self.path, key], kind, bounds, allowed))
        return self.get(key)

    def has(self, key: str) -> bool:
        return key in self.table

    def number(self, key: str, low: int, high: int) -> int:
        value = self._ask(key, "number", [low, high], [])
        # A TOML true would pass for 1: bool is an int in Python.
        if type(value) is not int or not low <= value <= high:
            raise self.fault(key, Message("expected-number", {"low": low, "high": high}))
        return value

    def text(self, key: str, longest: int = 200) -> str:
        """One line, safe to show."""
        return plain(self._text(key, "text", longest))

    def drawing(self, key: str, longest: int) -> str:
        """A text of several lines."""
        return plain_lines(self._text(key, "drawing", longest))

    def _text(self, key: str, kind: str, longest: int) -> str:
        value = self._ask(key, kind, [1, longest], [])
        if not isinstance(value, str) or not 0 < len(value) <= longest:
            raise self.fault(key, Message("expected-characters", {"longest": longest}))
        return value

    def word(self, key: str, allowed: list[str]) -> str:
        value = self._ask(key, "word", [], allowed)
        # The allowed words may be names from this edition, and `text` has made those plain.
        if not isinstance(value, str) or plain(value) not in allowed:
            raise self.fault(key, either(allowed))
        return plain(value)

    def numbers(self, key: str, shortest: int, longest: int, low: int, high: int) -> list[int]:
        values = self._ask(key, "numbers", [shortest, longest, low, high], [])
        bounds: dict[str, object] = {"least": shortest, "most": longest, "low": low, "high": high}
        # Exactly three numbers and one to three numbers are different texts.
        expected = Message("expected-so-many-numbers" if shortest == longest else "expected-numbers", bounds)
        if not isinstance(values, list) or not shortest <= len(values) <= longest:
            raise self.fault(key, expected)
        checked: list[int] = []
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise self.fault(key, expected)
            checked.append(value)
        return checked

    def texts(self, key: str, shortest: int, longest: int) -> list[str]:
        values = self._ask(key, "texts", [shortest, longest], [])
        bounds: dict[str, object] = {"least": shortest, "most": longest}
        expected = Message("expected-so-many-texts" if shortest == longest else "expected-texts", bounds)
        if not isinstance(values, list) or not shortest <= len(values) <= longest:
            raise self.fault(key, expected)
        checked: list[str] = []
        for value in values:
            if not isinstance(value, str):
                raise self.fault(key, expected)
            checked.append(plain(value))
        return checked

    def part(self, key: str) -> "Sheet":
        """A table inside this one."""
        value = self._ask(key, "part", [], [])
        if not isinstance(value, dict):
            raise self.fault(key, Message("expected-table"))
        return Sheet(f"{self.place}: {key}", value, [*self.path, key], self.asked)

    def parts(self, key: str, shortest: int, longest: int) -> list["Sheet"]:
        """A list of tables inside this one."""
        values = self._ask(key, "parts", [shortest, longest], [])
        bounds: dict[str, object] = {"least": shortest, "most": longest}
        expected = Message("expected-so-many-tables" if shortest == longest else "expected-tables", bounds)
        if not isinstance(values, list) or not shortest <= len(values) <= longest:
            raise self.fault(key, expected)
        sheets: list[Sheet] = []
        for index, value in enumerate(values):
            if not isinstance(value, dict):
                raise self.fault(key, expected)
            sheets.append(Sheet(f"{self.place}: {key} {index + 1}", value, [*self.path, key, index], self.asked))
        return sheets

    def done(self) -> None:
        """Refuse keys that nobody asked for: a misspelt key must not be ignored."""
        if self.unread:
            strange = cut(plain(self.unread[0]))
            where: list[str | int] = [*self.path, self.unread[0]]
            known = [key for key in self.table if key not in self.unread]
            if not known:
                raise EditionError("refused-edition-no-key", place=self.place, key=strange).at(where)
            raise EditionError("refused-edition-unknown", place=self.place, key=strange, known=Listed(known)).at(where)
