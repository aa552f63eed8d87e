"""A review as one HTML file that loads nothing else."""

from html import escape
from pathlib import Path

from hortus import files, words
from hortus.art import palette
from hortus.art.svg.paper import speaking
from hortus.coach import telling
from hortus.coach.review import Review
from hortus.core.errors import RecordError
from hortus.core.message import Message

START = "<!doctype html>"
LOOK = f"""body {{ font-family: {palette.SANS}; margin: 2rem; line-height: 1.5; }}
svg {{ max-width: 100%; height: auto; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; }}
td, th {{ padding: 0.3rem 1rem 0.3rem 0; text-align: left; vertical-align: top; }}"""


def ask_for_page(path: Path) -> None:
    """Refuse a file that cannot be written, or that is something other than a page, before the work."""
    files.ask_for(path)
    if path.exists() and files.read(path, len(START)) not in (b"", START.encode()):
        raise RecordError("coach-not-a-page", file=path)


def page(review: Review, title: str, language: str = words.ENGLISH) -> str:
    """The graph of the shares, and the tables of the terminal."""

    def speak(message: Message) -> str:
        return words.text(message, language)

    with speaking(speak):
        parts = [review._repr_svg_()]
    if not review.complete:
        parts.append(_paragraph(speak(Message("coach-partial"))))
    decisions = telling.decision_rows(review, speak)
    parts += [
        _heading(speak(Message("coach-heading-turns"))),
        _table(telling.turn_rows(review, speak)),
        _heading(speak(Message("coach-heading-decisions"))),
        _table(decisions) if len(decisions) > 1 else _paragraph(speak(Message("coach-nothing"))),
        _heading(speak(Message("coach-heading-luck"))),
        _table(telling.luck_rows(review, speak)),
        _paragraph(speak(Message("coach-signs"))),
    ]
    body = "\n".join(parts)
    return f"""{START}
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)}</title>
<style>
{LOOK}
</style>
</head>
<body>
<h1>{escape(title)}</h1>
{body}
</body>
</html>
"""


def _heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _table(rows: list[list[str]]) -> str:
    head, *rest = rows
    lines = [_line("th", head), *[_line("td", row) for row in rest]]
    return "\n".join(['<div class="wide" tabindex="0"><table>', *lines, "</table></div>"])


def _line(kind: str, cells: list[str]) -> str:
    return "<tr>" + "".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in cells) + "</tr>"
