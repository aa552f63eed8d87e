"""Flutter: the value of a seat's features, by least squares on final margins.

Games of three seats. At the start of every turn, each seat's features minus the
mean of the others' are fitted to its final margin.
"""

from typing import Any

from librt.vecs import vec

from hortus.bots.knowledge import knowledge
from hortus.bots.knowledge.flutter.features import CROWD, TRAITS
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.lab.counting.counter import Counter, Fit


class FlutterCounter(Counter):
    game = "flutter"
    seats = [3]
    name = "fitted"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.fit = Fit(len(TRAITS))
        self.turns = -1
        self.noted: list[list[dict[int, float]]] = []

    def begin(self, rules: Rules[Any], state: Any) -> None:
        self.turns = -1
        self.noted = []

    def look(self, rules: Rules[Any], state: Any, seat: int) -> None:
        if int(state.turns) == self.turns:
            return
        self.turns = int(state.turns)
        heuristics = knowledge(rules)
        row = vec[float]([0.0] * len(TRAITS))
        seen: list[list[float]] = []
        for each in range(int(state.seats)):
            heuristics.describe(state, each, row)
            seen.append(list(row))
        self.noted.append([less_the_others(seen, each) for each in range(len(seen))])

    def end(self, rules: Rules[Any], state: Any) -> None:
        points = [[float(rules.score(state, seat, BLANK))] for seat in range(int(state.seats))]
        for looks in self.noted:
            for seat, look in enumerate(looks):
                self.fit.note(look, less_the_others(points, seat)[0])

    def table(self) -> dict[str, list[list[float]]]:
        """For few seats. With more seats, the weights were chosen by matches, not fitted."""
        return {"few": [self.fit.solve()], "crowd": [CROWD[:]]}


def less_the_others(rows: list[list[float]], seat: int) -> dict[int, float]:
    """A seat's row minus the mean of the others'."""
    others = [row for index, row in enumerate(rows) if index != seat]
    return {
        place: own - sum(row[place] for row in others) / len(others)
        for place, own in enumerate(rows[seat])
    }  # fmt: skip
