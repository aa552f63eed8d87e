"""Exchanging tiles that fit nowhere; the whole course is in test_gardening.py."""

from games.papillon.drawing import Table


def test_one_kind_of_tile_is_exchanged_without_a_choice_and_several_with_one():
    """Ruling 20."""
    assert Table().garden(0, "BBRR").hold(0, "PPYY").at("garden").legal(0) == {"swap"}
    table = Table().garden(0, "BBRR").hold(0, "PPYY", "YYFF1").at("garden")
    assert table.legal(0) == {"swap PPYY", "swap YYFF1"}
