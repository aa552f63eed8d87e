"""Finished games: their record, their replay, and playing on from any position of them."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from hortus.core.errors import IllegalAction
from hortus.server.http.authentication import Running, Watching, device_of, holder_for, may_make
from hortus.server.http.schemas import Anything, Opened, PlayOn, SeatOrder
from hortus.server.protocol import replay
from hortus.server.tables import creation, links

router = APIRouter(prefix="/api/tables", tags=["records"])


@router.get("/{table}/record", response_model=Anything)
async def record(visit: Watching) -> Response:
    """The record of a finished game, with the secret of its deal: `hortus verify` proves it."""
    async with visit.room.lock:
        written = replay.finished(visit.room.table).record().as_dict()
    name = f"{visit.room.table.made.game}-{visit.room.table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(msgspec.json.encode(written), media_type="application/json", headers=headers)


@router.get("/{table}/replay")
async def outline(visit: Watching) -> Anything:
    """Every decision of a finished game in short notation, and the course of the scores."""
    async with visit.room.lock:
        replay.finished(visit.room.table)
    return await replay.outline(visit.room.table)


@router.get("/{table}/replay/{decision}")
async def frame(visit: Watching, decision: int, seat: Annotated[int, Query(ge=-1, le=15)] = -1) -> Anything:
    """The table after so many decisions, as a seat (-1: a spectator) saw it then."""
    async with visit.room.lock:
        replay.finished(visit.room.table)
    return replay.frame(visit.room.table, decision, seat)


@router.post("/{table}/play-on")
async def play_on(visit: Watching, service: Running, order: PlayOn, request: Request, response: Response) -> Opened:
    """A new table that begins where this game stood after so many decisions, with a fresh deal.

    It is the caller's: nobody else has a seat there without a link from them. A nonce comes with each seat.
    """
    may_make(request)
    table = visit.room.table
    async with visit.room.lock:
        given = replay.prefix(replay.finished(table), order.decision)
    seats = order.seats or [SeatOrder(kind="me") for _ in range(table.made.seats)]
    if len(seats) != table.made.seats:
        raise IllegalAction(f"This game is played on with {table.made.seats} seats, not {len(seats)}.")
    made = msgspec.structs.replace(table.made, secret=links.secret(), given=given, parent=table.id)
    holder = await holder_for(request, response)
    room, secrets = await creation.open_table(service, made, seats, holder, device_of(request))
    return Opened(id=room.table.id, links=secrets)
