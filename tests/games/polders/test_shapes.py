"""Shapes turned and mirrored."""

from games.polders.drawing import SHAPES, STANDARD, Table

from hortus.games.polders.shapes import positions, turned


def test_the_seventeen_cards_of_the_house_edition():
    cards = {shape["name"]: shape["cards"] for shape in STANDARD["shapes"]}
    assert cards == {"1": 2, "2": 4, "I3": 3, "L3": 4, "O4": 1, "T4": 1, "S4": 1, "L4": 1}
    sizes = {shape["name"]: "".join(shape["squares"]).count("#") for shape in STANDARD["shapes"]}
    assert sum(cards.values()) == 17
    assert sum(cards[name] * sizes[name] for name in cards) == 47  # 2.76 squares a card


def test_every_shape_of_the_house_edition_hangs_together():
    """P40."""
    for shape in Table().rules.edition.shapes:
        squares = set(shape.squares)
        grown = [squares.pop()]
        for x, y in grown:
            for near in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]:
                if near in squares:
                    squares.remove(near)
                    grown.append(near)
        assert not squares, shape.name


def test_each_shape_has_as_many_positions_as_it_looks_different():
    shapes = Table().rules.edition.shapes
    assert {shape.name: len(positions(shape.squares)) for shape in shapes} == {
        "1": 1, "2": 2, "I3": 2, "L3": 4, "O4": 1, "T4": 4, "S4": 4, "L4": 8,
    }  # fmt: skip


def test_a_quarter_turn_goes_clockwise_and_the_first_square_is_the_first_in_reading_order():
    corner = [(0, 0), (1, 0), (0, 1)]  # as printed: two above, one below on the left
    assert turned(corner, 0) == [(0, 0), (1, 0), (0, 1)]
    assert turned(corner, 1) == [(0, 0), (1, 0), (1, 1)]
    assert turned(corner, 2) == [(0, 0), (-1, 1), (0, 1)]
    assert turned(corner, 3) == [(0, 0), (0, 1), (1, 1)]


def test_a_mirrored_shape_is_flipped_left_to_right_before_it_is_turned():
    skew = [(0, 0), (1, 0), (1, 1), (2, 1)]
    assert turned(skew, 4) == [(0, 0), (1, 0), (-1, 1), (0, 1)]


def test_the_ways_on_an_empty_sheet_can_be_counted_by_hand():
    """Three by three: a domino lies 12 ways, a corner 16, an L four 16, a square four 4."""
    table = Table("""
        .   .   .
        .   .   .
        .   .   .
    """)
    ways = {name: len(table.rules.pen.shapes.on(0, SHAPES.index(name)).numbers) for name in SHAPES}
    assert ways == {"1": 9, "2": 12, "I3": 6, "L3": 16, "O4": 4, "T4": 8, "S4": 8, "L4": 16}


def test_ways_are_numbered_upwards():
    table = Table(seats=4)
    for ways in table.rules.pen.shapes.ways:
        numbers = list(ways.numbers)
        assert numbers == sorted(set(numbers))
