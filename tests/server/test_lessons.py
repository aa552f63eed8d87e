"""Lessons over HTTP: the client keeps the choices so far, the server nothing."""

import pytest
from server.client import Guest

import hortus
from hortus import lessons
from hortus.lessons import walking
from hortus.lessons.run import Run


@pytest.fixture
def ann(server):
    return Guest(server.url)


@pytest.mark.parametrize(("game", "key"), [(game, key) for game in hortus.GAMES for key in lessons.names(game)])
def test_a_lesson_is_played_to_its_end_and_says_where_it_is(ann, game, key):
    lesson = lessons.lesson(game, key)
    address = f"/api/lessons/{game}/{key}"
    about = ann.http.get(address).json()
    assert (about["game"], about["modules"]) == (game, lesson.rules.setup.modules)
    run = Run(lesson)
    while not run.over:
        shown = ann.http.post(address, json={"done": run.done}).json()
        assert shown["step"]["number"] == run.number
        assert not shown["step"]["over"]
        assert shown["step"]["text"]["key"] == run.text().key
        assert [action["action"] for action in shown["step"]["pointed"]] == run.pointed()
        wanted = run.wanted()[0]
        foreseen = ann.http.post(f"{address}/preview", json={"done": run.done, "action": wanted}).json()
        assert foreseen["action"]["action"] == wanted
        done = list(run.done)
        run.choose(wanted)
        then = ann.http.post(address, json={"done": done, "action": wanted}).json()
        assert then["step"]["over"] == run.over
        assert then["then"]["v"] == len(run.done)
    assert ann.http.post(address, json={"done": run.done}).json()["now"]["legal"] == []


def test_the_list_of_games_names_their_lessons(ann):
    for kind in ann.http.get("/api/games").json()["games"]:
        assert kind["lessons"] == lessons.names(kind["key"])


def test_an_unhelpful_choice_gets_an_answer_and_nothing_else(ann):
    for action, said in walking.answers(Run(lessons.lesson("petal"))).items():
        heard = ann.http.post("/api/lessons/petal/basics", json={"action": action}).json()
        assert set(heard) == {"answer"}
        assert heard["answer"]["key"] == said.key


def test_the_result_of_a_choice_is_shown_before_another_position_begins(ann):
    lesson = lessons.lesson("blume")
    run = Run(lesson)
    while lesson.steps[run.at + 1].start is None:
        run.choose(run.wanted()[0])
    order = {"done": run.done, "action": run.wanted()[0]}
    heard = ann.http.post("/api/lessons/blume/basics", json=order).json()
    assert heard["anew"]
    assert heard["then"]["legal"] == []
    assert heard["then"]["view"] != heard["now"]["view"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("petal/none", {}, 400),
        ("chess/basics", {}, 400),
        ("petal/basics", {"done": [10**9]}, 400),
        ("petal/basics", {"action": 2**53 - 1}, 400),
        ("petal/basics", {"done": [0] * 61}, 422),
        ("petal/basics", {"done": [-1]}, 422),
        ("petal/basics/preview", {}, 422),
    ],
)
def test_what_no_learner_chose_is_refused_in_one_sentence(ann, path, body, status):
    answer = ann.http.post(f"/api/lessons/{path}", json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["key"]
