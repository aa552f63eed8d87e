"""Scratch paper for walks through a garden."""

from games.papillon.drawing import Table

from hortus.games.papillon.walk import Walk


def test_a_walk_needs_no_room_before_it_begins():
    walk = Walk()
    assert len(walk.seen) == 0
    walk.begin(9, 4)
    assert (len(walk.seen), len(walk.path)) == (9, 4)


def test_every_walk_has_a_stamp_above_all_marks_of_the_ones_before():
    walk = Walk()
    first = walk.begin(9, 4)
    walk.seen[3] = first | 15
    assert walk.begin(9, 4) > walk.seen[3]
    assert not walk.covers(3 * 4)


def test_a_walk_covers_the_parts_of_the_region_it_went_through_and_no_others():
    table = Table().garden(0, "BFFF1v .\nBFFF2 .")
    ground, garden, walk = table.rules.ground, table.state.gardens[0], Walk()
    cell = int(ground.middle)
    region = ground.region(garden, cell * 4, walk)
    covered = {direction for direction in range(4) if walk.covers(cell * 4 + direction)}
    joined = int(ground.tiles.joined[garden.laid[cell] * 4])
    assert covered == {direction for direction in range(4) if (joined >> direction) & 1}
    assert int(walk.path[0]) >> 4 == cell
    assert region.parts >= 1


def test_the_answer_does_not_depend_on_whose_paper_it_is():
    table = Table().garden(0, "BFFF1v .\nBFFF2 .")
    ground, garden = table.rules.ground, table.state.gardens[0]
    used = Walk()
    for part in range(4):
        ground.region(garden, int(ground.middle) * 4 + part, used)
    for part in range(4):
        one = ground.region(garden, int(ground.middle) * 4 + part, used)
        other = ground.region(garden, int(ground.middle) * 4 + part, Walk())
        assert [one.anchor, one.open, one.tiles] == [other.anchor, other.open, other.tiles]
