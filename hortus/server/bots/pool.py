"""Where bots think: worker processes with limits of time, memory and queue.

Two lanes, so that a bot that thinks for seconds never makes one wait that needs
a millisecond. In each lane the address blocks that people play from take turns:
however many tables somebody makes, others' bots go on thinking. Whatever goes
wrong, there is an answer: a quick bot's, and if need be a random legal action.
"""

import asyncio
import sys
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from hortus import interpreter
from hortus.core.dice import Dice
from hortus.core.perspective import Perspective
from hortus.server.bots.worker import LARGEST, Answer, Thought
from hortus.server.settings import Settings
from hortus.server.tables.entries import Made

QUICK = ("random", "greedy", "adviser", "level-1", "level-2", "level-3", "level-4", "level-5")
"""Bots that answer in milliseconds."""
SLOWER = ("level-6", "level-7", "level-8")
"""Levels that may search, which takes much longer interpreted."""
STAND_IN = "level-4"
"""Who sits down where nobody else is named, and answers for a bot that is late or has to wait for too many others."""
SOON = 5.0
"""Seconds for a thought where the rules run interpreted; a bot that needs more is replaced."""
STARTING = 5.0
"""Seconds more for the first thought of a worker that has just been started."""
CROWD = 6
"""Long thoughts that may wait for one worker."""
TRIALS = "trials"
"""Whose share it is when an uploaded edition is tried out."""
MOST_KNOWN = 256
"""Rules one worker remembers; then a fresh one follows it: editions of one's own are endless."""
_decoder = msgspec.msgpack.Decoder(Answer)


class Worker:
    """One process; it is ended when it is late, and started when it is needed."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.patience = settings.bot_seconds if interpreter.compiled() else min(SOON, settings.bot_seconds)
        self.process: asyncio.subprocess.Process | None = None
        self.known: set[str] = set()

    async def ask(self, thoughts: list[Thought]) -> list[Answer]:
        """The answers in order; the time limit is for each."""
        answers: list[Answer] = []
        try:
            process = await self._running(thoughts)
            fresh = not self.known
            await self._write(process, thoughts)
            while len(answers) < len(thoughts):
                async with asyncio.timeout(self._limit(thoughts[len(answers)], fresh)):
                    answers.append(await self._read(process))
        except Exception:  # it is late, has died or was never born: whoever waits is answered all the same
            await self.stop()
        except BaseException:
            await self.stop()
            raise
        missing = len(thoughts) - len(answers)
        return answers + [Answer(-1, "The bot took too long or its process died.")] * missing

    def _limit(self, thought: Thought, fresh: bool) -> float:
        """Seconds for one thought; trying out an edition, which no bot does, may take all there are."""
        if not thought.bot or self.patience == self.settings.bot_seconds:
            return self.settings.bot_seconds
        return self.patience + STARTING * fresh

    async def _running(self, thoughts: list[Thought]) -> asyncio.subprocess.Process:
        """The process, which remembers the rules it has been told of; a fresh one when these are too many."""
        if len(self.known | {thought.key for thought in thoughts}) > MOST_KNOWN:
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            self.known = set()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", "hortus.server.bots.worker", str(self.settings.bot_megabytes),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LARGEST,
            )  # fmt: skip
        return self.process

    async def _write(self, process: asyncio.subprocess.Process, thoughts: list[Thought]) -> None:
        assert process.stdin is not None
        for thought in thoughts:
            if thought.key in self.known:
                thought = msgspec.structs.replace(thought, made=None)
            self.known.add(thought.key)
            data = msgspec.msgpack.encode(thought)
            process.stdin.write(len(data).to_bytes(4, "big") + data)
        async with asyncio.timeout(self.settings.bot_seconds):
            await process.stdin.drain()

    async def _read(self, process: asyncio.subprocess.Process) -> Answer:
        assert process.stdout is not None
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return _decoder.decode(await process.stdout.readexactly(size))

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


Asked = tuple[Thought, "asyncio.Future[Answer | None]"]


class Waiting:
    """Thoughts that wait, by whose share they are. Shares take turns, so nobody can crowd out anybody else."""

    def __init__(self) -> None:
        self.shares: dict[str, deque[Asked]] = {}  # the next in turn first
        self.size = 0
        self._came = asyncio.Event()

    def put(self, asked: Asked, share: str, most: int) -> Asked | None:
        """Let it wait. With more than `most`, the last of the longest share gives way and is returned."""
        own = self.shares.setdefault(share, deque())
        own.append(asked)
        self.size += 1
        self._came.set()
        if self.size <= most:
            return None
        longest = max(self.shares, key=lambda key: len(self.shares[key]))
        if len(own) == len(self.shares[longest]):
            longest = share
        last = self.shares[longest].pop()
        if not self.shares[longest]:
            del self.shares[longest]
        self.size -= 1
        return last

    async def get(self) -> Asked:
        while not self.size:
            self._came.clear()
            await self._came.wait()
        return self.next()

    def next(self) -> Asked:
        share = next(iter(self.shares))
        thoughts = self.shares.pop(share)
        asked = thoughts.popleft()
        if thoughts:
            self.shares[share] = thoughts
        self.size -= 1
        return asked


class Lane:
    """A queue of thoughts and the workers that serve it."""

    def __init__(self, settings: Settings, workers: int, batch: int) -> None:
        self.settings = settings
        self.batch = batch  # thoughts handed over at once: short ones wait mostly for the way there and back
        self.queue = Waiting()
        self.workers = [Worker(settings) for _ in range(workers)]
        self.tasks: list[asyncio.Task[Any]] = []

    async def ask(self, thought: Thought, share: str, most: int) -> Answer | None:
        """The answer; None when too many wait and this one has to give way."""
        if not self.tasks:
            self.tasks = [asyncio.create_task(self._serve(worker)) for worker in self.workers]
        future: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        yielding = self.queue.put((thought, future), share, most)
        if yielding is not None and not yielding[1].done():
            yielding[1].set_result(None)
        return await future

    async def _serve(self, worker: Worker) -> None:
        while True:
            asked = [await self.queue.get()]
            while len(asked) < self.batch and self.queue.size:
                asked.append(self.queue.next())
            answers = await worker.ask([thought for thought, _ in asked])
            for (_, future), answer in zip(asked, answers, strict=True):
                if not future.done():
                    future.set_result(answer)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.stop()


class Question:
    """What a bot is asked, and what it may answer."""

    def __init__(self, thought: Thought, legal: list[int], share: str) -> None:
        self.thought = thought
        self.legal = legal
        self.share = share


class Bots:
    def __init__(self, settings: Settings, failed: Callable[[], None]) -> None:
        self.quick = Lane(settings, 1, 16)
        self.deep = Lane(settings, max(1, settings.bot_workers), 1)
        self.failed = failed
        self.most = settings.bot_queue
        self.late: set[tuple[str, str]] = set()  # games, and bots that think too long about them here

    def in_time(self, game: str, bot: str) -> str:
        """This bot, or the strongest below it that answers in time; only an interpreted house finds any too slow."""
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
        share: str = "",
    ) -> "Question":
        """Take down what a seat sees; the table may move on while its bot thinks. `share`: whom it counts for."""
        world = perspective.imagine(Dice(seed)).dump()
        thought = Thought(rules_key(made), made, perspective.seat, self.in_time(made.game, bot), seed, day, world)
        return Question(thought, perspective.legal(), share)

    async def answer(self, question: "Question") -> int:
        """A legal action for this seat; always one, however its bot fares."""
        thought = question.thought
        while thought.bot not in QUICK:
            follower = STAND_IN
            answer = await self.deep.ask(thought, question.share, CROWD * len(self.deep.workers))
            if answer is not None:
                if answer.action in question.legal:
                    return answer.action
                self.failed()
                if thought.made and thought.bot in SLOWER and not interpreter.compiled():
                    self.late.add((thought.made.game, thought.bot))
                    follower = weaker(thought.bot)
            thought = msgspec.structs.replace(thought, bot=follower)
        answer = await self.quick.ask(thought, question.share, self.most)
        if answer is not None and answer.action in question.legal:
            return answer.action
        self.failed()
        return question.legal[thought.seed % len(question.legal)]

    async def try_out(self, made: Made, seed: int) -> str:
        """Play an uploaded edition to its end at random; what is wrong with it, or nothing."""
        answer = await self.deep.ask(Thought(rules_key(made), made, 0, "", seed, None, {}), TRIALS, self.most)
        if answer is None:
            return "Too many bots are thinking."
        return "" if answer.action > 0 else answer.fault

    async def stop(self) -> None:
        await self.quick.stop()
        await self.deep.stop()


def bot_name(bot: str) -> str:
    """What a bot is called that nobody has named."""
    return f"{bot.title()} bot"


def weaker(bot: str) -> str:
    """The level below."""
    return f"level-{int(bot.removeprefix('level-')) - 1}"


def rules_key(made: Made) -> str:
    """The same for tables that are played by the same rules."""
    options = ",".join(f"{key}={made.options[key]}" for key in sorted(made.options))
    return f"{made.game} {made.version} {made.seats} {','.join(made.modules)} {options} {made.digest}"
