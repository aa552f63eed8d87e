"""Worker processes in which bots think, with limits of time, memory and queue.

There are three lanes, so that a quick bot never waits for one that thinks for
seconds, and no bot waits for a hint with reasons. In each lane the address
blocks of the players take turns: however many tables one household makes, the
bots of others go on thinking. There is always an answer: if a bot fails, a
quick bot's, and if that fails, a random action.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from hortus import interpreter
from hortus.coach.thresholds import HINT_SECONDS
from hortus.core.dice import Dice
from hortus.core.message import Message
from hortus.core.perspective import Perspective
from hortus.server import processes
from hortus.server.bots.thought import Thought
from hortus.server.bots.worker import LARGEST, Answer, Asked, Request, Stop, Told
from hortus.server.settings import Settings
from hortus.server.tables.entries import Made
from hortus.server.tables.rulesets import rules_key

QUICK = ("random", "greedy", "adviser", "level-1", "level-2", "level-3", "level-4", "level-5")
"""Bots that answer in milliseconds."""
SLOWER = ("level-6", "level-7", "level-8", "level-9", "level-10")
"""Levels that may search, which takes much longer interpreted."""
STAND_IN = "level-4"
"""The bot that is seated where none is named, and that answers for one that is late or would wait too long."""
SOON = 5.0
"""Seconds for a decision where the rules run interpreted; a bot that needs more is replaced."""
STARTING = 5.0
"""Extra seconds for the first request of a worker that has just been started."""
HASTE = 0.6
"""The part of a worker's time that a hint may take: it is to end by itself."""
CROWD = 6
"""Requests of slow bots that may wait for one worker."""
TRIALS = "trials"
"""Takes the place of an address block when an edition is tried out."""
MOST_KNOWN = 64
"""Rules that one worker caches; then it is replaced by a fresh one. Custom editions are unbounded."""
_decoder: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


class Worker:
    """One worker process. It is started when it is needed and killed when it is late."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.patience = settings.bot_seconds if interpreter.compiled() else min(SOON, settings.bot_seconds)
        self.process: asyncio.subprocess.Process | None = None
        self.known: set[str] = set()  # keys of the rules it has cached
        self.number = 0  # of requests sent to the process

    async def ask(self, requests: list[Request], thought: Thought | None = None) -> list[Answer]:
        """The answers in order. Each has its own time limit. `thought` listens to a request that is alone."""
        answers: list[Answer] = []
        try:
            process = await self._running(requests)
            fresh = not self.known
            await self._write(process, requests)
            if thought is not None:
                self._follow(process, thought)
            while len(answers) < len(requests):
                async with asyncio.timeout(self._limit(requests[len(answers)], fresh)):
                    answers.append(await self._answer(process, thought))
        except Exception:  # the process is late, died or did not start: callers still get an answer
            await self.stop()
        except BaseException:
            await self.stop()
            raise
        finally:
            if thought is not None:
                thought.stop = None
        missing = len(requests) - len(answers)
        return answers + [Answer(-1, "late")] * missing

    def _limit(self, request: Request, fresh: bool) -> float:
        """Seconds for one request. Trying out an edition has no bot and gets the full time."""
        if not request.bot or self.patience == self.settings.bot_seconds:
            return self.settings.bot_seconds
        return self.patience + STARTING * fresh

    async def _running(self, requests: list[Request]) -> asyncio.subprocess.Process:
        """The process, started if need be; a fresh one when it would have to cache too many rules."""
        if len(self.known | {request.key for request in requests}) > MOST_KNOWN:
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            self.known = set()
            self.number = 0
            memory = str(self.settings.bot_megabytes)
            self.process = await processes.start("hortus.server.bots.worker", memory, stderr=None, limit=LARGEST)
        return self.process

    async def _write(self, process: asyncio.subprocess.Process, requests: list[Request]) -> None:
        assert process.stdin is not None
        for request in requests:
            if request.key in self.known:
                request = msgspec.structs.replace(request, made=None)
            self.known.add(request.key)
            self.number += 1
            _send(process, request)
        async with asyncio.timeout(self.settings.bot_seconds):
            await process.stdin.drain()

    def _follow(self, process: asyncio.subprocess.Process, thought: Thought) -> None:
        """From now on, whoever wants this decision at once can stop the bot."""
        number = self.number
        thought.stop = lambda: _send(process, Stop(number))
        if thought.hurried:
            thought.stop()

    async def _answer(self, process: asyncio.subprocess.Process, thought: Thought | None) -> Answer:
        """The next answer. What is reported before it is passed on."""
        while True:
            told = await self._read(process)
            if isinstance(told, Answer):
                return told
            if thought is not None:
                thought.told(told)

    async def _read(self, process: asyncio.subprocess.Process) -> Told:
        assert process.stdout is not None
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return _decoder.decode(await process.stdout.readexactly(size))

    async def stop(self) -> None:
        process, self.process = self.process, None
        await processes.end(process)


def _send(process: asyncio.subprocess.Process, asked: Asked) -> None:
    assert process.stdin is not None
    data = msgspec.msgpack.encode(asked)
    process.stdin.write(len(data).to_bytes(4, "big") + data)


Queued = tuple[Request, "asyncio.Future[Answer | None]", Thought | None]


class Queue:
    """Waiting requests by address block. Blocks take turns, so none can crowd out the others."""

    def __init__(self) -> None:
        self.blocks: dict[str, deque[Queued]] = {}  # the next in turn first
        self.size = 0
        self._came = asyncio.Event()

    def put(self, asked: Queued, block: str, most: int) -> Queued | None:
        """Add a request. If more than `most` wait, the last of the block with most requests is removed and returned."""
        own = self.blocks.setdefault(block, deque())
        own.append(asked)
        self.size += 1
        self._came.set()
        if self.size <= most:
            return None
        longest = max(self.blocks, key=lambda key: len(self.blocks[key]))
        if len(own) == len(self.blocks[longest]):
            longest = block
        last = self.blocks[longest].pop()
        if not self.blocks[longest]:
            del self.blocks[longest]
        self.size -= 1
        return last

    async def get(self) -> Queued:
        while not self.size:
            self._came.clear()
            await self._came.wait()
        return self.next()

    def next(self) -> Queued:
        block = next(iter(self.blocks))
        requests = self.blocks.pop(block)
        asked = requests.popleft()
        if requests:
            self.blocks[block] = requests
        self.size -= 1
        return asked


class Lane:
    """A queue and the workers that serve it."""

    def __init__(self, settings: Settings, workers: int, batch: int) -> None:
        self.settings = settings
        self.batch = batch  # requests sent at once: for quick bots the round trip costs more than the thinking
        self.queue = Queue()
        self.workers = [Worker(settings) for _ in range(workers)]
        self.tasks: list[asyncio.Task[Any]] = []

    async def ask(self, request: Request, block: str, most: int, thought: Thought | None = None) -> Answer | None:
        """The answer; None when too many requests wait and this one was removed."""
        if not self.tasks:
            self.tasks = [asyncio.create_task(self._serve(worker)) for worker in self.workers]
        future: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        removed = self.queue.put((request, future, thought), block, most)
        if removed is not None and not removed[1].done():
            removed[1].set_result(None)
        return await future

    async def _serve(self, worker: Worker) -> None:
        while True:
            asked = [await self.queue.get()]
            while len(asked) < self.batch and self.queue.size:
                asked.append(self.queue.next())
            asked = [one for one in asked if not one[1].done()]  # nobody waits for the others any more
            if not asked:
                continue
            # Only slow bots are listened to, and those are asked one at a time.
            thought = asked[0][2] if len(asked) == 1 else None
            answers = await worker.ask([request for request, _, _ in asked], thought)
            for (_, future, _), answer in zip(asked, answers, strict=True):
                if not future.done():
                    future.set_result(answer)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.stop()


class Question:
    """A request to a bot, with the actions it may answer and the address block it counts for."""

    def __init__(self, request: Request, legal: list[int], block: str) -> None:
        self.request = request
        self.legal = legal
        self.block = block


class Bots:
    """Asks bots for decisions, in worker processes."""

    def __init__(self, settings: Settings, failed: Callable[[], None]) -> None:
        self.quick = Lane(settings, 1, 16)
        self.deep = Lane(settings, max(1, settings.bot_workers), 1)
        self.hints = Lane(settings, 1, 1)
        self.failed = failed
        self.most = settings.bot_queue
        self.late: set[tuple[str, str]] = set()  # (game, bot) where the bot is too slow on this machine

    def in_time(self, game: str, bot: str) -> str:
        """This bot, or the strongest one below it that answers in time. Only interpreted rules make one too slow."""
        while (game, bot) in self.late:
            bot = weaker(bot)
        return bot

    def ask(
        self,
        made: Made,
        perspective: Perspective[Any],
        bot: str,
        seed: int,
        day: int | None = None,
        block: str = "",
    ) -> Question:
        """Copy what a seat sees now: the table may move on while its bot thinks."""
        world = perspective.imagine(Dice(seed)).dump()
        request = Request(rules_key(made), made, perspective.seat, self.in_time(made.game, bot), seed, day, world)
        return Question(request, perspective.legal(), block)

    async def answer(self, question: Question, thought: Thought | None = None) -> int:
        """A legal action for this seat, even if its bot fails. `thought` hears how far a slow bot is."""
        request = question.request
        while request.bot not in QUICK:
            follower = STAND_IN
            answer = await self.deep.ask(request, question.block, CROWD * len(self.deep.workers), thought)
            if answer is not None:
                if answer.action in question.legal:
                    return answer.action
                self.failed()
                if request.made and request.bot in SLOWER and not interpreter.compiled():
                    self.late.add((request.made.game, request.bot))
                    follower = weaker(request.bot)
            request = msgspec.structs.replace(request, bot=follower)
        answer = await self.quick.ask(request, question.block, self.most)
        if answer is not None and answer.action in question.legal:
            return answer.action
        self.failed()
        return question.legal[request.seed % len(question.legal)]

    async def advise(self, question: Question, effort: str) -> Answer:
        """A hint with its reasons; in a crowd, or if it fails, what a quick bot would do."""
        seconds = min(HINT_SECONDS[effort], HASTE * self.hints.workers[0].patience)
        request = msgspec.structs.replace(question.request, effort=effort, seconds=seconds)
        answer = await self.hints.ask(request, question.block, CROWD)
        if answer is not None and answer.action in question.legal:
            return answer
        if answer is not None:
            self.failed()
        return Answer(await self.answer(question))

    async def try_out(self, made: Made, seed: int) -> str:
        """Play an edition at random until the game ends; the key of what is wrong with it, or nothing."""
        answer = await self.deep.ask(Request(rules_key(made), made, 0, "", seed, None, {}), TRIALS, self.most)
        if answer is None:
            return "server-edition-untried"
        return "" if answer.action > 0 else "server-edition-endless"

    async def stop(self) -> None:
        await self.quick.stop()
        await self.deep.stop()
        await self.hints.stop()


@cache
def bot_name(bot: str) -> str:
    """The name of a bot's seat, unless it is given another."""
    return str(Message("server-bot", {"bot": bot.title()}))


def weaker(bot: str) -> str:
    """The level below."""
    return f"level-{int(bot.removeprefix('level-')) - 1}"
