"""Attacks on private steps: guess from what the server tells everybody whether another seat is choosing.

Each attack is what somebody did to a real server. It must do no better than
somebody who does not look at all.
"""

import random
import time

import pytest
from server.client import Guest, order
from server.running import Server

GUESSES = 10


@pytest.fixture
def pair(server: Server) -> tuple[Guest, Guest]:
    return Guest(server.url), Guest(server.url)


def seated(ann: Guest, ben: Guest, game: str = "polders") -> str:
    """A table with Ben at seat 0 and Ann at seat 1."""
    made = ann.make(game, ("invite", "me"))
    assert ben.claim(made["id"], made["links"]["seats"][0]).status_code == 200
    return str(made["id"])


def step(ben: Guest, table: str) -> None:
    """One choice inside a sequence."""
    ben.decide(table, 0)
    now = ben.now(table, 0)
    assert now["view"]["sealed"], "this step was not private"
    assert 0 in now["waiting"], "this step was not private"


def test_the_order_of_my_tables_does_not_tell_where_another_seat_is_choosing(pair):
    ann, ben = pair
    hits = 0
    dice = random.Random(4)
    for _ in range(GUESSES):
        tables = [seated(ann, ben) for _ in range(2)]
        before = [row["id"] for row in ann.http.get("/api/tables").json() if row["id"] in tables]
        moved = tables[dice.randrange(2)]
        time.sleep(0.005)
        step(ben, moved)
        after = [row["id"] for row in ann.http.get("/api/tables").json() if row["id"] in tables]
        assert after == before
        hits += after[0] == moved
    assert hits < GUESSES


def test_the_figures_do_not_count_steps_in_private(folder):
    """A server of its own: nobody else is counted."""
    server = Server(folder).start()
    try:
        ann, ben = Guest(server.url), Guest(server.url)
        table = seated(ann, ben)

        def figures() -> list[str]:
            page = ann.http.get("/metrics").text.splitlines()
            return [line for line in page if line.startswith(("hortus_decisions_total", "hortus_commit_seconds_count"))]

        before = figures()
        step(ben, table)
        now = ben.now(table, 0)
        assert ben.post(table, "/undo", seat=0, v=now["v"], id="back").status_code == 200
        assert figures() == before
        ann.post(table, "/chat", seat=1, id="one", text="a line that everybody hears")
        assert figures() != before
    finally:
        server.stop()


def test_the_undo_flag_does_not_tell_that_the_next_seat_has_begun(server):
    """Papillon: whoever drafts last can take it back while the others garden in private."""
    guest = Guest(server.url)
    made = guest.make("papillon", ("me", "me"))["id"]
    while (now := guest.now(made, 0))["view"]["step"] != "garden":
        last = now["waiting"][0]
        guest.decide(made, last)
    assert guest.now(made, last)["undo"]
    guest.decide(made, 1 - last)
    assert guest.now(made, 1 - last)["view"]["sealed"]
    assert guest.now(made, last)["undo"], "the flag fell: somebody has begun to garden"
    v = guest.now(made, last)["v"]
    assert guest.post(made, "/undo", seat=last, v=v, id="back").status_code == 200, "and it is no lie"
    assert guest.now(made, 1 - last)["view"]["sealed"] == [], "what was begun falls with what it followed"


def test_neither_words_nor_steps_in_private_erase_what_others_did(folder):
    server = Server(folder, messages=10**6).start()
    try:
        ann, ben = Guest(server.url), Guest(server.url)
        table = seated(ann, ben)
        while ann.now(table, 1)["legal"] and 1 in ann.now(table, 1)["waiting"]:
            ann.decide(table, 1)
        mine = [event for event in ann.get(table, "/log", seat=1).json()["events"] if event.get("house") == "chose"]
        assert mine
        for turn in range(301):
            now = ben.now(table, 0)
            action = now["legal"][0]["action"]
            ben.post(table, "/moves", seat=0, v=now["v"], id=f"c{turn}", action=action)
            ben.post(table, "/undo", seat=0, v=now["v"] + 1, id=f"u{turn}")
        for turn in range(601):
            ben.post(table, "/chat", seat=0, id=f"w{turn}", text="la")
        told = ann.get(table, "/log", seat=1).json()["events"]
        assert [event for event in told if event.get("house") == "chose"] == mine
        assert any(event.get("house") == "begun" for event in told)
    finally:
        server.stop()


def test_a_webhook_is_not_posted_to_after_a_restart_because_of_a_private_step(folder):
    """A house that has just started remembers no post; a private step must not make it send one."""
    import socket

    sink = socket.create_server(("127.0.0.1", 0))
    sink.settimeout(1.0)
    host = f"127.0.0.1:{sink.getsockname()[1]}"
    server = Server(folder, webhook_hosts=[host])
    ann, ben = Guest(server.url), Guest(server.url)
    server.start()
    try:
        made = ann.http.post("/api/tables", json=order("polders", ("invite", "me"))).json()
        ben.claim(made["id"], made["links"]["seats"][0])
        server.stop()
        server.start()
        url = {"url": f"http://{host}/"}
        assert ann.http.put(f"/api/tables/{made['id']}/webhook", json=url).status_code == 200
        answered(sink)
        server.stop()
        server.start()
        step(ben, made["id"])
        with pytest.raises(TimeoutError):
            answered(sink)
    finally:
        sink.close()
        server.stop()


def answered(sink) -> None:
    line, _ = sink.accept()
    with line:
        line.recv(65536)
        line.sendall(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
