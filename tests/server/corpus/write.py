"""Writes what this version leaves behind, for games and versions that have none yet: run once per release.

`GAME-VERSION.json` is a record. `tables/VERSION.sqlite.gz` is the database of a
server that was stopped, `tables/VERSION.backup.gz` a backup of it, and
`tables/VERSION.json` what its tables add up to. `VERSION-people` is the same with
tables at which people come, go, give up and take back. Nothing here is ever
written anew: a later version must still read it.
"""

import asyncio
import gzip
import json
import secrets
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import hortus
from hortus import editions, records
from hortus.core.dice import Dice
from hortus.core.message import Message
from hortus.server.bots.pool import STAND_IN
from hortus.server.http.schemas import SeatOrder
from hortus.server.protocol import payloads
from hortus.server.settings import Settings
from hortus.server.store import backup
from hortus.server.tables import entries as log
from hortus.server.tables import links, takeback
from hortus.server.tables.creation import open_table
from hortus.server.tables.table import Table
from hortus.version import VERSION

FOLDER = Path(__file__).parent
TABLES = FOLDER / "tables"
OWN = b'game = "petal"\nside = 5\ntiles = [4, 4, 4]\nfewer = 2\n'


def main() -> None:
    for kind in hortus.GAMES.values():
        path = FOLDER / f"{kind.key}-{kind.version}.json"
        if path.exists():
            continue
        modules = [module.key for module in kind.modules if not module.without]
        seats = max(
            seats for seats in kind.seats if all(seats in module.seats for module in kind.modules) or not modules
        )
        match = hortus.Match(
            hortus.rules(kind.key, seats, modules), deal=hortus.sealed(secrets.token_hex(32), ["a", "b"])
        )
        dice = hortus.Dice(1)
        while not match.over:
            for seat in match.waiting:
                match.submit(seat, hortus.bot("random").choose(match.perspective(seat), dice))
        records.save(match.record(), path)
        print(path.name)
    for name, play in ((VERSION, played), (f"{VERSION}-people", peopled)):
        if not (TABLES / f"{name}.json").exists():
            with tempfile.TemporaryDirectory() as folder:
                write_tables(Path(folder), name, play)


def write_tables(folder: Path, name: str, play: Callable[[Path], Coroutine[Any, Any, dict[str, Any]]]) -> None:
    """Tables as the server keeps them, and what they add up to."""
    told = asyncio.run(play(folder / "data"))
    settings = Settings(data=folder / "data")
    backup.backup(settings, folder / "backup")
    pack(folder / "backup", TABLES / f"{name}.backup.gz")
    pack(backup.database_file(settings), TABLES / f"{name}.sqlite.gz")
    lines = [f'"{table}": {json.dumps(what, separators=(",", ":"))}' for table, what in told.items()]
    (TABLES / f"{name}.json").write_text("{" + ",\n".join(lines) + "}\n")
    print(f"tables/{name}")


def pack(source: Path, target: Path) -> None:
    target.write_bytes(gzip.compress(source.read_bytes(), mtime=0))


async def played(folder: Path) -> dict[str, Any]:
    """Tables of every game, some begun and one finished."""
    from server.in_process import described, running, table

    told: dict[str, Any] = {}
    async with running(folder) as service:
        rooms = [(await table(service, described(game, 2)), 12) for game in hortus.GAMES]
        rooms.append((await table(service, described("petal", 2, title="To the end", confirm=True)), 1000))
        own = editions.from_bytes("mine.toml", OWN)
        rooms.append((await table(service, described("petal", 2, own, pace="days", allowance=86400)), 5))
        for (room, callers), most in rooms:
            await decide(room, callers, most)
            told[room.table.id] = summed_up(room.table)
    return told


async def peopled(folder: Path) -> dict[str, Any]:
    """Tables with every kind of entry that says who sits where, and what they agree on."""
    from server.in_process import described, running, table

    async with running(folder) as service:
        made = described("petal", 2)
        rooms = [(await open_table(service, made, [SeatOrder(kind="invite")] * 2, links.digest("a host")))[0]]
        await say(rooms[0], log.Seated(seat=0, kind="person", name="Ann", holder=links.digest("ann"), spent=True))
        await say(rooms[0], log.Ready(seat=0, nonce="a nonce"), log.Hosted(holder=links.digest("another host")))
        await say(rooms[0], log.Seated(seat=1, kind="person", name="Ben", holder=links.digest("ben")), log.Left(seat=1))
        await say(rooms[0], log.Linked(role="seat", hash=links.digest("a link"), seat=1), log.Hooked(url=""))
        for name in ("one", "two"):
            holder = links.digest(name)
            await say(rooms[0], log.Seated(seat=0, kind="person", holder=holder, device="Firefox on Linux"))
        await say(rooms[0], log.Parted(seat=0, holder=links.digest("one")))

        room, callers = await table(service, described("petal", 2, title="Taken back", watchable=True))
        await decide(room, callers, 6)
        await say(room, takeback.asking(room.table, 0), log.Answered(seat=1, agrees=True))
        await decide(room, callers, 4)
        await say(room, takeback.asking(room.table, 1), log.Answered(seat=0, agrees=False))
        await say(room, log.Reacted(seat=1, sign="thanks"))
        rooms.append(room)

        room, _ = await table(service, described("flutter", 3))
        waits = next(seat for seat in range(3) if seat not in room.table.waiting)  # so its bot never decides
        await say(room, log.Resigned(seat=waits, bot=STAND_IN, ends=False))
        rooms.append(room)

        room, callers = await table(service, described("flutter", 2))
        await decide(room, callers, 9)
        await say(room, log.Resigned(seat=0, bot=STAND_IN, ends=True), log.Rematched(table=rooms[0].table.id))
        rooms.append(room)

        room, callers = await table(service, described("polders", 2))
        await say(room, log.ended(Message("server-ended-by-host")))
        rooms.append(room)

        gone, _ = await table(service, described("blume", 2))
        await gone.erase(lambda: None)
        return {room.table.id: summed_up(room.table) for room in rooms}


async def say(room: Any, *bodies: Any) -> None:
    for body in bodies:
        assert await room.change(lambda body=body: body)


async def decide(room: Any, callers: list[Any], most: int) -> None:
    """This many decisions at random, with something said and something taken back in between."""
    from server.in_process import choose

    from hortus.server.protocol import messages

    dice = Dice(3)
    for turn in range(most):
        if room.table.state != "playing":
            return
        seat = room.table.waiting[0]
        if room.table.holding == seat:
            await room.decide(callers[seat], messages.Confirm(seat=seat, v=room.table.version(seat), id=f"c{turn}"))
            continue
        legal = room.table.match.legal(seat)
        await choose(room, callers[seat], seat, legal[int(dice.below(len(legal)))], f"t{turn}")
        if turn == 2:
            await room.change(lambda: log.Said(seat=0, text="Grüße"))
        if turn % 5 == 3 and room.table.state == "playing" and room.table.undoable(seat):
            await room.decide(callers[seat], messages.Undo(seat=seat, v=room.table.version(seat), id=f"u{turn}"))


def summed_up(table: Table) -> dict[str, Any]:
    """What must come out again when the log is read."""
    match = table.match
    return {
        "game": table.made.game,
        "state": table.state,
        "lines": table.number,
        "mark": table.mark.hex(),
        "names": table.seating.names(),
        "moves": [list(move) for move in match.moves] if match else [],
        "scores": list(match.scores()) if match else [],
        "waiting": list(table.waiting),
        "title": table.made.setting.title,
        "pace": table.made.setting.pace,
        "links": [table.made.host, table.made.watch, *table.made.links],
        "commitment": payloads.commitment(table),
        "seats": table.seating.shown(),
        "holders": [seat.holders for seat in table.seating.seats],
        "takebacks": table.takebacks.count,
        "watchable": table.made.setting.watchable,
        "next": table.next,
    }


if __name__ == "__main__":
    main()
