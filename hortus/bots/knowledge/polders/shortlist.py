"""The most promising drawings of one decision. Only these get replies."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE


class Shortlist:
    """Drawings, best first. Each belongs to one of the possible actions."""

    def __init__(self, size: i64, actions: i64) -> None:
        self.size: i64 = size
        self.length: i64 = 0
        self.worth: vec[float] = vec[float]([0.0] * (size + actions))
        self.action: vec[i64] = vec[i64]([0] * (size + actions))  # the place of its action in the list of actions
        self.card: vec[i64] = vec[i64]([0] * (size + actions))
        self.way: vec[i64] = vec[i64]([0] * (size + actions))
        # The best drawing of each of the first actions, listed or not.
        self.actions: i64 = actions
        self.best: vec[float] = vec[float]([0.0] * actions)
        self.best_card: vec[i64] = vec[i64]([NONE] * actions)
        self.best_way: vec[i64] = vec[i64]([NONE] * actions)

    def clear(self) -> None:
        self.length = 0
        action: i64
        for action in range(self.actions):
            self.best_way[action] = NONE

    def offer(self, action: i64, card: i64, way: i64, worth: float) -> None:
        """Insert the drawing if it is good enough. The last one may drop out."""
        if action < self.actions and (self.best_way[action] == NONE or worth > self.best[action]):
            self.best[action] = worth
            self.best_card[action] = card
            self.best_way[action] = way
        place = self.length
        if place == self.size:
            if worth <= self.worth[place - 1]:
                return
            place -= 1
        else:
            self.length += 1
        while place > 0 and self.worth[place - 1] < worth:
            self.worth[place] = self.worth[place - 1]
            self.action[place] = self.action[place - 1]
            self.card[place] = self.card[place - 1]
            self.way[place] = self.way[place - 1]
            place -= 1
        self.put(place, action, card, way, worth)

    def put(self, place: i64, action: i64, card: i64, way: i64, worth: float) -> None:
        self.worth[place] = worth
        self.action[place] = action
        self.card[place] = card
        self.way[place] = way

    def add_missing(self, count: i64) -> None:
        """Add the best drawing of every action that has none in the list."""
        action: i64
        entry: i64
        for action in range(count):
            listed = self.best_way[action] == NONE
            for entry in range(self.length):
                listed = listed or self.action[entry] == action
            if not listed:
                self.put(self.length, action, self.best_card[action], self.best_way[action], self.best[action])
                self.length += 1
