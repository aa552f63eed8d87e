"""Refusals are keys with values: what the code provides is what the catalogues ask for."""

import ast
import pickle
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import hortus
from hortus import words
from hortus.core.errors import HortusError, IllegalAction
from hortus.words.catalogue import FOLDER, Catalogue

PACKAGE = Path(hortus.__file__).parent
SOURCES = sorted([*(PACKAGE / "core").rglob("*.py"), *(PACKAGE / "games").rglob("*.py"), *PACKAGE.glob("*.py")])
FAMILIES = ("refused-", "expected-")


class Placeables(Visitor):
    """The values that a text asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def asked(language: str) -> dict[str, set[str]]:
    """Every key of the refusals with the values its text asks for."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=False).parse((FOLDER / language / "refusals.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            visitor = Placeables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def provided(source: str) -> list[tuple[str, set[str] | None]]:
    """Every key that a source names in a call, with the values it provides; None where only a run could tell."""
    found: list[tuple[str, set[str] | None]] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
            continue
        key = node.args[0].value
        if not isinstance(key, str) or not key.startswith(FAMILIES):
            continue
        values: set[str] | None = {keyword.arg for keyword in node.keywords if keyword.arg}
        for given in node.args[1:]:
            names = [name.value for name in given.keys if isinstance(name, ast.Constant)] if literal(given) else None
            values = None if values is None or names is None else values | set(names)
        if values is not None and isinstance(node.func, ast.Attribute) and node.func.attr == "wrong":
            values.add("place")
        found.append((key, values))
    return found


def literal(node: ast.expr) -> bool:
    """A dict that is written out, without another dict inside it."""
    return isinstance(node, ast.Dict) and None not in node.keys


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_every_refusal_has_a_text_and_provides_its_values(path):
    known = asked("en")
    for key, values in provided(path.read_text("utf-8")):
        assert key in known, key
        assert values is None or known[key] <= values, f"{key} lacks {known[key] - values}"


def test_a_missing_value_would_be_noticed():
    assert provided('raise IllegalAction("refused-seat", seat=3)') == [("refused-seat", {"seat"})]
    assert not asked("en")["refused-seat"] <= {"seat"}


@pytest.mark.parametrize("language", sorted(path.parent.name for path in FOLDER.glob("*/refusals.ftl")))
def test_every_language_has_every_refusal_with_the_same_values(language):
    assert asked(language) == asked("en")


def test_no_error_is_made_from_a_sentence():
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if name in ("HortusError", "IllegalAction", "SetupError", "EditionError", "RecordError", "WireError"):
                first = node.args[0]
                assert not isinstance(first, ast.JoinedStr), f"{path.name}:{node.lineno}"
                assert not isinstance(first, ast.Constant) or first.value.startswith("refused-"), path.name


def test_an_error_reads_as_english_and_has_its_key():
    error = IllegalAction("refused-turn", seat="2", count=1, seats="1")
    assert str(error) == "It isn't seat 2's turn; waiting for seat 1."
    assert (error.message.key, error.message.values["seat"]) == ("refused-turn", "2")
    assert words.text(error.message, "de") == "Platz 2 ist nicht dran; gewartet wird auf Platz 1."
    assert Catalogue("nl").text("refused-turn", {"seat": "2", "count": 2, "seats": "0 en 1"}) == (
        "Plaats 2 is niet aan de beurt; we wachten op de plaatsen 0 en 1."
    )


def test_what_a_refusal_quotes_is_made_plain_in_every_language():
    error = HortusError("refused-seat", seat="\x1b[31m\u202e", last=3)
    assert error.message.values["seat"].isprintable()
    assert words.text(error.message, "de").isprintable()


def test_an_error_can_be_sent_to_another_process():
    with pytest.raises(hortus.SetupError) as refused:
        hortus.rules("petal", 9)
    copy = pickle.loads(pickle.dumps(refused.value))
    assert type(copy) is hortus.SetupError
    assert str(copy) == str(refused.value) == "Petal is played with 2 seats, not 9."
