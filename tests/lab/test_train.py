"""Learning: the same seed learns the same, a file goes on where it stopped, and what is learned fits better."""

import shlex
import tomllib
from importlib.resources import files

import pytest
from cli.running import hortus, refused

import hortus as package
from hortus.bots.knowledge import knowledge
from hortus.bots.search.judge import trained
from hortus.core.errors import RecordError, SetupError
from hortus.lab.train import Training


@pytest.mark.parametrize("game", package.GAMES)
def test_every_game_has_traits_and_a_weight_for_each(game):
    training = Training(package.rules(game), "7")
    traits = knowledge(training.rules).traits()
    assert len(traits) == len(set(traits)) == len(training.weights) > 1
    assert list(training.run(1)) == [1]


FOLDER = files("hortus.bots.knowledge")
SHIPPED = [
    f"{game}/tables/{path.name}"
    for game in package.GAMES
    for path in FOLDER.joinpath(game, "tables").iterdir()
    if path.name.startswith("learned-")
]


@pytest.mark.parametrize("name", SHIPPED)
def test_weights_that_are_shipped_belong_to_the_traits_of_their_table(name):
    found = tomllib.loads(FOLDER.joinpath(name).read_text("utf-8"))
    rules = package.rules(found["game"], found["seats"])
    assert name == f"{found['game']}/tables/learned-{found['seats']}.toml"
    assert found["traits"] == knowledge(rules).traits()
    assert trained(rules) == found["weights"]
    assert f"--seats {found['seats']} --games {found['games']} --seed {found['seed']}" in found["command"]


def test_the_command_of_a_file_makes_it_again(tmp_path):
    """Petal's, which takes seconds; the others are made the same way."""
    shipped = FOLDER.joinpath("petal", "tables", "learned-2.toml").read_text("utf-8")
    words = shlex.split(tomllib.loads(shipped)["command"])[1:]
    hortus(*words, "--out", "petal-2.toml", folder=tmp_path)
    assert (tmp_path / "petal-2.toml").read_text("utf-8") == shipped


def test_nothing_was_trained_for_tables_with_modules():
    assert trained(package.rules("blume", 3))
    assert not trained(package.rules("blume", 3, ["botanist"]))
    assert not trained(package.rules("blume", 2, ["field_of_flowers"]))
    assert not trained(package.rules("papillon"))


def test_a_training_goes_on_where_it_stopped(tmp_path):
    rules = package.rules("petal")
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
    training = Training(package.rules("petal"), "7")
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


@pytest.mark.parametrize(
    ("good", "bad", "sentence"),
    [
        ("error = ", 'error = "much" # ', "holds no weights"),
        ("error = ", "error = nan # ", "holds no weights"),
        ("error = ", "error = -1.0 # ", "holds no weights"),
        ("games = ", "games = 1e400 # ", "holds no weights"),
        ("games = ", "games = -30 # ", "holds no weights"),
        ("games = ", "games = true # ", "holds no weights"),
        ("weights = [", "weights = [inf, ", "holds no weights"),
        ("weights = [", "weights = [0.5, ", "has too few or too many weights"),
        ("weights = ", "weights = [] # ", "has too few or too many weights"),
        ("weights = ", "weights = " + "[" * 5000 + " # ", "holds no weights"),
        ("traits = ", "traits = [] # ", "another table or seed"),
    ],
)
def test_damaged_weights_are_refused_and_stay_as_they_are(good, bad, sentence, tmp_path):
    path = tmp_path / "w.toml"
    training = Training(package.rules("petal"), "7")
    list(training.run(1))
    training.save(path)
    damaged = path.read_text().replace(good, bad)
    path.write_text(damaged)
    before = training.weights[:]
    with pytest.raises(RecordError, match=sentence):
        training.resume(path)
    assert (training.games, training.weights) == (1, before)
    assert path.read_text() == damaged


@pytest.mark.parametrize("seed", ['"', "\\", "a 'word'", "Grüße ☃"])
def test_any_printable_seed_is_written_and_read_back(seed, tmp_path):
    path = tmp_path / "w.toml"
    training = Training(package.rules("petal"), seed)
    list(training.run(1))
    training.save(path)
    training.resume(path)
    words = shlex.split(tomllib.loads(path.read_text("utf-8"))["command"])
    assert words[-2:] == ["--seed", seed]


def test_a_seed_that_no_file_can_hold_is_refused():
    with pytest.raises(SetupError, match="cannot be stored there; use a word"):
        Training(package.rules("petal"), "\udcff")


def test_a_place_that_cannot_be_written_is_refused_before_anything_is_learned(tmp_path):
    words = ["lab", "train", "petal", "--games", str(10**9), "--out"]
    assert "cannot be written: there is no such file or folder" in refused(*words, "nope/x.toml", folder=tmp_path)
    assert "is not a file" in refused(*words, ".", folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_who_plays_alone_learns_from_the_own_points():
    training = Training(package.rules("blume", 1), "7")
    looks, margins = training.play(0)
    assert len(looks) == len(margins) == 1
    assert list(training.run(1)) == [1]


def test_an_interrupt_leaves_no_game_half_learned():
    """It would be learned again when the training goes on."""

    class Interrupted(list):
        def __iter__(self):
            raise KeyboardInterrupt

    training = Training(package.rules("petal"), "7")
    before = training.weights[:]
    with pytest.raises(KeyboardInterrupt):
        training.learn([[[1.0, 2.0, 3.0]], [Interrupted([0.0] * 3)]], [5.0, -5.0])
    assert (training.weights, training.error) == (before, 0.0)


def test_the_mean_square_does_not_begin_at_nothing():
    training = Training(package.rules("petal"), "7")
    training.weights = [0.0]
    for square in (4.0, 16.0):
        training.learn([[[0.0]]], [square**0.5])
        training.games += 1
    assert training.error == pytest.approx(10.0)
