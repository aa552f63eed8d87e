"""The closer look: plans for a hand, the draft, the bids and the flowers, on tables small enough to check by hand."""

from math import isfinite

import pytest
from games.papillon.drawing import Table
from librt.vecs import vec
from mypy_extensions import i64

import hortus
from hortus.core.bits import members
from hortus.core.events import SILENT

ROUNDS = 8


def worths(table, seat=0):
    """Every legal action in notation, with what the study makes of it."""
    legal = table.rules.legal(table.state, seat)
    found = vec[float]([0.0] * len(legal))
    table.rules.heuristics.study(table.state, seat, vec[i64](legal), len(legal), found)
    return {table.rules.catalogue.write(action): found[index] for index, action in enumerate(legal)}


def favourite(table, seat=0):
    found = worths(table, seat)
    return max(found, key=lambda action: found[action])


def in_the_last_round(table):
    table.state.round = ROUNDS - 1
    return table


# ---- plans


def test_two_tiles_close_a_patch_that_neither_closes_alone():
    """A bed across a tile has two ends; in the last round one end is worth nothing, both are a patch of three."""
    table = in_the_last_round(Table().garden(0, "RFRF1").hold(0, "RFFF1", "RFFF2").at("garden"))
    found = worths(table)
    # Either tile may begin, turned towards either end.
    ends = [found["RFFF1^"], found["RFFF1v"], found["RFFF2^"], found["RFFF2v"]]
    assert max(ends) - min(ends) < 1e-9
    assert max(found.values()) == max(ends)
    assert min(ends) > found["RFFF1>"]
    table.play(0, "RFFF1v")
    assert favourite(table) == "p15"
    table.play(0, "p15", "RFFF2^")
    assert favourite(table) == "p17"


def test_a_long_bed_goes_between_two_ends_although_one_end_would_close_at_once():
    """RFFF2 alone would close a patch of two; with the long bed between them it is one of three."""
    table = in_the_last_round(Table().garden(0, "RFFF1v").hold(0, "RFFF2", "RFRF1").at("garden"))
    found = worths(table)
    assert favourite(table) == "RFRF1^"
    table.play(0, "RFRF1^")
    assert favourite(table) == "p17"
    assert found["RFRF1^"] > found["RFRF1>"]


def test_the_second_patch_of_a_colour_is_worth_less_than_the_first():
    table = Table(2)
    state = table.state
    closer = table.rules.heuristics.closer
    closer.majorities.prepare(state)
    outlook = closer.outlooks[0]
    outlook.prepare(state, 0)
    gains = [outlook.gain[number] for number in range(3)]
    assert gains[0] > gains[1] > gains[2] >= 0.0


def test_in_the_last_round_an_open_patch_is_worth_nothing():
    table = in_the_last_round(Table().garden(0, "BFFF1v"))
    closer = table.rules.heuristics.closer
    closer.majorities.prepare(table.state)
    outlook = closer.outlooks[0]
    outlook.prepare(table.state, 0)
    outlook.walk(table.state.gardens[0], int(table.rules.ground.middle) * 4 + 2)
    assert (outlook.cells, outlook.tiles) == (1, 1)
    assert outlook.worth() == 0.0


# ---- the draft


def test_the_last_drafter_takes_what_closes_a_patch():
    table = in_the_last_round(Table(2).garden(0, "BFFF1v").fill("BFFF2", "RFFF1", ".", "PPFF", "YYFF").at("draft"))
    table.state.turn = 1
    table.state.order[0] = 1
    table.state.order[1] = 0
    found = worths(table)
    assert favourite(table) in ("row 1", "column 1")
    assert found["row 1"] > found["row 2"]


def test_of_equal_lines_the_one_that_the_other_needs_is_taken():
    """Nothing fits the first drafter better, but the second could close blue."""
    table = in_the_last_round(Table(2).fill("BFFF2", ".", "RFFF2").at("draft"))
    table.garden(1, "BFFF1v")
    found = worths(table)
    assert found["column 1"] > found["column 3"]


# ---- the bids


def test_nobody_pays_for_a_place_that_is_theirs_anyway():
    table = Table().fill("BFFF1", "RFFF1", "YFFF1", "PFFF1", "BBFF1", "RRFF1").gnome(1).at("bid")
    table.play(0, "bid 5")
    table.play(1, "bid 4")
    found = worths(table, 2)
    assert favourite(table, 2) == "bid 0"
    assert found["bid 0"] > found["bid 1"] > found["bid 2"] > found["bid 3"]


def test_the_last_bidder_pays_one_more_and_not_two_for_a_rich_line():
    """A row of four tiles with caterpillars, and next to nothing else."""
    table = Table().fill("BFPFc", "BFRFc", "BFYFc", "PFRFc").at("bid")
    for seat in range(3):
        table.state.caterpillars[seat] = 5
    table.play(0, "bid 1")
    table.play(1, "bid 0")
    found = worths(table, 2)
    assert favourite(table, 2) == "bid 2"
    assert found["bid 2"] > found["bid 0"]


@pytest.mark.parametrize(("option", "gain"), [("space", 1), ("order_position", 3)])
def test_a_bid_of_zero_is_worth_what_the_table_has_agreed_on(option, gain):
    """Whoever bids last comes last with a 0 and with a 1; the 0 brings caterpillars, the 1 costs one."""
    table = in_the_last_round(Table(zero_bonus=option).fill("BFPFc", "BFRFc").at("bid"))
    table.state.caterpillars[2] = 3
    table.play(0, "bid 5")
    table.play(1, "bid 4")
    found = worths(table, 2)
    assert found["bid 0"] - found["bid 1"] == pytest.approx(gain + 1)


def test_a_full_purse_takes_no_more_unless_the_table_has_agreed_on_it():
    found = {}
    for cap in ("twelve", "none"):
        table = in_the_last_round(Table(2, cap_for_two=cap).fill("BFPFc", "BFRFc").at("draft"))
        table.state.caterpillars[0] = 12
        found[cap] = worths(table)["row 1"]
    assert found["none"] > found["twelve"]


# ---- flowers


def test_in_the_last_round_a_butterfly_goes_where_it_changes_a_rank():
    """On blue2, planted for more, a second butterfly changes nothing; on blue1 the first takes the lead."""
    table = in_the_last_round(Table().garden(0, "BFFF1v").hold(0, "BFFF2").clip(0, blue2=1).at("garden"))
    table.play(0, "BFFF2^", "p17", "from supply", "done")
    assert favourite(table) == "blue1:2"


def test_a_butterfly_that_changes_no_rank_is_taken_before_one_that_leads():
    table = in_the_last_round(Table().garden(0, "BFFF1v").hold(0, "BFFF2").clip(0, red1=3, yellow1=1).at("garden"))
    table.state.supply[0] = 0
    table.play(0, "BFFF2^", "p17")
    assert favourite(table) == "from red1"


def test_the_last_butterfly_goes_to_the_patch_where_it_brings_more():
    """Purple is asked for first; where another one leads anyway the only butterfly is not needed."""
    for leader, best in [("purple", "from nowhere"), ("blue", "from supply")]:
        table = in_the_last_round(Table().garden(0, "BFFF1v .\n. PFFF1<").hold(0, "BPFF1"))
        table.clip(1, **{f"{leader}1": 6, f"{leader}2": 6}).at("garden")
        table.state.supply[0] = 1
        table.play(0, "BPFF1^", "p17")
        assert favourite(table) == best


def test_a_lead_of_two_is_safer_than_a_lead_of_one_while_there_are_rounds_to_come():
    table = Table(2).clip(0, red=1)
    majorities = table.rules.heuristics.closer.majorities
    majorities.prepare(table.state)
    assert majorities.clip(table.state, 0, table.words.index("red"), 1) > 0.3
    in_the_last_round(table)
    majorities.prepare(table.state)
    assert majorities.clip(table.state, 0, table.words.index("red"), 1) == 0.0


# ---- anywhere


@pytest.mark.parametrize(("seats", "modules"), [(2, []), (2, ["expert_gnomes"]), (3, []), (4, ["expert_gnomes"])])
def test_a_study_says_something_of_every_action_and_leaves_the_table_as_it_was(seats, modules):
    rules = hortus.rules("papillon", seats, modules)
    dice = hortus.Dice(seats)
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, dice, SILENT)
    for number in range(400):
        seat = members(state.waiting)[0]
        legal = rules.legal(state, seat)
        # Studies take their time where nothing is compiled: now and then one will do.
        if number % 29 == 0:
            before = state.dump()
            found = vec[float]([0.0] * len(legal))
            rules.heuristics.study(state, seat, vec[i64](legal), len(legal), found)
            assert all(isfinite(worth) and abs(worth) < 1000.0 for worth in found)
            assert state.dump() == before
        rules.choose(state, seat, legal[dice.below(len(legal))], SILENT)
        rules.settle(state, dice, SILENT)
        if state.over:
            break


# ---- what a learned value looks at


def traits(table, seat=0):
    names = table.rules.heuristics.traits()
    row = vec[float]([0.0] * len(names))
    table.rules.heuristics.describe(table.state, seat, row)
    return dict(zip(names, row, strict=True))


def test_traits_tell_a_patch_that_needs_one_tile_from_one_that_needs_two():
    one = traits(Table().garden(0, "BFFF1v"))
    two = traits(Table().garden(0, "RFRF1"))
    assert one["almost"] > 0.0
    assert one["wide"] == 0.0
    assert two["almost"] == 0.0
    assert two["wide"] > 0.0
    # It would cover three tiles when it is closed.
    assert two["large"] > one["large"] == 0.0


def test_there_is_a_hand_made_weight_for_every_trait():
    heuristics = Table().rules.heuristics
    assert len(heuristics.hand()) == len(heuristics.traits())
