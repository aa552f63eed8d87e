"""Many games by bots, in batches that can be spread over processes and stopped at any time."""

from collections.abc import Iterator
from hashlib import sha256
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
from hortus.lab.workers import each

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
    return each(_batch, [(plan, first, count) for first, count in batches], jobs)


_REMEMBERED: dict[str, Rules[Any]] = {}


def _table(plan: Plan) -> Rules[Any]:
    """A process puts a table together only once."""
    key = repr(plan)
    if key not in _REMEMBERED:
        _REMEMBERED[key] = plan.rules()
    return _REMEMBERED[key]


def _batch(plan: Plan, first: int, count: int) -> list[Played]:
    rules = _table(plan)
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
            decisions = play_game(rules, state, players, dice, dice_for(plan.seed, number, "bots"))
        scores = [int(rules.score(state, seat, BLANK)) for seat in range(plan.seats)]
        played.append(Played(scores, rules.winners(state), decisions))
    return played


def play_game(rules: Rules[Any], state: State, players: list[Bot], table: Dice, thoughts: Dice) -> int:
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
