"""A room: one table in memory, with its listeners.

The commit protocol, for decisions (`decide`) and for everything else (`change`):

    1. Take the room's lock. All who read the table through the room wait for it too.
    2. Change the table in memory. This checks the change and makes the entry for the log.
    3. Append the entry to the store, and wait until it is on disk.
    4. Tell all listeners what they may hear of it.
    5. Answer the caller, and release the lock.

So the table is changed before the entry is on disk, but nobody hears of it and
nothing is acknowledged before. From 2 on the room is marked `broken`; only a
successful append removes the mark. Whatever fails in between, a full disk, a
cancelled task or a fault in the rules, the next one to hold the lock reads the
table again from its log, so memory and log agree.

An append fails without harm when another process was faster: the table is read
again, and steps 2 and 3 are repeated on what it is now.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from hortus.core.errors import HortusError, IllegalAction
from hortus.core.message import Message
from hortus.core.state import NONE
from hortus.server.bots.thought import Thought
from hortus.server.protocol import messages as wire
from hortus.server.protocol import payloads
from hortus.server.protocol.listener import Listener
from hortus.server.runtime import Runtime
from hortus.server.store.contract import Append, Entry, Row, StoreError
from hortus.server.tables import deadlines, gathering, length
from hortus.server.tables import entries as log
from hortus.server.tables.changes import Change
from hortus.server.tables.links import Caller, Rights
from hortus.server.tables.table import Table

ATTEMPTS = 4
SERVER_ID = "\t"
"""Ids that the server gives to decisions begin with this. No client can send it, so the two are never confused."""


class Room:
    def __init__(
        self,
        runtime: Runtime,
        table: Table,
        load: Callable[[str], Awaitable[Table | None]],
        moved: Callable[["Room", bool], None],
    ) -> None:
        self.runtime = runtime
        self.table = table
        self.load = load  # reads a table from its log
        self.moved = moved  # called after each change, with whether everybody may know of it
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.told = table.history.versions[:]  # the versions that listeners were last told of
        self.rights_at = (table, table.seating.changes)  # when the rights of listeners were last checked
        self.broken = False  # memory may differ from the log
        self.used = time.monotonic()
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.thoughts: dict[int, Thought] = {}  # of bots that are thinking now
        self.hurried: set[int] = set()  # seats whose bots shall decide at once
        self.rematching = asyncio.Lock()
        self.block = ""  # the address block somebody at the table last came from: its bots count for that block

    # ---- changes

    async def decide(self, caller: Caller | None, said: wire.Decision) -> wire.Played | wire.Refused:
        """Play a decision exactly once. Without a caller the server decides for a bot.

        Callers that may disconnect meanwhile go through `Runtime.finish`.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                fault = await self._repair()
                if fault:
                    return wire.refused("closed", fault.message, said.id)
                answer = self._answer_now(caller, said)
                if answer is not None:
                    return answer
                self.broken = True
                try:
                    if isinstance(said, wire.Undo):
                        length.check(self.table, log.Undone(seat=said.seat))
                    deadlines.check_undo(self.table, self.runtime.down, said)
                    by = "bot" if caller is None else "person"
                    entry, change = self.table.decide(said, by, deadlines.now())
                except HortusError as refusal:
                    # Only an IllegalAction is known to leave the table unchanged.
                    self.broken = not isinstance(refusal, IllegalAction)
                    version = self.table.version(said.seat)
                    return wire.refused("illegal", refusal.message, said.id, version)
                if await self._store(entry, change):
                    self._broadcast()
                    self.runtime.played(not change.private)
                    return wire.Played(id=said.id, seat=said.seat, v=self.table.version(said.seat))
            # The last append failed, and it may be on disk all the same: the log says whether it is.
            fault = await self._repair()
            played = self._played(said)
            if not fault and played is not None:
                return played
            return wire.refused("closed", Message("server-unsaved-move"), said.id)

    def _answer_now(self, caller: Caller | None, said: wire.Decision) -> wire.Played | wire.Refused | None:
        """The answer to a decision that is not to be played: not the caller's, a repetition, or outdated."""
        table, seat = self.table, said.seat
        if caller is not None and seat not in self.rights(caller).seats:
            return wire.refused("rights", Message("server-not-your-seat"), said.id)
        played = self._played(said)
        if played is not None:
            return played
        if caller is not None and table.seating.seats[seat].kind == "bot":
            return wire.refused("rights", Message("server-bot-plays"), said.id)
        if not table.history.current(seat, said.v):
            return wire.refused("stale", Message("server-stale"), said.id, table.version(seat))
        return None

    def _played(self, said: wire.Decision) -> wire.Played | None:
        """The answer this decision was given before."""
        version = self.table.answers.get((said.seat, said.id))
        return None if version is None else wire.Played(id=said.id, seat=said.seat, v=version)

    async def change(self, make: Callable[[], log.Body | None], client: str = "", seat: int = NONE) -> bool:
        """Append what `make` returns for the table as it is then. False when it returns nothing."""
        return await self.runtime.finish(self._change(make, client, seat))

    async def _change(self, make: Callable[[], log.Body | None], client: str, seat: int) -> bool:
        async with self.lock:
            for _ in range(ATTEMPTS):
                fault = await self._repair()
                if fault:
                    raise fault
                if client and (seat, client) in self.table.answers:
                    return True
                body = make()
                if body is None:
                    return False
                length.check(self.table, body)
                self.broken = True
                entry, change = self.table.add(body, deadlines.now(), seat, client)
                if await self._store(entry, change):
                    self._broadcast()
                    return True
            raise StoreError("server-unsaved")

    async def _store(self, entry: Entry, change: Change) -> bool:
        """Append an entry that memory has taken in. False when it is not known to be on disk."""
        try:
            stored = await self.runtime.store.append(Append(entry, self.row(), change.holders, not change.private))
        except StoreError:
            self.runtime.write_failed()
            return False
        self.broken = not stored
        return stored

    async def erase(self, may: Callable[[], None]) -> None:
        """Delete the table for everybody, if `may` raises nothing: its log, its links and all rights."""
        await self.runtime.finish(self._erase(may))

    async def _erase(self, may: Callable[[], None]) -> None:
        async with self.lock:
            for _ in range(ATTEMPTS):
                fault = await self._repair()
                if fault:
                    raise fault
                may()
                self.broken = True
                entry, _ = self.table.add(log.Deleted(), deadlines.now())
                if await self.runtime.store.erase(entry):
                    self.broken = False
                    self._broadcast()
                    return
            raise StoreError("server-unsaved")

    def row(self) -> Row:
        table = self.table
        due = deadlines.next_due(table, self.runtime.down) or gathering.due(table, self.runtime.settings.gather)
        return Row(table.id, table.made.game, table.state, due, bool(table.bots_asked))

    async def late(self) -> None:
        """Do what the table agreed on for deadlines that have passed."""
        while await self.change(lambda: gathering.overdue(self.table, self.runtime.settings.gather, deadlines.now())):
            pass
        while await self.change(lambda: deadlines.overdue(self.table, self.runtime.down, deadlines.now())):
            self.runtime.metrics.deadlines.inc()

    def too_late(self, seat: int) -> bool:
        """Whether this seat's time is over: the bot that stands in must get its turn first."""
        return deadlines.passed(self.table, self.runtime.down, seat, deadlines.now())

    # ---- reading

    def rights(self, caller: Caller) -> Rights:
        return self.table.seating.rights(caller)

    async def stored_rights(self, caller: Caller) -> Rights:
        """Rights as they are on disk: waits for a change that is being stored, and forgets one that was not."""
        if self.broken:
            async with self.reading():
                pass
        return self.rights(caller)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Table]:
        """The table as it is on disk, which does not change meanwhile."""
        async with self.lock:
            await self._refresh()
            yield self.table

    async def hear(self, seat: int, since: int | None = None) -> list[wire.Heard]:
        """What a perspective sees now, and what it missed since a version; after too long, everything."""
        async with self.reading():
            return self._hear(seat, since)

    def _hear(self, seat: int, since: int | None) -> list[wire.Heard]:
        table = self.table
        down = self.runtime.down
        missed = table.history.since(seat, since) if since is not None else None
        if missed is not None and since is not None:
            return [payloads.happened(table, seat, since, missed, down)]
        full = payloads.happened(table, seat, 0, table.history.since_turn(seat), down)
        return [full] if since is None else [wire.StartOver(seat=seat), full]

    async def join(self, listener: Listener, since: dict[int, int]) -> None:
        """From now on this listener hears everything, beginning with the table as it is."""
        async with self.reading():
            listener.rights = self.rights(listener.caller)
            messages = [wire.write(payloads.welcome(self.table, listener.rights))]
            for seat in listener.rights.chairs:
                messages += [wire.write(heard) for heard in self._hear(seat, since.get(seat))]
            listener.push(*messages)
            self.listeners.add(listener)
        self.used = time.monotonic()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()

    # ---- memory and log

    async def catch_up(self) -> None:
        """Read what another process may have appended."""
        async with self.lock:
            await self._refresh(needed=False)

    async def _refresh(self, needed: bool = True) -> None:
        """Bring memory up to the end of the log. If `needed`, a StoreError when that is impossible."""
        fault = await self._repair()
        if fault and needed:
            raise fault
        if fault or not self.runtime.shared:
            return
        entries = await self.runtime.store.read(self.table.id, self.table.number)
        self.broken = bool(entries)
        for entry in entries:
            self.table.apply(entry)
        self.broken = False
        if entries:
            self._broadcast()

    async def _repair(self) -> StoreError | None:
        """Read the table again if memory may differ from its log; the fault when that fails."""
        self.used = time.monotonic()
        if self.table.deleted:
            return StoreError("server-table-gone")
        if not self.broken:
            return None
        try:
            table = await self.load(self.table.id)
        except HortusError as fault:
            return StoreError(fault.message.key, **fault.message.values)
        if table is None:
            return StoreError("server-table-gone")
        self.table = table
        self.broken = False
        self._broadcast()
        return None

    # ---- telling

    def offer(self, heard: wire.Heard) -> None:
        """Tell all listeners something that is soon outdated, and that everybody may know."""
        message = wire.write(heard)
        for listener in self.listeners:
            listener.offer(message)

    def _broadcast(self) -> None:
        """Tell all listeners what is new on disk, each from their own perspective."""
        told, self.told = self.told, self.table.history.versions[:]
        self._check_rights()
        # A message is made once for each perspective, however many listeners share it.
        news: dict[int, list[bytes]] = {}
        for listener in self.listeners:
            messages: list[bytes] = []
            for seat in listener.rights.chairs:
                if seat not in news:
                    changed = told[seat] != self.told[seat]
                    news[seat] = [wire.write(heard) for heard in self._hear(seat, told[seat])] if changed else []
                messages += news[seat]
            listener.push(*messages)
        self.moved(self, told[NONE] != self.told[NONE])

    def _check_rights(self) -> None:
        """Welcome listeners anew whose rights have changed, and cut off those that have none left."""
        now = (self.table, self.table.seating.changes)
        if self.rights_at == now:
            return
        self.rights_at = now
        for listener in list(self.listeners):
            rights = self.rights(listener.caller)
            if rights == listener.rights:
                continue
            listener.rights = rights
            if not rights.any:
                listener.cut("rights")
                self.listeners.discard(listener)
                continue
            listener.push(wire.write(payloads.welcome(self.table, rights)))
            for seat in rights.chairs:
                for heard in self._hear(seat, None):
                    listener.push(wire.write(heard))
