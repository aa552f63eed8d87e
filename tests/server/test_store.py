"""One conformance suite for both stores."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator

import pytest

from hortus.server.store.contract import Append, Entry, Row, Store, StoreError, StoreFull
from hortus.server.store.postgres import PostgresStore
from hortus.server.store.sqlite import SqliteStore

OPENERS = Callable[[], Store]


@pytest.fixture(params=["sqlite", "postgres"])
def opener(request: pytest.FixtureRequest, folder) -> Iterator[OPENERS]:
    opened: list[Store] = []
    if request.param == "sqlite":
        folder.mkdir()

        def open_store() -> Store:
            opened.append(SqliteStore(folder / "hortus.sqlite", lambda seconds: None))
            return opened[-1]
    else:
        address = request.getfixturevalue("database")

        def open_store() -> Store:
            opened.append(PostgresStore(address, lambda seconds: None))
            return opened[-1]

    yield open_store
    for store in opened:
        store.close()


def line(
    table: str, number: int, client: str = "", seat: int = 0, due: int = 0, bots: bool = False, holders=()
) -> Append:
    body = f'{{"n":{number}}}'.encode()
    entry = Entry(table, number, 1000 + number, seat, client, body, b"m%d" % number)
    return Append(entry, Row(table, "petal", "playing", due, bots), holders)


def test_what_was_appended_is_read_in_order(opener):
    async def play():
        store = opener()
        for number in (1, 2, 3):
            assert await store.append(line("a", number))
        assert await store.append(line("b", 1))
        assert [entry.number for entry in await store.read("a")] == [1, 2, 3]
        assert [entry.number for entry in await store.read("a", 2)] == [3]
        assert (await store.read("a"))[0] == line("a", 1).entry
        assert await store.read("c") == []

    asyncio.run(play())


def test_a_number_is_given_once(opener):
    async def play():
        store = opener()
        assert await store.append(line("a", 1, "first"))
        assert not await store.append(line("a", 1, "second"))
        assert [entry.client for entry in await store.read("a")] == ["first"]

    asyncio.run(play())


def test_a_decision_is_taken_once(opener):
    async def play():
        store = opener()
        assert await store.append(line("a", 1, "mine"))
        assert not await store.append(line("a", 2, "mine"))
        assert await store.append(line("a", 2, "mine", seat=1)), "another seat counts for itself"
        assert await store.append(line("b", 1, "mine")), "another table too"

    asyncio.run(play())


def test_two_writers_never_both_win(opener):
    async def play():
        one, other = opener(), opener()
        wins = 0
        for number in range(1, 40):
            pair = await asyncio.gather(
                one.append(line("a", number, f"one {number}")), other.append(line("a", number, f"other {number}"))
            )
            assert sorted(pair) == [False, True]
            wins += 1
        assert len(await one.read("a")) == wins

    asyncio.run(play())


def test_many_appends_share_a_commit_and_all_are_there(opener):
    async def play():
        store = opener()
        results = await asyncio.gather(*[store.append(line(f"t{table}", 1)) for table in range(300)])
        assert all(results)
        for table in (0, 150, 299):
            assert len(await store.read(f"t{table}")) == 1

    asyncio.run(play())


def test_a_line_that_is_taken_does_not_disturb_those_it_shares_a_commit_with(opener):
    async def play():
        store = opener()
        for table in range(0, 200, 7):
            assert await store.append(line(f"t{table}", 1, "first"))
        results = await asyncio.gather(
            *[store.append(line(f"t{table}", 1, "second", holders=(f"h{table}",))) for table in range(200)]
        )
        assert results == [table % 7 != 0 for table in range(200)]
        for table in (0, 1, 7, 100, 196, 199):
            assert [entry.client for entry in await store.read(f"t{table}")] == ["second" if table % 7 else "first"]
            assert len(await store.rows(f"h{table}", 10)) == (1 if table % 7 else 0)

    asyncio.run(play())


def test_what_was_written_is_there_after_reopening(opener):
    async def play():
        store = opener()
        await store.append(line("a", 1, holders=("me",)))
        again = opener()
        assert len(await again.read("a")) == 1
        assert [row.table for row in await again.rows("me", 10)] == ["a"]
        assert await again.rows("you", 10) == []

    asyncio.run(play())


def test_tables_are_found_by_deadline_and_by_bot(opener):
    async def play():
        store = opener()
        await store.append(line("late", 1, due=500))
        await store.append(line("later", 1, due=5000))
        await store.append(line("bot", 1, bots=True))
        await store.append(line("quiet", 1))
        assert await store.awake(1000, 10) == ["late"]
        assert await store.thinking(10) == ["bot"]
        await store.append(line("late", 2))
        assert await store.awake(1000, 10) == []

    asyncio.run(play())


def test_time_without_a_server_is_remembered(opener):
    async def play():
        store = opener()
        await store.beat(1_000_000)
        await store.beat(1_005_000)
        assert await store.downtimes() == []
        await store.beat(1_100_000)
        assert await store.downtimes() == [(1_005_000, 1_100_000)]

    asyncio.run(play())


def test_the_health_probe_writes(opener):
    async def play():
        store = opener()

        async def written():
            return await store._ask("SELECT at FROM probes ORDER BY at", ())

        assert await written() == []
        await store.probe(1)
        await store.probe(1)
        await store.probe(30_000)
        assert await written() == [(1,), (30_000,)], "a line each, and none twice"
        await store.probe(60_001)
        assert await written() == [(1,), (30_000,), (60_001,)]
        await store.probe(60_002)
        assert await written() == [(30_000,), (60_001,), (60_002,)], "what is older than a minute goes"

    asyncio.run(play())


def test_a_job_that_fails_is_told_so_and_those_after_it_are_done(opener):
    """Also one that fails as nobody foresaw: its neighbours are stored, and nothing of it is left behind."""

    def stumble(_):
        raise ZeroDivisionError("stumbled")

    async def play():
        store = opener()
        asked = [store.append(line("a", 1)), store._writer.do(stumble), store.append(line("b", 1))]
        async with asyncio.timeout(10):
            first, fault, last = await asyncio.gather(*asked, return_exceptions=True)
            assert (first, str(fault), last) == (True, "The store refused to write: stumbled.", True)
            assert isinstance(fault, StoreError)
            assert await store.append(line("a", 2))
        assert [len(await store.read(table)) for table in "ab"] == [2, 1]

    asyncio.run(play())


def test_what_cannot_be_read_is_one_sentence(folder):
    folder.mkdir()
    store = SqliteStore(folder / "hortus.sqlite", lambda seconds: None)
    with sqlite3.connect(folder / "hortus.sqlite") as hand:
        hand.execute("DROP TABLE entries")
    with pytest.raises(StoreError, match=r"^hortus.sqlite cannot be read: no such table: entries\.$"):
        asyncio.run(store.read("a"))
    store.close()


def test_nothing_is_written_after_closing(folder):
    async def play():
        folder.mkdir()
        store = SqliteStore(folder / "hortus.sqlite", lambda seconds: None)
        store.close()
        with pytest.raises(StoreError):
            await store.append(line("a", 1))

    asyncio.run(play())


def test_sqlite_runs_in_wal_mode_with_full_sync(folder):
    folder.mkdir()
    store = SqliteStore(folder / "hortus.sqlite", lambda seconds: None)
    assert store._hand.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._hand.execute("PRAGMA synchronous").fetchone() == (2,)
    store.close()


def test_a_database_without_full_sync_is_refused(folder, monkeypatch):
    folder.mkdir()
    monkeypatch.setattr("hortus.server.store.sqlite.FULL", 1)
    with pytest.raises(StoreError, match="WAL mode with full sync; it is wal with sync 2"):
        SqliteStore(folder / "hortus.sqlite", lambda seconds: None)


def test_a_damaged_file_is_refused_in_one_sentence(folder):
    folder.mkdir()
    path = folder / "hortus.sqlite"
    path.write_bytes(b"this is not a database" * 100)
    with pytest.raises(StoreError, match=r"hortus\.sqlite"):
        SqliteStore(path, lambda seconds: None)


def test_a_full_disk_fails_the_append_and_nothing_else(folder):
    async def play():
        folder.mkdir()
        store = SqliteStore(folder / "hortus.sqlite", lambda seconds: None)
        await store.append(line("a", 1))
        pages = store._hand.execute("PRAGMA page_count").fetchone()[0]
        store._hand.execute(f"PRAGMA max_page_count = {pages}")
        big = Append(Entry("a", 2, 0, 0, "", b"x" * 100_000, b""), Row("a", "petal", "playing", 0, False))
        with pytest.raises(StoreFull):
            await store.append(big)
        assert len(await store.read("a")) == 1
        store._hand.execute("PRAGMA max_page_count = 1000000")
        assert await store.append(big)
        store.close()

    asyncio.run(play())


def test_postgres_without_sync_is_refused(database):
    import psycopg

    name = database.rsplit("/", 1)[1]
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    # The store sets its own sessions to full sync, whatever the database's default is.
    store = PostgresStore(database, lambda seconds: None)
    assert store._hand.execute("SHOW synchronous_commit").fetchone() == ("on",)
    store.close()


def test_a_database_that_may_not_be_written_is_refused_in_one_sentence(database):
    import psycopg

    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("REVOKE CREATE ON SCHEMA public FROM public")
        connection.execute(f"CREATE ROLE {database.rsplit('/', 1)[1]}_guest LOGIN".encode())
    guest = database.replace("hortus@", f"{database.rsplit('/', 1)[1]}_guest@")
    with pytest.raises(StoreError, match="PostgreSQL cannot hold tables: permission denied"):
        PostgresStore(guest, lambda seconds: None)


def test_an_address_that_cannot_be_reached_is_one_sentence():
    with pytest.raises(StoreError, match="cannot be reached"):
        PostgresStore("postgresql://hortus:hush@127.0.0.1:9/none", lambda seconds: None)


def test_a_changed_line_is_noticed(folder):
    folder.mkdir()
    from hortus.server.store.contract import chained

    first = chained(b"", 1, b"one")
    assert chained(first, 2, b"two") != chained(first, 2, b"tow")
    assert chained(first, 2, b"two") != chained(b"", 2, b"two")
    assert chained(first, 2, b"two") != chained(first, 3, b"two")
    assert sqlite3.sqlite_version_info >= (3, 35), "RETURNING is needed"
