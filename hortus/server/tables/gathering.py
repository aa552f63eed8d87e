"""Waiting for nonces: before a rematch begins, everybody who was brought along is asked for one.

Who does not come holds nobody up: after a while the match begins with the nonces that are there.
"""

from typing import TYPE_CHECKING

from hortus.server.tables import entries as log

if TYPE_CHECKING:
    from hortus.server.tables.table import Table

DAY = 24 * 3600


def due(table: "Table", wait: int) -> int:
    """When the match begins without the nonces that are still missing; 0: it does not wait for any."""
    seating = table.seating
    if table.state != "open" or not seating.full() or seating.complete():
        return 0
    setting = table.made.setting
    seconds = min(setting.allowance, DAY) if setting.pace == "days" else wait
    return seating.full_since + seconds * 1000


def overdue(table: "Table", wait: int, at: int) -> log.Begun | None:
    """The beginning of the match, once it has waited long enough."""
    return table.opening() if 0 < due(table, wait) <= at else None
