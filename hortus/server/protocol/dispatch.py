"""Answers to clients' messages, for the live socket and for plain HTTP.

A decision goes from here to `Room.decide`, which plays, stores, broadcasts and answers it.
"""

from hortus.core.errors import HortusError
from hortus.core.message import Message
from hortus.server.bots import seats
from hortus.server.bots.worker import Answer
from hortus.server.protocol import messages, payloads, preview
from hortus.server.service import Service
from hortus.server.store.contract import StoreError
from hortus.server.tables import entries as log
from hortus.server.tables.creation import plain
from hortus.server.tables.links import Caller
from hortus.server.tables.room import SERVER_ID, Room

HINT_COST = 5.0
"""A hint counts as this many messages, because it occupies a worker."""
LONG_HINT_COST = 15.0
"""The same where it should think longer."""
RESUME_COST = 3.0
"""Asking for what was missed counts for several messages too: it may be a whole game."""


def hint_cost(effort: str) -> float:
    return LONG_HINT_COST if effort in ("usual", "deep") else HINT_COST


async def answer(service: Service, room: Room, caller: Caller, said: messages.Said) -> list[messages.Heard]:
    """The answer; after a stale decision also what the client missed."""
    try:
        return await _answer(service, room, caller, said)
    except HortusError as fault:
        why = "closed" if isinstance(fault, StoreError) else "illegal"
        return [messages.refused(why, fault.message, getattr(said, "id", ""))]


async def _answer(service: Service, room: Room, caller: Caller, said: messages.Said) -> list[messages.Heard]:
    match said:
        case messages.Choose() | messages.Undo() | messages.Confirm():
            return await _decide(service, room, caller, said)
        case messages.Resume():
            return await _resume(room, caller, said)
        case messages.Chat():
            return [await _chat(room, caller, said)]
        case messages.React():
            return [await _react(room, caller, said)]
        case messages.Hint():
            return [await _hint(service, room, caller, said)]
        case messages.Preview():
            return [await _preview(room, caller, said)]
        case messages.Hurry():
            return [await _hurry(service, room, caller, said)]
        case messages.Ping():
            return [messages.Pong()]


async def _decide(service: Service, room: Room, caller: Caller, said: messages.Decision) -> list[messages.Heard]:
    answer = await room.decide(caller, said)
    if isinstance(answer, messages.Refused):
        # Metrics are public: a seat's own refusals do not count while it chooses in private. Those of others always
        # do, or they could find out by asking.
        if said.seat not in room.rights(caller).seats or not room.table.choosing(said.seat):
            service.refused(answer.why)
        if answer.why == "stale":
            return [answer, *await room.hear(said.seat, said.v)]
    return [answer]


async def _resume(room: Room, caller: Caller, said: messages.Resume) -> list[messages.Heard]:
    if said.seat not in room.rights(caller).chairs:
        return [messages.refused("rights", Message("server-not-your-view"))]
    return await room.hear(said.seat, said.v)


async def _chat(room: Room, caller: Caller, said: messages.Chat) -> messages.Heard:
    rights = room.rights(caller)
    if said.seat not in rights.seats and not (said.seat == -1 and rights.host):
        return messages.refused("rights", Message("server-chat-players"), said.id)
    text = plain(said.text)
    if not text:
        return messages.refused("illegal", Message("server-chat-empty"), said.id)
    # A chat and a decision of a client may have the same id, so chats get an id of the server.
    client = f"{SERVER_ID}chat {said.id}"
    await room.change(lambda: log.Said(seat=said.seat, text=text), client, said.seat)
    version = room.table.answers.get((said.seat, client), 0)
    return messages.Played(id=said.id, seat=said.seat, v=version)


async def _react(room: Room, caller: Caller, said: messages.React) -> messages.Heard:
    if said.seat not in room.rights(caller).seats:
        return messages.refused("rights", Message("server-not-your-seat"), said.id)
    client = f"{SERVER_ID}react {said.id}"
    await room.change(lambda: log.Reacted(seat=said.seat, sign=said.sign), client, said.seat)
    return messages.Played(id=said.id, seat=said.seat, v=room.table.answers.get((said.seat, client), 0))


async def _hint(service: Service, room: Room, caller: Caller, said: messages.Hint) -> messages.Heard:
    async with room.reading() as table:
        if said.seat not in room.rights(caller).seats:
            return messages.refused("rights", Message("server-not-your-seat"))
        if not table.made.setting.hints:
            return messages.refused("illegal", Message("server-no-hints"))
        if table.match is None or said.seat not in table.waiting or table.holding == said.seat:
            return messages.refused("illegal", Message("server-not-your-turn"), v=table.version(said.seat))
        version = table.version(said.seat)
        # The seed is public, so that a hint depends only on what the seat can see.
        public = seats.public_seed(room, said.seat)
        question = service.bots.ask(table.made, table.match.perspective(said.seat), "adviser", public, block=room.block)
    answer = (
        await service.bots.advise(question, said.effort) if said.effort else Answer(await service.bots.answer(question))
    )
    catalogue = room.table.rules.catalogue
    spelled: dict[str, object] = {"action": answer.action, **catalogue.spell(answer.action)}
    return messages.Hinted(
        seat=said.seat, v=version, action=spelled, written=catalogue.write(answer.action),
        effort=said.effort, advice=answer.advice,
    )  # fmt: skip


async def _preview(room: Room, caller: Caller, said: messages.Preview) -> messages.Heard:
    async with room.reading() as table:
        if said.seat not in room.rights(caller).seats:
            return messages.refused("rights", Message("server-not-your-seat"))
        version = table.version(said.seat)
        if not table.history.current(said.seat, said.v):
            return messages.refused("stale", Message("server-changed"), v=version)
        perspective = table.playing().perspective(said.seat)
        action = table.action(said.action)
        if table.holding == said.seat:
            return messages.refused("illegal", Message("server-not-possible"), v=version)
        if action not in perspective.legal():
            return messages.refused("illegal", preview.why_not(perspective, action), v=version)
        return preview.preview(perspective, action, payloads.salt(table, said.seat), version)


async def _hurry(service: Service, room: Room, caller: Caller, said: messages.Hurry) -> messages.Heard:
    async with room.reading() as table:
        mine = room.rights(caller).seats
        if not mine:
            return messages.refused("rights", Message("server-not-your-seat"))
        if said.seat >= table.made.seats or table.seating.seats[said.seat].kind != "bot":
            return messages.refused("rights", Message("server-person-plays"))
        # A bot that plays for a person is that person's: others could make it play worse.
        if table.seating.seats[said.seat].away and said.seat not in mine:
            return messages.refused("rights", Message("server-not-your-seat"))
        service.bot_seats.hurry(room, said.seat)
    return messages.Hurried(seat=said.seat)
