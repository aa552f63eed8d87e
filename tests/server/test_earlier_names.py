"""The standard edition was once called "house": whatever says so still opens, replays and verifies."""

import asyncio
import json
from gzip import decompress
from pathlib import Path

import pytest
from server.in_process import running

import hortus
from hortus import editions, records
from hortus.core.record import read_record
from hortus.server.http.schemas import SeatOrder, TableOrder
from hortus.server.protocol import payloads
from hortus.server.tables.creation import order_table

CORPUS = Path(__file__).parent / "corpus"
RECORDS = sorted(CORPUS.glob("*-1.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_is_replayed_and_verified_and_written_with_the_new_name(path):
    written = json.loads(path.read_text())
    assert written["edition"] == "house"
    record = read_record(written)
    assert list(records.verify(record).scores()) == written["scores"]
    again = records.replay(record).record().as_dict()
    # Options that came later are written with what the old record was played by.
    assert written["options"].items() <= again["options"].items()
    assert again == {**written, "edition": "standard", "options": again["options"]}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_new_record_verifies_under_either_name(path):
    written = {**json.loads(path.read_text()), "edition": "standard"}
    assert list(records.verify(read_record(written)).scores()) == written["scores"]


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_program_that_asks_for_the_earlier_name_gets_the_same_box(game):
    setup = hortus.rules(game, edition="house").setup
    assert (setup.edition, setup.components) == ("standard", None)
    assert setup.digest == hortus.rules(game).setup.digest


def test_an_edition_of_ones_own_keeps_whatever_name_it_has():
    box = editions.from_components("house", editions.shipped("petal", "standard").components)
    match = hortus.Match(hortus.rules("petal", edition=box), seed=7)
    assert match.record().setup.edition == "house"
    assert records.replay(match.record()).rules.setup.edition == "house"


def test_stored_tables_are_opened_from_the_box_that_comes_with_the_game(folder):
    folder.mkdir(parents=True, exist_ok=True)
    packed = (CORPUS / "tables" / "0.1.0.sqlite.gz").read_bytes()
    (folder / "hortus.sqlite").write_bytes(decompress(packed))

    async def look() -> None:
        async with running(folder) as service:
            rows = service.store._hand.execute("SELECT DISTINCT table_id FROM entries").fetchall()
            rooms = [await service.rooms.open(row[0]) for row in rows]
            old = [room.table for room in rooms if room.table.made.edition == "house"]
            assert {table.made.game for table in old} == set(hortus.GAMES)
            for table in old:
                assert payloads.about(table)["edition"] == "standard"
                assert table.rules.setup.edition == "standard"
                assert table.rules.setup.digest == table.made.digest

    asyncio.run(look())


def test_a_client_that_orders_a_table_by_the_earlier_name_gets_one(folder):
    async def order() -> None:
        async with running(folder) as service:
            seats = [SeatOrder(kind="me"), SeatOrder(kind="me")]
            room, _ = await order_table(service, TableOrder(game="petal", seats=seats, edition="house"), "me")
            assert room.table.made.edition == "standard"
            assert room.table.made.shipped

    asyncio.run(order())
