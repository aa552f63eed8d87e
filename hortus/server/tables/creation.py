"""Making tables: new ones, rematches, and continuations of finished games."""

import secrets
from collections.abc import Sequence
from functools import cache

import msgspec

from hortus import editions
from hortus.bots import BOTS
from hortus.core.errors import EditionError, SetupError
from hortus.core.rules import Rules
from hortus.editions import Edition
from hortus.server.bots.pool import bot_name as bot_name
from hortus.server.http.schemas import Links, SeatOrder, TableOrder
from hortus.server.service import Service
from hortus.server.store.contract import Append, Entry, Row, StoreError, chained
from hortus.server.tables import deadlines, links
from hortus.server.tables import entries as log
from hortus.server.tables.room import Room
from hortus.server.tables.seating import Seat
from hortus.server.tables.table import Table, rules_of
from hortus.server.uploads.worker import ENDLESS, Upload
from hortus.tables import game_kind, rules


async def box_of(service: Service, order: TableOrder) -> Edition:
    """The edition a table is opened from: shipped, the operator's, or uploaded with the order."""
    if order.edition_file:
        seed = secrets.randbits(60) + 1  # it is tried out too
        asked = Upload(b"", order.game, [len(order.seats)], order.modules, order.options, seed)
        return await service.uploads.edition(order.edition_file, asked)
    kind = game_kind(order.game)
    if order.edition in kind.editions:
        return _shipped(kind.key, order.edition)
    if service.settings.edition is not None and order.edition == service.settings.edition.name:
        return editions.from_file(service.settings.edition)
    raise SetupError(f"{kind.title} has no edition {order.edition[:60]!r} here.")


@cache
def _shipped(game: str, name: str) -> Edition:
    """Read once: what comes with Hortus does not change while it runs."""
    return editions.shipped(game, name)


def describe(kind_rules: Rules[object], box: Edition, order: TableOrder, secret: str) -> log.Made:  # type: ignore[type-var]
    setup = kind_rules.setup
    return log.Made(
        game=setup.game,
        version=setup.version,
        seats=setup.seats,
        modules=setup.modules,
        options=setup.options,
        edition=box.name,
        digest=box.digest,
        shipped=box.shipped,
        components=box.components,
        secret=secret,
        setting=setting_of(order),
        host="",
        watch="",
        links=[],
    )


def setting_of(order: TableOrder) -> log.Setting:
    if (order.pace == "none") != (order.allowance == 0):
        raise SetupError("A pace needs an allowance in seconds, and an allowance a pace.")
    return log.Setting(
        title=plain(order.title),
        pace=order.pace,
        allowance=order.allowance,
        late=order.late,
        confirm=order.confirm,
        hints=order.hints,
    )


def plain(text: str) -> str:
    """A text of one line, without characters that are not meant to be seen."""
    return "".join(character for character in text if character.isprintable()).strip()


async def order_table(service: Service, order: TableOrder, holder: str, device: str = "") -> tuple[Room, Links]:
    box = await box_of(service, order)
    table_rules = rules(order.game, len(order.seats), order.modules, order.options, box)
    made = describe(table_rules, box, order, links.secret())
    if not box.shipped and not order.edition_file:
        fault = await service.bots.try_out(made, secrets.randbits(60))
        if fault:
            raise EditionError(ENDLESS)
    return await open_table(service, made, order.seats, holder, device)


def check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise SetupError(f"There is no bot {bot[:40]!r}; the bots are {', '.join(BOTS)}.")


async def open_table(
    service: Service, made: log.Made, seats: list[SeatOrder], holder: str, device: str = ""
) -> tuple[Room, Links]:
    """A new table; whoever makes it is its host and is told all its links."""
    given = Links(host=links.fresh(), watch=links.fresh(), seats=[links.fresh() for _ in seats])
    made = msgspec.structs.replace(
        made,
        host=links.digest(given.host),
        watch=links.digest(given.watch),
        links=[links.digest(key) for key in given.seats],
        holder=holder,
    )
    for order in seats:
        if order.kind == "bot":
            check_bot(order.bot)
    lines = [line for seat, order in enumerate(seats) for line in seat_lines(seat, order, holder, device)]
    return await _write(service, made, lines), given


async def open_rematch(service: Service, old: Table) -> tuple[Room, Links]:
    """The same people at a new table, with the rights they have at the old one and no others.

    Cookies open the same seats, and so does the key of somebody who never exchanged it for a cookie.
    The links of the host and of spectators open the new table as well. Only seats that nobody holds get
    a new link; those are all that is returned, and they are for hosts.
    """
    people = old.seating
    fresh = [links.fresh() if seat.kind == "open" else "" for seat in people.seats]
    made = msgspec.structs.replace(
        old.made,
        secret=links.secret(),
        given=[],
        parent=old.id,
        host=people.host,
        watch=people.watch,
        links=[_heir_link(seat, key) for seat, key in zip(people.seats, fresh, strict=True)],
        holder=people.hosts[0] if people.hosts else "",
    )
    lines: list[log.Body] = [log.Hosted(holder=host) for host in people.hosts[1:]]
    for number, seat in enumerate(people.seats):
        lines += heir_lines(number, seat)
    return await _write(service, made, lines), Links(host="", watch="", seats=fresh)


async def _write(service: Service, made: log.Made, lines: Sequence[log.Body]) -> Room:
    """Write the first lines of a new log; the table is there when they are on disk."""
    rules_of(made)
    body = log.write(made)
    entry = Entry(links.table_id(), 1, deadlines.now(), -1, "", body, chained(b"", 1, body))
    row = Row(entry.table, made.game, "open", 0, False)
    if not await service.store.append(Append(entry, row, (made.holder,) if made.holder else ())):
        raise StoreError("The table could not be made; try again.")
    room = service.rooms.add(Table(entry))
    for line in lines:
        await room.change(lambda line=line: line)  # type: ignore[misc]
    await begin_if_ready(room)
    return room


def seat_lines(seat: int, order: SeatOrder, holder: str, device: str) -> list[log.Seated]:
    """Who sits here from the start."""
    name = plain(order.name)
    if order.kind == "bot":
        return [log.Seated(seat=seat, kind="bot", bot=order.bot, name=name or bot_name(order.bot))]
    if order.kind == "me":
        return [log.Seated(seat=seat, kind="person", name=name, holder=holder, nonce=order.nonce, device=device)]
    return [log.Seated(seat=seat, kind="open", name=name)] if name else []


def heir_lines(seat: int, heir: Seat) -> list[log.Seated]:
    """Who sits here at a rematch. People have not been asked for a nonce yet: they owe one."""
    if heir.kind == "open":
        return []
    holders = [(holder, heir.devices[holder].name) for holder in heir.holders] or [("", "")]
    if not heir.person:
        name = heir.name or bot_name(heir.bot)
        return [log.Seated(seat=seat, kind="bot", bot=heir.bot, name=name, holder=holder) for holder, _ in holders]
    return [
        log.Seated(seat=seat, kind="person", name=heir.name, holder=holder, device=device, owes=True)
        for holder, device in holders
    ]


def _heir_link(heir: Seat, fresh: str) -> str:
    """What opens this seat at a rematch, beside the cookies: a new link, the key its program plays with, or nothing."""
    if fresh:
        return links.digest(fresh)
    return heir.link if heir.person and not heir.holders else ""


async def begin_if_ready(room: Room) -> None:
    """The match begins by itself when every seat is taken and everybody was asked for a nonce."""

    def opening() -> log.Body | None:
        table = room.table
        return table.opening() if table.state == "open" and table.seating.complete() else None

    await room.change(opening)
