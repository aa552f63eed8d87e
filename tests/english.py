"""What messages say in English, for tests that compare them with what a person reads."""

from hortus.core.scoring import Itemised
from hortus.core.telling import as_message


def sentence(rules, heard, names) -> str:
    """An event as a line of the log."""
    return str(as_message(rules, heard, names))


def lines(sheet: Itemised) -> list[tuple[str, int, int]]:
    """A score sheet as people read it."""
    return [(str(reason), count, points) for reason, count, points in sheet.lines]
