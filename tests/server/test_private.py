"""Database, files beside it, backups and their folder: for nobody but their owner, from the first moment on."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.running import hortus
from server.in_process import described, running, table

from hortus import files
from hortus.server.settings import Settings
from hortus.server.store import backup, sqlite
from hortus.server.store.sqlite import SqliteStore


@pytest.fixture(autouse=True)
def nothing_is_masked() -> Iterator[None]:
    """A user who gives everything to everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: mode(path) for path in folder.iterdir()}


@pytest.fixture
def at_connecting(monkeypatch) -> list[int]:
    """The modes of database files at the moment that SQLite is given them."""
    found: list[int] = []
    connect = sqlite3.connect

    def spying(path, *words, **named):
        found.append(mode(Path(str(path).removeprefix("file://").partition("?")[0])))
        return connect(path, *words, **named)

    monkeypatch.setattr(sqlite.sqlite3, "connect", spying)
    return found


def test_a_new_data_folder_and_all_in_it_are_private(folder, at_connecting):
    async def play():
        async with running(folder) as service:
            await table(service, described("petal", 2))
            assert mode(folder) == 0o700
            assert modes(folder) == dict.fromkeys(["hortus.sqlite", "hortus.sqlite-wal", "hortus.sqlite-shm"], 0o600)

    asyncio.run(play())
    assert set(at_connecting) == {0o600}, "never open to others, not even before the first line"


def test_what_an_older_version_left_open_is_closed(folder):
    folder.mkdir(0o755)
    SqliteStore(folder / "hortus.sqlite", lambda _: None).close()
    for name in ("hortus.sqlite", "hortus.sqlite-wal", "hortus.sqlite-shm"):
        (folder / name).touch()
        (folder / name).chmod(0o644)

    async def play():
        async with running(folder):
            assert mode(folder) == 0o700
            assert set(modes(folder).values()) == {0o600}

    asyncio.run(play())


def test_a_folder_with_other_things_in_it_stays_as_it_is(folder):
    """It may be anybody's: a home, a share, /tmp. The database in it is private all the same."""
    folder.mkdir(0o755)
    (folder / "letters.txt").write_text("Dear ...")

    async def play():
        async with running(folder):
            assert mode(folder) == 0o755
            assert mode(folder / "hortus.sqlite") == 0o600

    asyncio.run(play())


def test_what_belongs_to_somebody_else_is_left_alone(folder, monkeypatch):
    folder.mkdir(0o755)
    monkeypatch.setattr("hortus.server.store.private._me", lambda: 1_234_567)
    sqlite.folder_for_tables(folder)
    assert mode(folder) == 0o755


@pytest.mark.usefixtures("folder")
def test_a_backup_and_what_is_restored_from_it_are_private(folder, tmp_path, at_connecting):
    sqlite.folder_for_tables(folder)
    SqliteStore(folder / "hortus.sqlite", lambda _: None).close()
    target = tmp_path / "tables.backup"
    backup.backup(Settings(data=folder), target)
    assert mode(target) == 0o600
    backup.restore(Settings(data=tmp_path / "new"), target)
    assert mode(tmp_path / "new") == 0o700
    assert set(modes(tmp_path / "new").values()) == {0o600}
    assert set(at_connecting) == {0o600}


def test_a_backup_over_one_that_others_may_read_closes_it(folder, tmp_path):
    sqlite.folder_for_tables(folder)
    SqliteStore(folder / "hortus.sqlite", lambda _: None).close()
    target = tmp_path / "tables.backup"
    target.write_text("an older one")
    target.chmod(0o644)
    assert hortus("backup", str(target), "--data", str(folder)).returncode == 0
    assert mode(target) == 0o600


def test_a_backup_is_not_written_through_a_link_that_somebody_put_there(folder, tmp_path):
    sqlite.folder_for_tables(folder)
    SqliteStore(folder / "hortus.sqlite", lambda _: None).close()
    (tmp_path / "tables.backup.part").symlink_to(tmp_path / "elsewhere")
    backup.backup(Settings(data=folder), tmp_path / "tables.backup")
    assert not (tmp_path / "elsewhere").exists()


def test_a_private_file_that_is_written_anew_stays_private_all_the_time(tmp_path, monkeypatch):
    target = tmp_path / "game.json"
    target.write_text("old")
    target.chmod(0o600)
    monkeypatch.setattr(files.shutil, "copymode", lambda source, copy: None)
    files.write(target, "new")
    assert target.read_text() == "new"
    assert mode(target) == 0o600
