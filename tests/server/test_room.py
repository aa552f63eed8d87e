"""A room: exactly once, never stale, never ahead of its log."""

import asyncio
from types import SimpleNamespace

import pytest
from server.in_process import choose, described, run, running, table

from hortus.server.http import authentication
from hortus.server.http.authentication import Denied, Visit
from hortus.server.http.routes import play as play_routes
from hortus.server.http.routes import prints as print_routes
from hortus.server.http.routes import seats as seat_routes
from hortus.server.http.routes import tables as table_routes
from hortus.server.http.schemas import BoardPrint
from hortus.server.protocol import messages as wire
from hortus.server.store.contract import StoreError, StoreFull
from hortus.server.tables import entries as log
from hortus.server.tables.links import Caller


def first(room):
    seat = room.table.waiting[0]
    return seat, room.table.match.legal(seat)


def test_a_repeated_decision_is_answered_as_before_and_played_once(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, legal = first(room)
        once = await choose(room, callers[seat], seat, legal[0], "mine")
        moves = len(room.table.match.moves)
        for _ in range(3):
            assert await choose(room, callers[seat], seat, legal[0], "mine") == once
            assert await choose(room, callers[seat], seat, legal[5], "mine", v=0) == once, "whatever it says now"
        assert len(room.table.match.moves) == moves

    run(folder, play)


def test_a_repeat_after_a_restart_is_answered_as_before(folder):
    async def play():
        async with running(folder) as service:
            room, callers = await table(service, described("petal", 2))
            seat, legal = first(room)
            once = await choose(room, callers[seat], seat, legal[0], "mine")
        async with running(folder) as service:
            again = await service.rooms.open(room.table.id)
            assert again.table.match.moves == room.table.match.moves
            assert again.table.history.versions == room.table.history.versions
            assert await choose(again, callers[seat], seat, legal[0], "mine") == once

    asyncio.run(play())


def test_a_repeat_is_answered_as_before_also_when_a_bot_has_taken_the_seat(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, legal = first(room)
        once = await choose(room, callers[seat], seat, legal[0], "mine")
        await room.change(lambda: log.Seated(seat=seat, kind="bot", bot="greedy", away=True))
        assert await choose(room, callers[seat], seat, legal[0], "mine") == once
        assert (await choose(room, callers[seat], seat, legal[0], "another")).why == "rights"

    run(folder, play)


def test_no_number_of_a_person_is_taken_for_one_of_the_server(folder):
    """Neither for a bot's decision, which would then never be made, nor for a chat message."""
    from hortus.server.protocol import dispatch

    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, legal = first(room)
        other = 1 - seat
        await dispatch.answer(service, room, callers[seat], wire.Chat(seat=seat, id="1", text="hello"))
        moves = len(room.table.match.moves)
        await choose(room, callers[seat], seat, legal[0], "chat 1")
        assert len(room.table.match.moves) == moves + 1
        foreseen = room.table.version(other) + 3
        await dispatch.answer(service, room, callers[other], wire.Chat(seat=other, id="2", text="bye"))
        await choose(room, callers[other], other, room.table.match.legal(other)[0], f"bot-{foreseen}")
        await room.change(lambda: log.Seated(seat=other, kind="bot", bot="random", away=True))
        assert room.table.version(other) == foreseen
        await choose(room, callers[seat], seat, room.table.match.legal(seat)[0], f"bot-{foreseen + 1}")
        for _ in range(100):
            await asyncio.sleep(0.05)
            if room.table.waiting == (seat,):
                break
        assert room.table.waiting == (seat,), "the bot has decided"

    run(folder, play)


def test_a_fault_in_the_middle_of_a_decision_leaves_memory_and_log_the_same(folder, monkeypatch):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, legal = first(room)
        before = await room.hear(seat)
        sound = room.table.choose

        def halfway(*words):
            sound(*words)
            raise IndexError("a fault of the rules")

        monkeypatch.setattr(room.table, "choose", halfway)
        with pytest.raises(IndexError):
            await choose(room, callers[seat], seat, legal[0])
        assert await room.hear(seat) == before
        assert isinstance(await choose(room, callers[seat], seat, legal[0]), wire.Played)

    run(folder, play)


def test_what_is_not_possible_is_told_apart_from_what_cannot_be_stored(folder):
    from hortus.server.protocol import dispatch

    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, _ = first(room)
        service.readonly = True
        bad = wire.Preview(seat=seat, v=room.table.version(seat), action={"do": "dance"})
        [answer] = await dispatch.answer(service, room, callers[seat], bad)
        assert answer.why == "illegal"
        service.readonly = False

    run(folder, play)


def test_a_stale_decision_is_not_played_and_the_missing_part_is_told(folder):
    from hortus.server.protocol import dispatch

    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, legal = first(room)
        seen = room.table.version(1 - seat)
        await choose(room, callers[seat], seat, legal[0])
        moves = room.table.match.moves[:]
        said = wire.Choose(seat=1 - seat, v=seen, id="late", action=room.table.match.legal(1 - seat)[0])
        answer = await dispatch.answer(service, room, callers[1 - seat], said)
        assert isinstance(answer[0], wire.Refused)
        assert answer[0].why == "stale"
        assert isinstance(answer[1], wire.Happened)
        assert (answer[1].since, answer[1].v) == (seen, room.table.version(1 - seat))
        assert [event["event"] for event in answer[1].events if "event" in event] == ["flipped"]
        assert room.table.match.moves == moves
        future = await choose(room, callers[1 - seat], 1 - seat, moves[-1][1], v=10**6)
        assert future.why == "stale", "nobody can have seen what has not happened"

    run(folder, play)


def test_a_word_in_between_does_not_make_a_decision_stale(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, legal = first(room)
        seen = room.table.version(seat)
        await room.change(lambda: log.Said(seat=0, text="hello"))
        assert isinstance(await choose(room, callers[seat], seat, legal[0], v=seen), wire.Played)

    run(folder, play)


def test_an_illegal_decision_changes_nothing(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, legal = first(room)
        number = room.table.number
        for action in (10**9, -1 + len(room.table.rules.catalogue.blocks) * 10**6):
            assert (await choose(room, callers[seat], seat, action)).why == "illegal"
        assert (await choose(room, callers[seat], 1 - seat, legal[0])).why == "rights"
        assert (await choose(room, callers[1 - seat], 1 - seat, legal[0])).why == "illegal"
        assert room.table.number == number

    run(folder, play)


class Faulty:
    """A store whose next appends fail, before or after the disk has them."""

    def __init__(self, store, fault, written):
        self.store, self.fault, self.written, self.times = store, fault, written, 1

    def __getattr__(self, name):
        return getattr(self.store, name)

    async def append(self, append):
        if self.times > 0:
            self.times -= 1
            if self.written:
                await self.store.append(append)
            raise self.fault
        return await self.store.append(append)


@pytest.mark.parametrize("written", [False, True])
def test_when_the_store_stumbles_once_the_decision_is_still_played_exactly_once(folder, written):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, legal = first(room)
        number = room.table.number
        service.store = Faulty(service.store, StoreError("the line was cut"), written)
        answer = await choose(room, callers[seat], seat, legal[0], "mine")
        assert isinstance(answer, wire.Played)
        assert room.table.number == number + 1
        assert len(await service.store.read(room.table.id)) == number + 1

    run(folder, play)


def test_on_a_full_disk_nothing_is_played_reading_goes_on_and_it_heals_by_itself(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, legal = first(room)
        before = await room.hear(seat)
        sound = service.store
        service.store = Faulty(sound, StoreFull("The disk is full."), False)
        service.store.times = 10**6
        answer = await choose(room, callers[seat], seat, legal[0], "mine")
        assert answer.why == "closed"
        assert "Not played" in answer.reason
        assert service.readonly
        assert await room.hear(seat) == before, "nobody has seen what was not stored"
        service.store = sound
        for _ in range(40):
            await asyncio.sleep(0.1)
            if not service.readonly:
                break
        assert not service.readonly
        assert isinstance(await choose(room, callers[seat], seat, legal[0], "mine"), wire.Played)

    run(folder, play)


def test_nothing_is_told_before_it_is_on_disk(folder):
    """An append that hangs: meanwhile no listener hears, and no reader sees."""
    from hortus.server.protocol.listener import Listener

    async def play(service):
        room, callers = await table(service, described("petal", 2))
        seat, legal = first(room)
        listener = Listener(callers[1 - seat], 64)
        await room.join(listener, {})
        listener.queue.clear()
        sound, gate = service.store, asyncio.Event()

        class Slow(Faulty):
            async def append(self, append):
                await gate.wait()
                return await self.store.append(append)

        service.store = Slow(sound, None, False)
        deciding = asyncio.create_task(choose(room, callers[seat], seat, legal[0]))
        await asyncio.sleep(0.02)
        reading = asyncio.create_task(room.hear(1 - seat))
        await asyncio.sleep(0.05)
        assert not deciding.done()
        assert not reading.done()
        assert not listener.queue
        gate.set()
        assert isinstance(await deciding, wire.Played)
        assert (await reading)[0].v == room.table.version(1 - seat)
        assert len(listener.queue) == 1

    run(folder, play)


def test_a_decision_interrupted_by_a_hang_up_leaves_memory_and_log_the_same(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2))

        async def ask(turn):
            seat, legal = first(room)
            await service.finish(choose(room, callers[seat], seat, legal[0], f"t{turn}"))

        for turn in range(30):
            task = asyncio.create_task(ask(turn))
            for _ in range(turn % 6):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await asyncio.sleep(0.01)
            await room.hear(0)
            read = await service.rooms.load(room.table.id)
            assert read.match.moves == room.table.match.moves
            assert read.number == room.table.number

    run(folder, play)


def test_a_returning_client_is_told_the_gap_or_to_start_over(folder, monkeypatch):
    monkeypatch.setattr("hortus.server.tables.history.KEPT", 1)

    async def play(service):
        room, callers = await table(service, described("petal", 2))
        for _ in range(4):
            seat, legal = first(room)
            await choose(room, callers[seat], seat, legal[0])
        version = room.table.version(0)
        gap = await room.hear(0, version - 2)
        assert [type(one) for one in gap] == [wire.Happened]
        assert gap[0].since == version - 2
        assert [type(one) for one in await room.hear(0, 0)] == [wire.StartOver, wire.Happened]
        assert [type(one) for one in await room.hear(0, version + 1)] == [wire.StartOver, wire.Happened]
        assert (await room.hear(0, version))[0].events == []

    run(folder, play)


def test_a_slow_listener_is_cut_off_and_others_are_not(folder):
    from hortus.server.protocol.listener import Listener

    async def play(service):
        room, callers = await table(service, described("petal", 2))
        slow, quick = Listener(callers[0], 4), Listener(callers[0], 4)
        await room.join(slow, {})
        await room.join(quick, {})
        for _ in range(6):
            quick.queue.clear()
            seat, legal = first(room)
            await choose(room, callers[seat], seat, legal[0])
        assert slow.closed == "slow"
        assert not quick.closed

    run(folder, play)


class Strung:
    """A line that can be stuck; what it was given is counted by writes."""

    def __init__(self) -> None:
        self.free = True
        self.drained = None
        self.writes: list[list[bytes]] = []

    def put(self, messages) -> None:
        self.writes.append(list(messages))


def test_what_is_told_while_a_decision_is_answered_goes_out_with_the_answer():
    from hortus.server.protocol.listener import Listener

    line = Strung()
    listener = Listener(Caller(), 4, line)
    listener.push(b"before")
    listener.answering = True
    listener.push(b"told")
    listener.push(b"answer")
    assert line.writes == [[b"before"]]
    listener.answering = False
    listener.drain()
    assert line.writes == [[b"before"], [b"told", b"answer"]]


def test_only_a_line_that_is_stuck_makes_a_listener_slow():
    from hortus.server.protocol.listener import Listener

    line = Strung()
    listener = Listener(Caller(), 4, line)
    listener.answering = True
    for number in range(20):
        listener.push(b"%d" % number)
    assert not listener.closed, "others may decide often before this one is answered"
    listener.answering = False
    listener.drain()
    line.free = False
    for number in range(20, 22):
        listener.push(b"%d" % number)
    line.free = True
    line.drained()
    assert [int(one) for write in line.writes for one in write] == list(range(22))
    line.free = False
    for _ in range(5):
        listener.push(b"")
    assert listener.closed == "slow"


def test_a_table_keeps_the_edition_it_was_opened_from(folder):
    async def play(service):
        made = described("petal", 2)
        room, _ = await table(service, made)
        changed = {**made.components} if made.components else None
        read = await service.rooms.load(room.table.id)
        assert read.rules.setup.digest == made.digest
        assert changed is None or changed == made.components

    run(folder, play)


LOOKS = ["the log", "since my turn", "my tables", "the table", "the devices", "a printed board", "who may look"]


@pytest.mark.parametrize("path", LOOKS)
def test_what_was_not_stored_is_shown_to_nobody_who_asks(folder, monkeypatch, path):
    """The disk is full for a moment: what a player does is not saved, and the player is told so."""

    async def play(service):
        room, callers = await table(service, described("petal", 2))
        me = Caller(holder="a browser", key=callers[0].key)
        await room.change(lambda: log.Seated(seat=0, kind="person", name="Ann", holder=me.holder))
        append = service.store.append

        async def full(_):
            raise StoreFull("server-unsaved")

        before = await looked(path, service, room, me, monkeypatch)
        seat, legal = first(room)
        version = room.table.version(seat)
        monkeypatch.setattr(service.store, "append", full)
        with pytest.raises(StoreError):
            await room.change(
                lambda: log.Seated(seat=0, kind="person", name="Unsaved", holder="another", device="Unsaved")
            )
        assert room.rights(Caller(holder="another")).seats, "memory has taken in what was not stored"
        if path == "a printed board":
            mover = me if seat == 0 else callers[seat]  # who begins is drawn, and the link of seat 0 is used up
            assert (await choose(room, mover, seat, legal[0], v=version)).why == "closed"
            assert room.table.match.moves
        monkeypatch.setattr(service.store, "append", append)
        assert await looked(path, service, room, me, monkeypatch) == before

    run(folder, play)


async def looked(path, service, room, me, monkeypatch):
    """What somebody sees who asks in this way."""
    request = SimpleNamespace(client=None, path_params={}, query_params={})
    visit = Visit(room, me, room.rights(me))
    if path == "the log":
        return str(await play_routes.whole_log(visit, -1))
    if path == "since my turn":
        return str(await play_routes.since_my_turn(visit, -1))
    if path == "the table":
        return (await table_routes.look(visit, 0)).body
    if path == "the devices":
        return str(await seat_routes.devices(visit, 0))
    if path == "who may look":
        try:
            return (await authentication.visit(service, room.table.id, Caller(holder="another"))).rights
        except Denied as refused:
            return refused.status
    if path == "a printed board":
        drawn = []

        async def make(order, _):
            drawn.append(order.view)
            return b""

        monkeypatch.setattr(service.prints, "make", make)
        monkeypatch.setattr(print_routes, "may_ask", lambda *_: None)
        await print_routes.print_board(visit, service, BoardPrint(seat=0), request)
        return drawn
    monkeypatch.setattr(table_routes, "caller_of", lambda request: me)
    monkeypatch.setattr(table_routes, "may_look", lambda request: None)
    return str(await table_routes.my_tables(service, request))
