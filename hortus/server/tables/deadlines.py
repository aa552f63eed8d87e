"""Deadlines are calculated from the log, so a restart does not change them. Downtime extends them."""

import time

from hortus.core.errors import IllegalAction
from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.server.bots.pool import STAND_IN
from hortus.server.protocol import messages as wire
from hortus.server.store.contract import Downtimes
from hortus.server.tables import entries as log
from hortus.server.tables.table import Table


def now() -> int:
    """Milliseconds since 1970."""
    return int(time.time() * 1000)


def dues(table: Table, down: Downtimes) -> dict[int, int]:
    """The deadline of each person who is asked; empty at a table without deadlines.

    Everybody gets the same answer: no deadline depends on what is done in private.
    """
    allowance = table.made.setting.allowance * 1000
    if not allowance:
        return {}
    return {
        seat: _extended(since, since + allowance, down)
        for seat, since in table.asked.items()
        if table.seating.seats[seat].kind != "bot"
    }


def passed(table: Table, down: Downtimes, seat: int, at: int) -> bool:
    """Whether the deadline of what this seat is asked now has passed, even if a bot stands in already."""
    allowance = table.made.setting.allowance * 1000
    since = table.asked.get(seat)
    return since is not None and allowance > 0 and _extended(since, since + allowance, down) <= at


def stands(table: Table, down: Downtimes, seat: int, at: int) -> bool:
    """Whether the deadline of the decision that this seat could undo has passed: then the decision stands."""
    allowance = table.made.setting.allowance * 1000
    if not allowance:
        return False
    since = table.asked_before(seat)
    return _extended(since, since + allowance, down) <= at


def check_undo(table: Table, down: Downtimes, said: wire.Decision) -> None:
    """Refuse to undo a decision whose deadline has passed."""
    if isinstance(said, wire.Undo) and table.undoable(said.seat) and stands(table, down, said.seat, now()):
        raise IllegalAction("server-time-over")


def _extended(since: int, due: int, down: Downtimes) -> int:
    """A deadline, later by all downtime before it."""
    for start, end in down:
        if end > since and start < due:
            due += end - max(start, since)
    return due


def next_due(table: Table, down: Downtimes) -> int:
    """The first deadline of the table; 0: none."""
    return min(dues(table, down).values(), default=0)


def overdue(table: Table, down: Downtimes, at: int) -> log.Body | None:
    """What the table's setting says must happen now, for the first seat whose deadline has passed."""
    for seat, due in sorted(dues(table, down).items()):
        if due > at:
            continue
        if table.holding != NONE:
            return log.Confirmed(seat=seat)  # decided in time: only the confirmation is missing
        if table.made.setting.late == "abandon":
            return log.ended(Message("server-ended-by-time", {"who": table.seating.called(seat)}))
        return log.Seated(seat=seat, kind="bot", bot=STAND_IN, name=table.seating.seats[seat].name, away=True)
    return None
