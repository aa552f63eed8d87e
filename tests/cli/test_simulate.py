"""hortus simulate: figures that are whole, and an interrupt that loses little."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest
from cli.running import hortus, refused

from hortus.lab import workers
from hortus.lab.simulate import MOMENT, Cutting, Plan

PLAN = Plan("petal", 2, (), {}, "standard", ("random", "random"), "7", 10**12)


def test_batches_grow_until_they_take_a_moment():
    cutting = Cutting(PLAN)
    sizes = []
    for _, first, count in cutting.pieces():
        assert first == sum(sizes)
        sizes.append(count)
        cutting.pace.learn(count, count * 0.001)
        if len(sizes) == 12:
            break
    assert sizes[:4] == [1, 2, 4, 8]
    assert sizes[-1] == MOMENT / 0.001


def test_games_that_take_long_are_handed_over_one_by_one():
    cutting = Cutting(PLAN._replace(games=3))
    for _, _, count in cutting.pieces():
        assert count == 1
        cutting.pace.learn(count, 60.0)


@pytest.mark.slow
def test_an_interrupt_keeps_games_of_bots_that_think_long():
    """As many games as once were one batch, none of which would have been finished."""
    command = [sys.executable, "-P", "-c", "from hortus.cli import main; main()"]
    words = ["simulate", "petal", "--games", "16000", "--bots", "greedy", "--json"]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        running = subprocess.Popen([*command, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    time.sleep(6)
    running.send_signal(signal.SIGINT)
    printed, _ = running.communicate(timeout=60)
    assert running.returncode == 130
    assert 0 < json.loads(printed)["games"] < 16000


def test_more_games_than_anybody_waits_for_are_refused():
    assert "1000000000000" in refused("simulate", "petal", "--games", str(10**13))


def test_a_number_of_thousands_of_digits_is_no_bot():
    sentence = refused("simulate", "petal", "--bots", "search-" + "9" * 5000)
    assert len(sentence) < 300
    assert sentence.endswith("For measuring there are also beginner, studious and search-N with N up to 1,000,000.")


def test_any_word_of_a_shell_is_a_seed():
    done = hortus("simulate", "petal", "--games", "1", "--json", "--seed", os.fsdecode(b"\xff"))
    assert json.loads(done.stdout)["games"] == 1


@pytest.mark.parametrize("width", [25, 40, 60, 80])
def test_no_figure_is_cut_in_a_narrow_window(width):
    words = ["simulate", "papillon", "--seats", "4", "--games", "3"]
    figures = json.loads(hortus(*words, "--json").stdout)
    shown = hortus(*words, COLUMNS=str(width)).stdout
    assert "…" not in shown
    for row, share in zip(figures["scores"], figures["wins"], strict=True):
        line = next(line.split() for line in shown.splitlines() if line.split()[:2] == ["ABCD"[row["seat"]], "random"])
        assert f"{row['mean']:.1f}" in line
        assert f"{share:.1%}" in line


def test_an_interrupt_while_a_process_starts_does_not_reach_it(tmp_path):
    """A terminal sends Ctrl-C to all of them; only the one that shows the progress has something to say."""
    (tmp_path / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        "if '--multiprocessing-fork' in sys.argv:\n"
        "    signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "    os.kill(os.getpid(), signal.SIGINT)\n"
    )
    path = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    done = hortus("simulate", "petal", "--games", "4", "--jobs", "2", "--json", PYTHONPATH=path)
    assert done.returncode == 0
    assert "Interrupt" not in done.stderr
    assert json.loads(done.stdout)["games"] == 4


def test_processes_are_at_most_two_a_core(monkeypatch):
    asked = []

    class Pool:
        def __init__(self, jobs, *_, **__):
            asked.append(jobs)

        def shutdown(self, **_):
            pass

    monkeypatch.setattr(workers, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(workers.os, "cpu_count", lambda: 3)
    assert list(workers.each(print, [], 100_000)) == []
    assert asked == [6]
