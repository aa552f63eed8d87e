"""What a seat sees, in numbers, in text and in pictures."""

import pytest
from games.papillon.drawing import Table

import hortus
from hortus import art
from hortus.core.perspective import Perspective
from hortus.core.scoring import BLANK
from hortus.core.state import NONE


def test_only_the_future_is_hidden():
    """The bag and the gnomes face down: everybody knows what is left, nobody what comes next."""
    assert not hortus.rules("papillon", 4).hides


def test_what_one_lays_out_only_oneself_sees():
    """Ruling 24."""
    table = Table(3).garden(0, "BFFF1v").hold(0, "BFFF2", "RRYY").hold(1, "PFFF1").clip(0, red1=1).at("garden")
    before = Perspective(table.rules, table.state, 1).view()
    table.play(0, "BFFF2^", "p17")
    own = Perspective(table.rules, table.state, 0).view()["players"][0]
    assert [tile["tried"] for tile in own["garden"]] == [False, True]
    assert own["hand"] == [table.kind("RRYY")]
    assert own["closing"] == 525 * 4 + 2
    assert Perspective(table.rules, table.state, 1).view() == before
    table.play(0, "from supply")
    own = Perspective(table.rules, table.state, 0).view()["players"][0]
    assert own["resting"] == [{"cell": 525, "side": 2, "colour": 0, "large": False}]
    assert own["butterflies"] == 10


def test_a_butterfly_that_was_taken_off_a_flower_is_seen_there_no_more():
    """Ruling 29: at once, for who took it; the others still see it there until all are done."""
    table = Table(3).garden(0, "BFFF1v").hold(0, "BFFF2", "RRYY").hold(1, "PFFF1").clip(0, red1=2).at("garden")
    before = Perspective(table.rules, table.state, 1).view()
    table.play(0, "BFFF2^", "p17", "from red1")
    own = Perspective(table.rules, table.state, 0).view()
    assert own["flowers"][table.words.index("red1")]["butterflies"] == [1, 0, 0]
    assert (own["players"][0]["butterflies"], len(own["players"][0]["resting"])) == (10, 1)
    assert Perspective(table.rules, table.state, 1).view() == before
    assert table.on("red1") == [2, 0, 0]


def test_closed_patches_and_fields_are_seen_before_the_garden_is_done():
    table = Table(3).garden(0, "BFFF1v").hold(0, "BFFF2").hold(1, "PFFF1").clip(0, red1=1).at("garden")
    assert Perspective(table.rules, table.state, 0).view()["players"][0]["closed"] == []
    before = table.rules.foreseen(table.state, 0)
    table.play(0, "BFFF2^", "p17")
    closed = {"cell": 525, "side": 2, "shows": 0, "tiles": 2, "butterflies": 0}
    assert Perspective(table.rules, table.state, 0).view()["players"][0]["closed"] == [closed]
    assert Perspective(table.rules, table.state, 1).view()["players"][0]["closed"] == []
    # Two tiles of a largest patch are worth two nectar each; the score itself waits until all are done.
    assert table.rules.foreseen(table.state, 0) == before + 4
    assert table.rules.foreseen(table.state, 1) == table.rules.score(table.state, 1, BLANK)


def test_the_text_shows_sides_joins_and_butterflies():
    table = Table(3).garden(0, "BFFF1v\nBFBF1")
    text = art.text(table.rules.scene(), Perspective(table.rules, table.at("bid").state, 0).view())
    assert text.endswith(
        "\n".join(
            [
                "      o     p     q",
                "15          .",
                "         +--F--+",
                "16    .  F1 +  F  .",
                "         +--B--+",
                "17    .  F  | 1F  .",
                "         +--B--+",
                "18          .",
            ]
        )
    )


def test_the_picture_shows_the_tile_that_looks_for_a_place():
    table = Table(3).garden(0, "BFFF1v").hold(0, "BFFF2", "RRYY").at("garden")
    assert "with 1 butterfly<" in art.draw(table.rules.scene(), Perspective(table.rules, table.state, 0).view())
    for taken in [(), ("BFFF2>",)]:
        table.play(0, *taken)
        drawing = art.draw(table.rules.scene(), Perspective(table.rules, table.state, 0).view())
        assert drawing.count("field north, south and west with 2 butterflies") == len(taken)
        assert drawing.count("red north and east, yellow south and west") == 1


@pytest.mark.parametrize("modules", [[], ["expert_gnomes"]])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_a_game_can_be_drawn(seats, modules):
    match = hortus.Match(hortus.rules("papillon", seats, modules), seed=4)
    dice = hortus.Dice(4)
    scene = match.rules.scene()
    moment = 0
    while not match.over:
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
        moment += 1
        if moment % 25 == 0:
            for viewer in [NONE, seat]:
                view = match.perspective(viewer).view()
                assert art.draw(scene, view).startswith("<svg")
                assert "Round" in art.text(scene, view)
    assert "The last round is over" in art.draw(scene, match.perspective(NONE).view())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_scene_says_what_planters_pay_and_what_lines_cross(seats):
    """Rulings 14 and 36: code that draws the table repeats no rule."""
    scene = hortus.rules("papillon", seats).scene()
    for printed, paid in zip(scene["planters"], scene["nectar"], strict=True):
        assert paid == ([printed[0], printed[2]] if seats == 2 else printed)
    rows, columns = scene["lines"][:4], scene["lines"][4:]
    for number in range(4):
        assert rows[number] == [space for space in scene["used"] if scene["row_of"][space] == number]
        assert columns[number] == [space for space in scene["used"] if scene["column_of"][space] == number]
    assert scene["gnome_lines"] == [2, 6]
    for tile in scene["tiles"]:
        assert ["BPRYF"[shows] for shows in tile["shows"]] == [tile["sides"][part[0]] for part in tile["parts"]]


def test_who_bids_nothing_is_seen_on_the_space_it_was_pushed_to():
    match = hortus.Match(hortus.rules("papillon", 4), seed=1)
    dice = hortus.Dice(2)
    furthest = 0
    places = []
    while not match.over:
        view = match.perspective(NONE).view()
        bid_last = [seat for seat in reversed(view["order"]) if seat != NONE and view["bids"][seat] == 0]
        assert [view["zeros"][seat] for seat in bid_last] == list(range(len(bid_last)))
        assert view["zeros"].count(NONE) == 4 - len(bid_last)
        furthest = max(furthest, *view["zeros"])
        places.append(view["where"])
        assert view["laying"] == (view["step"] == "garden")
        seat = match.waiting[0]
        match.submit(seat, hortus.bot("random").choose(match.perspective(seat), dice))
    assert furthest > 0
    assert set(places) == {"market", "gardens", "flowers"}
