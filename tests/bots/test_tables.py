"""Tables of numbers: every shipped one can be read, and a fault in one is a sentence."""

from importlib.resources import files

import pytest

import hortus
from hortus.bots import tables
from hortus.bots.tables import Table, TableFault

FOLDER = files("hortus.bots.knowledge")
SHIPPED = [
    (game, path.name.removesuffix(".toml"))
    for game in hortus.GAMES
    for path in FOLDER.joinpath(game, "tables").iterdir()
    if path.name.endswith(".toml")
]


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_every_table_names_the_command_that_made_it(game, name):
    assert Table(game, name).rows["command"].startswith("hortus ")


def faulty(monkeypatch, **rows):
    monkeypatch.setitem(tables._read, "hortus.bots.knowledge.petal/tables/odd.toml", rows)
    return Table("petal", "odd")


def test_a_table_without_its_command_is_refused(monkeypatch):
    with pytest.raises(TableFault, match=r"tables/odd\.toml: command is missing; it says how the numbers were made\."):
        faulty(monkeypatch, odds=[1.0])


@pytest.mark.parametrize("odds", [[1.0, 2.0], [1.0, 2.0, "x"], "three", [1.0, True, 2.0], None])
def test_a_table_of_another_size_or_kind_is_refused(monkeypatch, odds):
    table = faulty(monkeypatch, command="hortus lab count petal", odds=odds)
    with pytest.raises(TableFault, match=r"tables/odd\.toml: odds should be 3 numbers, not"):
        table.numbers("odds", 3)


def test_rows_are_read_one_after_the_other(monkeypatch):
    table = faulty(monkeypatch, command="hortus lab count petal", odds=[[1, 2.5], [3.0]])
    assert table.numbers("odds", 3) == list(table.vector("odds", 3)) == [1.0, 2.5, 3.0]


def test_a_file_that_is_not_there_is_empty():
    assert tables.read("hortus.bots", "nothing.toml") == {}


def test_a_file_is_read_once():
    assert tables.read("hortus.bots", "levels.toml") is tables.read("hortus.bots", "levels.toml")
