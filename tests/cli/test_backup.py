"""hortus serve, backup and restore: a place that cannot be used is refused, and nothing is left there."""

import sqlite3
from pathlib import Path

import pytest
from cli.running import hortus, refused

from hortus.server.store.sqlite import SqliteStore


@pytest.fixture
def tables(tmp_path):
    """A data folder with a store nothing has been played in."""
    folder = tmp_path / "tables"
    folder.mkdir()
    SqliteStore(folder / "hortus.sqlite", lambda _: None).close()
    return folder


def test_tables_are_not_served_from_what_is_no_folder(tmp_path):
    (tmp_path / "file").write_text("")
    sentence = refused("serve", "--no-browser", "--port", "0", "--data", "file", folder=tmp_path)
    assert sentence == "file cannot be a folder for tables: it is a file; name another."
    assert "cannot be a folder" in refused("serve", "--no-browser", "--port", "0", "--data", "file/x", folder=tmp_path)


def test_a_name_that_no_machine_can_have_is_refused(tmp_path):
    assert "cannot be used" in refused("serve", "--no-browser", "--host", "é" * 80, "--data", str(tmp_path / "new"))


def test_a_file_of_another_kind_is_not_served(tmp_path):
    (tmp_path / "hortus.sqlite").write_text("no tables, but as long as a page of a database has to be" * 20)
    assert "cannot be opened" in refused("serve", "--no-browser", "--port", "0", "--data", str(tmp_path))


@pytest.mark.usefixtures("tables")
def test_a_backup_is_one_file_and_comes_back(tmp_path):
    name = "a backup? #1 100%.sqlite"
    assert hortus("backup", name, "--data", "tables", folder=tmp_path).returncode == 0
    assert hortus("restore", name, "--data", "new", folder=tmp_path).returncode == 0
    assert {path.name for path in tmp_path.iterdir()} == {"tables", "new", name}


@pytest.mark.usefixtures("tables")
def test_a_backup_is_not_written_over_a_folder_or_over_the_tables(tmp_path):
    (tmp_path / "folder").mkdir()
    assert "folder is a folder; name a file in it." in refused("backup", "folder", "--data", "tables", folder=tmp_path)
    sentence = refused("backup", "tables/hortus.sqlite", "--data", "tables", folder=tmp_path)
    assert "holds the tables themselves; name another file." in sentence
    assert {path.name for path in tmp_path.iterdir()} == {"tables", "folder"}


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="this system has no folder that nobody may write to")
def test_a_backup_that_cannot_be_written_is_refused(tables):
    assert "/proc/x cannot be written" in refused("backup", "/proc/x", "--data", str(tables))


@pytest.mark.usefixtures("tables")
def test_a_backup_is_not_restored_into_a_file(tmp_path):
    hortus("backup", "whole", "--data", "tables", folder=tmp_path)
    (tmp_path / "file").write_text("")
    sentence = refused("restore", "whole", "--data", "file", folder=tmp_path)
    assert sentence == "file cannot be a folder for tables: it is a file; name another."


def test_what_looks_like_a_backup_and_cannot_be_served_leaves_nothing(tmp_path):
    with sqlite3.connect(tmp_path / "foreign") as connection:
        connection.execute("CREATE TABLE entries (colour)")
    connection.close()
    assert refused("restore", "foreign", "--data", "new", folder=tmp_path) == "foreign is not a backup of Hortus."
    assert [path.name for path in tmp_path.iterdir()] == ["foreign"]
