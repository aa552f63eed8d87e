"""Observations: what a seat sees as numbers, for programs that learn.

`observer(rules)` is the way in. Each game has its own file; docs/research.md
describes every field.
"""

from collections.abc import Callable
from typing import Any

from hortus.adapters.observe.blume import BlumeObserver
from hortus.adapters.observe.blume_field import FieldObserver
from hortus.adapters.observe.flutter import FlutterObserver
from hortus.adapters.observe.observer import Field, Observer
from hortus.adapters.observe.papillon import PapillonObserver
from hortus.adapters.observe.petal import PetalObserver
from hortus.adapters.observe.polders import PoldersObserver
from hortus.adapters.observe.slate import Slate
from hortus.core.errors import SetupError
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.state import NONE
from hortus.games.blume.modules.field_of_flowers import FieldRules

__all__ = ["Field", "Observation", "Observer", "observation", "observe", "observer"]


def _blume(rules: Any) -> Observer[Any]:
    return FieldObserver(rules) if isinstance(rules, FieldRules) else BlumeObserver(rules)


OBSERVERS: dict[str, Callable[[Any], Observer[Any]]] = {
    "flutter": FlutterObserver,
    "petal": PetalObserver,
    "polders": PoldersObserver,
    "papillon": PapillonObserver,
    "blume": _blume,
}
"""The one list."""

KEPT = 32
_recent: list[tuple[Rules[Any], Observer[Any], Slate]] = []


class Observation:
    """The layout of the observations of one table."""

    def __init__(self, observer: Observer[Any]) -> None:
        self.fields = observer.fields
        """The parts, in order."""
        self.size = int(observer.size)
        """How many float32 numbers an observation has."""

    def __getitem__(self, name: str) -> Field:
        for field in self.fields:
            if field.name == name:
                return field
        raise SetupError("adapters-no-field", field=name, fields=", ".join(field.name for field in self.fields))

    def split(self, vector: Any) -> dict[str, Any]:
        """The fields of a NumPy vector by name, each in its shape; nothing is copied."""
        return {field.name: vector[..., field.start : field.stop].reshape(*vector.shape[:-1], *field.shape)
                for field in self.fields}  # fmt: skip


def observation(rules: Rules[Any]) -> Observation:
    """The layout of what `observe` writes at a table with these rules."""
    if not isinstance(rules, Rules):
        raise SetupError("adapters-no-rules")
    return Observation(observer(rules))


def observe(perspective: Perspective[Any], out: Any) -> None:
    """Write what a seat sees into `out`: a NumPy array of float32, or any buffer of that many bytes."""
    if not isinstance(perspective, Perspective) or perspective.seat == NONE:
        raise SetupError("adapters-no-seat")
    _, observer, slate = _known(perspective.rules)
    with memoryview(out) as target:
        size = 4 * int(observer.size)
        if target.nbytes != size or not target.c_contiguous or target.readonly:
            raise SetupError("adapters-buffer", bytes=size, numbers=int(observer.size))
        slate.wipe()
        observer.write(perspective._state, perspective.seat, slate, 0)
        target.cast("B")[:] = memoryview(slate.bits).cast("B")


def observer(rules: Rules[Any]) -> Observer[Any]:
    """What writes the observations of a table; worked out once and kept for the tables used last."""
    return _known(rules)[1]


def _known(rules: Rules[Any]) -> tuple[Rules[Any], Observer[Any], Slate]:
    for known in _recent:
        if known[0] is rules:
            return known
    made = OBSERVERS[rules.setup.game](rules)
    _recent.insert(0, (rules, made, made.slate()))
    del _recent[KEPT:]
    return _recent[0]
