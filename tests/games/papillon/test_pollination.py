"""Pollination, bonus tokens and the end of a round."""

from games.papillon.drawing import Table, told

from hortus.core.state import NONE


def closed(seats=3, **options):
    """Seat 0 has just closed a blue patch of two and a red one of three."""
    table = Table(seats, **options).garden(
        0,
        """
        BFFF1v RFFF1v
        .      RFRF1
        .      .
        """,
    )
    table.hold(0, "BFFF2", "RFFF2").at("garden")
    table.play(0, "BFFF2^", "p17", "RFFF2^", "q18", "done")
    return table


def test_the_rulebook_s_blue_of_two_and_red_of_three():
    """Test vector and example: no token for blue; one to red, its token, and a second one to the same red flower."""
    table = closed()
    assert table.step == "pollinate"
    assert table.legal(0) == {"blue1:2", "blue2:2", "red1:3+", "red2:3+"}
    table.play(0, "blue1:2")
    assert table.state.token[table.words.index("blue1")] == NONE
    assert table.legal(0) == {"red1:3+", "red2:3+"}
    table.play(0, "red1:3+")
    assert table.step == "bonus"
    assert table.legal(0) == {"supply>red1", "blue1>red1", "take token", "leave token"}
    events = table.play(0, "supply>red1")
    assert told(events, "claimed")[0]["flower"] == table.words.index("red1")
    assert table.on("blue1") == [1, 0, 0]
    assert table.on("red1") == [2, 0, 0]
    assert table.state.token[table.words.index("red1")] == 0
    assert table.state.supply[0] == 9
    assert table.state.round == 1


def test_the_second_butterfly_stays_on_the_flower_of_the_token():
    """Ruling 1."""
    table = closed()
    table.play(0, "red2:3+")
    assert {text for text in table.legal(0) if ">" in text} == {"supply>red2"}


def test_or_it_goes_anywhere_if_so_agreed():
    """Ruling 1, option any: but never from a flower to itself."""
    table = closed(bonus_target="any")
    table.play(0, "red2:3+")
    offered = {text for text in table.legal(0) if ">" in text}
    assert {f"supply>{word}" for word in table.words} <= offered
    assert {f"red2>{word}" for word in table.words if word != "red2"} <= offered
    assert "red2>red2" not in offered
    table.play(0, "red2>yellow1")
    assert table.on("red2") == [0, 0, 0]
    assert table.on("yellow1") == [1, 0, 0]


def test_only_the_chosen_flower_s_token_can_be_taken():
    """Ruling 31: and only while it is there."""
    table = closed()
    table.state.token[table.words.index("red1")] = 2
    table.play(0, "red1:3+")
    assert table.step == "pollinate"
    assert table.on("red1") == [1, 0, 0]
    assert table.state.token[table.words.index("red2")] == NONE


def test_a_patch_of_two_brings_no_token():
    """Pollination 1."""
    table = closed()
    table.play(0, "blue2:2")
    assert table.step == "pollinate"


def test_with_an_empty_supply_the_second_one_is_moved_from_another_flower():
    """Ruling 33."""
    table = closed()
    table.state.supply[0] = 0
    table.play(0, "blue1:2", "red1:3+")
    assert table.legal(0) == {"blue1>red1", "take token", "leave token"}
    table.play(0, "blue1>red1")
    assert table.on("blue1") == [0, 0, 0]
    assert table.on("red1") == [2, 0, 0]


def test_without_a_second_one_the_token_can_still_be_taken():
    """Ruling 33: the butterfly is lost, the token gone."""
    table = closed()
    table.state.supply[0] = 0
    table.play(0, "red1:3+")
    assert table.legal(0) == {"take token", "leave token"}
    table.play(0, "take token")
    assert table.state.token[table.words.index("red1")] == 0
    assert table.on("red1") == [1, 0, 0]


def test_the_token_may_be_left():
    """Rulings 1 and 33: "may"."""
    table = closed()
    table.play(0, "red1:3+", "leave token")
    assert table.state.token[table.words.index("red1")] == NONE
    assert table.step == "pollinate"


def test_the_last_of_the_order_track_pollinates_first_and_finishes_all():
    """Ruling 30: all patches of a seat, in any order it likes."""
    table = Table(3)
    for seat in range(3):
        table.garden(seat, "BFFF1v .\n. PFFF1<").hold(seat, "BPFF1")
        table.state.bag[table.kind("BPFF1")] += 1
        table.state.bag[table.kind("BFFF1")] += 1
        table.state.bag[table.kind("PFFF1")] += 1
    for place, seat in enumerate([1, 0, 2]):
        table.state.order[place] = seat
    table.at("garden")
    for seat in range(3):
        table.play(seat, "BPFF1^", "p17", "done")
    for seat in [2, 0, 1]:
        assert table.waiting == [seat]
        assert table.legal(seat) == {"blue1:2", "blue2:2", "purple1:2", "purple2:2"}
        table.play(seat, "purple2:2")
        assert table.waiting == [seat]
        table.play(seat, "blue1:2")
    assert table.on("purple2") == table.on("blue1") == [1, 1, 1]


def test_with_two_the_track_is_read_after_the_swap():
    """Ruling 38: who has just taken the gnome pollinates last."""
    table = Table(2)
    for seat in range(2):
        table.garden(seat, "BFFF1v").hold(seat, "BFFF2")
        table.state.bag[table.kind("BFFF1")] += 1
        table.state.bag[table.kind("BFFF2")] += 1
    table.state.order[0] = 1
    table.state.order[1] = 0
    table.at("garden")
    for seat in range(2):
        table.play(seat, "BFFF2^", "p17", "done")
    assert table.waiting == [0]


def test_with_two_a_swap_that_waits_leaves_pollination_to_the_old_track():
    """Ruling 38, option next_round: who took the gnome was second to draft, and pollinates first."""
    table = Table(2, two_player_swap="next_round")
    table.garden(0, "BFFF1v").garden(1, "PFFF1v")
    table.fill("BFFF2", "RFFF1", ".", ".", ".", ".", "PFFF2", "YFFF1").gnome(2).at("draft")
    table.play(0, "row 1")
    table.play(1, "row 3")
    assert table.order() == [0, 1]
    table.play(0, "BFFF2^", "p17", "RFFF1v", "p18", "done")
    table.play(1, "PFFF2^", "p17", "YFFF1v", "p18", "done")
    assert table.waiting == [1]
    table.play(1, "purple:2")
    assert table.waiting == [0]
    table.play(0, "blue:2")
    assert table.order() == [1, 0]


def test_there_is_always_room_on_a_flower():
    """Ruling 32."""
    table = closed()
    table.clip(1, blue1=12).clip(2, blue1=12)
    assert "blue1:2" in table.legal(0)
    table.play(0, "blue1:2")
    assert table.on("blue1") == [1, 12, 12]


def test_what_was_not_drafted_leaves_the_game():
    """End of round, ruling 46: the caterpillars on it go back to the supply."""
    table = Table().hold(0, "BFFF1").fill("BFPFc", "RRYY").gnome(3).at("garden")
    bank = int(table.state.bank)
    events = table.play(0, "BFFF1^", "p16", "done")
    assert told(events, "cleared")[0]["tiles"] == 2
    assert table.state.removed[table.kind("RRYY")] == 1
    assert table.state.removed[table.kind("BFPFc")] == 1
    assert table.state.bank == bank + 1
    assert [int(kind) for kind in table.state.space] == [NONE] * 10


def test_a_gnome_nobody_took_leaves_the_game():
    """End of round 3, ruling 15."""
    table = Table().hold(0, "BFFF1").gnome(3).at("garden")
    events = table.play(0, "BFFF1^", "p16", "done")
    assert told(events, "strayed")[0]["number"] == 3
    assert table.state.gnome == NONE
    assert list(table.state.gnomes_out) == [0, 0, 1, 0]


def test_the_promised_swap_happens_when_the_round_is_over():
    """Ruling 38, option next_round."""
    table = Table(2, two_player_swap="next_round").hold(0, "BFFF1")
    table.state.promoted = 1
    table.at("garden")
    table.play(0, "BFFF1^", "p16", "done")
    assert table.order() == [1, 0]
    assert table.state.promoted == NONE


def test_after_the_eighth_round_it_is_over():
    """End of round 1."""
    table = Table().hold(0, "BFFF1")
    table.state.round = 7
    table.at("garden")
    table.play(0, "BFFF1^", "p16", "done")
    assert table.state.over
