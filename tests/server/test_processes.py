"""Worker processes begin and end, also when whoever wanted one is gone before it has begun."""

import asyncio
import os

import pytest

from hortus.server import processes


async def alive() -> set[int]:
    """The processes that this one has started and that still run."""
    with open(f"/proc/{os.getpid()}/task/{os.getpid()}/children") as file:
        return {int(word) for word in file.read().split()}


@pytest.mark.skipif(not os.path.exists(f"/proc/{os.getpid()}/task/{os.getpid()}/children"), reason="asks Linux")
def test_whoever_is_cancelled_while_a_process_starts_leaves_none():
    async def play():
        before = await alive()
        for moments in range(6):
            starting = asyncio.create_task(processes.start("hortus.server.uploads.worker", "512", "2", "2"))
            for _ in range(moments):
                await asyncio.sleep(0)
            starting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await starting
            assert await alive() == before

    asyncio.run(play())


def test_a_process_that_ended_by_itself_is_ended_once_more_without_harm():
    async def play():
        process = await processes.start("hortus.server.nothing_of_that_name")
        await process.communicate()
        await processes.end(process)
        await processes.end(None)
        assert process.returncode

    asyncio.run(play())
