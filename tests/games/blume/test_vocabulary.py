"""Numbers, words and sentences."""

import hortus
from hortus.games.blume.vocabulary import cell_words, point_words


def test_rows_count_from_the_bottom_because_the_garden_grows_from_there():
    assert cell_words(5)[:6] == ["a1", "b1", "c1", "d1", "e1", "a2"]
    assert point_words(5)[0] == "ab12"
    assert point_words(5)[-1] == "de45"


def test_the_catalogue_of_the_base_game_is_small():
    assert hortus.rules("blume").catalogue.size == 178
    assert hortus.rules("blume", modules=["tools"]).catalogue.size == 306
    assert hortus.rules("blume", modules=["field_of_flowers"]).catalogue.size == 2 + 1 + 4 * 77 * 77


def test_columns_beyond_z_have_two_letters():
    assert cell_words(31)[25:27] == ["z1", "aa1"]
    assert len(set(cell_words(31))) == 31 * 31
    assert len(set(point_words(31))) == 30 * 30


def test_notation():
    catalogue = hortus.rules("blume", modules=["tools"]).catalogue
    for text in ["1", "bag", "b3>", "ab12", "stock", "red+", "blue-", "lower pink", "prune 4", "xc2", "rake"]:
        assert catalogue.write(catalogue.read(text)) == text
    assert catalogue.spell(catalogue.read("b3>")) == {"do": "place", "turn": 1, "cell": 11}
    assert catalogue.spell(catalogue.read("turn b3 >")) == {"do": "rake", "turn": 0, "cell": 11}
    assert catalogue.read("TURNB3>") == catalogue.read("turn b3 >")
    assert catalogue.spell(catalogue.read("hose ab12")) == {"do": "hose", "point": 0}


def test_modules_only_append_actions():
    """A number keeps its meaning."""
    base = hortus.rules("blume").catalogue
    more = hortus.rules("blume", modules=["tools", "botanist"]).catalogue
    assert [more.write(action) for action in range(base.size)] == [base.write(action) for action in range(base.size)]
