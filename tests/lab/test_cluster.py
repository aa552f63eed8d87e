"""The lab on a real Dask cluster on this machine: the same figures whatever dies, and refusals in one sentence."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager

import pytest
from cli.running import hortus, refused

START = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, preload=sys.argv[1:]
    ) as cluster:
        print(cluster.scheduler_address, flush=True)
        sys.stdin.read()
"""
GAMES = ["lab", "report", "petal", "--games", "400", "--bots", "greedy"]
COMMAND = [sys.executable, "-P", "-c", "from hortus.cli import main; main()"]
LONG = 90
"""Seconds that something may take on a busy machine."""


@contextmanager
def cluster(folder, *preload):
    """A scheduler and two workers, in processes of their own; gives the address, and the process of the scheduler."""
    script = folder / "cluster.py"
    script.write_text(START)
    running = subprocess.Popen(
        [sys.executable, "-P", str(script), *preload],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, cwd=folder,
        start_new_session=True,
    )  # fmt: skip
    try:
        yield running.stdout.readline().strip(), running
    finally:
        running.communicate(timeout=LONG)  # closes its input, at which it ends


@contextmanager
def started(*words, folder):
    """A report that is being made; it has finished some of its games."""
    running = subprocess.Popen(
        [*COMMAND, *GAMES, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder
    )
    games = (folder / words[words.index("--out") + 1]).with_suffix(".games")
    try:
        until(lambda: games.exists() and games.read_bytes().count(b"\n") > 2)
        yield running
    finally:
        running.kill()
        running.communicate(timeout=LONG)


def until(holds):
    patience = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < patience
        time.sleep(0.02)


@pytest.fixture(scope="module")
def here(tmp_path_factory):
    """The same report by one process of this machine."""
    folder = tmp_path_factory.mktemp("here")
    done = hortus(*GAMES, "--out", "report.html", folder=folder)
    assert done.returncode == 0, done.stderr
    return folder


def assert_same(here, there):
    """Every file that is made from the games."""
    for ending in (".json", ".html", ".parquet"):
        assert (here / f"report{ending}").read_bytes() == (there / f"report{ending}").read_bytes()


def test_two_processes_write_the_same_as_one(here, tmp_path):
    assert hortus(*GAMES, "--out", "report.html", "--jobs", "2", folder=tmp_path).returncode == 0
    assert_same(here, tmp_path)


def test_a_report_that_was_interrupted_and_continued_is_the_same(tmp_path):
    """Interrupted, it has more games to play than it can finish before the signal comes."""
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    broken.mkdir()
    whole.mkdir()
    with started("--games", "100000", "--out", "report.html", folder=broken) as running:
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=LONG)
        assert running.returncode == 130
    finished = json.loads((broken / "report.json").read_text())["games"]
    assert 0 < finished < 100_000
    more = ["--games", str(finished + 100), "--out", "report.html"]
    assert hortus(*GAMES, *more, "--jobs", "2", folder=broken).returncode == 0
    assert hortus(*GAMES, *more, folder=whole).returncode == 0
    assert_same(whole, broken)


def test_a_process_that_dies_loses_and_doubles_nothing(here, tmp_path):
    with started("--out", "report.html", "--jobs", "2", folder=tmp_path) as running:
        workers = subprocess.run(["pgrep", "-P", str(running.pid)], capture_output=True, text=True).stdout.split()
        os.kill(int(workers[-1]), signal.SIGKILL)
        _, said = running.communicate(timeout=LONG)
        assert running.returncode == 0, said
    assert_same(here, tmp_path)


def test_a_cluster_writes_the_same_as_this_machine(here, tmp_path):
    with cluster(tmp_path) as (address, _):
        there = hortus(*GAMES, "--out", "report.html", "--cluster", address, folder=tmp_path)
    assert there.returncode == 0, there.stderr
    assert_same(here, tmp_path)


def test_a_worker_that_is_killed_loses_and_doubles_nothing(here, tmp_path):
    from distributed import Client

    with cluster(tmp_path) as (address, _), Client(address, set_as_default=False) as client:
        workers = client.run(os.getpid)
        with started("--out", "report.html", "--cluster", address, folder=tmp_path) as running:
            os.kill(next(iter(workers.values())), signal.SIGKILL)
            _, said = running.communicate(timeout=LONG)
            assert running.returncode == 0, said
    assert_same(here, tmp_path)


def test_a_scheduler_that_disappears_is_named_and_finished_games_are_kept(here, tmp_path):
    with (
        cluster(tmp_path) as (address, scheduler),
        started("--out", "report.html", "--cluster", address, folder=tmp_path) as running,
    ):
        os.killpg(scheduler.pid, signal.SIGKILL)
        _, said = running.communicate(timeout=LONG)
    assert running.returncode == 2
    assert said == f"The scheduler at {address} is gone. Finished games are kept; the same command continues.\n"
    assert 0 < json.loads((tmp_path / "report.json").read_text())["games"] < 400
    assert hortus(*GAMES, "--out", "report.html", folder=tmp_path).returncode == 0
    assert_same(here, tmp_path)


def test_workers_of_another_version_are_refused(tmp_path):
    (tmp_path / "other.py").write_text("import hortus.lab.fingerprint as f\nf.whole = lambda: 'another'\n")
    with cluster(tmp_path, "other.py") as (address, _):
        sentence = refused(*GAMES, "--out", "report.html", "--cluster", address, folder=tmp_path)
    assert sentence == f"Workers of {address} have another version of Hortus, or none; install the same one everywhere."
    assert not (tmp_path / "report.json").exists()


def test_every_command_gives_its_work_to_the_cluster_and_prints_the_same(tmp_path):
    """What takes no file says it on the terminal: there it can be compared."""
    asked = [
        ["simulate", "petal", "--games", "30", "--json"],
        ["arena", "petal", "--groups", "4", "--json"],
        ["lab", "train", "petal", "--games", "6"],
        ["lab", "count", "papillon", "--games", "3"],
        ["lab", "puzzles", "petal", "--games", "1"],
    ]
    with cluster(tmp_path) as (address, _):
        for words in asked:
            one, two, there = [
                hortus(*words, *machines, folder=tmp_path) for machines in ([], ["--jobs", "2"], ["--cluster", address])
            ]
            assert one.returncode == two.returncode == there.returncode == 0, (words, there.stderr)
            assert one.stdout == two.stdout == there.stdout, words


def test_an_address_without_a_scheduler_gets_one_sentence(tmp_path):
    for words in (["simulate", "petal"], ["arena", "petal"], ["lab", "report", "petal", "--out", "r.html"]):
        assert "scheduler" in refused(*words, "--cluster", "tcp://127.0.0.1:9", folder=tmp_path)
    words = ["lab", "count", "papillon", "--out", "c.toml", "--cluster"]
    assert "scheduler" in refused(*words, "nonsense", folder=tmp_path)
    assert not (tmp_path / "c.toml").exists()
