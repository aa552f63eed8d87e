"""The rules a table was made with, found again from its first entry. Tables that agree share one object."""

from typing import Any

import msgspec

from hortus import editions
from hortus.core.errors import HortusError
from hortus.core.rules import Rules
from hortus.server.recent import Recent
from hortus.server.store.contract import StoreError
from hortus.server.tables.entries import Made
from hortus.tables import rules

_known: Recent[Rules[Any]] = Recent()


def rules_key(made: Made) -> str:
    """A text that two tables share exactly when they are played by the same rules."""
    parts = (made.game, made.version, made.seats, made.modules, sorted(made.options.items()), made.edition, made.digest)
    return msgspec.json.encode(parts).decode()


def rules_of(made: Made) -> Rules[Any]:
    """The rules of this table: of its version, with its edition data."""
    return _known.get(rules_key(made), not made.shipped, lambda: _assemble(made))


def _assemble(made: Made) -> Rules[Any]:
    box = None
    if made.shipped:
        try:
            box = editions.shipped(made.game, made.edition)
        except (OSError, ModuleNotFoundError):
            box = None
    # A shipped edition may have been corrected since: the table keeps the one it was made with.
    if box is None or box.digest != made.digest:
        box = editions.from_components(made.edition, made.components)
    try:
        return rules(made.game, made.seats, made.modules, made.options, box, made.version)
    except HortusError as fault:
        raise StoreError("server-table-unfit", why=fault.message) from None
