"""Seats that bots play: a bot is asked when its seat is, and its decision goes the same way as a person's."""

import asyncio
import hmac
import time
from hashlib import sha256

from hortus.server.bots.pool import Bots, bot_name
from hortus.server.bots.thought import Thought
from hortus.server.bots.worker import Progress
from hortus.server.protocol import messages
from hortus.server.runtime import Runtime
from hortus.server.tables import entries as log
from hortus.server.tables.room import SERVER_ID, Room
from hortus.server.tables.table import Table

TAKE_OVER = 5.0
"""Seconds to wait before asking a bot whose seat another process may be asking already."""


def seed(room: Room, seat: int) -> int:
    """The seed of a bot's dice for one decision. It comes from the table's secret, apart from the game's own dice."""
    return _secretly(room, f"bots {room.table.id} {seat} {room.table.version(seat)}")


def day(room: Room, seat: int) -> int:
    """The seed of a bot's form of the day: the same for the whole game, in every process."""
    return _secretly(room, f"day {room.table.id} {seat}")


def _secretly(room: Room, purpose: str) -> int:
    return int.from_bytes(hmac.digest(bytes.fromhex(room.table.made.secret), purpose.encode(), "sha256")[:8], "big")


def public_seed(room: Room, seat: int) -> int:
    """A seed for hints, which anybody who sees the table can work out."""
    table = room.table
    return int.from_bytes(sha256(f"hint {table.id} {seat} {table.version(seat)}".encode()).digest()[:8], "big")


class BotSeats:
    """Asks for the decisions of all seats that bots play."""

    def __init__(self, runtime: Runtime, bots: Bots) -> None:
        self.runtime = runtime
        self.bots = bots

    def wake(self, room: Room, loaded: bool) -> None:
        """Ask every bot that must decide and is not thinking yet. `loaded`: the room was just opened."""
        if self.runtime.closing:
            return
        room.hurried.intersection_update(room.table.bots_asked)
        for seat in room.table.bots_asked:
            if seat not in room.thinking:
                # Only once for a private sequence: else the others could count its steps by the time it takes.
                wait = 0.0 if room.table.choosing(seat) else self.runtime.settings.bot_pause
                if loaded and self.runtime.shared:
                    wait += TAKE_OVER
                task = asyncio.create_task(self._think(room, seat, wait))
                room.thinking[seat] = task
                task.add_done_callback(lambda done, seat=seat: self._done(room, seat, done))  # type: ignore[misc]

    def hurry(self, room: Room, seat: int) -> None:
        """Let the bot of this seat decide at once; all of it, where it chooses in several steps."""
        if seat in room.table.bots_asked:
            room.hurried.add(seat)
            if seat in room.thoughts:
                room.thoughts[seat].hurry()

    def _done(self, room: Room, seat: int, done: "asyncio.Task[None]") -> None:
        room.thinking.pop(seat, None)
        if not done.cancelled() and done.exception() is None:
            self.wake(room, loaded=False)

    async def _think(self, room: Room, seat: int, wait: float) -> None:
        await asyncio.sleep(wait)
        await self.runtime.careful(self._decide(room, seat))

    async def _decide(self, room: Room, seat: int) -> None:
        async with room.lock:
            table = room.table
            if room.broken or seat not in table.bots_asked or table.match is None:
                return
            version = table.version(seat)
            kind = table.seating.seats[seat].bot
            perspective = table.match.perspective(seat)
            question = self.bots.ask(table.made, perspective, kind, seed(room, seat), day(room, seat), room.block)
            thought = Thought(lambda progress: _show(room, seat, version, progress), seat in room.hurried)
            room.thoughts[seat] = thought
        began = time.perf_counter()
        try:
            action = await self.bots.answer(question, thought)
        finally:
            room.thoughts.pop(seat, None)
        seconds = time.perf_counter() - began
        # The id holds the version: if two processes ask the same bot, its decision is played once.
        said = messages.Choose(seat=seat, v=version, id=f"{SERVER_ID}bot-{version}", action=action)
        answer = await room.decide(None, said)
        if isinstance(answer, messages.Refused):
            self.runtime.refused(answer.why)
        elif not room.table.choosing(seat):
            self.runtime.metrics.bots.observe(seconds)  # metrics are public: steps of private sequences are not counted
        by = self.bots.in_time(table.made.game, kind)
        if by != kind:
            await room.change(lambda: _replaced(room, seat, kind, by))


def _show(room: Room, seat: int, version: int, progress: Progress) -> None:
    """Tell everybody how far a bot is, where that tells nothing that is hidden."""
    table = room.table
    if seat in table.bots_asked and table.version(seat) == version and _open(table, seat):
        catalogue = table.rules.catalogue
        action: dict[str, object] = {"action": progress.best, **catalogue.spell(progress.best)}
        written = catalogue.write(progress.best)
        room.offer(
            messages.Thinking(seat=seat, done=progress.done, total=progress.total, action=action, written=written)
        )


def _open(table: Table, seat: int) -> bool:
    """Whether everybody may know what this bot is about to choose: it knows nothing that others do not, and nobody
    has chosen anything unseen that could still be chosen anew.
    """
    match = table.match
    if match is None or table.rules.hides or table.waiting != (seat,):
        return False
    return not any(match.pending(other) for other in range(table.made.seats))


def _replaced(room: Room, seat: int, kind: str, by: str) -> log.Body | None:
    """A quicker bot takes the seat from now on, and everybody sees whom it replaces."""
    now = room.table.seating.seats[seat]
    if now.kind != "bot" or now.bot != kind or room.table.state != "playing":
        return None
    name = bot_name(by) if now.name == bot_name(kind) else now.name
    return log.Seated(seat=seat, kind="bot", bot=by, name=name, away=now.away, instead=now.instead or kind)
