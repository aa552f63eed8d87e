"""Component data is answered only inside its bounds, at both ends."""

import pytest

from hortus.core.errors import EditionError
from hortus.core.sheet import Sheet


def sheet(value: object) -> Sheet:
    return Sheet("box", {"key": value})


READERS = {
    "number": lambda sheet: sheet.number("key", 2, 4),
    "text": lambda sheet: sheet.text("key", 3),
    "word": lambda sheet: sheet.word("key", ["red", "blue"]),
    "numbers": lambda sheet: sheet.numbers("key", 1, 2, 5, 7),
    "texts": lambda sheet: sheet.texts("key", 1, 2),
    "part": lambda sheet: sheet.part("key").table,
    "parts": lambda sheet: [part.table for part in sheet.parts("key", 1, 2)],
}
EXPECTED = {
    "number": "a whole number from 2 to 4",
    "text": "a text of 1 to 3 characters",
    "word": "red or blue",
    "numbers": "a list of 1 to 2 whole numbers from 5 to 7",
    "texts": "a list of 1 to 2 texts",
    "part": "a table",
    "parts": "a list of 1 to 2 tables",
}
FITTING = [
    ("number", [2, 3, 4]),
    ("text", ["a", "abc"]),
    ("word", ["red", "blue"]),
    ("numbers", [[5], [7], [5, 7], [6, 6]]),
    ("texts", [[""], ["a", "b"]]),
    ("part", [{}, {"a": 1}]),
    ("parts", [[{}], [{"a": 1}, {"b": 2}]]),
]
UNFIT = [
    ("number", [1, 5, True, 3.0, "3", None, [3]]),
    ("text", ["", "abcd", 3, None, ["a"]]),
    ("word", ["green", "", 3, ["red"]]),
    ("numbers", [[], [5, 6, 7], [4], [8], [5, 8], [5, True], [5, "6"], 5, "5", None]),
    ("texts", [[], ["a", "b", "c"], ["a", 3], [None], "a", {"a": "b"}]),
    ("part", [[], "a", 3, None]),
    ("parts", [[], [{}, {}, {}], [{}, 3], [[]], {}, "a"]),
]


@pytest.mark.parametrize(("kind", "value"), [(kind, value) for kind, values in FITTING for value in values])
def test_what_fits_is_answered_as_it_is(kind, value):
    asked = sheet(value)
    assert READERS[kind](asked) == value
    asked.done()


@pytest.mark.parametrize(("kind", "value"), [(kind, value) for kind, values in UNFIT for value in values])
def test_what_does_not_fit_is_refused_with_what_was_expected_and_found(kind, value):
    with pytest.raises(EditionError) as refused:
        READERS[kind](sheet(value))
    assert str(refused.value) == f"box: key should be {EXPECTED[kind]}, not {value!r}."


@pytest.mark.parametrize("kind", READERS)
def test_what_is_missing_is_named(kind):
    with pytest.raises(EditionError) as refused:
        READERS[kind](Sheet("box", {}))
    assert str(refused.value) == f"box: key is missing; expected {EXPECTED[kind]}."


def test_a_list_of_one_length_says_so():
    with pytest.raises(EditionError, match="a list of 2 whole numbers from 0 to 9"):
        sheet([1]).numbers("key", 2, 2, 0, 9)


def test_a_part_is_named_by_its_place():
    assert sheet({"a": 1}).part("key").place == "box: key"
    assert [part.place for part in sheet([{}, {}]).parts("key", 1, 2)] == ["box: key 1", "box: key 2"]


def test_a_key_that_nobody_asked_for_is_refused():
    asked = Sheet("box", {"side": 7, "sides": 7, "tiles": 3})
    asked.number("side", 3, 7)
    asked.number("tiles", 1, 9)
    with pytest.raises(EditionError, match="box: sides is not a key of this game; it knows side and tiles"):
        asked.done()
    with pytest.raises(EditionError, match="it knows none here"):
        sheet(3).done()


def test_a_long_value_is_shown_by_its_beginning():
    exact, longer = "x" * 58, "x" * 59
    with pytest.raises(EditionError, match=f"not '{exact}'\\."):
        sheet(exact).number("key", 1, 2)
    with pytest.raises(EditionError) as refused:
        sheet(longer).number("key", 1, 2)
    assert str(refused.value).endswith("not '" + "x" * 56 + "....")


def test_a_fault_of_several_keys_names_the_sheet():
    fault = sheet(3).wrong("refused-petal-sum", {"cells": 24, "found": 6})
    assert str(fault) == "box: tiles should add up to 24, half the squares around the tree, not 6."
    assert fault.message.values == {"place": "box", "cells": 24, "found": 6}
    assert sheet(3).has("key")
    assert not sheet(3).has("side")
