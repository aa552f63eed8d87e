"""The beginning and the end of a worker process, the same for all of them."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress


async def start(program: str, *words: str, stderr: int | None = DEVNULL, limit: int = 2**16) -> Process:
    """Start a program of ours. Whoever is cancelled meanwhile leaves no process: a half-started one can't be ended."""
    starting = asyncio.create_task(
        asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", program, *words, stdin=PIPE, stdout=PIPE, stderr=stderr, limit=limit
        )
    )
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        await end(await starting)
        raise


async def end(process: Process | None) -> None:
    """Kill a process that still runs, and wait until it is gone."""
    if process is not None and process.returncode is None:
        with suppress(ProcessLookupError):
            process.kill()
        # Not `wait`: it never returns while what the process has written stays unread.
        await process.communicate()
