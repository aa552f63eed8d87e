"""Events: what happened in a game, for the log, animations, undo and tests."""

from typing import Final

from mypy_extensions import i64

from hortus.core.state import NONE


class EventKind:
    """A kind of event and the names of its numbers.

    The catalogues have its text as `<game>-event-<text>`; `text` is the name of
    the event by default. Only the event's own seat may read `secret` fields. An
    event that `reveals` shows something hidden, so undo stops at it.
    """

    def __init__(
        self,
        name: str,
        fields: list[str],
        secret: list[str] | None = None,
        reveals: bool = False,
        text: str = "",
    ) -> None:
        self.name = name
        self.text = text or name
        self.fields = fields
        self.secret: list[str] = secret or []
        self.reveals = reveals


class Event:
    """One thing that happened, in up to six numbers."""

    def __init__(self, kind: EventKind, seat: int, numbers: list[int]) -> None:
        self.kind = kind
        """What kind of event it is: its name and the names of its numbers."""
        self.seat = seat
        """The seat it is about, or NONE."""
        self.numbers = numbers
        """The values of the fields, in the order of `kind.fields`."""

    def seen_by(self, seat: int) -> dict[str, object]:
        """The event as this seat may see it; NONE is a spectator."""
        heard: dict[str, object] = {"event": self.kind.name, "seat": self.seat}
        own = seat != NONE and seat == self.seat
        for index, field in enumerate(self.kind.fields):
            if own or field not in self.kind.secret:
                heard[field] = self.numbers[index]
        return heard


class EventSink:
    """Receives events and ignores them. A search plays with this one."""

    def tell(
        self,
        kind: EventKind,
        seat: i64,
        a: i64 = NONE,
        b: i64 = NONE,
        c: i64 = NONE,
        d: i64 = NONE,
        e: i64 = NONE,
        f: i64 = NONE,
    ) -> None:
        return


class EventLog(EventSink):
    """Keeps every event in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(
        self,
        kind: EventKind,
        seat: i64,
        a: i64 = NONE,
        b: i64 = NONE,
        c: i64 = NONE,
        d: i64 = NONE,
        e: i64 = NONE,
        f: i64 = NONE,
    ) -> None:
        numbers = [int(a), int(b), int(c), int(d), int(e), int(f)]
        self.events.append(Event(kind, int(seat), numbers[: len(kind.fields)]))


SILENT: Final = EventSink()
