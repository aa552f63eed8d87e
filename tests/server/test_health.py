"""Health: asked by anybody, found out once a second."""

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor

from server.client import Guest

from hortus.server.health import Health
from hortus.server.store.contract import StoreError


def test_health_is_found_out_once_a_second_whoever_asks(server):
    connection = sqlite3.connect(server.data / "hortus.sqlite")
    moments = set()
    guests = [Guest(server.url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(40):
            answers = list(pool.map(lambda guest: guest.http.get("/healthz").json(), guests))
            assert all(answer["well"] for answer in answers)
            moments.add(connection.execute("SELECT max(at) FROM probes").fetchone()[0])
    connection.close()
    assert len(moments) <= (max(moments) - min(moments)) / 1000 + 2


def test_an_answer_about_health_holds_for_a_second_and_a_failure_too():
    now = [10.0]
    probes: list[float] = []
    fault: list[Exception] = []

    async def probe() -> float:
        probes.append(now[0])
        await asyncio.sleep(0)
        if fault:
            raise fault[0]
        return 0.25

    async def ask() -> None:
        health = Health(probe, lambda: now[0])
        assert set(await asyncio.gather(*[health.ask() for _ in range(50)])) == {0.25}
        now[0] += 0.9
        await health.ask()
        assert len(probes) == 1
        now[0] += 0.1
        fault.append(StoreError("full"))
        for answer in await asyncio.gather(*[health.ask() for _ in range(50)], return_exceptions=True):
            assert isinstance(answer, StoreError)
        assert len(probes) == 2
        now[0] += 1.0
        fault.clear()
        assert await health.ask() == 0.25

    asyncio.run(ask())


def test_who_asks_for_health_and_hangs_up_leaves_the_answer_to_the_others():
    async def slow() -> float:
        await asyncio.sleep(0.05)
        return 0.5

    async def ask() -> None:
        health = Health(slow)
        first = asyncio.create_task(health.ask())
        second = asyncio.create_task(health.ask())
        await asyncio.sleep(0.01)
        first.cancel()
        assert await second == 0.5

    asyncio.run(ask())
