"""Why an action of gardening is refused; each reason goes away with its obstacle."""

from games.papillon.drawing import Table


def why(table, text):
    reason = table.rules.refusal(table.state, 0, table.rules.catalogue.read(text))
    return reason.key if reason else None


def test_a_tile_must_be_in_hand():
    assert why(Table().garden(0, "BBRR").hold(0, "RFFF1").at("garden"), "BFFF1v") == "papillon-why-not-in-hand"
    assert why(Table().garden(0, "BBRR").hold(0, "BFFF1").at("garden"), "BFFF1v") is None


def test_a_place_must_be_free_beside_the_garden_and_match():
    table = Table().garden(0, "BBRR").hold(0, "BFFF1").at("garden")
    assert why(table, "p15") == "papillon-why-tile-first"
    table.play(0, "BFFF1v")
    assert why(table, "p16") == "papillon-why-occupied"
    assert why(table, "a1") == "papillon-why-beside"
    assert why(table, "p17") == "papillon-why-side"
    assert why(table, "p15") is None


def test_a_butterfly_comes_from_where_there_is_one():
    table = Table().garden(0, "BFFF1v").hold(0, "BFFF2").clip(0, red1=1).at("garden")
    table.play(0, "BFFF2^", "p17")
    assert why(table, "from nowhere") == "papillon-why-must-place"
    assert why(table, "from red2") == "papillon-why-no-butterfly"
    assert why(table, "from red1") is None
    table.state.supply[0] = 0
    assert why(table, "from supply") == "papillon-why-no-supply"


def test_done_waits_for_the_last_tile():
    table = Table().garden(0, "BBRR").hold(0, "BFFF1").at("garden")
    assert why(table, "done") == "papillon-why-tiles-left"
    assert why(table, "swap") == "papillon-why-one-fits"
    table.play(0, "BFFF1v", "p15")
    assert why(table, "done") is None
