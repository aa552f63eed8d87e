"""The log of a table does not grow without end, and a game can be finished all the same."""

import pytest
from server.in_process import choose, described, run, table

from hortus.core.errors import IllegalAction
from hortus.server.protocol import messages
from hortus.server.tables import entries as log
from hortus.server.tables import length


@pytest.fixture
def short(monkeypatch) -> None:
    """As if the logs of tables were long already."""
    monkeypatch.setattr(length, "LONG", 10)
    monkeypatch.setattr(length, "LONGEST", 20)


async def undo(room, caller, seat):
    return await room.decide(caller, messages.Undo(seat=seat, v=room.table.version(seat), id=f"u{room.table.number}"))


async def move(room, callers):
    seat = room.table.waiting[0]
    return await choose(room, callers[seat], seat, room.table.match.legal(seat)[0])


async def chat(room):
    while room.table.number < length.LONG:
        await room.change(lambda: log.Said(seat=0, text="x"))


@pytest.mark.usefixtures("short")
def test_a_long_log_takes_no_more_chat_undo_or_changes_and_the_game_goes_on(folder):
    async def play(service):
        room, callers = await table(service, described("petal", 2))
        await chat(room)
        with pytest.raises(IllegalAction) as refused:
            await room.change(lambda: log.Said(seat=0, text="x"))
        assert refused.value.message.key == "server-table-long"
        assert room.table.number == length.LONG
        for body in [
            log.Reacted(seat=1, sign="wow"), log.Hooked(url=""), log.Seated(seat=0, kind="person", name="New"),
            log.Parted(seat=0, holder="h"),
        ]:  # fmt: skip
            with pytest.raises(IllegalAction):
                await room.change(lambda body=body: body)
        before = room.table.number
        assert isinstance(await move(room, callers), messages.Played)
        seat = room.table.history.last.by
        assert (await undo(room, callers[seat], seat)).key == "server-table-long"
        assert room.table.number == before + 1
        await room.change(lambda: log.Seated(seat=0, kind="bot", bot="random", name="R", away=True))
        with pytest.raises(IllegalAction):
            await room.change(lambda: log.Seated(seat=0, kind="bot", bot="random", name="another name", away=True))
        await room.change(lambda: log.Ended(reason="enough"))
        assert room.table.state == "abandoned"

    run(folder, play)


@pytest.mark.usefixtures("short")
def test_a_host_can_replace_links_for_longer_but_not_for_ever(folder):
    async def play(service):
        room, _ = await table(service, described("petal", 2))
        await chat(room)
        while room.table.number < length.LONGEST:
            await room.change(lambda: log.Linked(role="watch", hash=str(room.table.number)))
        with pytest.raises(IllegalAction):
            await room.change(lambda: log.Linked(role="watch", hash="one more"))
        assert room.table.number == length.LONGEST

    run(folder, play)


@pytest.mark.usefixtures("short")
def test_whoever_misses_a_deadline_is_replaced_by_a_bot_however_long_the_log_is(folder, monkeypatch):
    async def play(service):
        room, _ = await table(service, described("petal", 2, pace="live", allowance=10))
        await chat(room)
        late = room.table.waiting[0]
        monkeypatch.setattr("hortus.server.tables.deadlines.now", lambda: room.table.at + 60_000)
        await room.late()
        assert room.table.seating.seats[late].kind == "bot"

    run(folder, play)
