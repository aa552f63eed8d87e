"""A change: what one entry of a table's log does, and who hears of it."""

from dataclasses import dataclass, field

from hortus.core.events import Event
from hortus.core.state import NONE


@dataclass(slots=True, kw_only=True)
class Change:
    """Made by the table when it takes in an entry. The history keeps it; the room stores and broadcasts it."""

    at: int  # milliseconds since 1970
    notice: dict[str, object] | None  # what clients are told beside the game's events; its tag on the wire is "house"
    by: int = NONE  # the seat that caused it
    events: list[Event] = field(default_factory=list)  # of the game
    only: int = NONE  # the one seat that hears of it; NONE: everybody does
    play: bool = False  # whether the match changed
    outdates: list[int] = field(default_factory=list)  # seats that can no longer decide on an earlier version
    decided: int = NONE  # the seat whose decision is complete: if it is asked again, its clock starts anew
    holders: tuple[str, ...] = ()  # hashes of cookies that the table now belongs to
    versions: tuple[int, ...] = ()  # of every perspective afterwards, the spectator's last; set by the history

    @property
    def private(self) -> bool:
        """Whether only one seat hears of it: a step of a private sequence, or a device of its own.

        Lists and figures that others can read must not show it.
        """
        return self.only != NONE

    def heard_by(self, seat: int) -> bool:
        return self.only in (NONE, seat)
