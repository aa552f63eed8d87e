"""An arena's result as a page of its own; the pictures on it are drawn in `hortus/art/svg/standing.py`."""

from html import escape
from pathlib import Path
from typing import Any

from hortus import files
from hortus.art import palette
from hortus.art.svg import standing as picture
from hortus.core.errors import RecordError

START = "<!doctype html>"
ROOM = 36  # characters that a line of the picture can be named with
SIGNS = "The dot is the share that was won, the line through it the 95 % interval, the tick a fair share."
SCALE = "Fitted over all meetings at two seats, the weakest at 0; who is 200 above another wins 76 of 100 games."
TITLES = ["bout", "bot", "wins", "95 %", "fair", "points", "games"]
LOOK = f"""body {{ font-family: {palette.SANS}; margin: 2rem; }}
svg {{ max-width: 100%; height: auto; }}
td, th {{ padding: 0.2rem 1rem 0.2rem 0; text-align: right; font-variant-numeric: tabular-nums; }}
td:nth-child(-n+2), th:nth-child(-n+2) {{ text-align: left; }}"""


def ask_for_page(path: Path) -> None:
    """Refuse now what cannot be written later, or is there and is no page: it may be hours of games."""
    files.ask_for(path)
    if path.exists() and files.read(path, len(START)) not in (b"", START.encode()):
        raise RecordError(f"{path} is no page of an arena; name another --html.")


def page(title: str, rows: list[dict[str, Any]], ratings: dict[str, float], sentences: list[str]) -> str:
    """A whole HTML document that needs nothing from anywhere."""
    parts = [_paragraph(sentence) for sentence in sentences]
    if rows:
        numbers = _numbered(rows)
        lines = [{**row, "bout": _place(row, numbers)} for row in rows]
        parts += ["<h2>Share of the wins</h2>", _paragraph(SIGNS), picture.shares(lines), _table(rows, numbers)]
    if len(ratings) > 1:
        parts += ["<h2>Ratings</h2>", _paragraph(SCALE), picture.ladder(ratings)]
    body = "\n".join(parts)
    return f"""{START}
<html lang="en">
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


def _paragraph(sentence: str) -> str:
    return f"<p>{escape(sentence)}</p>"


def _numbered(rows: list[dict[str, Any]]) -> dict[str, int]:
    """A number for each bout, by its names."""
    return {bout: number for number, bout in enumerate(dict.fromkeys(row["bout"] for row in rows), 1)}


def _place(row: dict[str, Any], numbers: dict[str, int]) -> str:
    """Where a bot sat: among which others, or the number of its bout where they are too many to be named."""
    bout: str = row["bout"]
    return bout if len(f"{row['bot']} in {bout}") <= ROOM else f"bout {numbers[bout]}"


def _table(rows: list[dict[str, Any]], numbers: dict[str, int]) -> str:
    """All figures, a line for each bot of a bout."""
    lines = [_line("th", TITLES)]
    for row in rows:
        bout, share, fair = f"{numbers[row['bout']]}: {row['bout']}", f"{row['share']:.1%}", f"{row['fair']:.0%}"
        interval, points = f"{row['low']:.1%} to {row['high']:.1%}", f"{row['points']:.1f}"
        lines.append(_line("td", [bout, row["bot"], share, interval, fair, points, str(row["games"])]))
    return "\n".join(["<table>", *lines, "</table>"])


def _line(kind: str, cells: list[str]) -> str:
    return "<tr>" + "".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in cells) + "</tr>"
