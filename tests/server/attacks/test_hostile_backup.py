"""`hortus restore` of a file that somebody has prepared: refused in a sentence, at once, and nothing is left behind."""

import gzip
import random
import sqlite3
import struct
import time
from contextlib import closing
from pathlib import Path

import pytest
from cli.running import hortus, refused

from hortus.core.errors import HortusError
from hortus.server.settings import Settings
from hortus.server.store import backup, foreign
from hortus.server.store.contract import StoreError, chained
from hortus.server.store.sqlite import SqliteStore

GOOD = gzip.decompress((Path(__file__).parents[1] / "corpus" / "tables" / "0.1.0.backup.gz").read_bytes())
ENDLESS = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT"
SOON = 10.0


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """A good backup, to be made a bad one."""
    path = tmp_path / "bad.backup"
    path.write_bytes(GOOD)
    return path


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def refusal(path: Path) -> str:
    """The sentence with which it is refused; nothing is left, and the file is as it was."""
    before = path.read_bytes()
    others = set(path.parent.iterdir())
    began = time.monotonic()
    with pytest.raises(HortusError) as fault:
        backup.restore(Settings(data=path.parent / "not yet" / "there"), path)
    assert time.monotonic() - began < SOON
    assert set(path.parent.iterdir()) == others
    assert path.read_bytes() == before
    sentence = str(fault.value)
    assert sentence.startswith(path.name)
    assert sentence.endswith(".")
    return sentence


def test_the_good_one_is_restored(bad, tmp_path):
    assert backup.restore(Settings(data=tmp_path / "new"), bad) > 0
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["hortus.sqlite"]


@pytest.mark.parametrize(
    "statements",
    [
        ["DROP TABLE holders", f"CREATE VIEW holders (holder, table_id) AS {ENDLESS} x, x FROM n"],
        ["DROP TABLE entries", f"CREATE VIEW entries AS {ENDLESS} x AS table_id, x AS number FROM n"],
        ["CREATE TRIGGER mine AFTER INSERT ON entries BEGIN DELETE FROM entries; END"],
        ["CREATE TRIGGER entries AFTER INSERT ON tables BEGIN UPDATE tables SET state = 'over'; END"],
        ["CREATE TABLE mine (x)"],
        ["CREATE INDEX mine ON entries (abs(number))"],
        ["DROP INDEX dues", "CREATE INDEX dues ON tables (due) WHERE due > 0 AND abs(due) > 0"],
        ["ALTER TABLE tables ADD COLUMN more TEXT"],
        ["ALTER TABLE tables ADD COLUMN mine GENERATED ALWAYS AS (hex(zeroblob(1000000000))) VIRTUAL"],
        ["DROP TABLE beats", "CREATE TABLE beats (id INTEGER PRIMARY KEY, at AS (hex(zeroblob(900000000))))"],
        ["DROP TABLE beats", "CREATE TABLE beats (id INTEGER PRIMARY KEY, at BIGINT CHECK (randomblob(900000000)))"],
        ["DROP TABLE beats"],
        ["DROP TABLE beats", "CREATE TABLE beats (id INTEGER PRIMARY KEY)"],
        ["CREATE VIRTUAL TABLE words USING fts5(word)"],
    ],
    ids=lambda statements: statements[-1][:40],
)
def test_a_schema_that_is_not_ours_is_never_run(bad, statements):
    change(bad, *statements)
    assert refusal(bad) == "bad.backup is not a backup of Hortus."


def test_the_command_refuses_an_endless_view_at_once_and_leaves_no_folder(bad, tmp_path):
    change(bad, "DROP TABLE holders", f"CREATE VIEW holders (holder, table_id) AS {ENDLESS} x, x FROM n")
    sentence = refused("restore", bad.name, "--data", "new", folder=tmp_path)
    assert sentence == "bad.backup is not a backup of Hortus."
    assert [path.name for path in tmp_path.iterdir()] == [bad.name]


def test_no_trigger_survives_in_the_server(bad, tmp_path):
    """Also one that was put into the data folder by hand, or by an older version."""
    change(bad, "CREATE TRIGGER mine AFTER INSERT ON entries BEGIN DELETE FROM entries; END")
    (tmp_path / "data").mkdir()
    bad.rename(tmp_path / "data" / "hortus.sqlite")
    with pytest.raises(StoreError, match="holds a trigger that Hortus has not made"):
        SqliteStore(tmp_path / "data" / "hortus.sqlite", lambda _: None)
    assert "holds a trigger" in refused("serve", "--no-browser", "--port", "0", "--data", "data", folder=tmp_path)


def test_a_line_too_large_for_any_table_is_not_read(bad):
    change(bad, f"UPDATE entries SET body = zeroblob({foreign.LARGEST + 1}) WHERE number = 2")
    assert "holds a line of more than 4 MB" in refusal(bad)


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("UPDATE entries SET body = CAST(body || ' ' AS BLOB) WHERE number = 3", "breaks at line 3"),
        ("UPDATE entries SET mark = zeroblob(16) WHERE number = 1", "breaks at line 1"),
        ("DELETE FROM entries WHERE number = 5", "breaks at line 5"),
        ("DELETE FROM entries WHERE number = 1", "breaks at line 1"),
        ("UPDATE entries SET number = number + 1000 WHERE number > 10", "breaks at line 11"),
        ("UPDATE entries SET number = 'many' WHERE number = 2", "a value in entries has the wrong type"),
        ("UPDATE entries SET body = 'text' WHERE number = 2", "a value in entries has the wrong type"),
        ("UPDATE tables SET game = x'1b5d'", "a value in tables has the wrong type"),
        ("UPDATE tables SET due = 1.5", "a value in tables has the wrong type"),
        ("UPDATE entries SET table_id = '../../' || table_id", "a value in entries has the wrong type"),
        ("UPDATE entries SET client = CAST(x'ff' AS TEXT) WHERE number = 2", "is damaged"),
    ],
)
def test_a_log_that_was_changed_is_not_restored(bad, statement, fault):
    change(bad, "DROP INDEX decisions", statement)
    assert fault in refusal(bad)


def test_a_swapped_log_is_found_by_its_chain():
    """The mark is over everything before: two logs cannot be put together."""
    assert chained(chained(b"", 1, b"a"), 2, b"b") != chained(chained(b"", 1, b"c"), 2, b"b")


def pages_of(path: Path) -> tuple[int, int]:
    """The size of a page, and the page at which the lines begin."""
    with closing(sqlite3.connect(path)) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        return size, connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]


def test_pages_that_lead_to_one_another_do_not_make_it_endless(bad):
    size, root = pages_of(bad)
    data = bytearray(bad.read_bytes())
    place = (root - 1) * size
    kind, cells = data[place], struct.unpack_from(">H", data, place + 3)[0]
    assert kind == 5, "the lines need more than one page"
    for cell in range(cells):
        pointer = struct.unpack_from(">H", data, place + 12 + 2 * cell)[0]
        struct.pack_into(">I", data, place + pointer, root)
    struct.pack_into(">I", data, place + 8, root)
    bad.write_bytes(data)
    refusal(bad)


def test_one_page_in_place_of_all_others_is_noticed(bad):
    """Without looking, its lines would be read again and again."""
    size, root = pages_of(bad)
    data = bytearray(bad.read_bytes())
    place = (root - 1) * size
    last = struct.unpack_from(">I", data, place + 8)[0]
    for cell in range(struct.unpack_from(">H", data, place + 3)[0]):
        pointer = struct.unpack_from(">H", data, place + 12 + 2 * cell)[0]
        struct.pack_into(">I", data, place + pointer, last)
    bad.write_bytes(data)
    refusal(bad)


@pytest.mark.parametrize("seed", range(60))
def test_a_damaged_file_is_refused_or_every_log_in_it_is_whole(bad, tmp_path, seed):
    dice = random.Random(seed)
    data = bytearray(GOOD)
    for _ in range(dice.choice([1, 3, 30])):
        place = dice.randrange(len(data))
        data[place : place + 8] = dice.randbytes(8)
    bad.write_bytes(data)
    sentence = ""
    try:
        backup.restore(Settings(data=tmp_path / "new"), bad)
    except HortusError as fault:
        sentence = str(fault)
    if sentence:
        assert sentence.startswith("bad.backup ")
        assert [path.name for path in tmp_path.iterdir()] == [bad.name]
    else:
        store = SqliteStore(tmp_path / "new" / "hortus.sqlite", lambda _: None)
        assert foreign._check_logs(bad, store._hand) > 0
        store.close()


@pytest.mark.parametrize("bytes_left", [0, 10, 100, 4096, 50_000])
def test_half_a_file_is_refused(bad, bytes_left):
    bad.write_bytes(GOOD[:bytes_left])
    refusal(bad)


@pytest.mark.parametrize("ending", ["-wal", "-journal"])
def test_nothing_beside_the_file_is_read(bad, ending):
    bad.with_name(bad.name + ending).write_bytes(b"something")
    assert f"is not whole: bad.backup{ending} belongs to it" in refusal(bad)


def test_reading_ends_when_its_time_is_over(bad, monkeypatch):
    monkeypatch.setattr(foreign, "SECONDS", -1000.0)
    monkeypatch.setattr(foreign, "STEPS", 1)
    assert "takes too long to read" in refusal(bad)


def test_a_hostile_file_does_not_reach_the_other_database(bad, database):
    change(bad, "CREATE TRIGGER mine AFTER INSERT ON entries BEGIN DELETE FROM entries; END")
    with pytest.raises(HortusError, match="is not a backup of Hortus"):
        backup.restore(Settings(data=bad.parent / "new", database=database), bad)
    bad.write_bytes(GOOD)
    change(bad, "DELETE FROM entries WHERE number = 3")
    with pytest.raises(HortusError, match="breaks at line 3"):
        backup.restore(Settings(data=bad.parent / "new", database=database), bad)
    bad.write_bytes(GOOD)
    assert backup.restore(Settings(data=bad.parent / "new", database=database), bad) > 0


def test_a_file_of_the_version_before_goes_through_the_command(bad, tmp_path):
    done = hortus("restore", bad.name, "--data", "new", folder=tmp_path)
    assert done.stdout == "230 lines of the log were restored.\n"
