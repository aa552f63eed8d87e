"""What a seat sees."""

from games.flutter.drawing import Table, rules
from games.flutter.positions import closing, yi_xin
from walking import fresh, step

from hortus.core.dice import Dice
from hortus.core.state import NONE


def pollen(table: Table, seat: int) -> list[int]:
    return [player["pollen"] for player in table.rules.view(table.state, seat)["players"]]


def test_pollen_lies_face_down_until_the_end():
    """F43."""
    board = closing("rrbbyy", 3, s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(1, "u").place()
    assert pollen(board, 0) == [6, NONE, NONE]
    assert pollen(board, 1) == [NONE, 2, NONE]
    assert pollen(board, NONE) == [NONE, NONE, NONE]
    board.state.over = True
    assert pollen(board, 2) == [6, 2, 0]


def test_open_scores_show_everybodys_pollen():
    """F43, option."""
    table = Table(3, scores="open")
    table.state.pollen[1] = 5
    assert pollen(table, 0) == [0, 5, 0]
    assert pollen(table, NONE) == [0, 5, 0]


def test_points_lie_face_down_with_the_pollen_they_are_counted_from():
    """F43: what a score sheet or a list of points would tell."""
    hidden, open_table = Table(3), Table(3, scores="open")
    assert [hidden.rules.covers(hidden.state, 0, other) for other in range(3)] == [False, True, True]
    assert hidden.rules.covers(hidden.state, NONE, 0)
    assert not open_table.rules.covers(open_table.state, 0, 1)
    hidden.state.over = True
    assert not hidden.rules.covers(hidden.state, 0, 1)


def test_who_enclosed_a_tile_is_seen_with_the_pollen_it_gave():
    """F43: the meadow does not tell what the heaps hide."""
    board = closing("rrbbyy", s="red ladybug", t="blue ladybug", u="yellow ladybug").place()
    piece = board.pieces["u"]
    mine, theirs = [board.rules.view(board.state, seat)["pieces"][piece] for seat in (0, 1)]
    assert (mine["encloser"], mine["paid"], mine["enclosed"], mine["open"]) == (0, True, True, 0)
    assert (theirs["encloser"], theirs["paid"], theirs["enclosed"]) == (NONE, False, True)


def test_a_tile_that_could_not_be_paid_is_seen_as_such():
    """F29."""
    board = closing("", s="red ladybug", t="blue ladybug", u="yellow ladybug").place()
    seen = board.rules.view(board.state, 0)["pieces"][board.pieces["u"]]
    assert (seen["encloser"], seen["paid"], seen["enclosed"]) == (0, False, True)


def test_lower_tiles_and_tiles_in_the_box_have_no_order_to_be_seen():
    """F45: two tables whose views are alike may go on with any unseen tile."""
    table = rules(3)
    state = fresh(table, Dice(1))
    view = table.view(state, 0)
    assert "unseen" not in str(view)
    assert {place["tiles"] for place in view["rondel"]} == {7}


def test_prices_and_offers_say_what_a_choice_costs():
    board = yi_xin()
    board.stand("place")
    offers = {offer["at"]: offer for offer in board.rules.view(board.state, 0)["offers"]}
    assert [board.meadow.vertex_words[at] for at in offers] == board.legal()
    mine = offers[board.spot]
    assert (mine["gain"], mine["cost"], mine["fills"]) == ([0, 2, 0, 0], [0, 0, 0, 0], 4)


def test_a_view_shows_the_whole_meadow():
    table = rules(2)
    dice = Dice(4)
    state = fresh(table, dice)
    while not state.over:
        step(table, state, dice)
        view = table.view(state, 0)
        assert len(view["pieces"]) == state.pieces
        assert sum(sum(flower[1:]) for flower in view["flowers"]) == sum(
            len("".join(table.scene()["tiles"][piece["tile"]]["petals"])) for piece in view["pieces"]
        )


def test_an_imagined_world_is_a_world_of_its_own():
    table = rules(3)
    state = fresh(table, Dice(2))
    world = table.imagine(state, 0, Dice(3))
    assert world is not state
    assert world.dump() == state.dump()
    assert not table.hides
