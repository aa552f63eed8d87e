"""Attacks on private steps: guess from what the server tells everybody whether another seat is choosing.

Each attack is what somebody did to a real server. It must do no better than
somebody who does not look at all.
"""

import asyncio
import random
import re
import time

import pytest
from server import in_process
from server.client import Guest, connect, hear, order, say
from server.running import Server

from hortus.server.service import Service
from hortus.server.settings import Settings

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


def test_the_order_of_my_tables_does_not_tell_where_another_seat_adds_or_ends_a_device(server, pair):
    ann, ben = pair
    tables = [seated(ann, ben) for _ in range(2)]

    def mine() -> list[str]:
        return [row["id"] for row in ann.http.get("/api/tables").json() if row["id"] in tables]

    before = mine()
    moved = before[1]
    key = ben.post(moved, "/links", role="seat", seat=0).json()["key"]
    assert mine() == before, "a link for another device was made"
    phone = Guest(server.url)
    assert phone.claim(moved, key).status_code == 200
    assert mine() == before, "it was used"
    devices = ben.get(moved, "/seats/0/devices").json()["devices"]
    other = next(device["id"] for device in devices if not device["yours"])
    assert ben.http.delete(f"/api/tables/{moved}/seats/0/devices/{other}").status_code == 200
    assert mine() == before, "a device was ended"
    ben.post(moved, "/chat", seat=0, id="one", text="a line that everybody hears")
    assert mine() == before[::-1]


def test_how_long_a_bot_takes_does_not_tell_how_many_steps_it_took(folder):
    """It waits a moment before it decides, once for a whole sequence and not for each of its steps."""
    waits = []

    async def play(service):
        think = service.bot_seats._think

        async def noted(room, seat, wait):
            waits.append((room.table.match.pending(seat), wait))
            await think(room, seat, 0.0)

        service.bot_seats._think = noted
        room, _ = await in_process.table(service, in_process.described("polders", 2), "random", "random")
        while not room.table.match.over and len(waits) < 60:
            await asyncio.sleep(0.01)

    async def paused():
        service = Service(Settings(data=folder, bot_pause=0.25))
        await service.start()
        try:
            await play(service)
        finally:
            await service.stop()

    asyncio.run(paused())
    assert {wait for pending, wait in waits if pending == 0} == {0.25}
    assert {wait for pending, wait in waits if pending} == {0.0}


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
        step(ben, table)
        refusals = [("/moves", {"action": 10**6}), ("/confirm", {})]
        for number, (path, more) in enumerate(refusals):
            v = ben.now(table, 0)["v"]
            assert ben.post(table, path, seat=0, v=v, id=f"r{number}", **more).status_code in (200, 400)
        assert ben.post(table, "/undo", seat=0, v=0, id="stale").status_code == 409
        assert figures() == before
        ann.post(table, "/chat", seat=1, id="one", text="a line that everybody hears")
        assert figures() != before
    finally:
        server.stop()


def test_the_figures_do_not_answer_who_asks_for_another_seat(folder):
    """An onlooker decides for a seat that is not theirs: the refusal counts, whatever that seat is doing."""
    server = Server(folder).start()
    try:
        ann, ben = Guest(server.url), Guest(server.url)
        made = ann.make("polders", ("invite", "me"))
        table = made["id"]
        ben.claim(table, made["links"]["seats"][0])

        async def knock() -> int:
            async with await connect(server.url, table, made["links"]["watch"]) as line:
                await say(line, "choose", seat=0, v=1, id="x", action=0)
                assert (await hear(line, "refused"))["why"] == "rights"
            found = re.search(r'decisions_total{answer="rights"} (\d+)', ann.http.get("/metrics").text)
            return int(found[1])

        before = asyncio.run(knock())
        step(ben, table)
        assert asyncio.run(knock()) == before + 1
    finally:
        server.stop()


def test_the_undo_flag_does_not_tell_that_the_next_seat_has_begun(server):
    """Papillon: the last seat to draft can undo it while the others garden in private."""
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
    """A server that has just started remembers no post; a private step must not make it send one."""
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
