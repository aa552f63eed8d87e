"""Turns at one worker: address blocks take turns, and nobody who left is called."""

import asyncio
from contextlib import suppress

from hortus.server.turns import Turns


async def served(turns: Turns, place: str, order: list[str], until: asyncio.Event) -> None:
    async with turns.turn(place):
        order.append(place)
        if len(order) == 1:
            await until.wait()


async def asked(turns, places):
    """Everybody asks while the first is served; returns their tasks, and what lets the first go."""
    order, until = [], asyncio.Event()
    tasks = []
    for place in places:
        tasks.append(asyncio.create_task(served(turns, place, order, until)))
        await asyncio.sleep(0)
    return tasks, order, until


def test_address_blocks_take_turns_however_many_one_of_them_sends():
    async def play():
        turns = Turns(crowd=100, each=100)
        tasks, order, until = await asked(turns, ["a", "a", "a", "a", "b", "b", "c"])
        until.set()
        await asyncio.gather(*tasks)
        assert order == ["a", "a", "b", "c", "a", "b", "a"]
        assert not turns.waiting

    asyncio.run(play())


def test_only_so_many_wait_altogether_and_of_one_block():
    async def play():
        turns = Turns(crowd=3, each=2)
        tasks, _, until = await asked(turns, ["a", "a"])
        assert turns.full("a")
        assert not turns.full("b")
        more, _, later = await asked(turns, ["b", "c"])
        assert turns.full("d"), "one is served and three wait"
        until.set()
        later.set()
        await asyncio.gather(*tasks, *more)
        assert not turns.full("a")

    asyncio.run(play())


def test_who_leaves_the_queue_is_passed_over_even_at_the_moment_of_their_turn():
    async def play():
        turns = Turns(crowd=100, each=100)
        tasks, order, until = await asked(turns, ["a", "b", "c", "d"])
        tasks[1].cancel()
        await asyncio.sleep(0)
        until.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)  # "c" has been called now and has not begun
        tasks[2].cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
        assert order[0] == "a"
        assert order[-1] == "d"
        assert not turns.waiting
        async with turns.turn("e"):
            assert turns.waiting == {"e": 1}

    asyncio.run(play())
