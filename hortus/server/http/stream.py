"""A room as a stream of lines, for programs that would rather not speak WebSocket."""

import asyncio
from collections.abc import AsyncIterator

from hortus.server.protocol import messages
from hortus.server.protocol.listener import Listener
from hortus.server.service import Service
from hortus.server.tables.links import Caller
from hortus.server.tables.room import Room

QUIET = 15.0
"""Seconds of silence after which a line is sent, so that a lost connection shows."""


async def lines(
    service: Service, room: Room, caller: Caller, since: dict[int, int], address: str
) -> AsyncIterator[bytes]:
    if not service.limits.take((service.limits.person(caller, address), service.limits.place(address))):
        yield messages.write(messages.Refused(why="slow", reason="Too many requests; wait a little.")) + b"\n"
        return
    if not service.limits.enter(address):
        yield messages.write(messages.Refused(why="slow", reason="Too many connections from here.")) + b"\n"
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
                yield messages.write(messages.Refused(why=listener.closed, reason="This connection was ended.")) + b"\n"
                return
            yield message + b"\n"
    finally:
        room.leave(listener)
        service.limits.leave(address)
        service.metrics.sockets.dec()
