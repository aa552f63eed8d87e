"""What open regions of a garden are worth."""

from bots.knowledge.papillon.looking import in_the_last_round
from games.papillon.drawing import Table

from hortus.bots.knowledge import knowledge


def test_the_second_patch_of_a_colour_is_worth_less_than_the_first():
    table = Table(2)
    state = table.state
    closer = knowledge(table.rules).closer
    closer.majorities.prepare(state)
    outlook = closer.outlooks[0]
    outlook.prepare(state, 0)
    gains = [outlook.gain[number] for number in range(3)]
    assert gains[0] > gains[1] > gains[2] >= 0.0


def test_in_the_last_round_an_open_patch_is_worth_nothing():
    table = in_the_last_round(Table().garden(0, "BFFF1v"))
    closer = knowledge(table.rules).closer
    closer.majorities.prepare(table.state)
    outlook = closer.outlooks[0]
    outlook.prepare(table.state, 0)
    outlook.walk(table.state.gardens[0], int(table.rules.ground.middle) * 4 + 2)
    assert (outlook.cells, outlook.tiles) == (1, 1)
    assert outlook.worth() == 0.0
