"""Making tables: new ones, rematches, and continuations of finished games."""

import secrets
from functools import cache

import msgspec

from hortus import editions
from hortus.bots import BOTS
from hortus.core.errors import EditionError, SetupError
from hortus.core.rules import Rules
from hortus.editions import Edition
from hortus.server import entries as log
from hortus.server import links, pace
from hortus.server.house import House
from hortus.server.room import Room
from hortus.server.seating import Seat
from hortus.server.shapes import Links, SeatOrder, TableOrder
from hortus.server.store import Append, Entry, Row, StoreError, chained
from hortus.server.table import Table, rules_of
from hortus.tables import game_kind, rules

DEEPEST = 16


def box_of(house: House, order: TableOrder) -> Edition:
    """The edition a table is opened from: shipped, the operator's, or uploaded with the order."""
    if order.edition_file:
        return uploaded(order.edition_file)
    kind = game_kind(order.game)
    if order.edition in kind.editions:
        return _shipped(kind.key, order.edition)
    if house.settings.edition is not None and order.edition == house.settings.edition.name:
        return editions.from_file(house.settings.edition)
    raise SetupError(f"{kind.title} has no edition {order.edition[:60]!r} here.")


@cache
def _shipped(game: str, name: str) -> Edition:
    """Read once: what comes with Hortus does not change while it runs."""
    return editions.shipped(game, name)


def uploaded(text: str) -> Edition:
    """An edition file from outside: data only, and shallow enough for any reader."""
    depth = deepest = 0
    for character in text:
        if character in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif character in "]}":
            depth = max(0, depth - 1)
    if deepest > DEEPEST:
        raise EditionError("The uploaded edition is nested too deeply.")
    return editions.from_bytes("uploaded.toml", text.encode("utf-8", "surrogatepass"))


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


async def order_table(house: House, order: TableOrder, holder: str) -> tuple[Room, Links]:
    box = box_of(house, order)
    table_rules = rules(order.game, len(order.seats), order.modules, order.options, box)
    made = describe(table_rules, box, order, links.secret())
    if not box.shipped:
        fault = await house.bots.try_out(made, secrets.randbits(60))
        if fault:
            raise EditionError("This edition was tried out and random play did not come to an end with it.")
    return await open_table(house, made, order.seats, holder)


def check_bot(bot: str) -> None:
    if bot not in BOTS:
        raise SetupError(f"There is no bot {bot[:40]!r}; the bots are {', '.join(BOTS)}.")


def bot_name(bot: str) -> str:
    """What a bot is called that nobody has named."""
    return f"{bot.title()} bot"


async def open_table(
    house: House, made: log.Made, seats: list[SeatOrder], holder: str, heirs: list[Seat] | None = None
) -> tuple[Room, Links]:
    """Write the first lines of a new log; the table is there when they are on disk."""
    for order in seats:
        if order.kind == "bot":
            check_bot(order.bot)
    given = Links(host=links.fresh(), watch=links.fresh(), seats=[links.fresh() for _ in seats])
    made = msgspec.structs.replace(
        made,
        host=links.digest(given.host),
        watch=links.digest(given.watch),
        links=[links.digest(key) for key in given.seats],
        holder=holder,
    )
    rules_of(made)
    body = log.write(made)
    entry = Entry(links.table_id(), 1, pace.now(), -1, "", body, chained(b"", 1, body))
    row = Row(entry.table, made.game, "open", 0, False)
    if not await house.store.append(Append(entry, row, (holder,) if holder else ())):
        raise StoreError("The table could not be made; try again.")
    room = house.rooms.add(Table(entry))
    for number, order in enumerate(seats):
        for line in seat_lines(number, order, holder, heirs[number] if heirs else None):
            await room.change(lambda line=line: line)  # type: ignore[misc]
    await begin_if_ready(room)
    return room, given


def seat_lines(seat: int, order: SeatOrder, holder: str, heir: Seat | None) -> list[log.Seated]:
    """Who sits here from the start; at a rematch the same cookies open the same seat."""
    name = plain(order.name)
    if order.kind == "bot":
        lines = [log.Seated(seat=seat, kind="bot", bot=order.bot, name=name or bot_name(order.bot))]
        return [*_inherited(seat, heir, "bot", lines[0]), *lines]
    if order.kind == "me":
        return [log.Seated(seat=seat, kind="person", name=name, holder=holder, nonce=order.nonce)]
    if heir is not None:
        return _inherited(seat, heir, "person", None)
    return [log.Seated(seat=seat, kind="open", name=name)] if name else []


def _inherited(seat: int, heir: Seat | None, kind: str, bot: log.Seated | None) -> list[log.Seated]:
    if heir is None:
        return []
    named = bot.bot if bot else ""
    return [log.Seated(seat=seat, kind=kind, bot=named, name=heir.name, holder=holder) for holder in heir.holders]


async def begin_if_ready(room: Room) -> None:
    """The match begins by itself when every seat is taken."""

    def opening() -> log.Body | None:
        table = room.table
        return table.opening() if table.state == "open" and table.seating.ready() else None

    await room.change(opening)
