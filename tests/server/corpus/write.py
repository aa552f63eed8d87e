"""Writes what this version leaves behind, for games and versions that have none yet: run once per release.

`GAME-VERSION.json` is a record. `tables/VERSION.sqlite.gz` is the database of a
server that was stopped, `tables/VERSION.backup.gz` a backup of it, and
`tables/VERSION.json` what its tables add up to. Nothing here is ever written
anew: a later version must still read it.
"""

import asyncio
import gzip
import json
import secrets
import tempfile
from pathlib import Path
from typing import Any

import hortus
from hortus import editions, records
from hortus.core.dice import Dice
from hortus.server.settings import Settings
from hortus.server.store import backup
from hortus.server.tables import entries as log
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
    if not (TABLES / f"{VERSION}.json").exists():
        with tempfile.TemporaryDirectory() as folder:
            write_tables(Path(folder))


def write_tables(folder: Path) -> None:
    """Tables of every game, some begun and one finished, as the server keeps them."""
    told = asyncio.run(played(folder / "data"))
    settings = Settings(data=folder / "data")
    backup.backup(settings, folder / "backup")
    pack(folder / "backup", TABLES / f"{VERSION}.backup.gz")
    pack(backup.database_file(settings), TABLES / f"{VERSION}.sqlite.gz")
    lines = [f'"{table}": {json.dumps(what, separators=(",", ":"))}' for table, what in told.items()]
    (TABLES / f"{VERSION}.json").write_text("{" + ",\n".join(lines) + "}\n")
    print(f"tables/{VERSION}")


def pack(source: Path, target: Path) -> None:
    target.write_bytes(gzip.compress(source.read_bytes(), mtime=0))


async def played(folder: Path) -> dict[str, Any]:
    from server.housing import described, running, table

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


async def decide(room: Any, callers: list[Any], most: int) -> None:
    """So many decisions at random, with something said and something taken back in between."""
    from server.housing import choose

    from hortus.server.protocol import messages

    dice = Dice(3)
    for turn in range(most):
        if room.table.state != "playing":
            return
        seat = room.table.waiting[0]
        if room.table.holding == seat:
            await room.confirm(callers[seat], messages.Confirm(seat=seat, v=room.table.version(seat), id=f"c{turn}"))
            continue
        legal = room.table.match.legal(seat)
        await choose(room, callers[seat], seat, legal[int(dice.below(len(legal)))], f"t{turn}")
        if turn == 2:
            await room.change(lambda: log.Said(seat=0, text="Grüße"))
        if turn % 5 == 3 and room.table.state == "playing" and room.table.undoable(seat):
            await room.undo(callers[seat], messages.Undo(seat=seat, v=room.table.version(seat), id=f"u{turn}"))


def summed_up(table: Table) -> dict[str, Any]:
    """What must come out again when the log is read."""
    assert table.match is not None
    return {
        "game": table.made.game,
        "state": table.state,
        "lines": table.number,
        "mark": table.mark.hex(),
        "names": table.seating.names(),
        "moves": [list(move) for move in table.match.moves],
        "scores": list(table.match.scores()),
        "waiting": list(table.waiting),
        "title": table.made.setting.title,
        "pace": table.made.setting.pace,
        "links": [table.made.host, table.made.watch, *table.made.links],
        "commitment": table.match.deal.commitment(),
    }


if __name__ == "__main__":
    main()
