"""Playing over plain HTTP: the messages of the live socket as requests, and a stream to listen to."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from hortus.server.http import stream
from hortus.server.http.authentication import LONG, Inside, Running, Sitting, Visit, Watching, address, may_ask
from hortus.server.http.schemas import Anything, Ask, Gesture, Haste, Look, Move, Reaction, Speech
from hortus.server.protocol import dispatch, messages, payloads
from hortus.server.protocol import preview as previews
from hortus.server.service import Service

router = APIRouter(
    prefix="/api/tables",
    tags=["play"],
)
STATUS = {"stale": 409, "illegal": 400, "rights": 403, "slow": 429, "broken": 400, "closed": 503}
SeatQuery = Annotated[int | None, Query(ge=-1, le=15)]


async def _answer(service: Service, visit: Visit, said: messages.Said) -> Response:
    """The answer to a message, with what the client missed after a stale decision."""
    heard = await service.finish(dispatch.answer(service, visit.room, visit.caller, said))
    first = heard[0]
    status = STATUS[first.why] if isinstance(first, messages.Refused) else 200
    plain: dict[str, object] = msgspec.to_builtins(first)
    if len(heard) > 1:
        plain["missed"] = heard[-1]
    return Response(msgspec.json.encode(plain), status, media_type="application/json")


@router.post("/{table}/moves", response_model=Anything)
async def move(visit: Sitting, service: Running, order: Move, request: Request) -> Response:
    """Decide. The same `id` is never played twice: repeating it is answered as before."""
    may_ask(request)
    said = messages.Choose(seat=visit.own(order.seat), v=order.v, id=order.id, action=order.action)
    return await _answer(service, visit, said)


@router.post("/{table}/undo", response_model=Anything)
async def undo(visit: Sitting, service: Running, order: Gesture, request: Request) -> Response:
    """Take the seat's last decision back, where nothing new has been seen since."""
    may_ask(request)
    said = messages.Undo(seat=visit.own(order.seat), v=order.v, id=order.id)
    return await _answer(service, visit, said)


@router.post("/{table}/confirm", response_model=Anything)
async def confirm(visit: Sitting, service: Running, order: Gesture, request: Request) -> Response:
    """End the turn, at a table whose setting asks for a confirmation."""
    may_ask(request)
    said = messages.Confirm(seat=visit.own(order.seat), v=order.v, id=order.id)
    return await _answer(service, visit, said)


@router.post("/{table}/preview", response_model=Anything)
async def preview(visit: Sitting, service: Running, order: Look, request: Request) -> Response:
    """What is sure to follow from an action."""
    may_ask(request)
    said = messages.Preview(seat=visit.own(order.seat), v=order.v, action=order.action)
    return await _answer(service, visit, said)


@router.post("/{table}/hint", response_model=Anything)
async def hint(visit: Sitting, service: Running, order: Ask, request: Request) -> Response:
    """What a bot would do in this seat, from what this seat can see."""
    may_ask(request, dispatch.hint_cost(order.effort))
    said = messages.Hint(seat=visit.own(order.seat), v=order.v, effort=order.effort)
    return await _answer(service, visit, said)


@router.post("/{table}/chat", response_model=Anything)
async def chat(visit: Inside, service: Running, order: Speech, request: Request) -> Response:
    """Say something to everybody at the table."""
    may_ask(request)
    said = messages.Chat(text=order.text, id=order.id, seat=order.seat)
    return await _answer(service, visit, said)


@router.post("/{table}/reactions", response_model=Anything)
async def react(visit: Sitting, service: Running, order: Reaction, request: Request) -> Response:
    """Show everybody at the table one of a few signs."""
    may_ask(request)
    said = messages.React(seat=visit.own(order.seat), id=order.id, sign=order.sign)
    return await _answer(service, visit, said)


@router.post("/{table}/hurry", response_model=Anything)
async def hurry(visit: Sitting, service: Running, order: Haste, request: Request) -> Response:
    """Let the bot of a seat decide now, by what looks best to it so far."""
    may_ask(request)
    return await _answer(service, visit, messages.Hurry(seat=order.seat))


@router.get("/{table}/since")
async def since_my_turn(visit: Watching, seat: SeatQuery = None) -> Anything:
    """What happened since this seat's last decision."""
    chair = visit.chair(seat)
    async with visit.room.reading() as table:
        return {"v": table.version(chair), "events": payloads.told(table, table.history.since_turn(chair), chair)}


@router.get("/{table}/log", dependencies=LONG)
async def whole_log(visit: Watching, seat: SeatQuery = None) -> Anything:
    """Everything this perspective has heard that is still remembered."""
    chair = visit.chair(seat)
    async with visit.room.reading() as table:
        return {"v": table.version(chair), "events": payloads.told(table, table.history.heard(chair), chair)}


@router.get("/{table}/scores")
async def scores(visit: Watching, seat: SeatQuery = None) -> Anything:
    """Every seat's score sheet, as far as this perspective can be sure of it."""
    chair = visit.chair(seat)
    async with visit.room.reading() as table:
        if table.match is None:
            return {"sheets": []}
        seats = range(table.made.seats)
        if table.match.over:
            true = [table.match.sheet(one) for one in seats]
            return {"sheets": [previews.lines(items) for items in true], "winners": list(table.match.winners())}
        perspective = table.match.perspective(chair)
        salt = payloads.salt(table, chair)
        return {"sheets": [previews.sheet(perspective, one, salt) for one in seats]}


@router.get("/{table}/stream", response_class=StreamingResponse)
async def listen(visit: Watching, service: Running, request: Request, v: Annotated[int | None, Query(ge=0)] = None,
                 seat: SeatQuery = None) -> StreamingResponse:  # fmt: skip
    """Everything as it happens, one JSON object a line; `v` resumes after that version of `seat`."""
    chair = visit.chair(seat)
    since = {} if v is None else {chair: v}
    lines = stream.lines(service, visit.room, visit.caller, since, address(request))
    return StreamingResponse(lines, media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})
