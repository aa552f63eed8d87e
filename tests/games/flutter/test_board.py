"""The meadow: places, ponds, enclosed tiles; and the quick answers proved by slow ones."""

import pytest
from games.flutter import lines
from games.flutter.drawing import Drawing, Table, rules, tile_named
from games.flutter.plainly import Plain, held_by
from walking import fresh, step

from hortus.core.bits import bit, members
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.lattices import DOWN, UP
from hortus.core.state import NONE
from hortus.games.flutter.board import MIDDLE, STRIP
from hortus.games.flutter.growth import packed
from hortus.games.flutter.shapes import REACH, TURNS, Shape, Turned, longest, round_vertex, vertices
from hortus.games.flutter.state import WATER
from hortus.games.flutter.walk import Walk


def pond(board: Drawing) -> int:
    outline = board.meadow.outline(board.state.hand, board.state.held)
    return len(board.meadow.ponds(board.state, outline, board.spot, Walk()))


def test_a_gap_closed_by_the_tile_is_a_pond():
    """F18: a finite set of empty cells joined by sides."""
    board = Drawing(
        """
          a a a
          a . # #
            b b b
        """,
        "red ladybug",
    )
    assert pond(board) == 1


def test_an_open_gap_is_no_pond():
    board = Drawing(
        """
          a a a
          . . # #
            b b b
        """,
        "red ladybug",
    )
    assert pond(board) == 0


def test_a_pond_may_have_any_size():
    """F18."""
    board = Drawing(
        """
          a a a a a a a
          a . . . . . # #
            b b b b b b b
        """,
        "red ladybug",
    )
    assert pond(board) == 5


def test_a_gap_where_two_tiles_meet_in_a_point_does_not_leak():
    """Theorem 3: the gap is closed although b and the new tile only touch at a vertex."""
    board = Drawing(
        """
          a a a
          a . #
            # # b
              b b
        """,
        "red moth",
    )
    assert pond(board) == 1


def test_two_gaps_may_be_closed_at_once():
    """F20."""
    board = Drawing(
        """
          a a a a a a
          a . # # . b b
            c c c c c c c
        """,
        "red ladybug",
    )
    assert pond(board) == 2


def test_a_tile_is_enclosed_when_every_side_has_a_tile_behind_it():
    """F19."""
    board = Drawing(
        """
          a a a a
          a t # # a
            b b b b
        """,
        "red ladybug",
    ).all_flowers("rybp")
    board.place()
    assert "t" in board.enclosed()


def test_a_side_towards_an_open_cell_keeps_a_tile_open():
    """F19: the cell left of t is still empty."""
    board = Drawing(
        """
          a a a a
          . t # # a
            b b b b
        """,
        "red ladybug",
    ).all_flowers("rybp")
    board.place()
    assert "t" not in board.enclosed()


def test_water_closes_sides_too():
    """F19: the tile t is enclosed by tiles and by the pond that is filled now."""
    board = Drawing(
        """
          a a a a a a
          a t . # # a
            b b b b b
        """,
        "red ladybug",
    ).all_flowers("rybp")
    board.place().draw("blank")
    assert "t" in board.enclosed()


def test_a_turn_that_looks_like_another_is_offered_once():
    """F2: a red ladybug with equal acute corners looks the same flipped over its length and turned by half."""
    table = Table()
    meadow = table.meadow
    ladybug = tile_named(table.rules, "red ladybug")
    turns = members(meadow.turns[ladybug])
    assert turns[0] == 0
    assert len(turns) == 6
    petals = table.rules.edition.tiles[ladybug].petals
    portraits = [tuple(meadow.outline(ladybug, turn).portrait(petals)) for turn in range(TURNS)]
    assert len(set(portraits)) == len(turns)
    hummingbird = tile_named(table.rules, "red hummingbird")
    assert len(members(meadow.turns[hummingbird])) == 12


def test_flipping_keeps_every_petal_at_its_corner():
    """F2: a flipped tile has the same petals in the opposite order round its outline."""
    table = Table()
    moth = tile_named(table.rules, "red moth")
    front, back = table.meadow.outline(moth, 0), table.meadow.outline(moth, 6)
    assert [[j, i] for i, j in front.tips] == back.tips
    assert len(table.meadow.petals[moth]) == len(front.corners) == len(back.corners)


def test_version_2_of_the_rules_has_an_edge():
    """A tile in the corner of the table: nothing is offered beyond, and its outer sides stay open for ever."""
    table = Table(version=2)
    meadow, state = table.meadow, table.meadow.empty(2, 5)
    ladybug = tile_named(table.rules, "red ladybug")
    meadow.lay(state, ladybug, 0, 0, 0)
    assert state.open[0] == 4
    for vertex in range(len(state.flowers)):
        state.flowers[vertex] = packed("rybp")
    fitting, out = table.rules.placing.fitting(state, 0), table.rules.buffer()
    offered = 0
    for stack in range(5):
        tile = table.rules.edition.first_tile(stack)
        for turn in range(TURNS):
            outline = meadow.outline(tile, turn)
            for index in range(table.rules.placing.places(state, tile, turn, fitting, out, len(out))):
                row, column = divmod(int(out[index]), STRIP + 1)
                assert all(0 <= column + i < STRIP and 0 <= row + j < STRIP for _, i, j in outline.spots)
                offered += 1
    assert offered
    assert len(meadow.ponds(state, meadow.outline(ladybug, 0), 0, Walk())) == 0


def assert_quick_equals_slow(table, state) -> None:
    """Everything that is kept up to date is what a plain recomputation gives."""
    plain = Plain(table, state)
    for piece in range(state.pieces):
        assert state.open[piece] == plain.open_sides(piece)
        assert bool(state.enclosed & bit(piece)) == (state.open[piece] == 0)
    assert plain.ponds() == set()
    for number in range(len(state.cells)):
        cell = plain.cell(number)
        content = state.cells[number]
        assert (content == NONE) == (cell not in plain.full())
        if NONE < content < WATER:
            assert plain.owner[cell] == content
    for row in range(-REACH, table.meadow.side + REACH):
        for strip in range(table.meadow.strips):
            for kind in (UP, DOWN):
                word = state.rows[(2 * strip + kind) * table.meadow.lanes + row + REACH]
                wide = int(table.meadow.columns[strip]).bit_length() + 2 * REACH
                for place in range(wide):
                    column = strip * STRIP + place - REACH
                    cell = table.meadow.window.cell(kind, column, row)
                    assert bool(word & bit(place)) == (state.cells[cell] != NONE)
    flowers = {plain.number(*vertex): there for vertex, there in plain.flowers.items()}
    for vertex in range(len(state.flowers)):
        there = flowers.get(vertex, {})
        for colour, letter in enumerate("rybp*"):
            assert (state.flowers[vertex] >> (8 * colour)) & 255 == there.get(letter, 0)


@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_kept_up_to_date_equals_a_plain_recomputation(seats):
    """Enclosure and growth, after every decision of random games."""
    table = rules(seats)
    for seed in range(3):
        dice = Dice(seed)
        state = fresh(table, dice)
        while not state.over:
            step(table, state, dice)
            if state.hand == NONE and state.due == 0 and len(state.pond) == 0 and seed == 0:
                assert_quick_equals_slow(table, state)
        assert_quick_equals_slow(table, state)


@pytest.mark.parametrize("seats", [2, 4])
def test_legal_places_equal_a_plain_search_of_every_vertex(seats):
    """Step 3: placement, turn by turn of a random game."""
    table = rules(seats)
    start = table.catalogue.number({"do": "place", "at": 0})
    for seed in range(2):
        dice = Dice(100 + seed)
        state = fresh(table, dice)
        compared = 0
        while not state.over and compared < 12:
            if table.steps[state.step].name == "place":
                plain = Plain(table, state)
                held = held_by(state, int(state.turn))
                quick = [action - start for action in table.legal(state, state.turn)]
                assert quick == plain.places(int(state.hand), int(state.held), held)
                compared += 1
            step(table, state, dice)
        assert compared


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ponds_are_what_cannot_be_reached_from_outside(seats):
    """Step 5a: whenever water is about to be drawn, the pond is exactly the shut-in space."""
    table = rules(seats)
    found = 0
    for seed in range(6):
        dice = Dice(seed)
        state = fresh(table, dice)
        while not state.over:
            seat = members(state.waiting)[0]
            legal = table.legal(state, seat)
            table.choose(state, seat, legal[dice.below(len(legal))], SILENT)
            if len(state.pond) and not state.waiting:
                plain = Plain(table, state)
                assert {plain.cell(int(cell)) for cell in state.pond} == plain.ponds()
                found += 1
            table.settle(state, dice, SILENT)
    assert found


def test_a_tile_just_placed_is_never_enclosed_and_no_open_cell_touches_water():
    """Theorems 1 and 2, through random games."""
    for seats in (2, 5):
        table = rules(seats)
        for seed in range(4):
            dice = Dice(seed)
            state = fresh(table, dice)
            pieces = state.pieces
            while not state.over:
                step(table, state, dice)
                if state.pieces > pieces:
                    pieces = state.pieces
                    assert not state.enclosed & bit(pieces - 1)
            near = table.meadow.window.near
            for cell in range(len(state.cells)):
                if state.cells[cell] >= WATER:
                    assert all(state.cells[near[cell * 3 + side]] != NONE for side in range(3))


def test_boundary_vertices_and_petals_follow_from_the_cells():
    """Theorem 4: a shape of n cells has n + 2 corners and 3n petals, n of each colour but its own."""
    edition = rules().edition
    for tile in edition.tiles:
        shape = edition.shapes[tile.pollinator]
        cells = len(shape.cells)
        assert len(shape.corners) == cells + 2
        petals = "".join(tile.petals)
        assert tile.sparkles == cells
        assert sorted(petals.count(letter) for letter in "rybp") == [0, cells, cells, cells]
        assert "rybp"[tile.colour] not in petals


def test_most_random_games_stay_in_the_first_strip_of_the_window():
    """Looking at the whole window is slow, so it must be rare."""
    wide = 0
    for seats in (2, 3, 4, 5):
        table = rules(seats)
        for seed in range(12):
            dice = Dice(seed)
            state = fresh(table, dice)
            while not state.over:
                step(table, state, dice)
            wide += not state.west
    assert wide <= 4


def test_the_window_is_wider_than_any_meadow():
    """Standard edition: chains of the longest tiles of a table, two triangles to a column, and a column to spare."""
    edition = rules().edition
    assert [longest(shape) for shape in [*edition.shapes, edition.start]] == [2, 3, 3, 4, 4, 4]
    assert [int(rules(seats).meadow.side) for seats in (2, 3, 4, 5)] == [50, 59, 60, 69]


WAYS = {"east": (1, 1), "west": (1, -1), "north": (2, 1), "south": (2, -1)}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seats", [3, 5])
def test_who_builds_one_line_on_purpose_meets_no_edge(seats, way):
    """The window is wrapped around: a line goes on over its border, and all counts stay right."""
    table = rules(seats)
    dice = Dice(0)
    state = fresh(table, dice)
    counted = table.census(state)
    start = table.catalogue.number({"do": "place", "at": 0})
    compared = 0
    while not state.over:
        if not state.west and table.steps[state.step].name == "place":
            offered = [action - start for action in table.legal(state, state.turn)]
            held = held_by(state, int(state.turn))
            assert offered == Plain(table, state).places(int(state.hand), int(state.held), held)
            compared += 1
        table.choose(state, members(state.waiting)[0], lines.driven(table, state, *WAYS[way]), SILENT)
        table.settle(state, dice, SILENT)
    assert compared
    assert table.census(state) == counted
    assert table.winners(state)
    assert_quick_equals_slow(table, state)


def test_ponds_are_found_over_the_border_of_the_window():
    """Every turn of every tile, laid across each corner of the window: no walk or ring loses its way."""
    table = Table()
    meadow = table.meadow
    for stack in range(5):
        tile = table.rules.edition.first_tile(stack)
        for turn in range(TURNS):
            outline = meadow.outline(tile, turn)
            for i in range(-3, 4):
                for j in range(-3, 4):
                    state = meadow.empty(2, 5)
                    at = int(meadow.window.vertex(i, j))
                    meadow.lay(state, tile, turn, at, 0)
                    assert len(meadow.ponds(state, outline, at, Walk())) == 0
                    assert state.open[0] == len(outline.spots) + 2


def test_a_pond_may_lie_across_the_border_of_the_window():
    """The same ring of tiles round one triangle, in the middle and across the corner of the window."""
    table = Table()
    meadow = table.meadow
    ladybug = tile_named(table.rules, "red ladybug")
    for i, j in ((MIDDLE, MIDDLE), (0, 0), (-1, 0), (0, -1)):
        state = meadow.empty(2, 5)
        gap = [UP, 0, 0]
        ring = [cell for corner in vertices(gap) for cell in round_vertex(corner) if cell != gap]
        for kind, a, b in ring:
            meadow.occupy(state, meadow.window.cell(kind, i + a, j + b), WATER)
        outline, at = meadow.outline(ladybug, 0), int(meadow.window.vertex(i, j))
        walk = Walk()
        walk.unroll(meadow.window.cells)
        walk.walks = 1
        assert meadow.walk(state, meadow.window.cell(UP, i, j), 1, walk) == 1
        assert meadow.walk(state, meadow.window.cell(UP, i + 3, j + 3), 1, walk) == 0
        assert len(outline.cells) == 2
        assert at == meadow.window.vertex(i, j)


def test_a_meadow_over_the_border_is_drawn_in_one_piece():
    """The view says where the window may be cut open: in the widest gap."""
    table = Table()
    meadow = table.meadow
    state = meadow.empty(2, 5)
    assert meadow.cut(state) == [0, 0]
    for column in range(-10, 10):
        meadow.occupy(state, meadow.window.cell(UP, column, 3), WATER)
    west, south = meadow.cut(state)
    drawn = [
        (int(meadow.window.cell(UP, column, 3)) // 2 % meadow.side - west) % meadow.side for column in range(-10, 10)
    ]
    assert drawn == list(range(drawn[0], drawn[0] + 20))
    assert 10 <= drawn[0] <= 20
    assert 0 <= south < meadow.side


def test_a_run_of_open_cells_round_a_tile_is_enough_to_know_that_nothing_is_closed():
    """The quick test before any walk: it may only ever say no where there is no pond."""
    table = rules(4)
    dice = Dice(8)
    state = fresh(table, dice)
    quick = 0
    while not state.over:
        before = state.pieces
        step(table, state, dice)
        if state.pieces > before and len(state.pond) == 0:
            piece = state.pieces - 1
            outline = table.meadow.outline(state.tile[piece], state.way[piece])
            if not table.meadow.divides(state, outline, state.at[piece]):
                assert Plain(table, state).ponds() == set()
                quick += 1
    assert quick > 5


def test_a_tile_with_a_slit_is_always_walked_round():
    """Five triangles round a vertex: no simple way goes round them, so nothing is known at a glance."""
    slit = [[UP, 0, 0], [DOWN, -1, 0], [UP, -1, 0], [DOWN, -1, -1], [UP, 0, -1]]
    meadow = Table().meadow
    outline = Turned(Shape("slit", "slit", slit, [[1, 0]]), 0, meadow.window, int(meadow.lanes), meadow.seam)
    assert len(outline.ring) == 0
    state = meadow.empty(2, 5)
    assert meadow.divides(state, outline, meadow.middle)
    assert not meadow.divides(state, meadow.outline(0, 0), meadow.middle)
