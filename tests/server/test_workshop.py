"""The routes of the workshop: an edition is looked at and measured, and nothing is stored."""

import json
import time
import tomllib

import msgspec
import pytest
from server.client import Guest
from server.running import Server

import hortus
from hortus import words
from hortus.core.message import Message
from hortus.server.workshop import measurer
from hortus.server.workshop.measurer import News, Order

FILE = 'game = "petal"\nside = 5\ntiles = [4, 4, 4]\nfewer = 2\n'


@pytest.fixture
def ann(server):
    return Guest(server.url)


def looked(guest, text, game="petal", **more):
    return guest.http.post(f"/api/workshop/{game}", json={"edition_file": text, **more})


def news_of(guest, job):
    """All progress messages until the measurement is finished."""
    heard = []
    until = time.monotonic() + 120
    while time.monotonic() < until:
        answer = guest.http.get(f"/api/workshop/petal/measure/{job}")
        assert answer.status_code == 200, answer.text
        heard.append(answer.json())
        if heard[-1]["finished"]:
            return heard
        time.sleep(0.05)
    raise AssertionError("it is never finished")


@pytest.mark.parametrize("game", hortus.GAMES)
def test_the_workshop_begins_with_the_standard_edition_and_what_can_be_edited(ann, game):
    start = ann.http.get(f"/api/workshop/{game}").json()
    assert tomllib.loads(start["text"]) == {"game": game, **start["components"]}
    assert start["fields"].keys() >= start["components"].keys()
    assert start["share"] is True


@pytest.mark.parametrize("game", hortus.GAMES)
def test_a_file_is_answered_with_its_values_and_its_pieces(ann, game):
    start = ann.http.get(f"/api/workshop/{game}").json()
    found = looked(ann, start["text"], game).json()
    assert found["fault"] is None
    assert found["components"] == start["components"]
    assert found["usual"] == {"pieces": found["pieces"], "signs": found["signs"]}
    assert all(drawn["svg"].startswith("<svg") for drawn in found["drawings"])


def test_a_drawing_that_the_page_has_is_not_sent_again(ann):
    first = looked(ann, FILE).json()["drawings"]
    again = looked(ann, FILE, known=[first[0]["drawing"]]).json()["drawings"]
    assert [bool(drawn["svg"]) for drawn in again] == [False, True, True]


@pytest.mark.parametrize("language", words.languages())
def test_the_names_of_the_pieces_are_in_the_language_of_the_page(ann, language):
    found = looked(ann, FILE, language=language).json()
    green = words.text(Message("print-kind-petal-green"), language)
    assert found["drawings"][0]["name"].startswith(green)


@pytest.mark.parametrize(
    ("text", "key", "where"),
    [
        ("side = ", "refused-edition-toml-end", []),
        ("\n", "refused-edition-missing", ["game"]),
        ('game = "blume"\n', "refused-edition-game", ["game"]),
        (FILE.replace("5", "four"), "refused-edition-toml", []),
        (FILE.replace("5", '"four"'), "refused-edition-key", ["side"]),
        (FILE.replace("4, 4, 4", "4, 4"), "refused-petal-sum", ["tiles"]),
        (FILE.replace("4, 4, 4", '4, 4, "x"'), "refused-edition-key", ["tiles"]),
        (FILE + "tree = 1\n", "refused-edition-unknown", ["tree"]),
        (FILE + "a = " + "[" * 50 + "]" * 50, "refused-edition-deep", []),
        (FILE + "a = 1979-05-27\n", "refused-edition-values", []),
        (FILE.replace("5", "nan"), "refused-edition-key", ["side"]),
        ("a = " + "9" * 5000, "refused-edition-digits", []),
    ],
)
def test_a_bad_file_is_one_sentence_and_its_place(ann, text, key, where):
    answer = looked(ann, text)
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["fault"]["key"], found["where"]) == (key, where)
    assert found["fault"]["reason"]
    assert "\n" not in found["fault"]["reason"]
    assert found["drawings"] == []


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("chess", {"edition_file": FILE}, 400),
        ("petal", {"edition_file": ""}, 422),
        ("petal", {"edition_file": "#" * 70000}, 422),
        ("petal", {"edition_file": 7}, 422),
        ("petal", {"edition_file": FILE + "# \ud800"}, 422),
        ("petal", {}, 422),
        ("petal", {"edition_file": FILE, "known": ["x" * 50]}, 422),
        ("petal", {"edition_file": FILE, "known": ["x"] * 700}, 422),
        ("petal", {"edition_file": FILE, "known": ["x"] * 5000}, 400),
        ("petal", {"edition_file": FILE, "more": 1}, 422),
        ("chess/measure", {"edition_file": FILE, "seats": 2}, 400),
        ("petal/measure", {"edition_file": FILE, "seats": 0}, 422),
        ("petal/measure", {"edition_file": FILE, "seats": "2"}, 422),
        ("petal/measure", {"edition_file": FILE}, 422),
    ],
)
def test_a_bad_request_is_one_sentence(ann, path, body, status):
    plain = json.dumps(body)  # half a surrogate pair, too, as browsers send it
    headers = {"Content-Type": "application/json"}
    answer = ann.http.post(f"/api/workshop/{path}", content=plain, headers=headers)
    assert answer.status_code == status, answer.text
    assert answer.json()["reason"]
    assert "\n" not in answer.json()["reason"]


def test_a_language_that_there_is_not_is_english(ann):
    assert looked(ann, FILE, language="xx").json()["drawings"][0]["name"].startswith("green petal")


def test_a_measurement_says_how_far_it_is_and_then_what_it_found(ann):
    job = ann.http.post("/api/workshop/petal/measure", json={"edition_file": FILE, "seats": 2}).json()["job"]
    heard = news_of(ann, job)
    assert [one["done"] for one in heard] == sorted(one["done"] for one in heard)
    last = heard[-1]
    assert last["fault"] is None
    assert last["done"] == last["total"] > 0
    found = last["found"]
    assert found["games"] * 2 == last["total"]
    for column in (found["mine"], found["standard"]):
        assert len(column["points"]) == len(column["wins"]) == 2
        assert column["least"] <= column["points"][0][0] <= column["most"]
    # A bed of 5 by 5 squares is full sooner than one of 7 by 7.
    assert found["mine"]["length"][0] < found["standard"]["length"][0]


def test_a_slow_machine_compares_fewer_games_and_says_how_many(monkeypatch):
    said = []
    monkeypatch.setattr(measurer, "say", lambda message: said.append(msgspec.msgpack.decode(message, type=News)))
    monkeypatch.setattr(measurer, "ENOUGH", 0.0)
    measurer.work(Order("petal", FILE.encode(), 2))
    assert said[-1].finished
    assert said[-1].done == said[-1].total == 2
    assert said[-1].found["games"] == 1


def test_the_same_order_is_measured_once(ann):
    order = {"edition_file": FILE + "# again\n", "seats": 2}
    first, again = (ann.http.post("/api/workshop/petal/measure", json=order).json()["job"] for _ in range(2))
    assert first == again
    news_of(ann, first)
    assert ann.http.post("/api/workshop/petal/measure", json=order).json()["job"] == first


@pytest.mark.parametrize(
    ("text", "seats", "key"),
    [(FILE.replace("5", "4"), 2, "refused-petal-side"), (FILE, 7, "refused-seats"), ("side = ", 2, "refused-edition")],
)
def test_what_cannot_be_measured_is_one_sentence_in_the_news(ann, text, seats, key):
    job = ann.http.post("/api/workshop/petal/measure", json={"edition_file": text, "seats": seats}).json()["job"]
    last = news_of(ann, job)[-1]
    assert last["found"] is None
    assert last["fault"]["key"].startswith(key)
    assert "\n" not in last["fault"]["reason"]


def test_a_measurement_that_nobody_began_is_refused(ann):
    answer = ann.http.get(f"/api/workshop/petal/measure/{'0' * 32}")
    assert answer.status_code == 400
    assert answer.json()["key"] == "server-no-measure"
    assert ann.http.get("/api/workshop/petal/measure/nonsense").status_code == 422


def test_an_operator_can_switch_links_off(tmp_path):
    server = Server(tmp_path / "data", share_editions=False).start()
    try:
        assert Guest(server.url).http.get("/api/workshop/petal").json()["share"] is False
    finally:
        server.stop()
