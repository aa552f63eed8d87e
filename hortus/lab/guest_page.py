"""The sections of a report about guests: what it costs to do without a thing, and skill and luck."""

from typing import Any

from hortus.core.message import Message
from hortus.lab.report_sheet import Sheet

MOST = 24
"""As many lines as a picture has at most; the tables have all."""


def restricted(sheet: Sheet) -> str:
    """What each thing that a seat did without has cost it."""
    rows = sheet.found["restricted"]
    if not rows:
        return ""
    wins = sheet.found["seats"] > 1
    kind = "wins" if wins else "points"
    ranked = sorted(rows, key=lambda row: row[kind][0])
    fair = 1 / sheet.found["seats"] if wins else 0.0
    lines = [(sheet.label(row), row[kind]) for row in ranked if row["enough"]][:MOST]
    parts = [sheet.told.heading("report-restricted"), sheet.told.paragraph(Message("report-restricted-note"))]
    if lines:
        signs = "report-signs-restricted" if wins else "report-signs-restricted-points"
        parts += [sheet.told.paragraph(Message(signs)), sheet.picture("report-restricted", lines, fair, wins)]
    titles = ["thing", "came", "anyway", *(["wins", "interval"] if wins else []), "difference", "interval", "finding"]
    parts.append(sheet.table(titles, [_restricted(sheet, row, wins) for row in ranked]))
    return "\n".join(parts)


def _restricted(sheet: Sheet, row: dict[str, Any], wins: bool) -> list[str]:
    cells = [sheet.label(row), f"{row['came']:.2f}", f"{row['anyway']:.1%}"]
    cells += [f"{row['wins'][0]:.1%}", sheet.between(row["wins"], True)] if wins else []
    cells += [f"{row['points'][0]:+.1f}", sheet.between(row["points"], False)]
    finding = row["finding"] or ("" if row["enough"] else "few")
    return [*cells, sheet.told.text(f"report-finding-{finding}") if finding else ""]


def skill(sheet: Sheet) -> str:
    """What other levels win among these bots, and how much of the result is luck."""
    rows, luck = sheet.found["skill"], sheet.found["luck"]
    if not rows and luck is None:
        return ""
    parts = [sheet.told.heading("report-skill")]
    if rows:
        bot = sheet.found["bots"][0]
        lines = [(row["bot"], row["wins"]) for row in rows]
        cells = [
            [row["bot"], f"{row['gap']:+d}", f"{row['wins'][0]:.1%}", sheet.between(row["wins"], True),
             f"{row['points'][0]:+.1f}", sheet.between(row["points"], False)]
            for row in rows
        ]  # fmt: skip
        parts += [
            sheet.told.paragraph(Message("report-skill-note", {"bot": bot})),
            sheet.picture("report-skill", lines, rows[0]["fair"], True),
            sheet.table(["bot", "gap", "wins", "interval", "difference", "interval"], cells),
        ]
    if luck is not None:
        values = {"value": f"{luck['share'][0]:.1%}", "between": sheet.between(luck["share"], True)}
        parts.append(sheet.told.paragraph(Message("report-luck", {**values, "games": luck["games"]})))
    return "\n".join(parts)
