"""Which sentences of a text are English, although another language was asked for."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hortus import words
from hortus.words.catalogue import FOLDER

LONG = 12
"""Shorter pieces of text may be the same by chance."""


class Pieces(Visitor):
    """The parts of a text that do not depend on values."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(" ".join(node.value.split()))


def pieces(code: str) -> dict[str, list[str]]:
    """The pieces of every text of a language, by its key."""
    found = {}
    for path in sorted((FOLDER / code).glob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                visitor = Pieces()
                visitor.visit(entry)
                found[entry.id.name] = visitor.found
    return found


@cache
def english_only(code: str) -> list[str]:
    """Pieces of English sentences, of several words, that this language says differently everywhere."""
    other = " ".join(piece for found in pieces(code).values() for piece in found)
    english = {piece for found in pieces(words.ENGLISH).values() for piece in found}
    return sorted(piece for piece in english if len(piece) >= LONG and " " in piece and piece not in other)


def foreign(shown: str, code: str) -> list[str]:
    """English sentences in what is shown."""
    if code == words.ENGLISH:
        return []
    text = " ".join(shown.split())
    return [piece for piece in english_only(code) if piece in text]
