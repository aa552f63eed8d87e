"""One order for everybody: over bad lines, with many writers, on both stores, in two processes."""

import asyncio
import random

import httpx
import psycopg
import pytest
from server.chaos import Chaos, Tab
from server.client import NO_TLS, Guest, bearer, connect, hear
from server.running import Server
from torture.kill import sound

from hortus.server.store.contract import Entry

pytestmark = pytest.mark.slow
PATIENCE = 240.0
"""Seconds; far more than is ever needed, so that a busy machine is no fault."""


@pytest.fixture(params=["sqlite", "postgres"])
def either(request, folder):
    more = {"database": request.getfixturevalue("database")} if request.param == "postgres" else {}
    running = Server(folder, outgoing=5000, **more).start()
    yield running
    running.stop()


async def tab(server: Server, made: dict, seats: list[int], name: str, seed: int) -> Tab:
    dice = random.Random(seed)
    secret = made["links"]["seats"][seats[0]] if seats else made["links"]["watch"]
    return Tab(Chaos(await connect(server.url, made["id"], secret), dice), name, seats, dice)


def test_over_bad_lines_every_client_ends_with_the_same_view(either):
    host = Guest(either.url)
    made = host.make("petal", ("me", "me"), options={"contents": "memory"})

    async def play() -> list[Tab]:
        tabs = [await tab(either, made, seats, f"tab{index}", index)
                for index, seats in enumerate([[0], [0], [1], [1], [], []])]  # fmt: skip
        await asyncio.gather(*[one.play(PATIENCE) for one in tabs])
        for one in tabs:
            await one.line.close()
        return tabs

    tabs = asyncio.run(play())
    for one in tabs:
        for seat, heard in one.latest.items():
            fresh = Guest(
                either.url, headers=bearer(made["links"]["seats"][seat] if seat >= 0 else made["links"]["watch"])
            )
            now = fresh.now(made["id"], seat)
            assert heard["view"] == now["view"]
            assert heard["v"] == now["v"]
            assert heard["scores"] == now["scores"]
    assert sum(one.line.carried for one in tabs) > 500
    answers = {name: message["v"] for one in tabs for name, message in one.played.items()}
    decisions = host.get(made["id"], "/replay").json()["decisions"]
    assert len(answers) <= len(decisions), "an acknowledgement may be lost on the line, a decision may not be doubled"


def test_twenty_writers_on_one_table_make_one_order(either):
    host = Guest(either.url)
    made = host.make("petal", ("me", "me"))

    async def play() -> list[Tab]:
        tabs = []
        for index in range(20):
            one = await tab(either, made, [index % 2], f"w{index}", index)
            one.line.delay = 0.002
            tabs.append(one)
        await asyncio.gather(*[one.play(PATIENCE) for one in tabs])
        await asyncio.sleep(0.3)
        for one in tabs:
            while not one.line.inbox.empty():
                one.take(one.line.inbox.get_nowait())
            await one.line.close()
        return tabs

    tabs = asyncio.run(play())
    decisions = host.get(made["id"], "/replay").json()["decisions"]
    won = [(message["seat"], message["v"]) for one in tabs for message in one.played.values()]
    assert len(won) == len(set(won)), "two writers were told they had made the same version"
    assert len(won) <= len(decisions)
    assert len({repr(one.latest[seat]["view"]["points"]) for one in tabs for seat in one.seats}) == 1


def test_two_processes_on_one_database_with_one_killed_lose_nothing(database, folder):
    servers = [Server(folder / name, database=database).start() for name in ("one", "two")]
    journal: list[tuple[str, int, str]] = []
    host = Guest(servers[0].url)
    tables = [host.make("petal", ("me", "me")) for _ in range(6)]
    alive = [0, 1]

    async def player(number: int) -> None:
        made = tables[number % len(tables)]
        seat = number // len(tables) % 2
        dice = random.Random(number)
        home = number % 2
        count = 0
        open_one: dict | None = None
        while True:
            url = servers[home if home in alive else alive[0]].url
            headers = bearer(made["links"]["seats"][seat])
            async with httpx.AsyncClient(base_url=url, headers=headers, timeout=10, verify=NO_TLS) as http:
                try:
                    while True:
                        now = (await http.get(f"/api/tables/{made['id']}", params={"seat": seat})).json()["now"]
                        if now["state"] == "over":
                            return
                        if open_one is None:
                            if not now["legal"]:
                                await asyncio.sleep(0.01)
                                continue
                            count += 1
                            open_one = {"seat": seat, "v": now["v"], "id": f"p{number}-{count}",
                                        "action": dice.choice(now["legal"])["action"]}  # fmt: skip
                        answer = await http.post(f"/api/tables/{made['id']}/moves", json=open_one)
                        if answer.status_code == 200:
                            journal.append((made["id"], seat, open_one["id"]))
                        open_one = None if answer.status_code != 503 else open_one
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    async def play() -> None:
        crowd = [asyncio.create_task(player(number)) for number in range(2 * len(tables))]
        await asyncio.sleep(1.0)
        alive.remove(0)
        await asyncio.to_thread(servers[0].kill)
        await asyncio.wait_for(asyncio.gather(*crowd), PATIENCE)

    asyncio.run(play())
    servers[1].stop()
    with psycopg.connect(database) as connection:
        rows = connection.execute("SELECT table_id, number, at, seat, client, body, mark FROM entries ORDER BY 1, 2")
        entries = [Entry(row[0], row[1], row[2], row[3], row[4], bytes(row[5]), bytes(row[6])) for row in rows]
    written = [(entry.table, entry.seat, entry.client) for entry in entries if entry.client]
    assert len(written) == len(set(written))
    assert set(journal) <= set(written), "an acknowledged move is not in the log"
    assert len(journal) > 200
    for made in tables:
        assert sound([entry for entry in entries if entry.table == made["id"]])


def test_what_is_played_in_one_process_is_heard_in_the_other(database, folder):
    servers = [Server(folder / name, database=database).start() for name in ("one", "two")]
    try:
        host = Guest(servers[0].url)
        made = host.make("petal", ("me", "me"))

        async def listen() -> float:
            loop = asyncio.get_running_loop()
            async with await connect(servers[1].url, made["id"], made["links"]["watch"]) as socket:
                before = (await hear(socket, "happened"))["v"]
                seat = (await asyncio.to_thread(host.now, made["id"]))["waiting"][0]
                began = loop.time()
                await asyncio.to_thread(host.decide, made["id"], seat)
                await hear(socket, "happened", v=before + 1)
                return loop.time() - began

        assert asyncio.run(asyncio.wait_for(listen(), PATIENCE)) < PATIENCE
    finally:
        for server in servers:
            server.stop()
