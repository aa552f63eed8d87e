"""Notation and words."""

from english import sentence
from games.flutter.drawing import Table, rules

from hortus.core.state import NONE
from hortus.games.flutter.vocabulary import column_word, vertex_words


def test_the_catalogue_has_a_few_thousand_actions():
    assert rules().catalogue.size == 5 + 12 + 50 * 50 + 4 + 61 + 61 + 2


def test_a_turn_is_written_as_stack_turn_and_vertex():
    catalogue = rules().catalogue
    written = ["moth", "flip 60", "w23", "red", "score 7", "bee 7", "keep", "pass"]
    spelled = [catalogue.spell(catalogue.read(text))["do"] for text in written]
    assert spelled == ["stack", "turn", "place", "colour", "score", "bee", "keep", "pass"]


def test_columns_go_on_after_z():
    assert [column_word(column) for column in (0, 25, 26, 44)] == ["a", "z", "aa", "as"]
    assert vertex_words(2, 2) == ["a1", "b1", "a2", "b2"]


def test_numbers_keep_their_meaning():
    """Old records: blocks are only ever appended."""
    catalogue = rules(5).catalogue
    assert [block.name for block in catalogue.blocks] == [
        "stack", "turn", "place", "colour", "score", "bee", "keep", "pass",
    ]  # fmt: skip
    assert [int(block.start) for block in catalogue.blocks] == [0, 5, 17, 4778, 4782, 4843, 4904, 4905]
    older = rules(5, version=2).catalogue
    assert [int(block.start) for block in older.blocks] == [0, 5, 17, 2042, 2046, 2107, 2168, 2169]


def test_events_are_told_in_words():
    table = Table()
    table.sun("moth")
    table.stand("select").play("ladybug", "turn 0")
    told = [sentence(table.rules, event.seen_by(NONE), ["Ada", "Bob"]) for event in table.log.events]
    assert told == ["Ada takes the red ladybug.", "Ada's tile: as it is."]
