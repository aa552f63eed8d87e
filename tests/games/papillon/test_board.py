"""Gardens: what fits, what is joined, what is closed."""

import pytest
from games.papillon.drawing import WINDOW, Table, told
from librt.vecs import vec
from mypy_extensions import i64

import hortus
from hortus import art, editions
from hortus.core.bits import members
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.games.papillon import market, vocabulary
from hortus.games.papillon.walk import Walk

FIELD = 4


def region(table, cell, direction, seat=0):
    """Tiles, open sides and printed butterflies of the region at a cell's side."""
    ground = table.rules.ground
    part = ground.words.index(cell) * 4 + ["north", "east", "south", "west"].index(direction)
    found = ground.region(table.state.gardens[seat], part, Walk())
    return int(found.tiles), int(found.open), int(found.butterflies)


def places(table, word, seat=0):
    name, turn = word[:-1], "^>v<".index(word[-1])
    out = vec[i64]([0] * WINDOW * WINDOW)
    ground = table.rules.ground
    count = ground.places(table.state.gardens[seat], table.kind(name) * 4 + turn, 0, out)
    return [ground.words[out[index]] for index in range(count)]


def test_the_first_tile_is_laid_in_the_middle():
    """Gardening 1: only the very first tile touches nothing."""
    table = Table().hold(0, "BPRF1").at("garden")
    table.play(0, "BPRF1^")
    assert table.legal(0) == {"p16"}


def test_a_tile_must_share_a_full_side_with_another():
    """Ruling 22: corners do not count as touching."""
    table = Table().garden(0, "BBFF1")
    assert places(table, "BBFF1v") == ["p15", "o16", "q16", "p17"]


def test_every_touching_side_must_match():
    """Gardening 3: flowers to flowers of their colour, field to field."""
    table = Table().garden(
        0,
        """
        BFFF1> .
        BFFF2v BPFF1>
        """,
    )
    # q16 lies east of a blue side and north of a field.
    assert "q16" in places(table, "BFFF1<")
    assert "q16" not in places(table, "PFFF1<")
    assert "q16" not in places(table, "BBFF1v")


def test_turning_a_tile_carries_its_parts_along():
    tiles = hortus.rules("papillon", 3).ground.tiles
    kind = tiles.names.index("BPFF1")
    for turn in range(4):
        lying = (kind * 4 + turn) * 4
        assert [tiles.shows[lying + (side + turn) % 4] for side in range(4)] == [0, 1, FIELD, FIELD]
        south, west = lying + (2 + turn) % 4, lying + (3 + turn) % 4
        assert tiles.joined[south] == tiles.joined[west] == (1 << (2 + turn) % 4) | (1 << (3 + turn) % 4)
        assert tiles.printed[south] == tiles.printed[west] == 1


def test_lifting_a_tile_undoes_laying_it():
    table = Table().garden(0, "BBFF1 BFFF1<")
    garden = table.state.gardens[0]
    before = garden.dump()
    table.rules.ground.lay(garden, table.rules.ground.middle + WINDOW, table.kind("BFFF2") * 4)
    table.rules.ground.lift(garden, table.rules.ground.middle + WINDOW)
    assert garden.dump() == before


def test_two_beds_face_to_face_are_a_closed_patch():
    """Closing flower patches: same colour over two tiles and no side left."""
    table = Table().garden(0, "BFFF1v\nBFFF2")
    assert region(table, "p16", "south") == (2, 0, 0)
    assert region(table, "p17", "north") == (2, 0, 0)


def test_a_patch_with_a_side_left_is_open():
    table = Table().garden(0, "BFFF1v\nBFBF1")
    assert region(table, "p16", "south") == (2, 1, 0)


def test_a_bed_runs_through_a_tile_where_the_edition_joins_it():
    """The standard edition's S3: the bed from side to side is one, its two fields are two."""
    table = Table().garden(0, "BFFF1v\nBFBF1\nBFFF2")
    assert region(table, "p16", "south") == (3, 0, 0)
    assert region(table, "p17", "east") == (1, 1, 1)
    assert region(table, "p17", "west") == (1, 1, 0)


def test_a_field_runs_through_between_two_beds():
    """The standard edition's D2."""
    table = Table().garden(0, "BFPF1")
    assert region(table, "p16", "east") == region(table, "p16", "west") == (1, 2, 1)
    assert region(table, "p16", "north") == (1, 1, 0)


def test_a_ring_of_corner_beds_is_one_closed_patch_of_four():
    """Ruling 26."""
    table = Table().garden(0, "BBFF1> BBFF1v\nBBPF1 BBFF<")
    for cell, direction in [("p16", "east"), ("q16", "south"), ("q17", "north"), ("p17", "east")]:
        assert region(table, cell, direction) == (4, 0, 0)


def test_a_patch_counts_tiles_and_not_segments():
    """Ruling 26: a tile whose two beds belong to the same patch counts once."""
    standard = editions.shipped("papillon", "standard").components
    loose = {"sides": "BFBF", "parts": "N E S W"}
    box = editions.from_components("loose", {**standard, "tiles": [*standard["tiles"], loose]})
    table = Table(edition=box)
    assert table.names[-1] == "BFBF"
    table.garden(
        0,
        """
        BBFF1> BBFF1v
        BFBF   BFBF1
        BBPF1  BBFF<
        """,
    )
    assert region(table, "p16", "east") == (6, 0, 0)
    assert region(table, "p17", "north") == region(table, "p17", "south") == (6, 0, 0)


def test_a_field_closes_like_a_patch():
    """Closing fields, and the expert example's field with two butterflies."""
    table = Table().garden(0, "BPRF1v BRYF1")
    assert region(table, "p16", "east") == (2, 0, 2)


def test_a_side_facing_a_place_that_nothing_can_fill_is_open():
    """Ruling 25: no tile has four different colours, but nobody needs to count tiles to know a patch is open."""
    table = Table().garden(
        0,
        """
        BBFF1< BFFF1v PPFF1
        YFFF1> .      PFFF1<
        RRFF1v RFFF1  .
        """,
    )
    for name in table.names:
        assert not any("q17" in places(table, name + turn) for turn in "^>v<")
    assert region(table, "q16", "south") == (1, 1, 0)


def test_one_tile_can_close_several_patches():
    """Ruling 27: and each gets a butterfly of its own."""
    table = Table().garden(0, "BFFF1v .\n. PFFF1<").hold(0, "BPFF1").at("garden")
    events = table.play(0, "BPFF1^", "p17", "done")
    closed = told(events, "closed")
    assert [(event["colour"], event["tiles"]) for event in closed] == [(1, 2), (0, 2)]
    assert table.state.supply[0] == 10


def eastwards(rules, state, seat):
    """Everything for a long line: the dearest bid, the longest draft, every tile at the end of the line."""
    legal = rules.legal(state, seat)
    name = rules.steps[state.step].name
    if name == "bid":
        return legal[-1]
    if name == "draft":
        return max(legal, key=lambda action: rules.market.tiles(state, action - rules.catalogue.read("row 1")))
    if name != "garden" or rules.catalogue.spell(legal[0])["do"] not in ("lay", "at"):
        return legal[0]
    return max(legal, key=lambda action: reach(rules, state, seat, action))


def reach(rules, state, seat, action):
    """How far from the first tile a tile can be laid or is laid with this action, going east round the window."""
    spelled = rules.catalogue.spell(action)
    if spelled["do"] == "at":
        return (spelled["cell"] % rules.ground.window - 14) % rules.ground.window
    if spelled["do"] != "lay":
        return -1
    after = state.clone()
    rules.choose(after, seat, action, SILENT)
    return max(reach(rules, after, seat, place) for place in rules.legal(after, seat))


def plain_places(rules, garden, tile):
    """Where a tile fits by the rule alone: beside a tile, and every side that meets shows the same."""
    window = int(rules.ground.window)
    shows = rules.ground.tiles.shows
    lying = {cell: int(garden.laid[cell]) for cell in range(window * window) if garden.laid[cell] >= 0}
    found = set()
    for cell in range(window * window):
        if cell in lying:
            continue
        row, column = divmod(cell, window)
        around = [
            (row - 1) % window * window + column,
            row * window + (column + 1) % window,
            (row + 1) % window * window + column,
            row * window + (column - 1) % window,
        ]
        met = [(side, lying[other]) for side, other in enumerate(around) if other in lying]
        if met and all(shows[tile * 4 + side] == shows[other * 4 + (side ^ 2)] for side, other in met):
            found.add(cell)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_lays_one_line_on_purpose_meets_no_edge(seats):
    """The window is wrapped around: a line goes on over its border, and no place that fits is refused."""
    rules = hortus.rules("papillon", seats)
    out = rules.buffer()
    dice = hortus.Dice(seats)
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, dice, SILENT)
    census = rules.census(state)
    over = False
    while not state.over:
        seat = members(state.waiting)[0]
        legal = rules.legal(state, seat)
        action = eastwards(rules, state, seat) if seat == 0 else legal[dice.below(len(legal))]
        garden = state.gardens[0]
        if seat == 0 and garden.tiles and rules.steps[state.step].name == "garden" and not state.sealed[0].count:
            for tile in {int(kind) * 4 + turn for kind in state.hand[:4] if kind >= 0 for turn in range(4)}:
                count = rules.ground.places(garden, tile, 0, out)
                assert {int(out[index]) for index in range(count)} == plain_places(rules, garden, tile)
        rules.choose(state, seat, action, SILENT)
        rules.settle(state, dice, SILENT)
        if not over and any(row & 1 and row >> (rules.ground.window - 1) for row in state.gardens[0].rows):
            over = True
            assert art.draw(rules.scene(), Perspective(rules, state, 0).view())
            assert art.text(rules.scene(), Perspective(rules, state, 0).view())
    assert over
    assert rules.census(state) == census
    assert rules.winners(state)


def test_the_window_is_wider_than_any_garden_and_wrapped_around():
    ground = hortus.rules("papillon", 3).ground
    assert ground.window == 4 * 8 + 2
    corner = ground.words.index("a1")
    assert [ground.near[corner * 4 + direction] for direction in range(4)] == [34 * 33, 1, 34, 33]


def test_version_1_of_the_rules_has_an_edge():
    ground = hortus.rules("papillon", 3, version=1).ground
    corner = ground.words.index("a1")
    assert [ground.near[corner * 4 + direction] for direction in range(4)] == [-1, 1, 31, -1]


def test_a_region_may_run_through_every_tile_of_a_garden():
    """Four tiles in each of eight rounds, and a bed that goes from the first to the last."""
    table = Table()
    ground, garden = table.rules.ground, table.state.gardens[0]
    tile = table.kind("BFBF1") * 4
    length = 4 * 8
    for row in range(length):
        ground.lay(garden, row * WINDOW + 3, tile)
    found = ground.region(garden, 3 * 4, Walk())
    assert (found.tiles, found.open, found.parts) == (length, 2, length)
    assert ground.room == 4 * 4 * 8


def test_the_draft_board_has_a_word_for_each_of_its_lines():
    assert market.LINES == len(vocabulary.LINES) == 2 * market.SIDE
