"""Waiting for nonces: before a rematch begins, everybody who plays it is asked for one.

Whoever does not add one delays the others only for a while; then the match
begins without. Standing up and sitting down again restarts the wait, but not
for ever: after a few waits a bot takes the seats that were left.
"""

from hortus.server.bots.pool import STAND_IN, bot_name
from hortus.server.tables import entries as log
from hortus.server.tables.table import Table

DAY = 24 * 3600
MOST_WAITS = 3
"""The match begins this many waits after all seats were first taken, even if somebody leaves meanwhile."""


def due(table: Table, wait: int) -> int:
    """When the match begins without the nonces that are missing; 0: it does not wait for any."""
    seating = table.seating
    if table.state != "open" or not seating.first_full or seating.complete():
        return 0
    setting = table.made.setting
    milliseconds = 1000 * (min(setting.allowance, DAY) if setting.pace == "days" else wait)
    latest = seating.first_full + MOST_WAITS * milliseconds
    return min(seating.full_since + milliseconds, latest) if seating.full() else latest


def ready(table: Table) -> log.Begun | None:
    """The beginning of the match, if every seat is taken and nobody owes a nonce."""
    return table.opening() if table.state == "open" and table.seating.complete() else None


def overdue(table: Table, wait: int, at: int) -> log.Body | None:
    """Once the wait is over: bots for the seats that were left, one by one, and then the beginning of the match."""
    if not 0 < due(table, wait) <= at:
        return ready(table)
    for number, seat in enumerate(table.seating.seats):
        if seat.kind == "open":
            return log.Seated(seat=number, kind="bot", bot=STAND_IN, name=bot_name(STAND_IN))
    return table.opening()
