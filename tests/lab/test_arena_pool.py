"""One rating over the results of many arenas."""

import json
from itertools import pairwise
from pathlib import Path

import pytest
from cli.running import hortus, refused

from hortus.bots import LEVELS
from hortus.core.errors import RecordError
from hortus.lab.arena import Bout, Group
from hortus.lab.findings import Findings
from hortus.lab.pool import Pool

TABLE = {"contents": "open"}


def result(path, one, other, share, groups=100, game="petal", seed="7", options=TABLE, first=0):
    """A file of an arena in which `one` won this share of every group."""
    findings = Findings([Bout(game, 2, (), options, (one, other), seed)])
    for number in range(first, first + groups):
        findings.add(0, Group(number, {one: share, other: 1 - share}, {one: 1.0, other: 1.0}))
    findings.keep(path)
    return path.name


def rated(paths):
    pool = Pool("petal")
    for path in paths:
        pool.add(path)
    return pool.ratings()


@pytest.fixture
def chain(tmp_path):
    """Every level beats the one below in three games of four."""
    pairs = zip(LEVELS[1:], LEVELS, strict=False)
    return [result(tmp_path / f"{high}.json", high, low, 0.75) for high, low in pairs]


def test_files_are_rated_together(chain, tmp_path):
    found = json.loads(hortus("arena", "petal", "--rate", *chain, "--json", folder=tmp_path).stdout)
    assert found["ratings"]["level-1"] == 0
    assert found["ratings"]["level-10"] == pytest.approx(9 * 190.85, abs=2)
    assert found["games"] == {**dict.fromkeys(LEVELS, 400), "level-1": 200, "level-10": 200}
    shown = hortus("arena", "petal", "--rate", *chain, "--html", "r.html", folder=tmp_path)
    assert shown.stdout.split()[:6] == ["bot", "rating", "games", "level-10", "1717", "200"]
    assert shown.stderr == ""
    assert "Ratings of all bots" in (tmp_path / "r.html").read_text()


def test_the_line_of_a_game_is_put_in_its_place(chain, tmp_path):
    ratings = tmp_path / "ratings.toml"
    words = ["arena", "petal", "--rate", *chain, "--out", "ratings.toml"]
    line = "petal = [0, 191, 382, 572, 763, 954, 1144, 1335, 1526, 1717]\n"
    assert hortus(*words, folder=tmp_path).returncode == 0
    assert ratings.read_text() == line
    ratings.write_text("# Measured.\npetal = [0, 1]\nblume = [0, 2]\n")
    assert hortus(*words, folder=tmp_path).returncode == 0
    assert ratings.read_text() == f"# Measured.\n{line}blume = [0, 2]\n"


def test_nothing_is_written_over_that_is_no_file_of_ratings(chain, tmp_path):
    for text in ["{}", "petal = [0,\n1]\n"]:
        (tmp_path / "r.toml").write_text(text)
        words = ["arena", "petal", "--rate", *chain, "--out", "r.toml"]
        assert "r.toml is not a file of ratings; name another --out." in refused(*words, folder=tmp_path)
        assert (tmp_path / "r.toml").read_text() == text


def test_a_level_that_never_played_cannot_be_written(chain, tmp_path):
    words = ["arena", "petal", "--rate", *chain[:-1], "--out", "r.toml"]
    assert "The files lack level-10; --out needs all levels." in refused(*words, folder=tmp_path)
    assert not (tmp_path / "r.toml").exists()


def test_files_that_do_not_belong_together_are_refused(tmp_path):
    a = result(tmp_path / "a.json", "greedy", "random", 0.75)
    copy = result(tmp_path / "copy.json", "random", "greedy", 0.25, first=99)
    shut = result(tmp_path / "shut.json", "greedy", "level-2", 0.75, options={"contents": "memory"})
    far = result(tmp_path / "far.json", "level-2", "level-1", 0.75)
    blume = result(tmp_path / "blume.json", "greedy", "random", 0.75, game="blume")
    (tmp_path / "half.json").write_text((tmp_path / "a.json").read_text()[:500])

    def says(*names):
        with pytest.raises(RecordError) as refusal:
            rated(tmp_path / name for name in names)
        return str(refusal.value).replace(f"{tmp_path}/", "")

    assert says(a, copy) == "copy.json holds games that a.json holds too; name each game once."
    assert says(a, a) == "a.json holds games that a.json holds too; name each game once."
    assert says(a, shut) == "a.json and shut.json have different modules or options; rate them separately."
    assert says(a, far) == "No meetings link greedy and level-1; add a file of meetings between them."
    assert says(a, blume) == "blume.json holds games of blume, not of petal; leave it out."
    assert "half.json is not the result of an arena, or is damaged" in says(a, "half.json")
    assert "no.json cannot be read: there is no such file or folder." in says("no.json")
    assert says() == "These files hold no finished games; name some that do."


@pytest.mark.parametrize("name", ["/dev/zero", "/dev/null", "."])
def test_what_is_no_file_is_not_read_to_its_end(name):
    with pytest.raises(RecordError, match="is not a file; name another one"):
        rated([Path(name)])


def test_files_and_rate_go_together(tmp_path):
    assert "--rate needs results of arenas" in refused("arena", "petal", "--rate")
    a = result(tmp_path / "a.json", "greedy", "random", 0.75)
    assert "Files are for --rate" in refused("arena", "petal", a, folder=tmp_path)
    assert "a.json holds games that a.json holds too" in refused("arena", "petal", "--rate", a, a, folder=tmp_path)


def test_other_seeds_add_up_and_older_files_are_named_as_such(tmp_path):
    a = result(tmp_path / "a.json", "greedy", "random", 0.75)
    b = result(tmp_path / "b.json", "random", "greedy", 0.25, seed="8")
    written = json.loads((tmp_path / b).read_text())
    del written["fingerprint"]
    (tmp_path / b).write_text(json.dumps(written))
    done = hortus("arena", "petal", "--rate", a, b, "--json", folder=tmp_path)
    assert json.loads(done.stdout)["games"] == {"greedy": 400, "random": 400}
    assert json.loads(done.stdout)["ratings"]["greedy"] == pytest.approx(190.85, abs=1)
    assert done.stderr == "These files were not all played by the same bots and rules, or do not say so.\n"


def test_results_that_no_games_could_give_are_rated_or_refused(tmp_path):
    """The fitted strengths grow until their exponentials overflow."""
    names = [f"bot-{number:02}" for number in range(80)]
    Path(tmp_path / "one.json").write_text(
        json.dumps(
            {
                "fingerprint": "x",
                "bouts": [
                    {"game": "petal", "seats": 2, "modules": [], "options": {}, "bots": [high, low], "seed": "1"}
                    for high, low in pairwise(names)
                ],
                "groups": [
                    [[number, {high: 1, low: 0}, {high: 1, low: 0}] for number in range(1000)]
                    for high, low in pairwise(names)
                ],
            }
        )
    )
    found = rated([tmp_path / "one.json"])
    assert sorted(found, key=lambda name: -found[name]) == names


@pytest.mark.parametrize("name", ["\ud800", "\x1b[31m", "a\nb"])
def test_a_name_that_no_bot_can_have_is_refused(name, tmp_path):
    result(tmp_path / "one.json", "greedy", name, 0.5)
    with pytest.raises(RecordError, match="is not the result of an arena"):
        rated([tmp_path / "one.json"])
