"""Attack: the person who made the table keeps every seat's link and secretly looks at the hands of others."""

import asyncio

import pytest
import websockets
from server.client import Guest, bearer, connect, connect_cookie, hear
from server.running import Server

FIREFOX = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
SAFARI = "Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.1 Safari/605.1"


@pytest.fixture
def host(server: Server) -> Guest:
    return Guest(server.url)


@pytest.fixture
def bert(server: Server) -> Guest:
    return Guest(server.url, headers={"User-Agent": FIREFOX})


@pytest.fixture
def made(host: Guest, bert: Guest) -> dict:
    made = host.make("flutter", ("me", "invite"))
    assert bert.claim(made["id"], made["links"]["seats"][1], name="Bert", nonce="bert").json()["seats"] == [1]
    return made


def seats_of(guest: Guest, table: str) -> list[int]:
    answer = guest.get(table)
    return answer.json()["you"]["seats"] if answer.status_code == 200 else []


def devices(guest: Guest, table: str, seat: int = 1) -> dict:
    answer = guest.get(table, f"/seats/{seat}/devices")
    assert answer.status_code == 200, answer.text
    return answer.json()


def heard(guest: Guest, table: str, seat: int) -> list[dict]:
    return [one for one in guest.get(table, "/log", seat=seat).json()["events"] if "house" in one]


def test_a_claimed_link_opens_nothing_for_whoever_kept_it(server, host, bert, made):
    key = made["links"]["seats"][1]
    program = Guest(server.url, headers=bearer(key))
    assert program.get(made["id"]).status_code == 404
    assert program.get(made["id"], seat=1).status_code == 404
    assert Guest(server.url).claim(made["id"], key).status_code == 404
    assert host.claim(made["id"], key).status_code == 404
    assert seats_of(host, made["id"]) == [0]

    async def look():
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(server.url, made["id"], key)
        assert refused.value.response.status_code == 403

    asyncio.run(look())
    assert seats_of(bert, made["id"]) == [1]


def test_a_program_that_looked_on_by_the_link_is_cut_off_when_it_is_claimed(server, host):
    made = host.make("flutter", ("me", "invite"))

    async def look():
        async with await connect(server.url, made["id"], made["links"]["seats"][1]) as socket:
            await hear(socket, "happened")
            await asyncio.to_thread(Guest(server.url).claim, made["id"], made["links"]["seats"][1])
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await asyncio.wait_for(hear(socket, "nothing more"), 10)
            assert closed.value.rcvd.code == 1008

    asyncio.run(look())


def test_who_used_a_link_may_open_it_again(bert, made):
    """The address may be in their bookmarks."""
    again = bert.claim(made["id"], made["links"]["seats"][1])
    assert again.json() == {"seats": [1], "host": False, "watch": True}
    assert len(devices(bert, made["id"])["devices"]) == 1


def test_of_two_that_open_one_link_at_once_one_sits_down(server, host):
    for _ in range(5):
        made = host.make("flutter", ("me", "invite"))
        guests = [Guest(server.url) for _ in range(4)]

        async def race(made=made, guests=guests):
            key = made["links"]["seats"][1]
            return await asyncio.gather(*[asyncio.to_thread(guest.claim, made["id"], key) for guest in guests])

        answers = asyncio.run(race())
        assert sorted(answer.status_code for answer in answers) == [200, 404, 404, 404]
        assert sorted(seats_of(guest, made["id"]) for guest in guests) == [[], [], [], [1]]


def test_a_program_plays_by_its_key_until_somebody_claims_it(server, host):
    made = host.make("flutter", ("me", "invite"))
    key = made["links"]["seats"][1]
    program = Guest(server.url, headers=bearer(key))
    assert program.post(made["id"], "/seats/1", kind="person").json()["kind"] == "person"
    assert host.now(made["id"])["state"] == "playing"
    for _ in range(3):
        assert seats_of(program, made["id"]) == [1]
    own = program.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    assert program.get(made["id"]).status_code == 404, "it has a key of its own now, that whoever made the table lacks"
    assert seats_of(Guest(server.url, headers=bearer(own)), made["id"]) == [1]


def test_a_second_device_gets_a_link_of_its_own_and_the_first_stays(server, bert, made):
    key = bert.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    assert seats_of(bert, made["id"]) == [1]
    tablet = Guest(server.url, headers={"User-Agent": SAFARI})
    assert tablet.claim(made["id"], key, name="Somebody else").json()["seats"] == [1]
    assert seats_of(bert, made["id"]) == [1]
    assert tablet.now(made["id"])["seats"][1]["name"] == "Bert", "the person is the same"
    assert Guest(server.url).claim(made["id"], key).status_code == 404, "and the link is used up again"
    found = devices(bert, made["id"])
    assert [(one["name"], one["yours"]) for one in found["devices"]] == [
        ("Firefox, Android", True),
        ("Safari, iPad", False),
    ]
    assert not found["link"]
    assert all(one["since"] > 1_700_000_000_000 for one in found["devices"])


def test_which_devices_a_person_has_is_nobody_elses_business(server, host, bert, made):
    before = host.now(made["id"], 0)
    key = bert.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    Guest(server.url).claim(made["id"], key)
    assert host.now(made["id"], 0) == before
    assert host.get(made["id"], "/seats/1/devices").status_code == 403
    assert [one["house"] for one in heard(bert, made["id"], 1)][-2:] == ["linked", "joined"]
    assert not {"linked", "joined"} & {one["house"] for one in heard(host, made["id"], 0)}
    text = bert.get(made["id"], "/seats/1/devices").text
    assert "127.0.0.1" not in text
    assert bert.http.cookies["hortus"] not in text


def test_the_holder_ends_a_device_and_its_connection(server, bert, made):
    key = bert.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    lost = Guest(server.url)
    lost.claim(made["id"], key)
    name = next(one["id"] for one in devices(bert, made["id"])["devices"] if not one["yours"])

    async def end():
        async with await connect_cookie(server.url, made["id"], lost.http.cookies["hortus"]) as socket:
            await hear(socket, "happened", seat=1)
            ended = await asyncio.to_thread(
                bert.http.delete, f"/api/tables/{made['id']}/seats/1/devices/{name}"
            )  # fmt: skip
            assert [one["yours"] for one in ended.json()["devices"]] == [True]
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await asyncio.wait_for(hear(socket, "nothing more"), 10)
            assert closed.value.rcvd.code == 1008

    asyncio.run(end())
    assert lost.get(made["id"]).status_code == 404
    assert lost.claim(made["id"], key).status_code == 404
    assert seats_of(bert, made["id"]) == [1]


def test_a_link_that_nobody_used_is_seen_and_ended(server, bert, made):
    key = bert.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    assert devices(bert, made["id"])["link"]
    assert bert.http.delete(f"/api/tables/{made['id']}/seats/1/devices/link").json()["link"] is False
    assert Guest(server.url).claim(made["id"], key).status_code == 404


def test_nobody_locks_themselves_out(bert, made):
    (only,) = devices(bert, made["id"])["devices"]
    refused = bert.http.delete(f"/api/tables/{made['id']}/seats/1/devices/{only['id']}")
    assert refused.status_code == 400
    assert refused.json()["reason"] == "This is the only way into this seat; make a link for another device first."
    assert seats_of(bert, made["id"]) == [1]


def test_nobody_else_ends_a_device(server, host, bert, made):
    (only,) = devices(bert, made["id"])["devices"]
    stranger = Guest(server.url)
    for guest, status in ((host, 403), (stranger, 404)):
        for device in (only["id"], "link"):
            answer = guest.http.delete(f"/api/tables/{made['id']}/seats/1/devices/{device}")
            assert answer.status_code == status
    assert seats_of(bert, made["id"]) == [1]


def test_a_holder_may_end_all_other_devices_with_a_new_link(server, bert, made):
    key = bert.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    other = Guest(server.url)
    other.claim(made["id"], key)
    bert.post(made["id"], "/links", role="seat", seat=1, end=True)
    assert other.get(made["id"]).status_code == 404
    assert seats_of(bert, made["id"]) == [1]


def test_a_host_cannot_come_in_beside_the_holder_and_not_unseen(server, host, bert, made):
    """The host may take a seat over: then the holder is out, and everybody hears of it."""
    key = host.post(made["id"], "/links", role="seat", seat=1, end=False).json()["key"]
    assert bert.get(made["id"]).status_code == 404
    last = heard(host, made["id"], 0)[-1]
    assert last == {"house": "linked", "role": "seat", "seat": 1}
    assert Guest(server.url).claim(made["id"], key).json()["seats"] == [1]
    assert heard(host, made["id"], 0)[-1]["house"] == "seated"


def test_who_left_a_seat_has_no_part_in_it_when_somebody_else_sits_down(server, host):
    made = host.make("flutter", ("me", "invite", "invite"))
    left, comes = Guest(server.url), Guest(server.url)
    left.claim(made["id"], made["links"]["seats"][1])
    key = left.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    left.post(made["id"], "/seats/1", kind="open")
    assert comes.claim(made["id"], key).json()["seats"] == [1]
    assert left.get(made["id"]).status_code == 404


def test_one_browser_counts_once_however_often_it_comes(server, bert, made):
    """Otherwise sixteen links of its own would push out the person's other devices."""
    tablet = Guest(server.url)
    tablet.claim(made["id"], bert.post(made["id"], "/links", role="seat", seat=1).json()["key"])
    for _ in range(17):
        key = tablet.post(made["id"], "/links", role="seat", seat=1).json()["key"]
        assert tablet.claim(made["id"], key).json()["seats"] == [1]
    assert len(devices(bert, made["id"])["devices"]) == 2
    assert seats_of(bert, made["id"]) == [1]


def test_who_left_a_seat_to_a_bot_has_no_part_in_it_when_somebody_else_sits_down(server, host):
    """Else a host could sit down, leave, put a bot there, and look on when a guest takes the seat from it."""
    made = host.make("flutter", ("me", "invite", "invite"))
    host.claim(made["id"], made["links"]["seats"][1])
    key = host.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    host.post(made["id"], "/seats/1", kind="open")
    host.post(made["id"], "/seats/1", kind="bot", bot="random")
    dora = Guest(server.url)
    assert dora.claim(made["id"], key, name="Dora").json()["seats"] == [1]
    assert seats_of(host, made["id"]) == [0]
    assert [one["yours"] for one in devices(dora, made["id"])["devices"]] == [True]


def test_a_second_device_is_no_new_person_while_a_bot_stands_in(server, host):
    """The name says whose seat it is: who comes in beside its holder cannot seem to hold it alone."""
    made = host.make("flutter", ("me", "invite", "invite"))
    host.claim(made["id"], made["links"]["seats"][1], name="Hanna")
    key = host.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    host.post(made["id"], "/seats/1", kind="bot", bot="random")
    dora = Guest(server.url)
    dora.claim(made["id"], key, name="Dora")
    assert dora.now(made["id"])["seats"][1]["name"] == "Hanna"
    assert seats_of(host, made["id"]) == [0, 1]


def test_who_knows_the_key_of_a_program_does_not_take_its_seat_unheard(server, host):
    """The host knows every key that was never claimed, and could replace it as if it were the program."""
    made = host.make("flutter", ("me", "invite", "invite"))
    key = made["links"]["seats"][1]
    Guest(server.url, headers=bearer(key)).post(made["id"], "/seats/1", kind="person", name="Robot")
    Guest(server.url, headers=bearer(key)).post(made["id"], "/links", role="seat", seat=1)
    assert heard(host, made["id"], 0)[-1] == {"house": "linked", "role": "seat", "seat": 1}
