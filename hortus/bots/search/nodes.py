"""A search tree as a struct of vectors. Node objects would slow down the garbage collector."""

from math import log, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.state import NONE


class Tree:
    """Only decisions lead to nodes. Random draws between them are made anew each time.

    A node's children are a chain, newest first, because different worlds
    offer different actions. `chances` counts how often a child could have
    been chosen, which is what its visits are weighed against.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.action: vec[i64] = vec[i64]([NONE])
        self.child: vec[i64] = vec[i64]([NONE])
        self.sibling: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        self.chances: vec[i64] = vec[i64]([0])
        self.total: vec[float] = vec[float]([0.0] * seats)

    def grow(self, parent: i64, action: i64) -> i64:
        """A new child for this action."""
        node = i64(len(self.action))
        self.action = append(self.action, action)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, self.child[parent])
        self.visits = append(self.visits, 0)
        self.chances = append(self.chances, 0)
        for _ in range(self.seats):
            self.total = append(self.total, 0.0)
        self.child[parent] = node
        return node

    def mean(self, node: i64, seat: i64) -> float:
        return self.total[node * self.seats + seat] / float(self.visits[node])

    def best(self, parent: i64, seat: i64, open_to: vec[i64], stamp: i64, curiosity: float) -> i64:
        """The child that this seat tries next, among those that are legal in this world.

        An action is legal now if `open_to[action] == stamp`.
        """
        best: i64 = NONE
        highest = -1.0
        node = self.child[parent]
        while node != NONE:
            if open_to[self.action[node]] == stamp:
                self.chances[node] += 1
                visits = self.visits[node]
                if visits == 0:
                    value = 1e9
                else:
                    value = self.mean(node, seat) + curiosity * sqrt(log(float(self.chances[node])) / float(visits))
                if value > highest:
                    highest = value
                    best = node
            node = self.sibling[node]
        return best

    def learn(self, node: i64, values: vec[float]) -> None:
        """Count a visit, and add its value for each seat."""
        self.visits[node] += 1
        first = node * self.seats
        seat: i64
        for seat in range(self.seats):
            self.total[first + seat] += values[seat]
