"""Sequential halving at the root and a tree below. All trials of a candidate share its tree."""

from typing import Any

from mypy_extensions import i64

from hortus.bots.bot import Listener, Thinker
from hortus.bots.search.flat import FlatStyle, Trials
from hortus.bots.search.tree import Search, Style
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective


class BranchesBot(Thinker):
    """Tries the most promising actions like a flat bot, but also sees replies."""

    def __init__(self, root: FlatStyle, below: Style) -> None:
        self.root = root
        self.below = below

    def think(self, perspective: Perspective[Any], dice: Dice, listener: Listener) -> int:
        legal = perspective.owed()
        if len(legal) == 1:
            return legal[0]
        return int(Branches(perspective, self.root, self.below, legal, dice).best(listener))


class Branches(Trials):
    def __init__(
        self, perspective: Perspective[Any], root: FlatStyle, below: Style, legal: list[int], dice: Dice
    ) -> None:
        super().__init__(perspective, root, legal, dice)
        self.search = Search(perspective, below, dice, dice)

    def trial(self, action: i64, seed: int) -> float:
        self.search.table = Dice(seed)
        self.search.thoughts = Dice(seed + 1)
        self.search.simulate(action)
        return self.search.values[self.seat]
