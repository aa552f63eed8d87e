"""A service in the process of the test, for tests that look inside it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from hortus.server.http.schemas import SeatOrder
from hortus.server.protocol import messages
from hortus.server.service import Service
from hortus.server.settings import Settings
from hortus.server.tables import entries as log
from hortus.server.tables import links
from hortus.server.tables.creation import open_table
from hortus.server.tables.links import Caller
from hortus.server.tables.room import Room
from hortus.tables import rules


@contextlib.asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[Service]:
    service = Service(Settings(data=folder, bot_pause=0.0, **settings))
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


def run(folder: Path, test: Callable[[Service], Awaitable[Any]], **settings: Any) -> Any:
    async def play() -> Any:
        async with running(folder, **settings) as service:
            return await test(service)

    return asyncio.run(play())


def described(game: str, seats: int, box: Any = "standard", secret: str = "", **more: Any) -> log.Made:
    """How a table was made, for any game and any secret."""
    setting = {key: more.pop(key) for key in list(more) if key in log.Setting.__struct_fields__}
    setup = rules(game, seats, edition=box, **more).setup
    components = setup.components or {}
    return log.Made(
        game=game, version=setup.version, seats=seats, modules=setup.modules, options=setup.options,
        edition=setup.edition, digest=setup.digest, shipped=setup.components is None, components=components,
        secret=secret or links.secret(), setting=log.Setting(**setting), host="", watch="", links=[],
    )  # fmt: skip


async def table(service: Service, made: log.Made, *kinds: str) -> tuple[Room, list[Caller]]:
    """A room with its seats, and a caller for each seat; seats are invited unless a bot is named."""
    kinds = kinds or ("invite",) * made.seats
    orders = [SeatOrder(kind="invite") if kind == "invite" else SeatOrder(kind="bot", bot=kind) for kind in kinds]
    room, given = await open_table(service, made, orders, "")
    callers = [Caller(key=links.digest(key)) for key in given.seats]
    for seat, kind in enumerate(kinds):
        if kind == "invite":
            await room.change(lambda seat=seat: log.Seated(seat=seat, kind="person", name=f"P{seat}"))
    if room.table.state == "open":
        await room.change(lambda: room.table.opening())
    return room, callers


async def choose(room: Room, caller: Caller, seat: int, action: int, name: str = "", v: int | None = None) -> Any:
    version = room.table.version(seat) if v is None else v
    said = messages.Choose(seat=seat, v=version, id=name or f"n{room.table.number}", action=action)
    return await room.decide(caller, said)
