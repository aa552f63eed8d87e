"""Editions in the workshop that are made to keep the server busy: each is looked at and measured under limits."""

import asyncio
import os
import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from server.attacks.bombs import GOOD
from server.client import Guest
from server.in_process import running
from server.running import Server

import hortus
from hortus.core.errors import EditionError, SetupError
from hortus.server import jobs
from hortus.server.uploads import pool as inspector
from hortus.server.uploads.worker import TOO_MUCH
from hortus.server.workshop import pool, worker
from hortus.server.workshop.measurer import Order
from hortus.server.workshop.pool import Looks
from hortus.server.workshop.worker import Draft

WISHES = ["sleep", "spin", "eat", "die"]
HUGE = "9" * 30
"""A whole number of more than 64 bits."""


def draft(wish: str) -> Draft:
    return Draft("petal", f"# {wish}\n{GOOD}".encode(), "en", [])


def order(wish: str) -> Order:
    return Order("petal", f"# {wish}\n{GOOD}".encode(), 2)


@pytest.fixture
def weak(monkeypatch) -> None:
    """Workers that do what the first line of the uploaded file says."""
    tests = str(Path(__file__).parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), tests]))
    monkeypatch.setattr(Looks, "worker", "server.attacks.weak_looker")
    monkeypatch.setattr(pool, "LOOKING", 1)
    monkeypatch.setattr(Looks, "reading", 1)
    monkeypatch.setattr(jobs, "START", 3.0)
    monkeypatch.setattr(pool, "LIMITS", pool.LIMITS._replace(seconds=1))


async def measured(service, name: str):
    async with asyncio.timeout(60):
        while not service.measures.news(name).finished:
            await asyncio.sleep(0.02)
        await asyncio.gather(*service.measures._tasks.values())
    return service.measures.news(name)


@pytest.mark.usefixtures("weak")
@pytest.mark.parametrize("wish", [*WISHES, "babble"])
def test_a_file_that_takes_too_much_to_look_at_is_refused_and_the_next_one_is_looked_at(folder, monkeypatch, wish):
    async def play():
        async with running(folder) as service:
            found = await service.looks.look(draft(wish), "here")
            assert found.fault["key"] == TOO_MUCH
            monkeypatch.setattr(pool, "LOOKING", 30)
            service.looks.reading = 30
            assert not (await service.looks.look(draft("nothing"), "here")).fault
            assert not service.looks.turns.waiting

    asyncio.run(play())


@pytest.mark.usefixtures("weak")
@pytest.mark.parametrize("wish", WISHES)
def test_a_measurement_that_takes_too_much_ends_and_leaves_no_process(folder, wish):
    async def play():
        async with running(folder) as service:
            service.measures.lane.program = "server.attacks.weak_measurer"
            news = await measured(service, service.measures.begin(order(wish), "here"))
            assert news.fault["key"] in ("server-measure-failed", TOO_MUCH)
            assert service.measures.lane._process is None
            assert not service.measures.lane.turns.waiting

    asyncio.run(play())


@pytest.mark.usefixtures("weak")
def test_one_address_looks_and_measures_only_so_much_at_a_time(folder):
    async def play():
        async with running(folder) as service:
            service.measures.lane.program = "server.attacks.weak_measurer"
            asked = [asyncio.create_task(service.looks.look(draft("sleep"), "hostile")) for _ in range(20)]
            await asyncio.sleep(0.1)
            refused = [task for task in asked if task.done()]
            assert len(refused) == len(asked) - inspector.EACH
            assert all(isinstance(task.exception(), EditionError) for task in refused)
            for number in range(pool.LIMITS.each):
                service.measures.begin(order(f"sleep\n# {number}"), "hostile")
            await asyncio.sleep(0)
            with pytest.raises(SetupError, match="being measured"):
                service.measures.begin(order("sleep\n# another"), "hostile")
            service.measures.begin(order("sleep"), "honest")
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(play())


def test_looking_and_measuring_count_for_many_requests(folder):
    server = Server(folder, messages=25, window=1000.0).start()
    try:
        guest = Guest(server.url)
        asked = {"edition_file": "[[[[[[[[["}  # refused at once, and charged all the same
        looks = [guest.http.post("/api/workshop/petal", json=asked).status_code for _ in range(10)]
        assert looks == [200] * 8 + [429] * 2
    finally:
        server.stop()
    server = Server(folder / "other", messages=45, window=1000.0).start()
    try:
        guest = Guest(server.url)
        asked = {"edition_file": "# nothing", "seats": 2}
        begun = [guest.http.post("/api/workshop/petal/measure", json=asked).status_code for _ in range(4)]
        assert begun == [200, 200, 429, 429]
    finally:
        server.stop()


@pytest.mark.parametrize("game", list(hortus.GAMES))
def test_a_number_of_more_than_64_bits_gets_the_sentence_of_its_rule(monkeypatch, game):
    """Not that the file takes too much: the worker has to survive it."""
    monkeypatch.setattr(worker, "limit_time", lambda seconds: None)
    text = files(f"hortus.games.{game}").joinpath("editions", "standard.toml").read_text("utf-8")
    text = re.sub(r"#.*", "", text)
    numbers = list(re.finditer(r"(?<=[ \[])\d+(?=[,\]\n])", text))
    assert numbers
    for found in numbers[:: max(1, len(numbers) // 12)]:
        changed = text[: found.start()] + HUGE + text[found.end() :]
        said = worker._answer(msgspec.msgpack.encode(Draft(game, changed.encode(), "en", [])), 8, 0)
        look = msgspec.msgpack.decode(said, type=hortus.workshop.Look)
        assert look.fault
        assert look.fault["key"].startswith("refused-edition"), look.fault
