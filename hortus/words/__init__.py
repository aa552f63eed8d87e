"""The message catalogues, and how a message becomes text.

A folder is a language, and `<game>.ftl`, `<game>-rules.ftl` and `<game>-lessons.ftl`
have all texts about one game. The files are Project Fluent's; the browser's page
reads the same ones.
"""

from functools import cache

from hortus.core.message import Listed, Message
from hortus.words.catalogue import FOLDER, Catalogue

ENGLISH = "en"


@cache
def languages() -> list[str]:
    """The codes of the languages, by their folders."""
    return sorted(path.name for path in FOLDER.iterdir() if (path / "page.ftl").is_file())


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language)


def text(message: Message, language: str = ENGLISH) -> str:
    """A message in a language. Where that lacks the key, in English; where that does, its `otherwise`, or the key."""
    known = catalogue(language)
    if message.key not in known:
        known = catalogue(ENGLISH)
    if message.key not in known:
        return message.otherwise or message.key
    return known.text(message.key, {name: _shown(value, language) for name, value in message.values.items()})


def _shown(value: object, language: str) -> object:
    """Numbers stay numbers, so that plurals can look at them; everything else becomes text."""
    if isinstance(value, Message):
        return text(value, language)
    if isinstance(value, Listed):
        items = [str(_shown(item, language)) for item in value.items]
        return catalogue(language).listed(items, value.either)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    return str(value)
