"""Sealed choices at a table: their existence may be known, nothing else, not even their number."""

import json

from server.in_process import choose, described, run, table
from server.toy import BOX, DONE

from hortus.core.state import NONE
from hortus.core.telling import UNKNOWN, as_message
from hortus.server.protocol import messages, payloads
from hortus.server.protocol.listener import Listener
from hortus.server.tables import deadlines


def everything(room, seat) -> bytes:
    """All that a perspective can be told now."""
    heard = payloads.happened(room.table, seat, 0, room.table.history.heard(seat)[-1:], [])
    return messages.write(heard)


def test_a_choice_within_a_sequence_is_heard_by_nobody_else(folder):
    async def play(service):
        room, callers = await table(service, described("whisper", 3, BOX))
        listeners = [Listener(caller, 64) for caller in callers]
        for listener in listeners:
            await room.join(listener, {})
            listener.queue.clear()
        versions = room.table.history.versions[:]
        assert isinstance(await choose(room, callers[0], 0, 3), messages.Played)
        assert [len(listener.queue) for listener in listeners] == [1, 0, 0]
        assert room.table.history.versions == [versions[0] + 1, *versions[1:]]
        assert json.loads(listeners[0].queue[-1])["view"]["sealed"] == [3]
        await choose(room, callers[0], 0, DONE)
        assert [len(listener.queue) for listener in listeners] == [2, 1, 1]
        heard = json.loads(listeners[1].queue[-1])
        assert heard["waiting"] == [1, 2]
        assert heard["view"]["sealed"] == []
        assert heard["events"] == [{"house": "chose", "seat": 0}]

    run(folder, play)


def test_however_long_a_sequence_was_the_others_hear_the_same_bytes(folder):
    async def play(service):
        said = []
        for numbers in ([], [5], [0, 7], ["take back"]):
            made = described("whisper", 3, BOX, secret="ab" * 32)
            room, callers = await table(service, made)
            listener, watcher = Listener(callers[1], 64), Listener(callers[2], 64)
            await room.join(listener, {})
            await room.join(watcher, {})
            listener.queue.clear()
            watcher.queue.clear()
            for index, number in enumerate(numbers):
                if number == "take back":
                    await choose(room, callers[0], 0, 4, "a")
                    undo = messages.Undo(seat=0, v=room.table.version(0), id="u")
                    assert isinstance(await room.decide(callers[0], undo), messages.Played)
                else:
                    await choose(room, callers[0], 0, number, f"n{index}")
            await choose(room, callers[0], 0, DONE, "done")
            said.append((list(listener.queue), list(watcher.queue)))
        assert all(one == said[0] for one in said)

    run(folder, play)


def test_another_seats_sealed_choice_does_not_make_mine_stale(folder):
    async def play(service):
        room, callers = await table(service, described("whisper", 2, BOX))
        seen = room.table.version(1)
        await choose(room, callers[0], 0, DONE)
        assert isinstance(await choose(room, callers[1], 1, 2, v=seen), messages.Played)
        own = await choose(room, callers[1], 1, 2, "again", v=seen)
        assert own.why == "stale", "one's own earlier choice does"

    run(folder, play)


def test_a_sealed_choice_can_be_taken_back_until_all_have_chosen(folder):
    async def play(service):
        room, callers = await table(service, described("whisper", 2, BOX))
        await choose(room, callers[0], 0, DONE)
        assert room.table.waiting == (1,)
        undo = messages.Undo(seat=0, v=room.table.version(0), id="u")
        assert isinstance(await room.decide(callers[0], undo), messages.Played)
        assert room.table.waiting == (0, 1)
        await choose(room, callers[0], 0, DONE)
        await choose(room, callers[1], 1, DONE)
        late = messages.Undo(seat=0, v=room.table.version(0), id="late")
        assert (await room.decide(callers[0], late)).why == "illegal", "never across a reveal"

    run(folder, play)


def test_a_dealt_card_is_told_to_its_owner_only(folder):
    async def play(service):
        room, _ = await table(service, described("whisper", 3, BOX))
        for seat in (0, 1, 2, NONE):
            told = payloads.told(room.table, room.table.history.heard(seat), seat)
            cards = {event["seat"]: event.get("card") for event in told if event.get("event") == "dealt"}
            assert [owner for owner, card in cards.items() if card is not None] == ([] if seat == NONE else [seat])
            hidden = [event for event in told if event.get("event") == "dealt" and event["seat"] != seat]
            names = room.table.seating.names()
            assert all(as_message(room.table.rules, event, names).values["card"] == UNKNOWN for event in hidden)

    run(folder, play)


def test_a_table_read_back_has_the_same_versions_for_every_perspective(folder):
    async def play(service):
        room, callers = await table(service, described("whisper", 3, BOX))
        for turn in range(40):
            if room.table.state == "over":
                break
            seat = room.table.waiting[turn % len(room.table.waiting)]
            legal = room.table.match.legal(seat)
            await choose(room, callers[seat], seat, legal[(turn * 7) % len(legal)], f"t{turn}")
            if turn % 5 == 4 and room.table.match.undoable(seat):
                await room.decide(callers[seat], messages.Undo(seat=seat, v=room.table.version(seat), id=f"u{turn}"))
            read = await service.rooms.load(room.table.id)
            assert read.history.versions == room.table.history.versions
            assert read.history.oldest == room.table.history.oldest
            assert read.answers == room.table.answers
            assert read.match.moves == room.table.match.moves

    run(folder, play)


def test_a_bot_whose_process_does_not_know_the_game_still_leaves_no_table_stuck(folder):
    """The worker fails every time; a legal action is played all the same."""
    import asyncio

    async def play(service):
        room, _ = await table(service, described("whisper", 2, BOX), "greedy", "greedy")
        for _ in range(200):
            await asyncio.sleep(0.05)
            if room.table.state == "over":
                return
        raise AssertionError("the table is stuck")

    run(folder, play)


def test_no_clock_depends_on_what_is_done_in_private(folder, monkeypatch):
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play(service):
        room, callers = await table(service, described("whisper", 2, BOX, pace="live", allowance=60))
        due = {"0": clock[0] + 60_000, "1": clock[0] + 60_000}
        before = await room.hear(1)
        watched = await room.hear(NONE)
        for turn in range(4):
            clock[0] += 1000
            assert (await choose(room, callers[0], 0, 3, f"c{turn}")).v
            clock[0] += 1000
            undo = messages.Undo(seat=0, v=room.table.version(0), id=f"u{turn}")
            assert isinstance(await room.decide(callers[0], undo), messages.Played)
        assert await room.hear(1) == before
        assert await room.hear(NONE) == watched
        assert (await room.hear(0))[0].due == due, "a sequence is one decision: it has one clock"

    run(folder, play)


def test_time_after_a_sealed_choice_is_charged_when_it_is_taken_back(folder, monkeypatch):
    clock = [1_000_000_000]
    monkeypatch.setattr(deadlines, "now", lambda: clock[0])

    async def play(service):
        room, callers = await table(service, described("whisper", 2, BOX, pace="live", allowance=60))
        due = clock[0] + 60_000
        await choose(room, callers[0], 0, DONE, "done")
        assert 0 not in deadlines.dues(room.table, [])
        clock[0] += 10_000
        await room.decide(callers[0], messages.Undo(seat=0, v=room.table.version(0), id="u"))
        assert deadlines.dues(room.table, [])[0] == due
        await choose(room, callers[0], 0, DONE, "again")
        clock[0] = due
        late = await room.decide(callers[0], messages.Undo(seat=0, v=room.table.version(0), id="late"))
        assert (late.why, "time" in late.reason) == ("illegal", True)
        assert not (await room.hear(0))[0].undo

    run(folder, play)
