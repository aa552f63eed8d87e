"""Edition files: found, read and fingerprinted. What is in them only the games judge."""

import json
import re
import tomllib
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from hortus.core.errors import EditionError

LARGEST = 64 * 1024
"""Bytes of a file; the largest that comes with Hortus has 7 kB."""
PARTS = 8
"""Of one key or header, as in a.b.c. A reader of TOML walks them all for every line below."""
DEEPEST = 8
"""Lists and tables inside one another; the games need four."""

_words = re.compile(
    r'''"""(?:[^\\]|\\.)*?(?:"{3,5}|\Z)'''  # texts of several lines; the last signs in them may be quotes too
    r"""|'''.*?(?:'{3,5}|\Z)"""
    r"""|"(?:[^"\\\n]|\\[^\n])*"?"""  # texts of one line
    r"""|'[^'\n]*'?"""
    r"|#[^\n]*",
    re.DOTALL,
)
"""Texts and comments: what stands in them is no structure. What is never closed ends with the file or the line."""
_between_keys = re.compile(r"[\n=,\[\]{}]")
_brackets = re.compile(r"[\[\]{}]")


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


def check_size(name: str, data: bytes) -> None:
    if len(data) > LARGEST:
        raise EditionError(f"{name} is larger than {LARGEST // 1024} kB, the most an edition may have.")


def from_bytes(name: str, data: bytes) -> Edition:
    check_size(name, data)
    try:
        text = data.decode("utf-8-sig")  # some editors put a mark in front
    except UnicodeDecodeError:
        raise EditionError(f"{name} is not text in UTF-8; an edition is a TOML file.") from None
    _check_structure(name, text)
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


def _check_structure(name: str, text: str) -> None:
    """Refuse what would keep a reader of TOML busy; this look at it takes no longer than its length."""
    structure = _words.sub("_", text)
    if max(key.count(".") for key in _between_keys.split(structure)) >= PARTS:
        raise EditionError(f"{name} has a key of more than {PARTS} parts; a key of a game has one or two.")
    depth = 0
    for bracket in _brackets.findall(structure):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            raise _too_deep(name)


def _too_deep(name: str) -> EditionError:
    return EditionError(f"{name} is nested too deeply; lists and tables of a game hold one another a few levels deep.")
