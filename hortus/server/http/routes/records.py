"""Finished games: the record, the replay, and playing on from any position."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from hortus.core.errors import IllegalAction
from hortus.server.http.authentication import LONG, Running, Watching, device_of, holder_for, may_ask, may_make
from hortus.server.http.schemas import Anything, Opened, PlayOn, ReplayLook, SeatOrder
from hortus.server.protocol import replay
from hortus.server.tables import creation, links

router = APIRouter(prefix="/api/tables", tags=["records"])


@router.get("/{table}/record", response_model=Anything)
async def record(visit: Watching) -> Response:
    """The record of a finished game, with the secret of its deal: `hortus verify` proves it."""
    async with visit.room.reading() as table:
        written = replay.record(table).as_dict()
    name = f"{table.made.game}-{table.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(msgspec.json.encode(written), media_type="application/json", headers=headers)


@router.get("/{table}/replay", dependencies=LONG)
async def outline(visit: Watching) -> Anything:
    """All decisions of a finished game in notation, each with the scores after it."""
    async with visit.room.reading() as table:
        replay.finished(table)
    return await replay.outline(table)


@router.get("/{table}/replay/{decision}", dependencies=LONG)
async def frame(visit: Watching, decision: int, seat: Annotated[int, Query(ge=-1, le=15)] = -1) -> Anything:
    """The table after this many decisions, as a seat (-1: a spectator) saw it then."""
    async with visit.room.reading() as table:
        return replay.frame(table, decision, seat)


@router.post("/{table}/replay/{decision}/preview", response_model=Anything)
async def foresee(visit: Watching, decision: int, order: ReplayLook, request: Request) -> Response:
    """What was sure to follow from an action at this decision of a finished game, or why it was not possible."""
    may_ask(request)
    async with visit.room.reading() as table:
        seen = replay.foreseen(table, decision, order.seat, order.action)
    return Response(msgspec.json.encode(seen), media_type="application/json")


@router.post("/{table}/play-on")
async def play_on(visit: Watching, service: Running, order: PlayOn, request: Request, response: Response) -> Opened:
    """A new table that begins where this game was after this many decisions, with a new deal.

    The caller is its host; others need a link from them. Nonces come with the order of the seats.
    """
    may_make(request)
    async with visit.room.reading() as table:
        given = replay.prefix(replay.finished(table), order.decision)
    seats = order.seats or [SeatOrder(kind="me") for _ in range(table.made.seats)]
    if len(seats) != table.made.seats:
        raise IllegalAction("server-play-on-seats", seats=table.made.seats, given=len(seats))
    made = msgspec.structs.replace(table.made, secret=links.secret(), given=given, parent=table.id, deal={})
    holder = await holder_for(request, response)
    room, secrets = await creation.open_table(service, made, seats, holder, device_of(request))
    return Opened(id=room.table.id, links=secrets)
