"""Counts can be made again: the same things are counted, and come close to what is shipped."""

import tomllib
from importlib.resources import files

import pytest
from cli.running import hortus, refused

from hortus.lab.counting import COUNTERS
from hortus.lab.counting.counter import Fit, Shares


def numbers(rows):
    return [number for row in rows for number in (row if isinstance(row, list) else [row])]


def shipped(game):
    name = f"{COUNTERS[game].name}.toml"
    return tomllib.loads(files("hortus.bots.knowledge").joinpath(game, "tables", name).read_text("utf-8"))


def counted(game, games):
    counter = COUNTERS[game]("7")
    assert list(counter.run(games)) == list(range(1, games + 1))
    return tomllib.loads(counter.text())


@pytest.mark.parametrize("game", COUNTERS)
def test_a_count_has_every_table_of_the_shipped_file(game):
    found, wanted = counted(game, 2), shipped(game)
    assert found["command"] == f"hortus lab count {game} --games 2 --seed 7"
    assert wanted["command"].startswith(f"hortus lab count {game} ")
    for key in set(wanted) - {"command", "features"}:
        assert len(numbers(found[key])) == len(numbers(wanted[key])), key
    assert found == counted(game, 2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "games", "key", "apart"),
    [
        ("papillon", 150, "filled", 0.06),
        ("blume", 150, "soon", 0.07),
        ("blume", 150, "crowd", 0.12),
        ("polders", 150, "lines", 0.07),
        ("polders", 150, "pairs", 0.08),
        ("flutter", 300, "few", 0.35),
    ],
)
def test_a_count_comes_close_to_the_shipped_one(game, games, key, apart):
    """On average over a table; single figures that are hardly ever seen differ by more."""
    found, wanted = numbers(counted(game, games)[key]), numbers(shipped(game)[key])
    differences = [abs(one - other) for one, other in zip(found, wanted, strict=True)]
    assert sum(differences) / len(differences) < apart


def test_least_squares_find_the_weights_that_made_the_targets():
    fit = Fit(3, doubt=1e-9)
    for one in range(5):
        for other in range(5):
            fit.note({0: 1.0, 1: one, 2: other}, 4.0 + 2.0 * one - 0.5 * other)
    assert fit.solve() == pytest.approx([4.0, 2.0, -0.5])


def test_a_feature_that_was_never_seen_is_worth_nothing():
    fit = Fit(2)
    fit.note({0: 10.0}, 30.0)
    assert fit.solve() == pytest.approx([300 / 101, 0.0])


def test_shares_are_means_and_nothing_where_nothing_was_seen():
    shares = Shares(4)
    shares.note(0, 1.0)
    shares.note(0, 0.0)
    shares.note(3, 2.0)
    assert shares.rows(2) == [[0.5, 0.0], [0.0, 2.0]]


def test_the_command_writes_a_file(tmp_path):
    hortus("lab", "count", "papillon", "--games", "2", "--seed", "9", "--out", "counted.toml", folder=tmp_path)
    found = tomllib.loads((tmp_path / "counted.toml").read_text("utf-8"))
    assert found["command"] == "hortus lab count papillon --games 2 --seed 9"
    assert len(numbers(found["filled"])) == 40


def test_a_game_of_which_nothing_is_counted_is_refused(tmp_path):
    assert "Nothing is counted in Petal; there are counts for flutter, polders, papillon and blume." in refused(
        "lab", "count", "petal", folder=tmp_path
    )
