"""How long the log of a table may get.

A game ends, but people can chat, undo and change seats without end, and a table
is read back from its log. A long log is closed for all that first, and later for
links. What plays the game on or ends it is always possible.
"""

from typing import Final

from hortus.core.errors import IllegalAction
from hortus.server.tables import entries as log
from hortus.server.tables.table import Table

LONG: Final = 20_000
"""Entries of a log. No game has a tenth of them, and a busy chat few more."""
LONGEST: Final = 2 * LONG
"""From here on links stay as they are; until then a host can end what somebody's link opens."""
LINKS: Final = (log.Linked, log.Hosted, log.Left)
ALWAYS: Final = (log.Begun, log.Chosen, log.Confirmed, log.Resigned, log.Ended, log.Rematched, log.Deleted)


def check(table: Table, body: log.Body) -> None:
    """Refuse an entry for which there is no room left."""
    if table.number < LONG or isinstance(body, ALWAYS) or _stands_in(table, body):
        return
    if table.number >= LONGEST or not isinstance(body, LINKS):
        raise IllegalAction("server-table-long")


def _stands_in(table: Table, body: log.Body) -> bool:
    """Whether a bot takes a seat that no bot has, for example after a deadline."""
    return isinstance(body, log.Seated) and body.kind == "bot" and table.seating.seats[body.seat].kind != "bot"
