"""Tables of numbers that come with Hortus: files beside the code that uses them, read once and checked.

Each names the command that made it. A fault in one is a sentence that says what
is wrong and what would be right.
"""

import tomllib
from importlib.resources import files
from typing import Any

from librt.vecs import vec

from hortus.core.errors import HortusError


class TableFault(HortusError):
    """A file of numbers that cannot be used."""


_read: dict[str, dict[str, Any]] = {}


def read(package: str, *path: str) -> dict[str, Any]:
    """A TOML file of a package; nothing where there is none."""
    key = "/".join([package, *path])
    if key not in _read:
        file = files(package).joinpath(*path)
        try:
            _read[key] = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
        except tomllib.TOMLDecodeError as fault:
            raise TableFault(f"{path[-1]} is not TOML: {fault}.") from None
    return _read[key]


class Table:
    """One file of a game's `tables` folder."""

    def __init__(self, game: str, name: str) -> None:
        self.place = f"knowledge/{game}/tables/{name}.toml"
        self.rows = read(f"hortus.bots.knowledge.{game}", "tables", f"{name}.toml")
        if not isinstance(self.rows.get("command"), str):
            raise TableFault(f"{self.place}: command is missing; it says how the numbers were made.")

    def numbers(self, key: str, count: int) -> list[float]:
        """So many numbers in a row, or in rows that are read one after the other."""
        listed = self.rows.get(key)
        flat: list[Any] = []
        for value in listed if isinstance(listed, list) else []:
            flat += value if isinstance(value, list) else [value]
        if len(flat) != count or not all([type(value) in (int, float) for value in flat]):
            raise TableFault(f"{self.place}: {key} should be {count} numbers, not {len(flat)} values.")
        return [float(value) for value in flat]

    def vector(self, key: str, count: int) -> vec[float]:
        return vec[float](self.numbers(key, count))
