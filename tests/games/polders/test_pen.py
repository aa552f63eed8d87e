"""The drawing rules, sentence by sentence."""

import pytest
from games.polders.drawing import SHAPES, Table

import hortus
from hortus.core.dice import Dice
from hortus.core.playout import playout


def placed(table, seat, card):
    """Where this seat may draw a card, without having chosen it for good."""
    twin = table.state.clone()
    shape = SHAPES.index(card)
    out = table.rules.buffer()
    start = int(table.rules.catalogue.blocks[2].start)
    count = table.rules.pen.ways(twin, seat, shape, start, out)
    return [table.rules.catalogue.write(int(out[index])) for index in range(count)]


def test_a_shape_is_drawn_whole_and_inside_the_polder():
    """Drawing rule 1: every square of it on land."""
    table = Table("""
        .  |.   ~
        .   .   .
    """)
    assert placed(table, 0, "O4") == ["a1>"]
    assert placed(table, 0, "I3") == []  # a2 to c2 lies in the polder, but not beside the road


def test_a_shape_never_covers_a_filled_square():
    """Drawing rule 1: neither a square of yours nor one of another player."""
    table = Table("""
        .  |Ao
        .  |.
        .  |Bx
    """)
    # For A: a1-a2, a2-a3, a2-b2 and the three single squares.
    assert placed(table, 0, "2") == ["a2>", "a1v", "a2v"]
    assert placed(table, 0, "1") == ["a1>", "a2>", "b2>", "a3>"]


def test_a_shape_may_be_turned_and_mirrored():
    """Drawing rule 2: a skew four has four positions, an L four eight."""
    table = Table("""
        .  |.  |.
        .  |.  |.
        .  |.  |.
    """)
    assert {text[2:] for text in placed(table, 0, "L4")} == {">", "v", "<", "^", ">*", "v*", "<*", "^*"}
    assert {text[2:] for text in placed(table, 0, "S4")} == {">", "v", ">*", "v*"}
    assert {text[2:] for text in placed(table, 0, "O4")} == {">"}


def test_all_squares_of_a_drawing_have_the_same_filling():
    """Drawing rule 3."""
    table = Table(".  |.   .", open=("I3", "T4", "O4"))
    table.choose(0, "I3 x", "a1>")
    table.choose(1, *first(table, 1))
    assert [table.ink(word) for word in ["a1", "b1", "c1"]] == ["Ax", "Ax", "Ax"]


def first(table, seat):
    """Some card and the first place for it."""
    card = table.legal(seat)[0]
    twin = table.state.clone()
    table.rules.choose(twin, seat, table.rules.catalogue.read(card), table.log)
    return card, table.rules.catalogue.write(table.rules.legal(twin, seat)[0])


def test_a_shape_starts_beside_a_road():
    """P10: one square of it with the road on one of its four sides is enough."""
    table = Table("""
        .   .  |.   .   .
        .   .   .   .   .
    """)
    assert placed(table, 0, "1") == ["b1>", "c1>"]
    assert placed(table, 0, "I3") == ["a1>", "b1>", "c1>"]


def test_a_shape_starts_beside_an_own_square_of_any_filling():
    """P10: up, down, left and right, but not across a corner."""
    table = Table("""
        .   .   .   .
        .   Ax  .   .
        .   .   .   B=
    """)
    assert placed(table, 0, "1") == ["b1>", "a2>", "c2>", "b3>"]


def test_a_rivals_square_is_no_start():
    """P10."""
    table = Table("""
        .   Bx  .   Ao
        .   .   .   .
    """)
    assert placed(table, 0, "1") == ["c1>", "d2>"]


def test_an_own_square_across_a_road_is_bordering():
    """P11. The squares on both sides of a road may start there anyway, no matter who holds the other side."""
    table = Table("Ao |.   .")
    assert placed(table, 0, "1") == ["b1>"]
    table = Table("Bo |.   .")
    assert placed(table, 0, "1") == ["b1>"]


def test_a_shape_may_lie_across_a_road():
    """P12."""
    table = Table("""
        .   .
        === ===
        .   .
    """)
    assert placed(table, 0, "2") == ["a1>", "a2>", "a1v", "b1v"]


def test_a_single_square_keeps_the_start_rule_while_it_can():
    """P14: no card fits, so A fills one square beside its own or a road."""
    table = Table(
        """
        Ao  .   Bo  .
        Bx  B=  Bo  B=
    """,
        open=("2", "I3", "L3"),
    )
    assert table.legal(0) == ["single o", "single =", "single x"]
    table.choose(0, "single x")
    assert table.legal(0) == ["b1>"]


def test_a_single_square_may_lie_anywhere_where_no_square_meets_the_start_rule():
    """P14: with a free filling, so that nobody is stuck."""
    table = Table("Bo  .   Bx  .   Bo", open=("1", "2", "I3"))
    assert table.legal(0) == ["single o", "single =", "single x"]
    table.choose(0, "single =")
    assert table.legal(0) == ["b1>", "d1>"]


def test_a_table_can_agree_that_a_single_square_may_lie_anywhere():
    """P14, option single: anywhere. Shapes keep the start rule."""
    drawing = """
        Ao  .   Bo  .
        Bx  B=  Bo  B=
    """
    table = Table(drawing, open=("2", "I3", "L3"), single="anywhere")
    table.choose(0, "single x")
    assert table.legal(0) == ["b1>", "d1>"]
    table = Table("Bo |.   .   .   .", open=("1", "1", "1"), single="anywhere")
    table.choose(0, "1 x")
    assert table.legal(0) == ["b1>"]


def test_the_card_with_one_square_is_a_shape_like_any_other():
    """P14: where it can be drawn it must be, and only there."""
    table = Table("Bo |.   Bx  .   Bo", open=("1", "2", "I3"))
    assert table.legal(0) == ["1 o", "1 =", "1 x"]
    table.choose(0, "1 o")
    assert table.legal(0) == ["b1>"]


def test_areas_grow_and_merge_with_every_square():
    table = Table("""
        AoM Ao  .   Ao  AoM
        .   .   .   .   .
    """)
    pen, state = table.rules.pen, table.state
    assert sorted(points for _, _, points in table.areas(0)) == [1, 1]
    pen.fill(state, 0, table.at("c1"), 0)
    assert table.areas(0) == [("manor gardens with 2 manors", 3, 6)]
    assert len({int(state.area[table.at(word)]) for word in ["a1", "b1", "c1", "d1", "e1"]}) == 1


@pytest.mark.parametrize("seed", range(6))
def test_the_areas_kept_are_the_areas_counted_anew(seed):
    """Against a count from scratch, after a random game."""
    rules = hortus.rules("polders", 3)
    state = rules.deal()
    playout(rules, state, Dice(seed), rules.buffer())
    country = rules.country
    seen = set()
    for start in range(country.places):
        if state.ink[start] < 0 or start in seen:
            continue
        area, grown = {start}, [start]
        while grown:
            place = grown.pop()
            for near in country.near[place * 4 : place * 4 + 4]:
                if near >= 0 and state.ink[near] == state.ink[start] and near not in area:
                    area.add(near)
                    grown.append(near)
        seen |= area
        [root] = {int(state.area[place]) for place in area}
        kinds = [int(country.building[place]) for place in area]
        filling = state.ink[start] % 3
        assert root in area
        assert state.squares[root] == len(area)
        assert state.plain[root] == kinds.count(-1)
        assert state.right[root] == kinds.count(filling)
