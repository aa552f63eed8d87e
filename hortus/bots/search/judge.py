"""The value of a position for each seat: the result, an estimate, or weights from `hortus lab train`."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.heuristics import squash
from hortus.bots.knowledge import KNOWLEDGE, knowledge
from hortus.bots.search.policy import appraise
from hortus.bots.tables import TableFault, read
from hortus.core.rules import Rules
from hortus.core.state import State


class Learned:
    """Judges the position in an unfinished game, for all seats."""

    def __init__(self, rules: Rules[Any], weights: list[float]) -> None:
        self.heuristics = knowledge(rules)
        self.weights: vec[float] = vec[float](weights)
        self.row: vec[float] = vec[float]([0.0] * len(weights))
        self.worth: vec[float] = vec[float]([0.0] * int(rules.seats))

    def appraise(self, state: State, values: vec[float]) -> None:
        """Write the value of the position for each seat, from 0 to 1: its lead over the best of the others."""
        seat: i64
        for seat in range(state.seats):
            self.worth[seat] = self.standing(state, seat)
        for seat in range(state.seats):
            best = -1e9
            other: i64
            for other in range(state.seats):
                if other != seat and self.worth[other] > best:
                    best = self.worth[other]
            values[seat] = squash((self.worth[seat] - best) / self.heuristics.scale)

    def standing(self, state: State, seat: i64) -> float:
        self.heuristics.describe(state, seat, self.row)
        total = 0.0
        trait: i64
        for trait in range(len(self.weights)):
            total += self.weights[trait] * self.row[trait]
        return total


class Judge:
    """The value of a position for each seat: the result if the game is over, otherwise an estimate.

    The estimate is learned if that is wanted and was trained for such a table; otherwise it is the game's own.
    """

    def __init__(self, rules: Rules[Any], glory: float, learned: bool) -> None:
        self.rules = rules
        self.heuristics = knowledge(rules)
        self.glory = glory  # how much a win counts at the end, against the margin
        weights = trained(rules) if learned else []
        self.learned: Learned | None = Learned(rules, weights) if weights else None

    def appraise(self, state: State, values: vec[float]) -> None:
        if self.learned is not None and not state.over:
            self.learned.appraise(state, values)
        else:
            appraise(self.rules, self.heuristics, state, values, self.glory)


def trained(rules: Rules[Any]) -> list[float]:
    """The weights that come with Hortus for such a table. None with modules, because they change values."""
    if rules.setup.modules:
        return []
    name = f"learned-{int(rules.seats)}.toml"
    learned = read(f"hortus.bots.knowledge.{rules.setup.game}", "tables", name) if rules.setup.game in KNOWLEDGE else {}
    if not learned:
        return []
    weights: list[float] = learned.get("weights", [])
    if learned.get("traits") != knowledge(rules).traits() or len(weights) != len(learned["traits"]):
        raise TableFault("lab-numbers-weights", file=name, game=rules.setup.game)
    return weights
