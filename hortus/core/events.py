"""What happened, told once, for the log, the animation, undo and the tests."""

from typing import Final

from mypy_extensions import i64

from hortus.core.state import NONE


class EventKind:
    """A kind of event: the names of its numbers, and how the log says it.

    `says` is a sentence with the fields in braces; `{who}` is the seat's name.
    `secret` fields are read by the event's own seat only. An event that
    `reveals` shows something that was hidden, and no undo crosses it.
    """

    def __init__(
        self,
        name: str,
        fields: list[str],
        says: str,
        secret: list[str] | None = None,
        reveals: bool = False,
    ) -> None:
        self.name = name
        self.fields = fields
        self.says = says
        self.secret: list[str] = secret or []
        self.reveals = reveals


class Event:
    """One thing that happened, in up to six numbers."""

    def __init__(self, kind: EventKind, seat: int, numbers: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.numbers = numbers

    def seen_by(self, seat: int) -> dict[str, object]:
        """The event as this seat may hear it; NONE listens as a spectator."""
        heard: dict[str, object] = {"event": self.kind.name, "seat": self.seat}
        own = seat != NONE and seat == self.seat
        for index, field in enumerate(self.kind.fields):
            if own or field not in self.kind.secret:
                heard[field] = self.numbers[index]
        return heard


class EventSink:
    """Hears what happens and forgets it at once; search plays with this one."""

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
