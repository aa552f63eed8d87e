"""Edition files from outside, judged in a worker process: the server itself never reads foreign TOML."""

import asyncio
import math
import sys

import msgspec

from hortus import editions
from hortus.core.errors import EditionError
from hortus.editions import Edition
from hortus.server.bots.worker import LARGEST
from hortus.server.settings import Settings
from hortus.server.uploads.worker import NAME, READY, TOO_MUCH, Upload, Verdict

COST = 10.0
"""Requests that an upload counts for."""
MEGABYTES = 512
READING = 2
"""Seconds of work to read an edition and put its tables together."""
PATIENCE = 3
"""Times the seconds of work that may pass on a busy machine."""
START = 60.0
CROWD = 10
"""Uploads that may wait for the one that is judged."""
MOST = 200
"""Uploads that one process judges; then a fresh one follows it."""
_decoder = msgspec.msgpack.Decoder(Verdict)


class Uploads:
    """One process; it is ended when it is late, and started when it is needed."""

    worker = "hortus.server.uploads.worker"

    def __init__(self, settings: Settings) -> None:
        self.playing = math.ceil(settings.bot_seconds)
        self.process: asyncio.subprocess.Process | None = None
        self.judged = 0  # by this process
        self.waiting = 0
        self._turn = asyncio.Lock()

    async def edition(self, text: str, upload: Upload) -> Edition:
        """The edition in an uploaded text, once it was judged; an EditionError with what is wrong."""
        upload.data = text.encode("utf-8", "surrogatepass")
        editions.check_size(NAME, upload.data)
        if self.waiting > CROWD:
            raise EditionError("Too many editions are being checked here; try again in a minute.")
        self.waiting += 1
        try:
            async with self._turn:
                verdict = await self._ask(upload)
        finally:
            self.waiting -= 1
        if verdict.fault:
            raise EditionError(verdict.fault)
        named = {} if verdict.game is None else {"game": verdict.game}
        return editions.from_components(NAME, {**named, **verdict.components})

    async def _ask(self, upload: Upload) -> Verdict:
        seconds = READING + (self.playing if upload.seed else 0)
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            data = msgspec.msgpack.encode(upload)
            async with asyncio.timeout(PATIENCE * seconds):
                process.stdin.write(len(data).to_bytes(4, "big") + data)
                await process.stdin.drain()
                size = int.from_bytes(await process.stdout.readexactly(4), "big")
                if size > LARGEST:
                    raise ValueError("a verdict is never so large")
                return _decoder.decode(await process.stdout.readexactly(size))
        except Exception:  # it is late, has died or was never born
            await self.stop()
            return Verdict(fault=TOO_MUCH)
        except BaseException:
            await self.stop()
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        if self.judged >= MOST:
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            self.judged = 0
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", self.worker, str(MEGABYTES), str(READING), str(self.playing),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            )  # fmt: skip
            assert self.process.stdout is not None
            async with asyncio.timeout(START):
                await self.process.stdout.readexactly(len(READY))
        self.judged += 1
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
