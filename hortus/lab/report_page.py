"""A report as an HTML page that loads nothing else."""

from html import escape
from typing import Any

from hortus import words
from hortus.art.svg import intervals as picture
from hortus.art.svg.paper import speaking
from hortus.core.message import Listed, Message, restored
from hortus.lab.page import Told, frame, line
from hortus.lab.tally import SHARES

MOST = 24
"""As many lines as a picture has at most; the tables have all."""
SIGNS = {"wins": "report-signs-wins", "points": "report-signs-points"}


def page(found: dict[str, Any], language: str = words.ENGLISH) -> str:
    """The document of the figures that `Report.found` gives."""
    sheet = _Sheet(found, Told(language))
    parts = [sheet.told.paragraph(played(found)), sheet.claims(), sheet.fairness(), sheet.figures()]
    parts += [sheet.things("components"), sheet.choices(), sheet.things("lines"), sheet.cells()]
    title = sheet.told.text("report-title", game=found["game"].capitalize(), seats=found["seats"])
    return frame(title, parts, language)


def played(found: dict[str, Any]) -> Message:
    """What was played, by whom, as a sentence."""
    agreed = [*found["modules"], *[f"{key}={choice}" for key, choice in found["options"].items()]]
    names = list(dict.fromkeys(found["bots"]))
    values = {
        "games": found["games"],
        "bots": Listed(names),
        "edition": found["edition"],
        "seed": found["seed"],
        "fingerprint": found["fingerprint"],
    }
    if agreed:
        return Message("report-played-with", {**values, "agreed": Listed(agreed)})
    return Message("report-played", values)


class _Sheet:
    """The sections, in one language."""

    def __init__(self, found: dict[str, Any], told: Told) -> None:
        self.found = found
        self.told = told

    def claims(self) -> str:
        items = [f"<li>{escape(self.told.speak(restored(claim)))}</li>" for claim in self.found["claims"]]
        if not items:
            return ""
        note = self.told.paragraph(Message("report-claims-note"))
        return "\n".join([self.told.heading("report-claims"), "<ul>", *items, "</ul>", note])

    def fairness(self) -> str:
        rows = self.found["seat"]
        names = [self.told.text("report-seat", seat="ABCDE"[row["seat"]], bot=row["bot"]) for row in rows]
        titles = ["seat", "wins", "interval", "points", "interval"]
        cells = [
            [name, f"{row['wins'][0]:.1%}", self._between(row["wins"], True), f"{row['points'][0]:.1f}",
             self._between(row["points"], False)]
            for name, row in zip(names, rows, strict=True)
        ]  # fmt: skip
        parts = [self.told.heading("report-fairness")]
        if self.found["seats"] > 1:
            lines = [(name, row["wins"]) for name, row in zip(names, rows, strict=True)]
            parts += [
                self.told.paragraph(Message("report-signs-seats")),
                self._picture("report-seats", lines, rows[0]["fair"], True),
            ]
        parts.append(self._table(titles, cells))
        first = self.found["first"]
        if first is not None:
            values = {"value": f"{first['points'][0]:.1f}", "between": self._between(first["points"], False)}
            shares = {"wins": f"{first['wins'][0]:.1%}", "shares": self._between(first["wins"], True)}
            parts.append(self.told.paragraph(Message("report-first", {**values, **shares})))
        return "\n".join(parts)

    def figures(self) -> str:
        """Length, freedom and drama."""
        cells: list[list[str]] = []
        for name in FIGURES:
            if name in self.found["figures"]:
                value = self.found["figures"][name]
                shown = f"{value[0]:.1%}" if name in SHARES else f"{value[0]:.2f}"
                cells.append([self.told.text(f"report-figure-{name}"), shown, self._between(value, name in SHARES)])
        note = self.told.paragraph(Message("report-figures-note"))
        return "\n".join(
            [self.told.heading("report-figures"), note, self._table(["figure", "mean", "interval"], cells)]
        )

    def things(self, key: str) -> str:
        """What wins: components, or lines of the score sheet."""
        rows = self.found[key]
        if not rows:
            return ""
        wins = self.found["seats"] > 1
        ranked = sorted(rows, key=lambda row: -abs(row["wins" if wins else "points"][0]))
        kind = "wins" if wins else "points"
        lines = [(self._label(row), row[kind]) for row in ranked if row["enough"]][:MOST]
        parts = [self.told.heading(f"report-{key}")]
        if lines:
            parts.append(self.told.paragraph(Message(SIGNS[kind])))
            parts.append(self._picture(f"report-{key}", lines, 0.0, wins))
        titles = ["thing", "each", "having", "difference", "interval"]
        titles += ["with", "without", "difference", "interval"] if wins else []
        parts.append(self._table(titles, [self._row(row, wins) for row in ranked]))
        return "\n".join(parts)

    def _row(self, row: dict[str, Any], wins: bool) -> list[str]:
        cells = [self._label(row), f"{row['each']:.2f}", f"{row['seats']:.1%}"]
        cells += [f"{row['points'][0]:+.1f}", self._between(row["points"], False)]
        if wins:
            cells += [f"{row['with']:.1%}", f"{row['without']:.1%}", f"{row['wins'][0]:+.1%}"]
            cells.append(self._between(row["wins"], True))
        return cells

    def choices(self) -> str:
        rows = self.found["choices"]
        if not rows:
            return ""
        cells = [
            [self._label(row), str(row["offered"]), f"{row['taken'][0]:.1%}", self._between(row["taken"], True)]
            for row in rows
        ]
        note = self.told.paragraph(Message("report-choices-note"))
        table = self._table(["thing", "offered", "taken", "interval"], cells)
        return "\n".join([self.told.heading("report-choices"), note, table])

    def cells(self) -> str:
        """Where winners and the others put things."""
        squares = self.found["cells"]
        if not squares:
            return ""
        parts = [self.told.heading("report-cells"), self.told.paragraph(Message("report-cells-note"))]
        for place, key in enumerate(["report-cells-winners", "report-cells-others"][: self.found["seats"]]):
            title = self.told.text(key)
            most = max(1, *[square["used"][place] for square in squares])
            drawn = []
            for square in squares:
                count = square["used"][place]
                drawn.append((square["column"], square["row"], count / most, f"{square['cell']}: {count}"))
            parts += [f"<h3>{escape(title)}</h3>", picture.cells(title, drawn)]
        return "\n".join(parts)

    def _label(self, row: dict[str, Any]) -> str:
        return self.told.speak(restored(row["label"]))

    def _between(self, estimate: list[float], percent: bool) -> str:
        low, high = [f"{number:.1%}" if percent else f"{number:.2f}" for number in estimate[1:]]
        return self.told.text("lab-page-interval", low=low, high=high)

    def _picture(self, title: str, rows: list[tuple[str, list[float]]], expected: float, percent: bool) -> str:
        lines = [
            picture.Line(
                name, estimate[0], estimate[1], estimate[2], f"{estimate[0]:.1%}" if percent else f"{estimate[0]:.1f}"
            )
            for name, estimate in rows
        ]
        with speaking(self.told.speak):
            return picture.intervals(self.told.text(title), lines, expected)

    def _table(self, titles: list[str], cells: list[list[str]]) -> str:
        head = line("th", [self.told.text(f"report-column-{title}") for title in titles])
        return "\n".join(["<div><table>", head, *[line("td", row) for row in cells], "</table></div>"])


FIGURES = [
    "decisions", "choices", "close", "forced", "matters", "changes", "settled", "behind", "margin", "shared",
]  # fmt: skip
"""In the order of the page."""
