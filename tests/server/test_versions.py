"""An upgrade never changes a game in progress, and every released record replays."""

import asyncio
import json
from pathlib import Path

import pytest
from server.in_process import choose, described, running, table

import hortus
from hortus import records, tables
from hortus.core.kind import GameKind
from hortus.core.record import read_record
from hortus.server.recent import Recent
from hortus.server.store.contract import StoreError
from hortus.server.tables import rulesets

CORPUS = Path(__file__).parent / "corpus"


@pytest.mark.parametrize("path", sorted(CORPUS.glob("*.json")), ids=lambda path: path.stem)
def test_a_record_of_every_released_version_replays_and_verifies(path):
    records.verify(read_record(json.loads(path.read_text())))


def test_no_game_and_no_version_is_missing_from_the_corpus():
    """Raising a version keeps the old records here, and adds one of the new rules."""
    there = {path.stem for path in CORPUS.glob("*.json")}
    for kind in [*hortus.GAMES.values(), *tables.OLDER]:
        assert f"{kind.key}-{kind.version}" in there, f"write tests/server/corpus/{kind.key}-{kind.version}.json"


def upgraded(kind: GameKind, version: int) -> GameKind:
    return GameKind(kind.key, kind.title, kind.seats, kind.minutes, version, kind.editions, kind.modules,
                    kind.options, kind.assemble)  # fmt: skip


def test_a_table_begun_under_older_rules_is_finished_under_them(folder, monkeypatch):
    async def play():
        async with running(folder) as service:
            room, callers = await table(service, described("petal", 2))
            seat = room.table.waiting[0]
            await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
        old = hortus.GAMES["petal"]
        monkeypatch.setitem(hortus.GAMES, "petal", upgraded(old, old.version + 1))
        monkeypatch.setattr(rulesets, "_known", Recent())
        async with running(folder) as service:
            with pytest.raises(StoreError, match="Version 1"):
                await service.rooms.load(room.table.id)
            monkeypatch.setattr(tables, "OLDER", [old])
            again = await service.rooms.open(room.table.id)
            assert again.table.rules.setup.version == old.version
            assert again.table.match.moves == room.table.match.moves
            seat = again.table.waiting[0]
            await choose(again, callers[seat], seat, again.table.match.legal(seat)[0])

    asyncio.run(play())


def test_a_changed_standard_edition_does_not_change_a_game_in_progress(folder, monkeypatch):
    from hortus import editions

    async def play():
        async with running(folder) as service:
            from hortus.server.http.schemas import SeatOrder, TableOrder
            from hortus.server.tables.creation import order_table

            order = TableOrder(game="petal", seats=[SeatOrder(kind="me"), SeatOrder(kind="me")])
            room, _ = await order_table(service, order, "me")
        mended = editions.shipped("petal", "standard")
        mended = editions.Edition("standard", {**mended.components, "fewer": 9}, shipped=True)
        monkeypatch.setattr(editions, "shipped", lambda game, name: mended)
        monkeypatch.setattr(rulesets, "_known", Recent())
        async with running(folder) as service:
            read = await service.rooms.load(room.table.id)
            assert read.rules.setup.digest == room.table.rules.setup.digest != mended.digest
            assert read.match.moves == room.table.match.moves

    asyncio.run(play())
