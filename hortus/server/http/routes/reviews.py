"""The review of a finished game. It begins when somebody asks for it, and is kept."""

import msgspec
from fastapi import APIRouter, Request, Response

from hortus.core.errors import IllegalAction
from hortus.core.message import restored
from hortus.server.http.authentication import Running, Watching, address, may_ask
from hortus.server.http.schemas import Anything, ReviewOrder
from hortus.server.protocol import replay
from hortus.server.reviews import pool

router = APIRouter(prefix="/api/tables", tags=["records"])


@router.post("/{table}/review", response_model=Anything)
async def review(visit: Watching, service: Running, order: ReviewOrder, request: Request) -> Response:
    """How far the review is, and what is known so far. The first call begins it; only finished games have one."""
    async with visit.room.reading() as table:
        record = replay.record(table)
        news = await service.reviews.known(table.id, order.effort)
        if news is None:
            may_ask(request, pool.COST)
            news = service.reviews.ask(table.id, order.effort, record.as_dict(), address(request))
        else:
            may_ask(request)
    if news.fault is not None:
        fault = restored(news.fault)
        raise IllegalAction(fault.key, **fault.values)
    shown = msgspec.Raw(news.review) if news.review else None
    answer = {"done": news.done, "total": news.total, "finished": news.finished, "review": shown}
    return Response(msgspec.json.encode(answer), media_type="application/json")
