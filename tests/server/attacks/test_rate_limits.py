"""Attacks on the rate limits: hanging up, many browsers, many addresses, and an address one does not have."""

import asyncio
import contextlib
from collections.abc import Iterator

import httpx
import msgspec
import pytest
import websockets
from server import in_process
from server.client import Guest, bearer, connect_cookie, hear, say
from server.running import Server

from hortus.server.protocol import payloads

SHARE = 20
"""Messages of one person, which do not come back while a test looks."""


@pytest.fixture
def strict(folder) -> Iterator[Server]:
    server = Server(folder, messages=SHARE, window=100_000.0).start()
    yield server
    server.stop()


def at(server: Server, address: str, **options: object) -> Guest:
    """A browser at another address of this machine."""
    return Guest(server.url, transport=httpx.HTTPTransport(local_address=address), **options)


def chats(guest: Guest, table: str, count: int, seat: int = 0, **headers: str) -> int:
    """How many of this many chats are taken."""
    path = f"/api/tables/{table}/chat"
    bodies = [{"text": "x", "id": f"{id(guest)}-{index}", "seat": seat} for index in range(count)]
    return sum(guest.http.post(path, json=body, headers=headers).status_code == 200 for body in bodies)


def said(guest: Guest, table: str) -> int:
    events = guest.get(table, "/log").json()["events"]
    return sum(event.get("house") == "said" for event in events)


def test_coming_back_does_not_renew_the_share(strict):
    host = Guest(strict.url)
    table = host.make("petal", ("me", "me"))["id"]
    cookie = host.http.cookies["hortus"]

    async def flood() -> None:
        for turn in range(8):
            with contextlib.suppress(websockets.WebSocketException):
                async with await connect_cookie(strict.url, table, cookie) as socket:
                    for index in range(6):
                        await say(socket, "chat", seat=0, id=f"{turn}-{index}", text="x")
                    await asyncio.sleep(0.2)

    asyncio.run(flood())
    assert 6 <= said(host, table) <= SHARE


def test_sockets_and_plain_requests_spend_from_one_share(strict):
    host = Guest(strict.url)
    table = host.make("petal", ("me", "me"))["id"]
    assert chats(host, table, SHARE + 5) == SHARE

    async def knock() -> int:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect_cookie(strict.url, table, host.http.cookies["hortus"])
        return refused.value.response.status_code

    assert asyncio.run(knock()) == 403
    assert at(strict, "127.0.0.7", cookies=dict(host.http.cookies)).post(
        table, "/chat", text="x", id="elsewhere", seat=0
    ).status_code == 429, "the same person at another address"  # fmt: skip
    other = Guest(strict.url)
    assert chats(other, other.make("petal", ("me", "me"))["id"], 5) == 5, "another person has a share of their own"


@pytest.mark.parametrize("made_up", ["cookie", "link"])
def test_a_made_up_cookie_or_link_brings_no_share_of_its_own(strict, made_up):
    """Who sits by a link shows a new cookie each time, and who sits by a cookie a new link."""
    host = Guest(strict.url)
    made = host.make("petal", ("me", "me"))
    taken = 0
    for number in range(3 * SHARE):
        invented = f"{number:032}"
        if made_up == "cookie":
            attacker = Guest(strict.url, cookies={"hortus": invented})
            taken += chats(attacker, made["id"], 1, **bearer(made["links"]["seats"][0]))
        else:
            attacker = Guest(strict.url, cookies=dict(host.http.cookies))
            taken += chats(attacker, made["id"], 1, **bearer(invented))
    assert taken == SHARE


@pytest.mark.parametrize("headers", [{}, {"X-Forwarded-For": "203.0.113.7"}, {"Forwarded": "for=203.0.113.7"}])
def test_many_browsers_at_one_address_share_what_an_address_has(folder, headers):
    """Forwarding headers that a client makes up do not help."""
    server = Server(folder, messages=SHARE, household=2, window=100_000.0).start()
    try:
        taken = 0
        for number in range(4):
            guest = Guest(server.url, headers={key: f"{value}{number}" for key, value in headers.items()})
            with contextlib.suppress(AssertionError):
                taken += chats(guest, guest.make("petal", ("me", "me"))["id"], 15)
        assert SHARE < taken <= 2 * SHARE
        elsewhere = at(server, "127.0.0.9")
        assert chats(elsewhere, elsewhere.make("petal", ("me", "me"))["id"], 5) == 5
    finally:
        server.stop()


def test_a_proxy_is_believed_when_the_operator_has_named_it(folder):
    server = Server(folder, tables=2, window=100_000.0, proxies=["127.0.0.0/30"]).start()
    try:
        made = {"game": "petal", "seats": [{}, {}]}

        def ask(guest: Guest, client: str) -> int:
            return guest.http.post("/api/tables", json=made, headers={"X-Forwarded-For": client}).status_code

        proxy = at(server, "127.0.0.2")
        assert [ask(proxy, "203.0.113.7") for _ in range(3)] == [200, 200, 429]
        assert ask(proxy, "203.0.113.8") == 200
        assert [ask(proxy, f"2001:db8::{number}") for number in range(1, 4)] == [200, 200, 429], "one household"
        assert ask(proxy, "2001:db8:0:1::1") == 200
        liar = at(server, "127.0.0.9")
        assert [ask(liar, f"203.0.114.{number}") for number in range(3)] == [200, 200, 429]
    finally:
        server.stop()


def test_all_devices_of_one_seat_or_host_share_what_it_has_at_a_table(folder):
    server = Server(folder, messages=SHARE, window=100_000.0).start()
    try:
        host = at(server, "127.0.0.2")
        made = host.make("petal", ("me", "me"))
        key = made["links"]["host"]
        taken = sum(
            chats(at(server, f"127.0.0.{number}"), made["id"], 15, seat=-1, **bearer(key)) for number in range(3, 8)
        )
        assert SHARE < taken <= 2 * SHARE
        assert chats(host, made["id"], 5) == 5, "a seat has a share of its own"
    finally:
        server.stop()


@pytest.mark.parametrize("how", ["plain", "live"])
def test_a_guest_with_many_devices_cannot_use_up_what_others_at_the_table_need(folder, how):
    """Who cannot decide in time loses the turn, so this would be a way to win."""
    server = Server(folder, messages=SHARE, household=2, window=100_000.0).start()
    try:
        host, guest = at(server, "127.0.0.2"), at(server, "127.0.0.3")
        made = host.make("petal", ("me", "invite"))
        table = made["id"]
        key = made["links"]["seats"][1]
        devices = [guest, *[at(server, f"127.0.0.{number}") for number in range(4, 8)]]
        for device in devices:
            assert device.claim(table, key).status_code == 200
            key = guest.post(table, "/links", role="seat", seat=1).json()["key"]

        async def shout(device: Guest) -> None:
            with contextlib.suppress(websockets.WebSocketException):
                async with await connect_cookie(server.url, table, device.http.cookies["hortus"]) as socket:
                    for index in range(12):
                        await say(socket, "chat", seat=1, id=f"{id(device)}-{index}", text="x")
                    await asyncio.sleep(0.3)

        for device in devices:
            asyncio.run(shout(device)) if how == "live" else chats(device, table, 12, seat=1)
        assert chats(host, table, 10) == 10
    finally:
        server.stop()


def test_onlookers_and_strangers_cannot_use_up_what_a_table_has(folder):
    server = Server(folder, messages=SHARE, household=2, window=100_000.0).start()
    try:
        host = at(server, "127.0.0.2")
        made = host.make("petal", ("me", "me"))

        async def shout(key: str) -> None:
            with contextlib.suppress(websockets.WebSocketException):
                url = f"ws://127.0.0.1:{server.port}/api/tables/{made['id']}/live"
                async with websockets.connect(url, additional_headers=bearer(key)) as socket:
                    for index in range(15):
                        await say(socket, "chat", seat=0, id=f"{index}", text="x")
                    await asyncio.sleep(0.2)

        for number in range(3, 6):
            onlooker = at(server, f"127.0.0.{number}")
            assert chats(onlooker, made["id"], 15, **bearer(made["links"]["watch"])) == 0
            assert {onlooker.claim(made["id"], "y" * 32).status_code for _ in range(15)} <= {404, 429}
        for _ in range(3):
            asyncio.run(shout(made["links"]["watch"]))
        assert chats(host, made["id"], 10) == 10
    finally:
        server.stop()


def test_the_rate_is_looked_at_before_size_and_depth(strict):
    host = Guest(strict.url)
    table = host.make("petal", ("me", "me"))["id"]
    url = f"/api/tables/{table}/chat"
    kind = {"Content-Type": "application/json"}
    bodies = [b'"' + b"x" * 20_000 + b'"', b"[" * 200 + b"]" * 200, b"{"]
    assert [host.http.post(url, content=body, headers=kind).status_code for body in bodies] == [413, 400, 422]
    assert chats(host, table, SHARE) > 0
    assert [host.http.post(url, content=body, headers=kind).status_code for body in bodies] == [429, 429, 429]
    own = b'{"game":"petal","edition_file":"' + b"x" * 700_000 + b'"}'
    assert host.http.post("/api/editions/check", content=own, headers=kind).status_code == 429


def test_what_is_refused_for_its_size_or_depth_counts_for_its_address(strict):
    host = Guest(strict.url)
    url = f"/api/tables/{host.make('petal', ('me', 'me'))['id']}/chat"
    deep = b"[" * 200 + b"]" * 200
    codes = [host.http.post(url, content=deep, headers={"Content-Type": "application/json"}).status_code
             for _ in range(SHARE * 7)]  # fmt: skip
    assert set(codes) == {400, 429}
    assert codes.index(429) < SHARE * 6


def test_an_address_cannot_ask_without_end_even_for_pages(strict):
    guest = at(strict, "127.0.0.5")
    codes = [guest.http.get("/leaf.svg").status_code for _ in range(SHARE * 20 + 5)]
    assert codes.count(429) == 5
    assert guest.http.get("/healthz").json()["reason"].startswith("Too many requests")
    assert at(strict, "127.0.0.6").http.get("/healthz").status_code == 200


LOOKS = ["", "/log", "/since", "/scores", "/record", "/replay", "/replay/0", "/stream"]


def test_looking_at_tables_is_limited_and_leaves_decisions_what_they_need(strict):
    """A look makes the server read and calculate a whole table: no address may do that a hundred times a second."""
    guest = at(strict, "127.0.0.5")
    table = guest.make("petal", ("me", "me"))["id"]
    codes = [guest.get(table).status_code for _ in range(SHARE * 6 + 5)]
    assert codes == [200] * (SHARE * 6) + [429] * 5
    assert {path: guest.get(table, path).status_code for path in LOOKS} == dict.fromkeys(LOOKS, 429)
    assert guest.http.get("/api/tables").status_code == 429
    assert chats(guest, table, 5) == 5
    assert at(strict, "127.0.0.6", cookies=dict(guest.http.cookies)).get(table).status_code == 200


def test_a_look_at_a_whole_game_counts_for_three(strict):
    """Saying all that happened takes the server as long as ten decisions."""
    guest = at(strict, "127.0.0.5")
    table = guest.make("petal", ("me", "me"))["id"]
    assert [guest.get(table, "/log").status_code for _ in range(SHARE * 2 + 3)] == [200] * (SHARE * 2) + [429] * 3
    assert chats(guest, table, 5) == 5


def test_asking_a_socket_for_what_was_missed_counts_for_three(strict):
    """It may be a whole game, and a socket that asks for nothing else would keep the server busy."""
    host = Guest(strict.url)
    table = host.make("petal", ("me", "me"))["id"]

    async def ask() -> int:
        answers = 0
        async with await connect_cookie(strict.url, table, host.http.cookies["hortus"]) as socket:
            for _ in range(2):  # both seats at first
                await hear(socket, "happened")
            with contextlib.suppress(websockets.ConnectionClosed):
                while answers < SHARE:
                    await say(socket, "resume", seat=0, v=0)
                    await hear(socket, "happened")
                    answers += 1
        return answers

    assert asyncio.run(ask()) == SHARE // 3


def test_what_never_changes_is_made_once_however_often_somebody_looks(folder):
    """Flutter's scene takes milliseconds: a flood of looks or of sockets would keep everybody waiting."""

    async def look(service):
        rooms = [(await in_process.table(service, in_process.described("flutter", 2)))[0] for _ in range(2)]
        first, second = [payloads.about(room.table)["scene"] for room in rooms]
        assert first is second, "tables with the same rules share it"
        assert msgspec.json.decode(first) == msgspec.json.decode(msgspec.json.encode(rooms[0].table.rules.scene()))

    in_process.run(folder, look)
