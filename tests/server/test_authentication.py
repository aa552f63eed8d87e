"""The authorisation matrix, made from the route table: whatever is not listed here as open must be shut."""

import asyncio

import pytest
import websockets
from server.client import Guest, connect_cookie, hear, live_url, say
from server.running import Server

WATCHERS_MAY = {
    ("get", "/api/tables/{table}"),
    ("get", "/api/tables/{table}/since"),
    ("get", "/api/tables/{table}/log"),
    ("get", "/api/tables/{table}/scores"),
    ("get", "/api/tables/{table}/stream"),
    ("get", "/api/tables/{table}/record"),
    ("get", "/api/tables/{table}/replay"),
    ("get", "/api/tables/{table}/replay/{decision}"),
    ("post", "/api/tables/{table}/replay/{decision}/preview"),
    ("post", "/api/tables/{table}/play-on"),
    ("post", "/api/tables/{table}/review"),
    ("post", "/api/tables/{table}/print"),
}
BODIES = {
    "/replay/{decision}/preview": {"seat": 0, "action": 0},
    "/moves": {"seat": 0, "v": 5, "id": "x", "action": 0},
    "/undo": {"seat": 0, "v": 5, "id": "x"},
    "/confirm": {"seat": 0, "v": 5, "id": "x"},
    "/preview": {"seat": 0, "v": 5, "action": 0},
    "/hint": {"seat": 0, "v": 5},
    "/chat": {"seat": 0, "text": "x", "id": "x"},
    "/reactions": {"seat": 0, "sign": "wow", "id": "x"},
    "/hurry": {"seat": 0},
    "/resign": {"seat": 0},
    "/leave": {"seat": 0},
    "/takeback": {"seat": 0, "v": 5, "id": "x"},
    "/takeback/answer": {"seat": 0, "agrees": True},
    "/branch": {"seat": 0},
    "/links": {"role": "seat", "seat": 0},
    "/seats/{seat}": {"kind": "bot", "bot": "greedy"},
    "/nonce": {"seat": 0, "nonce": "x"},
    "/claim": {"key": "x" * 32},
    "/webhook": {"url": ""},
    "/play-on": {"decision": 0},
    "/review": {},
    "/print": {"seat": 0, "ending": ".svg"},
}
DENIED = (401, 403, 404)


@pytest.fixture(scope="module")
def scene(server: Server) -> dict:
    """A table being played, and somebody of every kind who must not do what others may."""
    host, wrong, revoked, spectator, stranger = [Guest(server.url) for _ in range(5)]
    made = host.make("petal", ("me", "invite"))
    links = made["links"]["seats"]
    revoked.claim(made["id"], links[1])
    new = host.post(made["id"], "/links", role="seat", seat=1).json()["key"]
    wrong.claim(made["id"], new)
    spectator.claim(made["id"], made["links"]["watch"])
    other = stranger.make("petal", ("me", "me"))
    routes = host.http.get("/api/openapi.json").json()["paths"]
    callers = {
        "nobody": Guest(server.url),
        "stranger": stranger,
        "revoked": revoked,
        "spectator": spectator,
        "wrong": wrong,
    }
    everybody = [*Guest.everybody]
    Guest.everybody.clear()
    yield {"table": made["id"], "host": host, "callers": callers, "routes": routes, "other": other["id"]}
    for guest in everybody:
        guest.http.close()


def knock(guest: Guest, method: str, path: str, table: str):
    """One request to a route, with a body that would be right for its owner."""
    address = path.replace("{table}", table).replace("{seat}", "0").replace("{decision}", "0")
    address = address.replace("{device}", "link")
    body = next((body for end, body in BODIES.items() if path.endswith(end)), {})
    if method == "get":
        with guest.http.stream("GET", address, params={"seat": 0} if "replay" not in path else {}) as answer:
            return answer.status_code
    return guest.http.request(method.upper(), address, json=body).status_code


def table_routes(scene: dict) -> list[tuple[str, str]]:
    return [(method, path) for path, methods in scene["routes"].items() if "{table}" in path for method in methods]


@pytest.mark.parametrize("who", ["nobody", "stranger", "revoked"])
def test_without_a_right_every_route_of_a_table_is_shut(scene, who):
    before = scene["host"].now(scene["table"])
    routes = table_routes(scene)
    assert len(routes) > 15
    for method, path in routes:
        assert knock(scene["callers"][who], method, path, scene["table"]) in DENIED, (method, path)
    assert scene["host"].now(scene["table"]) == before


def test_a_spectator_opens_what_spectators_may_and_nothing_else(scene):
    before = scene["host"].now(scene["table"])
    for method, path in table_routes(scene):
        status = knock(scene["callers"]["spectator"], method, path, scene["table"])
        if (method, path) in WATCHERS_MAY:
            # seat=0 was asked for: a spectator may have a spectator's view only
            assert status in (403, 409), (method, path, status)
        else:
            assert status in DENIED, (method, path, status)
    for path in ("", "/since", "/log", "/scores"):
        assert scene["callers"]["spectator"].get(scene["table"], path).status_code == 200
    assert scene["host"].now(scene["table"]) == before


def test_one_seat_cannot_act_or_look_for_another(scene):
    before = scene["host"].now(scene["table"])
    for method, path in table_routes(scene):
        about_the_end = ("/record", "/replay", "/replay/{decision}", "/play-on", "/review", "/rematch")
        if path.endswith((*about_the_end, "/replay/{decision}/preview")):
            continue  # not about a seat; refused here because the game goes on
        assert knock(scene["callers"]["wrong"], method, path, scene["table"]) in DENIED, (method, path)
    assert scene["host"].now(scene["table"]) == before


def test_a_right_at_one_table_is_none_at_another(scene):
    for method, path in table_routes(scene):
        assert knock(scene["host"], method, path, scene["other"]) in DENIED, (method, path)


@pytest.mark.parametrize("who", ["nobody", "stranger", "revoked"])
def test_the_live_socket_is_shut_as_well(server, scene, who):
    async def knock_live():
        cookie = scene["callers"][who].http.cookies.get("hortus", "")
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect_cookie(server.url, scene["table"], cookie)
        assert refused.value.response.status_code == 403

    asyncio.run(knock_live())


def test_on_the_live_socket_a_seat_speaks_for_itself_only(server, scene):
    async def speak():
        for who, seat in (("wrong", 0), ("spectator", 0), ("spectator", 1)):
            guest = scene["callers"][who].http
            cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in guest.cookies.jar)
            async with websockets.connect(
                live_url(server.url, scene["table"]), additional_headers={"Cookie": cookies}, compression=None
            ) as socket:
                await hear(socket, "happened")
                rest = {"choose": {"id": "x", "action": 0}, "undo": {"id": "x"}, "confirm": {"id": "x"}, "hint": {},
                        "preview": {"action": 0}}  # fmt: skip
                for kind, more in rest.items():
                    await say(socket, kind, seat=seat, v=5, **more)
                    assert (await hear(socket, "refused"))["why"] == "rights", kind
                await say(socket, "chat", seat=seat, text="x", id="x")
                assert (await hear(socket, "refused"))["why"] == "rights"
                await say(socket, "react", seat=seat, sign="wow", id="x")
                assert (await hear(socket, "refused"))["why"] == "rights"
                await say(socket, "resume", seat=seat, v=0)
                assert (await hear(socket, "refused"))["why"] == "rights"
                await say(socket, "hurry", seat=seat)
                assert (await hear(socket, "refused"))["why"] == "rights"

    before = scene["host"].now(scene["table"])
    asyncio.run(speak())
    assert scene["host"].now(scene["table"]) == before


def test_a_socket_is_closed_when_its_right_is_revoked(server):
    host, guest = Guest(server.url), Guest(server.url)
    made = host.make("petal", ("me", "invite"))
    guest.claim(made["id"], made["links"]["seats"][1])

    async def listen():
        async with await connect_cookie(server.url, made["id"], guest.http.cookies["hortus"]) as socket:
            await hear(socket, "happened")
            await asyncio.to_thread(host.post, made["id"], "/links", role="seat", seat=1)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await hear(socket, "nothing more")
            assert closed.value.rcvd.code == 1008

    asyncio.run(listen())


CHOSEN = "a-cookie-that-somebody-made-up"


@pytest.mark.parametrize("how", ["make", "claim", "play-on"])
def test_a_cookie_that_the_server_did_not_make_is_replaced(server, how):
    """Whoever plants a cookie in another's browser would hold whatever that browser sits down to."""
    host = Guest(server.url)
    made = host.make("petal", ("me", "random" if how == "play-on" else "invite"))
    victim = Guest(server.url, headers={"Cookie": f"hortus={CHOSEN}"})
    attacker = Guest(server.url, headers={"Cookie": f"hortus={CHOSEN}"})
    table = made["id"]
    if how == "make":
        answer = victim.http.post("/api/tables", json={"game": "petal", "seats": [{"kind": "me"}, {"kind": "me"}]})
        table = answer.json()["id"]
    elif how == "claim":
        answer = victim.claim(table, made["links"]["seats"][1])
    else:
        host.finish(table, (0,))
        key = {"Authorization": f"Bearer {made['links']['watch']}"}
        answer = victim.http.post(f"/api/tables/{table}/play-on", json={"decision": 1}, headers=key)
        table = answer.json()["id"]
    assert answer.status_code == 200, answer.text
    given = answer.cookies["hortus"]
    assert given != CHOSEN
    assert attacker.get(table).status_code == 404
    assert attacker.http.get("/api/tables").json() == []
    owner = Guest(server.url, headers={"Cookie": f"hortus={given}"})
    assert owner.get(table).json()["you"]["seats"]


def test_a_cookie_of_ours_stays(server):
    guest = Guest(server.url)
    guest.make("petal", ("me", "me"))
    kept = guest.http.cookies["hortus"]
    again = guest.http.post("/api/tables", json={"game": "petal", "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert "set-cookie" not in again.headers
    assert guest.http.cookies["hortus"] == kept
    assert len(guest.http.get("/api/tables").json()) == 2


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://evil.example", 403),
        ("null", 403),
        ("http://127.0.0.1:1", 403),
        ("http://sub.127.0.0.1", 403),
        (None, 101),
    ],
)
def test_the_upgrade_is_refused_from_other_origins(server, origin, status):
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"))

    async def upgrade():
        headers = {"Cookie": f"hortus={host.http.cookies['hortus']}"}
        try:
            async with websockets.connect(
                live_url(server.url, made["id"]), additional_headers=headers, origin=origin
            ) as socket:
                await hear(socket, "welcome")
                return 101
        except websockets.InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(upgrade()) == status
    if origin is None:
        own = server.url
        headers = {"Cookie": f"hortus={host.http.cookies['hortus']}"}

        async def from_own_page():
            async with websockets.connect(live_url(own, made["id"]), additional_headers=headers, origin=own) as socket:
                await hear(socket, "welcome")

        asyncio.run(from_own_page())


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_a_post_from_another_site_changes_nothing(server, headers):
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"))
    before = host.now(made["id"])
    answer = host.http.post(f"/api/tables/{made['id']}/abandon", headers=headers)
    assert answer.status_code == 403
    form = host.http.post(f"/api/tables/{made['id']}/chat", data={"text": "x", "id": "x"})
    assert form.status_code == 415
    assert host.now(made["id"]) == before
