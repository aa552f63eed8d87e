"""The bots of a room: asked when their seat is, and answered for in the log like anybody else."""

import asyncio
import hmac
import time
from hashlib import sha256
from typing import TYPE_CHECKING

from hortus.server.bots.pool import bot_name
from hortus.server.protocol import messages
from hortus.server.tables import entries as log
from hortus.server.tables.room import OURS, Room

if TYPE_CHECKING:
    from hortus.server.service import Service

TAKE_OVER = 5.0
"""Seconds a process waits before it thinks for a bot whose seat was asked by another process."""


def seed(room: Room, seat: int) -> int:
    """What a bot's dice begin with: the table's own secret stream for bots, never its stream for nature."""
    return _secretly(room, f"bots {room.table.id} {seat} {room.table.version(seat)}")


def day(room: Room, seat: int) -> int:
    """What a bot's form comes from, the same for the whole game, whichever process thinks."""
    return _secretly(room, f"day {room.table.id} {seat}")


def _secretly(room: Room, purpose: str) -> int:
    return int.from_bytes(hmac.digest(bytes.fromhex(room.table.made.secret), purpose.encode(), "sha256")[:8], "big")


def public_seed(room: Room, seat: int) -> int:
    """The same for everybody who knows the table and its version: for hints."""
    table = room.table
    return int.from_bytes(sha256(f"hint {table.id} {seat} {table.version(seat)}".encode()).digest()[:8], "big")


def wake(service: "Service", room: Room, loaded: bool) -> None:
    """Let every bot think whose seat is asked and who is not thinking yet."""
    if service.closing:
        return
    for seat in room.table.bots_asked:
        if seat not in room.thinking:
            wait = service.settings.bot_pause
            if loaded and service.shared:
                wait += TAKE_OVER
            task = asyncio.create_task(_think(service, room, seat, wait))
            room.thinking[seat] = task
            task.add_done_callback(lambda done, seat=seat: _done(service, room, seat, done))  # type: ignore[misc]


def _done(service: "Service", room: Room, seat: int, done: "asyncio.Task[None]") -> None:
    room.thinking.pop(seat, None)
    if not done.cancelled() and done.exception() is None:
        wake(service, room, loaded=False)


async def _think(service: "Service", room: Room, seat: int, wait: float) -> None:
    await asyncio.sleep(wait)
    await service.careful(_decide(service, room, seat))


async def _decide(service: "Service", room: Room, seat: int) -> None:
    async with room.lock:
        table = room.table
        if room.broken or seat not in table.bots_asked or table.match is None:
            return
        version = table.version(seat)
        kind = table.seating.seats[seat].bot
        perspective = table.match.perspective(seat)
        question = service.bots.ask(table.made, perspective, kind, seed(room, seat), day(room, seat), room.share)
    began = time.perf_counter()
    action = await service.bots.answer(question)
    seconds = time.perf_counter() - began
    # The number of the decision is its version: two processes that think for one bot decide once.
    number = f"{OURS}bot-{version}"
    answer = await room.decide(None, seat, version, number, lambda: room.table.choose(seat, action, "bot"))
    if isinstance(answer, messages.Refused):
        service.refused(answer.why)
    elif not room.table.choosing(seat):
        service.metrics.bots.observe(seconds)  # anybody may read it: steps in private are not counted
    by = service.bots.in_time(table.made.game, kind)
    if by != kind:
        await room.change(lambda: _replaced(room, seat, kind, by))


def _replaced(room: Room, seat: int, kind: str, by: str) -> log.Body | None:
    """A quicker bot has this seat from now on, and everybody sees instead of whom."""
    now = room.table.seating.seats[seat]
    if now.kind != "bot" or now.bot != kind or room.table.state != "playing":
        return None
    name = bot_name(by) if now.name == bot_name(kind) else now.name
    return log.Seated(seat=seat, kind="bot", bot=by, name=name, away=now.away, instead=now.instead or kind)
