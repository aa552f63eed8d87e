"""What every section of a report is made of: figures with their intervals, pictures and tables, in one language."""

from typing import Any

from hortus.art.svg import intervals as drawn
from hortus.art.svg.paper import speaking
from hortus.core.message import restored
from hortus.lab.page import Told, line


class Sheet:
    """The figures of a report, and how they are shown."""

    def __init__(self, found: dict[str, Any], told: Told) -> None:
        self.found = found
        self.told = told

    def label(self, row: dict[str, Any]) -> str:
        return self.told.speak(restored(row["label"]))

    def between(self, estimate: list[float], percent: bool) -> str:
        """An interval: its two ends."""
        low, high = [f"{number:.1%}" if percent else f"{number:.2f}" for number in estimate[1:]]
        return self.told.text("lab-page-interval", low=low, high=high)

    def picture(self, title: str, rows: list[tuple[str, list[float]]], expected: float, percent: bool) -> str:
        """A line with its interval for each row, and a vertical line where nothing would be different."""
        lines = [
            drawn.Line(
                name, estimate[0], estimate[1], estimate[2], f"{estimate[0]:.1%}" if percent else f"{estimate[0]:.1f}"
            )
            for name, estimate in rows
        ]
        with speaking(self.told.speak):
            return drawn.intervals(self.told.text(title), lines, expected)

    def table(self, titles: list[str], cells: list[list[str]]) -> str:
        head = line("th", [self.told.text(f"report-column-{title}") for title in titles])
        return "\n".join(["<div><table>", head, *[line("td", row) for row in cells], "</table></div>"])
