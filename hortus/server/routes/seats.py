"""Seats change hands: a person leaves, a bot stands in, the person comes back."""

from typing import Annotated

from fastapi import APIRouter, Path

from hortus.core.errors import SetupError
from hortus.server import entries as log
from hortus.server import making
from hortus.server.doors import COUNTED, Denied, Inside, Visit
from hortus.server.shapes import Anything, SeatChange

router = APIRouter(prefix="/api/tables", tags=["seats"])


@router.post("/{table}/seats/{seat}", dependencies=COUNTED)
async def change_seat(visit: Inside, seat: Annotated[int, Path(ge=0, le=15)], order: SeatChange) -> Anything:
    """Change who plays a seat. Its holder may do so, and the host; only its holder can sit down as a person."""
    room = visit.room
    if seat >= len(room.table.seating.seats):
        raise SetupError(f"There is no seat {seat} at this table.")
    if seat not in visit.standing.seats and not visit.standing.host:
        raise Denied(403, "This seat is not yours.")
    if order.kind == "person" and seat not in visit.standing.seats:
        raise Denied(403, "A person takes a seat by its link.")
    if order.kind == "bot":
        making.check_bot(order.bot)
    await room.change(lambda: _line(visit, seat, order))
    await making.begin_if_ready(room)
    return room.table.seating.seats[seat].shown(seat)


def _line(visit: Visit, seat: int, order: SeatChange) -> log.Body | None:
    table = visit.room.table
    if table.state not in ("open", "playing"):
        return None
    now = table.seating.seats[seat]
    kind = order.kind or now.kind
    bot = (order.bot if order.kind else now.bot) if kind == "bot" else ""
    # A person who lets a bot play is away, not gone: the seat stays theirs.
    away = kind == "bot" and (now.kind == "person" or now.away)
    name = making.plain(order.name) or (making.bot_name(bot) if kind == "bot" and not away else now.name)
    return log.Seated(seat=seat, kind=kind, bot=bot, name=name, away=away)
