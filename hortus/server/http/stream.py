"""A room as a stream of lines, for programs that do not use WebSocket."""

import asyncio
from collections.abc import AsyncIterator

from hortus.core.message import Message
from hortus.server.protocol import messages
from hortus.server.protocol.listener import Listener
from hortus.server.service import Service
from hortus.server.tables.links import Caller
from hortus.server.tables.room import Room

QUIET = 15.0
"""Seconds without a message after which a pong is sent, so that a lost connection is noticed."""


async def lines(
    service: Service, room: Room, caller: Caller, since: dict[int, int], address: str
) -> AsyncIterator[bytes]:
    if not service.limits.take([*service.limits.person(caller, address), service.limits.place(address)]):
        yield messages.write(messages.refused("slow", Message("server-too-many-requests"))) + b"\n"
        return
    if not service.limits.enter(address):
        yield messages.write(messages.refused("slow", Message("server-too-many-connections"))) + b"\n"
        return
    listener = Listener(caller, service.settings.outgoing)
    service.metrics.sockets.inc()
    try:
        await room.join(listener, since)
        while True:
            try:
                async with asyncio.timeout(QUIET):
                    message = await listener.next()
            except TimeoutError:
                message = messages.write(messages.Pong())
            if message is None:
                service.metrics.cut.labels(listener.closed).inc()
                ended = messages.refused(listener.closed, Message("server-connection-closed"))
                yield messages.write(ended) + b"\n"
                return
            yield message + b"\n"
    finally:
        room.leave(listener)
        service.limits.leave(address)
        service.metrics.sockets.dec()
