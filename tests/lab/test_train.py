"""Learning: the same seed learns the same, a file goes on where it stopped, and what is learned fits better."""

import pytest
from cli.running import hortus, refused

import hortus as house
from hortus.bots.learned import shipped
from hortus.core.errors import RecordError
from hortus.lab.train import Training


@pytest.mark.parametrize("game", house.GAMES)
def test_every_game_has_traits_and_a_weight_for_each(game):
    training = Training(house.rules(game), "7")
    traits = training.rules.heuristics.traits()
    assert len(traits) == len(set(traits)) == len(training.weights) > 1
    assert list(training.run(1)) == [1]
    assert len(shipped(training.rules)) == len(traits)


def test_a_training_goes_on_where_it_stopped(tmp_path):
    rules = house.rules("petal")
    whole = Training(rules, "7")
    list(whole.run(6))
    half = Training(rules, "7")
    list(half.run(3))
    half.save(tmp_path / "w.toml")
    rest = Training(rules, "7")
    rest.resume(tmp_path / "w.toml")
    list(rest.run(6))
    assert rest.weights == pytest.approx(whole.weights, abs=1e-4)
    with pytest.raises(RecordError, match="another table or seed"):
        Training(rules, "8").resume(tmp_path / "w.toml")


def test_learning_comes_nearer_to_what_happens():
    training = Training(house.rules("petal"), "7")
    training.weights = [0.0, 0.0, 0.0]
    list(training.run(60))
    assert training.weights[0] > 0.5  # a point is a point


def test_train_writes_a_file_that_says_how_it_was_made(tmp_path):
    words = ["lab", "train", "petal", "--games", "5", "--out", "petal-2.toml"]
    shown = hortus(*words, folder=tmp_path).stdout
    assert "5 games" in shown
    assert 'command = "hortus lab train petal --seats 2 --games 5 --seed 7"' in (tmp_path / "petal-2.toml").read_text()
    (tmp_path / "petal-2.toml").write_text("{}")
    assert "holds no weights" in refused(*words, folder=tmp_path)
