"""The most promising placements of one decision. Only these get a close look."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE


class Shortlist:
    """Placements, best first. Each belongs to one of the possible actions."""

    def __init__(self, size: i64, actions: i64) -> None:
        self.size: i64 = size
        self.length: i64 = 0
        self.promise: vec[float] = vec[float]([0.0] * (size + actions))
        self.action: vec[i64] = vec[i64]([0] * (size + actions))  # the place of its action in the list of actions
        self.way: vec[i64] = vec[i64]([0] * (size + actions))
        self.at: vec[i64] = vec[i64]([0] * (size + actions))

    def clear(self) -> None:
        self.length = 0

    def offer(self, action: i64, way: i64, at: i64, promise: float) -> None:
        """Insert the placement if it is good enough. The last one may drop out."""
        place = self.length
        if place == self.size:
            if promise <= self.promise[place - 1]:
                return
            place -= 1
        else:
            self.length += 1
        while place > 0 and self.promise[place - 1] < promise:
            self.promise[place] = self.promise[place - 1]
            self.action[place] = self.action[place - 1]
            self.way[place] = self.way[place - 1]
            self.at[place] = self.at[place - 1]
            place -= 1
        self.promise[place] = promise
        self.action[place] = action
        self.way[place] = way
        self.at[place] = at

    def add(self, action: i64, way: i64, at: i64, promise: float) -> None:
        """Put an action's best placement at the end, unless the list has one of that action."""
        index: i64
        for index in range(self.length):
            if self.action[index] == action:
                return
        if way == NONE:
            return
        self.promise[self.length] = promise
        self.action[self.length] = action
        self.way[self.length] = way
        self.at[self.length] = at
        self.length += 1
