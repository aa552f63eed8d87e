"""Tables: make, list, look, claim, start, end, rematch."""

from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Request, Response

from hortus.core.errors import IllegalAction, SetupError
from hortus.core.message import Message
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
    address,
    browser_of,
    caller_of,
    device_of,
    give_cookie,
    holder_for,
    may_ask,
    may_look,
    may_make,
)  # fmt: skip
from hortus.server.http.schemas import (
    Anything,
    Claim,
    Claimed,
    Hook,
    LinkChange,
    Links,
    Opened,
    Relinked,
    Start,
    TableOrder,
    TableRow,
)  # fmt: skip
from hortus.server.protocol import payloads
from hortus.server.store.contract import Downtimes, StoreError
from hortus.server.tables import creation, deadlines, links, webhook
from hortus.server.tables import entries as log
from hortus.server.tables.links import Caller
from hortus.server.tables.room import Room
from hortus.server.uploads import pool

router = APIRouter(prefix="/api/tables", tags=["tables"])
MINE = 100
NOT_HERE = "server-no-table"
NO_LINKS = Links(host="", watch="", seats=[])


@router.post("", dependencies=FREE)
async def make_table(service: Running, order: TableOrder, request: Request, response: Response) -> Opened:
    """Make a table. The secrets of its links are told here and never again."""
    may_make(request, pool.TABLES if order.edition_file else 1.0)
    if order.edition_file:
        may_ask(request, pool.COST)
    holder = await holder_for(request, response)
    room, given = await creation.order_table(service, order, holder, device_of(request), address(request))
    return Opened(id=room.table.id, links=given)


@router.get("", dependencies=FREE)
async def my_tables(service: Running, request: Request) -> list[TableRow]:
    """The tables this browser sits at or hosts, those that wait for it first."""
    caller = caller_of(request)
    if not caller.holder:
        return []
    may_look(request)
    rows: list[TableRow] = []
    for row in await service.store.rows(caller.holder, MINE):
        try:
            room = await service.rooms.open(row.table)
            if room is None:
                continue
            async with room.reading():
                if room.rights(caller).any:
                    rows.append(_row(room, caller, service.down))
        except StoreError:
            continue  # a damaged table must not hide the others
    return sorted(rows, key=lambda row: not row.yours)


def _row(room: Room, caller: Caller, down: Downtimes) -> TableRow:
    table = room.table
    rights = room.rights(caller)
    seats = rights.seats
    match = table.match if table.state == "over" else None
    yours = any(seat in table.waiting and table.seating.seats[seat].kind == "person" for seat in seats)
    title = table.made.setting.title or table.made.game.title()
    return TableRow(
        id=table.id,
        game=table.made.game,
        title=title,
        state=table.state,
        names=table.seating.names(),
        given=table.seating.given(),
        seats=list(seats),
        waiting=list(table.waiting),
        yours=yours,
        due=deadlines.next_due(table, down),
        notice=str(Message("server-your-turn", {"title": title})) if yours else "",
        host=rights.host,
        kinds=[seat.kind if not seat.away else "person" for seat in table.seating.seats],
        made=table.made_at,
        changed=table.public_at,
        scores=list(match.scores()) if match else [],
        winners=list(match.winners()) if match else [],
        resigned=[number for number, seat in enumerate(table.seating.seats) if seat.resigned],
        next=table.next,
    )


@router.get("/{table}", response_model=Anything)
async def look(visit: Watching, seat: Annotated[int | None, Query(ge=-1, le=15)] = None) -> Response:
    """The table from one of the caller's perspectives, with what never changes about it."""
    chair = visit.chair(seat)
    heard = await visit.room.hear(chair)
    shown = {
        "table": payloads.about(visit.room.table),
        "you": {"seats": list(visit.rights.seats), "host": visit.rights.host},
        "next": visit.room.table.next,
        "now": heard[-1],
    }
    return Response(msgspec.json.encode(shown), media_type="application/json")


@router.post("/{table}/claim", dependencies=FREE + COUNTED)
async def claim(service: Running, table: TableId, order: Claim, request: Request, response: Response) -> Claimed:
    """Exchange the secret of a link for a cookie; at a seat's link the seat is then yours.

    A seat's link can be used once. The browser that used it may open it again, because it has the cookie.
    """
    room = await service.rooms.open(table)
    if room is None:
        raise Denied(404, NOT_HERE)
    key = Caller(key=links.digest(order.key))
    found = room.rights(key)
    if not found.seats and not found.host and key.key != room.table.seating.watch:
        again = room.table.seating.used(Caller(browser_of(request), key.key))
        return _known(room, browser_of(request) if again else "")
    if not found.seats and not found.host:
        give_cookie(request, response, WATCH, order.key, f"/api/tables/{table}")
        return Claimed(seats=[], host=False, watch=True)
    holder = await holder_for(request, response)
    device = device_of(request)
    await room.change(lambda: _claimed(room, key, holder, device, order))
    await creation.begin_if_ready(room)
    return _known(room, holder)


def _known(room: Room, holder: str) -> Claimed:
    """The rights of a browser; without any, the same answer as for a table that does not exist."""
    mine = room.rights(Caller(holder=holder))
    if not mine.any:
        raise Denied(404, NOT_HERE)
    return Claimed(seats=list(mine.seats), host=mine.host, watch=mine.watch)


def _claimed(room: Room, key: Caller, holder: str, device: str, order: Claim) -> log.Body | None:
    found = room.rights(key)  # checked under the lock: the link may have been used meanwhile
    if found.seats:
        seat = found.seats[0]
        sitter = room.table.seating.seats[seat]
        # Name and nonce of a first device stay: a second one brings neither.
        name = "" if sitter.held else creation.plain(order.name)
        nonce = order.nonce if room.table.state == "open" and not (sitter.held and sitter.nonce) else ""
        seated = log.Seated(
            seat=seat, kind="person", name=name, holder=holder, nonce=nonce, device=device, spent=True
        )  # fmt: skip
        # A new device does not stop the bot that stands in.
        if sitter.resigned or (sitter.away and room.too_late(seat)):
            return msgspec.structs.replace(seated, kind="bot", bot=sitter.bot, away=True, instead=sitter.instead)
        return seated
    return log.Hosted(holder=holder) if found.host and not room.rights(Caller(holder=holder)).host else None


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

    The host may replace any link. That ends everything that the old one opened, except for the caller. A
    seat's holder may replace its own link: its devices stay, unless `end` is set.
    """
    seats = len(visit.room.table.seating.seats)
    if order.role == "seat" and not 0 <= order.seat < seats:
        raise SetupError("refused-seat", seat=order.seat, last=seats - 1)
    key = links.fresh()
    await visit.room.change(lambda: _relinked(visit, order, links.digest(key)))
    return Relinked(key=key)


def _relinked(visit: Visit, order: LinkChange, hash: str) -> log.Linked:
    mine = visit.room.rights(visit.caller)  # checked under the lock: it may have changed meanwhile
    holds = order.role == "seat" and order.seat in mine.seats
    if not holds and not mine.host:
        raise Denied(403, "server-only-host")
    # A host without this seat can take it from its holder, which everybody is told, but not share it.
    stay = holds and not order.end
    keep = "" if stay else visit.caller.holder
    return log.Linked(role=order.role, hash=hash, seat=order.seat, keep=keep, stay=stay)


@router.post("/{table}/abandon", dependencies=COUNTED)
async def abandon(visit: Hosting) -> Anything:
    """Abandon the game for everybody."""
    room = visit.room
    await room.change(
        lambda: log.ended(Message("server-ended-by-host")) if room.table.state in ("open", "playing") else None
    )
    return {"state": room.table.state}


@router.put("/{table}/webhook", dependencies=COUNTED)
async def hook(visit: Hosting, service: Running, order: Hook) -> Anything:
    """Post to this address whenever somebody's turn comes; an empty address: stop."""
    url = webhook.checked(order.url, service.settings.webhook_hosts) if order.url else ""
    await visit.room.change(lambda: log.Hooked(url=url))
    return {"webhook": bool(url)}


@router.post("/{table}/rematch", dependencies=COUNTED)
async def rematch(visit: Inside, service: Running, request: Request) -> Opened:
    """The same people at a new table with a new deal; everybody at the old one is told of it.

    Everybody has the rights they had, whoever asks. Hosts are told the links of open seats, and nobody any
    other link. The match begins when each person has added a nonce (`POST …/nonce`), when a host starts it,
    or after a while. Asked again, this returns the same table.
    """
    room = visit.room
    if room.table.state not in ("over", "abandoned"):
        raise IllegalAction("server-rematch-later")
    async with room.rematching:
        old = room.table
        if old.next:
            return Opened(id=old.next, links=NO_LINKS)
        may_make(request)
        new, given = await creation.open_rematch(service, old)
        line = log.Rematched(table=new.table.id)
        # If another process made one at the same time, the first in the log counts.
        ours = await room.change(lambda: None if room.table.next else line)
    return Opened(id=room.table.next, links=given if ours and visit.rights.host else NO_LINKS)
