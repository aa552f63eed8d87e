"""What a seat sees."""

from games.flutter.drawing import Table, rules
from games.flutter.positions import closing, yi_xin
from walking import fresh, step

import hortus
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.state import NONE
from hortus.games.flutter.views import seen_unnamed


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


def test_after_the_end_the_pollen_shown_is_the_score():
    """F41: with what the petals left over gave."""
    rules = hortus.rules("flutter", 3)
    match = hortus.Match(rules, seed=4)
    bot, dice = hortus.bot("greedy"), hortus.Dice(4)
    while not match.over:
        seat = match.waiting[0]
        match.submit(seat, bot.choose(match.perspective(seat), dice))
    shown = [player["pollen"] for player in match.perspective(0).view()["players"]]
    assert tuple(shown) == match.scores()
    assert any(line[0].key.endswith("petals-left") for seat in range(3) for line in match.sheet(seat).lines)


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
    given = board.rules.view(board.state, 0)["offers"]
    offers = {offer["at"]: offer for offer in given if offer["turn"] == board.state.held}
    assert [board.meadow.vertex_words[at] for at in offers] == board.legal()
    mine = offers[board.spot]
    assert (mine["gain"], mine["cost"], mine["fills"]) == ([0, 2, 0, 0], [0, 0, 0, 0], 4)
    assert all(offer["net"] == sum(offer["gain"]) - sum(offer["cost"]) for offer in given)


def test_before_a_tile_is_turned_its_places_are_offered_in_every_turn():
    """As many as there are if it is turned first."""
    table = rules(2)
    state, dice = fresh(table, Dice(4)), Dice(5)
    compared = 0
    for _ in range(120):
        if state.over:
            break
        legal = table.legal(state, state.turn)
        if state.hand != NONE and state.held == NONE:
            found = []
            for action in legal:
                turned = state.clone()
                table.choose(turned, turned.turn, action, SILENT)
                found += [(int(turned.held), at - table.actions.place.start) for at in table.legal(turned, turned.turn)]
                assert table.view(turned, 0)["offers"] == table.view(state, 0)["offers"]
            assert [(one["turn"], one["at"]) for one in table.view(state, 0)["offers"]] == found
            compared += len(found)
        seat = next(seat for seat in range(2) if state.waiting >> seat & 1)
        legal = table.legal(state, seat)
        table.choose(state, seat, legal[dice.below(len(legal))], SILENT)
        table.settle(state, dice, SILENT)
    assert compared > 500


def test_before_a_tile_is_turned_a_place_is_refused_as_the_tile_lies_in_the_hand():
    table = rules(2)
    state, dice = fresh(table, Dice(4)), Dice(5)
    while state.held != NONE or state.hand == NONE:
        table.choose(state, state.turn, table.legal(state, state.turn)[0], SILENT)
        table.settle(state, dice, SILENT)
    offered = {one["at"] for one in table.view(state, 0)["offers"] if one["turn"] == 0}
    told = {}
    for at in range(table.actions.place.size):
        told[at] = table.refusal(state, int(state.turn), int(table.actions.place.start) + at).key
    assert {at for at, key in told.items() if key == "flutter-why-turn-first"} == offered
    assert {"flutter-why-covered", "flutter-why-side"} <= set(told.values())


def test_a_petal_of_any_colour_and_one_of_few_are_listed_with_their_colours():
    state = rules(2).deal()
    state.any = 1
    state.wild = 0b0101
    assert seen_unnamed(state) == [[0, 1, 2, 3], [0, 2]]


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
