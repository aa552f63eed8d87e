"""Records from files: checked by a process of their own, and then a table like any other that is over."""

import json

import pytest
from server.client import Guest
from server.test_reviews import wait_for_review

import hortus
from hortus import records
from hortus.core.record import read_record


@pytest.fixture
def ann(server):
    return Guest(server.url)


def played(game="petal", seats=2, seed=3, until=10_000):
    match = hortus.Match(hortus.rules(game, seats), seed=seed)
    bot, dice = hortus.bot("random"), hortus.Dice(seed)
    while not match.over and len(match.moves) < until:
        seat = match.waiting[0]
        match.submit(seat, bot.choose(match.perspective(seat), dice))
    return match


def drop(guest, record):
    text = record if isinstance(record, str) else json.dumps(record)
    return guest.http.post("/api/records", json={"record": text})


def test_a_record_becomes_a_table_that_is_replayed_reviewed_and_played_on(ann):
    match = played()
    answer = drop(ann, match.record().as_dict())
    assert answer.status_code == 200
    table = answer.json()["id"]
    looked = ann.get(table).json()
    assert looked["now"]["state"] == "over"
    assert looked["you"]["seats"] == [0, 1]
    outline = ann.get(table, "/replay").json()
    assert [one["action"] for one in outline["decisions"]] == [what for who, what in match.moves if who >= 0]
    assert outline["winners"] == list(match.winners())
    again = read_record(ann.get(table, "/record").json())
    assert again.as_dict() == match.record().as_dict(), "the record is the one that was brought, with its own deal"
    records.verify(again)
    review, _ = wait_for_review(ann, table)
    assert review["complete"]
    assert len(review["decisions"]) == len(outline["decisions"])
    on = ann.post(table, "/play-on", decision=3)
    assert on.status_code == 200
    assert ann.get(on.json()["id"]).json()["now"]["state"] == "playing"


def test_a_game_with_more_seats_and_private_choices_comes_through(ann):
    match = played("papillon", 3)
    table = drop(ann, match.record().as_dict()).json()["id"]
    assert ann.get(table, "/scores").json()["winners"] == list(match.winners())


def spoilt(**changes):
    return {**played().record().as_dict(), **changes}


@pytest.mark.parametrize(
    ("record", "why"),
    [
        (lambda: played(until=60).record().as_dict(), "not finished"),
        (lambda: spoilt(scores=[99, 1]), "99"),
        (lambda: spoilt(edition="garden of mine"), "edition"),
        (lambda: spoilt(game="chess"), "chess"),
        (lambda: spoilt(components={"side": 4}), "edition of its own"),
        (lambda: spoilt(moves=[[0, 10**9]]), "Move 1"),
        (lambda: played("blume", 1).record().as_dict(), "two seats"),
        (lambda: "[" * 10_000, "not a record"),
        (lambda: "{]", "not a record"),
    ],
    ids=["unfinished", "forged", "edition", "game", "own edition", "moves", "alone", "deep", "broken"],
)
def test_what_cannot_be_reviewed_is_one_sentence_and_no_table(ann, record, why):
    answer = drop(ann, record())
    assert answer.status_code == 400
    reason = answer.json()["reason"]
    assert why in reason
    assert len(reason) < 300
    assert ann.http.get("/api/tables").json() == []


def test_a_forged_draw_is_found(ann):
    record = played().record().as_dict()
    place = next(index for index, (who, _) in enumerate(record["moves"]) if who == -1)
    record["moves"][place][1] ^= 1
    assert drop(ann, record).status_code == 400
