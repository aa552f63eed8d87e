"""Gardens whose window is wrapped around: the row after the last one is the first."""

from collections.abc import Sequence


def unrolled(lines: Sequence[int], size: int) -> list[int]:
    """Rows or columns in the order in which they touch, also across the border of the window."""
    used = set(lines)
    if not {0, size - 1} <= used:
        return list(lines)
    gap = min(line for line in range(size) if line not in used)
    return [line + size if line < gap else line for line in lines]
