"""Deadlines: they survive a restart, are not charged for our absence, and do what was agreed when they pass."""

import asyncio
import sqlite3

import pytest
from server.in_process import choose, described, run, running, table

from hortus.server.protocol import messages
from hortus.server.store.contract import StoreError
from hortus.server.tables import deadlines


async def until(happens, seconds: float = 120.0) -> None:
    for _ in range(int(seconds * 20)):
        if happens():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen in time")


def test_when_time_is_up_a_bot_stands_in_and_the_person_can_come_back(folder):
    async def play(service):
        made = described("petal", 2, pace="live", allowance=1, late="bot")
        room, _ = await table(service, made)
        seat = room.table.waiting[0]
        assert 0 < deadlines.dues(room.table, [])[seat] - room.table.asked[seat] <= 1000
        await until(lambda: room.table.seating.seats[seat].kind == "bot")
        assert room.table.seating.seats[seat].away
        await until(lambda: len(room.table.match.moves) > 50)

    run(folder, play)


def test_a_table_can_agree_to_end_instead(folder):
    async def play(service):
        room, _ = await table(service, described("petal", 2, pace="live", allowance=1, late="abandon"))
        await until(lambda: room.table.state == "abandoned")

    run(folder, play)


def test_a_deadline_survives_a_restart_and_finds_a_table_nobody_opened(folder):
    async def play():
        async with running(folder) as service:
            room, _ = await table(service, described("petal", 2, pace="live", allowance=4, late="abandon"))
            due = deadlines.next_due(room.table, service.down)
        async with running(folder) as service:
            assert not service.rooms.rooms
            read = await service.rooms.load(room.table.id)
            assert deadlines.next_due(read, service.down) == due
            await asyncio.sleep(max(0.0, due / 1000 - deadlines.now() / 1000))
            await until(lambda: service.rooms.rooms and service.rooms.rooms[room.table.id].table.state == "abandoned")

    asyncio.run(play())


def test_time_during_which_nobody_served_the_table_is_not_charged(folder, monkeypatch):
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play():
        async with running(folder) as service:
            room, _ = await table(service, described("petal", 2, pace="live", allowance=60))
            due = deadlines.next_due(room.table, service.down)
        clock[0] += 3_600_000
        async with running(folder) as service:
            read = await service.rooms.load(room.table.id)
            assert deadlines.next_due(read, service.down) == due + 3_600_000
            assert deadlines.overdue(read, service.down, clock[0]) is None

    asyncio.run(play())


def test_time_during_which_the_machine_slept_is_not_charged_either(folder, monkeypatch):
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play(service):
        room, _ = await table(service, described("petal", 2, pace="live", allowance=60))
        seat = room.table.waiting[0]
        due = deadlines.next_due(room.table, service.down)
        clock[0] += 3_600_000
        await service.clock._wake_late()
        assert room.table.seating.seats[seat].kind == "person"
        assert deadlines.next_due(room.table, service.down) == due + 3_600_000
        for _ in range(7):  # awake, an hour later
            clock[0] += 10_000
            await service.clock._beat()
        await service.clock._wake_late()
        assert room.table.seating.seats[seat].kind == "bot"

    run(folder, play)


@pytest.mark.parametrize("lost", [0, 1])
def test_a_damaged_log_stops_no_other_tables_time_and_no_other_tables_bots(folder, monkeypatch, lost):
    """Whichever of the two is damaged: one of them is looked at first."""
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play(service):
        made = described("petal", 2, pace="live", allowance=1, late="abandon")
        tables = []
        for _ in range(2):
            room, _ = await table(service, made)
            tables.append(room.table.id)
            clock[0] += 10
        with sqlite3.connect(folder / "hortus.sqlite") as connection:
            line = (tables[lost],)
            connection.execute("UPDATE entries SET mark = x'00' WHERE table_id = ? AND number = 3", line)
            connection.execute("UPDATE tables SET bots = 1")
        connection.close()
        service.rooms.rooms.clear()
        await service.clock._wake_bots()
        assert list(service.rooms.rooms) == [tables[1 - lost]]
        with pytest.raises(StoreError, match="damaged at line 3"):
            await service.rooms.open(tables[lost])
        service.rooms.rooms.clear()
        clock[0] += 5000
        await service.clock._wake_late()
        assert service.rooms.rooms[tables[1 - lost]].table.state == "abandoned"

    run(folder, play)


def test_a_decision_starts_the_next_seats_time_and_a_word_does_not(folder, monkeypatch):
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play(service):
        from hortus.server.tables import entries as log

        room, callers = await table(service, described("petal", 2, pace="days", allowance=86_400))
        seat = room.table.waiting[0]
        first = deadlines.dues(room.table, [])
        clock[0] += 5000
        await room.change(lambda: log.Said(seat=0, text="thinking"))
        assert deadlines.dues(room.table, []) == first
        await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
        assert deadlines.dues(room.table, []) == {1 - seat: clock[0] + 86_400_000}

    run(folder, play)


async def undo(room, caller, seat):
    return await room.decide(caller, messages.Undo(seat=seat, v=room.table.version(seat), id=f"u{room.table.number}"))


def test_an_undo_starts_no_clock_anew_and_is_refused_when_its_time_is_over(folder, monkeypatch):
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play(service):
        room, callers = await table(service, described("petal", 2, pace="live", allowance=60))
        seat = room.table.waiting[0]
        first = deadlines.dues(room.table, [])
        for _ in range(3):
            clock[0] += 5000
            await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
            assert deadlines.dues(room.table, []) == {1 - seat: clock[0] + 60_000}
            clock[0] += 5000
            assert isinstance(await undo(room, callers[seat], seat), messages.Played)
            assert deadlines.dues(room.table, []) == first, "the time after the decision is charged as well"
            read = await service.rooms.load(room.table.id)
            assert read.asked == room.table.asked
        await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
        clock[0] = first[seat] - 1
        assert (await room.hear(seat))[0].undo
        clock[0] += 1
        assert not (await room.hear(seat))[0].undo
        late = await undo(room, callers[seat], seat)
        assert (late.why, late.reason) == ("illegal", "Your time for this move is over. You can no longer undo it.")

    run(folder, play)


def test_a_seat_whose_predecessor_thinks_again_has_its_whole_time(folder, monkeypatch):
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play(service):
        room, callers = await table(service, described("petal", 2, pace="live", allowance=60))
        seat = room.table.waiting[0]
        first = deadlines.dues(room.table, [])
        await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
        second = deadlines.dues(room.table, [])
        clock[0] += 1000
        await choose(room, callers[1 - seat], 1 - seat, room.table.match.legal(1 - seat)[0])
        clock[0] += 1000
        await undo(room, callers[1 - seat], 1 - seat)
        assert deadlines.dues(room.table, []) == second, "each decision has its own clock"
        await undo(room, callers[seat], seat)
        assert deadlines.dues(room.table, []) == first
        clock[0] += 1000
        await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
        assert deadlines.dues(room.table, []) == {1 - seat: clock[0] + 60_000}

    run(folder, play)


@pytest.mark.parametrize("late", ["bot", "abandon"])
def test_confirming_is_part_of_the_turn_and_comes_by_itself_when_time_is_up(folder, monkeypatch, late):
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play(service):
        room, callers = await table(service, described("petal", 2, pace="live", allowance=60, late=late, confirm=True))
        seat = room.table.waiting[0]
        first = deadlines.dues(room.table, [])
        for _ in range(3):
            clock[0] += 5000
            await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
            assert room.table.holding == seat
            assert deadlines.dues(room.table, []) == first
            clock[0] += 5000
            await undo(room, callers[seat], seat)
            assert deadlines.dues(room.table, []) == first
        await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
        clock[0] = first[seat]
        await room.late()
        assert (room.table.state, room.table.holding, room.table.waiting) == ("playing", -1, (1 - seat,))
        assert deadlines.dues(room.table, []) == {1 - seat: clock[0] + 60_000}

    run(folder, play)


def test_handing_the_seat_to_a_bot_and_taking_it_back_starts_no_clock_anew(folder, monkeypatch):
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play(service):
        from hortus.server.tables import entries as log

        room, _ = await table(service, described("petal", 2, pace="live", allowance=60))
        seat = room.table.waiting[0]
        first = deadlines.dues(room.table, [])
        async with room.lock:  # the bot does not get a word in
            for kind in ("bot", "person"):
                clock[0] += 5000
                line = log.Seated(seat=seat, kind=kind, bot="greedy" if kind == "bot" else "", away=kind == "bot")
                await room._store(*room.table.add(line, clock[0]))
        assert deadlines.dues(room.table, []) == first

    run(folder, play)


def test_a_log_in_which_somebody_took_back_too_late_is_still_read(folder, monkeypatch):
    """Earlier versions allowed it; what is in a log happened."""
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play(service):
        room, callers = await table(service, described("petal", 2, pace="live", allowance=60))
        seat = room.table.waiting[0]
        asked = clock[0]
        await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
        clock[0] += 61_000
        async with room.lock:
            said = messages.Undo(seat=seat, v=room.table.version(seat), id="late")
            assert await room._store(*room.table.decide(said, "person", clock[0]))
        read = await service.rooms.load(room.table.id)
        assert read.asked == {seat: asked}
        assert read.match.moves == room.table.match.moves

    run(folder, play)
