"""The live socket of a table."""

import asyncio
import re

from starlette.websockets import WebSocket, WebSocketDisconnect

from hortus.core.errors import WireError
from hortus.server.http import middleware
from hortus.server.http.authentication import Denied, Visit, address, caller_of, service_of, visit
from hortus.server.http.limits import Share
from hortus.server.protocol import dispatch, messages
from hortus.server.protocol.line import EXTENSION, POLICY, Line
from hortus.server.protocol.listener import Listener
from hortus.server.service import Service

NOT_TEXT, GOING_AWAY, TRY_LATER = 1003, 1001, 1013
CLOSES = {"slow": TRY_LATER, "rights": POLICY, "closing": GOING_AWAY}
LOOKS = (messages.Ping, messages.Resume)
BUSY = "Too much is asked of this table; wait a little."
Shares = tuple[Share, Share]
"""Of the person and of the address block: what every frame is counted for."""
STRIKES = 10
"""Messages that are not understood before the socket is closed."""


async def live(socket: WebSocket) -> None:
    """Accepted only from our own pages, for a table this caller may see, within this address's share."""
    service = service_of(socket)
    place = address(socket)
    if not middleware.same_origin(socket.headers, service.settings.origins):
        await socket.close(POLICY)
        return
    try:
        inside = await visit(service, str(socket.path_params["table"]), caller_of(socket))
    except Denied:
        await socket.close(POLICY)
        return
    limits = service.limits
    shares = (limits.person(inside.caller, place), limits.place(place))
    # Coming back costs as much as saying something.
    if service.closing or not limits.take(shares) or not limits.enter(place):
        await socket.close(POLICY)
        return
    if inside.standing.insider:
        inside.room.share = place
    service.metrics.sockets.inc()
    try:
        line: Line = socket.scope["extensions"].pop(EXTENSION)["line"]
        line.spend = lambda frames: limits.take(shares, frames)
        await socket.accept()
        await _serve(service, socket, line, inside, shares)
    finally:
        service.limits.leave(place)
        service.metrics.sockets.dec()


async def _serve(service: Service, socket: WebSocket, line: Line, inside: Visit, shares: Shares) -> None:
    listener = Listener(inside.caller, service.settings.outgoing, line)
    await inside.room.join(listener, _seen(socket))
    receiving = asyncio.current_task()
    assert receiving is not None
    # A line that is stuck stays stuck: who waits for the other side would never notice by itself.
    listener.cutter = receiving.cancel
    try:
        await _receive(service, socket, line, inside, listener, shares)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not listener.closed:
            raise
        receiving.uncancel()
    finally:
        listener.cutter = line.drained = line.stalled = None
        inside.room.leave(listener)
    if listener.closed:
        line.finish(CLOSES[listener.closed])
    if listener.closed or line.excess:
        service.metrics.cut.labels(listener.closed or "excess").inc()


def _seen(socket: WebSocket) -> dict[int, int]:
    """`?v=0:17,1:16`: a returning client names the version of each perspective it last saw."""
    named = socket.query_params.get("v", "")[:400]
    return {int(seat): int(version) for seat, version in re.findall(r"(-?[0-9]{1,2}):([0-9]{1,15})", named)}


async def _receive(
    service: Service, socket: WebSocket, line: Line, inside: Visit, listener: Listener, shares: Shares
) -> None:
    limits = service.limits
    table = (limits.table(inside.room.table.id),)
    strikes = 0
    while not listener.closed:
        listener.busy = False
        message = await socket.receive()
        listener.busy = True
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None:
            return line.finish(NOT_TEXT)
        try:
            said = messages.read(text)
        except WireError as fault:
            strikes += 1
            listener.push(messages.write(messages.Refused(why="broken", reason=str(fault))))
            if strikes >= STRIKES:
                return line.finish(POLICY)
            continue
        if isinstance(said, messages.Hint) and not limits.take(shares, _cost(said) - 1.0):
            return line.finish(POLICY)
        # What the table has to deal with counts for the table, too; onlookers cannot use that up.
        speaks = not isinstance(said, LOOKS) and listener.standing.insider
        if speaks and not limits.take(table, _cost(said)):
            listener.push(messages.write(messages.Refused(why="slow", reason=BUSY, id=getattr(said, "id", ""))))
            continue
        # A decision is told and answered in the same instant, and every write is a system call.
        listener.answering = isinstance(said, messages.Choose)
        for heard in await dispatch.answer(service, inside.room, inside.caller, said):
            listener.push(messages.write(heard))
        listener.answering = False
        listener.drain()


def _cost(said: messages.Said) -> float:
    return dispatch.HINT_COST if isinstance(said, messages.Hint) else 1.0
