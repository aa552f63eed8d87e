"""Bots in worker processes: limited in time, memory and queue, and never the reason a table stands still."""

import asyncio
import os
import signal
import sys
import time

import httpx
import msgspec
from server.client import bearer
from server.in_process import choose, described, run, table

from hortus import interpreter
from hortus.editions import Edition
from hortus.server.bots import pool
from hortus.server.bots.pool import Bots, Queue
from hortus.server.bots.seats import day
from hortus.server.bots.thought import Thought
from hortus.server.bots.worker import Answer, Request
from hortus.server.http.app import build
from hortus.server.settings import Settings
from hortus.server.tables import entries as log
from hortus.server.tables import links


async def finished(room, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while room.table.state == "playing" and time.monotonic() < until:
        await asyncio.sleep(0.05)
    assert room.table.state == "over"


def test_bots_play_a_whole_game_among_themselves(folder):
    async def play(service):
        room, _ = await table(service, described("petal", 2), "greedy", "random")
        await finished(room)
        assert service.metrics.failures._value.get() == 0

    run(folder, play)


def test_a_worker_that_is_killed_again_and_again_stops_no_table(folder):
    async def play(service):
        room, _ = await table(service, described("petal", 2), "greedy", "greedy")
        for _ in range(5):
            await asyncio.sleep(0.2)
            process = service.bots.quick.workers[0].process
            if process is not None and process.returncode is None:
                os.kill(process.pid, signal.SIGKILL)
        await finished(room)

    run(folder, play)


def test_a_bot_that_never_answers_is_ended_and_others_do_not_wait_for_it(folder):
    async def play(service):
        stuck, _ = await table(service, described("petal", 2))
        question = service.bots.ask(stuck.table.made, stuck.table.match.perspective(stuck.table.waiting[0]), "slow", 1)
        worker = service.bots.deep.workers[0]
        thinking = asyncio.create_task(service.bots.answer(question))
        await asyncio.sleep(0.5)
        if worker.process is not None:
            os.kill(worker.process.pid, signal.SIGSTOP)  # it will never answer again
        again = asyncio.create_task(service.bots.answer(question))
        quick, _ = await table(service, described("petal", 2), "greedy", "greedy")
        await finished(quick)
        assert await thinking in question.legal
        assert await again in question.legal

    run(folder, play, bot_seconds=4.0)


def test_where_no_worker_can_be_started_an_answer_is_given_all_the_same(folder, monkeypatch):
    async def play(service):
        room, _ = await table(service, described("petal", 2))
        seat = room.table.waiting[0]
        question = service.bots.ask(room.table.made, room.table.match.perspective(seat), "greedy", 1)
        with monkeypatch.context() as nowhere:
            nowhere.setattr(sys, "executable", str(folder / "nothing"))
            async with asyncio.timeout(10):
                assert await service.bots.answer(question) in question.legal
        failures = service.metrics.failures._value.get()
        assert await service.bots.answer(question) in question.legal
        assert service.metrics.failures._value.get() == failures, "and later there is one again"

    run(folder, play)


def test_a_worker_that_knows_very_many_rules_is_followed_by_a_fresh_one(folder, monkeypatch):
    """There is no end of custom editions, but a worker's memory is limited."""
    monkeypatch.setattr("hortus.server.bots.pool.MOST_KNOWN", 2)

    async def play(service):
        worker = service.bots.quick.workers[0]
        for number in range(1, 5):
            box = Edition("own.toml", {"side": 3, "tiles": [2, 1, 1], "fewer": number}, shipped=False)
            room, _ = await table(service, described("petal", 2, box))
            seat = room.table.waiting[0]
            question = service.bots.ask(room.table.made, room.table.match.perspective(seat), "greedy", 1)
            assert await service.bots.answer(question) in question.legal
            assert len(worker.known) <= 2
        assert service.metrics.failures._value.get() == 0

    run(folder, play)


def test_a_bot_that_wants_all_memory_gets_none_and_an_answer_is_given(folder):
    async def play(service):
        room, _ = await table(service, described("petal", 2))
        seat = room.table.waiting[0]
        question = service.bots.ask(room.table.made, room.table.match.perspective(seat), "greedy", 1)
        assert await service.bots.answer(question) in question.legal

    run(folder, play, bot_megabytes=64)


def test_more_requests_than_the_queue_holds_are_answered_at_once(folder):
    async def play():
        crowded = Bots(Settings(data=folder, bot_queue=2), lambda: None)

        async def home(service):
            room, _ = await table(service, described("petal", 2))
            seat = room.table.waiting[0]
            questions = [
                crowded.ask(room.table.made, room.table.match.perspective(seat), "greedy", n) for n in range(40)
            ]
            answers = await asyncio.gather(*[crowded.answer(question) for question in questions])
            assert all(answer in questions[0].legal for answer in answers)

        from server.in_process import running

        async with running(folder) as service:
            await home(service)
        await crowded.stop()

    asyncio.run(play())


def test_the_world_a_bot_is_sent_is_imagined_and_not_the_true_one(folder):
    async def play(service):
        made = described("petal", 2, options={"contents": "memory"})
        room, callers = await table(service, made)
        for _ in range(20):
            seat = room.table.waiting[0]
            flips = [action for action in room.table.match.legal(seat) if action < 196]
            await choose(room, callers[seat], seat, flips[0])
        perspective = room.table.match.perspective(room.table.waiting[0])
        true = room.table.match._state.dump()["face"]
        sent = [service.bots.ask(made, perspective, "greedy", seed).request.world["face"] for seed in range(8)]
        assert any(world != true for world in sent)

    run(folder, play)


def test_a_bot_plays_on_after_a_restart(folder):
    from server.in_process import running

    async def play():
        async with running(folder) as service:
            room, _ = await table(service, described("petal", 2), "greedy", "greedy")
            await asyncio.sleep(0.02)  # a compiled bot would be through in no time
        async with running(folder) as service:
            await asyncio.sleep(0.5)
            again = service.rooms.rooms[room.table.id]
            await finished(again)

    asyncio.run(play())


def test_a_bot_has_the_same_day_for_a_whole_game(folder):
    async def play(service):
        room, _ = await table(service, described("petal", 2), "greedy", "random")
        other, _ = await table(service, described("petal", 2))
        days = [day(room, seat) for seat in (0, 1)]
        await finished(room)
        assert [day(room, seat) for seat in (0, 1)] == days
        assert len({*days, day(other, 0), day(other, 1)}) == 4

    run(folder, play)


def waiting_after(put: list[str], most: int) -> tuple[list[str], list[str]]:
    """What waits in turn and what gave way, when requests are asked for by these blocks one after another."""
    queue = Queue()
    gone = [queue.put((f"{block}{number}", None), block, most) for number, block in enumerate(put)]
    left = [queue.next()[0] for _ in range(queue.size)]
    assert not queue.blocks
    return left, [one[0] for one in gone if one is not None]


def test_blocks_take_turns_however_many_requests_one_has():
    assert waiting_after(["a", "a", "a", "b", "c", "b"], 10) == (["a0", "b3", "c4", "a1", "b5", "a2"], [])


def test_where_too_many_wait_whoever_has_most_gives_way():
    assert waiting_after(["a"] * 5, 3) == (["a0", "a1", "a2"], ["a3", "a4"])
    left, gone = waiting_after(["a", "a", "a", "b", "c", "d"], 3)
    assert left == ["a0", "b3", "c4"]
    assert gone == ["a2", "a1", "d5"], "among equals the newcomer"


def test_many_tables_of_one_household_do_not_take_anothers_slow_bots(folder, monkeypatch):
    """One address keeps every worker busy and the queue full; a bot of somebody else's still thinks long."""

    async def play(service):
        asked: list[str] = []
        gate = asyncio.Event()

        async def ask(requests, _):
            await gate.wait()
            asked.extend(request.bot for request in requests)
            return [Answer(legal[0]) for _ in requests]

        for worker in (*service.bots.deep.workers, *service.bots.quick.workers):
            monkeypatch.setattr(worker, "ask", ask)
        room, _ = await table(service, described("petal", 2))
        seat = room.table.waiting[0]
        legal = room.table.match.legal(seat)

        def question(bot: str, block: str):
            perspective = room.table.match.perspective(seat)
            return asyncio.create_task(
                service.bots.answer(service.bots.ask(room.table.made, perspective, bot, 1, block=block))
            )

        greedy = [question("level-8", "greedy household") for _ in range(60)]
        await asyncio.sleep(0.05)
        honest = [question("level-7", f"household {number}") for number in range(3)]
        await asyncio.sleep(0.05)
        gate.set()
        assert set(await asyncio.gather(*greedy, *honest)) == {legal[0]}
        long = [bot for bot in asked if bot in ("level-7", "level-8")]
        assert long.count("level-7") == 3, "none of them was answered by a quicker one"
        assert long.index("level-7") <= 2, "and none waited for a queue that is not theirs"

    run(folder, play)


def test_a_tables_slow_bots_count_for_where_its_people_come_from(folder):
    async def play(service):
        room, _ = await table(service, described("petal", 2))
        assert room.block == "", "tables that nobody has come to have one block together"
        key = links.fresh()
        await room.change(lambda: log.Linked(role="seat", hash=links.digest(key), seat=0))
        line = httpx.ASGITransport(app=build(service.settings, service), client=("2001:db8::7", 1))
        async with httpx.AsyncClient(transport=line, base_url="http://localhost") as client:
            await client.get(f"/api/tables/{room.table.id}", headers=bearer(key))
            assert room.block == ""
            body = {"seat": 0, "v": 0, "id": "x", "action": 0}
            await client.post(f"/api/tables/{room.table.id}/moves", json=body, headers=bearer(key))
        assert room.block == "2001:db8::/64"

    run(folder, play)


def too_slow(service, monkeypatch, *names: str) -> list[str]:
    """From now on these bots never answer; the bots that were asked to think long."""
    asked: list[str] = []
    real = service.bots.deep.ask

    async def ask(request: Request, block: str, most: int, thought: Thought | None = None) -> Answer | None:
        asked.append(request.bot)
        return Answer(-1, "late") if request.bot in names else await real(request, block, most, thought)

    monkeypatch.setattr(service.bots.deep, "ask", ask)
    return asked


def test_interpreted_the_strongest_bot_in_time_replaces_a_slow_one_and_the_seat_shows_it(folder, monkeypatch):
    monkeypatch.setattr(interpreter, "compiled", lambda: False)

    async def play(service):
        asked = too_slow(service, monkeypatch, "level-8", "level-7")
        room, _ = await table(service, described("petal", 2), "level-8", "greedy")
        await finished(room)
        assert asked[:3] == ["level-8", "level-7", "level-6"]
        assert set(asked[3:]) == {"level-6"}, "who was late once is not asked again"
        shown = room.table.seating.seats[0].shown(0)
        assert (shown["bot"], shown["instead"], shown["name"]) == ("level-6", "level-8", "Level-6 bot")
        assert "instead" not in room.table.seating.seats[1].shown(1)
        assert service.bots.in_time("blume", "level-8") == "level-8", "another game is another matter"

    run(folder, play)


def test_compiled_a_late_bot_is_asked_again_the_next_time(folder, monkeypatch):
    monkeypatch.setattr(interpreter, "compiled", lambda: True)

    async def play(service):
        asked = too_slow(service, monkeypatch, "level-8")
        room, _ = await table(service, described("petal", 2), "level-8", "greedy")
        await finished(room)
        assert set(asked) == {"level-8"}
        assert len(asked) > 1
        assert "instead" not in room.table.seating.seats[0].shown(0)

    run(folder, play)


def test_interpreted_nobody_waits_long_for_a_bot_but_an_edition_may_be_tried_out(folder, monkeypatch):
    monkeypatch.setattr(interpreter, "compiled", lambda: False)
    worker = pool.Worker(Settings(data=folder))
    request = Request("", None, 0, "level-8", 1, None, {})
    assert worker._limit(request, False) == pool.SOON
    assert worker._limit(request, True) == pool.SOON + pool.STARTING, "it has to start first"
    trial = msgspec.structs.replace(request, bot="")
    assert worker._limit(trial, False) == Settings(data=folder).bot_seconds


def test_a_hint_with_reasons_is_given_even_if_its_worker_dies_and_then_it_names_a_move(folder):
    async def play(service):
        room, _ = await table(service, described("petal", 2))
        perspective = room.table.match.perspective(room.table.waiting[0])
        question = service.bots.ask(room.table.made, perspective, "adviser", 1)
        first = await service.bots.advise(question, "quick")
        assert first.action in question.legal
        assert len(first.advice["candidates"]) == 3
        process = service.bots.hints.workers[0].process
        os.kill(process.pid, signal.SIGSTOP)
        late = asyncio.create_task(service.bots.advise(question, "quick"))
        await asyncio.sleep(0.3)
        os.kill(process.pid, signal.SIGKILL)
        answer = await late
        assert answer.action in question.legal
        assert answer.advice is None

    run(folder, play)


def test_a_hint_that_nobody_waits_for_any_more_is_not_worked_out(folder):
    async def play(service):
        room, _ = await table(service, described("petal", 2))
        perspective = room.table.match.perspective(room.table.waiting[0])
        question = service.bots.ask(room.table.made, perspective, "adviser", 1)
        seen = []
        worker = service.bots.hints.workers[0]
        ask = worker.ask

        async def noted(requests, *thought):
            seen.extend(request.effort for request in requests)
            return await ask(requests, *thought)

        worker.ask = noted
        first = asyncio.create_task(service.bots.advise(question, "quick"))
        await asyncio.sleep(0)
        left = [asyncio.create_task(service.bots.advise(question, "deep")) for _ in range(3)]
        await asyncio.sleep(0)
        for task in left:
            task.cancel()
        await first
        await service.bots.advise(question, "usual")
        assert seen == ["quick", "usual"]

    run(folder, play)
