"""What is answered to what a client says, over a socket or over plain HTTP alike."""

from hortus.core.errors import HortusError
from hortus.server import entries as log
from hortus.server import foresight, payloads, players, wire
from hortus.server.house import House
from hortus.server.links import Caller
from hortus.server.making import plain
from hortus.server.room import OURS, Room
from hortus.server.store import StoreError

HINT_COST = 5.0
"""Messages that a hint counts for: it occupies a worker."""


async def answer(house: House, room: Room, caller: Caller, said: wire.Said) -> list[wire.Heard]:
    """The answer first; after a stale decision also what was missed."""
    try:
        return await _answer(house, room, caller, said)
    except HortusError as fault:
        why = "closed" if isinstance(fault, StoreError) else "illegal"
        return [wire.Refused(why=why, reason=str(fault), id=getattr(said, "id", ""))]


async def _answer(house: House, room: Room, caller: Caller, said: wire.Said) -> list[wire.Heard]:
    if isinstance(said, wire.Choose):
        decided = await room.choose(caller, said)
    elif isinstance(said, wire.Undo):
        decided = await room.undo(caller, said)
    elif isinstance(said, wire.Confirm):
        decided = await room.confirm(caller, said)
    elif isinstance(said, wire.Resume):
        return await _resume(room, caller, said)
    elif isinstance(said, wire.Chat):
        return [await _chat(room, caller, said)]
    elif isinstance(said, wire.Hint):
        return [await _hint(house, room, caller, said)]
    elif isinstance(said, wire.Preview):
        return [await _preview(room, caller, said)]
    else:
        return [wire.Pong()]
    if isinstance(decided, wire.Refused):
        house.refused(decided.why)
        if decided.why == "stale":
            return [decided, *await room.hear(said.seat, said.v)]
    return [decided]


async def _resume(room: Room, caller: Caller, said: wire.Resume) -> list[wire.Heard]:
    if said.seat not in room.standing(caller).chairs:
        return [wire.Refused(why="rights", reason="This perspective is not yours.")]
    return await room.hear(said.seat, said.v)


async def _chat(room: Room, caller: Caller, said: wire.Chat) -> wire.Heard:
    standing = room.standing(caller)
    if said.seat not in standing.seats and not (said.seat == -1 and standing.host):
        return wire.Refused(why="rights", reason="Only those who sit at the table may speak.", id=said.id)
    text = plain(said.text)
    if not text:
        return wire.Refused(why="illegal", reason="There is nothing to be read in that.", id=said.id)
    # Speech has its own numbers: a chat and a decision with the same id must not be taken for each other.
    number = f"{OURS}chat {said.id}"
    await room.change(lambda: log.Said(seat=said.seat, text=text), number, said.seat)
    version = room.table.answers.get((said.seat, number), 0)
    return wire.Played(id=said.id, seat=said.seat, v=version)


async def _hint(house: House, room: Room, caller: Caller, said: wire.Hint) -> wire.Heard:
    async with room.lock:
        table = room.table
        if said.seat not in room.standing(caller).seats:
            return wire.Refused(why="rights", reason="This seat is not yours.")
        if not table.made.setting.hints:
            return wire.Refused(why="illegal", reason="This table plays without hints.")
        if table.match is None or said.seat not in table.waiting or table.holding == said.seat:
            return wire.Refused(why="illegal", reason="This seat is not asked now.", v=table.version(said.seat))
        version = table.version(said.seat)
        # The seed is public: a hint may depend on nothing but what the seat can see.
        public = players.public_seed(room, said.seat)
        question = house.bots.ask(table.made, table.match.perspective(said.seat), "adviser", public, share=room.share)
    action = await house.bots.answer(question)
    catalogue = room.table.rules.catalogue
    spelled: dict[str, object] = {"action": action, **catalogue.spell(action)}
    return wire.Hinted(seat=said.seat, v=version, action=spelled, written=catalogue.write(action))


async def _preview(room: Room, caller: Caller, said: wire.Preview) -> wire.Heard:
    async with room.lock:
        table = room.table
        if said.seat not in room.standing(caller).seats:
            return wire.Refused(why="rights", reason="This seat is not yours.")
        version = table.version(said.seat)
        if not table.history.material[said.seat] <= said.v <= version:
            return wire.Refused(why="stale", reason="The table has changed since.", v=version)
        perspective = table.playing().perspective(said.seat)
        action = said.action
        if not isinstance(action, int):
            action = table.rules.catalogue.number({**action})
        if table.holding == said.seat or action not in perspective.legal():
            return wire.Refused(why="illegal", reason="That is not possible now.", v=version)
        return foresight.preview(perspective, action, payloads.salt(table, said.seat), version)
