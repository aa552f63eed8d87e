"""What happens by itself: enclosed tiles, bees, the end of the game."""

import pytest
from games.flutter.drawing import Drawing, rules
from games.flutter.positions import (
    closing,
    last_tile,
    start,
    take_a_turn,
)
from walking import step

import hortus
from hortus.core.bits import members
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.state import NONE


def test_who_can_pay_must_pay():
    """F27: there is no action to refuse."""
    board = closing("rrrr", s="red hummingbird", t="blue moth", u="yellow moth").place()
    assert board.petals(0).count("r") == 0


def test_nothing_is_ever_paid_in_part():
    """F28: three red do not pay for four sparkles, and stay."""
    board = closing("rrr", s="red hummingbird", t="blue moth", u="yellow moth").place()
    assert board.petals(0).count("r") == 3


@pytest.mark.parametrize(("tile", "given"), [("ladybug", 1), ("moth", 2), ("hummingbird", 2)])
def test_a_tile_that_cannot_be_paid_gives_every_opponent_half_rounded_up(tile, given):
    """F29, theorem 8; enclosing such a tile is allowed."""
    board = closing("", 4, s=f"red {tile}", t="blue ladybug", u="blue ladybug 2").place()
    gifts = 1 + 1 + given
    assert board.pollen() == [0, gifts, gifts, gifts]


def test_the_rainbee_costs_nothing_and_gives_nothing():
    """F34: it is a border like any tile, and may be enclosed."""
    board = Drawing(
        """
          a a a a
          a * # # a
            b b b b
        """,
        "red ladybug",
    ).all_flowers("rybp")
    held = board.petals(0)
    board.place()
    assert "rested" in board.told()
    assert board.pollen() == [0, 0]
    assert len(board.petals(0)) >= len(held)
    assert "*" in board.enclosed()


def test_nothing_is_enclosed_twice():
    """Rulebook: a tile enclosed earlier is never due again, a space filled earlier is never filled again."""
    table = rules(4)
    for seed in range(4):
        dice = Dice(seed)
        match = hortus.Match(table, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.submit(seat, legal[dice.below(len(legal))])
        told = [event.numbers[0] for event in match.heard if event.kind.name in ("scored", "missed")]
        assert len(told) == len(set(told))
        enclosed = [piece for piece in members(match._state.enclosed) if piece]
        assert sorted(told) == enclosed
        filled = [event.numbers[0] for event in match.heard if event.kind.name == "flooded"]
        assert filled
        assert len(filled) == len(set(filled))


def test_a_bee_on_an_enclosed_tile_gives_its_owner_2_pollen_even_if_the_tile_is_not_paid():
    """F30: also when the owner is the encloser."""
    board = closing("", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(0, "u").place()
    assert board.pollen() == [2, 3]
    assert board.events("flew_home") == [[board.pieces["u"], 2]]


def test_the_owner_of_the_bee_gains_whoever_encloses():
    board = closing("rrbbyy", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(1, "u").place()
    assert board.pollen() == [6, 2]


def test_bees_resolve_after_all_tiles_in_player_order_from_the_active_player():
    """F31: with seat 2 active it is 2, 0, 1. Seat 2 kept its bee, so there is no step 6 (F33)."""
    board = closing("", 3, s="red ladybug", t="blue ladybug", u="yellow ladybug")
    board.state.turn = 2
    board.bee(0, "t").bee(1, "s").bee(2, "u").place()
    told = board.told()
    assert told.index("flew_home") > max(index for index, name in enumerate(told) if name == "missed")
    assert [event.seat for event in board.log.events if event.kind.name == "flew_home"] == [2, 0, 1]
    assert (board.at, board.seat) == ("resettle", 2)
    board.play("keep")
    assert (board.at, board.seat) == ("resettle", 0)
    board.play(f"bee {board.pieces['a']}")
    assert (board.at, board.seat) == ("resettle", 1)
    assert f"bee {board.pieces['a']}" not in board.legal()  # what one bee takes the next cannot
    board.play(f"bee {board.pieces['b']}")
    assert (board.at, board.seat) == ("select", 0)


def test_a_returning_bee_may_go_to_any_open_tile_without_a_bee_but_the_rainbee():
    """F32: the tile just placed is fine."""
    board = closing("", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(0, "u").bee(1, "a").place()
    new = board.state.pieces - 1
    assert board.legal() == [f"bee {board.pieces['b']}", f"bee {new}", "keep"]


def test_f33_a_bee_kept_after_its_return_waits_for_a_later_turn():
    """Nor may its owner wait until the others have settled and place it then."""
    board = closing("", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(0, "u").bee(1, "s").place()
    board.play("keep")
    assert (board.at, board.seat) == ("resettle", 1)
    board.play("keep")
    assert (board.at, board.seat) == ("select", 1)
    assert board.state.bees[0] == NONE
    assert board.state.returned == 0


def test_a_bee_kept_in_somebody_elses_turn_may_be_placed_in_the_owners_next_turn():
    """F33 bars only the turn in which the bee came home."""
    board = closing("", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(1, "u").place()
    assert (board.at, board.seat) == ("resettle", 1)
    board.play("keep", "keep")
    assert (board.at, board.seat) == ("select", 1)
    sixth = board.rules.course.settle_bees(board.state, SILENT)
    assert board.rules.steps[sixth].name == "place bee"


def test_under_rules_version_1_a_bee_kept_after_its_return_may_still_be_placed_in_step_6():
    board = closing("", version=1, s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(0, "u").place()
    board.play("keep")
    assert (board.at, board.seat) == ("place bee", 0)
    board.play(f"bee {board.pieces['a']}")
    assert board.state.bees[0] == board.pieces["a"]


def test_a_bee_with_nowhere_to_go_is_taken_home_without_asking():
    """Bees sit on a and b, so the new tile is the only free one; the first to come home takes it."""
    board = closing("", 4, s="red ladybug", t="blue ladybug", u="yellow ladybug")
    board.bee(0, "u").bee(1, "s").bee(2, "a").bee(3, "b").place()
    new = f"bee {board.state.pieces - 1}"
    assert board.legal() == [new, "keep"]
    board.play(new)
    assert board.state.bees[1] == NONE
    assert board.state.homing == 0
    assert (board.at, board.seat) == ("select", 1)


def test_a_bee_kept_until_no_tile_is_free_is_not_asked_about_in_step_6():
    """The active player keeps the bee, and seat 1 takes the only free tile."""
    board = closing("", 4, s="red ladybug", t="blue ladybug", u="yellow ladybug")
    board.bee(0, "u").bee(1, "s").bee(2, "a").bee(3, "b").place()
    board.play("keep", f"bee {board.state.pieces - 1}")
    assert board.state.bees[0] == NONE
    assert (board.at, board.seat) == ("select", 1)


def test_step_6_offers_open_tiles_without_a_bee_but_not_the_rainbee():
    """Step 6: t is enclosed, the rainbee is open, and there is a bee on a."""
    board = Drawing(
        """
          a a a *
          a t # #
            b b b b
        """,
        "red ladybug",
    ).all_flowers("rybp")
    board.bee(1, "a").place()
    assert board.enclosed() == {"t"}
    assert (board.at, board.seat) == ("place bee", 0)
    assert board.legal() == [f"bee {board.pieces['b']}", f"bee {board.state.pieces - 1}", "keep"]


def test_a_bee_in_the_meadow_is_never_moved():
    """Step 6: with the bee on a tile the step is passed over."""
    board = closing("", s="red ladybug", t="blue ladybug", u="yellow ladybug").bee(0, "a").place()
    assert board.at == "turn up a tile" or board.state.turn == 1
    assert board.state.bees[0] == board.pieces["a"]


def test_a_bee_may_be_kept_for_a_later_turn():
    match = start()
    seat = match.waiting[0]
    for _ in range(3):
        match.submit(seat, match.legal(seat)[0])
    match.submit(seat, match.rules.catalogue.read("keep"))
    assert match._state.bees[seat] == NONE
    assert match.waiting != (seat,)


def test_the_last_tile_of_a_stack_brings_one_last_turn_for_everybody_else():
    """F37: from seat 1 the last turns go round the table, past seat 0."""
    board = last_tile()
    board.state.turn = 1
    board.place()
    assert board.state.ender == 1
    assert "last_turns" in board.told()
    board.play("keep")
    turns = []
    dice = Dice(1)
    while not board.state.over:
        if not turns or turns[-1] != board.state.turn:
            turns.append(int(board.state.turn))
        step(board.rules, board.state, dice)
    assert turns == [2, 0]


def test_the_active_player_finishes_the_turn_as_normal():
    """Game End 1: the bee step is still there."""
    assert last_tile().place().at == "place bee"


def test_another_stack_that_empties_in_the_last_turns_changes_nothing():
    """F38: ignored too, no new trigger."""
    board = last_tile()
    board.state.ender = 2
    board.place()
    assert board.state.ender == 2
    assert "last_turns" not in board.told()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_turns_differ_by_one_at_most_and_every_game_ends_in_time(seats):
    """F37; without skipping the last tile comes on turn 26, 31, 31, 36 at the latest, then the others."""
    latest = 5 * (rules(seats).edition.stack(seats) - 1) + 1 + seats - 1
    for seed in range(4):
        match = start(seats, seed)
        dice = Dice(seed)
        turns = [0] * seats
        while not match.over:
            turns[take_a_turn(match, dice)] += 1
        assert max(turns) - min(turns) <= 1
        assert sum(turns) <= latest
