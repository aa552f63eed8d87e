"""A bot that thinks is seen to think, and can be asked to decide now; but nothing hidden is told by it."""

import asyncio
import json
import os
import time

import msgspec
import pytest
from server.in_process import choose, described, run, table

from hortus.bots.bot import Bot, Listener
from hortus.server.bots import seats
from hortus.server.bots.pool import Worker
from hortus.server.bots.thought import Thought
from hortus.server.bots.worker import INTERVAL, Inbox, Progress, Reporter, Request, Stop
from hortus.server.protocol import dispatch, messages
from hortus.server.protocol.listener import Listener as Ear
from hortus.server.settings import Settings
from hortus.server.tables import entries as log
from hortus.server.tables.links import Caller

LONG = "master-1000000"
"""Thinks for ten seconds or more."""
SLOW = "level-10"
"""Thinks for some seconds."""


async def asked(service, bot: str = LONG):
    room, _ = await table(service, described("petal", 2))
    seat = room.table.waiting[0]
    return service.bots.ask(room.table.made, room.table.match.perspective(seat), bot, 1)


def heard(ear: Ear) -> list[dict]:
    return [json.loads(message) for message in ear.queue]


def test_a_worker_reports_how_far_it_is_and_what_looks_best(folder):
    async def play(service):
        question = await asked(service)
        reports: list[Progress] = []
        enough = asyncio.Event()

        def told(progress: Progress) -> None:
            reports.append(progress)
            if len(reports) == 3:
                enough.set()

        thought = Thought(told)
        worker = Worker(Settings(data=folder, bot_seconds=60.0))
        thinking = asyncio.create_task(worker.ask([question.request], thought))
        await asyncio.wait_for(enough.wait(), 30)
        thought.hurry()
        [answer] = await asyncio.wait_for(thinking, 10)
        await worker.stop()
        assert answer.action in question.legal
        assert all(report.best in question.legal for report in reports)
        done = [report.done for report in reports]
        assert done == sorted(done)
        assert 0 < done[0] < done[-1] < reports[0].total
        assert answer.action == reports[-1].best or len(reports) > 3, "it takes what looked best"

    run(folder, play)


def test_a_bot_in_a_hurry_answers_without_thinking_and_the_next_one_thinks_again(folder):
    async def play(service):
        question = await asked(service)
        worker = Worker(Settings(data=folder, bot_seconds=60.0))
        began = time.monotonic()
        [answer] = await worker.ask([question.request], Thought(lambda progress: None, hurried=True))
        assert answer.action in question.legal
        assert time.monotonic() - began < 15
        thought = Thought(lambda progress: None)
        thinking = asyncio.create_task(worker.ask([question.request], thought))
        await asyncio.sleep(5 * INTERVAL)
        assert not thinking.done(), "the earlier haste is over"
        thought.hurry()
        await asyncio.wait_for(thinking, 10)
        await worker.stop()

    run(folder, play)


@pytest.mark.parametrize("game", ["petal", "polders"])
def test_whoever_sits_there_can_hurry_a_bot_through_all_its_steps(folder, game):
    async def play(service):
        room, callers = await table(service, described(game, 2), SLOW, "invite")
        if 0 not in room.table.waiting:
            await choose(room, callers[1], 1, room.table.match.legal(1)[0])
        before = room.table.version(0)
        answer = await dispatch.answer(service, room, callers[1], messages.Hurry(seat=0))
        assert answer == [messages.Hurried(seat=0)]
        async with asyncio.timeout(20):
            while 0 in room.table.waiting:
                await asyncio.sleep(0.02)
        assert room.table.version(0) > before
        await choose(room, callers[1], 1, room.table.match.legal(1)[0])
        assert not room.hurried, "the haste is over with the decision"

    run(folder, play, bot_seconds=60.0)


def test_a_spectator_hurries_nobody_and_nobody_hurries_a_person(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2), SLOW, "invite")
        for caller, seat in ((Caller(), 0), (callers[1], 1), (callers[1], 7)):
            [answer] = await dispatch.answer(service, room, caller, messages.Hurry(seat=seat))
            assert answer.why == "rights"
        assert not room.hurried

    run(folder, play, bot_seconds=60.0)


def test_nobody_hurries_the_bot_that_plays_for_somebody_else(folder):
    """It would choose worse, which is an advantage for the others."""

    async def play(service):
        room, callers = await table(service, described("petal", 2))
        await room.change(lambda: log.Seated(seat=0, kind="bot", bot="random", name="Ann", away=True))
        [answer] = await dispatch.answer(service, room, callers[1], messages.Hurry(seat=0))
        assert answer.why == "rights"
        assert await dispatch.answer(service, room, callers[0], messages.Hurry(seat=0)) == [messages.Hurried(seat=0)]

    run(folder, play)


def test_everybody_hears_how_far_a_bot_is_where_everything_is_open(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2), SLOW, "invite")
        if 0 not in room.table.waiting:
            await choose(room, callers[1], 1, room.table.match.legal(1)[0])
        ear = Ear(callers[1], 64)
        room.listeners.add(ear)
        async with asyncio.timeout(30):
            while not ear.queue:
                await asyncio.sleep(0.02)
        [told] = heard(ear)
        assert told["hear"] == "thinking"
        assert told["seat"] == 0
        assert 0 < told["done"] < told["total"]
        assert told["action"]["action"] in room.table.match.legal(0)
        assert told["written"]
        await asyncio.sleep(3 * INTERVAL)
        assert len(ear.queue) == 1, "nobody gets a queue of what is outdated"
        room.listeners.discard(ear)
        service.bot_seats.hurry(room, 0)

    run(folder, play, bot_seconds=60.0)


@pytest.mark.parametrize(
    ("game", "more"),
    [("polders", {}), ("petal", {"options": {"contents": "memory"}}), ("blume", {"modules": ["botanist"]})],
)
def test_nothing_is_told_of_what_a_bot_thinks_in_secret(folder, game, more):
    async def play(service):
        room, _ = await table(service, described(game, 2, **more), "greedy", "invite")
        seat = room.table.waiting[0]
        ear = Ear(Caller(), 64)
        room.listeners.add(ear)
        best = room.table.match.legal(seat)[0]
        room.table.seating.seats[seat].kind = "bot"
        seats._show(room, seat, room.table.version(seat), Progress(1, 2, best))
        room.listeners.discard(ear)
        assert not ear.queue

    run(folder, play)


def test_nothing_is_told_after_the_bot_has_decided(folder):
    async def play(service):
        room, _ = await table(service, described("petal", 2), "greedy", "invite")
        ear = Ear(Caller(), 64)
        room.listeners.add(ear)
        async with asyncio.timeout(10):
            while 0 in room.table.waiting:
                await asyncio.sleep(0.02)
        ear.queue.clear()
        seats._show(room, 0, room.table.version(0), Progress(1, 2, 0))
        room.listeners.discard(ear)
        assert not ear.queue

    run(folder, play)


class Counting(Bot):
    """Tells its listener about every simulation."""

    def think(self, perspective, dice, listener: Listener) -> int:
        return next((done for done in range(1000) if listener.progress(done, 1000, 7)), -1)


def test_reports_come_at_intervals_and_a_stop_is_noticed_between_them(monkeypatch):
    clock = iter(range(1, 1000))
    monkeypatch.setattr("hortus.server.bots.worker.time.monotonic", lambda: next(clock))
    monkeypatch.setattr("hortus.server.bots.worker.INTERVAL", 10)
    reports: list[Progress] = []
    reporter = Reporter(reports.append, lambda: len(reports) == 5)
    assert Counting().think(None, None, reporter) == 50
    assert [report.done for report in reports] == [10, 20, 30, 40, 50]


def test_the_inbox_reads_nothing_ahead_and_knows_which_request_is_to_stop():
    def send(asked) -> None:
        data = msgspec.msgpack.encode(asked)
        os.write(into, len(data).to_bytes(4, "big") + data)

    out, into = os.pipe()
    inbox = Inbox(out)
    for seed in (1, 2):
        send(Request("", None, 0, "greedy", seed, None, {}))
    assert inbox.take().seed == 1
    assert not inbox.stops(), "what follows is another request, and not lost"
    send(Stop(1))
    assert inbox.stops()
    assert inbox.take().seed == 2
    assert not inbox.stops(), "the stop was for the first"
    os.close(into)
    assert inbox.take() is None
    os.close(out)
