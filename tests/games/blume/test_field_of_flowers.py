"""Field of Flowers: pegs on an open field."""

import pytest
from games.blume.drawing import Table

import hortus
from hortus.core.bits import bit
from hortus.core.playout import playout
from hortus.core.scoring import Itemised
from hortus.core.state import NONE
from hortus.games.blume.modules.field_steps import CENTRE, FIELD

GAP = """
    .. --
    .r --
    .r r.
    .. ..
"""
TWO = """
    .. -- ..
    .r -- r.
    .r rr r.
    .. .. ..
"""


class Field(Table):
    """A drawn table of the variant; its gardens stand in the corner of the window."""

    def __init__(self, *drawings: str, seats: int = 2, turn: int = 0) -> None:
        super().__init__(seats=seats, modules=("field_of_flowers",), turn=turn, row=("....", "...."))
        for seat, drawing in enumerate(drawings):
            self.draw(seat, drawing)

    def put(self, seat: int, cell: int, pattern: str) -> None:
        tile, turn = self.find(pattern)
        self.state.laid[seat * FIELD * FIELD + cell] = tile * 4 + turn
        self.state.rows[seat * FIELD + cell // FIELD] |= bit(cell % FIELD)

    def peg(self, seat: int, *colours: int) -> None:
        for colour in colours:
            self.state.pegged[seat] |= bit(colour)
            self.state.pegs[seat * 6 + colour] = 300 + colour
            self.state.flowers[seat] += 1


def start(seats: int = 2, seed: int = 1):
    return hortus.Match(hortus.rules("blume", seats, ["field_of_flowers"]), seed=seed)


def test_everybody_starts_with_a_tile_and_two_lie_open():
    match = start(3)
    view = match.perspective(NONE).view()
    assert [len(garden["tiles"]) for garden in view["gardens"]] == [1, 1, 1]
    assert all(garden["tiles"][0][0] == CENTRE for garden in view["gardens"])
    assert len(view["row"]) == 2
    assert view["bag"] == 150 - 3 - 2
    assert "market" not in view


def test_chance_says_who_begins():
    """Ruling 34."""
    assert {start(2, seed).waiting[0] for seed in range(20)} == {0, 1}


def test_a_tile_of_the_row_or_a_blind_one():
    match = start()
    seat = match.waiting[0]
    assert [match.rules.catalogue.write(action) for action in match.legal(seat)] == ["1", "2", "bag"]
    match.submit(seat, match.rules.catalogue.read("2"))
    cells = {match.rules.catalogue.write(action)[:-1] for action in match.legal(seat)}
    assert match.rules.catalogue.size == 2 + 1 + 4 * 31 * 31
    assert cells == {"p15", "p17", "o16", "q16"}


def test_there_is_no_square_to_stay_in():
    field = Field(".. .. .. .. .. .. ..\n.. .. .. .. .. .. ..")
    assert "placed" in field.lay("h1", "....")


def test_the_first_flower_of_a_colour_gets_its_peg():
    field = Field(GAP)
    assert field.lay("b2", "...r") == ["placed", "pegged"]
    assert field.score(0) == 2
    assert field.rules.view(field.state, 0)["gardens"][0]["pegs"][0] == field.point("ab12")


def test_another_flower_of_the_colour_is_worth_one_point():
    field = Field(GAP)
    field.peg(0, 0)
    assert "flowered" in field.lay("b2", "...r")
    assert field.score(0) == 3


def test_two_of_a_colour_at_once_get_one_peg():
    """Ruling 34."""
    field = Field(TWO)
    assert field.lay("b2", "..rr") == ["placed", "pegged", "flowered"]
    assert field.score(0) == 3
    sheet = Itemised()
    field.rules.score(field.state, 0, sheet)
    assert sheet.lines == [("flowers with a peg", 1, 2), ("flowers without a peg", 1, 1)]
    assert sorted(sheet.marks[0] + sheet.marks[1]) == [field.point("ab12"), field.point("bc12")]


def test_hybrids_do_not_count():
    """Ruling 34."""
    field = Field(".. --\n.r --\n.b r.\n.. ..")
    assert field.lay("b2", "...b") == ["placed"]


def test_after_the_sixth_peg_every_other_seat_has_one_turn():
    """End of Game: who triggered it gets no extra turn."""
    field = Field(GAP, "..\n..", "..\n..", seats=3)
    field.peg(0, 1, 2, 3, 4, 5)
    assert "last_round" in field.lay("b2", "...r")
    for seat in (1, 2):
        field.settle()
        assert field.turn == seat
        assert not field.state.over
        field.do("1")
        field.do(field.legal()[0])
    assert field.state.over


def test_a_second_seat_with_all_pegs_does_not_prolong_the_game():
    field = Field("..\n..", GAP, "..\n..", seats=3, turn=1)
    field.peg(1, 1, 2, 3, 4, 5)
    field.state.last = 1
    field.lay("b2", "...r")
    assert field.state.last == 0


def test_with_an_empty_bag_the_row_is_played_out_before_the_game_ends():
    """Ruling 34: both must be empty."""
    field = Field("..\n..", "..\n..")
    for tile in range(150):
        field.state.bag[tile] = 0
    field.state.bagged = 0
    field.enter("take")
    assert field.legal() == ["1", "2"]
    field.do("1", "a2^")
    assert not field.state.over
    assert field.legal() == ["2"]
    field.do("2", "a2^")
    assert field.state.over


def test_empty_bag_and_row_end_the_game():
    """Ruling 34."""
    field = Field("..\n..", "..\n..")
    for slot in range(2):
        field.state.row[slot] = NONE
    for tile in range(150):
        field.state.bag[tile] = 0
    field.state.bagged = 0
    field.state.hand = 7
    field.enter("place")
    assert field.do("a2^")[-1] == "empty"
    assert field.state.over


def test_of_equal_scores_the_one_with_more_pegs_wins():
    """End of Game; then it is shared (ruling 34)."""
    field = Field()
    field.peg(0, 0)
    field.state.flowers[1] = 2
    assert field.score(0) == field.score(1) == 2
    assert field.rules.winners(field.state) == [0]
    field.state.flowers[1] = 0
    field.peg(1, 3)
    assert field.rules.winners(field.state) == [0, 1]


def edge_of(state) -> int:
    """How close to the border of the window any garden came."""
    closest = FIELD
    for seat in range(int(state.seats)):
        for cell in range(FIELD * FIELD):
            if state.laid[seat * FIELD * FIELD + cell] != NONE:
                column, row = cell % FIELD, cell // FIELD
                closest = min(closest, column, row, FIELD - 1 - column, FIELD - 1 - row)
    return closest


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_never_reaches_the_edge_of_the_table(seats):
    rules = hortus.rules("blume", seats, ["field_of_flowers"])
    out = rules.buffer()
    for seed in range(12):
        state = rules.deal()
        rules.enter(state, 0)
        playout(rules, state, hortus.Dice(seed), out)
        assert edge_of(state) > 0


def test_greedy_play_never_reaches_the_edge_of_the_table():
    for seed in range(3):
        match = start(2, seed)
        bot, dice = hortus.bot("greedy"), hortus.Dice(seed)
        while not match.over:
            match.submit(match.waiting[0], bot.choose(match.perspective(match.waiting[0]), dice))
        assert edge_of(match._state) > 2
