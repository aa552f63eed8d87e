"""What a learned value looks at."""

from games.papillon.drawing import Table
from librt.vecs import vec

from hortus.bots.knowledge import knowledge


def traits(table, seat=0):
    names = knowledge(table.rules).traits()
    row = vec[float]([0.0] * len(names))
    knowledge(table.rules).describe(table.state, seat, row)
    return dict(zip(names, row, strict=True))


def test_traits_tell_a_patch_that_needs_one_tile_from_one_that_needs_two():
    one = traits(Table().garden(0, "BFFF1v"))
    two = traits(Table().garden(0, "RFRF1"))
    assert one["almost"] > 0.0
    assert one["wide"] == 0.0
    assert two["almost"] == 0.0
    assert two["wide"] > 0.0
    # It would cover three tiles when it is closed.
    assert two["large"] > one["large"] == 0.0


def test_there_is_a_hand_made_weight_for_every_trait():
    heuristics = knowledge(Table().rules)
    assert len(heuristics.hand()) == len(heuristics.traits())
