"""The Polders table in characters and in pictures."""

from games.polders.drawing import Table

from hortus import art
from hortus.art.text import polders
from hortus.art.text.page import Page
from hortus.core.perspective import Perspective


def text(table, seat=0):
    return art.text(table.rules.scene(), Perspective(table.rules, table.state, seat).view())


def picture(table, seat=0):
    return art.draw(table.rules.scene(), Perspective(table.rules, table.state, seat).view())


MAP = [
    "De Schermer, your sheet",
    "    a   b   c   d",
    " 1 Ao   .  A=F| W",
    "       ===",
    " 2  ~   .   . |BxM",
]


def test_the_text_board_draws_the_sheet_as_it_is():
    table = Table("""
        Ao  .   A=F|W
            ===
        ~   .   .  |BxM
    """)
    lines = text(table).splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith(MAP[0]))
    for drawn, line in zip(MAP, lines[first:], strict=False):
        assert line.startswith(drawn)


def test_the_text_board_shows_cards_deck_assignments_and_standing():
    drawn = text(Table("AoM Ao", open=("L3", "2", "T4"), assignments=("Set Builder", "Area Control")))
    assert "Round 1 of 5, turn 1 of 5. A deals. You are A." in drawn
    assert "  L3    2     T4\n  ##    ##    ###\n  #            #\n" in drawn
    assert "Left in the deck: 2 x 1, 3 x 2, 3 x I3, 3 x L3, 1 x O4, 1 x S4 and 1 x L4." in drawn
    assert "2. Area Control: 7 points for every area of 4 or more squares, including" in drawn
    table = Table("AoM Ao")
    assert polders.signs(table.rules.scene(), Page()) == [
        "o manor garden, = crop field, x mill field; M manor, F farm, W mill"
    ]


def test_the_text_board_shows_every_turn_of_the_card_in_hand():
    table = Table(open=("L3", "2", "T4"))
    table.choose(0, "L3 =")
    drawn = text(table)
    assert "In hand: L3 with =." in drawn
    assert drawn.endswith("  >     v     <     ^\n  @#    @#     @    @\n  #      #    ##    ##")
    assert "In hand" not in text(table, 1)


def test_every_square_and_building_of_the_picture_has_a_spoken_name():
    drawn = picture(Table("AoM Ao  BxF .", assignments=("Set Builder", "Area Control")))
    assert "De Schermer, in front of you" in drawn
    assert "a1, manor garden of A" in drawn
    assert "a1, manor, correctly filled" in drawn
    assert "c1, farm<" in drawn
    assert "Area Control: 7 points for every area" in drawn


def test_the_picture_of_a_seat_begins_with_its_own_sheet():
    table = Table(seats=3)
    for seat, name in enumerate(["De Schermer", "De Beemster", "De Purmer"]):
        drawn = picture(table, seat)
        assert drawn.index(f"{name}, in front of you") < min(
            drawn.index(f"{other}, in front of seat") for other in {"De Schermer", "De Beemster", "De Purmer"} - {name}
        )
