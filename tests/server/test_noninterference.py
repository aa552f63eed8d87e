"""Whatever is hidden from a seat changes no byte of what that seat is told.

For every game: positions along random games, each compared with a world in
which everything the seat cannot see was dealt anew and everything the others
have sealed was chosen anew. And for everything that leaves the server, by any
route, socket or webhook: evenings that differ only in what one seat does in
private, compared in whole.
"""

import asyncio
from collections import deque
from pathlib import Path

import pytest
import walking
from server.in_process import described
from server.overhearing import BEN, ROUTES, evening, routes_of
from server.worlds import begun, walk

import hortus
from hortus.core.dice import Dice
from hortus.core.state import NONE
from hortus.server.bots.pool import Bots
from hortus.server.settings import Settings

PAIRS = int(5000 * walking.PART)


@pytest.mark.slow
@pytest.mark.parametrize("game", list(hortus.GAMES))
def test_hidden_things_change_no_byte(game):
    bots = Bots(Settings(data=Path()), lambda: None)
    settings = walking.settings_of(game)
    dice = Dice(2026)
    compared = differing = index = 0
    hides = False
    while compared < PAIRS:
        # A different table each time; an open one says little and is compared a little.
        setting = settings[int(dice.below(len(settings)))]
        hidden = setting.rules.hides
        hides = hides or hidden
        made = described(
            game, setting.seats, modules=setting.modules, options=dict(setting.options), secret=f"{index:064x}"
        )
        pairs, different = walk(begun(made), PAIRS - compared if hidden else 50, bots, dice)
        compared += pairs
        differing += different
        index += 1
    assert compared >= PAIRS
    # Where nothing is hidden and nothing sealed the worlds are the same, and the test says nothing.
    assert not hides or differing > compared // 4, f"only {differing} of {compared} worlds differed"


def test_the_comparison_bites(monkeypatch):
    """The control: one view that forgets to hide, and the worlds can be told apart."""
    from hortus.server.protocol import payloads

    honest = payloads.happened

    def leaking(table, seat, since, missed, down):
        told = honest(table, seat, since, missed, down)
        return type(told)(**{**{name: getattr(told, name) for name in told.__struct_fields__},
                             "events": [{"state": str(table.match._state.dump())}]})  # fmt: skip

    monkeypatch.setattr(payloads, "happened", leaking)
    made = described("petal", 2, options={"contents": "memory"}, secret="ab" * 32)
    with pytest.raises(AssertionError, match="could tell"):
        walk(begun(made), 200, Bots(Settings(data=Path()), lambda: None), Dice(1))


# ---- everything that leaves the server


async def nothing(night, table):
    """The evening to compare with: Ben does nothing in private."""


async def begins(night, table):
    """Ben takes a step and leaves it there."""
    await night.choose(night.ben, table)


async def wavers(night, table):
    """Ben chooses and takes back, three times."""
    for pick in (-1, 0, 1):
        await night.choose(night.ben, table, pick)
        await night.undo(night.ben, table)


async def both(night, table):
    await wavers(night, table)
    await begins(night, table)


async def ask_ben(night, table):
    """Go on until Ben could take a step in private."""
    while not await night.private(table):
        now = await night.now(night.ann, table)
        assert now["state"] == "playing", "the game ended before Ben could do anything in private"
        who = night.ann if now["legal"] else night.ben
        await night.finish(who, table)


async def glanced(folder, secretly):
    """The shortest evening: Ben does something in private, and everything is asked for once."""
    async with evening(folder, "papillon", "polders") as night:
        await ask_ben(night, 0)
        await night.write_down()
        night.tick()
        await secretly(night, 0)
        await night.write_down()
    return night.transcript


async def spent(folder, secretly, to_the_end):
    """An evening at two tables; returns what everybody but Ben was told."""
    undone = 0
    async with evening(folder, "papillon", "polders") as night:
        assert routes_of(night.app) == set(ROUTES), "every route is compared, and a new one needs its line"
        for table in range(len(night.tables)):
            await ask_ben(night, table)
            await night.write_down()
            night.tick()
            await secretly(night, table)
            await night.write_down()
            if (await night.now(night.ann, table))["undo"]:
                undone += 1
                night.tick()
                await night.undo(night.ann, table)
                await night.write_down()
                await ask_ben(night, table)
                await secretly(night, table)
                await night.write_down()
            night.tick()
            if (await night.now(night.ann, table))["legal"]:
                await night.finish(night.ann, table)
                await night.write_down()
            night.tick()
            await night.finish(night.ben, table)
            await night.write_down()
        if to_the_end:
            while (now := await night.now(night.ann, 1))["state"] == "playing":
                await night.finish(night.ben if BEN in now["waiting"] else night.ann, 1)
            await night.write_down(last=True)
    assert undone, "Ann never could take anything back: the flag was not compared"
    return night.transcript


def first_difference(one, other):
    for line, (here, there) in enumerate(zip(one, other, strict=False)):
        if here != there:
            return f"line {line}: {here} against {there}"
    return ""


@pytest.fixture(scope="module")
def quiet(tmp_path_factory):
    """A whole evening on which Ben does nothing in private that he need not."""
    return asyncio.run(spent(tmp_path_factory.mktemp("quiet"), nothing, to_the_end=True))


@pytest.mark.slow
def test_what_a_seat_does_in_private_changes_nothing_that_leaves_the_server(tmp_path, quiet):
    busy = asyncio.run(spent(tmp_path, both, to_the_end=False))
    assert not first_difference(quiet, busy)
    assert len(busy) > 700


@pytest.mark.slow
def test_what_was_taken_back_in_private_is_in_no_record_either(tmp_path, quiet):
    busy = asyncio.run(spent(tmp_path, wavers, to_the_end=True))
    assert not first_difference(quiet, busy)
    assert len(quiet) == len(busy)
    assert any(line[1:4] == ("GET", "/api/tables/{table}/record", "200") for line in quiet)


def flag_by_the_last_move(monkeypatch):
    """An undo flag that any move of another seat takes away, private ones too."""
    from hortus.match import Match

    honest = Match.undoable

    def flag(self, seat):
        return honest(self, seat) and (self.pending(seat) > 0 or self.moves[-1][0] == seat)

    monkeypatch.setattr(Match, "undoable", flag)


def order_by_the_last_line(monkeypatch):
    """A list of tables ordered by their last line, private ones too."""
    from hortus.server.store import sql

    monkeypatch.setattr(sql, "row_of", lambda append: (*_plain(append), append.entry.at, *_rest(append)))
    monkeypatch.setattr("hortus.server.store.sqlite.row_of", sql.row_of)


def _plain(append):
    return append.row.table, append.row.game, append.row.state


def _rest(append):
    return append.row.due, int(append.row.bots)


def figures_of_everything(monkeypatch):
    from hortus.server.service import Service

    honest = Service.played
    monkeypatch.setattr(Service, "played", lambda self, openly: honest(self, True))


def refusals_by_what_the_seat_does(monkeypatch):
    """Decisions for another seat are refused, and counted unless that seat chooses in private."""
    from hortus.server.protocol import dispatch, messages

    async def decide(service, room, caller, said):
        answer = await room.decide(caller, said)
        if isinstance(answer, messages.Refused) and not room.table.choosing(said.seat):
            service.refused(answer.why)
        return [answer]

    monkeypatch.setattr(dispatch, "_decide", decide)


def commits_of_everything(monkeypatch):
    from hortus.server.tables import room

    honest = room.Append
    monkeypatch.setattr(room, "Append", lambda entry, row, holders, openly: honest(entry, row, holders, True))


def one_history_for_all(monkeypatch):
    """A planted fault: all seats share one short history, so private events push out the others."""
    from hortus.server.tables.history import History

    class Shared(dict):
        def get(self, key):
            return self.setdefault("all", deque(maxlen=12))

        def items(self):
            return [((NONE, True, NONE), value) for value in self.values()]

    honest = History.__init__

    def begin(self, seats):
        honest(self, seats)
        self._kept = Shared()

    def backwards(self, seat):
        return (one for one in reversed(self._kept["all"]) if one.heard_by(seat))

    monkeypatch.setattr(History, "__init__", begin)
    monkeypatch.setattr(History, "backwards", backwards)


def posts_of_everything(monkeypatch):
    from hortus.server.tables.webhook import Webhooks

    honest = Webhooks.moved

    def moved(self, table):
        self._told.clear()
        honest(self, table)

    monkeypatch.setattr(Webhooks, "moved", moved)
    from hortus.server.service import Service

    openly = Service.moved
    monkeypatch.setattr(Service, "moved", lambda self, room, _: openly(self, room, True))


def clock_of_the_last_step(monkeypatch):
    """A clock that begins anew with every step, private ones too."""
    from hortus.server.tables.table import Table

    honest = Table._take_in

    def take_in(self, entry, body, events):
        change = honest(self, entry, body, events)
        if change.private:
            self.asked[change.only] = entry.at
        return change

    monkeypatch.setattr(Table, "_take_in", take_in)


@pytest.mark.slow
@pytest.mark.parametrize(
    "leak",
    [
        flag_by_the_last_move,
        order_by_the_last_line,
        figures_of_everything,
        refusals_by_what_the_seat_does,
        commits_of_everything,
        one_history_for_all,
        posts_of_everything,
        clock_of_the_last_step,
    ],
)
def test_the_comparison_of_evenings_bites(tmp_path, monkeypatch, leak):
    """The control: each of these servers tells something, and is found out."""
    leak(monkeypatch)
    quiet = asyncio.run(glanced(tmp_path / "quiet", nothing))
    busy = asyncio.run(glanced(tmp_path / "busy", both))
    assert first_difference(quiet, busy)
