"""Learning what a table is worth: temporal differences on afterstates, by self-play.

Everybody plays by the game's rules of thumb, now and then anything at all. After
each decision the weights say what margin they expect for the seat that decided;
what they say after its next decision, and in the end the true margin, is what
they should have said. The value is linear in the game's traits, a seat's less
the mean of the others', so that a few thousand games are enough. Who plays
alone learns from the own points.
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
from hortus.lab.simulate import dice_for

WHIM = 10  # one decision in so many is random, so that more than the greedy line is seen
TRACE = 0.8  # how much of the way to the end a difference looks: lambda
STEP = 0.01  # of the difference that is made good at once; shrinks with the games played
CALM = 500  # games after which the step is halved
RECENT = 0.02  # what a game counts in the mean square, when there have been many


class Training:
    """The weights for one game and number of seats, and how far they have come."""

    def __init__(self, rules: Rules[Any], seed: str) -> None:
        if not seed.isprintable():
            raise SetupError(f"The seed of a training is kept in a file as text; {seed!r} cannot be, name a word.")
        self.rules = rules
        self.heuristics = knowledge(rules)
        self.seed = seed
        self.games = 0
        self.weights = list(self.heuristics.hand())
        self.error = 0.0  # the mean square of the last differences, in points
        self.policy = Policy(rules, EVERYTHING)
        self.row = vec[float]([0.0] * len(self.weights))

    def run(self, games: int) -> Iterator[int]:
        """Play until so many games have been learned from; the number of each as it is finished."""
        while self.games < games:
            self.learn(*self.play(self.games))
            self.games += 1
            yield self.games

    def play(self, number: int) -> tuple[list[list[list[float]]], list[float]]:
        """One game: for each seat what it looked like after each of its decisions, and its final margin."""
        rules = self.rules
        table, thoughts = dice_for(self.seed, number, "table"), dice_for(self.seed, number, "thoughts")
        state = rules.deal()
        rules.enter(state, 0)
        rules.settle(state, table, SILENT)
        looks: list[list[list[float]]] = [[] for _ in range(int(rules.seats))]
        while not state.over:
            seat = int(lowest(state.waiting))
            if thoughts.below(WHIM) == 0:
                legal = rules.legal(state, seat)
                action = legal[thoughts.below(len(legal))]
            else:
                action = int(self.policy.choose(state, seat, thoughts))
            rules.choose(state, seat, action, SILENT)
            if not state.over:  # before chance speaks: what the decision itself is worth
                looks[seat].append(self.look(state, seat))
            rules.settle(state, table, SILENT)
        return looks, self.margins(state)

    def look(self, state: State, seat: int) -> list[float]:
        """The seat's traits less the mean of the others'."""
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

    def learn(self, looks: list[list[list[float]]], margins: list[float]) -> None:
        """Backwards through the game, so that what came of a decision reaches the ones before it."""
        step = STEP / (1 + self.games / CALM)
        weights = self.weights[:]  # an interrupt must not leave half a game in them
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
        # The mean of all games at first, so that it does not begin at nothing and crawl.
        self.error += max(RECENT, 1 / (1 + self.games)) * (squares / max(1.0, count) - self.error)

    # ---- files

    def command(self) -> str:
        setup = self.rules.setup
        seed = shlex.quote(self.seed)
        return f"hortus lab train {setup.game} --seats {setup.seats} --games {self.games} --seed {seed}"

    def save(self, path: Path) -> None:
        """All that is needed to go on, or to play with; never half a file."""
        setup = self.rules.setup
        # What JSON writes for texts and lists TOML reads as well.
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
        """Go on from a file of the same training."""
        text = files.read_text(path)
        try:
            found = tomllib.loads(text)
            same = [found[key] for key in ("game", "seats", "seed", "traits")]
            games, error, weights = found["games"], float(found["error"]), [float(each) for each in found["weights"]]
            sound = type(games) is int and games >= 0 and error >= 0 and all(map(isfinite, [error, *weights]))
        except (ValueError, KeyError, TypeError, RecursionError, OverflowError):
            sound = False
        if not sound:
            raise RecordError(f"{path} holds no weights, or is damaged; name another file.")
        setup = self.rules.setup
        if same != [setup.game, setup.seats, self.seed, self.heuristics.traits()]:
            raise RecordError(f"{path} was trained for another table or seed; name another file.")
        if len(weights) != len(self.weights):
            raise RecordError(f"{path} lacks weights or has too many, so it is damaged; name another file.")
        self.games, self.weights, self.error = games, weights, error
