"""Plans for a whole hand of tiles."""

from bots.knowledge.papillon.looking import favourite, in_the_last_round, worths
from games.papillon.drawing import Table


def test_two_tiles_close_a_patch_that_neither_closes_alone():
    """A bed across a tile has two ends; in the last round one end is worth nothing, both are a patch of three."""
    table = in_the_last_round(Table().garden(0, "RFRF1").hold(0, "RFFF1", "RFFF2").at("garden"))
    found = worths(table)
    # Either tile may begin, turned towards either end.
    ends = [found["RFFF1^"], found["RFFF1v"], found["RFFF2^"], found["RFFF2v"]]
    assert max(ends) - min(ends) < 1e-9
    assert max(found.values()) == max(ends)
    assert min(ends) > found["RFFF1>"]
    table.play(0, "RFFF1v")
    assert favourite(table) == "p15"
    table.play(0, "p15", "RFFF2^")
    assert favourite(table) == "p17"


def test_a_long_bed_goes_between_two_ends_although_one_end_would_close_at_once():
    """RFFF2 alone would close a patch of two; with the long bed between them it is one of three."""
    table = in_the_last_round(Table().garden(0, "RFFF1v").hold(0, "RFFF2", "RFRF1").at("garden"))
    found = worths(table)
    assert favourite(table) == "RFRF1^"
    table.play(0, "RFRF1^")
    assert favourite(table) == "p17"
    assert found["RFRF1^"] > found["RFRF1>"]
