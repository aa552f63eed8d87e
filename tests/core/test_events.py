"""Who may see what an event holds."""

from hortus.core.events import Event, EventKind
from hortus.core.state import NONE

DREW = EventKind("drew", ["card", "left"], secret=["card"])


def test_only_the_seat_itself_sees_the_secret_part_of_its_event():
    event = Event(DREW, 1, [7, 30])
    assert event.seen_by(1) == {"event": "drew", "seat": 1, "card": 7, "left": 30}
    for other in (0, 2, NONE):
        assert event.seen_by(other) == {"event": "drew", "seat": 1, "left": 30}


def test_the_secret_part_of_an_event_of_nobody_is_seen_by_nobody():
    for seat in (0, 1, NONE):
        assert Event(DREW, NONE, [7, 30]).seen_by(seat) == {"event": "drew", "seat": NONE, "left": 30}
