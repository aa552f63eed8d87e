"""What every released version has stored, a later one opens: databases and backups of the corpus."""

import asyncio
import gzip
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any, get_args

import pytest
from server.corpus.write import summed_up
from server.in_process import running

from hortus.core.state import NONE
from hortus.server.protocol import messages, payloads
from hortus.server.settings import Settings
from hortus.server.store import backup
from hortus.server.store.contract import chained
from hortus.server.tables import entries as log
from hortus.version import VERSION

TABLES = Path(__file__).parent / "corpus" / "tables"
VERSIONS = sorted(path.name.removesuffix(".json") for path in TABLES.glob("*.json"))


def unpack(name: str, target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    with gzip.open(TABLES / name) as packed, target.open("xb") as file:
        shutil.copyfileobj(packed, file)
    return target


def told(version: str) -> dict[str, Any]:
    return json.loads((TABLES / f"{version}.json").read_text())


async def opened(folder: Path) -> dict[str, Any]:
    """What the tables of a data folder add up to; each is also shown to every seat and goes on."""
    # However long ago people sat down there, no bot takes the seat of one who has not come.
    async with running(folder, gather=10**12) as service:
        found = {}
        gone: list[str] = []
        for table in {entry[0] for entry in service.store._hand.execute("SELECT table_id FROM entries").fetchall()}:
            room = await service.rooms.open(table)
            if room is None:
                gone.append(table)
                continue
            found[table] = json.loads(json.dumps(summed_up(room.table)))
            for chair in [*range(room.table.made.seats), NONE]:
                assert messages.write(payloads.happened(room.table, chair, 0, [], []))
            number = room.table.number
            await room.change(lambda: log.Said(seat=0, text="Going on."))
            assert (await service.rooms.load(table)).number == number + 1
        assert len(gone) <= 1, "one table was deleted; it is no table any more"
        return found


def check(found: dict[str, Any], version: str) -> None:
    """What an older version has written down of a table says less."""
    wanted = told(version)
    assert found.keys() == wanted.keys()
    for table, known in wanted.items():
        assert {key: found[table][key] for key in known} == known


def test_no_version_is_missing_from_the_corpus():
    assert {VERSION, f"{VERSION}-people"} <= set(VERSIONS), "run tests/server/corpus/write.py"


def test_every_kind_of_entry_is_in_the_corpus(tmp_path):
    kinds = set()
    for version in VERSIONS:
        database = sqlite3.connect(unpack(f"{version}.sqlite.gz", tmp_path / version))
        kinds |= {json.loads(body)["what"] for (body,) in database.execute("SELECT body FROM entries")}
        database.close()
    assert kinds == {kind.__struct_config__.tag for kind in get_args(log.Body)}, "write.py lacks one"


@pytest.mark.parametrize("version", VERSIONS)
def test_a_data_folder_of_every_version_opens_and_goes_on(folder, version):
    unpack(f"{version}.sqlite.gz", folder / "hortus.sqlite")
    check(asyncio.run(opened(folder)), version)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_of_every_version_is_restored_and_goes_on(folder, tmp_path, version):
    source = unpack(f"{version}.backup.gz", tmp_path / "tables.backup")
    settings = Settings(data=folder)
    deleted = version.endswith("-people")  # of a deleted table one line is left
    assert backup.restore(settings, source) == sum(table["lines"] for table in told(version).values()) + deleted
    check(asyncio.run(opened(folder)), version)


def test_the_chain_of_marks_is_the_one_that_stored_logs_carry():
    """A changed chain would make every stored log read as damaged."""
    first = chained(b"", 1, b"one")
    assert first.hex() == "a593b2dc5e87fb5a8529392a96f024d3"
    assert chained(first, 2, b"two").hex() == "0f4d868fd4bc623e41d02ebc81094b0e"
