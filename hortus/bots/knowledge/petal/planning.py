"""Petal's own search: a tree whose branches are tried by their promise and by what came of them.

Every simulation walks down the tree, plays the rest of the game quickly, and
tells all moves on the way who won and by how much. A move that looks good at
first sight gets its first tries early; a bad one waits until the others
disappoint. The tree grows for as long as it gets simulations.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.bots.heuristics import Planner, squash
from hortus.bots.knowledge.petal.playing import POINT, WORD, Playing
from hortus.bots.knowledge.petal.ranking import Ranking
from hortus.core.state import NONE
from hortus.games.petal.board import Meadow
from hortus.games.petal.state import PetalState

CURIOSITY: Final = 3.0
"""How much a promising move that was hardly tried counts against one that worked."""
RIPE: Final = 4
"""Visits after which a position gets branches."""
GLORY: Final = 0.5
"""How much a win counts, against the margin."""
CLEAR: Final = 10.0
"""The margin in points that counts as clear."""
DEEPEST: Final = 256


class PetalPlanner(Planner[PetalState]):
    """The nodes are a struct of vectors. The branches of a node stand next to each other."""

    def __init__(self, meadow: Meadow, cost: i64) -> None:
        self.start = Playing(meadow, cost)
        self.play = Playing(meadow, cost)
        self.ranking = Ranking(self.play)
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.clear()

    def clear(self) -> None:
        """Only the root."""
        self.action: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        self.total: vec[float] = vec[float]([0.0])  # for the seat that made the move
        self.prior: vec[float] = vec[float]([1.0])  # how likely the move is the best one, at first sight
        self.first: vec[i64] = vec[i64]([NONE])  # its first branch; NONE: it has not got any yet
        self.count: vec[i64] = vec[i64]([0])

    def begin(self, state: PetalState, luck: i64) -> None:
        self.clear()
        self.start.load(state)
        self.play.noise = (luck & WORD) | 1

    def go_on(self, simulations: i64) -> None:
        for _ in range(simulations):
            self.simulate()

    def report(self, support: vec[float]) -> None:
        branch: i64
        first = self.first[0]
        for branch in range(first, first + self.count[0]):
            # Visits decide, and of equal ones the results.
            support[self.action[branch]] += float(self.visits[branch]) + self.mean(branch)

    def simulate(self) -> None:
        """Down the tree, to the end of the game, and back up."""
        play = self.play
        play.resume(self.start)
        path = self.path
        node: i64 = 0
        depth: i64 = 1
        path[0] = 0
        while self.first[node] != NONE or (self.visits[node] >= RIPE or node == 0):
            if self.first[node] == NONE:
                self.branch_out(node)
            if self.count[node] == 0:
                break
            node = self.best(node)
            play.apply(self.action[node])
            path[depth] = node
            depth += 1
        play.play_out()
        self.learn(depth)

    def branch_out(self, node: i64) -> None:
        """Give a node all its branches."""
        count = 0 if self.play.over() else self.ranking.rank()
        self.first[node] = i64(len(self.action))
        self.count[node] = count
        index: i64
        for index in range(count):
            self.action = append(self.action, self.ranking.action[index])
            self.prior = append(self.prior, self.ranking.prior[index])
            self.visits = append(self.visits, 0)
            self.total = append(self.total, 0.0)
            self.first = append(self.first, NONE)
            self.count = append(self.count, 0)

    def best(self, node: i64) -> i64:
        """The branch to try next."""
        visits = self.visits
        total = self.total
        prior = self.prior
        parent = float(visits[node])
        drive = CURIOSITY * sqrt(parent)
        # A move that was never tried is believed to be as good as its parent.
        unknown = 0.5 if visits[node] == 0 else 1.0 - total[node] / parent
        first = self.first[node]
        best: i64 = first
        highest = -1e9
        branch: i64
        for branch in range(first, first + self.count[node]):
            tried = visits[branch]
            worth = total[branch] / float(tried) if tried else unknown
            worth += drive * prior[branch] / float(tried + 1)
            if worth > highest:
                highest = worth
                best = branch
        return best

    def learn(self, depth: i64) -> None:
        """Tell every move on the path what came of it."""
        margin = self.play.margin
        won = 1.0 if margin > 0 else 0.0 if margin < 0 else 0.5
        lead = float(margin) / float(POINT)
        value = GLORY * won + (1.0 - GLORY) * squash(lead / CLEAR)
        # The move into the first node of the path was made by the other seat.
        mine = value if self.start.seat else 1.0 - value
        level: i64
        for level in range(depth):
            node = self.path[level]
            self.visits[node] += 1
            self.total[node] += mine
            mine = 1.0 - mine

    def mean(self, node: i64) -> float:
        return self.total[node] / float(self.visits[node]) if self.visits[node] else 0.0
