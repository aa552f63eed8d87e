"""A report as an HTML page that loads nothing else."""

from collections.abc import Mapping
from html import escape
from typing import Any

from hortus import words
from hortus.art.svg.heat import Spot, heat
from hortus.art.svg.paper import speaking
from hortus.core.message import Listed, Message, restored
from hortus.lab import guest_page
from hortus.lab.page import Told, frame
from hortus.lab.report_sheet import Sheet
from hortus.lab.tally import SHARES

MOST = 24
"""As many lines as a picture has at most; the tables have all."""
SIGNS = {"wins": "report-signs-wins", "points": "report-signs-points"}


def page(found: dict[str, Any], scene: Mapping[str, Any], language: str = words.ENGLISH) -> str:
    """The document of the figures that `Report.found` gives, for a table with this scene."""
    sheet = _Sections(found, Told(language))
    parts = [sheet.told.paragraph(played(found)), sheet.claims(), sheet.fairness(), sheet.figures()]
    parts += [guest_page.skill(sheet), sheet.things("components"), sheet.choices(), guest_page.restricted(sheet)]
    parts += [sheet.things("lines"), sheet.cells(scene)]
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


class _Sections(Sheet):
    """The sections, in one language."""

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
            [name, f"{row['wins'][0]:.1%}", self.between(row["wins"], True), f"{row['points'][0]:.1f}",
             self.between(row["points"], False)]
            for name, row in zip(names, rows, strict=True)
        ]  # fmt: skip
        parts = [self.told.heading("report-fairness")]
        if self.found["seats"] > 1:
            lines = [(name, row["wins"]) for name, row in zip(names, rows, strict=True)]
            parts += [
                self.told.paragraph(Message("report-signs-seats")),
                self.picture("report-seats", lines, rows[0]["fair"], True),
            ]
        parts.append(self.table(titles, cells))
        first = self.found["first"]
        if first is not None:
            values = {"value": f"{first['points'][0]:.1f}", "between": self.between(first["points"], False)}
            shares = {"wins": f"{first['wins'][0]:.1%}", "shares": self.between(first["wins"], True)}
            parts.append(self.told.paragraph(Message("report-first", {**values, **shares})))
        return "\n".join(parts)

    def figures(self) -> str:
        """Length, freedom and drama."""
        cells: list[list[str]] = []
        for name in FIGURES:
            if name in self.found["figures"]:
                value = self.found["figures"][name]
                shown = f"{value[0]:.1%}" if name in SHARES else f"{value[0]:.2f}"
                cells.append([self.told.text(f"report-figure-{name}"), shown, self.between(value, name in SHARES)])
        note = self.told.paragraph(Message("report-figures-note"))
        return "\n".join([self.told.heading("report-figures"), note, self.table(["figure", "mean", "interval"], cells)])

    def things(self, key: str) -> str:
        """What wins: components, or lines of the score sheet."""
        rows = self.found[key]
        if not rows:
            return ""
        wins = self.found["seats"] > 1
        ranked = sorted(rows, key=lambda row: -abs(row["wins" if wins else "points"][0]))
        kind = "wins" if wins else "points"
        lines = [(self.label(row), row[kind]) for row in ranked if row["enough"]][:MOST]
        parts = [self.told.heading(f"report-{key}")]
        if lines:
            parts.append(self.told.paragraph(Message(SIGNS[kind])))
            parts.append(self.picture(f"report-{key}", lines, 0.0, wins))
        titles = ["thing", "each", "having", "difference", "interval"]
        titles += ["with", "without", "difference", "interval"] if wins else []
        parts.append(self.table(titles, [self._row(row, wins) for row in ranked]))
        return "\n".join(parts)

    def _row(self, row: dict[str, Any], wins: bool) -> list[str]:
        cells = [self.label(row), f"{row['each']:.2f}", f"{row['seats']:.1%}"]
        cells += [f"{row['points'][0]:+.1f}", self.between(row["points"], False)]
        if wins:
            cells += [f"{row['with']:.1%}", f"{row['without']:.1%}", f"{row['wins'][0]:+.1%}"]
            cells.append(self.between(row["wins"], True))
        return cells

    def choices(self) -> str:
        rows = self.found["choices"]
        if not rows:
            return ""
        cells = [
            [self.label(row), str(row["offered"]), f"{row['taken'][0]:.1%}", self.between(row["taken"], True)]
            for row in rows
        ]
        note = self.told.paragraph(Message("report-choices-note"))
        table = self.table(["thing", "offered", "taken", "interval"], cells)
        return "\n".join([self.told.heading("report-choices"), note, table])

    def cells(self, scene: Mapping[str, Any]) -> str:
        """Where winners and the others put things, on the board."""
        cells = self.found["cells"]
        if not cells:
            return ""
        parts = [self.told.heading("report-cells"), self.told.paragraph(Message("report-cells-note"))]
        for place, key in enumerate(["report-cells-winners", "report-cells-others"][: self.found["seats"]]):
            title = self.told.text(key)
            most = max(1, *[cell["used"][place] for cell in cells])
            spots = [
                Spot(cell["sheet"], cell["place"], cell["used"][place] / most, f"{cell['cell']}: {cell['used'][place]}")
                for cell in cells
            ]
            with speaking(self.told.speak):
                drawn = heat(title, self.found["game"], scene, spots)
            parts += [f"<h3>{escape(title)}</h3>", drawn]
        return "\n".join(parts)


FIGURES = [
    "decisions", "choices", "close", "forced", "matters", "changes", "settled", "behind", "margin", "shared",
]  # fmt: skip
"""In the order of the page."""
