"""What happened at a table, kept for those who were away for a moment.

Every perspective counts for itself what it may hear: a seat that seals its
third choice in private must not show in another seat's count. For the same
reason nobody can use up the room that another's doings have: each seat's open
decisions, its private ones and its words are bounded apart.
"""

from collections import deque
from collections.abc import Iterator
from heapq import merge

from hortus.core.events import Event
from hortus.core.state import NONE

KEPT = 400
"""Open decisions of one seat kept in memory; whoever was away longer starts over. No game has as many."""
KEPT_ASIDE = 100
"""Private decisions of one seat, and its words and other doings beside the game."""


class Happening:
    """One line of the log, as far as perspectives may hear of it."""

    __slots__ = ("at", "by", "events", "notice", "only", "play", "versions")

    def __init__(
        self,
        at: int,
        by: int,
        events: list[Event],
        notice: dict[str, object] | None,
        only: int,
        versions: tuple[int, ...],
        play: bool,
    ) -> None:
        self.at = at
        self.by = by  # the seat that caused it, or NONE
        self.events = events  # of the game
        self.notice = notice  # of the house: somebody sat down, said something, took something back
        self.only = only  # heard by this seat alone; NONE: by everybody
        self.versions = versions  # of every perspective afterwards, the spectator's last
        self.play = play  # whether the match changed

    def audible(self, seat: int) -> bool:
        return self.only in (NONE, seat)


class History:
    """The versions of every perspective, and what lately made them."""

    def __init__(self, seats: int) -> None:
        self.versions = [0] * (seats + 1)  # index NONE is the last: the spectator
        self.material = [0] * seats  # the version at which what a seat decides upon last changed
        self.last: Happening | None = None
        self._kept: dict[tuple[int, bool, int], deque[Happening]] = {}  # by who did it, what kind, who hears

    def note(
        self,
        at: int,
        by: int,
        events: list[Event],
        notice: dict[str, object] | None,
        only: int = NONE,
        play: bool = False,
        material: list[int] | None = None,
    ) -> None:
        for seat in range(len(self.versions)):
            if only == NONE or seat == only:
                self.versions[seat] += 1
        for seat in material or []:
            self.material[seat] = self.versions[seat]
        self.last = Happening(at, by, events, notice, only, tuple(self.versions), play)
        kept = self._kept.get((by, play, only))
        if kept is None:
            most = KEPT if play and only == NONE else KEPT_ASIDE
            kept = self._kept[by, play, only] = deque(maxlen=most)
        kept.append(self.last)

    def backwards(self, seat: int) -> Iterator[Happening]:
        """What this perspective heard and is still kept, the latest first."""
        audible = [reversed(kept) for (_, _, only), kept in self._kept.items() if only in (NONE, seat)]
        return merge(*audible, key=lambda one: one.versions[seat], reverse=True)

    def heard(self, seat: int) -> list[Happening]:
        """The same in the order in which it happened."""
        heard = list(self.backwards(seat))
        heard.reverse()
        return heard

    def since(self, seat: int, version: int) -> list[Happening] | None:
        """What this perspective missed after that version, or None when that is no longer known."""
        owed = self.versions[seat] - version
        if version < 0 or owed < 0:
            return None
        if owed == 0:
            return []
        # Nearly everybody has missed one thing or nothing.
        if owed == 1 and self.last is not None and self.last.audible(seat):
            return [self.last]
        missed: list[Happening] = []
        for one in self.backwards(seat):
            if one.versions[seat] <= version:
                break
            missed.append(one)
        if len(missed) != owed:
            return None
        missed.reverse()
        return missed

    def since_turn(self, seat: int) -> list[Happening]:
        """What happened after this seat's own last decision."""
        missed: list[Happening] = []
        for one in self.backwards(seat):
            if one.play and one.by == seat and one.events:
                break
            missed.append(one)
        missed.reverse()
        return missed
