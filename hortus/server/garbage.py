"""When Python collects garbage. A full collection over a thousand tables takes a second, and nobody is answered.

Reference counting frees nearly everything here. Young objects are collected in
small steps, since each object costs 1.5 microseconds. Full collections wait for
a quiet moment, or until there are very many new objects.
"""

import gc

YOUNG = 700
MIDDLE = 4
NEVER = 1_000_000_000
MOST = 1_400_000


def begin() -> None:
    """Call once everything is imported: what exists now is never collected."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Collector:
    """Decides when to do a full collection, after `begin` has turned the automatic ones off."""

    def __init__(self) -> None:
        self.decided = 0  # decisions at the last look

    def look(self, decided: int) -> None:
        """Call now and then with the number of decisions so far; collects when it has not changed."""
        quiet = decided == self.decided
        self.decided = decided
        there = gc.get_count()[2]
        # Counts collections of the middle generation: cheap to ask, and a good enough measure of new objects.
        if gc.get_threshold()[2] == NEVER and ((quiet and there > 2) or there > MOST):
            gc.collect()
