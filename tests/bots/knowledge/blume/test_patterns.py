"""What an unfinished point looks like."""

import pytest
from games.blume.drawing import Table

from hortus.bots.knowledge.blume import patterns
from hortus.bots.knowledge.blume.patterns import WORDS, Reader


@pytest.mark.parametrize(
    ("drawing", "hybrids", "word"),
    [
        (".. --\n.. --\n-- --\n-- --", (), "one plain"),
        (".. --\n.r --\n-- --\n-- --", ("red/blue",), "one open"),
        (".. --\n.r --\n.r --\n.. --", (), "beside"),
        (".. --\n.r --\n-- r.\n-- ..", (), "across plain"),
        (".. --\n.r --\n-- r.\n-- ..", ("red/blue",), "across open"),
        (".. --\n.r --\n.b --\n.. --", ("red/blue",), "half hybrid"),
        (".. --\n.r --\n.b --\n.. --", (), "odd of two"),
        (".. --\n.r --\n.r r.\n.. ..", (), "three plain"),
        (".. --\n.r --\n.b r.\n.. ..", ("red/blue",), "three hybrid"),
        (".. --\n.r --\n.b r.\n.. ..", (), "odd of three"),
        (".. ..\n.r r.\n.r r.\n.. ..", (), "finished"),
        (".. ..\n.r r.\n.r b.\n.. ..", (), "odd of four"),
        (".. ..\n.r r.\n.b b.\n.. ..", (), "even split"),
        (".. ..\n.r o.\n.y p.\n.. ..", (), "mixed"),
    ],
)
def test_a_point_is_read_as_a_pattern(drawing, hybrids, word):
    table = Table(drawing, hybrids=hybrids)
    reader = Reader(table.rules.bed)
    reader.allow(table.state.open)
    assert WORDS[reader.read(table.state.laid, 0, table.point("ab12"), False)] == word


def test_a_pattern_turned_is_the_same_pattern():
    turned = [
        ".. --\n.r --\n.r r.\n.. ..",
        ".. ..\n.r r.\n.r --\n.. --",
        ".. ..\n.r r.\n-- r.\n-- ..",
        "-- ..\n-- r.\n.r r.\n.. ..",
    ]
    for drawing in turned:
        table = Table(drawing)
        reader = Reader(table.rules.bed)
        assert reader.read(table.state.laid, 0, table.point("ab12"), False) == patterns.THREE_PLAIN
