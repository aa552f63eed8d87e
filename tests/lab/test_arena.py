"""The arena: fair seatings, honest intervals, nothing lost."""

import json

import pytest
from cli.running import hortus, refused

import hortus as house
from hortus.core.dice import Dice
from hortus.lab.arena import Bout, bouts, play_group
from hortus.lab.evidence import interval, likelihood_ratio, ratings


def bout(*names, seats=2):
    return Bout("petal", seats, (), {"contents": "open"}, names, "7")


def test_a_seed_is_played_in_every_distinct_seating():
    assert bout("a", "b").seatings() == [("a", "b"), ("b", "a")]
    assert len(bout("a", "b", "b", "b", seats=4).seatings()) == 4
    assert len(bout("a", "b", "c", seats=3).seatings()) == 6


def test_a_bot_against_itself_under_another_name_is_exactly_even():
    """greedy and level-4 are the same bot: what one wins in one seat the other wins in the other."""
    group = play_group(bout("greedy", "level-4"), house.rules("petal"), 3)
    assert group.shares == {"greedy": 0.5, "level-4": 0.5}
    assert group.points["greedy"] == group.points["level-4"]


def test_more_bots_than_seats_meet_pair_by_pair():
    met = [found.bots for found in bouts("petal", 2, [], {}, ["random", "greedy", "level-1"], "7")]
    assert met == [("random", "greedy"), ("random", "level-1"), ("greedy", "level-1")]


def test_at_a_larger_table_the_second_bot_fills_the_other_seats():
    [met] = bouts("petal", 4, [], {}, ["level-3", "greedy"], "7")
    assert met.bots == ("level-3", "greedy", "greedy", "greedy")


def test_an_interval_holds_the_mean_and_shrinks_with_more_groups():
    few = interval([0.0, 0.5, 1.0] * 10, Dice(1))
    many = interval([0.0, 0.5, 1.0] * 100, Dice(1))
    assert few[0] < 0.5 < few[1]
    assert many[1] - many[0] < few[1] - few[0]


def test_the_ratio_test_leans_to_what_is_seen():
    assert likelihood_ratio([1.0, 0.5] * 20, 0.5, 0.55) > 2
    assert likelihood_ratio([0.0, 0.5] * 20, 0.5, 0.55) < -2


def test_ratings_give_back_the_shares_they_were_fitted_to():
    found = ratings([("a", "b", 0.76, 4000), ("b", "c", 0.5, 4000)])
    assert found["a"] - found["b"] == pytest.approx(200, abs=3)
    assert found["b"] == pytest.approx(found["c"], abs=3)


def test_the_arena_shows_keeps_and_continues_its_result(tmp_path):
    words = ["arena", "petal", "--bots", "greedy,random", "--out", "r.json"]
    first = hortus(*words, "--groups", "6", "--html", "r.html", folder=tmp_path)
    assert "greedy random" in first.stdout
    assert "ratings: greedy" in first.stdout
    assert (tmp_path / "r.html").read_text().startswith("<!doctype html>")
    assert len(json.loads((tmp_path / "r.json").read_text())["groups"][0]) == 6
    second = hortus(*words, "--groups", "10", "--json", folder=tmp_path)
    rows = json.loads(second.stdout)["rows"]
    assert [row["games"] for row in rows] == [20, 20]
    assert rows[0]["share"] > 0.8
    whole = hortus("arena", "petal", "--bots", "greedy,random", "--groups", "10", "--json", "--jobs", "2")
    assert json.loads(whole.stdout)["rows"] == rows


def test_bad_input_to_the_arena_is_refused(tmp_path):
    assert "at least two different bots" in refused("arena", "petal", "--bots", "greedy")
    assert "There is no bot 'x'" in refused("arena", "petal", "--bots", "x,greedy")
    (tmp_path / "r.json").write_text("{}")
    assert "is not the result of an arena" in refused("arena", "petal", "--out", "r.json", folder=tmp_path)
