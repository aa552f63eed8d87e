"""The live socket of a table."""

import asyncio
import contextlib
import re

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hortus.core.errors import WireError
from hortus.server import guard, speaking, wire
from hortus.server.doors import Denied, Visit, address, caller_of, house_of, visit
from hortus.server.house import House
from hortus.server.line import EXTENSION, Line
from hortus.server.listener import Listener

NOT_TEXT, BROKEN, POLICY, GOING_AWAY, TRY_LATER = 1003, 1007, 1008, 1001, 1013
CLOSES = {"slow": TRY_LATER, "rights": POLICY, "closing": GOING_AWAY}
PATIENCE = 1.0
"""Seconds in which a line that is stuck may still take its goodbye."""
STRIKES = 10
"""Messages that are not understood before the socket is closed."""


async def live(socket: WebSocket) -> None:
    """Accepted only from our own pages, for a table this caller may see, within this address's share."""
    house = house_of(socket)
    place = address(socket)
    if not guard.same_origin(socket.headers, house.settings.origins):
        await socket.close(POLICY)
        return
    try:
        inside = await visit(house, str(socket.path_params["table"]), caller_of(socket))
    except Denied:
        await socket.close(POLICY)
        return
    if house.closing or not house.limits.enter(place):
        await socket.close(POLICY)
        return
    house.metrics.sockets.inc()
    try:
        await socket.accept()
        await _serve(house, socket, inside)
    finally:
        house.limits.leave(place)
        house.metrics.sockets.dec()


async def _serve(house: House, socket: WebSocket, inside: Visit) -> None:
    line: Line = socket.scope["extensions"].pop(EXTENSION)["line"]
    listener = Listener(inside.caller, house.settings.outgoing, line)
    await inside.room.join(listener, _seen(socket))
    receiving = asyncio.current_task()
    assert receiving is not None
    # A line that is stuck stays stuck: who waits for the other side would never notice by itself.
    listener.cutter = receiving.cancel
    try:
        await _receive(house, socket, inside, listener)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not listener.closed:
            raise
        receiving.uncancel()
    finally:
        listener.cutter = line.drained = None
        inside.room.leave(listener)
    if listener.closed:
        house.metrics.cut.labels(listener.closed).inc()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(_close(socket, CLOSES[listener.closed]), PATIENCE)


def _seen(socket: WebSocket) -> dict[int, int]:
    """`?v=0:17,1:16`: a returning client names the version of each perspective it last saw."""
    named = socket.query_params.get("v", "")[:400]
    return {int(seat): int(version) for seat, version in re.findall(r"(-?[0-9]{1,2}):([0-9]{1,15})", named)}


async def _receive(house: House, socket: WebSocket, inside: Visit, listener: Listener) -> None:
    bucket = house.limits.bucket()
    strikes = 0
    while not listener.closed:
        listener.busy = False
        message = await socket.receive()
        listener.busy = True
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None:
            return await _close(socket, NOT_TEXT)
        if len(text) > house.settings.frame_bytes:
            return await _close(socket, POLICY)
        try:
            said = wire.read(text)
        except WireError as fault:
            strikes += 1
            listener.push(wire.write(wire.Refused(why="broken", reason=str(fault))))
            if strikes >= STRIKES:
                return await _close(socket, POLICY)
            continue
        if not bucket.take(speaking.HINT_COST if isinstance(said, wire.Hint) else 1.0):
            return await _close(socket, POLICY)
        # A decision is told and answered in the same instant, and every write is a system call.
        listener.answering = isinstance(said, wire.Choose)
        for heard in await speaking.answer(house, inside.room, inside.caller, said):
            listener.push(wire.write(heard))
        listener.answering = False
        listener.drain()


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
