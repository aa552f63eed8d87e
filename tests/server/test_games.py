"""Every game at a table of the server, from the first decision to a record that verifies."""

import asyncio

import pytest
from server.in_process import choose, described, run, table

import hortus
from hortus import records
from hortus.core.dice import Dice
from hortus.core.state import NONE
from hortus.server.protocol import messages, payloads, preview

GAMES = list(hortus.GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_with_undo_preview_and_a_reader_beside_it(folder, game):
    async def play(service):
        kind = hortus.GAMES[game]
        room, callers = await table(service, described(game, kind.seats[-1]))
        dice = Dice(11)
        turn = 0
        while room.table.state == "playing":
            turn += 1
            seat = room.table.waiting[int(dice.below(len(room.table.waiting)))]
            legal = room.table.match.legal(seat)
            action = legal[int(dice.below(len(legal)))]
            if turn % 9 == 0:
                perspective = room.table.match.perspective(seat)
                version = room.table.version(seat)
                shown = preview.preview(perspective, action, payloads.salt(room.table, seat), version)
                assert messages.write(shown)
            assert isinstance(await choose(room, callers[seat], seat, action, f"t{turn}"), messages.Played)
            if turn % 7 == 0 and room.table.match.undoable(seat):
                undo = messages.Undo(seat=seat, v=room.table.version(seat), id=f"u{turn}")
                assert isinstance(await room.decide(callers[seat], undo), messages.Played)
            if turn % 60 == 0:
                read = await service.rooms.load(room.table.id)
                assert read.match.moves == room.table.match.moves
                assert read.history.versions == room.table.history.versions
                for chair in [*range(read.made.seats), NONE]:
                    here = messages.write(payloads.happened(room.table, chair, 0, [], []))
                    assert here == messages.write(payloads.happened(read, chair, 0, [], []))
        records.verify(room.table.match.record())

    run(folder, play)


@pytest.mark.parametrize("game", GAMES)
def test_bots_finish_every_game_for_every_number_of_seats(folder, game):
    async def play(service):
        rooms = []
        for seats in hortus.GAMES[game].seats:
            room, _ = await table(service, described(game, seats), *["random"] * seats)
            rooms.append(room)
        for _ in range(1200):
            await asyncio.sleep(0.05)
            if all(room.table.state == "over" for room in rooms):
                break
        assert [room.table.state for room in rooms] == ["over"] * len(rooms)
        assert service.metrics.failures._value.get() == 0

    run(folder, play)


@pytest.mark.parametrize("game", GAMES)
def test_a_message_fits_what_a_phone_can_take(folder, game):
    """No view with its legal actions is larger than a quarter of a megabyte."""

    async def play(service):
        kind = hortus.GAMES[game]
        room, callers = await table(service, described(game, kind.seats[-1]))
        dice = Dice(3)
        largest = 0
        for turn in range(60):
            if room.table.state != "playing":
                break
            for seat in room.table.waiting:
                largest = max(largest, len(messages.write(payloads.happened(room.table, seat, 0, [], []))))
            seat = room.table.waiting[0]
            legal = room.table.match.legal(seat)
            await choose(room, callers[seat], seat, legal[int(dice.below(len(legal)))], f"t{turn}")
        assert largest < 256 * 1024, largest

    run(folder, play)
