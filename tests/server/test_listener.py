"""Somebody who listens: what waits, what goes out at once, and who is cut off."""

import asyncio
from collections.abc import Iterable

from hortus.server.protocol.line import Line
from hortus.server.protocol.listener import Listener
from hortus.server.tables.links import Caller


class Wire(Line):
    """A line that keeps what it is given."""

    def __init__(self, free: bool = True) -> None:
        self.free = free
        self.sent: list[bytes] = []

    def put(self, messages: Iterable[bytes]) -> None:
        self.sent += messages


def test_a_free_line_gets_everything_at_once():
    wire = Wire()
    listener = Listener(Caller(), 2, wire)
    listener.push(b"a", b"b", b"c")
    assert wire.sent == [b"a", b"b", b"c"]
    assert not listener.queue


def test_what_waits_keeps_its_order_and_goes_out_when_the_line_is_free_again():
    wire = Wire(free=False)
    listener = Listener(Caller(), 3, wire)
    listener.push(b"a")
    listener.push(b"b")
    assert list(listener.queue) == [b"a", b"b"]
    wire.free = True
    listener.push(b"c")
    assert list(listener.queue) == [b"a", b"b", b"c"]
    assert wire.drained is not None
    wire.drained()
    assert wire.sent == [b"a", b"b", b"c"]
    assert not listener.queue


def test_while_something_is_answered_all_waits_for_the_answer():
    wire = Wire()
    listener = Listener(Caller(), 3, wire)
    listener.answering = True
    listener.push(b"a")
    assert wire.sent == []
    listener.drain()
    assert wire.sent == [b"a"]


def test_a_full_queue_is_sent_rather_than_cut_where_the_line_takes_it():
    wire = Wire()
    listener = Listener(Caller(), 2, wire)
    listener.answering = True
    listener.push(b"a", b"b", b"c")
    assert (wire.sent, list(listener.queue), listener.closed) == ([b"a", b"b"], [b"c"], "")


def test_who_reads_too_slowly_is_cut_off_at_the_first_message_too_many():
    listener = Listener(Caller(), 2)
    ended: list[str] = []
    listener.cutter = lambda: ended.append("cut")
    listener.push(b"a", b"b")
    assert (list(listener.queue), listener.closed, ended) == ([b"a", b"b"], "", [])
    listener.push(b"c")
    assert (list(listener.queue), listener.closed, ended) == ([], "slow", ["cut"])
    listener.push(b"d")
    assert not listener.queue


def test_whoever_is_being_answered_is_not_interrupted():
    listener = Listener(Caller(), 2)
    ended: list[str] = []
    listener.cutter = lambda: ended.append("cut")
    listener.busy = True
    listener.cut("rights")
    assert (listener.closed, ended) == ("rights", [])


def test_a_closing_server_lets_the_last_messages_out():
    async def read() -> list[bytes | None]:
        listener = Listener(Caller(), 5)
        listener.push(b"a", b"b")
        listener.cut("closing")
        return [await listener.next() for _ in range(3)]

    assert asyncio.run(read()) == [b"a", b"b", None]


def test_whoever_waits_is_woken_by_a_message_and_by_the_end():
    async def read() -> list[bytes | None]:
        listener = Listener(Caller(), 5)
        heard: list[bytes | None] = []
        waiting = asyncio.ensure_future(listener.next())
        await asyncio.sleep(0)
        listener.push(b"a")
        heard.append(await asyncio.wait_for(waiting, 5))
        waiting = asyncio.ensure_future(listener.next())
        await asyncio.sleep(0)
        listener.cut("rights")
        heard.append(await asyncio.wait_for(waiting, 5))
        return heard

    assert asyncio.run(read()) == [b"a", None]


def test_what_is_outdated_soon_waits_behind_nothing():
    wire = Wire(free=False)
    listener = Listener(Caller(), 3, wire)
    listener.offer(b"a")
    listener.offer(b"b")
    assert list(listener.queue) == [b"a"]
