"""The interface of every bot."""

from typing import Any

from mypy_extensions import mypyc_attr

from hortus.core.dice import Dice
from hortus.core.perspective import Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for a seat, from what that seat may see."""

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        """One of the perspective's legal actions. The same view and dice give the same action."""
        raise NotImplementedError
