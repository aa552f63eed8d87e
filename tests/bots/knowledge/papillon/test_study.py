"""The closer look: plans for a hand, the draft, the bids and the flowers, on tables small enough to check by hand."""

from math import isfinite

import pytest
from bots.knowledge.papillon.looking import favourite, in_the_last_round
from games.papillon.drawing import Table
from librt.vecs import vec
from mypy_extensions import i64

import hortus
from hortus.bots.knowledge import knowledge
from hortus.core.bits import members
from hortus.core.events import SILENT


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
            knowledge(rules).study(state, seat, vec[i64](legal), len(legal), found)
            assert all(isfinite(worth) and abs(worth) < 1000.0 for worth in found)
            assert state.dump() == before
        rules.choose(state, seat, legal[dice.below(len(legal))], SILENT)
        rules.settle(state, dice, SILENT)
        if state.over:
            break
