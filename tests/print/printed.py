"""Reads a printed game back from its PDF, knowing nothing of how it was made.

Every piece is a tagged figure with its name. The first thing drawn inside a
figure is the ground of the piece, up to the cut: its bounds are the piece's size.
"""

from ctypes import c_float
from functools import cache
from io import BytesIO
from time import monotonic
from typing import NamedTuple

import pypdf
import pypdfium2
import pypdfium2.raw as pdfium

from hortus import print as printing

MM = 25.4 / 72


class Found(NamedTuple):
    """A piece in the file, in millimetres from the upper left corner of its page."""

    name: str
    page: int
    x: float
    y: float
    width: float
    height: float


TOOK: dict[str, float] = {}
"""Seconds for each whole game that was made."""


@cache
def made(game: str, **wanted: object) -> bytes:
    start = monotonic()
    pdf = printing.game_pdf(printing.order(game, **wanted))
    if not wanted:
        TOOK[game] = monotonic() - start
    return pdf


@cache
def figures(pdf: bytes) -> list[Found]:
    """All tagged figures, backs as well."""
    reader = pypdf.PdfReader(BytesIO(pdf))
    pages = {page.indirect_reference.idnum: number for number, page in enumerate(reader.pages)}
    document = pypdfium2.PdfDocument(pdf)
    grounds = [_grounds(page) for page in document]
    found: list[Found] = []
    for figure in _figures(reader.trailer["/Root"]["/StructTreeRoot"]):
        page = pages[figure.raw_get("/Pg").idnum]
        left, bottom, right, top = grounds[page][int(figure["/K"][0])]
        height = document[page].get_height()
        sides = [side * MM for side in (left, height - top, right - left, top - bottom)]
        found.append(Found(str(figure["/Alt"]), page, *sides))
    return found


def _figures(element: pypdf.generic.DictionaryObject) -> list[pypdf.generic.DictionaryObject]:
    if element.get("/S") == "/Figure":
        return [element]
    kids = element.get("/K", [])
    kids = kids if isinstance(kids, list) else [kids]
    below = [kid.get_object() for kid in kids if hasattr(kid, "get_object")]
    return [figure for kid in below if isinstance(kid, dict) for figure in _figures(kid)]


def _grounds(page: pypdfium2.PdfPage) -> dict[int, tuple[float, float, float, float]]:
    """The bounds of the first thing that is drawn under each mark of the page."""
    first: dict[int, tuple[float, float, float, float]] = {}
    sides = [c_float() for _ in range(4)]
    for number in range(pdfium.FPDFPage_CountObjects(page)):
        thing = pdfium.FPDFPage_GetObject(page, number)
        mark = pdfium.FPDFPageObj_GetMarkedContentID(thing)
        if mark >= 0 and mark not in first:
            pdfium.FPDFPageObj_GetBounds(thing, *sides)
            first[mark] = (sides[0].value, sides[1].value, sides[2].value, sides[3].value)
    return first


def picture(pdf: bytes, page: int, dots: float):
    """A page as an image with this many dots for each millimetre."""
    return pypdfium2.PdfDocument(pdf)[page].render(scale=dots * MM).to_pil()
