"""What was worked out for the rules of a table, as long as it is used now and then.

Rules take memory, and anybody can make tables with others: with custom editions
without end, or with every combination of options. So only the latest are kept.
Rules of custom editions are apart, since they can be larger and are rarely used
twice. A table in memory keeps its own rules in any case.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 64
MOST_OWN = 12
"""The same for custom editions."""


class Recent(Generic[T]):
    """The latest of something that is made once for each key."""

    def __init__(self) -> None:
        self._shipped: OrderedDict[Hashable, T] = OrderedDict()
        self._own: OrderedDict[Hashable, T] = OrderedDict()

    def get(self, key: Hashable, own: bool, make: Callable[[], T]) -> T:
        """What belongs to this key; made if it is not kept. `own`: it belongs to a custom edition."""
        kept = self._own if own else self._shipped
        if key in kept:
            kept.move_to_end(key)
            return kept[key]
        made = kept[key] = make()
        if len(kept) > (MOST_OWN if own else MOST):
            kept.popitem(last=False)
        return made
