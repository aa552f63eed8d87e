"""Taking up the tiles of a round and putting them back."""

from games.papillon.drawing import Table

from hortus.games.papillon.relaying import take_up


def test_what_was_taken_up_is_put_back_as_it_was():
    table = Table().garden(0, "BBRR").hold(0, "BFFF1", "PPYY").at("garden")
    table.play(0, "BFFF1v", "p15", "swap")
    table.chance("RFFF1")
    before = table.state.dump()
    taken = take_up(table.state, 0, table.rules.ground, len(table.words))
    assert table.hand(0) == ["BFFF1", "RFFF1"]
    assert table.state.gardens[0].tiles == 1
    assert taken.holds(table.kind("BFFF1")) == 1
    taken.put_back(table.state, table.rules.ground)
    assert table.state.dump() == before
