"""Print and play: any game as a PDF to cut out, and any position as a picture.

`order.py` checks what is wanted, `boxes/` lists the pieces of each game from its
edition, `layout.py` puts them on sheets, and `document.typ` is what Typst runs.
"""

from pathlib import Path

from hortus import art, files, records, tables, words
from hortus.core.errors import RecordError, SetupError
from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.print import ink
from hortus.print.booklet import booklet
from hortus.print.boxes import pieces
from hortus.print.cover import contents, cover
from hortus.print.handouts import aids, pads
from hortus.print.job import Job, Part
from hortus.print.layout import Sheet, arrange
from hortus.print.order import Order, checked_language, checked_paper, order
from hortus.print.piece import KINDS
from hortus.print.sheets import sheet_parts
from hortus.print.typesetting import check_installed, typeset

__all__ = ["board", "check_installed", "check_out", "game_pdf", "order", "pages", "position", "save"]

SIGNS = {".pdf": b"%PDF", ".svg": b"<svg"}
"""How the files begin that we may replace."""


def game_pdf(wanted: Order) -> bytes:
    """A whole game, or a part of it, as PDF."""
    title = wanted.say("print-title", game=wanted.title)
    job = Job(title, wanted.language, wanted.paper, wanted.ink == "light")
    box = pieces(wanted)
    sheets: list[list[Sheet]] = []
    for what in KINDS:
        same = [piece for piece in box if piece.what == what and wanted.what in ("all", what)]
        if same:
            sheets.append(arrange(same, wanted.paper, wanted.bleed, wanted.marks))
    for some in sheets:
        job.parts["sheets"] += sheet_parts(job, wanted, some)
    if wanted.what == "all":
        job.parts["cover"] = cover(job, wanted, sheets)
        job.parts["contents"] = contents(wanted, box)
    if wanted.what in ("all", "pads"):
        job.parts["aids"] = _alone(wanted, aids(wanted))
        job.parts["pads"] = _alone(wanted, pads(wanted))
    if wanted.what in ("all", "rules"):
        job.parts["rules"] = booklet(job, wanted)
    if wanted.what not in ("all", "pads", "rules") and not sheets:
        raise SetupError("print-nothing", game=wanted.title, what=Message(f"print-what-{wanted.what}"))
    return typeset(job)


def _alone(wanted: Order, handouts: list[list[Part]]) -> list[list[Part]]:
    """What is cut apart must not have something else on its back: an empty page after each."""
    return handouts if wanted.duplex == "none" else [page for some in handouts for page in (some, [])]


def position(
    record: Path, move: int | None = None, ending: str = ".pdf", paper: str = "a4", language: str = words.ENGLISH
) -> bytes | str:
    """A position of a record as everybody may see it, after all moves or after the first ones.

    As an SVG document, or as PDF on one page, upright or across.
    """
    checked_paper(paper)
    checked_language(language)
    match = records.replay(records.load(record), move)
    title = tables.game_kind(match.rules.setup.game).title
    return board(title, match.rules.scene(), match.perspective(NONE).view(), ending, paper, language)


def board(game: str, scene: art.Scene, view: art.View, ending: str, paper: str, language: str) -> bytes | str:
    """A table as one seat sees it, as an SVG document or as PDF. `game` is its title."""

    def speak(message: Message) -> str:
        return words.text(message, language)

    drawing = ink.plain(art.draw(scene, view, speak))
    if ending == ".svg":
        return drawing + "\n"
    title = speak(Message("print-position"))
    job = Job(f"{game}: {title}", language, checked_paper(paper))
    wide, high = ink.size(drawing)
    job.parts["position"] = {"picture": job.picture(drawing), "flipped": wide > high, "alt": job.parts["title"]}
    return typeset(job)


def pages(pdf: bytes) -> int:
    """How many pages a PDF of ours has: Typst writes each as an object of its own, not compressed."""
    return pdf.count(b"/Type/Page/")


def check_out(path: Path) -> str:
    """The ending of a file that can be written. An older PDF or SVG may be replaced, nothing else."""
    ending = path.suffix.lower()
    if ending not in SIGNS:
        raise SetupError("print-ending", file=path)
    if ending == ".pdf":
        check_installed()
    target = files.target_of(files.named(path))
    if records.kept(target) and not files.read(path, len(SIGNS[ending])).startswith(SIGNS[ending]):
        raise RecordError("print-other-file", file=path)
    files.ask_for(path)
    return ending


def save(path: Path, made: bytes | str) -> None:
    files.write(path, made)
