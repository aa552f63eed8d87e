"""What a page shows in words, and which of it is English on a page in another language."""

import re
from functools import cache

from browser.visitor import Visitor
from fluent.syntax import FluentParser, ast

from hortus.words.catalogue import FOLDER

LOOK = """() => {
    const found = new Set();
    const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const node = walk.currentNode;
        if (!node.parentElement?.closest('script, style, noscript, template')) found.add(node.nodeValue);
    }
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name));
    found.add(document.title);
    return [...found];
}"""
LEAST = 3
"""Letters that a text must have by itself. A number with a sign is the same in every language."""


def shown(guest: Visitor) -> set[str]:
    """Every text on the page: what is read, and what a screen reader says."""
    return {" ".join(text.split()) for text in guest.page.evaluate(LOOK)} - {""}


def english(texts: set[str], language: str) -> list[str]:
    """Which of these texts, or parts of them, are in the English catalogue and not in this language's."""
    found: set[str] = set()
    own = _patterns(language)
    for text in texts:
        for part in {text, *re.split(r", | · |: |\. ", text)}:
            if own.fullmatch(part) or part.isupper():
                continue
            if _patterns("en").fullmatch(part):
                found.add(part)
    return sorted(found)


@cache
def _patterns(language: str) -> re.Pattern[str]:
    """All texts of a language as one pattern, with anything in the place of their values."""
    texts: set[str] = set()
    for path in (FOLDER / language).glob("*.ftl"):
        for entry in FluentParser(with_spans=False).parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                texts |= {text for text in _texts(entry.value) if len(re.sub(r"\W|\.\+", "", text)) >= LEAST}
    return re.compile("|".join(f"(?:{text})" for text in sorted(texts)))


def _texts(pattern: ast.Pattern) -> list[str]:
    """A text as patterns: one for each of its forms, such as singular and plural."""
    forms = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [re.escape(" ".join(element.value.split(" ")))]
        elif isinstance(element.expression, ast.SelectExpression):
            parts = [text for variant in element.expression.variants for text in _texts(variant.value)]
        else:
            parts = [".+"]
        forms = [form + part for form in forms for part in parts]
    return forms
