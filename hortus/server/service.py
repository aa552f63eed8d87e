"""A whole server in one object: a runtime, and the parts that use it."""

import asyncio
from typing import Any

from hortus import editions
from hortus.core.errors import EditionError
from hortus.games import GAMES
from hortus.server.bots.pool import Bots
from hortus.server.bots.seats import BotSeats
from hortus.server.garbage import Collector
from hortus.server.health import Health
from hortus.server.http.limits import Limits
from hortus.server.printing.pool import Prints
from hortus.server.reviews.checking import Checker
from hortus.server.reviews.pool import Reviews
from hortus.server.runtime import Runtime
from hortus.server.settings import Settings
from hortus.server.tables.clock import Clock
from hortus.server.tables.room import Room
from hortus.server.tables.rooms import Rooms
from hortus.server.tables.webhook import Webhooks
from hortus.server.uploads.pool import Uploads
from hortus.server.workshop.pool import Looks, Measures
from hortus.tables import game_kind, rules

POLL = 2.0
"""Seconds between two looks for lost notifications of other processes."""
TIDY = 10.0
"""Seconds between two rounds of closing unused rooms and forgetting full budgets."""
GRACE = 5.0
"""Seconds that a stopping server gives to what was begun."""


class Service(Runtime):
    """Everything that lives as long as the server does. It passes news from one part to another."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.limits = Limits(settings)
        self.health = Health(self.healthy)
        self.bots = Bots(settings, self.metrics.failures.inc)
        self.bot_seats = BotSeats(self, self.bots)
        self.uploads = Uploads(settings)
        self.reviews = Reviews(settings)
        self.records = Checker()
        self.prints = Prints()
        self.looks = Looks(settings)
        self.measures = Measures()
        self.rooms = Rooms(self, self.moved, self.loaded)
        self.clock = Clock(self, self.rooms)
        self.hooks = Webhooks(settings, self.metrics)
        self.own_editions = own_editions(settings)
        self.collector = Collector()
        self._chores: list[asyncio.Task[Any]] = []

    async def start(self) -> None:
        loop = asyncio.get_running_loop()
        self.store.listen(lambda table, number: loop.call_soon_threadsafe(self.rooms.heard, table, number))
        await self.clock.start()
        self._chores = [asyncio.create_task(self._tidy())]
        if self.shared:
            self._chores.append(asyncio.create_task(self._poll()))

    async def stop(self) -> None:
        """Finish what was begun, close all connections, and close the store in order."""
        self.closing = True
        await self.clock.stop()
        for task in self._chores:
            task.cancel()
        for room in self.rooms.rooms.values():
            for thinking in list(room.thinking.values()):
                thinking.cancel()
            for listener in room.listeners:
                listener.cut("closing")
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.wait_for_tasks(GRACE)
        await self.bots.stop()
        await self.uploads.stop()
        await self.reviews.stop()
        await self.prints.stop()
        await self.looks.stop()
        await self.measures.stop()
        await self.hooks.stop()
        await asyncio.get_running_loop().run_in_executor(None, self.store.close)

    def moved(self, room: Room, openly: bool) -> None:
        """A table has changed. A private change is not posted to its webhook."""
        self.bot_seats.wake(room, loaded=False)
        if room.table.deleted:
            self.reviews.forget(room.table.id)
        if openly:
            self.hooks.moved(room.table)

    def loaded(self, room: Room) -> None:
        """A table was opened."""
        self.bot_seats.wake(room, loaded=True)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            self.rooms.tidy()
            self.limits.tidy()
            self.collector.look(self.decided)
            self.metrics.rooms.set(len(self.rooms.rooms))

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            await self.rooms.poll()


def own_editions(settings: Settings) -> dict[str, list[str]]:
    """The games that the operator's own edition file fits, found by trying; an EditionError when it fits none."""
    if settings.edition is None:
        return {}
    box = editions.from_file(settings.edition)
    fits: dict[str, list[str]] = {}
    faults: list[EditionError] = []
    for kind in GAMES.values() if box.game is None else [game_kind(box.game_or_refuse())]:
        try:
            for seats in kind.seats:
                rules(kind.key, seats, edition=box)
            fits[kind.key] = [box.name]
        except EditionError as fault:
            faults.append(fault)
    if not fits:
        raise faults[0]
    return fits
