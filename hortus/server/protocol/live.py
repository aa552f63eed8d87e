"""The live socket of a table: accepts it, reads messages, sends the answers."""

import asyncio
import re

from starlette.websockets import WebSocket, WebSocketDisconnect

from hortus.core.errors import WireError
from hortus.core.message import Message
from hortus.server.http import middleware
from hortus.server.http.authentication import Denied, Visit, address, caller_of, service_of, visit
from hortus.server.http.limits import Budget
from hortus.server.protocol import dispatch, messages
from hortus.server.protocol.line import EXTENSION, POLICY, Line
from hortus.server.protocol.listener import Listener
from hortus.server.service import Service

NOT_TEXT, GOING_AWAY, TRY_LATER = 1003, 1001, 1013
CLOSES = {"slow": TRY_LATER, "rights": POLICY, "closing": GOING_AWAY}
LOOKS = (messages.Ping, messages.Resume)
BUSY = Message("server-too-many-messages")
Budgets = list[Budget]
"""Of the person and of the address block: every frame is charged to both, and what a message costs beyond that."""
STRIKES = 10
"""Malformed messages after which the socket is closed."""


async def live(socket: WebSocket) -> None:
    """Accept a socket only from our own pages, for a table this caller may see, within the limits of its address."""
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
    budgets = [*limits.person(inside.caller, place), limits.place(place)]
    # Connecting costs as much as a message, so that reconnecting does not avoid the limits.
    if service.closing or not limits.take(budgets) or not limits.enter(place):
        await socket.close(POLICY)
        return
    if inside.rights.insider:
        inside.room.block = place
    service.metrics.sockets.inc()
    try:
        line: Line = socket.scope["extensions"].pop(EXTENSION)["line"]
        line.spend = lambda frames: limits.take(budgets, frames)
        await socket.accept()
        await _serve(service, socket, line, inside, budgets)
    finally:
        service.limits.leave(place)
        service.metrics.sockets.dec()


async def _serve(service: Service, socket: WebSocket, line: Line, inside: Visit, budgets: Budgets) -> None:
    listener = Listener(inside.caller, service.settings.outgoing, line)
    await inside.room.join(listener, _seen(socket))
    hints = Hints(service, inside, listener)
    receiving = asyncio.current_task()
    assert receiving is not None
    # `_receive` waits for the client and would not notice that its listener was cut off.
    listener.cutter = receiving.cancel
    try:
        await _receive(service, socket, line, inside, listener, budgets, hints)
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not listener.closed:
            raise
        receiving.uncancel()
    finally:
        hints.stop()
        listener.cutter = line.drained = line.stalled = None
        inside.room.leave(listener)
    if listener.closed:
        line.finish(CLOSES[listener.closed])
    if listener.closed or line.excess:
        service.metrics.cut.labels(listener.closed or "excess").inc()


def _seen(socket: WebSocket) -> dict[int, int]:
    """The versions a returning client last saw, as in `?v=0:17,1:16` (seat:version)."""
    named = socket.query_params.get("v", "")[:400]
    return {int(seat): int(version) for seat, version in re.findall(r"(-?[0-9]{1,2}):([0-9]{1,15})", named)}


async def _receive(
    service: Service,
    socket: WebSocket,
    line: Line,
    inside: Visit,
    listener: Listener,
    budgets: Budgets,
    hints: "Hints",
) -> None:
    limits = service.limits
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
            listener.push(messages.write(messages.refused("broken", fault.message)))
            if strikes >= STRIKES:
                return line.finish(POLICY)
            continue
        cost = _cost(said)
        if cost > 1.0 and not limits.take(budgets, cost - 1.0):
            return line.finish(POLICY)
        # Messages of those who sit or host also count for their seat at the table.
        speaks = not isinstance(said, LOOKS) and listener.rights.insider
        if speaks and not limits.take((limits.table(inside.room.table.id, listener.rights),), cost):
            listener.push(messages.write(messages.refused("slow", BUSY, getattr(said, "id", ""))))
            continue
        if isinstance(said, messages.Hint) and said.effort:
            hints.ask(said)
            continue
        # The broadcast of a decision and its answer go out in one write, which is a system call.
        listener.answering = isinstance(said, messages.Choose)
        for heard in await dispatch.answer(service, inside.room, inside.caller, said):
            listener.push(messages.write(heard))
        listener.answering = False
        listener.drain()


class Hints:
    """Hints that take seconds: meanwhile the socket goes on. A new one takes the place of one that is not there yet."""

    def __init__(self, service: Service, inside: Visit, listener: Listener) -> None:
        self.service = service
        self.inside = inside
        self.listener = listener
        self.asked: asyncio.Task[None] | None = None

    def ask(self, said: messages.Hint) -> None:
        self.stop()
        self.asked = asyncio.create_task(self.service.careful(self._answer(said)))

    def stop(self) -> None:
        if self.asked is not None:
            self.asked.cancel()

    async def _answer(self, said: messages.Hint) -> None:
        for heard in await dispatch.answer(self.service, self.inside.room, self.inside.caller, said):
            self.listener.push(messages.write(heard))
        self.listener.drain()


def _cost(said: messages.Said) -> float:
    match said:
        case messages.Hint():
            return dispatch.hint_cost(said.effort)
        case messages.Resume():
            return dispatch.RESUME_COST
        case _:
            return 1.0
