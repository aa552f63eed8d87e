"""Learning what a table is worth: temporal differences on afterstates, by self-play.

Everybody plays by the game's rules of thumb, now and then anything at all. After
each decision the weights say what margin they expect for the seat that decided;
what they say after its next decision, and in the end the true margin, is what
they should have said. The value is linear in the game's traits, a seat's less
the mean of the others', so that a few thousand games are enough.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from librt.vecs import vec

from hortus.bots.policy import Policy
from hortus.core.bits import lowest
from hortus.core.errors import RecordError
from hortus.core.events import SILENT
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.core.state import State
from hortus.lab.simulate import dice_for

WHIM = 10  # one decision in so many is random, so that more than the greedy line is seen
TRACE = 0.8  # how much of the way to the end a difference looks: lambda
STEP = 0.01  # of the difference that is made good at once; shrinks with the games played
CALM = 500  # games after which the step is halved
EVERYTHING = 100_000


class Training:
    """The weights for one game and number of seats, and how far they have come."""

    def __init__(self, rules: Rules[Any], seed: str) -> None:
        self.rules = rules
        self.seed = seed
        self.games = 0
        self.weights = list(rules.heuristics.hand())
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
            rules.settle(state, table, SILENT)
            if not state.over:
                looks[seat].append(self.look(state, seat))
        return looks, self.margins(state)

    def look(self, state: State, seat: int) -> list[float]:
        """The seat's traits less the mean of the others'."""
        found = [0.0] * len(self.weights)
        others = int(state.seats) - 1
        for each in range(int(state.seats)):
            self.rules.heuristics.describe(state, each, self.row)
            part = 1.0 if each == seat else -1.0 / others
            for trait in range(len(found)):
                found[trait] += part * self.row[trait]
        return found

    def margins(self, state: State) -> list[float]:
        points = [int(self.rules.score(state, seat, BLANK)) for seat in range(int(state.seats))]
        others = len(points) - 1
        return [own - (sum(points) - own) / others for own in points]

    def learn(self, looks: list[list[list[float]]], margins: list[float]) -> None:
        """Backwards through the game, so that what came of a decision reaches the ones before it."""
        step = STEP / (1 + self.games / CALM)
        squares = count = 0.0
        for seat, seen in enumerate(looks):
            target = margins[seat]
            for look in reversed(seen):
                said = sum(weight * trait for weight, trait in zip(self.weights, look, strict=True))
                difference = target - said
                length = 1.0 + sum(trait * trait for trait in look)
                for trait, amount in enumerate(look):
                    self.weights[trait] += step * difference * amount / length
                target = TRACE * target + (1 - TRACE) * said
                squares += difference * difference
                count += 1
        self.error = 0.98 * self.error + 0.02 * squares / max(1.0, count)

    # ---- files

    def command(self) -> str:
        setup = self.rules.setup
        return f"hortus lab train {setup.game} --seats {setup.seats} --games {self.games} --seed {self.seed}"

    def save(self, path: Path) -> None:
        """All that is needed to go on, or to play with; never half a file."""
        setup = self.rules.setup
        lines = [
            f'command = "{self.command()}"',
            f'game = "{setup.game}"',
            f"seats = {setup.seats}",
            f'seed = "{self.seed}"',
            f"games = {self.games}",
            f"error = {self.error:.3f}",
            f"traits = {self.rules.heuristics.traits()}".replace("'", '"'),
            f"weights = {[round(weight, 6) for weight in self.weights]}",
        ]
        beside = path.with_name(path.name + ".part")
        beside.write_text("\n".join(lines) + "\n", "utf-8")
        beside.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a file of the same training."""
        try:
            found = tomllib.loads(path.read_text("utf-8"))
            same = [found[key] for key in ("game", "seats", "seed", "traits")]
            games, weights, error = int(found["games"]), [float(each) for each in found["weights"]], found["error"]
        except (OSError, ValueError, KeyError, TypeError):
            raise RecordError(f"{path.name} holds no weights; name another file.") from None
        setup = self.rules.setup
        if same != [setup.game, setup.seats, self.seed, self.rules.heuristics.traits()]:
            raise RecordError(f"{path.name} was trained for another table or seed; name another file.")
        self.games, self.weights, self.error = games, weights, float(error)
