"""A value that was learned: weights for a game's traits, read from the files that `hortus lab train` wrote."""

import tomllib
from importlib.resources import files
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.policy import appraise, squash
from hortus.core.rules import Rules
from hortus.core.state import State

FOLDER = "weights"
_READ: dict[str, list[float]] = {}  # what was read before, by its file; nothing where there is none


class Learned:
    """Judges a table that is not over, for all seats."""

    def __init__(self, rules: Rules[Any], weights: list[float]) -> None:
        self.rules = rules
        self.weights: vec[float] = vec[float](weights)
        self.row: vec[float] = vec[float]([0.0] * len(weights))
        self.worth: vec[float] = vec[float]([0.0] * int(rules.seats))

    def appraise(self, state: State, values: vec[float]) -> None:
        """Write what the table is worth to each seat, from 0 to 1: its lead over the best of the others."""
        seat: i64
        for seat in range(state.seats):
            self.worth[seat] = self.standing(state, seat)
        for seat in range(state.seats):
            best = -1e9
            other: i64
            for other in range(state.seats):
                if other != seat and self.worth[other] > best:
                    best = self.worth[other]
            values[seat] = squash((self.worth[seat] - best) / self.rules.heuristics.scale)

    def standing(self, state: State, seat: i64) -> float:
        self.rules.heuristics.describe(state, seat, self.row)
        total = 0.0
        trait: i64
        for trait in range(len(self.weights)):
            total += self.weights[trait] * self.row[trait]
        return total


class Judge:
    """Says what a table is worth to each seat: by its result when it is over, else by an estimate.

    That is a learned one where it is asked for and was trained for such a table, else the game's own.
    """

    def __init__(self, rules: Rules[Any], glory: float, learned: bool) -> None:
        self.rules = rules
        self.glory = glory  # how much a win counts at the end, against the margin
        weights = trained(rules) if learned else []
        self.learned: Learned | None = Learned(rules, weights) if weights else None

    def appraise(self, state: State, values: vec[float]) -> None:
        if self.learned is not None and not state.over:
            self.learned.appraise(state, values)
        else:
            appraise(self.rules, state, values, self.glory)


def trained(rules: Rules[Any]) -> list[float]:
    """The weights that come with Hortus for such a table, or none: a module changes what things are worth."""
    if rules.setup.modules:
        return []
    name = f"{rules.setup.game}-{int(rules.seats)}.toml"
    if name not in _READ:
        path = files("hortus.bots").joinpath(FOLDER, name)
        _READ[name] = tomllib.loads(path.read_text("utf-8"))["weights"] if path.is_file() else []
    return _READ[name]
