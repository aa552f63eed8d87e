"""When garbage is collected: a full sweep over a thousand tables takes a second, in which nobody would be answered.

Nearly everything here is freed by counting references. Young cycles are swept
a few at a time: a sweep takes a microsecond and a half for each object, whether
it finds anything or not, and nobody is answered meanwhile. Full sweeps wait for
a quiet moment, or until very much has come.
"""

import gc

YOUNG = 700
MIDDLE = 4
NEVER = 1_000_000_000
MOST = 1_400_000


def begin() -> None:
    """Called once everything is imported: what is here now stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class Sweeping:
    """Decides when to sweep; only where full sweeps no longer come by themselves."""

    def __init__(self) -> None:
        self.decided = 0  # at the last look

    def look(self, decided: int) -> None:
        """Called now and then with a count of what was decided; sweeps when that stands still."""
        quiet = decided == self.decided
        self.decided = decided
        there = gc.get_count()[2]
        # Counted in sweeps of the middle generation: cheap to ask, and enough to know whether much has come.
        if gc.get_threshold()[2] == NEVER and ((quiet and there > 2) or there > MOST):
            gc.collect()
