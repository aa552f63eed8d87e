"""Making tables: new ones, rematches, and tables that play on from a finished game."""

import json
import secrets
from collections.abc import Sequence
from functools import cache

import msgspec

from hortus import editions
from hortus.bots import BOTS
from hortus.core.errors import EditionError, SetupError
from hortus.core.message import Listed
from hortus.core.record import read_record
from hortus.core.rules import Rules
from hortus.editions import Edition
from hortus.server.bots.pool import bot_name as bot_name
from hortus.server.http.schemas import Links, SeatOrder, TableOrder
from hortus.server.service import Service
from hortus.server.store.contract import Append, Entry, Row, StoreError, chained
from hortus.server.tables import deadlines, gathering, links
from hortus.server.tables import entries as log
from hortus.server.tables.room import Room
from hortus.server.tables.rulesets import rules_of
from hortus.server.tables.seating import Seat
from hortus.server.tables.table import Table
from hortus.server.uploads.worker import Upload
from hortus.tables import game_kind, rules


async def box_of(service: Service, order: TableOrder, place: str) -> Edition:
    """The edition of a new table: shipped, the operator's, or uploaded with the order."""
    if order.edition_file:
        seed = secrets.randbits(60) + 1  # it is tried out too
        asked = Upload(b"", order.game, [len(order.seats)], order.modules, order.options, seed)
        return await service.uploads.edition(order.edition_file, asked, place)
    kind = game_kind(order.game)
    if editions.current(order.edition) in kind.editions:
        return _shipped(kind.key, order.edition)
    if service.settings.edition is not None and order.edition == service.settings.edition.name:
        return editions.from_file(service.settings.edition)
    raise SetupError("server-no-edition", game=kind.title, edition=repr(order.edition[:60]))


@cache
def _shipped(game: str, name: str) -> Edition:
    """Read once: shipped editions do not change while the server runs."""
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
        raise SetupError("server-pace")
    return log.Setting(
        title=plain(order.title),
        pace=order.pace,
        allowance=order.allowance,
        late=order.late,
        confirm=order.confirm,
        hints=order.hints,
        watchable=order.watchable,
    )


def plain(text: str) -> str:
    """The text without line breaks and control characters."""
    return "".join(character for character in text if character.isprintable()).strip()


async def order_table(
    service: Service, order: TableOrder, holder: str, device: str = "", place: str = ""
) -> tuple[Room, Links]:
    """A new table, as somebody at an address block wants it."""
    box = await box_of(service, order, place)
    table_rules = rules(order.game, len(order.seats), order.modules, order.options, box)
    made = describe(table_rules, box, order, links.secret())
    if not box.shipped and not order.edition_file:
        fault = await service.bots.try_out(made, secrets.randbits(60))
        if fault:
            raise EditionError(fault)
    return await open_table(service, made, order.seats, holder, device)


def check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise SetupError("server-no-bot", bot=repr(bot[:40]), bots=Listed([*BOTS]))


async def open_table(
    service: Service, made: log.Made, seats: list[SeatOrder], holder: str, device: str = ""
) -> tuple[Room, Links]:
    """Make a table; returns its room and the secrets of its links. The holder is its host."""
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


async def open_record(service: Service, text: str, holder: str, device: str = "") -> tuple[Room, Links]:
    """Make a finished table of the text of a record that has been checked.

    All seats are the holder's, who may learn from the mistakes of each.
    """
    record = read_record(json.loads(text))
    setup = record.setup
    box = _shipped(setup.game, editions.current(setup.edition))
    made = log.Made(
        game=setup.game, version=setup.version, seats=setup.seats, modules=setup.modules, options=setup.options,
        edition=box.name, digest=box.digest, shipped=True, components=box.components, secret=links.secret(),
        setting=log.Setting(hints=False), host="", watch="", links=[], given=record.moves, deal=record.deal,
    )  # fmt: skip
    return await open_table(service, made, [SeatOrder(kind="me") for _ in range(setup.seats)], holder, device)


async def open_rematch(service: Service, old: Table) -> tuple[Room, Links]:
    """Make a table for the same people, with exactly the rights they have at the old one.

    Cookies open the same seats. So do keys of programs that were never exchanged for a cookie, and the links of
    host and spectators. Only open seats get new links. These are returned, and must be told to hosts only.
    """
    people = old.seating
    fresh = [links.fresh() if seat.kind == "open" else "" for seat in people.seats]
    made = msgspec.structs.replace(
        old.made,
        secret=links.secret(),
        given=[],
        deal={},
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
    """Write the first entries of a new log, and begin the match if everybody is there."""
    rules_of(made)
    body = log.write(made)
    entry = Entry(links.table_id(), 1, deadlines.now(), -1, "", body, chained(b"", 1, body))
    row = Row(entry.table, made.game, "open", 0, False)
    if not await service.store.append(Append(entry, row, (made.holder,) if made.holder else ())):
        raise StoreError("server-unmade")
    room = service.rooms.add(Table(entry))
    for line in lines:
        await room.change(lambda line=line: line)  # type: ignore[misc]
    await begin_if_ready(room)
    return room


def seat_lines(seat: int, order: SeatOrder, holder: str, device: str) -> list[log.Seated]:
    """The first entries of a seat at a new table."""
    name = plain(order.name)
    if order.kind == "bot":
        return [log.Seated(seat=seat, kind="bot", bot=order.bot, name=name or bot_name(order.bot))]
    if order.kind == "me":
        return [log.Seated(seat=seat, kind="person", name=name, holder=holder, nonce=order.nonce, device=device)]
    return [log.Seated(seat=seat, kind="open", name=name)] if name else []


def heir_lines(seat: int, heir: Seat) -> list[log.Seated]:
    """The first entries of a seat at a rematch. People owe a nonce, because they were not asked for one yet."""
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
    """The hash of the link of this seat at a rematch: a new one, the key that its program plays with, or none."""
    if fresh:
        return links.digest(fresh)
    return heir.link if heir.person and not heir.holders else ""


async def begin_if_ready(room: Room) -> None:
    """Begin the match if every seat is taken and nobody owes a nonce."""
    await room.change(lambda: gathering.ready(room.table))
