"""Comparisons: the same seeds at two tables, a planted difference is named, equal tables are not told apart."""

import pytest
from cli.running import hortus, refused

from hortus import editions
from hortus.core.dice import Dice
from hortus.core.errors import SetupError
from hortus.lab.compare import Variant, found, pair, varied
from hortus.lab.simulate import Plan
from hortus.lab.watching import Game

PLAN = Plan("petal", 2, (), {"contents": "open"}, "standard", ("greedy", "greedy"), "7", 100)
VARIANTS = [Variant("one", PLAN), Variant("other", PLAN)]


def games(seed, start=0, order=1):
    """Games of chance in which the first seat starts with points."""
    dice = Dice(seed)
    rows = [[int(dice.below(12)) + start, int(dice.below(12))] for _ in range(100)]
    for number, scores in list(enumerate(rows))[::order]:
        winners = [seat for seat in (0, 1) if scores[seat] == max(scores)]
        yield Game(number, scores, winners, 0, 40, 1, 200, 8, 20, 4, 2, 500, 0, {}, {}, {}, {})


def claims(one, other):
    return found(VARIANTS, [pair(one, other)])["claims"]


def test_what_a_change_gives_to_a_seat_is_said():
    said = {
        claim["values"]["figure"]["key"]: claim["values"]
        for claim in claims(games(1), games(1, start=2))
        if claim["key"] == "compare-more"
    }
    assert said["compare-points"]["figure"]["values"] == {"seat": "A"}
    assert said["compare-points"]["value"] == "2.00"  # the seeds are the same, so nothing is left to chance
    assert "compare-wins" in said


def test_tables_that_differ_in_nothing_are_not_told_apart():
    assert [claim["key"] for claim in claims(games(1), games(2))] == ["compare-none"]


def test_games_are_paired_by_their_numbers_in_any_order():
    one, other = found(VARIANTS, [pair(games(1), games(2))]), found(VARIANTS, [pair(games(1), games(2, order=-1))])
    assert one == other
    assert {row["games"] for row in one["rows"] if row["figure"] == "points"} == {100}


def test_an_edition_is_varied_in_one_value():
    standard = editions.shipped("petal", "standard")
    names = [(name, edition.components["fewer"]) for name, edition in varied(standard, "fewer = 3, 5")]
    assert names == [("fewer=3", 3), ("fewer=5", 5)]
    assert standard.components["fewer"] == 3
    for text in ("fewer", "fewer=3", "fewer=a,b", "nosuch=1,2"):
        with pytest.raises(SetupError):
            varied(standard, text)


def test_the_command_plays_the_same_seeds_and_writes_the_same_with_two_processes(tmp_path):
    words = ["lab", "compare", "petal", "--vary", "fewer=3,3", "--games", "30", "--bots", "random"]
    done = hortus(*words, "--out", "one.html", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "no seat's share of the wins changes by more than 0.0 percentage points" in done.stdout
    hortus(*words, "--out", "two.html", "--jobs", "2", folder=tmp_path)
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


@pytest.mark.parametrize(
    "words", [[], ["--option", "contents=open"], ["--option", "contents=open,blue"], ["--edition", "a.toml,b.toml"]]
)
def test_bad_words_get_one_sentence(tmp_path, words):
    refused("lab", "compare", "petal", *words, folder=tmp_path)
    assert list(tmp_path.iterdir()) == []
