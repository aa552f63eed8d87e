"""The result of an arena as an HTML page. `hortus/art/svg/findings.py` draws its pictures."""

from html import escape
from pathlib import Path
from typing import Any

from hortus import files, words
from hortus.art import palette
from hortus.art.svg import findings as picture
from hortus.art.svg.paper import speaking
from hortus.core.errors import RecordError
from hortus.core.message import Message

START = "<!doctype html>"
ROOM = 36  # characters that fit as the name of a line in the picture
COLUMNS = ["bout", "bot", "wins", "interval", "fair", "points", "games"]
LOOK = f"""body {{ font-family: {palette.SANS}; margin: 2rem; }}
svg {{ max-width: 100%; height: auto; }}
td, th {{ padding: 0.2rem 1rem 0.2rem 0; text-align: right; font-variant-numeric: tabular-nums; }}
td:nth-child(-n+2), th:nth-child(-n+2) {{ text-align: left; }}
td:nth-child(n+2) {{ white-space: nowrap; }}
div {{ overflow-x: auto; }}"""


def ask_for_page(path: Path) -> None:
    """Refuse a file that cannot be written, or that is something other than a page, before hours of games."""
    files.ask_for(path)
    if path.exists() and files.read(path, len(START)) not in (b"", START.encode()):
        raise RecordError("lab-not-a-page", file=path)


def page(
    title: str,
    rows: list[dict[str, Any]],
    ratings: dict[str, float],
    sentences: list[Message],
    language: str = words.ENGLISH,
) -> str:
    """A complete HTML document that loads nothing else."""
    told = Told(language)
    parts = [told.paragraph(sentence) for sentence in sentences]
    if rows:
        numbers = _numbered(rows)
        lines = [{**row, "bout": told.place(row, numbers)} for row in rows]
        signs = told.paragraph(Message("lab-page-signs"))
        parts += [told.heading("lab-page-shares"), signs, told.shares(lines), told.table(rows, numbers)]
    if len(ratings) > 1:
        scale = told.paragraph(Message("lab-page-scale"))
        parts += [told.heading("lab-page-ratings"), scale, told.ladder(ratings)]
    return frame(title, parts, language)


def frame(title: str, parts: list[str], language: str) -> str:
    """A whole document around these parts."""
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


def _numbered(rows: list[dict[str, Any]]) -> dict[str, int]:
    """A number for each bout, by its names."""
    return {bout: number for number, bout in enumerate(dict.fromkeys(row["bout"] for row in rows), 1)}


class Told:
    """The parts of the page that have words, in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def text(self, key: str, **values: object) -> str:
        return self.speak(Message(key, values))

    def heading(self, key: str) -> str:
        return f"<h2>{escape(self.text(key))}</h2>"

    def paragraph(self, sentence: Message) -> str:
        return f"<p>{escape(self.speak(sentence))}</p>"

    def speak(self, message: Message) -> str:
        return words.text(message, self.language)

    def shares(self, lines: list[dict[str, Any]]) -> str:
        with speaking(self.speak):
            return picture.shares(lines)

    def ladder(self, ratings: dict[str, float]) -> str:
        with speaking(self.speak):
            return picture.ladder(ratings)

    def place(self, row: dict[str, Any], numbers: dict[str, int]) -> str:
        """The bout of a bot: the names of all bots in it, or its number if they do not fit."""
        bout: str = row["bout"]
        fits = len(self.text("picture-share", bot=row["bot"], bout=bout)) <= ROOM
        return bout if fits else self.text("lab-page-bout", number=numbers[bout])

    def table(self, rows: list[dict[str, Any]], numbers: dict[str, int]) -> str:
        """All figures, one line for each bot of a bout."""
        lines = [line("th", [self.text(f"lab-column-{column}") for column in COLUMNS])]
        for row in rows:
            bout, share, fair = f"{numbers[row['bout']]}: {row['bout']}", f"{row['share']:.1%}", f"{row['fair']:.0%}"
            interval = self.text("lab-page-interval", low=f"{row['low']:.1%}", high=f"{row['high']:.1%}")
            points = f"{row['points']:.1f}"
            lines.append(line("td", [bout, row["bot"], share, interval, fair, points, str(row["games"])]))
        return "\n".join(["<table>", *lines, "</table>"])


def line(kind: str, cells: list[str]) -> str:
    return "<tr>" + "".join(f"<{kind}>{escape(cell)}</{kind}>" for cell in cells) + "</tr>"
