"""Sheets of pieces: what goes past the cut, the piece itself, the cut, folds and crop marks."""

import svg

from hortus.art.svg.paper import markup
from hortus.core.message import Message
from hortus.print.ink import GROUND
from hortus.print.job import Job, Part
from hortus.print.layout import Sheet, behind, registration
from hortus.print.order import Order
from hortus.print.piece import Face, Piece, View

CUT = "#55524A"


def sheet_parts(job: Job, order: Order, sheets: list[Sheet]) -> list[Part]:
    """The pages of some sheets, each with its back behind it if there is duplex."""
    pages: list[Part] = []
    both = order.marks and order.duplex != "none"
    crosses: list[list[object]] = [[*line, False] for line in registration(order.paper)] if both else []
    for number, sheet in enumerate(sheets):
        head = _head(order, sheet, (number + 1, len(sheets)), "print-front")
        pages.append({"head": head, "items": _front(job, order, sheet), "lines": _lines(sheet) + crosses})
        if order.duplex != "none":
            behind_it = _head(order, sheet, (number + 1, len(sheets)), "print-back") if sheet.has_backs else None
            pages.append({"head": behind_it, "items": _back(job, order, sheet), "lines": crosses})
    return pages


def _head(order: Order, sheet: Sheet, number: tuple[int, int], side: str) -> str:
    what = Message(f"print-what-{sheet.what}")
    return order.say(
        "print-sheet-head", game=order.title, what=what, number=number[0], of=number[1], side=Message(side)
    )


def _front(job: Job, order: Order, sheet: Sheet) -> list[Part]:
    items: list[Part] = []
    for lying in sheet.lying:
        piece = lying.piece
        place = (lying.x, lying.y, False)
        items += _face(job, order, piece, piece.front, place, order.alt(piece))
        if not (order.marks and piece.straight):
            items.append(_item(job, _cut(piece), place, piece))
    return items


def _lines(sheet: Sheet) -> list[list[object]]:
    """Folds dashed, crop marks solid."""
    lines: list[list[object]] = []
    for piece, x, y in sheet.lying:
        for fold in piece.folds:
            lines.append([x, y + fold, x + piece.width, y + fold, True])
    return lines + [[*mark, False] for mark in sheet.marks]


def _back(job: Job, order: Order, sheet: Sheet) -> list[Part]:
    items: list[Part] = []
    for lying in sheet.lying:
        back = lying.piece.back
        if back:
            alt = order.say("print-back-of", piece=order.alt(lying.piece))
            place = behind(lying, order.paper, order.duplex)
            items += _face(job, order, lying.piece, back, place, alt, mirrored=True)
    return items


Place = tuple[float, float, bool]


def _face(
    job: Job, order: Order, piece: Piece, face: Face, place: Place, alt: str, mirrored: bool = False
) -> list[Part]:
    items: list[Part] = []
    if order.bleed:
        items.append(_item(job, _beyond(piece, face, order.bleed, mirrored), place, piece, order.bleed))
    items.append(_item(job, face_drawing(piece, face, mirrored), place, piece, alt=alt))
    return items


def _item(job: Job, drawing: str, place: Place, piece: Piece, more: float = 0.0, alt: str | None = None) -> Part:
    x, y, turned = place
    return {
        "picture": job.picture(drawing),
        "x": round(x - more, 4),
        "y": round(y - more, 4),
        "w": round(piece.width + 2 * more, 4),
        "h": round(piece.height + 2 * more, 4),
        "turn": turned,
        "alt": alt,
    }


def face_drawing(piece: Piece, face: Face, mirrored: bool = False) -> str:
    """One side of a piece up to the cut."""
    ground = _outline(piece, mirrored, fill=face.fill, extra={GROUND: "1"})
    return document(piece.view, [ground, *face.art])


def _beyond(piece: Piece, face: Face, bleed: float, mirrored: bool) -> str:
    """The ground, grown on all sides."""
    more = bleed / piece.scale
    left, top, width, height = piece.view
    ground = _outline(
        piece, mirrored, fill=face.fill, stroke=face.fill, stroke_width=round(2 * more, 3), extra={GROUND: "1"}
    )
    view = (left - more, top - more, width + 2 * more, height + 2 * more)
    return document(view, [ground, *face.beyond])


def _cut(piece: Piece) -> str:
    thin = round(0.18 / piece.scale, 3)
    return document(piece.view, [_outline(piece, False, fill="none", stroke=CUT, stroke_width=thin)])


def _outline(piece: Piece, mirrored: bool, **style: object) -> svg.Element:
    middle = 2 * piece.view[0] + piece.view[2]
    turn: list[svg.Transform] = [svg.Translate(middle, 0), svg.Scale(-1, 1)]
    return svg.Path(d=piece.outline, transform=turn if mirrored else None, **style)  # type: ignore[arg-type]


def document(view: View, elements: list[svg.Element]) -> str:
    """A drawing by itself."""
    left, top, width, height = (round(side, 3) for side in view)
    picture = svg.SVG(
        viewBox=svg.ViewBoxSpec(left, top, width, height),
        width=width,
        height=height,
        style="font-family: print",
        elements=elements,
    )
    return markup(picture)
