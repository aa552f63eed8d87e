"""Taking back past other players' decisions, with their consent, and playing on from there at a new table."""

import msgspec
from fastapi import APIRouter, Query, Request, Response

from hortus.core.errors import IllegalAction
from hortus.server.http.authentication import Denied, Running, Sitting, Visit, device_of, holder_for, may_ask, may_make
from hortus.server.http.schemas import Answer, Anything, Branch, Gesture, Offered, Opened, SeatOrder
from hortus.server.tables import creation, links, takeback
from hortus.server.tables import entries as log
from hortus.server.tables.room import SERVER_ID

router = APIRouter(prefix="/api/tables", tags=["takebacks"])
COST = 5.0
"""The server plays the match again to find out what was seen since, so this counts as so many messages."""


@router.get("/{table}/takeback")
async def offer(visit: Sitting, request: Request, seat: int = Query(ge=0, le=15)) -> Offered:
    """What this seat can do about its last decision."""
    may_ask(request, COST)
    visit.own(seat)
    try:
        async with visit.room.reading() as table:
            found = takeback.offer(table, seat)
            shut = found.way == "branch" and not _may_branch(visit)
    except IllegalAction:
        return Offered(way="never", of=[])
    return Offered(way="never" if shut else found.way, of=found.of)  # type: ignore[arg-type]


@router.post("/{table}/takeback")
async def ask(visit: Sitting, order: Gesture, request: Request) -> Anything:
    """Take this seat's last decision back, or ask the others to agree. The same `id` asks only once."""
    may_ask(request, COST)
    visit.own(order.seat)
    room = visit.room

    def line() -> log.Body:
        _check(visit, order.seat)
        if not room.table.history.current(order.seat, order.v):
            raise IllegalAction("server-stale")
        return takeback.asking(room.table, order.seat)

    await room.change(line, f"{SERVER_ID}takeback {order.id}", order.seat)
    return {"takeback": room.table.takebacks.shown()}


@router.post("/{table}/takeback/answer")
async def answer(visit: Sitting, order: Answer, request: Request) -> Anything:
    """Agree to a takeback or not; the seat that asked can withdraw its question."""
    may_ask(request)
    visit.own(order.seat)

    def line() -> log.Body:
        _check(visit, order.seat)
        return takeback.answering(visit.room.table, order.seat, order.agrees)

    await visit.room.change(line)
    return {"takeback": visit.room.table.takebacks.shown()}


@router.post("/{table}/branch")
async def branch(visit: Sitting, service: Running, order: Branch, request: Request, response: Response) -> Opened:
    """A new table for the caller and the same bots, from before this seat's last decision, with a new deal.

    Only where no other person plays: they would have to come along. The caller is host of the new table, where it could
    look into every seat, so at a table that hides something it must be host of this one too.
    """
    may_make(request)
    may_ask(request, COST)
    visit.own(order.seat)
    async with visit.room.reading() as table:
        found = takeback.offer(table, order.seat)
        if found.of:
            raise IllegalAction("server-branch-people")
        if not _may_branch(visit):
            raise IllegalAction("server-branch-hidden")
        given = table.playing().moves[: found.keep]
    made = msgspec.structs.replace(table.made, secret=links.secret(), given=given, parent=table.id, deal={})
    seats = [
        SeatOrder(kind="me", name=one.name, nonce=order.nonce)
        if number == order.seat
        else SeatOrder(kind="bot", bot=one.bot, name=one.name)
        for number, one in enumerate(table.seating.seats)
    ]
    holder = await holder_for(request, response)
    room, secrets = await creation.open_table(service, made, seats, holder, device_of(request))
    return Opened(id=room.table.id, links=secrets)


def _may_branch(visit: Visit) -> bool:
    return visit.rights.host or not visit.room.table.rules.hides


def _check(visit: Visit, seat: int) -> None:
    """Checked under the lock: the seat may have been taken away meanwhile."""
    if seat not in visit.room.rights(visit.caller).seats:
        raise Denied(403, "server-not-your-seat")
