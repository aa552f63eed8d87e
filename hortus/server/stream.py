"""A room as a stream of lines, for programs that would rather not speak WebSocket."""

import asyncio
from collections.abc import AsyncIterator

from hortus.server import wire
from hortus.server.house import House
from hortus.server.links import Caller
from hortus.server.listener import Listener
from hortus.server.room import Room

QUIET = 15.0
"""Seconds of silence after which a line is sent, so that a lost connection shows."""


async def lines(house: House, room: Room, caller: Caller, since: dict[int, int], address: str) -> AsyncIterator[bytes]:
    if not house.limits.take((house.limits.person(caller, address), house.limits.place(address))):
        yield wire.write(wire.Refused(why="slow", reason="Too many requests; wait a little.")) + b"\n"
        return
    if not house.limits.enter(address):
        yield wire.write(wire.Refused(why="slow", reason="Too many connections from here.")) + b"\n"
        return
    listener = Listener(caller, house.settings.outgoing)
    house.metrics.sockets.inc()
    try:
        await room.join(listener, since)
        while True:
            try:
                async with asyncio.timeout(QUIET):
                    message = await listener.next()
            except TimeoutError:
                message = wire.write(wire.Pong())
            if message is None:
                house.metrics.cut.labels(listener.closed).inc()
                yield wire.write(wire.Refused(why=listener.closed, reason="This connection was ended.")) + b"\n"
                return
            yield message + b"\n"
    finally:
        room.leave(listener)
        house.limits.leave(address)
        house.metrics.sockets.dec()
