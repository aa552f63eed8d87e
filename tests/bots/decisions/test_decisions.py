"""Every bot still decides as it did, seed for seed."""

import pytest
from bots.decisions.script import FOLDER, TABLES, text, titles

import hortus


@pytest.mark.slow
@pytest.mark.parametrize("game", TABLES)
def test_every_bot_decides_as_it_did(game):
    assert text(game).splitlines() == (FOLDER / f"{game}.txt").read_text("utf-8").splitlines()


def test_there_is_a_golden_file_for_every_game():
    assert sorted(TABLES) == sorted(hortus.GAMES) == sorted(path.stem for path in FOLDER.iterdir())


@pytest.mark.parametrize("game", hortus.GAMES)
def test_the_tables_use_every_module_and_every_choice(game):
    kind = hortus.GAMES[game]
    told = " ".join(titles(game))
    assert all(module.key in told or module.seats == [1] for module in kind.modules)
    seats = {seats for seats, _, _ in TABLES[game]}
    assert seats == set(kind.seats)
    for option in kind.options:
        chosen = {options.get(option.key, option.default) for _, _, options in TABLES[game]}
        assert len(chosen) > 1, option.key
