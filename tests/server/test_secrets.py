"""No answer gives anybody more than they have: every route, asked by every role, at a table of every state.

Whatever looks like a secret in an answer is tried out at every table that is known by then. What it
opens must be the asker's already, or be free for a host to give away. And afterwards nobody stands
where they did not stand before.
"""

import re
import time

import pytest
from server.client import Guest, bearer
from server.running import Server

ROLES = ["nobody", "stranger", "spectator", "anna", "bert", "host"]
STATES = ["open", "playing", "over"]
LOOKS_SECRET = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32}(?![A-Za-z0-9_-])")
TABLES = re.compile(r'"(?:id|table)":\s*"([0-9a-f]{16})"')
SEATS = 3


class Scene:
    """A table with Anna and Bert, a third seat that is open or a bot's, and a host who does not sit."""

    def __init__(self, url: str, state: str) -> None:
        self.url = url
        self.guests = {role: Guest(url) for role in ROLES}
        self.state = state
        host = self.guests["host"]
        kinds = ("invite", "invite", "invite" if state == "open" else "random")
        made = host.make("flutter", kinds)
        self.table = made["id"]
        self.links = made["links"]
        self.guests["anna"].claim(self.table, self.links["seats"][0])
        self.guests["bert"].claim(self.table, self.links["seats"][1])
        self.guests["spectator"].claim(self.table, self.links["watch"])
        self.guests["stranger"].make("petal", ("me", "me"))
        if state == "over":
            for seat, name in enumerate(["anna", "bert"]):
                self.guests[name].post(self.table, f"/seats/{seat}", kind="bot", bot="random")
            until = time.monotonic() + 60
            while host.now(self.table)["state"] != "over":
                assert time.monotonic() < until
                time.sleep(0.02)
        self.known = {self.table}

    def rights(self, role: str, table: str) -> tuple[set[int], bool]:
        """Seats and host's rights of somebody at a table."""
        return rights(self.guests[role].get(table))


def rights(answer) -> tuple[set[int], bool]:
    if answer.status_code != 200:
        return set(), False
    you = answer.json()["you"]
    return set(you["seats"]), you["host"]


def requests(scene: Scene, seat: int) -> list[tuple[str, str, dict]]:
    """Every route of a table, with bodies that somebody in this seat could mean."""
    routes = scene.guests["host"].http.get("/api/openapi.json").json()["paths"]
    bodies = {
        "/moves": {"seat": seat, "v": 5, "id": "x", "action": 0},
        "/undo": {"seat": seat, "v": 5, "id": "x"},
        "/confirm": {"seat": seat, "v": 5, "id": "x"},
        "/preview": {"seat": seat, "v": 5, "action": 0},
        "/hint": {"seat": seat, "v": 5},
        "/chat": {"seat": seat, "text": "x", "id": "x"},
        "/nonce": {"seat": seat, "nonce": "x"},
        "/claim": {"key": scene.links["seats"][seat]},
        "/webhook": {"url": ""},
        "/play-on": {"decision": 0},
        "/review": {},
        "/print": {"seat": seat, "ending": ".svg"},
        "/seats/{seat}": {"name": "x"},
    }
    asked = []
    for path, methods in routes.items():
        if "{table}" not in path or path.endswith(("/stream", "/abandon", "/links")):
            continue
        address = path.replace("{table}", scene.table).replace("{seat}", str(seat)).replace("{decision}", "0")
        address = address.replace("{device}", "link")
        body = next((body for end, body in bodies.items() if path.endswith(end)), {})
        asked += [(method, address, body) for method in methods]
    # What would end the table comes last, and so does what is meant to hand out a secret.
    links = [{"role": "watch"}, {"role": "host"}, {"role": "seat", "seat": seat}]
    last = [("post", f"/api/tables/{scene.table}/links", body) for body in links]
    return [*sorted(asked, key=lambda one: one[1].endswith(("/start", "/rematch"))), *last]


def may_open(scene: Scene, table: str, seats: set[int], host: bool, before: tuple[set[int], bool]) -> bool:
    """Whether somebody who stands there like this may be told a secret that opens this."""
    if table != scene.table and before == ({0, 1, 2}, True):
        return True  # a table of their own
    if host and not before[1]:
        return False
    return all(seat in before[0] or (before[1] and seat == 2) for seat in seats)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("role", ROLES)
def test_no_route_hands_out_what_is_not_the_askers_own(server: Server, role: str, state: str) -> None:
    scene = Scene(server.url, state)
    guest = scene.guests[role]
    had = {other: scene.rights(other, scene.table) for other in ROLES}
    answered = 0
    for seat in range(SEATS):
        for method, address, body in requests(scene, seat):
            if address.endswith("/links") and body["role"] == "seat" and role == "host" and seat < 2:
                continue  # a host takes the seat of somebody else, and all are told: tried in attacks/
            if address.endswith("/claim") and seat == 2:
                continue  # a seat that is free for whoever has its link
            more = {} if method == "get" else {"json": body}
            answer = guest.http.request(method.upper(), address, **more)
            assert answer.status_code < 500, (address, answer.text)
            answered += answer.status_code == 200
            scene.known |= set(TABLES.findall(answer.text))
            for secret in set(LOOKS_SECRET.findall(answer.text)):
                program = Guest(server.url, headers=bearer(secret))
                for table in scene.known:
                    seats, host = rights(program.get(table))
                    mine = scene.rights(role, table)
                    assert may_open(scene, table, seats, host, mine), (address, body, seats, host)
                program.http.close()
    assert answered > 0 or role in ("nobody", "stranger")
    for other in ROLES:
        assert scene.rights(other, scene.table) == had[other], f"{other} stands elsewhere than before"
        for table in scene.known - {scene.table}:
            seats, host = scene.rights(other, table)
            own = other == role and (seats, host) == ({0, 1, 2}, True)  # played on alone
            assert own or (seats <= had[other][0] and host <= had[other][1]), f"{other} has gained at a new table"


def test_each_key_opens_what_it_is_for_and_nothing_else(server: Server) -> None:
    made = Guest(server.url).make("petal", ("invite", "invite"))
    links = made["links"]
    wanted = {
        links["host"]: (set(), True),
        links["watch"]: (set(), False),
        links["seats"][0]: ({0}, False),
        links["seats"][1]: ({1}, False),
    }
    for key, opens in wanted.items():
        program = Guest(server.url, headers=bearer(key))
        assert program.get(made["id"]).status_code == 200
        assert rights(program.get(made["id"])) == opens
        assert (program.http.put(f"/api/tables/{made['id']}/webhook", json={"url": ""}).status_code == 200) == opens[1]
    browser = Guest(server.url)
    assert browser.claim(made["id"], links["host"]).json() == {"seats": [], "host": True, "watch": True}
    assert browser.post(made["id"], "/abandon").json() == {"state": "abandoned"}
