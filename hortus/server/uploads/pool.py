"""Uploaded editions, checked in a worker process: the server itself never parses foreign TOML."""

import asyncio
import math

import msgspec

from hortus import editions
from hortus.core.errors import EditionError
from hortus.core.message import restored
from hortus.editions import Edition
from hortus.server import processes
from hortus.server.bots.worker import LARGEST
from hortus.server.settings import Settings
from hortus.server.turns import Turns
from hortus.server.uploads.worker import NAME, READY, TOO_MUCH, Upload, Verdict, refuse

COST = 10.0
"""An upload counts as this many requests."""
TABLES = 3.0
"""A table with an uploaded edition counts as this many new tables: its rules are its own, and take memory."""
MEGABYTES = 512
READING = 2
"""Seconds of CPU time to read an edition and assemble its rules."""
PATIENCE = 3
"""On a busy machine the wait may be this many times the CPU time."""
START = 60.0
CROWD = 10
"""Uploads that may wait while one is checked."""
EACH = 4
"""Uploads of one address block that may wait or be checked."""
MOST = 200
"""Uploads that one process checks before it is replaced."""
_decoder = msgspec.msgpack.Decoder(Verdict)


class Inspector:
    """One worker process with a queue. It is started when it is needed and killed when it is late."""

    worker: str
    reading: int | None = None
    """Seconds of CPU time for each answer; without it, as long as an upload may take."""

    def __init__(self, settings: Settings) -> None:
        self.playing = math.ceil(settings.bot_seconds)
        self.process: asyncio.subprocess.Process | None = None
        self.judged = 0  # by this process
        self.turns = Turns(CROWD, EACH)

    async def answer(self, data: bytes, seconds: int, place: str) -> bytes | None:
        """What the worker says; None if it took too much. Nobody waits where many do already."""
        if self.turns.full(place):
            raise EditionError("server-too-many-editions")
        async with self.turns.turn(place):
            return await self._ask(data, seconds)

    async def _ask(self, data: bytes, seconds: int) -> bytes | None:
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(PATIENCE * seconds):
                process.stdin.write(len(data).to_bytes(4, "big") + data)
                await process.stdin.drain()
                size = int.from_bytes(await process.stdout.readexactly(4), "big")
                if size > LARGEST:
                    raise ValueError(size)  # no answer is that large
                return await process.stdout.readexactly(size)
        except Exception:  # the process is late, died or did not start
            await self.stop()
            return None
        except BaseException:
            await self.stop()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        if self.judged >= MOST:
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            self.judged = 0
            limits = [str(limit) for limit in (MEGABYTES, self.reading or READING, self.playing)]
            self.process = await processes.start(self.worker, *limits)
            assert self.process.stdout is not None
            async with asyncio.timeout(START):
                await self.process.stdout.readexactly(len(READY))
        self.judged += 1
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        await processes.end(process)


class Uploads(Inspector):
    """Checks the editions that tables are made with."""

    worker = "hortus.server.uploads.worker"

    async def edition(self, text: str, upload: Upload, place: str) -> Edition:
        """The edition in a text that was uploaded from an address block, after it was checked.

        An EditionError says what is wrong.
        """
        upload.data = text.encode("utf-8", "surrogatepass")
        editions.check_size(NAME, upload.data)
        seconds = READING + (self.playing if upload.seed else 0)
        said = await self.answer(msgspec.msgpack.encode(upload), seconds, place)
        verdict = _verdict(said)
        if verdict.fault:
            fault = restored(verdict.fault)
            raise EditionError(fault.key, **fault.values)
        named = {} if verdict.game is None else {"game": verdict.game}
        return editions.from_components(NAME, {**named, **verdict.components})


def _verdict(said: bytes | None) -> Verdict:
    try:
        return refuse(EditionError(TOO_MUCH)) if said is None else _decoder.decode(said)
    except msgspec.MsgspecError:
        return refuse(EditionError(TOO_MUCH))
