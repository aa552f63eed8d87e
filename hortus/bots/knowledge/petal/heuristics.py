"""Heuristics for Petal.

The final margin is linear: the bonus for fewer flowers makes every pick cost
its picker three points, whatever happens later. So a pick is worth
max(0, net) - 3 at once, and a table can be judged without its history.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.heuristics import Heuristics, Planner, Solver
from hortus.bots.knowledge.petal.endgame import PetalEndgame
from hortus.bots.knowledge.petal.planning import PetalPlanner
from hortus.core.bits import lowest, popcount
from hortus.games.petal.rules import PetalRules
from hortus.games.petal.scoring import flower_points
from hortus.games.petal.state import PetalState


class PetalHeuristics(Heuristics[PetalState]):
    def __init__(self, rules: PetalRules) -> None:
        self.meadow = rules.meadow
        self.pick = rules.actions.pick
        self.cost: i64 = rules.edition.fewer

    def value(self, state: PetalState, seat: i64) -> float:
        """The current margin, and half of what the best flower on the meadow promises each seat."""
        other = 1 - seat
        margin = state.points[seat] - state.points[other]
        margin -= self.cost * (state.picked[seat] - state.picked[other])
        hope = self.best_pick(state, seat, -1) - self.best_pick(state, other, -1)
        return float(margin) + 0.5 * float(hope)

    def traits(self) -> list[str]:
        return ["points", "best flower", "other flowers"]

    def hand(self) -> list[float]:
        return [1.0, 0.5, 0.0]

    def describe(self, state: PetalState, seat: i64, row: vec[float]) -> None:
        """The margin so far, the best flower to pick, and what all the others would bring."""
        best: i64 = 0
        every: i64 = 0
        flowers = state.flowers
        while flowers:
            cell = lowest(flowers)
            flowers &= flowers - 1
            worth = flower_points(state.net[cell], seat) - self.cost
            if worth > 0:
                every += worth
                if worth > best:
                    best = worth
        row[0] = float(state.points[seat] - self.cost * state.picked[seat])
        row[1] = float(best)
        row[2] = float(every - best)

    def promise(self, state: PetalState, seat: i64, action: i64) -> float:
        """The gain of the action, minus the best pick it leaves to the opponent."""
        other = 1 - seat
        if action >= self.pick.start:
            cell = action - self.pick.start
            gain = flower_points(state.net[cell], seat) - self.cost
            threat = self.best_pick(state, other, cell)
            return float(gain - threat)
        way = action // self.meadow.cells
        cell = action - way * self.meadow.cells
        net = state.net[cell] + state.net[cell + self.meadow.steps[way]]
        threat = self.best_pick(state, other, cell)
        grown = flower_points(net, other) - self.cost
        if grown > threat:
            threat = grown
        # A flower that the opponent does not want may still be there next turn.
        hope = flower_points(net, seat) - self.cost
        if hope < 0:
            hope = 0
        return 0.25 * float(hope) - float(threat)

    # ---- the end

    def undecided(self, state: PetalState) -> i64:
        """Piles on the meadow."""
        return popcount(state.petals | state.flowers)

    def solver(self) -> Solver[PetalState]:
        return PetalEndgame(self.meadow, self.cost)

    def planner(self) -> Planner[PetalState]:
        return PetalPlanner(self.meadow, self.cost)

    def best_pick(self, state: PetalState, seat: i64, without: i64) -> i64:
        """The highest gain of picking now, ignoring one cell; at least 0."""
        best: i64 = 0
        flowers = state.flowers
        while flowers:
            cell = lowest(flowers)
            flowers &= flowers - 1
            worth = flower_points(state.net[cell], seat) - self.cost
            if cell != without and worth > best:
                best = worth
        return best
