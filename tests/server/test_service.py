"""What the parts of a server tell each other."""

import asyncio
import gc

import pytest
from server.in_process import choose, described, run, table

from hortus.core.state import NONE
from hortus.server.http import stream
from hortus.server.protocol import replay
from hortus.server.protocol.messages import Refused
from hortus.server.store.contract import StoreError


def test_a_table_that_is_only_read_tells_no_webhook(folder, monkeypatch):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        told = []
        monkeypatch.setattr(service.hooks, "moved", lambda table: told.append(table.id))
        del service.rooms.rooms[room.table.id]
        room = await service.rooms.open(room.table.id)
        assert told == []
        seat = room.table.waiting[0]
        await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
        assert told == [room.table.id]

    run(folder, play)


def test_a_table_that_cannot_be_read_is_said_once_and_nothing_is_left_over(folder, monkeypatch):
    async def play(service):
        left = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: left.append(context["message"]))

        async def damaged(_):
            raise StoreError("The log is damaged.")

        monkeypatch.setattr(service.rooms, "load", damaged)
        with pytest.raises(StoreError, match="The log is damaged"):
            await service.rooms.open("nowhere")
        gc.collect()
        await asyncio.sleep(0)
        assert left == []
        # Asked again, it is read again.
        with pytest.raises(StoreError, match="The log is damaged"):
            await service.rooms.open("nowhere")

    run(folder, play)


def test_a_stream_is_counted_while_it_is_open(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        count = service.metrics.sockets._value.get
        opened = stream.lines(service, room, callers[0], {}, "127.0.0.1")
        assert (await anext(opened)).endswith(b"\n")
        assert (count(), len(room.listeners)) == (1, 1)
        await opened.aclose()
        assert (count(), len(room.listeners)) == (0, 0)

    run(folder, play)


def test_a_finished_game_can_be_gone_through_from_the_first_position_to_the_last(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        decisions = 0
        while room.table.state == "playing":
            seat = room.table.waiting[0]
            await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
            decisions += 1
        outline = await replay.outline(room.table)
        assert len(outline["decisions"]) == decisions
        first, last = [replay.frame(room.table, decision, NONE) for decision in (0, decisions)]
        assert first["decisions"] == last["decisions"] == decisions
        assert (first["scores"], last["waiting"]) == ([0, 0], [])
        assert last["scores"] == outline["decisions"][-1]["scores"] == list(room.table.match.scores())
        assert last["view"] == room.table.match.perspective(NONE).view()
        assert first["events"]
        with pytest.raises(replay.IllegalAction, match=f"decisions 0 to {decisions} and seats 0 to 1"):
            replay.frame(room.table, decisions + 1, NONE)
        with pytest.raises(replay.IllegalAction, match="seats 0 to 1"):
            replay.frame(room.table, 0, 2)
        assert len(replay.prefix(room.table.match, decisions - 1)) < len(room.table.match.moves)
        with pytest.raises(replay.IllegalAction, match=f"play on from positions 0 to {decisions - 1}"):
            replay.prefix(room.table.match, decisions)

    run(folder, play)


def test_every_action_of_a_finished_game_can_be_looked_at_as_it_was_before_it(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        while room.table.state == "playing":
            seat = room.table.waiting[0]
            await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
        decisions = (await replay.outline(room.table))["decisions"]
        for number, made in enumerate(decisions):
            legal = [one["action"] for one in replay.frame(room.table, number, made["seat"])["legal"]]
            assert legal[0] == made["action"]
            seen = replay.foreseen(room.table, number, made["seat"], made["action"])
            assert (seen.written, seen.seat) == (made["written"], made["seat"])
            waits = replay.foreseen(room.table, number, 1 - made["seat"], made["action"])
            assert isinstance(waits, Refused)
        assert replay.frame(room.table, 0, NONE)["legal"] == []
        assert isinstance(replay.foreseen(room.table, len(decisions), 0, 0), Refused)
        assert isinstance(replay.foreseen(room.table, 0, 0, 10**6), Refused)
        for number, seat in ((len(decisions) + 1, 0), (-1, 0), (0, 2), (0, NONE)):
            with pytest.raises(replay.IllegalAction, match="seats 0 to 1"):
                replay.foreseen(room.table, number, seat, 0)

    run(folder, play)
