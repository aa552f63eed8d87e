"""What happened at a table, kept for those who were away for a moment.

Every perspective counts for itself what it may hear: a seat that seals its
third choice in private must not show in another seat's count.
"""

from collections import deque

from hortus.core.events import Event
from hortus.core.state import NONE

KEPT = 600
"""Happenings kept in memory; whoever was away longer starts over."""


class Happening:
    """One line of the log, as far as perspectives may hear of it."""

    def __init__(
        self,
        at: int,
        by: int,
        events: list[Event],
        house: dict[str, object] | None,
        only: int,
        versions: tuple[int, ...],
        play: bool,
    ) -> None:
        self.at = at
        self.by = by  # the seat that caused it, or NONE
        self.events = events  # of the game
        self.house = house  # of the house: somebody sat down, said something, took something back
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
        self.recent: deque[Happening] = deque(maxlen=KEPT)

    def note(
        self,
        at: int,
        by: int,
        events: list[Event],
        house: dict[str, object] | None,
        only: int = NONE,
        play: bool = False,
        material: list[int] | None = None,
    ) -> None:
        for seat in range(len(self.versions)):
            if only == NONE or seat == only:
                self.versions[seat] += 1
        for seat in material or []:
            self.material[seat] = self.versions[seat]
        self.recent.append(Happening(at, by, events, house, only, tuple(self.versions), play))

    def since(self, seat: int, version: int) -> list[Happening] | None:
        """What this perspective missed after that version, or None when that is no longer known."""
        if not 0 <= version <= self.versions[seat]:
            return None
        missed: list[Happening] = []
        # From the end: nearly everybody has missed one thing or nothing.
        for one in reversed(self.recent):
            if one.versions[seat] <= version:
                break
            if one.audible(seat):
                missed.append(one)
        if len(missed) != self.versions[seat] - version:
            return None
        missed.reverse()
        return missed

    def since_turn(self, seat: int) -> list[Happening]:
        """What happened after this seat's own last decision."""
        missed: list[Happening] = []
        for one in reversed(self.recent):
            if one.play and one.by == seat and one.events:
                break
            if one.audible(seat):
                missed.append(one)
        missed.reverse()
        return missed
