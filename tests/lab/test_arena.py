"""The arena: fair seatings, nothing lost, one sentence for whatever is wrong."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli.running import hortus, refused

import hortus as package
from hortus.cli.arena import _stopped
from hortus.core.errors import SetupError
from hortus.lab.arena import Bout, bouts, play_group


def bout(*names, seats=2):
    return Bout("petal", seats, (), {"contents": "open"}, names, "7")


def test_a_seed_is_played_in_every_distinct_seating():
    assert bout("a", "b").seatings() == [("a", "b"), ("b", "a")]
    assert len(bout("a", "b", "b", "b", seats=4).seatings()) == 4
    assert len(bout("a", "b", "c", seats=3).seatings()) == 6


def test_a_bot_against_itself_under_another_name_is_exactly_even():
    """greedy and level-4 are the same bot: what one wins in one seat the other wins in the other."""
    group = play_group(bout("greedy", "level-4"), package.rules("petal"), 3)
    assert group.shares == {"greedy": 0.5, "level-4": 0.5}
    assert group.points["greedy"] == group.points["level-4"]


def test_more_bots_than_seats_meet_pair_by_pair():
    met = [found.bots for found in bouts("petal", 2, [], {}, ["random", "greedy", "level-1"], "7")]
    assert met == [("random", "greedy"), ("random", "level-1"), ("greedy", "level-1")]


def test_a_bot_named_twice_meets_nobody_pair_by_pair_but_may_sit_twice():
    with pytest.raises(SetupError, match="meet pair by pair; name random once, not twice"):
        bouts("petal", 2, [], {}, ["random", "random", "greedy"], "7")
    [met] = bouts("blume", 3, [], {}, ["random", "random", "greedy"], "7")
    assert met.bots == ("random", "random", "greedy")


def test_at_a_larger_table_the_second_bot_fills_the_other_seats():
    [met] = bouts("petal", 4, [], {}, ["level-3", "greedy"], "7")
    assert met.bots == ("level-3", "greedy", "greedy", "greedy")


def test_the_arena_shows_keeps_and_continues_its_result(tmp_path):
    words = ["arena", "petal", "--bots", "greedy,random", "--out", "r.json"]
    first = hortus(*words, "--groups", "6", "--html", "r.html", folder=tmp_path)
    assert "greedy random" in first.stdout
    assert "Ratings: greedy" in first.stdout
    assert (tmp_path / "r.html").read_text().startswith("<!doctype html>")
    assert len(json.loads((tmp_path / "r.json").read_text())["groups"][0]) == 6
    second = hortus(*words, "--groups", "10", "--json", folder=tmp_path)
    rows = json.loads(second.stdout)["rows"]
    assert [row["games"] for row in rows] == [20, 20]
    assert rows[0]["share"] > 0.8
    whole = hortus("arena", "petal", "--bots", "greedy,random", "--groups", "10", "--json", "--jobs", "2")
    assert json.loads(whole.stdout)["rows"] == rows


def test_a_clear_bout_stops_says_so_and_plays_nothing_when_it_is_asked_again(tmp_path):
    words = ["arena", "petal", "--bots", "greedy,random", "--groups", "500", "--stop", "--out", "r.json"]
    shown = hortus(*words, "--html", "r.html", "--jobs", "2", folder=tmp_path).stdout
    [verdict] = json.loads((tmp_path / "r.json").read_text())["verdicts"]
    assert verdict["outcome"] == "better"
    assert verdict["groups"] < 40
    sentence = f"greedy is better than random: it wins more than half, clear after {verdict['groups']} groups"
    assert sentence in shown
    assert sentence in (tmp_path / "r.html").read_text()
    again = json.loads(hortus(*words, "--json", folder=tmp_path).stdout)
    assert again["verdicts"] == [verdict]
    assert again["rows"][0]["groups"] == verdict["groups"]
    alone = json.loads(hortus(*words[:-2], "--json", folder=tmp_path).stdout)
    assert alone == again


@pytest.mark.parametrize(("stop", "jobs"), [(signal.SIGTERM, "1"), (signal.SIGTERM, "2"), (signal.SIGINT, "2")])
def test_whoever_stops_it_loses_no_finished_group(stop, jobs, tmp_path):
    command = [sys.executable, "-P", "-c", "from hortus.cli import main; main()", "arena", "petal"]
    words = ["--bots", "greedy,random", "--groups", "1000000", "--out", "r.json", "--json", "--jobs", jobs]
    # A shell starts what it runs in the background deaf to interrupts, and children inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen(
            [*command, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
        )
    finally:
        signal.signal(signal.SIGINT, before)
    end = time.monotonic() + 60
    while not (tmp_path / "r.json").exists() and time.monotonic() < end:
        time.sleep(0.2)
    early = len(json.loads((tmp_path / "r.json").read_text())["groups"][0])
    time.sleep(1)
    running.send_signal(stop)
    printed, said = running.communicate(timeout=60)
    kept = json.loads((tmp_path / "r.json").read_text())
    assert running.returncode == 130
    assert len(kept["groups"][0]) == json.loads(printed)["rows"][0]["groups"] > early > 0
    count = len(kept["groups"][0])
    assert said == f"Stopped; {count:,} groups are in r.json, and the same command continues from there.\n"


def test_what_is_said_of_one_group_and_of_more(capsys):
    def said(count, out):
        _stopped(count, out)
        return capsys.readouterr().err

    assert said(0, None) == "Stopped before the first group was finished; there is nothing to save.\n"
    assert said(1, None) == "Stopped after 1 group; --out would have saved it.\n"
    assert said(1, Path("r")) == "Stopped; 1 group is in r, and the same command continues from there.\n"
    assert said(2, None) == "Stopped after 2 groups; --out would have saved them.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "greedy"], "An arena needs at least two different bots"),
        (["--bots", "greedy,greedy"], "An arena needs at least two different bots"),
        (["--bots", "x,greedy"], "There is no bot 'x'"),
        (["--bots", "random,random,greedy"], "name random once, not twice."),
        (["--groups", "0"], "--groups: a whole number from 1 to 1000000 is needed"),
        (["--groups", "-3"], "--groups: a whole number from 1 to 1000000 is needed"),
        (["--jobs", "-1"], "--jobs: a whole number of at least 0 is needed"),
        (["--seats", "5"], "Petal is played with 2 seats, not 5."),
        (["--out", "no/r.json"], "no/r.json cannot be written: there is no such file or folder; name another file."),
        (["--html", "no/r.html"], "no/r.html cannot be written: there is no such file or folder; name another file."),
        (["--out", "."], ". is not a file; name another one."),
        (["--html", "/dev/null"], "/dev/null is not a file; name another one."),
        (["--out", "r", "--html", "r"], "--out and --html both name r; name two files."),
        (["--out", "r", "--html", "./r"], "--out and --html both name r; name two files."),
        (["--groups", "100000000000"], "--groups"),
    ],
)
def test_bad_input_to_the_arena_is_refused_and_nothing_is_written(words, sentence, tmp_path):
    assert sentence in refused("arena", "petal", *words, folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_links_that_lead_nowhere_are_refused(tmp_path):
    (tmp_path / "a").symlink_to("b")
    (tmp_path / "b").symlink_to("a")
    words = ["arena", "petal", "--out", "a", "--html", "c"]
    assert refused(*words, folder=tmp_path) == "a is not a file; name another one."


def test_a_page_is_written_over_an_older_page_and_over_nothing_else(tmp_path):
    words = ["arena", "petal", "--groups", "1", "--html"]
    (tmp_path / "empty.html").touch()
    for _ in range(2):
        assert hortus(*words, "empty.html", folder=tmp_path).returncode == 0
    assert hortus(*words, "page.html", "--out", "r.json", folder=tmp_path).returncode == 0
    kept = (tmp_path / "r.json").read_text()
    for asked in [words, ["arena", "petal", "--rate", "r.json", "--html"]]:
        assert refused(*asked, "r.json", folder=tmp_path) == "r.json is not a page of an arena; name another --html."
    assert (tmp_path / "r.json").read_text() == kept


def test_larger_tables_are_never_stopped():
    words = ["arena", "blume", "--seats", "3", "--stop"]
    assert refused(*words) == "--stop is for two seats, not 3; leave it out."


def test_a_file_of_other_bots_or_rules_is_left_alone(tmp_path):
    words = ["arena", "petal", "--groups", "2", "--out", "r.json"]
    assert hortus(*words, folder=tmp_path).returncode == 0
    text = (tmp_path / "r.json").read_text().replace('"fingerprint": "', '"fingerprint": "0')
    (tmp_path / "r.json").write_text(text)
    assert "r.json was played by other bots or rules" in refused(*words, folder=tmp_path)
    assert (tmp_path / "r.json").read_text() == text


def test_no_more_processes_are_started_than_there_are_groups():
    done = hortus("arena", "petal", "--groups", "1", "--jobs", "100000", "--json")
    assert json.loads(done.stdout)["rows"][0]["groups"] == 1


def test_nobody_meets_anybody_at_a_table_for_one():
    assert refused("arena", "blume", "--seats", "1", "--module", "solo") == (
        "An arena needs at least two seats, as in --seats 2."
    )
