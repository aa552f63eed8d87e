"""Tables of words and figures, as wide as the window; what does not fit is continued in its column."""

import shutil
import sys
from textwrap import wrap

GAP = 2
LEAST = 20
WIDTH = 80


def width() -> int:
    """The columns of the window."""
    return max(LEAST, shutil.get_terminal_size((WIDTH, 24)).columns)


def height() -> int:
    """The lines of the window; 0 where nobody looks at one."""
    return shutil.get_terminal_size((WIDTH, 24)).lines if sys.stdout.isatty() else 0


def columns(rows: list[list[str]], right: frozenset[int] = frozenset()) -> str:
    """Rows in columns. Those named in `right` have figures; the last one is folded where it is too long."""
    count = max(len(row) for row in rows)
    widths = [max(len(row[place]) for row in rows if place < len(row)) for place in range(count)]
    room = max(LEAST, width() - sum(widths[:-1]) - GAP * (count - 1))
    lines: list[str] = []
    for row in rows:
        cells = [_aligned(text, widths[place], place in right) for place, text in enumerate(row)]
        start = (" " * GAP).join(cells[:-1])
        folded = [cells[-1]] if len(row) < count or len(cells[-1].rstrip()) <= room else wrap(row[-1], room)
        for number, part in enumerate(folded or [""]):
            before = start if number == 0 else " " * len(start)
            lines.append((before + " " * GAP + part if len(row) > 1 else part).rstrip())
    return "\n".join(lines)


def _aligned(text: str, size: int, right: bool) -> str:
    return text.rjust(size) if right else text.ljust(size)
