"""Giving up: a seat resigns, somebody leaves before the game begins, a host deletes a table."""

from fastapi import APIRouter, Response

from hortus.core.errors import IllegalAction
from hortus.server.bots.pool import STAND_IN
from hortus.server.http.authentication import COUNTED, Denied, Hosting, Running, Sitting, Visit
from hortus.server.http.schemas import Anything, OneSeat
from hortus.server.tables import entries as log

router = APIRouter(prefix="/api/tables", tags=["leaving"])


@router.post("/{table}/resign", dependencies=COUNTED)
async def resign(visit: Sitting, order: OneSeat) -> Anything:
    """Give a seat up for good.

    The game ends if no person, or only one seat, is left that has not given up. Otherwise a bot plays on for the
    seat, so that the others can finish their game.
    """
    visit.own(order.seat)
    await visit.room.change(lambda: _resigned(visit, order.seat))
    return {"state": visit.room.table.state}


def _resigned(visit: Visit, seat: int) -> log.Body | None:
    table = visit.room.table
    _check(visit, seat)
    if table.state != "playing":
        raise IllegalAction("server-resign-playing")
    seating = table.seating
    if seating.seats[seat].resigned:
        return None
    left = [one for one in seating.competing() if one != seat]
    people = [one for one in seating.people() if one != seat]
    return log.Resigned(seat=seat, bot=STAND_IN, ends=len(left) < 2 or not people)


@router.post("/{table}/leave", dependencies=COUNTED)
async def leave(visit: Sitting, order: OneSeat) -> Anything:
    """Leave a table before the game begins: the seat is open again, for whoever gets a new link from the host."""
    visit.own(order.seat)
    await visit.room.change(lambda: _left(visit, order.seat))
    return {"state": visit.room.table.state}


def _left(visit: Visit, seat: int) -> log.Body:
    _check(visit, seat)
    if visit.room.table.state != "open":
        raise IllegalAction("server-leave-open")
    return log.Left(seat=seat)


@router.delete("/{table}", dependencies=COUNTED, status_code=204)
async def delete(visit: Hosting, service: Running) -> Response:
    """Delete a table and its log for good. Only its host can, and only where nobody else sits."""
    room = visit.room

    def may() -> None:
        if not room.rights(visit.caller).host:
            raise Denied(403, "server-only-host")
        mine = room.rights(visit.caller).seats
        if any(seat.person and number not in mine for number, seat in enumerate(room.table.seating.seats)):
            raise IllegalAction("server-delete-others")

    await room.erase(may)
    service.rooms.rooms.pop(room.table.id, None)
    return Response(status_code=204)


def _check(visit: Visit, seat: int) -> None:
    """Checked under the lock: the seat may have been taken away meanwhile."""
    if seat not in visit.room.rights(visit.caller).seats:
        raise Denied(403, "server-not-your-seat")
