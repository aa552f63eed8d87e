"""The thread that writes: batches, faults, and the end."""

import asyncio
import threading
import time
from typing import Any

import pytest

from hortus.server.store.contract import Append, Entry, Row, StoreError
from hortus.server.store.writer import MOST, Job, Writer


class Book:
    """A database that keeps what it is told, and can be held up."""

    def __init__(self) -> None:
        self.batches: list[list[object]] = []
        self.committed: list[list[object]] = []
        self.going = threading.Event()
        self.going.set()
        self.entered = threading.Event()
        self.closed_by = ""

    def transact(self, jobs: list[Job]) -> list[object]:
        self.entered.set()
        self.going.wait(5)
        self.batches.append(list(jobs))
        return [self._result(job) for job in jobs]

    def _result(self, job: Any) -> object:
        return job.entry.number if isinstance(job, Append) else job(None)

    def after(self, results: list[object]) -> None:
        self.committed.append(results)

    def hang_up(self) -> None:
        time.sleep(0.05)
        self.closed_by = threading.current_thread().name


def line(number: int, open: bool = True) -> Append:
    """A line of a log; only what everybody hears is timed."""
    return Append(Entry("t", number, 0, -1, "", b"", b""), Row("t", "petal", "open", 0, False), (), open)


def says(word: object) -> Any:
    return lambda _: word


def fails(fault: Exception) -> Any:
    def job(_: object) -> object:
        raise fault

    return job


def run(test: Any) -> tuple[Any, Book, list[float]]:
    book, times = Book(), []
    writer = Writer(book, times.append)
    try:
        return asyncio.run(test(writer, book)), book, times
    finally:
        writer.close()


def test_every_job_gets_its_own_answer_and_is_timed():
    async def ask(writer: Writer, _: Book) -> list[object]:
        return await asyncio.gather(*[writer.do(line(number, open=number != 3)) for number in range(5)])

    answers, book, times = run(ask)
    assert answers == [0, 1, 2, 3, 4]
    assert [result for results in book.committed for result in results] == answers
    assert len(times) == 4, "what is private is not timed"
    assert all(0 <= seconds < 5 for seconds in times)


def test_what_arrives_during_a_commit_goes_into_the_next_together():
    async def ask(writer: Writer, book: Book) -> None:
        book.going.clear()
        first = asyncio.ensure_future(writer.do(says("first")))
        assert await asyncio.to_thread(book.entered.wait, 5)
        rest = [asyncio.ensure_future(writer.do(line(number))) for number in range(MOST + 3)]
        await asyncio.sleep(0.05)
        book.going.set()
        await asyncio.gather(first, *rest)

    _, book, times = run(ask)
    assert [len(batch) for batch in book.batches] == [1, MOST, 3]
    assert max(times) >= 0.04  # queueing included


def test_one_fault_does_not_spread_to_its_neighbours():
    async def ask(writer: Writer, book: Book) -> list[object]:
        book.going.clear()
        jobs = [says("a"), fails(ValueError("odd")), says("b"), fails(StoreError("Full."))]
        asked = [asyncio.ensure_future(writer.do(job)) for job in jobs]
        await asyncio.sleep(0.05)
        book.going.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    answers, _, _ = run(ask)
    assert answers[0::2] == ["a", "b"]
    assert [type(fault) for fault in answers[1::2]] == [StoreError, StoreError]
    assert [str(fault) for fault in answers[1::2]] == ["The store refused to write: odd.", "Full."]


def test_closing_waits_until_all_is_written_and_then_refuses():
    book = Book()
    writer = Writer(book, lambda _: None)

    async def ask() -> object:
        book.going.clear()
        waiting = asyncio.ensure_future(writer.do(says("last")))
        await asyncio.sleep(0.05)
        book.going.set()
        await asyncio.to_thread(writer.close)
        # Hung up in the writer's own thread, before `close` returned.
        assert book.closed_by == "writer"
        with pytest.raises(StoreError, match="The server is closing; nothing was written"):
            await asyncio.wait_for(writer.do(says("too late")), 5)
        return await waiting

    assert asyncio.run(ask()) == "last"
