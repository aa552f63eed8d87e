"""Edition files: found, read and fingerprinted. What is in them only the games judge."""

import json
import tomllib
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from hortus.core.errors import EditionError

LARGEST = 256 * 1024
DOTS = 200
"""The most on one line: a key of thousands of parts would take a reader of TOML minutes."""


class Edition:
    """The data of one printing, not yet judged by its game."""

    def __init__(self, name: str, components: dict[str, object], shipped: bool) -> None:
        self.name = name
        self.game = components.get("game")  # whose it says it is
        self.components = {key: value for key, value in components.items() if key != "game"}
        self.shipped = shipped
        # Sorted keys and no spaces: the fingerprint depends on the data, not on how a file is laid out.
        plain = json.dumps(self.components, sort_keys=True, separators=(",", ":"))
        self.digest = sha256(plain.encode()).hexdigest()[:32]

    def game_or_refuse(self) -> str:
        if not isinstance(self.game, str):
            raise EditionError(f'{self.name}: game is missing; expected a line such as game = "petal".')
        return self.game


def shipped(game: str, name: str) -> Edition:
    """An edition that comes with Hortus."""
    text = files(f"hortus.games.{game}").joinpath("editions", f"{name}.toml").read_text("utf-8")
    return Edition(name, tomllib.loads(text), shipped=True)


def from_file(path: Path) -> Edition:
    """An owner's own edition file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)  # a device may never end
    except OSError as fault:
        raise EditionError(f"{path.name} cannot be read: {fault.strerror or fault}.") from None
    return from_bytes(path.name, data)


def from_bytes(name: str, data: bytes) -> Edition:
    if len(data) > LARGEST:
        raise EditionError(f"{name} is larger than {LARGEST // 1024} kB, the most an edition may have.")
    try:
        text = data.decode("utf-8-sig")  # some editors put a mark in front
    except UnicodeDecodeError:
        raise EditionError(f"{name} is not text in UTF-8; an edition is a TOML file.") from None
    if max(line.count(".") for line in text.split("\n")) > DOTS:
        raise EditionError(f"{name} has a line with more than {DOTS} dots, the most that are read; shorten it.")
    try:
        components = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise EditionError(f"{name} is not TOML: {fault}.") from None
    except ValueError:
        raise EditionError(f"{name} holds a number with thousands of digits; no game uses one.") from None
    except RecursionError:
        raise _too_deep(name) from None
    return from_components(name, components)


def from_components(name: str, components: dict[str, object]) -> Edition:
    """An edition whose data came with a record."""
    try:
        return Edition(name, components, shipped=False)
    except (TypeError, ValueError):
        raise EditionError(
            f"{name} holds dates, endless numbers or other values that no game uses; use numbers and texts."
        ) from None
    except RecursionError:
        raise _too_deep(name) from None


def _too_deep(name: str) -> EditionError:
    return EditionError(f"{name} is nested too deeply; lists and tables of a game hold one another a few levels deep.")
