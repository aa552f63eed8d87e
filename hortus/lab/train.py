"""Learns the value of positions by self-play, with temporal differences on afterstates.

All seats play by the game's heuristics, and sometimes at random. After each
decision the weights predict the margin of the seat that decided. The prediction
after its next decision, and at the end the true margin, is what they should have
predicted. The value is linear in the game's traits, a seat's minus the mean of
the others', so a few thousand games are enough. In solo games the margin is the
seat's own points.
"""

import json
import shlex
import tomllib
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Any

from librt.vecs import vec

from hortus import files
from hortus.bots.knowledge import knowledge
from hortus.bots.search.policy import EVERYTHING, Policy
from hortus.core.bits import lowest
from hortus.core.errors import RecordError, SetupError
from hortus.core.events import SILENT
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.core.state import State
from hortus.lab import engine
from hortus.lab.simulate import dice_for
from hortus.tables import rules as rules_of

WHIM = 10  # one in this many decisions is random, to see more than greedy play
TRACE = 0.8  # lambda: how far differences look towards the end
STEP = 0.01  # the part of a difference that is corrected at once; shrinks with the number of games
CALM = 500  # games after which the step is halved
RECENT = 0.02  # the weight of one game in the mean square, after many games


Looks = list[list[list[float]]]
"""Of each seat, the features after each of its decisions."""


class Training:
    """The weights for one game and number of seats, and the progress of their training."""

    def __init__(self, rules: Rules[Any], seed: str) -> None:
        if not seed.isprintable():
            raise SetupError("lab-train-seed", seed=repr(seed))
        self.rules = rules
        self.heuristics = knowledge(rules)
        self.seed = seed
        self.games = 0
        self.weights = list(self.heuristics.hand())
        self.error = 0.0  # the mean square of the latest differences, in points
        self.policy = Policy(rules, EVERYTHING)
        self.row = vec[float]([0.0] * len(self.weights))

    def run(self, games: int, machines: engine.Machines = engine.HERE) -> Iterator[int]:
        """Learn until this many games are played; yields the number of each finished game.

        Games do not depend on what was learned, so machines can share them. They are learned from in their order.
        """
        setup = self.rules.setup
        pieces = ((setup.game, setup.seats, self.seed, number) for number in range(self.games, games))
        waiting: dict[int, tuple[Looks, list[float]]] = {}
        for number, looks, margins in engine.each(_played, pieces, machines):
            waiting[number] = looks, margins
            while self.games in waiting:
                self.learn(*waiting.pop(self.games))
                self.games += 1
                yield self.games

    def play(self, number: int) -> tuple[Looks, list[float]]:
        """Play one game; returns the features of each seat after each of its decisions, and its final margin."""
        rules = self.rules
        table, thoughts = dice_for(self.seed, number, "table"), dice_for(self.seed, number, "thoughts")
        state = rules.deal()
        rules.enter(state, 0)
        rules.settle(state, table, SILENT)
        looks: Looks = [[] for _ in range(int(rules.seats))]
        while not state.over:
            seat = int(lowest(state.waiting))
            if thoughts.below(WHIM) == 0:
                legal = rules.legal(state, seat)
                action = legal[thoughts.below(len(legal))]
            else:
                action = int(self.policy.choose(state, seat, thoughts))
            rules.choose(state, seat, action, SILENT)
            if not state.over:  # before the random draw: the value of the decision itself
                looks[seat].append(self.look(state, seat))
            rules.settle(state, table, SILENT)
        return looks, self.margins(state)

    def look(self, state: State, seat: int) -> list[float]:
        """The seat's traits minus the mean of the others'."""
        found = [0.0] * len(self.weights)
        others = max(1, int(state.seats) - 1)
        for each in range(int(state.seats)):
            self.heuristics.describe(state, each, self.row)
            part = 1.0 if each == seat else -1.0 / others
            for trait in range(len(found)):
                found[trait] += part * self.row[trait]
        return found

    def margins(self, state: State) -> list[float]:
        points = [int(self.rules.score(state, seat, BLANK)) for seat in range(int(state.seats))]
        others = max(1, len(points) - 1)
        return [own - (sum(points) - own) / others for own in points]

    def learn(self, looks: Looks, margins: list[float]) -> None:
        """Go backwards through the game, so that results reach the earlier decisions."""
        step = STEP / (1 + self.games / CALM)
        weights = self.weights[:]  # an interrupt must not leave them with half a game
        squares = count = 0.0
        for seat, seen in enumerate(looks):
            target = margins[seat]
            for look in reversed(seen):
                said = sum(weight * trait for weight, trait in zip(weights, look, strict=True))
                difference = target - said
                length = 1.0 + sum(trait * trait for trait in look)
                for trait, amount in enumerate(look):
                    weights[trait] += step * difference * amount / length
                target = TRACE * target + (1 - TRACE) * said
                squares += difference * difference
                count += 1
        self.weights = weights
        # At first the mean of all games, so that it does not start at 0 and rise slowly.
        self.error += max(RECENT, 1 / (1 + self.games)) * (squares / max(1.0, count) - self.error)

    # ---- files

    def command(self) -> str:
        setup = self.rules.setup
        seed = shlex.quote(self.seed)
        return f"hortus lab train {setup.game} --seats {setup.seats} --games {self.games} --seed {seed}"

    def save(self, path: Path) -> None:
        """Save everything needed to continue or to play. The file is complete or not written at all."""
        setup = self.rules.setup
        # TOML can read JSON texts and lists.
        values = {
            "command": self.command(),
            "game": setup.game,
            "seats": setup.seats,
            "seed": self.seed,
            "games": self.games,
            "error": round(self.error, 3),
            "traits": self.heuristics.traits(),
            "weights": [round(weight, 6) for weight in self.weights],
        }
        lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in values.items()]
        files.write(path, "".join(lines))

    def resume(self, path: Path) -> None:
        """Continue from a file of the same training."""
        text = files.read_text(path)
        try:
            found = tomllib.loads(text)
            same = [found[key] for key in ("game", "seats", "seed", "traits")]
            games, error, weights = found["games"], float(found["error"]), [float(each) for each in found["weights"]]
            sound = type(games) is int and games >= 0 and error >= 0 and all(map(isfinite, [error, *weights]))
        except (ValueError, KeyError, TypeError, RecursionError, OverflowError):
            sound = False
        if not sound:
            raise RecordError("lab-train-unreadable", file=path)
        setup = self.rules.setup
        if same != [setup.game, setup.seats, self.seed, self.heuristics.traits()]:
            raise RecordError("lab-train-other", file=path)
        if len(weights) != len(self.weights):
            raise RecordError("lab-train-count", file=path)
        self.games, self.weights, self.error = games, weights, error


_REMEMBERED: dict[tuple[str, int, str], Training] = {}


def _played(game: str, seats: int, seed: str, number: int) -> tuple[int, Looks, list[float]]:
    """One game of a training. Other processes and machines call it."""
    key = game, seats, seed
    if key not in _REMEMBERED:
        _REMEMBERED[key] = Training(rules_of(game, seats), seed)
    return number, *_REMEMBERED[key].play(number)
