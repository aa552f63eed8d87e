"""How fast the rules run: compiled, interpreted and in plain C.

Each plays the same seeded random games. A figure is decisions per second, the best
of a few rounds. The builds take turns, so that a busy moment of the machine slows
all of them. `python -m hortus.lab.bench GAME GAMES` is one such round.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from hortus import interpreter, tables
from hortus.bots.greedy import GreedyBot
from hortus.bots.ladder import ladder
from hortus.core.bits import lowest
from hortus.core.dice import Dice
from hortus.core.errors import SetupError
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.playout import playout

ROUNDS = 5
EFFORT = 36
"""Simulations of one searched decision: the same for every build, because a decision has other costs too.
Halving six candidates divides this number without a rest, so exactly as many are made as are counted."""
SECONDS = 0.4
"""Seconds that a round should take. The number of games is chosen to fit."""
MOST = 10**9
"""Most games of a round, in case the clock does not move."""


def measure(game: str, games: int, seed: int = 7) -> tuple[int, float]:
    """Decisions and seconds of this many random games, with every list of legal actions made."""
    rules = tables.rules(game)
    buffer = rules.buffer()
    dice = Dice(seed)
    decisions = 0
    start = perf_counter()
    for _ in range(games):
        state = rules.deal()
        rules.enter(state, 0)
        decisions += playout(rules, state, dice, buffer)
    return decisions, perf_counter() - start


def measure_search(game: str, effort: int, seed: int = 7) -> tuple[int, float]:
    """Simulations and seconds of the game's search, in as many greedy games as fill a round."""
    simulations, seconds = 0, 0.0
    while seconds < SECONDS:
        more, took = _searched(game, effort, seed)
        simulations, seconds, seed = simulations + more, seconds + took, seed + 1
    return simulations, seconds


def _searched(game: str, effort: int, seed: int) -> tuple[int, float]:
    """The same for one game, searching at every seventh decision."""
    rules = tables.rules(game)
    searcher = ladder(game).search(effort)
    walker = GreedyBot()
    dice = Dice(seed)
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, dice, SILENT)
    decisions = simulations = 0
    seconds = 0.0
    while not state.over:
        seat = int(lowest(state.waiting))
        perspective = Perspective(rules, state, seat)
        if decisions % 7 == 0 and len(perspective.legal()) > 1:
            start = perf_counter()
            searcher.choose(perspective, dice)
            seconds += perf_counter() - start
            simulations += effort
        rules.choose(state, seat, walker.choose(perspective, dice), SILENT)
        rules.settle(state, dice, SILENT)
        decisions += 1
    return simulations, seconds


def bench_search(game: str) -> dict[str, int | None]:
    """{"compiled": n, "interpreted": n}: simulations per second, over whole games."""
    row: dict[str, int | None] = {"compiled": None, "interpreted": None}
    if interpreter.compiled():
        row["compiled"] = _rate(*measure_search(game, EFFORT))
    command = [sys.executable, "-P", "-m", "hortus.lab.bench", game, str(EFFORT), "search"]
    row["interpreted"] = _rate(*_round(command, {**os.environ, "HORTUS_INTERPRETED": "1"}))
    return row


def _rate(simulations: int, seconds: float) -> int:
    return round(simulations / seconds)


class Contender:
    """One build of a game, asked for rounds until it has shown its best."""

    def __init__(self, play: Callable[[int], tuple[int, float]]) -> None:
        self.play = play
        self.games = 1
        self.best = 0.0

    def warm_up(self) -> None:
        """Find out how many games fill a round."""
        while True:
            _, seconds = self.play(self.games)
            if seconds > SECONDS / 4 or self.games > MOST:
                self.games = max(1, round(self.games * SECONDS / max(seconds, SECONDS / 4)))
                return
            self.games *= 4

    def round(self) -> None:
        decisions, seconds = self.play(self.games)
        self.best = max(self.best, decisions / max(seconds, 1e-6))


def bench(game: str, tick: Callable[[], None] = lambda: None) -> dict[str, int | None]:
    """{"compiled": n, "interpreted": n, "c": n}, each None where there is no such build."""
    contenders: dict[str, Contender] = {"interpreted": Contender(_interpreted(game))}
    if interpreter.compiled():
        contenders["compiled"] = Contender(lambda games: measure(game, games))
    with _plain_c(game) as play:
        if play is not None:
            contenders["c"] = Contender(play)
        for contender in contenders.values():
            contender.warm_up()
        for _ in range(ROUNDS):
            for contender in contenders.values():
                contender.round()
            tick()
    return {
        name: round(contenders[name].best) if name in contenders else None for name in ["compiled", "interpreted", "c"]
    }


def _interpreted(game: str) -> Callable[[int], tuple[int, float]]:
    environment = {**os.environ, "HORTUS_INTERPRETED": "1"}

    def play(games: int) -> tuple[int, float]:
        return _round([sys.executable, "-P", "-m", "hortus.lab.bench", game, str(games)], environment)

    return play


@contextmanager
def _plain_c(game: str) -> Iterator[Callable[[int], tuple[int, float]] | None]:
    """The yardstick benchmarks/GAME.c, compiled for the moment; None without it or without a compiler."""
    source = Path("benchmarks", f"{game}.c")
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None or not source.is_file() or not _at_home():
        yield None
        return
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, game)
        built = subprocess.run([compiler, "-O3", str(source), "-o", str(program)], capture_output=True)
        yield None if built.returncode else lambda games: _round([str(program), str(games), "7"], None)


def _at_home() -> bool:
    """Whether the current folder is the Hortus project. C files of other projects are never compiled and run."""
    try:
        return bool(tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]["name"] == "hortus")
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def _round(command: list[str], environment: dict[str, str] | None) -> tuple[int, float]:
    """One round in its own process, which prints games, decisions and seconds."""
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    try:
        _, decisions, seconds = done.stdout.split()
        if done.returncode == 0 and float(seconds) >= 0:
            return int(decisions), float(seconds)
    except ValueError:
        pass
    who = " ".join(Path(word).name for word in command)
    raise SetupError("lab-bench-failed", command=f"`{who}`", code=str(done.returncode))


if __name__ == "__main__":
    work = measure_search if len(sys.argv) > 3 else measure
    decisions, seconds = work(sys.argv[1], int(sys.argv[2]))
    print(sys.argv[2], decisions, f"{seconds:.6f}")
