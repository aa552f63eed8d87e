"""Tables: made, found, shared, begun, ended and made again."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from hortus.core.errors import IllegalAction, SetupError
from hortus.server.http.authentication import (
    COUNTED,
    FREE,
    WATCH,
    Denied,
    Hosting,
    Inside,
    Running,
    TableId,
    Visit,
    Watching,
    browser_of,
    caller_of,
    device_of,
    give_cookie,
    holder_for,
    may_ask,
    may_make,
)  # fmt: skip
from hortus.server.http.schemas import (
    Anything,
    Claim,
    Hook,
    LinkChange,
    Links,
    Opened,
    Relinked,
    Standing,
    Start,
    TableOrder,
    TableRow,
)  # fmt: skip
from hortus.server.protocol import payloads
from hortus.server.store.contract import StoreError
from hortus.server.tables import creation, deadlines, links, webhook
from hortus.server.tables import entries as log
from hortus.server.tables.links import Caller
from hortus.server.tables.room import Room
from hortus.server.uploads import pool

router = APIRouter(prefix="/api/tables", tags=["tables"])
MINE = 100
NOT_HERE = "There is no such table, or its link was not given."
NO_LINKS = Links(host="", watch="", seats=[])


@router.post("", dependencies=FREE)
async def make_table(service: Running, order: TableOrder, request: Request, response: Response) -> Opened:
    """Make a table. The secrets of its links are told here and never again."""
    may_make(request)
    if order.edition_file:
        may_ask(request, pool.COST)
    holder = await holder_for(request, response)
    room, given = await creation.order_table(service, order, holder, device_of(request))
    return Opened(id=room.table.id, links=given)


@router.get("", dependencies=FREE)
async def my_tables(service: Running, request: Request) -> list[TableRow]:
    """The tables this browser sits at or hosts, those that wait for it first."""
    caller = caller_of(request)
    if not caller.holder:
        return []
    rows: list[TableRow] = []
    for row in await service.store.rows(caller.holder, MINE):
        try:
            room = await service.rooms.open(row.table)
        except StoreError:
            continue  # one that cannot be read hides no other
        if room is not None and room.standing(caller).any:
            rows.append(_row(room, caller, service.clock.down))
    return sorted(rows, key=lambda row: not row.yours)


def _row(room: Room, caller: Caller, down: deadlines.Downtimes) -> TableRow:
    table = room.table
    seats = room.standing(caller).seats
    yours = any(seat in table.waiting and table.seating.seats[seat].kind == "person" for seat in seats)
    title = table.made.setting.title or table.made.game.title()
    return TableRow(
        id=table.id,
        game=table.made.game,
        title=title,
        state=table.state,
        names=table.seating.names(),
        seats=list(seats),
        waiting=list(table.waiting),
        yours=yours,
        due=deadlines.next_due(table, down),
        notice=f"{title}: it is your turn." if yours else "",
    )


@router.get("/{table}", response_model=Anything)
async def look(visit: Watching, seat: Annotated[int | None, Query(ge=-1, le=15)] = None) -> Response:
    """The table as one of the caller's perspectives sees it, with what never changes about it."""
    chair = visit.chair(seat)
    heard = await visit.room.hear(chair)
    shown = {
        "table": payloads.about(visit.room.table),
        "you": {"seats": list(visit.standing.seats), "host": visit.standing.host},
        "next": visit.room.table.next,
        "now": heard[-1],
    }
    return Response(msgspec.json.encode(shown), media_type="application/json")


@router.post("/{table}/claim", dependencies=FREE + COUNTED)
async def claim(service: Running, table: TableId, order: Claim, request: Request, response: Response) -> Standing:
    """Exchange the secret of a link for a cookie; at a seat's link the seat is then yours.

    A seat's link can be used once. Whoever used it may come back with it: the cookie counts then.
    """
    room = await service.rooms.open(table)
    if room is None:
        raise Denied(404, NOT_HERE)
    key = Caller(key=links.digest(order.key))
    found = room.standing(key)
    if not found.any:
        again = room.table.seating.used(Caller(browser_of(request), key.key))
        return _known(room, browser_of(request) if again else "")
    if not found.seats and not found.host:
        give_cookie(request, response, WATCH, order.key, f"/api/tables/{table}")
        return Standing(seats=[], host=False, watch=True)
    holder = await holder_for(request, response)
    device = device_of(request)
    await room.change(lambda: _claimed(room, key, holder, device, order))
    await creation.begin_if_ready(room)
    return _known(room, holder)


def _known(room: Room, holder: str) -> Standing:
    """What a browser may do here; a table that is not there, if nothing."""
    mine = room.standing(Caller(holder=holder))
    if not mine.any:
        raise Denied(404, NOT_HERE)
    return Standing(seats=list(mine.seats), host=mine.host, watch=mine.watch)


def _claimed(room: Room, key: Caller, holder: str, device: str, order: Claim) -> log.Body | None:
    found = room.standing(key)  # asked again: the link may have been used or revoked meanwhile
    if found.seats:
        seat = found.seats[0]
        sitter = room.table.seating.seats[seat]
        # What a first device has said stands: a second one brings neither a name nor a nonce.
        name = "" if sitter.held else creation.plain(order.name)
        nonce = order.nonce if room.table.state == "open" and not (sitter.held and sitter.nonce) else ""
        return log.Seated(
            seat=seat, kind="person", name=name, holder=holder, nonce=nonce, device=device, spent=True
        )  # fmt: skip
    return log.Hosted(holder=holder) if found.host and not room.standing(Caller(holder=holder)).host else None


@router.post("/{table}/start", dependencies=COUNTED)
async def start(visit: Hosting, order: Start | None = None) -> Anything:
    """Begin now: bots take the seats that are still open."""
    room = visit.room
    bot = (order or Start()).bot
    creation.check_bot(bot)

    def fill() -> log.Body | None:
        if room.table.state != "open":
            return None
        for number, seat in enumerate(room.table.seating.seats):
            if seat.kind == "open":
                return log.Seated(seat=number, kind="bot", bot=bot, name=creation.bot_name(bot))
        return room.table.opening()

    while await room.change(fill):
        pass
    return {"state": room.table.state}


@router.post("/{table}/links", dependencies=COUNTED)
async def relink(visit: Inside, order: LinkChange) -> Relinked:
    """Replace a link; returns the new one's secret.

    The host may replace any link, and everything that was opened with the old one is closed, but for the
    caller. A seat's holder may replace its own: its devices stay, unless `end` is asked for.
    """
    seats = len(visit.room.table.seating.seats)
    if order.role == "seat" and not 0 <= order.seat < seats:
        raise SetupError(f"There is no seat {order.seat}; the seats are 0 to {seats - 1}.")
    key = links.fresh()
    await visit.room.change(lambda: _relinked(visit, order, links.digest(key)))
    return Relinked(key=key)


def _relinked(visit: Visit, order: LinkChange, hash: str) -> log.Linked:
    mine = visit.room.standing(visit.caller)  # asked again: it may have changed meanwhile
    holds = order.role == "seat" and order.seat in mine.seats
    if not holds and not mine.host:
        raise Denied(403, "Only the host may do that.")
    # A host who does not sit there cannot come in beside the holder, only in its place, and all are told.
    stay = holds and not order.end
    keep = "" if stay else visit.caller.holder
    return log.Linked(role=order.role, hash=hash, seat=order.seat, keep=keep, stay=stay)


@router.post("/{table}/abandon", dependencies=COUNTED)
async def abandon(visit: Hosting) -> Anything:
    """Give the game up for everybody."""
    room = visit.room
    await room.change(
        lambda: log.Ended(reason="The host ended the game.") if room.table.state in ("open", "playing") else None
    )
    return {"state": room.table.state}


@router.put("/{table}/webhook", dependencies=COUNTED)
async def hook(visit: Hosting, service: Running, order: Hook) -> Anything:
    """Post to this address whenever somebody's turn comes; an empty address: no longer."""
    url = webhook.checked(order.url, service.settings.webhook_hosts) if order.url else ""
    await visit.room.change(lambda: log.Hooked(url=url))
    return {"webhook": bool(url)}


@router.post("/{table}/rematch", dependencies=COUNTED)
async def rematch(visit: Inside, service: Running, request: Request) -> Opened:
    """The same people at a new table with a new deal; everybody at the old one is told of it.

    Everybody has the rights they had, also the hosts, whoever asks. A host is told the links of seats that are
    open; nobody those of others. The match begins when each person has added a nonce (`POST …/nonce`), when a
    host starts it, or after a while. Whoever asks second is led to the same table.
    """
    room = visit.room
    if room.table.state not in ("over", "abandoned"):
        raise IllegalAction("A rematch can be had when the game is over.")
    async with room.rematching:
        old = room.table
        if old.next:
            return Opened(id=old.next, links=NO_LINKS)
        may_make(request)
        new, given = await creation.open_rematch(service, old)
        line = log.Rematched(table=new.table.id)
        # Another process may have been asked at the same time: then its table is the one.
        ours = await room.change(lambda: None if room.table.next else line)
    return Opened(id=room.table.next, links=given if ours and visit.standing.host else NO_LINKS)
