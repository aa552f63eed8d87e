"""Puzzles on the server: listed without their answers, tried, and explained."""

import json

import pytest
from server.client import Guest

from hortus.coach.puzzles import puzzles

ONE = puzzles("petal")[0]
PATH = f"/api/puzzles/petal/{ONE.key}"


@pytest.fixture
def ann(server):
    return Guest(server.url).http


def test_the_list_has_every_puzzle_and_no_answer(ann):
    listed = ann.get("/api/puzzles").json()["games"]
    for one in listed:
        assert [each["key"] for each in one["puzzles"]] == [each.key for each in puzzles(one["game"])]
        assert one["today"] in [each["key"] for each in one["puzzles"]]
    assert "answer" not in json.dumps(listed)


def test_a_position_is_shown_as_its_seat_sees_it_without_the_answer(ann):
    shown = ann.get(PATH).json()
    assert shown["table"]["game"] == "petal"
    assert shown["now"]["seat"] == ONE.seat
    assert {ONE.answer, ONE.tempting} <= {each["action"] for each in shown["now"]["legal"]}
    assert "solution" not in shown


def test_a_wrong_action_is_answered_and_the_right_one_explains_itself(ann):
    wrong = ann.post(PATH, json={"action": ONE.tempting}).json()
    assert not wrong["right"]
    assert wrong["answer"]["key"] == "puzzle-tempting"
    assert "solution" not in wrong
    right = ann.post(PATH, json={"action": ONE.answer}).json()
    assert right["right"]
    assert right["solution"]["answer"]["action"] == ONE.answer
    assert right["solution"]["lines"]
    assert right["then"]["events"]
    assert ann.get(f"{PATH}/solution").json()["solution"] == right["solution"]
    assert ann.post(f"{PATH}/preview", json={"action": ONE.answer}).json()["action"]["action"] == ONE.answer


def test_what_is_not_there_or_not_possible_is_refused(ann):
    assert ann.get("/api/puzzles/petal/chess").status_code == 400
    assert ann.get("/api/puzzles/chess/chess").status_code == 400
    assert ann.post(PATH, json={"action": 100_000}).status_code == 400
    assert ann.post(PATH, json={"action": "a"}).status_code == 422
    assert ann.post(f"{PATH}/preview", json={"action": 100_000}).json()["hear"] == "refused"
