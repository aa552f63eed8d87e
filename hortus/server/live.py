"""The live socket of a table."""

import asyncio
import contextlib
import re

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from hortus.core.errors import WireError
from hortus.server import guard, speaking, wire
from hortus.server.doors import Denied, Visit, address, caller_of, house_of, visit
from hortus.server.house import House
from hortus.server.listener import Listener

NOT_TEXT, BROKEN, POLICY, GOING_AWAY, TRY_LATER = 1003, 1007, 1008, 1001, 1013
CLOSES = {"slow": TRY_LATER, "rights": POLICY, "closing": GOING_AWAY}
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
    listener = Listener(inside.caller, house.settings.outgoing)
    await inside.room.join(listener, _seen(socket))
    sending = asyncio.create_task(_send(house, socket, listener))
    receiving = asyncio.current_task()
    assert receiving is not None
    # A line that is stuck stays stuck: neither task would ever notice by itself.
    listener.cutter = receiving.cancel
    try:
        await _receive(house, socket, inside, listener)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if listener.closed != "slow":
            raise
    finally:
        if listener.closed == "slow":
            house.metrics.cut.labels("slow").inc()
            receiving.uncancel()
        listener.cutter = None
        inside.room.leave(listener)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sending
        if listener.closed == "slow":
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(_close(socket, TRY_LATER), 1.0)


def _seen(socket: WebSocket) -> dict[int, int]:
    """`?v=0:17,1:16`: a returning client names the version of each perspective it last saw."""
    named = socket.query_params.get("v", "")[:400]
    return {int(seat): int(version) for seat, version in re.findall(r"(-?[0-9]{1,2}):([0-9]{1,15})", named)}


async def _send(house: House, socket: WebSocket, listener: Listener) -> None:
    while True:
        message = await listener.next()
        if message is None and listener.closed == "slow":
            return
        if message is None:
            house.metrics.cut.labels(listener.closed).inc()
            await _close(socket, CLOSES[listener.closed])
            return
        await socket.send_text(message.decode())


async def _receive(house: House, socket: WebSocket, inside: Visit, listener: Listener) -> None:
    bucket = house.limits.bucket()
    strikes = 0
    while not listener.closed:
        message = await socket.receive()
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
        for heard in await speaking.answer(house, inside.room, inside.caller, said):
            listener.push(wire.write(heard))


async def _close(socket: WebSocket, code: int) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code)
