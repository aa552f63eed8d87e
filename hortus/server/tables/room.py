"""A room: one table in memory, those who listen to it, and one order in which everything happens.

Every change is made in memory, appended, and told to anybody only when it is on
disk. All that looks at the table waits for the same lock, so nobody ever sees
what is not yet certain; when an append fails the table is read again from its log.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from hortus.core.errors import HortusError, IllegalAction
from hortus.core.events import Event
from hortus.core.state import NONE
from hortus.server.protocol import messages as wire
from hortus.server.protocol import payloads
from hortus.server.protocol.listener import Listener
from hortus.server.store.contract import Append, Entry, Row, StoreError, chained
from hortus.server.tables import deadlines, gathering
from hortus.server.tables import entries as log
from hortus.server.tables.links import Caller, Standing
from hortus.server.tables.table import Table

if TYPE_CHECKING:
    from hortus.server.service import Service

Change = tuple[log.Body, list[Event], int]
ATTEMPTS = 4
OURS = "\t"
"""In front of numbers the house gives: no client can write one, so none is taken for a client's own."""


class Room:
    def __init__(self, service: "Service", table: Table) -> None:
        self.service = service
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.told = table.history.versions[:]  # the versions that listeners were last told of
        self.rights = (table, table.seating.changes)  # as of which listeners' rights were last looked at
        self.broken = False  # memory may differ from the log
        self.used = time.monotonic()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.rematching = asyncio.Lock()
        self.share = ""  # the address block somebody at the table last came from: its bots' thoughts count for that

    # ---- decisions

    async def choose(self, caller: Caller, said: wire.Choose) -> wire.Played | wire.Refused:
        def change() -> Change:
            action = said.action
            if not isinstance(action, int):
                action = self.table.rules.catalogue.number({**action})
            return self.table.choose(said.seat, action, "person")

        return await self.decide(caller, said.seat, said.v, said.id, change)

    async def undo(self, caller: Caller, said: wire.Undo) -> wire.Played | wire.Refused:
        def change() -> Change:
            table, down = self.table, self.service.clock.down
            if table.undoable(said.seat) and deadlines.stands(table, down, said.seat, deadlines.now()):
                raise IllegalAction("Your time for that decision is over; it stands.")
            body, only = table.undo(said.seat)
            return body, [], only

        return await self.decide(caller, said.seat, said.v, said.id, change)

    async def confirm(self, caller: Caller, said: wire.Confirm) -> wire.Played | wire.Refused:
        def change() -> Change:
            self.table.playing()
            if self.table.holding != said.seat:
                raise IllegalAction("There is no turn of yours to confirm.")
            return log.Confirmed(seat=said.seat), [], NONE

        return await self.decide(caller, said.seat, said.v, said.id, change)

    async def decide(
        self, caller: Caller | None, seat: int, version: int, client: str, change: Callable[[], Change]
    ) -> wire.Played | wire.Refused:
        """Take a decision exactly once. No caller: the house itself decides, for a bot.

        Whoever may hang up in the middle asks through `House.finish`.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                refusal = await self._sound()
                if refusal:
                    return wire.Refused(why="closed", reason=refusal, id=client)
                table = self.table
                if caller is not None and seat not in self.standing(caller).seats:
                    return wire.Refused(why="rights", reason="This seat is not yours.", id=client)
                if (seat, client) in table.answers:
                    return wire.Played(id=client, seat=seat, v=table.answers[seat, client])
                if caller is not None and table.seating.seats[seat].kind == "bot":
                    return wire.Refused(why="rights", reason="A bot plays this seat; take it back first.", id=client)
                if not table.history.material[seat] <= version <= table.version(seat):
                    reason = "Not played: the table has changed since; here is what was missed."
                    return wire.Refused(why="stale", reason=reason, id=client, v=table.version(seat))
                # Only an IllegalAction is known to leave everything untouched.
                self.broken = True
                try:
                    body, events, only = change()
                except HortusError as fault:
                    self.broken = not isinstance(fault, IllegalAction)
                    return wire.Refused(why="illegal", reason=str(fault), id=client, v=table.version(seat))
                if await self._append(body, events, only, seat, client):
                    self.service.played(only == NONE)
                    return wire.Played(id=client, seat=seat, v=self.table.version(seat))
            # The store did not say whether it is on disk: read the log before saying anything.
            refusal = await self._sound()
            if not refusal and (seat, client) in self.table.answers:
                return wire.Played(id=client, seat=seat, v=self.table.answers[seat, client])
            return wire.Refused(why="closed", reason="Not played: it could not be stored; try again.", id=client)

    async def change(self, make: Callable[[], log.Body | None], client: str = "", seat: int = NONE) -> bool:
        """Append what `make` says of the table as it stands then; False when it says nothing any more."""
        return await self.service.finish(self._change(make, client, seat))

    async def _change(self, make: Callable[[], log.Body | None], client: str, seat: int) -> bool:
        async with self.lock:
            for _ in range(ATTEMPTS):
                refusal = await self._sound()
                if refusal:
                    raise StoreError(refusal)
                if client and (seat, client) in self.table.answers:
                    return True
                body = make()
                if body is None:
                    return False
                if await self._append(body, [], NONE, seat, client):
                    return True
            raise StoreError("It could not be stored; try again.")

    # ---- looking

    def standing(self, caller: Caller) -> Standing:
        return self.table.seating.standing(caller)

    async def hear(self, seat: int, since: int | None = None) -> list[wire.Heard]:
        """What a perspective sees now, with the gap since a version; after too long, everything."""
        async with self.lock:
            await self._current()
            return self._hear(seat, since)

    def _hear(self, seat: int, since: int | None) -> list[wire.Heard]:
        table = self.table
        down = self.service.clock.down
        missed = table.history.since(seat, since) if since is not None else None
        if missed is not None and since is not None:
            return [payloads.happened(table, seat, since, missed, down)]
        full = payloads.happened(table, seat, 0, table.history.since_turn(seat), down)
        return [full] if since is None else [wire.StartOver(seat=seat), full]

    async def join(self, listener: Listener, since: dict[int, int]) -> None:
        """From now on this listener hears everything, beginning with how things stand."""
        async with self.lock:
            await self._current()
            listener.standing = self.standing(listener.caller)
            messages = [wire.write(payloads.welcome(self.table, listener.standing))]
            for seat in listener.standing.chairs:
                messages += [wire.write(heard) for heard in self._hear(seat, since.get(seat))]
            listener.push(*messages)
            self.listeners.add(listener)
        self.used = time.monotonic()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()

    # ---- other processes and the clock

    async def catch_up(self) -> None:
        """Another process may have appended something: read it."""
        async with self.lock:
            await self._current(sure=False)

    async def late(self) -> None:
        """Do what the table agreed on for deadlines that have passed."""
        await self.change(lambda: gathering.overdue(self.table, self.service.settings.gather, deadlines.now()))
        while await self.change(lambda: deadlines.overdue(self.table, self.service.clock.down, deadlines.now())):
            self.service.metrics.deadlines.inc()

    # ---- inside

    async def _current(self, sure: bool = True) -> None:
        """Memory is the log, and where others write the log too, all of it."""
        refusal = await self._sound()
        if refusal and sure:
            raise StoreError(refusal)
        if refusal or not self.service.shared:
            return
        entries = await self.service.store.read(self.table.id, self.table.number)
        self.broken = bool(entries)
        for entry in entries:
            self.table.apply(entry)
        self.broken = False
        if entries:
            self._tell()

    async def _sound(self) -> str:
        """Make sure memory is the log again; a sentence when that fails."""
        self.used = time.monotonic()
        if not self.broken:
            return ""
        try:
            table = await self.service.rooms.load(self.table.id)
        except HortusError as fault:
            return str(fault)
        if table is None:
            return "This table is gone."
        self.table = table
        self.broken = False
        self._tell()
        return ""

    async def _append(self, body: log.Body, events: list[Event], only: int, seat: int, client: str) -> bool:
        """Store a change that memory has already made; False when the log has moved on and must be read."""
        table = self.table
        written = log.write(body)
        number = table.number + 1
        entry = Entry(table.id, number, deadlines.now(), seat, client, written, chained(table.mark, number, written))
        # Until the store has answered, memory is ahead of the log; whatever interrupts us leaves it marked.
        self.broken = True
        table.noted(entry, body, events, only)
        holders = (body.holder,) if isinstance(body, log.Seated | log.Hosted) and body.holder else ()
        try:
            won = await self.service.store.append(Append(entry, self.row(), holders, only == NONE))
        except StoreError:
            self.service.stumbled()
            return False
        if not won:
            return False
        self.broken = False
        self._tell()
        return True

    def row(self) -> Row:
        table = self.table
        due = deadlines.next_due(table, self.service.clock.down) or gathering.due(table, self.service.settings.gather)
        return Row(table.id, table.made.game, table.state, due, bool(table.bots_asked))

    def _tell(self) -> None:
        """Everybody who listens hears what is now certain, each from their own perspective."""
        told, self.told = self.told, self.table.history.versions[:]
        if self.rights != (self.table, self.table.seating.changes):
            self.rights = (self.table, self.table.seating.changes)
            for listener in list(self.listeners):
                standing = self.standing(listener.caller)
                if standing != listener.standing:
                    self._rights_changed(listener, standing)
        # What a perspective hears is made once, however many share it.
        news: dict[int, list[bytes]] = {}
        for listener in self.listeners:
            messages: list[bytes] = []
            for seat in listener.standing.chairs:
                if seat not in news:
                    changed = told[seat] != self.told[seat]
                    news[seat] = [wire.write(heard) for heard in self._hear(seat, told[seat])] if changed else []
                messages += news[seat]
            listener.push(*messages)
        self.service.moved(self, told[NONE] != self.told[NONE])

    def _rights_changed(self, listener: Listener, standing: Standing) -> None:
        listener.standing = standing
        if not standing.any:
            listener.cut("rights")
            self.listeners.discard(listener)
            return
        listener.push(wire.write(payloads.welcome(self.table, standing)))
        for seat in standing.chairs:
            for heard in self._hear(seat, None):
                listener.push(wire.write(heard))
