"""A house inside the test's own process, for tests that look behind the doors."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from hortus.server import entries as log
from hortus.server import links, wire
from hortus.server.house import House
from hortus.server.links import Caller
from hortus.server.making import open_table
from hortus.server.room import Room
from hortus.server.settings import Settings
from hortus.server.shapes import SeatOrder
from hortus.tables import rules


@contextlib.asynccontextmanager
async def at_home(folder: Path, **settings: Any) -> AsyncIterator[House]:
    house = House(Settings(data=folder, bot_pause=0.0, **settings))
    await house.start()
    try:
        yield house
    finally:
        await house.stop()


def run(folder: Path, test: Callable[[House], Awaitable[Any]], **settings: Any) -> Any:
    async def play() -> Any:
        async with at_home(folder, **settings) as house:
            return await test(house)

    return asyncio.run(play())


def described(game: str, seats: int, box: Any = "house", secret: str = "", **more: Any) -> log.Made:
    """How a table was made, for any game and any secret."""
    setting = {key: more.pop(key) for key in list(more) if key in log.Setting.__struct_fields__}
    setup = rules(game, seats, edition=box, **more).setup
    components = setup.components or {}
    return log.Made(
        game=game, version=setup.version, seats=seats, modules=setup.modules, options=setup.options,
        edition=setup.edition, digest=setup.digest, shipped=setup.components is None, components=components,
        secret=secret or links.secret(), setting=log.Setting(**setting), host="", watch="", links=[],
    )  # fmt: skip


async def table(house: House, made: log.Made, *kinds: str) -> tuple[Room, list[Caller]]:
    """A room with its seats, and a caller for each seat; seats are invited unless a bot is named."""
    kinds = kinds or ("invite",) * made.seats
    orders = [SeatOrder(kind="invite") if kind == "invite" else SeatOrder(kind="bot", bot=kind) for kind in kinds]
    room, given = await open_table(house, made, orders, "")
    callers = [Caller(key=links.digest(key)) for key in given.seats]
    for seat, kind in enumerate(kinds):
        if kind == "invite":
            await room.change(lambda seat=seat: log.Seated(seat=seat, kind="person", name=f"P{seat}"))
    if room.table.state == "open":
        await room.change(lambda: room.table.opening())
    return room, callers


async def choose(room: Room, caller: Caller, seat: int, action: int, name: str = "", v: int | None = None) -> Any:
    version = room.table.version(seat) if v is None else v
    said = wire.Choose(seat=seat, v=version, id=name or f"n{room.table.number}", action=action)
    return await room.choose(caller, said)
