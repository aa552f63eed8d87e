"""Resigning, leaving, deleting, watching without a link, and reactions."""

import asyncio

import pytest
from server.client import Guest, connect_cookie, hear, say
from server.in_process import described, run, table

from hortus.server.settings import Settings
from hortus.server.store import backup
from hortus.server.store.contract import StoreError
from hortus.server.tables import entries as log


def two_people(server, *more, game="petal", **setting):
    ann, ben = Guest(server.url), Guest(server.url)
    made = ann.make(game, ("me", "invite", *more), **setting)
    ben.claim(made["id"], made["links"]["seats"][1], name="Ben")
    return ann, ben, made


def row(guest, there):
    return next(row for row in guest.http.get("/api/tables").json() if row["id"] == there)


def test_of_two_people_the_one_who_stays_wins_when_the_other_resigns(server):
    ann, ben, made = two_people(server)
    assert ben.post(made["id"], "/resign", seat=1).json() == {"state": "abandoned"}
    assert ann.now(made["id"])["seats"][1]["resigned"] is True
    assert row(ann, made["id"])["resigned"] == [1]
    assert row(ben, made["id"])["resigned"] == [1]


def test_against_bots_alone_the_game_ends_when_the_person_resigns(server):
    ann = Guest(server.url)
    there = ann.make("petal", ("me", "random"))["id"]
    assert ann.post(there, "/resign", seat=0).json() == {"state": "abandoned"}
    assert ann.post(there, "/resign", seat=0).json()["key"] == "server-resign-playing"


def test_with_others_left_a_bot_plays_on_and_the_seat_cannot_be_taken_back(server):
    ann, ben, made = two_people(server, "random", game="flutter")
    there = made["id"]
    assert ben.post(there, "/resign", seat=1).json() == {"state": "playing"}
    seat = ann.now(there)["seats"][1]
    assert (seat["kind"], seat["away"], seat["resigned"], seat["name"]) == ("bot", True, True, "Ben")
    assert ben.post(there, "/seats/1", kind="person").json()["key"] == "server-resigned"
    another = ben.post(there, "/links", role="seat", seat=1).json()["key"]
    Guest(server.url).claim(there, another)
    assert ann.now(there)["seats"][1]["kind"] == "bot"
    while 0 not in (now := ann.now(there))["waiting"]:
        assert now["state"] == "playing"


def test_who_resigned_is_asked_for_the_rematch(server):
    ann, ben, made = two_people(server)
    ben.post(made["id"], "/resign", seat=1)
    again = ann.post(made["id"], "/rematch").json()["id"]
    assert ben.now(again)["seats"][1] == {**ben.now(again)["seats"][1], "kind": "person", "owes": True}
    assert "resigned" not in ben.now(again)["seats"][1]


def test_who_leaves_before_the_game_opens_the_seat_again(server):
    ann, ben = Guest(server.url), Guest(server.url)
    made = ann.make("flutter", ("me", "invite", "invite"))
    there = made["id"]
    ben.claim(there, made["links"]["seats"][1], name="Ben")
    assert ben.post(there, "/leave", seat=1).status_code == 200
    assert ben.get(there).status_code == 404
    assert ben.http.get("/api/tables").json() == []
    assert ann.now(there)["seats"][1]["kind"] == "open"
    assert ben.claim(there, made["links"]["seats"][1]).status_code == 404
    new = ann.post(there, "/links", role="seat", seat=1).json()["key"]
    assert Guest(server.url).claim(there, new).json()["seats"] == [1]


def test_nobody_leaves_while_the_game_goes_on(server):
    _, ben, made = two_people(server)
    assert ben.post(made["id"], "/leave", seat=1).json()["key"] == "server-leave-open"


def test_a_host_deletes_a_table_where_nobody_else_sits(server):
    ann = Guest(server.url)
    made = ann.make("petal", ("me", "random"))
    there = made["id"]
    assert ann.http.delete(f"/api/tables/{there}").status_code == 204
    for key in (made["links"]["watch"], made["links"]["host"], made["links"]["seats"][1]):
        assert Guest(server.url).claim(there, key).status_code == 404
    assert ann.get(there).status_code == 404
    assert ann.http.get("/api/tables").json() == []


def test_a_table_with_other_people_is_not_deleted(server):
    ann, ben, made = two_people(server)
    assert ann.http.delete(f"/api/tables/{made['id']}").json()["key"] == "server-delete-others"
    assert ben.http.delete(f"/api/tables/{made['id']}").status_code == 403
    assert ben.get(made["id"]).status_code == 200


def test_of_a_deleted_table_one_line_is_left_and_backups_carry_it(tmp_path):
    async def play(service):
        room, callers = await table(service, described("petal", 2), "invite", "random")
        listening = room.table.id
        await room.change(lambda: log.Said(seat=0, text="not for ever"))
        await room.erase(lambda: None)
        service.rooms.rooms.clear()
        assert await service.rooms.open(listening) is None
        assert not room.rights(callers[0]).any
        kept = await service.store.read(listening)
        # Nobody, in no process, can go on with the log.
        with pytest.raises(StoreError):
            await room.change(lambda: log.Said(seat=0, text="late"))
        return kept, await service.store.thinking(10)

    kept, thinking = run(tmp_path, play)
    assert [entry.body for entry in kept] == [log.TOMBSTONE]
    assert thinking == []
    assert backup.backup(Settings(data=tmp_path), tmp_path / "saved") == 1
    assert backup.restore(Settings(data=tmp_path / "new"), tmp_path / "saved") == 1
    assert b"not for ever" not in (tmp_path / "new" / "hortus.sqlite").read_bytes()


def test_resigning_and_reactions_survive_a_restart(tmp_path):
    async def play(service):
        room, _ = await table(service, described("flutter", 3), "invite", "invite", "random")
        await room.change(lambda: log.Reacted(seat=1, sign="wow"))
        await room.change(lambda: log.Resigned(seat=1, bot="random", ends=False))
        return room.table.id

    async def look(service):
        room = await service.rooms.open(there)
        return room.table.seating.seats[1].resigned, room.table.state

    there = run(tmp_path, play)
    assert run(tmp_path, look) == (True, "playing")


def test_a_table_that_anybody_may_watch_shows_a_spectators_view_and_no_more(server):
    ann, ben, made = two_people(server, watchable=True)
    there = made["id"]
    stranger = Guest(server.url)
    seen = stranger.get(there).json()
    assert seen["you"] == {"seats": [], "host": False}
    assert seen["now"]["seat"] == -1
    assert stranger.get(there, seat=0).status_code == 403
    assert stranger.post(there, "/chat", seat=-1, text="x", id="x").status_code == 403
    assert stranger.claim(there, "x" * 32).json() == {"seats": [], "host": False, "watch": True}
    # The same browser opens its used link again, and still has its seat.
    assert ben.claim(there, made["links"]["seats"][1]).json()["seats"] == [1]
    assert ann.now(there)["seat"] == 0


def test_everybody_sees_a_reaction_and_an_unknown_one_is_refused(server):
    ann, ben, made = two_people(server)
    assert ben.post(made["id"], "/reactions", seat=1, id="r", sign="wow").status_code == 200
    assert ben.post(made["id"], "/reactions", seat=1, id="r", sign="wow").status_code == 200
    assert ben.post(made["id"], "/reactions", seat=1, id="s", sign="<b>").status_code == 422
    heard = [event for event in ann.get(made["id"], "/log").json()["events"] if event.get("house") == "reacted"]
    assert [(event["seat"], event["name"], event["sign"]) for event in heard] == [(1, "Ben", "wow")]

    async def live():
        async with await connect_cookie(server.url, made["id"], ben.http.cookies["hortus"]) as socket:
            await say(socket, "react", seat=1, id="t", sign="luck")
            assert (await hear(socket, "played"))["id"] == "t"

    asyncio.run(live())


def test_my_tables_tell_result_date_and_whose_turn_it_is(server):
    ann, ben, made = two_people(server)
    there = made["id"]
    first = row(ann, there)
    assert (first["host"], first["kinds"], first["scores"]) == (True, ["person", "person"], [])
    assert 0 < first["made"] <= first["changed"]
    assert not row(ben, there)["host"]
    while (now := ann.now(there, 0))["state"] == "playing":
        seat = now["waiting"][0]
        (ann, ben)[seat].decide(there, seat)
    last = row(ann, there)
    assert last["scores"] == now["scores"]
    assert last["winners"]
