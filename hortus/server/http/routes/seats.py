"""Who plays a seat: a person or a bot; and the devices that hold it."""

from typing import Annotated

from fastapi import APIRouter, Path

from hortus.core.errors import IllegalAction, SetupError
from hortus.server.http.authentication import COUNTED, Denied, Inside, Sitting, Visit
from hortus.server.http.schemas import Anything, Device, Devices, NonceOrder, SeatChange
from hortus.server.tables import creation
from hortus.server.tables import entries as log
from hortus.server.tables.room import Room
from hortus.server.tables.seating import Seat

router = APIRouter(prefix="/api/tables", tags=["seats"])


@router.post("/{table}/seats/{seat}", dependencies=COUNTED)
async def change_seat(visit: Inside, seat: Annotated[int, Path(ge=0, le=15)], order: SeatChange) -> Anything:
    """Change who plays a seat. Its holder and the host may do so; only its holder can sit down as a person."""
    room = visit.room
    last = len(room.table.seating.seats) - 1
    if seat > last:
        raise SetupError("refused-seat", seat=seat, last=last)
    if order.kind == "bot":
        creation.check_bot(order.bot)
    await room.change(lambda: _seated(visit, seat, order))
    await creation.begin_if_ready(room)
    return room.table.seating.seats[seat].shown(seat)


@router.post("/{table}/nonce", dependencies=COUNTED)
async def add_nonce(visit: Sitting, order: NonceOrder) -> Anything:
    """Add a seat's nonce to the deal. Only the first one counts, and only before the match begins."""
    room = visit.room
    seat = visit.own(order.seat)

    def line() -> log.Body | None:
        if room.table.state != "open" or seat not in room.rights(visit.caller).seats:
            return None
        sitter = _sitter(room, seat)
        mere_bot = sitter.kind == "bot" and not sitter.away
        return None if sitter.nonce or mere_bot else log.Ready(seat=seat, nonce=order.nonce)

    await room.change(line)
    await creation.begin_if_ready(room)
    return {"state": room.table.state, "nonce": _sitter(room, seat).nonce == order.nonce}


@router.get("/{table}/seats/{seat}/devices")
async def devices(visit: Sitting, seat: Annotated[int, Path(ge=0, le=15)]) -> Devices:
    """The devices that hold a seat, for whoever holds it."""
    async with visit.room.reading() as table:
        if seat not in visit.room.rights(visit.caller).seats:
            raise Denied(403, "server-not-your-seat")
        found = table.seating.devices(table.id, seat)
        return Devices(
            devices=[
                Device(id=name, name=device.name, since=device.since, yours=holder == visit.caller.holder)
                for name, holder, device in found
            ],
            link=bool(_sitter(visit.room, seat).link),
        )


@router.delete("/{table}/seats/{seat}/devices/{device}", dependencies=COUNTED)
async def end_device(
    visit: Sitting,
    seat: Annotated[int, Path(ge=0, le=15)],
    device: Annotated[str, Path(pattern="^([0-9a-f]{16}|link)$")],
) -> Devices:
    """End one of the devices that hold a seat; `link`: end the link that nobody has used yet."""
    visit.own(seat)
    await visit.room.change(lambda: _parted(visit, seat, device))
    return await devices(visit, seat)


def _parted(visit: Visit, seat: int, device: str) -> log.Body | None:
    table = visit.room.table
    if seat not in visit.room.rights(visit.caller).seats:
        raise Denied(403, "server-not-your-seat")
    sitter = table.seating.seats[seat]
    found = {name: holder for name, holder, _ in table.seating.devices(table.id, seat)}
    ways = len(found) + bool(sitter.link)
    if (device == "link" and not sitter.link) or (device != "link" and device not in found):
        return None  # it was ended before
    if ways == 1:
        raise IllegalAction("server-last-way")
    if device == "link":
        return log.Linked(role="seat", hash="", seat=seat, stay=True)
    return log.Parted(seat=seat, holder=found[device])


def _sitter(room: Room, seat: int) -> Seat:
    return room.table.seating.seats[seat]


def _seated(visit: Visit, seat: int, order: SeatChange) -> log.Body | None:
    table = visit.room.table
    mine = visit.room.rights(visit.caller)  # checked under the lock: it may have changed meanwhile
    if seat not in mine.seats and not mine.host:
        raise Denied(403, "server-not-your-seat")
    if order.kind == "person" and seat not in mine.seats:
        raise Denied(403, "server-by-link")
    if table.state not in ("open", "playing"):
        return None
    now = table.seating.seats[seat]
    if now.resigned and order.kind:
        raise IllegalAction("server-resigned")
    if order.kind in ("person", "open") and now.kind == "bot" and visit.room.too_late(seat):
        raise IllegalAction("server-bot-decides")
    kind = order.kind or now.kind
    bot = (order.bot if order.kind else now.bot) if kind == "bot" else ""
    # A person who lets a bot play is away, not gone: the seat stays theirs.
    away = kind == "bot" and (now.kind == "person" or now.away)
    name = creation.plain(order.name) or (creation.bot_name(bot) if kind == "bot" and not away else now.name)
    return log.Seated(seat=seat, kind=kind, bot=bot, name=name, away=away)
