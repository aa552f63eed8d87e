"""Edition files: find, read and fingerprint them. Only the games decide whether the content is valid."""

import json
import re
import tomllib
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from hortus.core.errors import EditionError
from hortus.core.message import Message
from hortus.files import why

LARGEST = 64 * 1024
"""The most bytes of a file. The largest that comes with Hortus has 7 kB."""
PARTS = 8
"""The most parts of a key or header such as a.b.c. The TOML parser walks all of them for every line below."""
DEEPEST = 8
"""How deep lists and tables may be nested. The games need four levels."""
RENAMED = {"house": "standard"}
"""Earlier names of editions that come with Hortus: records, tables and clients of older versions use them."""

_stopped = re.compile(r"\(at line (\d+), column (\d+)\)$")
_words = re.compile(
    r'''"""(?:[^\\]|\\.)*?(?:"{3,5}|\Z)'''  # multi-line strings; they may end with extra quotes
    r"""|'''.*?(?:'{3,5}|\Z)"""
    r"""|"(?:[^"\\\n]|\\[^\n])*"?"""  # strings of one line
    r"""|'[^'\n]*'?"""
    r"|#[^\n]*",
    re.DOTALL,
)
"""Strings and comments, which are not structure. An unclosed one ends with the line or the file."""
_between_keys = re.compile(r"[\n=,\[\]{}]")
_brackets = re.compile(r"[\[\]{}]")


class Edition:
    """The data of one edition, before its game has checked it."""

    def __init__(self, name: str, components: dict[str, object], shipped: bool) -> None:
        self.name = name
        self.game = components.get("game")  # the game it claims to belong to
        self.components = {key: value for key, value in components.items() if key != "game"}
        self.shipped = shipped
        # Sorted keys and no spaces: the fingerprint depends on the data, not on the layout of the file.
        plain = json.dumps(self.components, sort_keys=True, separators=(",", ":"))
        self.digest = sha256(plain.encode()).hexdigest()[:32]

    def game_or_refuse(self) -> str:
        """The game of this edition, or an EditionError if the file names none."""
        if not isinstance(self.game, str):
            expected = Message("expected-game")
            raise EditionError("refused-edition-missing", place=self.name, key="game", expected=expected)
        return self.game


def current(name: str) -> str:
    """The name an edition has now."""
    return RENAMED.get(name, name)


def shipped(game: str, name: str) -> Edition:
    """An edition that comes with Hortus, by its name or an earlier one."""
    name = current(name)
    return Edition(name, json.loads(_read_once(game, name)), shipped=True)


@lru_cache
def _read_once(game: str, name: str) -> str:
    """The data of an edition that comes with Hortus, as JSON: parsing that is ten times faster than parsing TOML."""
    text = files(f"hortus.games.{game}").joinpath("editions", f"{name}.toml").read_text("utf-8")
    return json.dumps(tomllib.loads(text))


def from_file(path: Path) -> Edition:
    """Load a custom edition from a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)  # a device file may never end
    except OSError as fault:
        raise EditionError("refused-file-read", path=path.name, why=why(fault)) from None
    return from_bytes(path.name, data)


def check_size(name: str, data: bytes) -> None:
    """Refuse a file that is too large."""
    if len(data) > LARGEST:
        raise EditionError("refused-edition-large", name=name, most=LARGEST // 1024)


def from_bytes(name: str, data: bytes) -> Edition:
    """Load a custom edition from the content of a file."""
    check_size(name, data)
    try:
        text = data.decode("utf-8-sig")  # some editors add a byte order mark
    except UnicodeDecodeError:
        raise EditionError("refused-edition-utf8", name=name) from None
    _check_structure(name, text)
    try:
        components = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise _not_toml(name, fault) from None
    except ValueError:
        raise EditionError("refused-edition-digits", name=name) from None
    except RecursionError:
        raise _too_deep(name) from None
    return from_components(name, components)


def from_components(name: str, components: dict[str, object]) -> Edition:
    """Make a custom edition from its data, for example from a record."""
    try:
        return Edition(name, components, shipped=False)
    except (TypeError, ValueError):
        raise EditionError("refused-edition-values", name=name) from None
    except RecursionError:
        raise _too_deep(name) from None


def _check_structure(name: str, text: str) -> None:
    """Refuse what would make the TOML parser slow. This check takes linear time."""
    structure = _words.sub("_", text)
    if max(key.count(".") for key in _between_keys.split(structure)) >= PARTS:
        raise EditionError("refused-edition-parts", name=name, most=PARTS)
    depth = 0
    for bracket in _brackets.findall(structure):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            raise _too_deep(name)


def _not_toml(name: str, fault: tomllib.TOMLDecodeError) -> EditionError:
    """Where the parser stopped. Its own sentence is in English only, so it is not quoted."""
    found = _stopped.search(str(fault))
    if found:
        return EditionError("refused-edition-toml", name=name, line=int(found[1]), column=int(found[2]))
    return EditionError("refused-edition-toml-end", name=name)


def _too_deep(name: str) -> EditionError:
    return EditionError("refused-edition-deep", name=name)
