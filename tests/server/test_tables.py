"""Tables and seats over the real server: made, shared, handed over, finished, replayed."""

import asyncio
import json
import re
import sqlite3

import pytest
from server.client import Guest, bearer, connect_cookie, hear, say
from server.running import Server

from hortus import records
from hortus.core.record import read_record


@pytest.fixture
def ann(server: Server) -> Guest:
    return Guest(server.url)


@pytest.fixture
def ben(server: Server) -> Guest:
    return Guest(server.url)


def test_the_server_says_what_can_be_played(ann):
    answer = ann.http.get("/api/games").json()
    petal = next(game for game in answer["games"] if game["key"] == "petal")
    assert petal["seats"] == [2]
    assert petal["options"][0]["default"] == "open"
    assert "greedy" in answer["bots"]


def test_one_request_and_the_first_move_can_be_made(ann):
    made = ann.make("petal", ("me", "greedy"))
    now = ann.now(made["id"])
    assert now["state"] == "playing"
    assert now["seats"][1]["kind"] == "bot"


def test_a_bot_answers_and_the_game_comes_to_its_end(ann):
    made = ann.make("petal", ("me", "random"))
    assert ann.finish(made["id"], (0,))["state"] == "over"


def test_two_browsers_play_one_table_by_link(ann, ben):
    made = ann.make("petal", ("me", "invite"))
    assert ann.now(made["id"])["state"] == "open"
    assert ben.get(made["id"]).status_code == 404, "without a link there is no table"
    assert ben.claim(made["id"], made["links"]["seats"][1], name="Ben").json()["seats"] == [1]
    assert ann.now(made["id"])["state"] == "playing"
    while (now := ann.now(made["id"]))["state"] == "playing":
        [ann, ben][now["waiting"][0]].decide(made["id"], now["waiting"][0])
    assert ben.now(made["id"])["scores"] == now["scores"]


def test_hot_seat_one_browser_holds_both_seats(ann):
    made = ann.make("petal", ("me", "me"))
    assert ann.get(made["id"]).json()["you"]["seats"] == [0, 1]
    assert ann.finish(made["id"])["state"] == "over"


def test_a_link_gives_a_cookie_that_scripts_cannot_read(ann, ben):
    made = ann.make("petal", ("me", "invite"))
    answer = ben.claim(made["id"], made["links"]["seats"][1])
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert made["links"]["seats"][1] not in answer.text
    assert made["links"]["seats"][1] not in cookie


def test_links_are_long_and_stored_as_hashes_only(server, ann):
    made = ann.make("petal", ("me", "invite"))
    secrets = [made["links"]["host"], made["links"]["watch"], *made["links"]["seats"], ann.http.cookies["hortus"]]
    assert len(set(secrets)) == 5
    assert all(len(secret) * 6 >= 128 for secret in secrets)
    stored = b"".join(path.read_bytes() for path in server.data.rglob("*") if path.is_file())
    assert made["id"].encode() in stored
    for secret in secrets:
        assert secret.encode() not in stored


def test_a_spectator_sees_and_does_nothing(ann, ben):
    made = ann.make("petal", ("me", "me"), options={"contents": "memory"})
    assert ben.claim(made["id"], made["links"]["watch"]).json() == {"seats": [], "host": False, "watch": True}
    now = ben.now(made["id"])
    assert now["seat"] == -1
    assert now["legal"] == []
    assert ben.post(made["id"], "/moves", seat=0, v=now["v"], id="x", action=0).status_code == 403
    assert ben.post(made["id"], "/chat", text="hi", id="x").status_code == 403
    assert ben.get(made["id"], seat=0).status_code == 403


def test_a_revoked_link_opens_nothing_and_closes_what_it_opened(ann, ben, server):
    made = ann.make("petal", ("me", "invite"))
    ben.claim(made["id"], made["links"]["seats"][1])
    new = ann.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    assert ben.get(made["id"]).status_code == 404
    carl = Guest(server.url)
    assert carl.claim(made["id"], made["links"]["seats"][1]).status_code == 404
    assert carl.claim(made["id"], new).json()["seats"] == [1]
    watch = ann.post(made["id"], "/links", role="watch").json()["key"]
    assert ben.claim(made["id"], made["links"]["watch"]).status_code == 404
    assert ben.claim(made["id"], watch).status_code == 200


def test_a_bot_stands_in_and_the_person_comes_back(ann, ben):
    made = ann.make("petal", ("me", "invite"))
    ben.claim(made["id"], made["links"]["seats"][1], name="Ben")
    ben.post(made["id"], "/seats/1", kind="bot", bot="random")
    seat = ann.now(made["id"])["seats"][1]
    assert (seat["kind"], seat["away"], seat["name"]) == ("bot", True, "Ben")
    now = ann.now(made["id"])
    if now["waiting"] == [0]:
        ann.decide(made["id"], 0)
    back = ben.post(made["id"], "/seats/1", kind="person")
    assert back.json()["kind"] == "person"
    assert ben.post(made["id"], "/seats/0", kind="bot").status_code == 403, "another's seat"


def test_the_host_fills_open_seats_with_bots_and_begins(ann):
    made = ann.make("petal", ("me", "invite"))
    assert ann.post(made["id"], "/start").json() == {"state": "playing"}
    made = ann.make("petal", ("me", "invite"))
    assert ann.post(made["id"], "/start", bot="nobody").status_code == 400
    assert ann.post(made["id"], "/start", bot="level-2").json() == {"state": "playing"}


def test_the_host_cannot_sit_down_on_another_seat_without_its_link(ann):
    made = ann.make("petal", ("me", "invite"))
    assert ann.post(made["id"], "/seats/1", kind="person").status_code == 403


def test_my_tables_are_mine_and_those_that_wait_for_me_come_first(ann, ben):
    quiet = ann.make("petal", ("me", "invite"))
    waits = ann.make("petal", ("me", "me"), title="Sunday")
    rows = ann.http.get("/api/tables").json()
    assert [row["id"] for row in rows] == [waits["id"], quiet["id"]]
    assert rows[0]["yours"]
    assert rows[0]["notice"] == "Sunday: it is your turn."
    assert ben.http.get("/api/tables").json() == []


def test_chat_and_names_are_heard_by_all(ann, ben):
    made = ann.make("petal", ("me", "invite"))
    ben.claim(made["id"], made["links"]["seats"][1], name="Ben")
    ben.post(made["id"], "/chat", text="good luck", id="c1", seat=1)
    ben.post(made["id"], "/chat", text="good luck", id="c1", seat=1)
    said = [event for event in ann.get(made["id"], "/log").json()["events"] if event.get("house") == "said"]
    assert [(event["name"], event["text"]) for event in said] == [("Ben", "good luck")], "said once"


def test_what_happened_since_my_last_turn(ann):
    made = ann.make("petal", ("me", "me"))
    first = ann.now(made["id"])["waiting"][0]
    ann.decide(made["id"], first)
    ann.decide(made["id"], 1 - first)
    missed = ann.get(made["id"], "/since", seat=first).json()["events"]
    assert [event["event"] for event in missed if "event" in event] == ["flipped"]
    assert missed[-1]["says"].endswith("a flower of 2 petals.")


def test_undo_takes_back_the_last_decision_and_no_other_seats(ann):
    made = ann.make("petal", ("me", "me"))
    before = ann.now(made["id"], 0)["view"]
    first = ann.now(made["id"])["waiting"][0]
    ann.decide(made["id"], first)
    now = ann.now(made["id"], first)
    assert now["undo"]
    assert not ann.now(made["id"], 1 - first)["undo"]
    refused = ann.post(made["id"], "/undo", seat=1 - first, v=ann.now(made["id"], 1 - first)["v"], id="u")
    assert refused.status_code == 400
    assert ann.post(made["id"], "/undo", seat=first, v=now["v"], id="u1").status_code == 200
    assert ann.now(made["id"], 0)["view"] == before
    ann.decide(made["id"], first, name="again")
    ann.decide(made["id"], 1 - first)
    late = ann.post(made["id"], "/undo", seat=first, v=ann.now(made["id"], first)["v"], id="u2")
    assert late.status_code == 400


def test_with_the_confirm_setting_a_turn_passes_on_when_it_is_confirmed(ann):
    made = ann.make("petal", ("me", "me"), confirm=True)
    first = ann.now(made["id"])["waiting"][0]
    ann.decide(made["id"], first)
    now = ann.now(made["id"], first)
    assert now["waiting"] == [first]
    assert now["confirm"]
    other = ann.now(made["id"], 1 - first)
    assert other["legal"] == []
    assert ann.post(made["id"], "/moves", seat=1 - first, v=other["v"], id="m", action=0).status_code == 400
    assert ann.post(made["id"], "/undo", seat=first, v=now["v"], id="u").status_code == 200
    ann.decide(made["id"], first, name="second thought")
    now = ann.now(made["id"], first)
    assert ann.post(made["id"], "/confirm", seat=first, v=now["v"], id="c").status_code == 200
    assert ann.now(made["id"])["waiting"] == [1 - first]


def test_what_was_confirmed_stands(ann):
    made = ann.make("petal", ("me", "me"), confirm=True)
    first = ann.now(made["id"])["waiting"][0]
    ann.decide(made["id"], first)
    now = ann.now(made["id"], first)
    assert now["undo"]
    ann.post(made["id"], "/confirm", seat=first, v=now["v"], id="c")
    now = ann.now(made["id"], first)
    assert not now["undo"]
    refused = ann.post(made["id"], "/undo", seat=first, v=now["v"], id="u")
    assert refused.status_code == 400
    assert "confirmed" in refused.json()["reason"]


def test_a_preview_tells_what_is_sure_and_changes_nothing(ann):
    made = ann.make("petal", ("me", "me"))
    seat = ann.now(made["id"])["waiting"][0]
    now = ann.now(made["id"], seat)
    spelled = {key: value for key, value in now["legal"][0].items() if key != "action"}
    answer = ann.post(made["id"], "/preview", seat=seat, v=now["v"], action=spelled).json()
    assert answer["events"][0]["event"] == "flipped"
    assert answer["passes"]
    assert answer["points"] == 0
    assert answer["view"] is not None
    assert ann.now(made["id"], seat) == now
    assert ann.post(made["id"], "/preview", seat=seat, v=now["v"], action=10**6).status_code == 400


def test_a_preview_of_what_is_not_possible_says_which_rule_is_in_the_way(ann):
    made = ann.make("petal", ("me", "me"))
    seat = ann.now(made["id"])["waiting"][0]
    now = ann.now(made["id"], seat)
    off = ann.post(made["id"], "/preview", seat=seat, v=now["v"], action={"do": "pick", "cell": 24}).json()
    assert off["key"] == "petal-why-empty"
    waits = 1 - seat
    turn = ann.post(
        made["id"], "/preview", seat=waits, v=ann.now(made["id"], waits)["v"], action=now["legal"][0]["action"]
    )
    assert turn.json()["key"] == "why-turn"


def test_in_the_memory_game_a_preview_does_not_uncover(ann):
    made = ann.make("petal", ("me", "me"), options={"contents": "memory"})
    for _ in range(6):
        ann.decide(made["id"], ann.now(made["id"])["waiting"][0], pick=3)
    seat = ann.now(made["id"])["waiting"][0]
    now = ann.now(made["id"], seat)
    pick = next(action for action in now["legal"] if action["do"] == "pick")
    answer = ann.post(made["id"], "/preview", seat=seat, v=now["v"], action=pick["action"]).json()
    assert "uncovered" not in json.dumps(answer["events"])


def test_in_the_memory_game_no_history_tells_a_covered_number(ann):
    """Not the log, not what was missed, not what is heard again from the first version on."""
    made = ann.make("petal", ("me", "me"), options={"contents": "memory"})
    for _ in range(6):
        ann.decide(made["id"], ann.now(made["id"])["waiting"][0])
    told = [ann.get(made["id"], path, seat=seat).text for path in ("/log", "/since") for seat in (-1, 0, 1)]
    with ann.http.stream("GET", f"/api/tables/{made['id']}/stream", params={"v": 0, "seat": 0}) as lines:
        told.append(next(line for line in lines.iter_lines() if '"flipped"' in line))
    assert "flipped" in told[0]
    for text in told:
        assert '"number"' not in text
        assert not re.search(r" is (green|pink) \d", text)


def test_a_hint_is_one_of_the_legal_actions(ann):
    made = ann.make("petal", ("me", "me"))
    seat = ann.now(made["id"])["waiting"][0]
    now = ann.now(made["id"], seat)
    hint = ann.post(made["id"], "/hint", seat=seat, v=now["v"]).json()
    assert hint["action"] in now["legal"]
    assert hint["advice"] is None
    quiet = ann.make("petal", ("me", "me"), hints=False)
    seat = ann.now(quiet["id"])["waiting"][0]
    assert ann.post(quiet["id"], "/hint", seat=seat, v=9).status_code == 400


def test_a_hint_with_an_effort_says_how_sure_it_is_and_why(ann):
    made = ann.make("petal", ("me", "me"))
    seat = ann.now(made["id"])["waiting"][0]
    now = ann.now(made["id"], seat)
    legal = [one["action"] for one in now["legal"]]
    hint = ann.post(made["id"], "/hint", seat=seat, v=now["v"], effort="quick").json()
    advice = hint["advice"]
    assert hint["effort"] == "quick"
    assert 2 <= len(advice["candidates"]) <= 3
    assert advice["candidates"][0]["action"] == hint["action"]["action"]
    for one in advice["candidates"]:
        mean, low, high = one["share"]
        assert one["action"] in legal
        assert 0 <= low <= mean <= high <= 1
    assert advice["sure"] in ("clear", "likely", "close")
    assert set(advice["why"]) == {"theme", "mine", "theirs", "lines"}
    assert ann.post(made["id"], "/hint", seat=seat, v=now["v"], effort="0").status_code == 422
    quiet = ann.make("petal", ("me", "me"), hints=False)
    seat = ann.now(quiet["id"])["waiting"][0]
    assert ann.post(quiet["id"], "/hint", seat=seat, v=9, effort="deep").status_code == 400


def test_the_socket_goes_on_while_a_hint_is_worked_out(server, ann):
    made = ann.make("flutter", ("me", "me"))
    seat = ann.now(made["id"])["waiting"][0]
    version = ann.now(made["id"], seat)["v"]

    async def play():
        async with await connect_cookie(server.url, made["id"], ann.http.cookies["hortus"]) as socket:
            await say(socket, "hint", seat=seat, v=version, effort="deep")
            await say(socket, "ping")
            heard = json.loads(await socket.recv())["hear"]
            while heard not in ("pong", "hinted"):
                heard = json.loads(await socket.recv())["hear"]
            assert heard == "pong"
            await say(socket, "hint", seat=seat, v=version, effort="quick")
            assert (await hear(socket, "hinted"))["effort"] == "quick", "the newer hint takes the older one's place"

    asyncio.run(play())


def test_a_record_is_given_out_at_the_end_and_proves_the_deal(ann):
    made = ann.make("petal", ("me", "me"))
    commitment = ann.get(made["id"]).json()["table"]["commitment"]
    assert ann.get(made["id"], "/record").status_code == 409
    assert ann.get(made["id"], "/replay").status_code == 409
    assert ann.post(made["id"], "/replay/0/preview", seat=0, action=0).status_code == 409
    ann.finish(made["id"])
    record = read_record(ann.get(made["id"], "/record").json())
    assert record.deal["commitment"] == commitment
    records.verify(record)


def test_the_nonces_of_the_seats_are_in_the_deal(ann, ben):
    body = {"game": "petal", "seats": [{"kind": "me", "nonce": "anns"}, {"kind": "invite"}]}
    made = ann.http.post("/api/tables", json=body).json()
    ben.claim(made["id"], made["links"]["seats"][1], nonce="bens")
    while (now := ann.now(made["id"]))["state"] == "playing":
        [ann, ben][now["waiting"][0]].decide(made["id"], now["waiting"][0])
    record = ann.get(made["id"], "/record").json()
    assert record["deal"]["nonces"] == ["anns", "bens"]
    records.verify(read_record(record))
    record["deal"]["nonces"] = ["anns", "other"]
    with pytest.raises(records.RecordError):
        records.verify(read_record(record))


def test_a_finished_game_is_replayed_by_link_and_played_on(ann, ben):
    made = ann.make("petal", ("me", "me"))
    final = ann.finish(made["id"])
    ben.claim(made["id"], made["links"]["watch"])
    outline = ben.get(made["id"], "/replay").json()
    assert outline["decisions"][-1]["scores"] == final["scores"]
    middle = ben.get(made["id"], "/replay/10").json()
    assert middle["decisions"] == len(outline["decisions"])
    assert ben.get(made["id"], "/replay/100000").status_code == 400
    first = outline["decisions"][0]
    seen = ben.post(made["id"], "/replay/0/preview", seat=first["seat"], action=first["action"]).json()
    assert seen["written"] == first["written"]
    assert ben.post(made["id"], "/replay/0/preview", seat=15, action=0).status_code == 400
    new = ben.post(made["id"], "/play-on", decision=10).json()
    now = ben.now(new["id"])
    assert now["view"]["piles"] == middle["view"]["piles"]
    ben.finish(new["id"])
    record = ben.get(new["id"], "/record").json()
    assert record["deal"]["given"] > 0
    assert record["deal"]["commitment"] != ann.get(made["id"], "/record").json()["deal"]["commitment"]
    records.verify(read_record(record))


def test_a_rematch_brings_the_same_people_to_a_new_deal(ann, ben):
    made = ann.make("petal", ("me", "invite"))
    ben.claim(made["id"], made["links"]["seats"][1], name="Ben")
    assert ann.post(made["id"], "/rematch").status_code == 400
    ann.post(made["id"], "/abandon")
    new = ann.post(made["id"], "/rematch").json()["id"]
    assert ben.post(made["id"], "/rematch").json()["id"] == new
    for seat, guest in enumerate([ann, ben]):
        assert ann.now(new)["state"] == "open"
        assert guest.post(new, "/nonce", seat=seat, nonce=f"n{seat}").json()["nonce"]
    assert ann.now(new)["state"] == "playing"
    assert [seat["name"] for seat in ben.now(new)["seats"]][1] == "Ben"
    assert ben.get(new).json()["you"]["seats"] == [1]
    assert ben.get(new).json()["table"]["commitment"] != ben.get(made["id"]).json()["table"]["commitment"]
    assert ben.get(made["id"]).json()["next"] == new


def test_a_rematch_is_one_of_the_tables_an_address_may_make(folder):
    server = Server(folder, tables=2).start()
    try:
        ann = Guest(server.url)
        made = ann.make("petal", ("me", "me"))
        for _ in range(2):
            ann.post(made["id"], "/abandon")
            again = ann.post(made["id"], "/rematch")
            made = again.json() if again.status_code == 200 else made
        assert again.status_code == 429
    finally:
        server.stop()


def unreadable(log: sqlite3.Connection, table: str) -> None:
    log.execute("UPDATE entries SET body = x'7b' WHERE table_id = ? AND number = 1", (table,))


def another_secret(log: sqlite3.Connection, table: str) -> None:
    """A first line that can still be read, with another deal in it."""
    rewrite(log, table, "secret")


def another_host(log: sqlite3.Connection, table: str) -> None:
    """A first line that can still be read, with another key to the host's door in it."""
    rewrite(log, table, "host")


def rewrite(log: sqlite3.Connection, table: str, field: str) -> None:
    [(body,)] = log.execute("SELECT body FROM entries WHERE table_id = ? AND number = 1", (table,))
    made = json.loads(body)
    made[field] = made[field][::-1]
    changed = json.dumps(made, separators=(",", ":")).encode()
    assert changed != body
    log.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = 1", (changed, table))


def another_mark(log: sqlite3.Connection, table: str) -> None:
    log.execute("UPDATE entries SET mark = x'00' WHERE table_id = ? AND number = 2", (table,))


def missing_line(log: sqlite3.Connection, table: str) -> None:
    log.execute("DELETE FROM entries WHERE table_id = ? AND number = 2", (table,))


@pytest.mark.parametrize("damage", [unreadable, another_secret, another_host, another_mark, missing_line])
def test_a_table_that_cannot_be_read_hides_no_other(folder, damage):
    server = Server(folder).start()
    ann = Guest(server.url)
    early, lost, late = (ann.make("petal", ("me", "me"))["id"] for _ in range(3))
    server.stop()
    with sqlite3.connect(folder / "hortus.sqlite") as connection:
        damage(connection, lost)
    connection.close()
    server.start()
    try:
        assert [row["id"] for row in ann.http.get("/api/tables").json()] == [late, early]
        refused = ann.get(lost)
        assert refused.status_code == 503
        assert "damaged" in refused.json()["reason"]
    finally:
        server.stop()


@pytest.mark.parametrize("field", ["secret", "host", "holder"])
def test_a_first_line_that_was_changed_is_found_even_if_it_can_be_read(folder, field):
    """Otherwise anybody who can write the file could become the host, or choose the deal after the commitment."""
    server = Server(folder).start()
    ann = Guest(server.url)
    changed, good = (ann.make("petal", ("me", "me"))["id"] for _ in range(2))
    server.stop()
    with sqlite3.connect(folder / "hortus.sqlite") as connection:
        line = "table_id = ? AND number = 1"
        body = json.loads(connection.execute(f"SELECT body FROM entries WHERE {line}", (changed,)).fetchone()[0])
        body[field] = "ab" * 32
        written = json.dumps(body, separators=(",", ":")).encode()
        connection.execute(f"UPDATE entries SET body = ? WHERE {line}", (written, changed))
    connection.close()
    server.start()
    try:
        refused = ann.get(changed)
        assert refused.status_code == 503
        assert refused.json()["reason"] == f"The log of table {changed} is damaged at line 1."
        assert [row["id"] for row in ann.http.get("/api/tables").json()] == [good]
    finally:
        server.stop()


def test_an_abandoned_table_is_over_and_keeps_its_secrets(ann):
    made = ann.make("petal", ("me", "me"))
    assert ann.post(made["id"], "/abandon").json() == {"state": "abandoned"}
    now = ann.now(made["id"], 0)
    assert now["legal"] == []
    assert ann.get(made["id"], "/record").status_code == 409


def test_an_edition_of_ones_own_is_checked_and_played(ann):
    good = "side = 3\ntiles = [2, 1, 1]\nfewer = 3\n"
    assert ann.http.post("/api/editions/check", json={"game": "petal", "edition_file": good}).status_code == 200
    made = ann.make("petal", ("me", "me"), edition_file=good)
    assert ann.get(made["id"]).json()["table"]["scene"]["side"] == 3
    ann.finish(made["id"])
    records.verify(read_record(ann.get(made["id"], "/record").json()))
    for bad in (
        "side = 4",
        "side = [",
        "side = 3\nscript = 'x'",
        "x = " + "[" * 5000 + "]" * 5000,
        "a." * 5000 + "b=1",
    ):
        answer = ann.http.post("/api/editions/check", json={"game": "petal", "edition_file": bad})
        assert answer.status_code == 400, bad[:30]
        assert "Traceback" not in answer.text
    assert (
        ann.http.post(
            "/api/tables", json={"game": "petal", "seats": [{}, {}], "edition_file": "a" * 700_000}
        ).status_code
        == 413
    )


def test_a_program_plays_by_bearer_and_stream(server, ann):
    made = ann.make("petal", ("invite", "random"))
    bot = Guest(server.url, headers=bearer(made["links"]["seats"][0]))
    assert bot.post(made["id"], "/nonce", seat=0, nonce="mine").json() == {"state": "open", "nonce": True}
    assert bot.post(made["id"], "/seats/0", kind="person").status_code == 200
    with bot.http.stream("GET", f"/api/tables/{made['id']}/stream") as lines:
        for line in lines.iter_lines():
            message = json.loads(line)
            if message["hear"] == "happened" and message["state"] == "over":
                break
            if message["hear"] == "happened" and message["legal"]:
                body = {
                    "seat": 0,
                    "v": message["v"],
                    "id": f"s{message['v']}",
                    "action": message["legal"][-1]["action"],
                }
                assert bot.post(made["id"], "/moves", **body).status_code in (200, 409)
    assert bot.now(made["id"])["state"] == "over"


def test_points_that_lie_face_down_are_nobody_elses(ann):
    made = ann.make("flutter", ("me", "me"))
    assert ann.now(made["id"], 1)["scores"] == [None, 0]
    sheets = ann.get(made["id"], "/scores", seat=0).json()["sheets"]
    assert sheets == [[], None]
    final = ann.finish(made["id"])
    assert None not in final["scores"], "at the end everything is turned up"
