"""The four parts of the score pad, drawn gardens, ties."""

import pytest
from games.papillon.drawing import Table

from hortus import words
from hortus.core.scoring import Itemised

TWO = "BFFF1v\nBFFF2"  # a closed blue patch of two


def bare(seats=4, **options):
    """A table whose purses are empty, so that only what is set up scores."""
    table = Table(seats, **options)
    for seat in range(seats):
        table.state.caterpillars[seat] = 0
    return table


def on_one_flower(counts, planter=3, **options):
    """The scores of seats with this many butterflies on one flower; planter 3 is 7/4/2."""
    table = bare(len(counts), **options)
    table.state.planters[0] = planter
    for seat, count in enumerate(counts):
        table.clip(seat, **{table.words[0]: count})
    return [table.score(seat) for seat in range(len(counts))]


# ---- 1. flowers


def test_a_flower_scores_by_rank():
    """End of game 1."""
    assert on_one_flower([1, 4, 3, 2]) == [0, 7, 4, 2]


def test_tied_seats_all_score_and_the_next_count_is_next():
    """Test vector and ruling 34: 7/4/2 with 3, 3, 1 and 0."""
    assert on_one_flower([3, 3, 1, 0]) == [7, 7, 4, 0]


def test_a_tie_may_use_up_ranks():
    """Ruling 34, option skip."""
    assert on_one_flower([3, 3, 1, 0], tie_rank="skip") == [7, 7, 2, 0]
    assert on_one_flower([3, 3, 3, 1], tie_rank="skip") == [7, 7, 7, 0]
    assert on_one_flower([4, 2, 2, 1], tie_rank="skip") == [7, 4, 4, 0]


def test_a_fourth_count_and_no_butterfly_score_nothing():
    """Ruling 35: unused values are lost."""
    assert on_one_flower([4, 3, 2, 1]) == [7, 4, 2, 0]
    assert on_one_flower([2, 0, 0, 0]) == [7, 0, 0, 0]
    assert on_one_flower([1, 1, 1, 1]) == [7, 7, 7, 7]


@pytest.mark.parametrize(("counts", "scores"), [([2, 1], [7, 2]), ([1, 1], [7, 7]), ([0, 3], [0, 7]), ([0, 0], [0, 0])])
@pytest.mark.parametrize("tie_rank", ["dense", "skip"])
def test_two_score_the_highest_and_the_lowest_value(counts, scores, tie_rank):
    """Ruling 36."""
    assert on_one_flower(counts, tie_rank=tie_rank) == scores


def test_the_ledger_names_flower_and_rank():
    table = bare(3).clip(0, red1=2).clip(1, red1=1)
    table.state.planters[table.words.index("red1")] = 3
    assert table.ledger(0) == [("Flower red 1, most", 2, 7)]
    assert table.ledger(1) == [("Flower red 1, second most", 1, 4)]
    assert table.marks(0) == [["red1"]]


@pytest.mark.parametrize("tie_rank", ["dense", "skip"])
def test_the_ledger_names_a_flower_in_every_language(tie_rank):
    table = bare(3, tie_rank=tie_rank).clip(0, red1=2)
    sheet = Itemised()
    table.rules.score(table.state, 0, sheet)
    reason = sheet.lines[0][0]
    assert [words.text(reason, language) for language in ("de", "nl")] == [
        "Blume Rot 1, die meisten",
        "Bloem rood 1, de meeste",
    ]


# ---- 2. caterpillars


def test_every_caterpillar_left_is_a_nectar():
    """End of game 2."""
    table = bare()
    table.state.caterpillars[2] = 9
    assert table.ledger(2) == [("Caterpillars", 9, 9)]


# ---- 3. closed fields


def test_printed_butterflies_in_a_closed_field_score():
    """End of game 3; test vector: two icons score 2. The players' own butterflies have nothing to do with it (P8)."""
    table = bare().garden(0, "BPRF1v BRYF1")
    assert table.ledger(0) == [("Closed field", 2, 2)]
    assert table.marks(0) == [["p16", "q16"]]


def test_an_open_field_scores_nothing():
    assert bare().garden(0, "BPFF1\nBFFF1v").score(0) == 0


def test_a_field_runs_on_through_a_tile():
    table = bare().garden(0, "BPRF1v BFPF1 BRYF1")
    assert table.ledger(0) == [("Closed field", 3, 3)]


# ---- 4. largest patches


def test_two_nectar_for_every_tile_of_the_two_largest_closed_patches():
    """End of game 4, whatever their colours (ruling 41): of 3, 2 and 2 the larger one and one of the others."""
    table = bare().garden(
        0,
        """
        BFFF1v RFFF1v YFFF1v
        BFFF2  RFRF1  YFFF2
        .      RFFF2  .
        """,
    )
    patches = [line for line in table.ledger(0) if line[0] == "Largest patch"]
    assert patches == [("Largest patch", 3, 6), ("Largest patch", 2, 4)]


def test_a_single_patch_scores_alone():
    """Ruling 41; test vector: a closed patch of two scores 4."""
    assert bare().garden(0, TWO).ledger(0) == [("Largest patch", 2, 4)]


def test_an_open_patch_never_counts():
    assert bare().garden(0, "BFFF1v\nBFBF1\nBBFF1").score(0) == 0


def test_a_ring_counts_each_tile_once():
    """Ruling 26."""
    table = bare().garden(0, "BBFF1> BBFF1v\nBBPF1 BBFF<")
    assert table.ledger(0) == [("Largest patch", 4, 8)]
    assert [sorted(cells) for cells in table.marks(0)] == [["p16", "p17", "q16", "q17"]]


# ---- the end


def test_of_equal_scores_the_one_with_more_gnomes_wins():
    """Ruling 45."""
    table = bare(3)
    table.state.over = True
    assert table.rules.winners(table.state) == [0, 1, 2]  # a shared victory
    table.state.gnomes[1 * len(table.rules.numbers)] = 2
    table.state.gnomes[2 * len(table.rules.numbers)] = 1
    assert table.rules.winners(table.state) == [1]
    table.state.caterpillars[0] = 1
    assert table.rules.winners(table.state) == [0]
