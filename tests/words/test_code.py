"""The code that shows texts: every key has its values, no sentence stands in code, and no text is taken apart."""

from functools import cache
from pathlib import Path

import pytest
from words import checks

from hortus import words
from hortus.words.catalogue import FOLDER

ROOT = Path(__file__).parents[2]
PYTHON = sorted((ROOT / "hortus").rglob("*.py"))
PAGE = sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))

SILENT = {"nobody"}
"""The prompt of a step that asks nobody. It is never shown."""

SENTENCES = {
    "hortus/art/palette.py": "names of fonts",
    "hortus/print/ink.py": "the name of a font",
    "hortus/server/tables/devices.py": "names of browsers and systems, the same in every language",
    "hortus/server/typescript.py": "writes TypeScript, with its comments",
    "hortus/server/http/description.py": "describes the API to programmers",
    "hortus/server/metrics.py": "describes measurements to those who run a server",
    "hortus/adapters/observe/": "the documentation of each field, for programmers, like docstrings",
    "hortus/adapters/gymnasium.py": "errors of programs, as Gymnasium words them",
    "hortus/adapters/pettingzoo.py": "errors of programs, as PettingZoo words them",
    "hortus/cli/parser.py": "what argparse says in English, by our keys",
    "hortus/bots/knowledge/flutter/features.py": "names of features in files of weights",
}
"""Python files and folders whose strings only look like sentences, or are for programmers, with the reason."""

PATTERNS = {
    "web/src/routes.svelte.ts": "addresses",
    "web/src/shell/Share.svelte": "the name of the host",
    "hortus/words/catalogue.py": "reads the catalogue files",
    "hortus/editions.py": "names of files, and where a parser stopped",
    "hortus/print/ink.py": "drawings",
    "hortus/server/protocol/live.py": "a message on the wire",
    "hortus/server/http/middleware.py": "requests",
    "hortus/server/http/authentication.py": "requests",
    "hortus/server/store/foreign.py": "a backup file",
    "hortus/server/http/validation.py": "what the library that checks requests says is allowed",
}
"""Files that may use regular expressions, with what they read. None of it is shown."""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def asked(language: str) -> dict[str, set[str]]:
    """Every key of a language with the values its text asks for."""
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        found.update(checks.entries(path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("language", words.languages())
def test_no_language_has_a_key_twice(language: str) -> None:
    assert checks.duplicates(path.read_text("utf-8") for path in (FOLDER / language).glob("*.ftl")) == []


def test_every_text_gets_its_values_from_python() -> None:
    known = asked("en")
    found = [use for path in PYTHON for use in checks.python_uses(path.read_text("utf-8"), name(path), known)]
    assert len(found) > 50
    assert checks.unfilled([use for use in found if use.key not in SILENT], known) == []


def test_every_text_gets_its_values_from_the_page() -> None:
    found = [use for path in PAGE for use in checks.page_uses(path.read_text("utf-8"), name(path))]
    assert len(found) > 300
    assert checks.unfilled(found, asked("en")) == []


@pytest.mark.parametrize("part", sorted({path.relative_to(ROOT / "hortus").parts[0] for path in PYTHON}))
def test_no_sentence_stands_in_python(part: str) -> None:
    found = [
        f"{name(path)}:{line}: {text}"
        for path in PYTHON
        if path.relative_to(ROOT / "hortus").parts[0] == part and not name(path).startswith(tuple(SENTENCES))
        for line, text in checks.python_sentences(path.read_text("utf-8"))
    ]
    assert found == []


def test_no_sentence_stands_in_the_page() -> None:
    found = [
        f"{name(path)}: {text}"
        for path in PAGE
        for text in checks.page_sentences(path.read_text("utf-8"), path.suffix == ".svelte")
    ]
    assert found == []


def test_no_shown_text_is_taken_apart() -> None:
    found = [f"{name(path)}: {text}" for path in PAGE for text in checks.page_patterns(path.read_text("utf-8"))]
    found += [f"{name(path)}: {text}" for path in PYTHON for text in checks.python_patterns(path.read_text("utf-8"))]
    assert [one for one in found if one.split(":")[0] not in PATTERNS] == []


def test_every_exception_is_still_needed() -> None:
    found = {name(path) for path in PYTHON if checks.python_sentences(path.read_text("utf-8"))}
    needless = [place for place in SENTENCES if not any(file.startswith(place) for file in found)]
    for file in PATTERNS:
        source = (ROOT / file).read_text("utf-8")
        if not (checks.python_patterns(source) if file.endswith(".py") else checks.page_patterns(source)):
            needless.append(file)
    assert needless == []
