"""hortus print: one file or one sentence."""

import sys

import pypdf
import pytest

import hortus
from hortus.cli import commands, language


@pytest.fixture
def run(capsys):
    """Runs the command in this process. Its language must not reach the tests that follow."""

    def run(*words):
        code = commands.run(["print", *map(str, words)], {})
        said = capsys.readouterr()
        return code, said.out, said.err

    yield run
    language.choose([], {})


@pytest.fixture
def record(tmp_path):
    match = hortus.Match(hortus.rules("petal"), seed=7)
    while not match.over:
        match.submit(match.waiting[0], match.legal(match.waiting[0])[0])
    path = tmp_path / "game.json"
    hortus.save(match.record(), path)
    return path


def test_a_game_becomes_a_file_and_the_command_says_how_many_pages(run, tmp_path):
    out = tmp_path / "petal.pdf"
    code, said, _ = run("petal", "--out", out)
    assert code == 0
    assert f"{len(pypdf.PdfReader(out).pages)} pages" in said
    assert run("petal", "--what", "tiles", "--out", out)[0] == 0  # an older PDF is replaced


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "There is no game"),
        ([], "Name a game"),
        (["petal", "--paper", "a5"], "--paper should be a4 or letter, not a5."),
        (["petal", "--bleed", "6mm"], "--bleed should be a length from 0mm to 5mm, not 6mm."),
        (["petal", "--bleed", "nan"], "--bleed should be a length"),
        (["petal", "--duplex", "top"], "--duplex should be long, short or none, not top."),
        (["petal", "--ink", "none"], "--ink should be full or light"),
        (["petal", "--what", "cards"], "Petal has no cards to print."),
        (["petal", "--lang", "xx"], "There is no language xx"),
        (["petal", "--seats", "9"], "seats"),
        (["petal", "--edition", "deluxe"], "edition"),
        (["petal", "--move", "3"], "--move needs a record"),
    ],
)
def test_what_cannot_be_printed_is_one_sentence_and_no_file(run, tmp_path, words, says):
    out = tmp_path / "game.pdf"
    code, _, err = run(*words, "--out", out)
    assert code == 2
    assert says in err
    assert err.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_another_file_is_not_replaced(run, tmp_path):
    out = tmp_path / "letter.pdf"
    out.write_text("dear Ada")
    code, _, err = run("petal", "--out", out)
    assert (code, "holds something else" in err) == (2, True)
    assert out.read_text() == "dear Ada"
    assert run("petal", "--out", tmp_path / "game.doc")[0] == 2
    assert run("petal", "--out", tmp_path / "game.svg")[0] == 2


def test_without_typst_one_sentence_names_the_extra(run, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    code, _, err = run("petal", "--out", tmp_path / "petal.pdf")
    assert code == 2
    assert 'pip install "hortus[print]"' in err


def test_a_position_is_drawn_as_svg_and_as_pdf(run, tmp_path, record):
    for name in ("board.svg", "board.pdf"):
        assert run("--position", record, "--move", 60, "--out", tmp_path / name)[0] == 0
    assert (tmp_path / "board.svg").read_text("utf-8").startswith("<svg")
    assert "var(" not in (tmp_path / "board.svg").read_text("utf-8")
    assert len(pypdf.PdfReader(tmp_path / "board.pdf").pages) == 1


def test_a_position_needs_a_record_that_has_so_many_moves(run, tmp_path, record):
    code, _, err = run("--position", record, "--move", 9999, "--out", tmp_path / "board.svg")
    assert (code, "moves" in err) == (2, True)
    assert run("petal", "--position", record, "--out", tmp_path / "board.svg")[0] == 2
    assert not (tmp_path / "board.svg").exists()


def test_a_position_speaks_the_chosen_language(run, tmp_path, record):
    drawn = set()
    for code in ("en", "nl"):
        out = tmp_path / f"{code}.svg"
        assert run("--position", record, "--lang", code, "--out", out)[0] == 0
        drawn.add(out.read_text("utf-8"))
    assert len(drawn) == 2
