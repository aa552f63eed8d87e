"""Orders to print that are made to keep the server busy, and boards that should not be seen."""

import asyncio
import os
from pathlib import Path

import pytest
from server.client import Guest
from server.in_process import running
from server.running import Server

from hortus.core.errors import SetupError
from hortus.server import jobs
from hortus.server.printing import pool
from hortus.server.printing.worker import GameOrder

SVG = {"ending": ".svg"}


def order(data: str) -> GameOrder:
    return GameOrder("petal", "uploaded.toml", data.encode(), 2, "a4", "pads", False, 0, "none", "full", "en")


@pytest.fixture
def weak(monkeypatch) -> None:
    """A printer that does what an edition says."""
    tests = str(Path(__file__).parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), tests]))
    monkeypatch.setattr(jobs, "START", 3.0)
    monkeypatch.setattr(pool, "LIMITS", pool.LIMITS._replace(seconds=1, megabytes=512))


@pytest.mark.usefixtures("weak")
@pytest.mark.parametrize("wish", ["sleep", "spin", "eat", "die"])
def test_an_order_that_takes_too_much_is_refused_and_leaves_no_process(folder, wish):
    async def play():
        async with running(folder) as service:
            service.prints.lane.program = "server.attacks.weak_printer"
            with pytest.raises(SetupError) as fault:
                await service.prints.make(order(wish), "here")
            assert fault.value.message.key in ("server-print-failed", "server-edition-heavy")
            assert service.prints.lane._process is None
            assert not service.prints.lane.turns.waiting

    asyncio.run(play())


@pytest.mark.usefixtures("weak")
def test_one_address_prints_only_so_much_at_a_time(folder):
    async def play():
        async with running(folder) as service:
            service.prints.lane.program = "server.attacks.weak_printer"
            asked = [asyncio.create_task(service.prints.make(order("sleep"), "hostile")) for _ in range(20)]
            await asyncio.sleep(0.1)
            refused = [task for task in asked if task.done()]
            assert len(refused) == len(asked) - pool.LIMITS.each
            assert all("Too much is being printed" in str(task.exception()) for task in refused)
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            assert not service.prints.lane.turns.waiting

    asyncio.run(play())


def test_printing_counts_for_many_requests(folder):
    server = Server(folder, messages=25, window=1000.0).start()
    try:
        guest = Guest(server.url)
        asked = {"game": "petal", "edition_file": "broken"}  # refused at once, and charged all the same
        answers = [guest.http.post("/api/print", json=asked).status_code for _ in range(4)]
        assert answers == [400, 400, 429, 429]
    finally:
        server.stop()


def test_a_board_is_shown_only_to_whom_it_belongs(server):
    ann, ben = Guest(server.url), Guest(server.url)
    made = ann.make("polders", ("me", "invite"))
    assert ann.post(made["id"], "/print", **SVG).status_code == 400  # it has not begun
    ben.claim(made["id"], made["links"]["seats"][1])
    drawn = ann.post(made["id"], "/print", seat=0, **SVG)
    assert drawn.status_code == 200
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert 'filename="polders.svg"' in drawn.headers["content-disposition"]
    assert ben.post(made["id"], "/print", seat=0, **SVG).status_code == 403
    assert ann.post(made["id"], "/print", seat=0, decision=0, **SVG).status_code == 409  # not over yet
    before = ben.post(made["id"], "/print", seat=1, **SVG).content
    ann.decide(made["id"], 0)
    assert ann.now(made["id"], 0)["view"]["sealed"]
    assert ben.post(made["id"], "/print", seat=1, **SVG).content == before
    assert ben.post(made["id"], "/print", **SVG).content == ann.post(made["id"], "/print", **SVG).content
