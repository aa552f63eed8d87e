"""Tables of numbers that come with Hortus: files next to the code that uses them, read once and checked.

Each names the command that made it. An error is one sentence that says what is
wrong and what would be right.
"""

import tomllib
from importlib.resources import files
from typing import Any

from librt.vecs import vec

from hortus.core.errors import HortusError


class TableFault(HortusError):
    """A table of numbers cannot be used."""


_read: dict[str, dict[str, Any]] = {}


def read(package: str, *path: str) -> dict[str, Any]:
    """A TOML file of a package; empty if there is none."""
    key = "/".join([package, *path])
    if key not in _read:
        file = files(package).joinpath(*path)
        try:
            _read[key] = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
        except tomllib.TOMLDecodeError as fault:
            raise TableFault("lab-numbers-not-toml", file=path[-1], why=str(fault)) from None
    return _read[key]


class Table:
    """One file of a game's `tables` folder."""

    def __init__(self, game: str, name: str) -> None:
        self.place = f"knowledge/{game}/tables/{name}.toml"
        self.rows = read(f"hortus.bots.knowledge.{game}", "tables", f"{name}.toml")
        if not isinstance(self.rows.get("command"), str):
            raise TableFault("lab-numbers-command", file=self.place)

    def numbers(self, key: str, count: int) -> list[float]:
        """This many numbers, from one row or from several rows in order."""
        listed = self.rows.get(key)
        flat: list[Any] = []
        for value in listed if isinstance(listed, list) else []:
            flat += value if isinstance(value, list) else [value]
        if len(flat) != count or not all([type(value) in (int, float) for value in flat]):
            raise TableFault("lab-numbers-count", file=self.place, row=key, count=count, found=len(flat))
        return [float(value) for value in flat]

    def vector(self, key: str, count: int) -> vec[float]:
        return vec[float](self.numbers(key, count))
