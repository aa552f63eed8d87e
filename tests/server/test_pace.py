"""Deadlines: they survive a restart, are not charged for our absence, and do what was agreed when they pass."""

import asyncio

from server.housing import at_home, choose, described, run, table

from hortus.server import pace


async def until(happens, seconds: float = 120.0) -> None:
    for _ in range(int(seconds * 20)):
        if happens():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not happen in time")


def test_when_time_is_up_a_bot_stands_in_and_the_person_can_come_back(folder):
    async def play(house):
        made = described("petal", 2, pace="live", allowance=1, late="bot")
        room, _ = await table(house, made)
        seat = room.table.waiting[0]
        assert 0 < pace.dues(room.table, [])[seat] - room.table.asked[seat] <= 1000
        await until(lambda: room.table.seating.seats[seat].kind == "bot")
        assert room.table.seating.seats[seat].away
        await until(lambda: len(room.table.match.moves) > 50)

    run(folder, play)


def test_a_table_can_agree_to_end_instead(folder):
    async def play(house):
        room, _ = await table(house, described("petal", 2, pace="live", allowance=1, late="abandon"))
        await until(lambda: room.table.state == "abandoned")

    run(folder, play)


def test_a_deadline_survives_a_restart_and_finds_a_table_nobody_opened(folder):
    async def play():
        async with at_home(folder) as house:
            room, _ = await table(house, described("petal", 2, pace="live", allowance=4, late="abandon"))
            due = pace.next_due(room.table, house.clock.down)
        async with at_home(folder) as house:
            assert not house.rooms.rooms
            read = await house.rooms.load(room.table.id)
            assert pace.next_due(read, house.clock.down) == due
            await asyncio.sleep(max(0.0, due / 1000 - pace.now() / 1000))
            await until(lambda: house.rooms.rooms and house.rooms.rooms[room.table.id].table.state == "abandoned")

    asyncio.run(play())


def test_time_during_which_nobody_served_the_table_is_not_charged(folder, monkeypatch):
    clock = [1_000_000_000]
    monkeypatch.setattr(pace, "now", lambda: clock[0])

    async def play():
        async with at_home(folder) as house:
            room, _ = await table(house, described("petal", 2, pace="live", allowance=60))
            due = pace.next_due(room.table, house.clock.down)
        clock[0] += 3_600_000
        async with at_home(folder) as house:
            read = await house.rooms.load(room.table.id)
            assert pace.next_due(read, house.clock.down) == due + 3_600_000
            assert pace.overdue(read, house.clock.down, clock[0]) is None

    asyncio.run(play())


def test_a_decision_starts_the_next_seats_time_and_a_word_does_not(folder, monkeypatch):
    clock = [1_000_000_000]
    monkeypatch.setattr(pace, "now", lambda: clock[0])

    async def play(house):
        from hortus.server import entries as log

        room, callers = await table(house, described("petal", 2, pace="days", allowance=86_400))
        seat = room.table.waiting[0]
        first = pace.dues(room.table, [])
        clock[0] += 5000
        await room.change(lambda: log.Said(seat=0, text="thinking"))
        assert pace.dues(room.table, []) == first
        await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])
        assert pace.dues(room.table, []) == {1 - seat: clock[0] + 86_400_000}

    run(folder, play)
