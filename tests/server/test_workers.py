"""Worker processes of bots, one by one: what they are told, what they answer, what they may take."""

import asyncio
import os
import subprocess
import sys

from server.in_process import described, run, table

from hortus.server.bots.pool import Bots, Worker
from hortus.server.settings import Settings


async def asked(service, bot="greedy", seed=1):
    room, _ = await table(service, described("petal", 2))
    seat = room.table.waiting[0]
    return service.bots.ask(room.table.made, room.table.match.perspective(seat), bot, seed)


def test_a_fresh_process_is_told_the_rules_again(folder):
    async def play(service):
        question = await asked(service)
        worker = Worker(Settings(data=folder))
        first = await worker.ask([question.request, question.request])
        assert first[0] == first[1]
        assert first[0].action in question.legal
        await worker.stop()
        assert await worker.ask([question.request]) == first[:1]
        await worker.stop()

    run(folder, play)


def test_a_process_that_has_died_is_followed_by_one_that_knows_the_rules(folder):
    async def play(service):
        question = await asked(service)
        worker = Worker(Settings(data=folder))
        first = await worker.ask([question.request])
        assert worker.process is not None
        worker.process.kill()
        await worker.process.wait()
        assert await worker.ask([question.request]) == first
        await worker.stop()

    run(folder, play)


def test_whoever_gets_no_answer_is_told_so_each_by_itself(folder, monkeypatch):
    async def play(service):
        question = await asked(service)
        worker = Worker(Settings(data=folder))
        monkeypatch.setattr(sys, "executable", str(folder / "nothing"))
        answers = await worker.ask([question.request] * 3)
        assert [answer.action for answer in answers] == [-1, -1, -1]
        assert {answer.fault for answer in answers} == {"late"}

    run(folder, play)


def test_where_no_bot_answers_any_legal_action_may_be_played(folder, monkeypatch):
    """By the seed: not always the first."""

    async def play(service):
        failures = []
        bots = Bots(Settings(data=folder), lambda: failures.append(1))
        monkeypatch.setattr(sys, "executable", str(folder / "nothing"))
        questions = [await asked(service, seed=seed) for seed in (0, 1, 2, 1000)]
        answers = [await bots.answer(question) for question in questions]
        await bots.stop()
        assert answers == [
            question.legal[seed % len(question.legal)]
            for question, seed in zip(questions, (0, 1, 2, 1000), strict=True)
        ]
        assert len(failures) == 4

    run(folder, play)


def test_a_worker_is_limited_to_the_memory_that_was_asked_for():
    program = (
        "import os, resource; from hortus.server.bots.worker import limit_memory; limit_memory(3000); "
        "print(*resource.getrlimit(resource.RLIMIT_AS), os.nice(0))"
    )
    before = os.nice(0)
    done = subprocess.run([sys.executable, "-P", "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.split() == [str(3000 << 20)] * 2 + [str(min(before + 5, 19))]


def test_an_edition_that_cannot_be_tried_out_says_why(folder, monkeypatch):
    async def play(service):
        made = described("petal", 2)
        assert await service.bots.try_out(made, 1) == ""
        await service.bots.stop()
        service.bots.deep.tasks = []
        monkeypatch.setattr(sys, "executable", str(folder / "nothing"))
        async with asyncio.timeout(20):
            assert await service.bots.try_out(made, 1) == "server-edition-endless"

    run(folder, play)
