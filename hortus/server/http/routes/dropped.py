"""A record from a file becomes a finished table of whoever sends it: it can be replayed, reviewed and played on."""

from fastapi import APIRouter, Request, Response

from hortus.server.http.authentication import FREE, Running, address, device_of, holder_for, may_make
from hortus.server.http.schemas import Dropped, Opened
from hortus.server.tables import creation

router = APIRouter(prefix="/api/records", tags=["records"])


@router.post("", dependencies=FREE)
async def open_record(service: Running, order: Dropped, request: Request, response: Response) -> Opened:
    """Check a record, and make a table of it. Nothing is kept of one that is not true or not finished."""
    may_make(request)
    await service.records.check(order.record, address(request))
    holder = await holder_for(request, response)
    room, secrets = await creation.open_record(service, order.record, holder, device_of(request))
    return Opened(id=room.table.id, links=secrets)
