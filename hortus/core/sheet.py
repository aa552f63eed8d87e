"""Component data, answered only after it was checked.

An edition file arrives here as a plain dict. A game asks for each key with what
it expects; whatever is missing, wrong or left unasked is one sentence that
names the file, the key, what was expected and what was found.
"""

from hortus.core.errors import EditionError
from hortus.core.plain import plain, plain_lines


class Sheet:
    """One table of an edition file."""

    def __init__(self, place: str, table: dict[str, object]) -> None:
        self.place = plain(place)
        self.table = table
        self.unread = list(table)

    def fault(self, key: str, expected: str) -> EditionError:
        if key not in self.table:
            return EditionError(f"{self.place}: {key} is missing; expected {expected}.")
        return EditionError(f"{self.place}: {key} should be {expected}, not {_short(self.table[key])}.")

    def wrong(self, fault: str) -> EditionError:
        """A fault that concerns more than one key."""
        return EditionError(f"{self.place}: {fault}.")

    def get(self, key: str) -> object:
        if key in self.unread:
            self.unread.remove(key)
        return self.table.get(key)

    def has(self, key: str) -> bool:
        return key in self.table

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        # A TOML true would pass for 1: bool is an int in Python.
        if type(value) is not int or not low <= value <= high:
            raise self.fault(key, f"a whole number from {low} to {high}")
        return value

    def text(self, key: str, longest: int = 200) -> str:
        """One line, fit to be shown."""
        return plain(self._text(key, longest))

    def drawing(self, key: str, longest: int) -> str:
        """A text of several lines."""
        return plain_lines(self._text(key, longest))

    def _text(self, key: str, longest: int) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not 0 < len(value) <= longest:
            raise self.fault(key, f"a text of 1 to {longest} characters")
        return value

    def word(self, key: str, allowed: list[str]) -> str:
        value = self.get(key)
        # The allowed words may be names of this edition, which were made plain.
        if not isinstance(value, str) or plain(value) not in allowed:
            raise self.fault(key, "one of " + ", ".join(allowed))
        return plain(value)

    def numbers(self, key: str, shortest: int, longest: int, low: int, high: int) -> list[int]:
        values = self.get(key)
        amount = f"{shortest}" if shortest == longest else f"{shortest} to {longest}"
        expected = f"a list of {amount} whole numbers from {low} to {high}"
        if not isinstance(values, list) or not shortest <= len(values) <= longest:
            raise self.fault(key, expected)
        checked: list[int] = []
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise self.fault(key, expected)
            checked.append(value)
        return checked

    def texts(self, key: str, shortest: int, longest: int) -> list[str]:
        values = self.get(key)
        expected = f"a list of {shortest} to {longest} texts"
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
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.fault(key, "a table")
        return Sheet(f"{self.place}: {key}", value)

    def parts(self, key: str, shortest: int, longest: int) -> list["Sheet"]:
        """A list of tables inside this one."""
        values = self.get(key)
        expected = f"a list of {shortest} to {longest} tables"
        if not isinstance(values, list) or not shortest <= len(values) <= longest:
            raise self.fault(key, expected)
        sheets: list[Sheet] = []
        for index, value in enumerate(values):
            if not isinstance(value, dict):
                raise self.fault(key, expected)
            sheets.append(Sheet(f"{self.place}: {key} {index + 1}", value))
        return sheets

    def done(self) -> None:
        """Every key was understood: a misspelt one must not be passed over in silence."""
        if self.unread:
            known = ", ".join(key for key in self.table if key not in self.unread)
            strange = _cut(plain(self.unread[0]))
            raise EditionError(f"{self.place}: {strange} is not a key of this game; it knows {known or 'none'}.")


def _short(value: object) -> str:
    return _cut(repr(value))


def _cut(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
