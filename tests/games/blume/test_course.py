"""End of Round, Starting A New Round, and who is skipped."""

from games.blume.drawing import FULL_3, FULL_4, Table

from hortus.core.state import NONE

EIGHT = ".. .. --\n.. .. --\n.. .. ..\n.. .. ..\n.. .. ..\n.. .. .."


def test_a_full_garden_is_skipped():
    """Ruling 13."""
    table = Table("..\n..", FULL_3, "..\n..", seats=3)
    table.lay("a2", "....")
    assert table.turn == 2


def test_the_round_ends_when_all_gardens_are_full():
    """Ruling 13."""
    table = Table(EIGHT, FULL_3)
    names = table.lay("c3", "....")
    assert names.count("scored") == 2
    assert table.step == "reveal a hybrid"


def test_a_seat_alone_with_room_keeps_laying():
    """Ruling 13: hybrids and tools make gardens fill at different times."""
    table = Table("..\n..", FULL_3)
    table.lay("a2", "....")
    assert table.turn == 0
    assert table.step == "take"


def test_a_round_ends_with_the_score_then_a_hybrid_then_pruning_then_a_can():
    """Ruling 14; the order of the rulebook for hybrid and pruning."""
    table = Table(EIGHT, FULL_3, hybrids=("red/blue",))
    table.lay("c3", "....")
    table.settle()
    assert table.step == "prune"
    assert len(table.told("scored")) == 2
    assert len(table.told("turned_hybrid")) == 1
    assert len(table.rules.view(table.state, NONE)["hybrids"]) == 2
    for seat in range(2):
        for _ in range(3):
            table.do(table.legal(seat)[0], seat=seat)
    assert table.step == "reveal a watering can"
    table.settle()
    assert table.rules.scene()["cans"][int(table.state.can)][0] == 1


def test_who_began_the_game_begins_every_round():
    """Ruling 26."""
    table = Table(FULL_3, FULL_3, FULL_3, seats=3, turn=1)
    table.state.starter = 2
    table.enter("prune")
    for seat in range(3):
        for _ in range(3):
            table.do(table.legal(seat)[0], seat=seat)
    table.settle()
    assert table.turn == 2


def test_only_this_rounds_can_waters():
    """Ruling 23: the last card is turned down."""
    table = Table(FULL_3, FULL_3, wet=("ab12",))
    table.state.can = 0
    table.state.cans[0] = 0
    table.enter("reveal a watering can")
    table.state.round = 1
    table.happen(6)
    assert table.rules.view(table.state, NONE)["wet"] == [table.point(word) for word in ("cd12", "cd23", "cd34")]


def test_after_the_third_round_the_game_is_over_without_pruning():
    rows = ["-- .. .. .. .."] * 2 + [".. .. .. .. .."] * 8
    full = [".. .. .. .. .."] * 10
    table = Table("\n".join(rows), "\n".join(full), round=2)
    table.state.scored = 2
    names = table.lay("a5", "....")
    assert names.count("scored") == 2
    assert table.state.over


def test_pruning_comes_after_rounds_1_and_2_only():
    table = Table(FULL_4.replace(".. .. .. ..", ".. .. .. --", 2), FULL_4, round=1)
    table.state.scored = 1
    table.lay("d4", "....")
    table.settle()
    assert table.step == "prune"
