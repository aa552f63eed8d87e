"""What is answered to what a client says, over a socket or over plain HTTP alike."""

from hortus.core.errors import HortusError
from hortus.server.bots import seats
from hortus.server.protocol import messages, payloads, preview
from hortus.server.service import Service
from hortus.server.store.contract import StoreError
from hortus.server.tables import entries as log
from hortus.server.tables.creation import plain
from hortus.server.tables.links import Caller
from hortus.server.tables.room import OURS, Room

HINT_COST = 5.0
"""Messages that a hint counts for: it occupies a worker."""


async def answer(service: Service, room: Room, caller: Caller, said: messages.Said) -> list[messages.Heard]:
    """The answer first; after a stale decision also what was missed."""
    try:
        return await _answer(service, room, caller, said)
    except HortusError as fault:
        why = "closed" if isinstance(fault, StoreError) else "illegal"
        return [messages.Refused(why=why, reason=str(fault), id=getattr(said, "id", ""))]


async def _answer(service: Service, room: Room, caller: Caller, said: messages.Said) -> list[messages.Heard]:
    if isinstance(said, messages.Choose):
        decided = await room.choose(caller, said)
    elif isinstance(said, messages.Undo):
        decided = await room.undo(caller, said)
    elif isinstance(said, messages.Confirm):
        decided = await room.confirm(caller, said)
    elif isinstance(said, messages.Resume):
        return await _resume(room, caller, said)
    elif isinstance(said, messages.Chat):
        return [await _chat(room, caller, said)]
    elif isinstance(said, messages.Hint):
        return [await _hint(service, room, caller, said)]
    elif isinstance(said, messages.Preview):
        return [await _preview(room, caller, said)]
    else:
        return [messages.Pong()]
    if isinstance(decided, messages.Refused):
        service.refused(decided.why)
        if decided.why == "stale":
            return [decided, *await room.hear(said.seat, said.v)]
    return [decided]


async def _resume(room: Room, caller: Caller, said: messages.Resume) -> list[messages.Heard]:
    if said.seat not in room.standing(caller).chairs:
        return [messages.Refused(why="rights", reason="This perspective is not yours.")]
    return await room.hear(said.seat, said.v)


async def _chat(room: Room, caller: Caller, said: messages.Chat) -> messages.Heard:
    standing = room.standing(caller)
    if said.seat not in standing.seats and not (said.seat == -1 and standing.host):
        return messages.Refused(why="rights", reason="Only those who sit at the table may speak.", id=said.id)
    text = plain(said.text)
    if not text:
        return messages.Refused(why="illegal", reason="There is nothing to be read in that.", id=said.id)
    # Speech has its own numbers: a chat and a decision with the same id must not be taken for each other.
    number = f"{OURS}chat {said.id}"
    await room.change(lambda: log.Said(seat=said.seat, text=text), number, said.seat)
    version = room.table.answers.get((said.seat, number), 0)
    return messages.Played(id=said.id, seat=said.seat, v=version)


async def _hint(service: Service, room: Room, caller: Caller, said: messages.Hint) -> messages.Heard:
    async with room.lock:
        table = room.table
        if said.seat not in room.standing(caller).seats:
            return messages.Refused(why="rights", reason="This seat is not yours.")
        if not table.made.setting.hints:
            return messages.Refused(why="illegal", reason="This table plays without hints.")
        if table.match is None or said.seat not in table.waiting or table.holding == said.seat:
            return messages.Refused(why="illegal", reason="This seat is not asked now.", v=table.version(said.seat))
        version = table.version(said.seat)
        # The seed is public: a hint may depend on nothing but what the seat can see.
        public = seats.public_seed(room, said.seat)
        question = service.bots.ask(table.made, table.match.perspective(said.seat), "adviser", public, share=room.share)
    action = await service.bots.answer(question)
    catalogue = room.table.rules.catalogue
    spelled: dict[str, object] = {"action": action, **catalogue.spell(action)}
    return messages.Hinted(seat=said.seat, v=version, action=spelled, written=catalogue.write(action))


async def _preview(room: Room, caller: Caller, said: messages.Preview) -> messages.Heard:
    async with room.lock:
        table = room.table
        if said.seat not in room.standing(caller).seats:
            return messages.Refused(why="rights", reason="This seat is not yours.")
        version = table.version(said.seat)
        if not table.history.material[said.seat] <= said.v <= version:
            return messages.Refused(why="stale", reason="The table has changed since.", v=version)
        perspective = table.playing().perspective(said.seat)
        action = said.action
        if not isinstance(action, int):
            action = table.rules.catalogue.number({**action})
        if table.holding == said.seat or action not in perspective.legal():
            return messages.Refused(why="illegal", reason="That is not possible now.", v=version)
        return preview.preview(perspective, action, payloads.salt(table, said.seat), version)
