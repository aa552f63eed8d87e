"""hortus puzzle and hortus lab puzzles: solved, given up, looked for, interrupted, and refused."""

import pytest
from cli.running import hortus, refused
from foreign import foreign

from hortus import words
from hortus.coach.puzzles import puzzles
from hortus.coach.puzzles.attempt import Attempt

ONE = puzzles("petal")[0]


def notation(action: int) -> str:
    return Attempt(ONE).rules.catalogue.write(action)


@pytest.mark.parametrize("code", words.languages())
def test_a_puzzle_is_solved_after_a_wrong_try(code) -> None:
    typed = f"legend\nhelp\nchess\n{notation(ONE.tempting)}\n{notation(ONE.answer)}\n"
    done = hortus("puzzle", "petal", ONE.key, "--lang", code, typed=typed)
    assert done.returncode == 0, done.stderr
    assert foreign(done.stdout, code) == []
    told = " ".join(done.stdout.split())
    for key in ("puzzle-tempting", "puzzle-right"):
        assert words.text(words_of(key), code) in told


def words_of(key: str):
    from hortus.core.message import Message

    return Message(key)


def test_one_can_see_the_answer_or_leave_and_come_back() -> None:
    done = hortus("puzzle", "petal", ONE.key, typed="answer\n")
    assert notation(ONE.answer) in done.stdout
    assert "The answer" in done.stdout
    left = hortus("puzzle", "petal", ONE.key, typed="board\nlist\nquit\n")
    assert f"hortus puzzle petal {ONE.key}" in left.stdout


def test_without_a_name_it_is_the_puzzle_of_the_day() -> None:
    assert "Puzzle " in hortus("puzzle", typed="quit\n").stdout
    assert "of Petal" in hortus("puzzle", "petal", typed="quit\n").stdout


def test_the_search_writes_a_file_and_goes_on_with_it(tmp_path) -> None:
    out = tmp_path / "petal.toml"
    assert hortus("lab", "puzzles", "petal", "--games", "2", "--seed", "8", "--out", str(out)).returncode == 0
    assert "games = 2\n" in out.read_text("utf-8")
    done = hortus("lab", "puzzles", "petal", "--games", "3", "--seed", "8", "--out", str(out))
    assert "from 3 games" in done.stdout
    assert "games = 3\n" in out.read_text("utf-8")


def test_what_cannot_be_is_refused_in_one_sentence(tmp_path) -> None:
    assert "no puzzle" in refused("puzzle", "petal", "chess")
    assert "chess" in refused("puzzle", "chess")
    out = tmp_path / "petal.toml"
    out.write_text("something else")
    assert "not a file of puzzles" in refused("lab", "puzzles", "petal", "--games", "1", "--out", str(out))
    assert out.read_text() == "something else"
    assert (
        hortus("lab", "puzzles", "petal", "--games", "1", "--seed", "8", "--out", str(tmp_path / "a")).returncode == 0
    )
    assert "another" in refused("lab", "puzzles", "petal", "--games", "1", "--out", str(tmp_path / "a"))
    assert "seed" in refused("lab", "puzzles", "petal", "--games", "1", "--seed", "\n")
