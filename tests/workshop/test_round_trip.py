"""From the standard edition through the editor into a file, and nothing is lost."""

import tomllib

import pytest
from workshop.editor import standard_file

import hortus
from hortus import editions
from hortus.workshop import look


def bare(game):
    box = tomllib.loads(standard_file(game).decode())
    return {key: value for key, value in box.items() if key != "game"}


@pytest.mark.parametrize("game", hortus.GAMES)
def test_the_standard_edition_written_by_the_editor_is_the_same_edition(editor, game):
    sent = look("standard.toml", standard_file(game), game, "en", [])
    data, text = editor.edit(game, sent.components, does="write")
    assert data == bare(game)
    again = editions.from_bytes("mine.toml", text.encode())
    assert again.game == game
    assert again.components == bare(game)
    assert again.digest == editions.shipped(game, "standard").digest


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_file_of_the_editor_written_again_is_the_same_file(editor, game):
    data, text = editor.edit(game, bare(game), does="write")
    assert editor.edit(game, data, does="write")[1] == text


@pytest.mark.parametrize(
    "value",
    [
        'a "quoted" \\ text', "tab\tand é ツ 🌼", "two\nlines\n", "\x00\x1f\x7f", "", -5, [], ["", "x"] * 40,
        True, 1.5, {"inner": [1, 2], "with space": "x"}, [{"a": 1}, {"b": [{"c": "x"}]}], [[1], ["a", [2]]],
        "ends with a quote\n\"\"\"\"",
    ],
)  # fmt: skip
def test_whatever_a_value_is_the_file_holds_it(editor, value):
    data, text = editor.edit("petal", {"side": 7, "my key": value, "list": [value, value]}, does="write")
    assert tomllib.loads(text) == {"game": "petal", **data}


def test_a_number_that_is_none_is_written_so_that_the_file_can_be_read(editor):
    sent = look("mine.toml", b'game = "petal"\nside = nan\ntiles = [inf]\nfewer = 3\n', "petal", "en", [])
    assert sent.where == ["side"]
    _, text = editor.edit("petal", {"side": None, "tiles": [None], "fewer": 3}, does="write")
    assert tomllib.loads(text).keys() == {"game", "side", "tiles", "fewer"}
