"""The latest changes of a table, for clients that come back after a short absence.

Every perspective has its own version, which counts what it may hear: a seat
that seals its third choice in private must not raise another seat's version.
For the same reason the limits are separate: nobody can push another seat's
changes out of the history.
"""

from collections import deque
from collections.abc import Iterator
from heapq import merge

from hortus.core.state import NONE
from hortus.server.tables.changes import Change

KEPT = 400
"""Open decisions of one seat that are kept. A client that missed more starts over. No game has as many."""
KEPT_ASIDE = 100
"""Private decisions of one seat that are kept, and as many of its changes beside the game, such as chat."""


class History:
    """The version of every perspective, and the changes that led to it."""

    def __init__(self, seats: int) -> None:
        self.versions = [0] * (seats + 1)  # index NONE is the last: the spectator
        self.oldest = [0] * seats  # the oldest version that each seat can still decide on
        self.last: Change | None = None
        self._kept: dict[tuple[int, bool, int], deque[Change]] = {}  # by who caused it, kind, and who hears it

    def note(self, change: Change) -> None:
        """Raise the versions of all who hear of this change, and keep it."""
        for seat in range(len(self.versions)):
            if change.only == NONE or seat == change.only:
                self.versions[seat] += 1
        for seat in change.outdates:
            self.oldest[seat] = self.versions[seat]
        change.versions = tuple(self.versions)
        self.last = change
        key = (change.by, change.play, change.only)
        kept = self._kept.get(key)
        if kept is None:
            most = KEPT if change.play and change.only == NONE else KEPT_ASIDE
            kept = self._kept[key] = deque(maxlen=most)
        kept.append(change)

    def current(self, seat: int, version: int) -> bool:
        """Whether a seat can still decide on this version: nothing that matters to it has changed since."""
        return self.oldest[seat] <= version <= self.versions[seat]

    def backwards(self, seat: int) -> Iterator[Change]:
        """What this perspective heard, as far as it is kept, the latest first."""
        audible = [reversed(kept) for (_, _, only), kept in self._kept.items() if only in (NONE, seat)]
        return merge(*audible, key=lambda one: one.versions[seat], reverse=True)

    def heard(self, seat: int) -> list[Change]:
        """The same, the oldest first."""
        heard = list(self.backwards(seat))
        heard.reverse()
        return heard

    def since(self, seat: int, version: int) -> list[Change] | None:
        """What this perspective missed after that version; None when not all of it is kept."""
        owed = self.versions[seat] - version
        if version < 0 or owed < 0:
            return None
        if owed == 0:
            return []
        # The usual case: a listener that missed exactly the last change.
        if owed == 1 and self.last is not None and self.last.heard_by(seat):
            return [self.last]
        missed: list[Change] = []
        for one in self.backwards(seat):
            if one.versions[seat] <= version:
                break
            missed.append(one)
        if len(missed) != owed:
            return None
        missed.reverse()
        return missed

    def since_turn(self, seat: int) -> list[Change]:
        """What happened after this seat's own last decision."""
        missed: list[Change] = []
        for one in self.backwards(seat):
            if one.play and one.by == seat and one.events:
                break
            missed.append(one)
        missed.reverse()
        return missed
