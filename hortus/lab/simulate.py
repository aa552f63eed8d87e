"""Many games by bots, in batches that can be spread over processes and stopped at any time."""

import signal
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, NamedTuple

from hortus import bots, tables
from hortus.bots.bot import Bot
from hortus.core.bits import lowest
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.playout import playout
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.core.state import State
from hortus.editions import Edition

BATCHES = 64
"""A run is cut into about so many batches: progress shows, and an interrupt loses little."""


class Plan(NamedTuple):
    """What is to be played. The same plan gives the same games on any number of processes."""

    game: str
    seats: int
    modules: tuple[str, ...]
    options: dict[str, str]
    edition: str | Edition
    bots: tuple[str, ...]  # one for each seat
    seed: str
    games: int

    def rules(self) -> Rules[Any]:
        return tables.rules(self.game, self.seats, self.modules, self.options, self.edition)


class Played(NamedTuple):
    """How one game went."""

    scores: list[int]
    winners: list[int]
    decisions: int


def run(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    """Play the plan; each finished batch is handed over at once."""
    size = max(1, min(250, -(-plan.games // BATCHES)))
    batches = [(first, min(size, plan.games - first)) for first in range(0, plan.games, size)]
    if jobs <= 1:
        rules = plan.rules()
        for first, count in batches:
            yield _batch(plan, rules, first, count)
        return
    # Fresh processes: a fork would copy threads' locks in whatever state they are.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        pending: set[Future[list[Played]]] = set()
        for first, count in batches:
            pending.add(pool.submit(_remote_batch, plan, first, count))
            if len(pending) >= 2 * jobs:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that shows the progress; it then lets the workers go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


_REMEMBERED: dict[str, Rules[Any]] = {}


def _remote_batch(plan: Plan, first: int, count: int) -> list[Played]:
    """A batch in a worker, which puts the table together only once."""
    key = repr(plan)
    if key not in _REMEMBERED:
        _REMEMBERED[key] = plan.rules()
    return _batch(plan, _REMEMBERED[key], first, count)


def _batch(plan: Plan, rules: Rules[Any], first: int, count: int) -> list[Played]:
    players = [bots.bot(name) for name in plan.bots]
    only_random = set(plan.bots) == {"random"}
    buffer = rules.buffer()
    played: list[Played] = []
    for number in range(first, first + count):
        dice = dice_for(plan.seed, number, "table")
        state = rules.deal()
        rules.enter(state, 0)
        if only_random:
            decisions = int(playout(rules, state, dice, buffer))
        else:
            decisions = _play(rules, state, players, dice, dice_for(plan.seed, number, "bots"))
        scores = [int(rules.score(state, seat, BLANK)) for seat in range(plan.seats)]
        played.append(Played(scores, rules.winners(state), decisions))
    return played


def _play(rules: Rules[Any], state: State, players: list[Bot], table: Dice, thoughts: Dice) -> int:
    """One game by bots, each given its own perspective and nothing else."""
    decisions = 0
    rules.settle(state, table, SILENT)
    while not state.over:
        seat = int(lowest(state.waiting))
        action = players[seat].choose(Perspective(rules, state, seat), thoughts)
        rules.choose(state, seat, action, SILENT)
        rules.settle(state, table, SILENT)
        decisions += 1
    return decisions


def dice_for(seed: str, number: int, stream: str) -> Dice:
    """The dice of one game: tiles and thoughts never share a stream."""
    mix = sha256(f"{seed}/{number}/{stream}".encode()).digest()
    return Dice(int.from_bytes(mix[:8], "big"))
