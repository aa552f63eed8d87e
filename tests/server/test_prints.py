"""Games and boards that the server prints."""

import sys

import pytest
from print.printed import figures
from server.client import Guest

import hortus
from hortus.core.message import restored
from hortus.server.printing import worker
from hortus.server.printing.worker import BoardOrder, GameOrder

MINE = 'game = "petal"\nside = 5\ntiles = [4, 4, 4]\nfewer = 2\n'


@pytest.fixture
def ann(server):
    return Guest(server.url)


def printed(guest, **order):
    return guest.http.post("/api/print", json={"game": "petal", **order})


def test_a_custom_edition_is_printed_with_its_own_pieces(ann):
    answer = printed(ann, edition_file=MINE, what="tiles", duplex="none", paper="letter", language="de")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    names = [found.name for found in figures(answer.content)]
    assert len(names) == 2 * 12 + 1


@pytest.mark.parametrize(
    ("order", "status", "says"),
    [
        ({"game": "chess"}, 400, "There is no game"),
        ({"edition": "deluxe"}, 400, "no edition"),
        ({"edition_file": "side = 4"}, 400, "uploaded.toml"),
        ({"what": "cards"}, 400, "Petal has no cards to print."),
        ({"seats": 7}, 400, "seats"),
        ({"paper": "a5"}, 422, "paper"),
        ({"bleed": 6}, 422, "bleed"),
    ],
)
def test_what_cannot_be_printed_is_one_sentence(ann, order, status, says):
    answer = printed(ann, **order)
    assert answer.status_code == status
    assert says in answer.json()["reason"]
    assert "\n" not in answer.json()["reason"]


@pytest.mark.parametrize("game", ["flutter", "petal", "polders", "papillon", "blume"])
def test_the_board_of_a_running_game_is_a_picture_and_a_page(ann, game):
    made = ann.make(game, ("me", "me"))
    for seat in (-1, 0):
        drawn = ann.post(made["id"], "/print", seat=seat, ending=".svg", language="nl")
        assert drawn.status_code == 200, drawn.text
        assert drawn.text.startswith("<svg")
        assert "var(" not in drawn.text
    if game == "petal":
        assert ann.post(made["id"], "/print", seat=0).content.startswith(b"%PDF")


def test_after_the_game_every_position_can_be_printed(ann):
    made = ann.make("petal", ("me", "me"))
    ann.finish(made["id"])
    drawn = {ann.post(made["id"], "/print", decision=move, ending=".svg").text for move in (0, 5, 10)}
    assert len(drawn) == 3
    assert ann.post(made["id"], "/print", decision=9999, ending=".svg").status_code == 400


def test_without_typst_a_pdf_is_refused_in_one_sentence_and_a_picture_is_drawn(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    wanted = GameOrder("petal", "standard", b"", None, "a4", "all", False, 3, "long", "full", "en")
    answer = worker.answer(wanted)
    assert answer.file == b""
    assert str(restored(answer.fault)).startswith("This server cannot make PDFs: its operator has to install")
    match = hortus.Match(hortus.rules("petal"), seed=1)
    board = BoardOrder("petal", match.rules.scene(), match.perspective(0).view(), ".svg", "a4", "en")
    assert worker.answer(board).file.startswith(b"<svg")
