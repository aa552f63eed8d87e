"""What every bot promises."""

from typing import Any

from mypy_extensions import mypyc_attr

from hortus.core.dice import Dice
from hortus.core.perspective import Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat that is asked, from what that seat may see."""

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        """One of the perspective's legal actions; the same one for the same view and dice."""
        raise NotImplementedError
