"""Gardening: sealed sequences, closed patches and their butterflies, tiles that fit nowhere."""

import pytest
from games.papillon.drawing import Table, told

import hortus
from hortus.core.events import SILENT
from hortus.core.state import NONE
from hortus.games.papillon.edition import COLOURS


def test_all_who_hold_tiles_garden_at_once():
    """Ruling 24: simultaneous and unseen."""
    table = Table(3).hold(0, "BFFF1").hold(1, "PFFF1").hold(2, "RFFF1").at("garden")
    assert table.waiting == [0, 1, 2]
    table.play(2, "RFFF1^", "p16", "done")
    assert table.waiting == [0, 1]
    assert table.state.gardens[2].tiles == 0  # nothing is told before all are done
    table.play(0, "BFFF1>", "p16", "done")
    events = table.play(1, "PFFF1^", "p16", "done")
    assert [event["seat"] for event in told(events, "laid")] == [0, 1, 2]
    assert [int(garden.tiles) for garden in table.state.gardens] == [1, 1, 1]


def test_gardening_may_go_in_the_order_of_the_draft():
    """Ruling 24, option draft_order."""
    table = Table(3, gardening="draft_order").hold(0, "BFFF1").hold(1, "PFFF1").hold(2, "RFFF1")
    for place, seat in enumerate([2, 0, 1]):
        table.state.order[place] = seat
    table.at("garden")
    for seat, name in [(2, "RFFF1"), (0, "BFFF1"), (1, "PFFF1")]:
        assert table.waiting == [seat]
        table.play(seat, f"{name}^", "p16", "done")
        assert table.state.gardens[seat].tiles == 1


def test_for_two_the_track_as_it_stands_is_that_order():
    """Rulings 24 and 38: who drafted second and took the gnome leads the track at once, and so lays first."""
    table = Table(2, gardening="draft_order").fill("BFFF1", "BFFF2", ".", ".", ".", ".", "PFFF1", "PFFF2").gnome(2)
    table.at("draft")
    table.play(0, "row 1")
    table.play(1, "row 3")
    assert table.step == "garden"
    assert table.waiting == [1]


def test_in_draft_order_a_hopeless_hand_may_be_exchanged_before_its_turn():
    """Ruling 24: nothing that the others lay could help it."""
    table = Table(3, gardening="draft_order").hold(0, "BFFF1").hold(1, "RFFF1").garden(2, "BBRR").hold(2, "PPYY")
    table.at("garden")
    table.play(0, "BFFF1^", "p16", "done")
    assert table.step == "swap"
    table.chance("BFFF2")
    assert table.hand(2) == ["BFFF2"]
    assert table.waiting == [1]


def test_every_drafted_tile_must_be_laid():
    """Ruling 21: `done` is only offered when the hand is empty."""
    table = Table().hold(0, "BFFF1", "BFFF2").at("garden")
    table.play(0, "BFFF1^", "p16")
    assert table.legal(0) == {"BFFF2^", "BFFF2>", "BFFF2v", "BFFF2<"}
    table.play(0, "BFFF2v", "p15")
    assert table.legal(0) == {"done"}


def test_only_turns_with_a_place_are_offered():
    """A choice is only offered if it can be completed."""
    table = Table().garden(0, "BBRR").hold(0, "YPBFc").at("garden")
    # The tile touches with its blue side only: north of it, or east of it.
    assert table.legal(0) == {"YPBFc^", "YPBFc>"}
    table.play(0, "YPBFc^")
    assert table.legal(0) == {"p15"}


def test_tiles_of_one_kind_are_offered_once():
    table = Table().hold(0, "BBFF1", "BBFF1").at("garden")
    assert table.legal(0) == {"BBFF1^", "BBFF1>", "BBFF1v", "BBFF1<"}
    table.play(0, "BBFF1^", "p16", "BBFF1v", "p15", "done")
    assert table.hand(0) == []


def test_a_seat_rearranges_freely_until_it_is_done():
    """Ruling 23: what is sealed can be taken back step by step, and nobody sees it."""
    match = hortus.Match(hortus.rules("papillon", 3), seed=3)
    dice = hortus.Dice(3)
    while match.perspective(0).view()["step"] != "garden":
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    start = match.legal(0)
    seen = match.perspective(1).view()
    match.submit(0, start[0])
    match.submit(0, match.legal(0)[0])
    assert len(match.perspective(0).view()["players"][0]["garden"]) == 1
    assert match.perspective(1).view() == seen
    assert match.undo(0)
    assert match.undo(0)
    assert match.legal(0) == start


def test_even_done_can_be_taken_back_until_all_are_done():
    """Ruling 23."""
    match = hortus.Match(hortus.rules("papillon", 3), seed=3)
    dice = hortus.Dice(3)
    while match.perspective(0).view()["step"] != "garden":
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
    for seat in range(3):
        while seat in match.waiting and match.perspective(NONE).view()["round"] == 0:
            match.submit(seat, match.legal(seat)[0])
        if seat < 2:
            assert seat not in match.waiting
            assert match.undo(seat)
            assert match.waiting[0] == seat
            match.submit(seat, match.legal(seat)[0])
    assert not match.undoable(0)


def test_once_everybody_is_done_tiles_stay():
    """Gardening 2."""
    table = Table(2).hold(0, "BFFF1").hold(1, "PFFF1").at("garden")
    table.play(0, "BFFF1^", "p16", "done")
    table.play(1, "PFFF1^", "p16", "done")
    assert table.step == "refill"  # nothing to pollinate: the next round
    assert table.state.round == 1


# ---- butterflies on closed patches


DECLINE = {"empty_supply": "may_decline"}


def closing(options=None, /, **clipped):
    """A blue patch of two about to be closed by seat 0."""
    table = Table(**(options or {})).garden(0, "BFFF1v").hold(0, "BFFF2")
    if clipped:
        table.clip(0, **clipped)
    return table.at("garden")


def test_a_closed_patch_gets_a_butterfly_from_the_supply():
    """Closing flower patches; without a butterfly on a flower there is nothing to choose."""
    table = closing()
    events = table.play(0, "BFFF2^", "p17", "done")
    assert told(events, "closed") == [
        {"event": "closed", "seat": 0, "cell": 525, "side": 2, "colour": 0, "tiles": 2, "source": 0}
    ]
    assert table.state.supply[0] == 11
    assert table.state.rests[0] == 1
    assert table.step == "pollinate"


def test_the_rulebook_s_purple_patch_gets_a_butterfly_that_goes_on_to_a_purple_flower():
    """The example beside closing: the tile that closes it, one butterfly on it, and in pollination onto a flower."""
    table = Table().garden(0, "PFFF1v\nPPFF1").hold(0, "PFFF2").at("garden")
    table.play(0, "PFFF2<", "q17", "done")
    assert resting(table) == ["purple"]
    assert table.legal(0) == {"purple1:3+", "purple2:3+"}
    table.play(0, "purple2:3+", "leave token")
    assert table.on("purple2") == [1, 0, 0]
    assert table.state.rests[0] == 0
    assert table.state.supply[0] == 11


def test_it_may_come_from_any_flower_instead():
    """Rulings 28 and 29: of any colour, and it leaves that flower at once."""
    table = closing(red1=1, yellow2=2)
    table.play(0, "BFFF2^", "p17")
    assert table.legal(0) == {"from supply", "from red1", "from yellow2"}
    assert table.on("red1") == [1, 0, 0]
    table.play(0, "from red1", "done")
    assert table.on("red1") == [0, 0, 0]
    assert table.state.supply[0] == 9


def test_a_closed_patch_must_get_a_butterfly_from_a_flower_if_the_supply_is_empty():
    """Ruling 28: none only if there is neither."""
    table = closing(red1=12)
    table.play(0, "BFFF2^", "p17")
    assert table.legal(0) == {"from red1"}
    table.play(0, "from red1", "done")
    assert table.state.rests[0] == 1


def test_with_fewer_butterflies_than_patches_one_chooses_which_does_without():
    """Ruling 28: one butterfly on a flower and none in the supply, for two patches."""
    table = Table().garden(0, "BFFF1v .\n. PFFF1<").hold(0, "BPFF1").clip(0, red1=1).at("garden")
    table.state.supply[0] = 0
    table.play(0, "BPFF1^", "p17")
    assert table.legal(0) == {"from red1", "from nowhere"}
    table.play(0, "from nowhere")
    assert table.legal(0) == {"from red1"}
    table.play(0, "from red1", "done")
    assert resting(table) == ["blue"]


def test_it_can_be_declined_only_with_an_empty_supply():
    """Ruling 28, option empty_supply: may_decline."""
    table = closing(DECLINE, red1=12)
    table.play(0, "BFFF2^", "p17")
    assert table.legal(0) == {"from red1", "from nowhere"}
    table.play(0, "from nowhere", "done")
    assert table.state.rests[0] == 0
    assert table.step == "refill"  # no butterfly, no pollination


def test_without_any_butterfly_the_patch_stays_bare():
    """Ruling 28: all twelve rest elsewhere."""
    table = closing()
    table.state.supply[0] = 0
    events = table.play(0, "BFFF2^", "p17", "done")
    assert told(events, "closed")[0]["source"] == 9  # nowhere
    assert table.state.rests[0] == 0


def test_each_of_several_closed_patches_is_asked_for():
    """Rulings 27 and 28: the last flower's butterfly may be used up on the way."""
    table = Table().garden(0, "BFFF1v .\n. PFFF1<").hold(0, "BPFF1").clip(0, red1=1).at("garden")
    table.play(0, "BPFF1^", "p17")
    assert table.legal(0) == {"from supply", "from red1"}
    table.play(0, "from red1")
    # Nothing is left on the flowers: the other patch takes one from the supply by itself.
    assert table.legal(0) == {"done"}
    table.play(0, "done")
    assert table.state.supply[0] == 10
    assert table.state.rests[0] == 2


def closing_two(**clipped):
    """One tile is about to close purple and then blue; purple is asked for first. Declining is allowed."""
    table = Table(**DECLINE).garden(0, "BFFF1v .\n. PFFF1<").hold(0, "BPFF1").clip(0, **clipped).at("garden")
    table.play(0, "BPFF1^", "p17")
    return table


def resting(table):
    """The colours of the patches on which seat 0 has butterflies."""
    patches = [int(table.state.patch[place]) for place in range(int(table.state.rests[0]))]
    return [COLOURS[patch // 2] for patch in patches]


def test_one_chooses_which_of_two_patches_gets_the_last_butterfly():
    """Ruling 28: a choice for each patch; the first one asked for may do without for the sake of the second."""
    table = closing_two(red1=11)
    assert table.legal(0) == {"from supply", "from red1", "from nowhere"}
    table.play(0, "from nowhere")
    # Nobody declines while there is a butterfly in the supply: now it must be used.
    assert table.legal(0) == {"from supply"}
    table.play(0, "from supply", "done")
    assert table.state.supply[0] == 0
    assert resting(table) == ["blue"]


def test_the_last_butterfly_may_also_go_to_the_first_patch():
    """Ruling 28: then the supply is empty, and the second one may be declined."""
    table = closing_two(red1=11)
    table.play(0, "from supply")
    assert table.legal(0) == {"from red1", "from nowhere"}
    table.play(0, "from nowhere", "done")
    assert resting(table) == ["purple"]


def test_a_butterfly_in_the_supply_may_stay_there_if_nothing_is_declined():
    """Ruling 28: both may come from flowers."""
    table = closing_two(red1=11)
    table.play(0, "from red1")
    assert table.legal(0) == {"from supply", "from red1"}
    table.play(0, "from red1", "done")
    assert table.state.supply[0] == 1
    assert table.state.rests[0] == 2


def test_a_supply_that_reaches_for_all_is_never_declined():
    """Ruling 28."""
    table = closing_two(red1=10)
    assert table.legal(0) == {"from supply", "from red1"}


def test_three_patches_and_fewer_butterflies_never_leave_any_over():
    """Ruling 28: with a patch declined, a flower may help out only as long as the supply is used up all the same."""
    three = ". BFFF1v .\nYFFF1> . RFFF1<"
    for supply, offered in [(1, {"from supply", "from red1", "from nowhere"}), (2, {"from supply"})]:
        table = Table(**DECLINE).garden(0, three).hold(0, "YBRF1").clip(0, red1=12 - supply).at("garden")
        table.play(0, "YBRF1<", "q17")
        assert table.legal(0) == {"from supply", "from red1", "from nowhere"}
        table.play(0, "from nowhere")
        assert table.legal(0) == offered
        if supply == 1:
            table.play(0, "from red1")
            assert table.legal(0) == {"from supply"}
        while any(text.startswith("from") for text in table.legal(0)):
            table.play(0, "from supply")
        assert table.rules.view(table.state, 0)["players"][0]["butterflies"] == 0


def test_without_butterflies_on_flowers_one_still_chooses_which_patch_does_without():
    """Ruling 28: only what leaves no choice goes without a question."""
    table = Table().garden(0, "BFFF1v .\n. PFFF1<").hold(0, "BPFF1").at("garden")
    table.state.supply[0] = 1
    table.play(0, "BPFF1^", "p17")
    assert table.legal(0) == {"from supply", "from nowhere"}
    table.play(0, "from nowhere")
    assert table.legal(0) == {"done"}  # the other one took it by itself
    table.play(0, "done")
    assert resting(table) == ["blue"]


def test_a_merely_longer_patch_gets_nothing():
    table = Table().garden(0, "BFFF1v").hold(0, "BFBF1").at("garden")
    events = table.play(0, "BFBF1^", "p17", "done")
    assert told(events, "closed") == []


def test_a_closed_field_is_told_but_brings_nothing_yet():
    """Closing fields."""
    table = Table().garden(0, "BPRF1v").hold(0, "BRYF1").at("garden")
    events = table.play(0, "BRYF1^", "q16", "done")
    assert told(events, "fenced") == [
        {"event": "fenced", "seat": 0, "cell": 525, "side": 1, "tiles": 2, "butterflies": 2}
    ]


def test_legal_leaves_the_table_as_it_was():
    """Sealed tiles are laid out for a moment and put away again."""
    table = closing(red1=1)
    table.play(0, "BFFF2^", "p17", "from red1")
    before = table.state.dump()
    table.legal(0)
    table.rules.view(table.state, 0)
    table.rules.choices[table.state.step].prompt(table.state, 0)
    assert table.state.dump() == before


# ---- tiles that fit nowhere


def test_a_tile_that_fits_nowhere_is_swapped():
    """Gardening 4, ruling 20: another is drawn, then it goes back into the bag."""
    table = Table().garden(0, "BBRR").hold(0, "PPYY").at("garden")
    assert table.legal(0) == {"swap"}
    table.play(0, "swap")
    assert table.step == "swap"
    assert table.rules.odds(table.state)[table.kind("PPYY")] == 0  # drawn before it is returned
    events = table.chance("BFFF1")
    assert told(events, "swapped")[0]["tile"] == table.kind("PPYY")
    assert table.hand(0) == ["BFFF1"]
    assert table.state.bag[table.kind("PPYY")] == 1
    assert table.step == "garden"
    table.play(0, "BFFF1v", "p15", "done")
    assert table.state.gardens[0].tiles == 2


def test_a_swap_is_repeated_until_something_fits():
    """Ruling 20."""
    table = Table().garden(0, "BBRR").hold(0, "PPYY").at("garden")
    table.play(0, "swap")
    table.chance("YYFF1")
    assert table.step == "swap"
    table.chance("PPYY")
    assert table.step == "swap"
    table.chance("RFFF1")
    assert table.step == "garden"


def test_the_other_tiles_are_tried_first():
    """Ruling 20: nobody swaps a tile while another one can be laid, which may make room for it."""
    table = Table().garden(0, "BBRR").hold(0, "PPYY", "BPFF1").at("garden")
    assert not any(text.startswith(("PPYY", "swap")) for text in table.legal(0))
    table.play(0, "BPFF1v", "p15")
    # West of it is purple now.
    assert {text for text in table.legal(0) if text.startswith("PPYY")}


def test_if_the_bag_has_nothing_that_fits_the_tile_is_discarded():
    """Ruling 20."""
    table = Table().garden(0, "BBRR").hold(0, "PPYY").at("garden")
    for kind in range(len(table.state.bag)):
        table.state.bag[kind] = 0
    table.state.bag[table.kind("YYFF1")] = 1
    events = table.play(0, "swap")
    assert told(events, "discarded")[0]["tile"] == table.kind("PPYY")
    assert table.hand(0) == []
    assert table.state.removed[table.kind("PPYY")] == 1
    assert table.step == "refill"


def test_of_several_hopeless_tiles_the_player_chooses_which_goes_first():
    """Ruling 20: and as soon as one fits, gardening goes on."""
    table = Table().garden(0, "BBRR").hold(0, "PPYY", "YYFF1", "PFYF1").at("garden")
    assert table.legal(0) == {"swap YYFF1", "swap PFYF1", "swap PPYY"}
    table.play(0, "swap PFYF1")
    assert told(table.chance("YFYF1"), "swapped")[0]["tile"] == table.kind("PFYF1")
    # It does not fit either, so the player chooses again.
    assert table.step == "garden"
    assert table.legal(0) == {"swap YYFF1", "swap YFYF1", "swap PPYY"}
    table.play(0, "swap PPYY")
    assert told(table.chance("BFFF1"), "swapped")[0]["tile"] == table.kind("PPYY")
    assert table.hand(0) == ["BFFF1", "YYFF1", "YFYF1"] or sorted(table.hand(0)) == ["BFFF1", "YFYF1", "YYFF1"]
    assert {text[:-1] for text in table.legal(0)} == {"BFFF1"}


def test_in_version_1_the_first_tile_of_the_box_was_exchanged_first():
    table = Table(version=1).garden(0, "BBRR").hold(0, "PPYY", "YYFF1", "PFYF1").at("garden")
    assert table.legal(0) == {"swap"}
    table.play(0, "swap")
    assert told(table.chance("YFYF1"), "swapped")[0]["tile"] == table.kind("YYFF1")
    assert table.step == "swap"
    assert told(table.chance("PYFF1"), "swapped")[0]["tile"] == table.kind("YFYF1")
    table.chance("BFFF1")
    assert table.legal(0) == {f"BFFF1{turn}" for turn in "v<"}


def exchanged():
    """A tile was laid, another fitted nowhere and was exchanged for RFFF1."""
    table = Table().garden(0, "BBRR").hold(0, "BFFF1", "PPYY").at("garden")
    table.play(0, "BFFF1v", "p15")
    assert table.legal(0) == {"swap"}
    table.play(0, "swap")
    table.chance("RFFF1")
    return table


def test_what_was_laid_before_a_swap_stays_unless_it_is_laid_again():
    """Ruling 20."""
    table = exchanged()
    assert table.step == "garden"
    assert table.state.sealed[0].count == 0
    assert [tile["tried"] for tile in table.rules.view(table.state, 0)["players"][0]["garden"]] == [False, False]
    assert table.hand(0) == ["RFFF1"]
    assert "again" in table.legal(0)
    table.play(0, "RFFF1^", "p17", "done")
    assert table.state.gardens[0].tiles == 3


def test_after_a_swap_the_tiles_of_the_round_may_be_laid_again():
    """Ruling 20: the tile laid before comes first, then the new one. The table stays as it is until `done`."""
    table = exchanged()
    before = table.state.dump()
    table.play(0, "again")
    assert {text[:-1] for text in table.legal(0)} == {"BFFF1", "as befor"}
    table.play(0, "BFFF1<", "q16")
    assert not any(text.startswith("as before") for text in table.legal(0))
    assert {text[:-1] for text in table.legal(0)} == {"RFFF1"}
    assert {**table.state.dump(), "sealed": []} == {**before, "sealed": []}
    events = table.play(0, "RFFF1^", "p17", "done")
    assert told(events, "took_up")[0]["tiles"] == 1
    assert {tile["cell"] for tile in table.rules.view(table.state, 1)["players"][0]["garden"]} == {
        table.rules.ground.words.index(cell) for cell in ("p16", "q16", "p17")
    }


def test_tiles_that_lie_again_so_that_the_exchanged_one_would_fit_must_go_back():
    """Ruling 20: nobody gets rid of a tile for which there would have been a place."""
    table = Table().garden(0, "BBRR").hold(0, "BPFF1", "PPYY").at("garden")
    # South of p16 is red, west too; with blue down, the purple side of this tile looks west.
    assert not any(text.startswith("PPYY") for text in table.legal(0))
    open_places = [
        (turn, cell)
        for turn in sorted(text for text in table.legal(0) if text.startswith("BPFF1"))
        for cell in cells_of(table, turn)
    ]
    ways = {way: after(way) for way in open_places}
    sparing = [way for way in ways if "swap" not in ways[way]]
    assert sparing
    stuck = [way for way in ways if "swap" in ways[way]]
    if not stuck:
        return
    table.play(0, *stuck[0], "swap")
    table.chance("BFFF1")
    table.play(0, "again", *sparing[0])
    assert table.legal(0) == {"as before"}
    table.play(0, "as before")
    assert "as before" not in table.legal(0)


def cells_of(table, turn):
    state = table.state.clone()
    table.rules.choose(state, 0, table.rules.catalogue.read(turn), SILENT)
    return sorted(table.rules.catalogue.write(action) for action in table.rules.legal(state, 0))


def after(way):
    """What can be done once the purple tile is laid this way."""
    table = Table().garden(0, "BBRR").hold(0, "BPFF1", "PPYY").at("garden")
    table.play(0, *way)
    return table.legal(0)


def test_leaving_the_tiles_as_they_lay_starts_anew_and_cannot_be_repeated():
    table = exchanged()
    table.play(0, "again", "as before")
    assert "again" not in table.legal(0)
    table.play(0, "RFFF1^", "p17", "done")
    assert table.state.gardens[0].tiles == 3
    assert table.state.gardens[0].laid[table.rules.ground.words.index("p15")] >= 0


def test_butterflies_of_tiles_laid_again_return_to_where_they_came_from():
    """Ruling 20: the first place closed a patch, the second closes none."""
    table = closing(red1=1)
    table.hold(0, "PPYY")
    table.play(0, "BFFF2^", "p17", "from red1")
    assert table.legal(0) == {"swap"}
    table.play(0, "swap")
    table.chance("RFFF1")
    assert table.on("red1") == [0, 0, 0]
    assert table.state.rests[0] == 1
    table.play(0, "again")
    view = table.rules.view(table.state, 0)
    assert view["players"][0]["resting"] == []
    assert view["flowers"][table.words.index("red1")]["butterflies"] == [1, 0, 0]
    assert table.on("red1") == [0, 0, 0]  # nothing has happened yet


def test_a_swap_from_an_empty_bag_recycles_the_removed_tiles():
    """Rulings 19 and 20."""
    table = Table().garden(0, "BBRR").hold(0, "PPYY").at("garden")
    table.state.removed = table.state.bag
    table.state.bag = table.state.bag[:]
    for kind in range(len(table.state.bag)):
        table.state.bag[kind] = 0
    removed = sum(list(table.state.removed))
    events = table.play(0, "swap")
    assert told(events, "recycled")[0]["tiles"] == removed == 92
    assert table.step == "swap"
    table.chance("BFFF1")
    assert table.hand(0) == ["BFFF1"]
    assert sum(list(table.state.bag)) == 92  # one was drawn, the old one returned
    assert sum(list(table.state.removed)) == 0


def test_a_swapped_tile_brings_no_caterpillar():
    """Ruling 17."""
    table = Table().garden(0, "BBRR").hold(0, "PPYY").at("garden")
    table.play(0, "swap")
    table.chance("BFPFc")
    assert table.caterpillars() == [10, 10, 10]


def test_a_swap_waits_until_everybody_has_finished_and_only_its_seat_goes_on():
    """Chance inside a step that all take at once."""
    table = Table(3).garden(1, "BBRR").hold(0, "BFFF1").hold(1, "PPYY").hold(2, "RFFF1").at("garden")
    table.play(1, "swap")
    assert table.waiting == [0, 2]
    table.play(0, "BFFF1^", "p16", "done")
    table.play(2, "RFFF1^", "p16", "done")
    assert table.step == "swap"
    table.chance("BFFF2")
    assert table.step == "garden"
    assert table.waiting == [1]


@pytest.mark.parametrize(("seats", "first"), [(2, 16), (3, 0), (4, 0)])
def test_swaps_happen_in_real_games_and_are_rare(seats, first):
    """Played at random, a tile fits nowhere in about one game of ten; these seeds are known to have some."""
    swaps = 0
    for seed in range(first, first + 12):
        match = hortus.Match(hortus.rules("papillon", seats), seed=seed)
        dice = hortus.Dice(seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            match.submit(seat, legal[dice.below(len(legal))])
        swaps += len([event for event in match.heard if event.kind.name == "swapped"])
    assert 0 < swaps < 12


def test_the_prompt_follows_the_sequence():
    table = closing(red1=1)
    prompt = table.rules.choices[table.state.step].prompt
    assert str(prompt(table.state, 0)) == "Choose a tile for your garden. You can rotate it."
    table.play(0, "BFFF2^")
    assert str(prompt(table.state, 0)) == "Choose a place for this tile."
    table.play(0, "p17")
    asked = "You closed a blue patch of 2 tiles at p16. Where does its butterfly come from?"
    assert str(prompt(table.state, 0)) == asked
    table.play(0, "from supply")
    assert str(prompt(table.state, 0)) == "All your tiles are placed. Choose done, or undo and rearrange them."
    table = Table().garden(0, "BBRR").hold(0, "PPYY").at("garden")
    assert str(prompt(table.state, 0)) == "None of your tiles fits. Exchange one, or undo and rearrange."
    assert table.state.drafter == NONE
