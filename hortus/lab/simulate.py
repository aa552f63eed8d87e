"""Many games of bots, in batches. Several processes can share them, and they can be stopped at any time."""

from collections.abc import Iterator
from hashlib import sha256
from time import perf_counter
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
from hortus.lab import engine
from hortus.lab.pace import Pace

MOMENT = 0.2
"""Seconds that a batch should take: short enough to show progress and lose little, long enough to be efficient."""
AFAR = 1.0
"""The same on a cluster, where every piece goes through a network."""


class Plan(NamedTuple):
    """What to play. The same plan gives the same games on any number of processes."""

    game: str
    seats: int
    modules: tuple[str, ...]
    options: dict[str, str]
    edition: str | Edition
    bots: tuple[str, ...]  # one for each seat
    seed: str
    games: int
    question: str = ""
    """What the games are played for, if not for the report itself: see guests.py."""

    def rules(self) -> Rules[Any]:
        return tables.rules(self.game, self.seats, self.modules, self.options, self.edition)


class Played(NamedTuple):
    """The result of one game."""

    scores: list[int]
    winners: list[int]
    decisions: int


def run(plan: Plan, machines: engine.Machines) -> Iterator[list[Played]]:
    """Play the plan; yields each batch when it is finished."""
    cutting = Cutting(plan, AFAR if machines.cluster else MOMENT)
    machines = machines._replace(jobs=min(machines.jobs, plan.games))
    for batch, seconds in engine.each(_batch, cutting.pieces(), machines):
        cutting.pace.learn(len(batch), seconds)
        yield batch


class Cutting:
    """Divides a plan into batches that take about a moment each, judging by the finished ones."""

    def __init__(self, plan: Plan, moment: float = MOMENT) -> None:
        self.plan = plan
        self.pace = Pace(moment)

    def pieces(self) -> Iterator[tuple[Plan, int, int]]:
        """The plan, the first game of a batch, and the number of games. Each batch is made when it is needed."""
        first = 0
        while first < self.plan.games:
            count = min(self.pace.size, self.plan.games - first)
            yield self.plan, first, count
            first += count


_REMEMBERED: dict[str, Rules[Any]] = {}


def table_of(plan: Plan) -> Rules[Any]:
    """The rules of a plan. A process assembles them only once."""
    edition = plan.edition.digest if isinstance(plan.edition, Edition) else plan.edition
    key = repr(plan._replace(edition=edition, bots=(), seed="", games=0, question=""))
    if key not in _REMEMBERED:
        _REMEMBERED[key] = plan.rules()
    return _REMEMBERED[key]


def _batch(plan: Plan, first: int, count: int) -> tuple[list[Played], float]:
    """Play a batch; returns the games and the seconds they took."""
    rules = table_of(plan)
    only_random = set(plan.bots) == {"random"}
    buffer = rules.buffer()
    played: list[Played] = []
    start = perf_counter()
    for number in range(first, first + count):
        dice = dice_for(plan.seed, number, "table")
        state = rules.deal()
        rules.enter(state, 0)
        if only_random:
            decisions = int(playout(rules, state, dice, buffer))
        else:
            day = dice_for(plan.seed, number, "day")
            players = [bots.bot(name, day) for name in plan.bots]
            decisions = play_game(rules, state, players, dice, dice_for(plan.seed, number, "bots"))
        scores = [int(rules.score(state, seat, BLANK)) for seat in range(plan.seats)]
        played.append(Played(scores, rules.winners(state), decisions))
    return played, perf_counter() - start


def play_game(rules: Rules[Any], state: State, players: list[Bot], table: Dice, thoughts: Dice) -> int:
    """Play one game. Each bot gets its own perspective and nothing else."""
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
    """The dice of one game. Tiles and bots never share a stream."""
    # Bytes of the command line that are not text arrive as lone surrogates. Any word can be a seed.
    mix = sha256(f"{seed}/{number}/{stream}".encode("utf-8", "surrogatepass")).digest()
    return Dice(int.from_bytes(mix[:8], "big"))
