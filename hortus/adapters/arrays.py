"""What a seat sees of a table, as NumPy arrays.

Compiled code writes into memory that stays where it is. Whoever asks gets a copy, to keep and to change.
"""

from typing import Any

import numpy as np

from hortus.adapters.setting import Setting
from hortus.adapters.tables.table import Table

FLOATS = np.dtype(np.float32)
BYTES = np.dtype(np.int8)


def over(memory: Any, kind: Any) -> Any:
    """An array that shows what compiled code has written there. It changes, so callers get copies."""
    return np.frombuffer(memory, kind)


class Arrays:
    """Observations and masks of one table."""

    def __init__(self, setting: Setting, table: Table[Any]) -> None:
        self.setting = setting
        self.table = table
        self.plain = not setting.by_field and not setting.history
        vector = over(table.slate.bits, FLOATS)
        mask = over(table.mask.flags, BYTES)
        self.nothing = np.zeros_like(mask)
        # Looked up once: they are called for every step.
        self.look = table.look
        self.vector = vector.copy
        self.mask = mask.copy

    def both(self, seat: int) -> dict[str, Any]:
        """Observation and mask of a seat, as PettingZoo's games give them."""
        self.look(seat)
        return {
            "observation": self.vector() if self.plain else self.dressed(seat),
            "action_mask": self.mask() if seat == self.table.asked else self.nothing.copy(),
        }

    def seen(self, seat: int) -> Any:
        """What a seat sees: an array or, field by field, several."""
        self.look(seat)
        return self.vector() if self.plain else self.dressed(seat)

    def masked(self, seat: int) -> Any:
        """A 1 for each action that this seat may choose now."""
        return self.mask() if seat == self.table.asked else self.nothing.copy()

    def dressed(self, seat: int) -> Any:
        """What was looked at, with the history, or field by field."""
        setting = self.setting
        vector = self.vector()
        if setting.history:
            past = np.frombuffer(self.table.history_of(seat, setting.history), FLOATS)
            vector = np.concatenate([vector, past])
        return setting.split(vector) if setting.by_field else vector
