"""Petal as the rest of the project sees it: the deal, the scene and who wins a tie."""

from games.petal.drawing import Board

import hortus


def test_a_table_begins_bare_with_two_full_piles():
    state = hortus.rules("petal").deal()
    assert (state.petals, state.flowers) == (0, 0)
    assert sum(state.green) == sum(state.pink) == 24


def test_two_tables_share_no_pile():
    rules = hortus.rules("petal")
    one, other = rules.deal(), rules.deal()
    one.green[0] -= 1
    assert list(one.green) != list(other.green)


def test_the_scene_names_every_cell_and_what_fewer_flowers_pay():
    scene = hortus.rules("petal").scene()
    assert (scene["side"], scene["tree"], len(scene["cells"]), scene["fewer"]) == (7, 24, 49, 3)


def test_a_tie_goes_to_who_has_fewer_flowers():
    board = Board("g1 p1 .")
    board.state.picked[0], board.state.picked[1] = 3, 2
    assert board.rules.tie_breakers(board.state, 0) < board.rules.tie_breakers(board.state, 1)
