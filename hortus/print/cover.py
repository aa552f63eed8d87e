"""The cover: what to print on what, how many sheets, how to cut, and what is in the box."""

from collections import Counter

from hortus import words
from hortus.art.svg import vignettes
from hortus.core.message import Message
from hortus.print.job import Job, Part
from hortus.print.layout import Sheet
from hortus.print.order import Order
from hortus.print.piece import Piece, kind_name
from hortus.print.sheets import document

PAPERS = {"tiles": "print-on-board", "boards": "print-on-card", "cards": "print-on-card"}
TIMES = "\N{MULTIPLICATION SIGN}"
FIRST = 3
"""The cover and the list are one sheet; the pieces start on the third page."""


def cover(job: Job, order: Order, sheets: list[list[Sheet]]) -> Part:
    picture = document((0, 0, vignettes.WIDE, vignettes.HIGH), vignettes.VIGNETTES[order.game])
    return {
        "picture": job.picture(picture),
        "game": order.title,
        "line": order.say("print-cover-line", edition=order.rules.setup.edition, seats=order.seats),
        "print": {
            "title": order.say("print-cover-print"),
            "heads": [order.say("print-cover-pages"), order.say("print-cover-what"), order.say("print-cover-on")],
            "rows": _rows(order, sheets),
        },
        "cut": {"title": order.say("print-cover-cut"), "steps": _steps(order, sheets)},
        "ruler": order.say("print-cover-ruler"),
    }


def _rows(order: Order, sheets: list[list[Sheet]]) -> list[list[str]]:
    """For each run of pages: which, what, and on what paper."""
    rows: list[list[str]] = []
    page = FIRST
    sides = 1 if order.duplex == "none" else 2
    for same in sheets:
        last = page + sides * len(same) - 1
        what = order.say(f"print-what-{same[0].what}")
        many = order.say("print-cover-sheets", what=what, sheets=len(same))
        rows.append([_pages(page, last), many, order.say(PAPERS[same[0].what])])
        page = last + 1
    rest = order.say("print-cover-rest", page=page)
    rows.append([rest, order.say("print-cover-paper-parts"), order.say("print-on-paper")])
    return rows


def _pages(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}\N{EN DASH}{last}"


def _steps(order: Order, sheets: list[list[Sheet]]) -> list[str]:
    keys = ["print-step-scale", f"print-step-duplex-{order.duplex}"]
    keys.append("print-step-marks" if order.marks else "print-step-lines")
    if order.marks and order.duplex != "none":
        keys.append("print-step-register")
    if order.bleed:
        keys.append("print-step-bleed")
    if any(lying.piece.folds for same in sheets for sheet in same for lying in sheet.lying):
        keys.append("print-step-fold")
    return [order.say(key) for key in keys]


def contents(order: Order, pieces: list[Piece]) -> Part:
    """How many there are of each kind, and how large they are."""
    counts = Counter((piece.kind, round(piece.width, 1), round(piece.height, 1)) for piece in pieces)
    rows = [
        [f"{count} {TIMES}", words.text(kind_name(kind), order.language), f"{wide:g} {TIMES} {high:g} mm"]
        for (kind, wide, high), count in counts.items()
    ]
    return {
        "title": order.say("print-contents"),
        "heads": ["", order.say("print-contents-piece"), order.say("print-contents-size")],
        "rows": rows,
        "notes": [words.text(Message(f"print-note-{order.game}"), order.language)],
        "makers": order.say("print-makers", game=order.title),
    }
