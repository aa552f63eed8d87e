"""A comparison as an HTML page that loads nothing else."""

from html import escape
from typing import Any

from hortus import words
from hortus.core.message import Listed, Message, restored
from hortus.lab.page import Told, frame, line

COLUMNS = ["figure", "before", "after", "difference", "interval"]


def page(found: dict[str, Any], language: str = words.ENGLISH) -> str:
    """The document of what `compare.found` gives."""
    told = Told(language)
    title = told.text("report-title", game=found["game"].capitalize(), seats=found["seats"])
    values = {"tables": Listed(found["tables"]), "bots": Listed(list(dict.fromkeys(found["bots"])))}
    parts = [
        told.paragraph(
            Message("compare-played", {**values, "seed": found["seed"], "fingerprint": found["fingerprint"]})
        )
    ]
    claims = [f"<li>{escape(told.speak(restored(claim)))}</li>" for claim in found["claims"]]
    parts += [told.heading("report-claims"), "<ul>", *claims, "</ul>", told.paragraph(Message("compare-note"))]
    before = found["tables"][0]
    for table in found["tables"][1:]:
        rows = [row for row in found["rows"] if row["table"] == table]
        parts.append(f"<h2>{escape(told.text('compare-heading', table=table, before=before))}</h2>")
        cells = [line("td", _row(told, row)) for row in rows]
        head = line("th", [told.text(f"report-column-{title}") for title in COLUMNS])
        parts.append("\n".join(["<div><table>", head, *cells, "</table></div>"]))
    return frame(title, parts, language)


def _row(told: Told, row: dict[str, Any]) -> list[str]:
    value, low, high = [_number(number, row["percent"], True) for number in row["change"]]
    between = told.text("lab-page-interval", low=low, high=high)
    before, after = [_number(row[key], row["percent"], False) for key in ("before", "after")]
    return [told.speak(restored(row["label"])), before, after, value, between]


def _number(number: float, percent: bool, signed: bool) -> str:
    shown = f"{100 * number:+.1f}" if percent else f"{number:+.2f}"
    return (shown if signed else shown.lstrip("+")) + (" %" if percent else "")
