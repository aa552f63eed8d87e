"""Attack: a table whose deal no player had a part in, and a record that passes as if they had."""

import json
import time
from pathlib import Path

import pytest
from server.client import Guest, bearer
from server.running import Server

from hortus import records
from hortus.cli.verify import VERIFY
from hortus.core.record import read_record


def nonces(guest: Guest, table: str) -> list[str]:
    """What is in the deal, once the game has been played to its end."""
    record = guest.get(table, "/record").json()
    records.verify(read_record(record))
    return record["deal"]["nonces"]


def to_the_end(table: str, *guests: Guest) -> None:
    """Bots play the rest for everybody."""
    for guest in guests:
        for seat in guest.get(table).json()["you"]["seats"]:
            guest.post(table, f"/seats/{seat}", kind="bot", bot="random")
    until = time.monotonic() + 60
    while guests[0].now(table)["state"] == "playing":
        assert time.monotonic() < until
        time.sleep(0.02)


@pytest.fixture
def two(server: Server) -> tuple[Guest, Guest, str]:
    ann, ben = Guest(server.url), Guest(server.url)
    made = ann.make("petal", ("me", "invite"))
    ben.claim(made["id"], made["links"]["seats"][1], name="Ben")
    ann.post(made["id"], "/abandon")
    return ann, ben, ann.post(made["id"], "/rematch").json()["id"]


def test_a_rematch_begins_with_the_nonce_of_everybody(two):
    ann, ben, new = two
    assert ann.now(new)["state"] == "open"
    assert [seat.get("owes") for seat in ann.now(new)["seats"]] == [True, True]
    assert ann.post(new, "/nonce", seat=0, nonce="anns").json() == {"state": "open", "nonce": True}
    assert ann.now(new)["state"] == "open"
    assert [seat.get("owes") for seat in ann.now(new)["seats"]] == [None, True]
    assert ben.post(new, "/nonce", seat=1, nonce="bens").json() == {"state": "playing", "nonce": True}
    to_the_end(new, ann, ben)
    assert nonces(ann, new) == ["anns", "bens"]


def test_nobody_adds_a_nonce_for_another_or_a_second_one(two):
    ann, ben, new = two
    assert ben.post(new, "/nonce", seat=0, nonce="evil").status_code == 403
    ann.post(new, "/nonce", seat=0, nonce="anns")
    assert ann.post(new, "/nonce", seat=0, nonce="other").json() == {"state": "open", "nonce": False}
    assert ann.post(new, "/nonce", seat=0, nonce="").status_code == 422
    ben.post(new, "/nonce", seat=1, nonce="bens")
    assert ben.post(new, "/nonce", seat=1, nonce="late").json() == {"state": "playing", "nonce": False}
    to_the_end(new, ann, ben)
    assert nonces(ann, new) == ["anns", "bens"]


def test_nobody_hears_anothers_nonce_before_the_end(two):
    ann, ben, new = two
    ann.post(new, "/nonce", seat=0, nonce="anns-very-own")
    for path in ("", "/log", "/since"):
        assert "anns-very-own" not in ben.get(new, path).text


def test_a_host_begins_without_somebody_who_does_not_come(two):
    ann, ben, new = two
    ann.post(new, "/nonce", seat=0, nonce="anns")
    assert ben.post(new, "/start").status_code == 403
    assert ann.post(new, "/start").json() == {"state": "playing"}
    to_the_end(new, ann, ben)
    assert nonces(ann, new) == ["anns", ""]


def test_who_does_not_come_holds_nobody_up_for_long_not_even_over_a_restart(folder):
    server = Server(folder, gather=2).start()
    try:
        ann, ben = Guest(server.url), Guest(server.url)
        made = ann.make("petal", ("me", "invite"))
        ben.claim(made["id"], made["links"]["seats"][1])
        ann.post(made["id"], "/abandon")
        new = ben.post(made["id"], "/rematch").json()["id"]
        ben.post(new, "/nonce", seat=1, nonce="bens")
        server.kill()
        server.start()
        until = time.monotonic() + 20
        while ben.now(new)["state"] == "open":
            assert time.monotonic() < until
            time.sleep(0.1)
        to_the_end(new, ann, ben)
        assert nonces(ben, new) == ["", "bens"]
    finally:
        server.stop()


def test_talking_does_not_put_the_beginning_off(folder):
    server = Server(folder, gather=2).start()
    try:
        ann, ben = Guest(server.url), Guest(server.url)
        made = ann.make("petal", ("me", "invite"))
        ben.claim(made["id"], made["links"]["seats"][1])
        ann.post(made["id"], "/abandon")
        new = ann.post(made["id"], "/rematch").json()["id"]
        until = time.monotonic() + 10
        number = 0
        while ann.now(new)["state"] == "open":
            assert time.monotonic() < until
            ben.post(new, "/chat", seat=1, text="wait", id=f"w{(number := number + 1)}")
            time.sleep(0.1)
    finally:
        server.stop()


def rematch_of(folder: Path, **settings: object) -> tuple[Server, Guest, Guest, str]:
    server = Server(folder, **settings).start()
    ann, ben = Guest(server.url), Guest(server.url)
    made = ann.make("petal", ("me", "invite"))
    ben.claim(made["id"], made["links"]["seats"][1])
    ann.post(made["id"], "/abandon")
    return server, ann, ben, ann.post(made["id"], "/rematch").json()["id"]


def test_standing_up_again_and_again_does_not_put_the_beginning_off_for_ever(folder):
    server, ann, ben, new = rematch_of(folder, gather=2)
    try:
        ann.post(new, "/nonce", seat=0, nonce="anns")
        began = time.monotonic()
        while ann.now(new)["state"] == "open":
            assert time.monotonic() < began + 20
            ben.post(new, "/seats/1", kind="open")
            time.sleep(0.1)
            ben.post(new, "/seats/1", kind="person")
            time.sleep(0.4)
        assert time.monotonic() > began + 4, "who sits down again is waited for"
    finally:
        server.stop()


def test_who_stands_up_and_stays_away_is_replaced_by_a_bot(folder):
    server, ann, ben, new = rematch_of(folder, gather=1)
    try:
        ann.post(new, "/nonce", seat=0, nonce="anns")
        ben.post(new, "/seats/1", kind="open")
        until = time.monotonic() + 20
        while ann.now(new)["state"] == "open":
            assert time.monotonic() < until
            time.sleep(0.1)
        assert ann.now(new)["seats"][1]["kind"] == "bot"
        assert ben.post(new, "/seats/1", kind="person").json()["kind"] == "person", "it is still Ben's seat"
    finally:
        server.stop()


def test_a_new_table_waits_for_its_guests_as_long_as_its_host_likes(folder):
    server = Server(folder, gather=1).start()
    try:
        ann = Guest(server.url)
        made = ann.make("petal", ("me", "invite"))
        time.sleep(5)
        assert ann.now(made["id"])["state"] == "open"
    finally:
        server.stop()


def test_a_table_that_is_played_on_has_the_nonces_of_its_seats(server):
    ann = Guest(server.url)
    made = ann.make("petal", ("me", "me"))
    to_the_end(made["id"], ann)
    seats = [{"kind": "me", "nonce": "one"}, {"kind": "me", "nonce": "two"}]
    new = ann.post(made["id"], "/play-on", decision=3, seats=seats).json()["id"]
    to_the_end(new, ann)
    assert nonces(ann, new) == ["one", "two"]


def said_of(record: dict, folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `hortus verify` says last."""
    folder.mkdir(exist_ok=True)
    path = folder / "record.json"
    path.write_text(json.dumps(record))
    VERIFY.run(VERIFY.parser().parse_args([str(path)]))
    return capsys.readouterr().out.splitlines()[-1]


def test_verify_says_who_added_none_and_tells_bots_from_people(server, folder, capsys):
    ann, ben = Guest(server.url), Guest(server.url)
    seats = [{"kind": "me", "nonce": "anns"}, {"kind": "invite"}, {"kind": "bot", "bot": "random"}]
    made = ann.http.post("/api/tables", json={"game": "flutter", "seats": seats}).json()
    ben.claim(made["id"], made["links"]["seats"][1])
    to_the_end(made["id"], ann, ben)
    record = ann.get(made["id"], "/record").json()
    assert record["deal"]["bots"] == [2], "a person for whom a bot plays later is a person"
    match = records.verify(read_record(record))
    assert match.deal.silent == [1]
    assert said_of(record, folder, capsys) == (
        "Seat B added no nonce, so the deal does not depend on that player. Seat C started as a bot; bots add no nonce."
    )


def test_verify_says_when_everybody_had_a_part(server, folder, capsys):
    ann = Guest(server.url)
    seats = [{"kind": "me", "nonce": "one"}, {"kind": "me", "nonce": "two"}]
    made = ann.http.post("/api/tables", json={"game": "petal", "seats": seats}).json()
    to_the_end(made["id"], ann)
    record = ann.get(made["id"], "/record").json()
    assert said_of(record, folder, capsys) == "Every person's seat added a nonce."
    record["deal"]["nonces"] = []
    with pytest.raises(records.RecordError):
        records.verify(read_record(record))


def test_a_program_adds_its_nonce_by_its_key(server):
    ann = Guest(server.url)
    made = ann.make("petal", ("me", "invite"))
    program = Guest(server.url, headers=bearer(made["links"]["seats"][1]))
    program.post(made["id"], "/nonce", seat=1, nonce="beep")
    program.post(made["id"], "/seats/1", kind="person")
    to_the_end(made["id"], ann, program)
    assert nonces(ann, made["id"]) == ["", "beep"]


def test_the_nonce_of_somebody_else_does_not_count_for_who_sits_there(server):
    """Otherwise anybody who knew the link earlier could answer for its seat, and `verify` would name nobody."""
    ann, ben = Guest(server.url), Guest(server.url)
    made = ann.make("petal", ("me", "invite"))
    key = made["links"]["seats"][1]
    Guest(server.url, headers=bearer(key)).post(made["id"], "/nonce", seat=1, nonce="evil")
    ben.claim(made["id"], key)
    to_the_end(made["id"], ann, ben)
    assert nonces(ann, made["id"]) == ["", ""]


def test_who_leaves_and_comes_back_is_still_asked_for_a_nonce(two):
    """Else a host could hand a seat to a bot for a moment, and its person would have no part in the deal."""
    ann, ben, new = two
    ann.post(new, "/seats/1", kind="bot", bot="random")
    ben.post(new, "/seats/1", kind="person")
    assert ann.post(new, "/nonce", seat=0, nonce="anns").json()["state"] == "open"
    assert ben.post(new, "/nonce", seat=1, nonce="bens").json() == {"state": "playing", "nonce": True}


def test_a_person_adds_a_nonce_also_while_a_bot_stands_in(two):
    ann, ben, new = two
    ann.post(new, "/seats/1", kind="bot", bot="random")
    assert ben.now(new)["seats"][1]["owes"], "so the page adds it"
    assert ben.post(new, "/nonce", seat=1, nonce="bens").json() == {"state": "open", "nonce": True}
    ann.post(new, "/nonce", seat=0, nonce="anns")
    to_the_end(new, ann, ben)
    assert nonces(ann, new) == ["anns", "bens"]


def test_nobody_waits_for_the_nonce_of_who_let_a_bot_play(two):
    ann, _, new = two
    ann.post(new, "/nonce", seat=0, nonce="anns")
    ann.post(new, "/seats/1", kind="bot", bot="random")
    assert ann.now(new)["state"] == "playing"
