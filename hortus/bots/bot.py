"""The interface of every bot, and of whoever listens to one that takes its time."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from hortus.core.dice import Dice
from hortus.core.perspective import Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Hears how far a bot has come with a decision, and may ask for it now. This one never does."""

    def progress(self, done: int, total: int, best: int) -> bool:
        """`best` is the action that looks best after `done` of `total` simulations. True: the bot takes it at once.

        It is called often, up to some thousand times a second. Listening does not change what a bot chooses.
        """
        return False


ALONE: Final = Listener()
"""Nobody listens."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat, from what that seat may see."""

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        """One of the perspective's legal actions. The same view and dice give the same action."""
        raise NotImplementedError

    def think(self, perspective: Perspective[Any], dice: Dice, listener: Listener) -> int:
        """The same choice, while somebody listens. A bot that decides at once has nothing to tell."""
        return self.choose(perspective, dice)


class Thinker(Bot):
    """A bot that takes its time. It tells its listener how far it is."""

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        return self.think(perspective, dice, ALONE)

    def think(self, perspective: Perspective[Any], dice: Dice, listener: Listener) -> int:
        raise NotImplementedError
