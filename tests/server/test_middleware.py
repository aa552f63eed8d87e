"""What every request passes: a name of ours, and nothing too deep."""

import json

import httpx
import pytest
from cli.running import refused
from server.attacks.raw import Raw
from server.client import Guest
from server.running import Server

from hortus import editions
from hortus.core.errors import SetupError
from hortus.server import command
from hortus.server.http import names
from hortus.server.http.middleware import DEEPEST, too_deep
from hortus.server.settings import Settings


@pytest.mark.parametrize(("opening", "closing"), [(b"[", b"]"), (b"{", b"}"), (b'{"a":[', b"]}")])
def test_sixteen_levels_are_read_and_seventeen_are_not(opening, closing):
    levels = DEEPEST if len(opening) == 1 else DEEPEST // 2
    assert DEEPEST == 16
    assert not too_deep(opening * levels + closing * levels)
    assert not too_deep((opening + closing) * 100), "side by side is not deep"
    assert too_deep(opening * (levels + 1) + closing * (levels + 1))
    assert too_deep(opening * (levels + 1)), "closed or not"


@pytest.mark.parametrize(
    "body",
    [b'"' + b"[" * 50 + b'"', b'{"a": "\\"' + b"[" * 50 + b'"}', b'["\\\\", "' + b"{" * 50 + b'"]', b'"' + b"[" * 50],
)
def test_brackets_in_a_text_are_no_levels(body):
    assert not too_deep(body)


@pytest.mark.parametrize("body", [b'["\\\\"' + b"[" * 20, b'"a""b"' + b"[" * 20, b'"\\u005b"' + b"{" * 17])
def test_after_a_text_brackets_count_again(body):
    assert too_deep(body)


def test_very_many_brackets_are_refused_however_flat():
    assert not too_deep(b"[]" * 1000)
    assert too_deep(b"[]" * 1001)


def test_very_many_keys_or_items_are_refused_and_commas_in_a_text_are_none():
    assert not too_deep(b'{"a":[' + b"1," * 1000 + b"1]}")
    assert too_deep(b'{"a":[' + b"1," * 1001 + b"1]}")
    assert not too_deep(b'["' + b"," * 5000 + b'"]')
    assert not too_deep(b'""' * 2000)
    assert too_deep(b'""' * 2001)


WRONG = [
    {"game": "petal", "seats": [{}], "options": {f"{number:x}": 1 for number in range(18_000)}},
    {f"{number:x}": 1 for number in range(18_000)},
    {"game": "petal", "seats": [1] * 90_000},
]


@pytest.mark.parametrize("body", WRONG, ids=["options", "unknown keys", "seats"])
def test_a_body_with_very_many_faults_is_refused_before_each_is_looked_at(server, body):
    """All faults of a body are found before one is named: for so many that takes as long as a hundred decisions."""
    answer = Guest(server.url).http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["key"] == "server-too-deep"


def test_the_largest_edition_fits_however_it_is_escaped_and_not_much_more(server):
    guest = Guest(server.url)
    url, kind = "/api/editions/check", {"Content-Type": "application/json"}
    text = "é" * (editions.LARGEST // 2)
    escaped = json.dumps({"game": "petal", "edition_file": text}).encode()
    assert len(escaped) > 3 * editions.LARGEST
    assert guest.http.post(url, content=escaped, headers=kind).status_code == 400, "read, and refused as an edition"
    larger = json.dumps({"game": "petal", "edition_file": text + "é" * 3000}).encode()
    assert guest.http.post(url, content=larger, headers=kind).status_code == 413
    assert guest.http.post("/api/tables", content=larger, headers=kind).status_code == 413


# ---- names


def asked_as(server: Server, host: str, path: str = "/api/games") -> httpx.Response:
    return Guest(server.url).http.get(path, headers={"Host": host})


FOREIGN = ("evil.example", "evil.example:{port}", "localhost.evil.example", "127.0.0.1.evil.example", "10.1.2.3",
           "127.0.0.2:{port}", "", "[::1", "localhost:x", "a@localhost", "[::2]:80")  # fmt: skip


@pytest.mark.parametrize("host", FOREIGN)
def test_under_a_foreign_name_there_is_nothing(server, host):
    host = host.format(port=server.port)
    for path in ("/", "/api/games", "/healthz"):
        answer = asked_as(server, host, path)
        assert answer.status_code == 400, path
        assert answer.json()["reason"].startswith("This server does not go by that name")
    guest = Guest(server.url)
    made = {"game": "petal", "seats": [{}, {}]}
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert guest.http.post("/api/tables", json=made, headers=headers).status_code == 400


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:{port}", "localhost.", "127.0.0.1", "127.0.0.1:9", "[::1]:80"]
)
def test_at_home_it_goes_by_the_names_of_home(server, host):
    assert asked_as(server, host.format(port=server.port)).status_code == 200


def test_a_page_of_another_name_gets_no_live_socket(server):
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"))

    def raw(name: str) -> str:
        with Raw(server) as line:
            line.sendall(
                f"GET /api/tables/{made['id']}/live HTTP/1.1\r\nHost: {name}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                f"Authorization: Bearer {made['links']['host']}\r\nOrigin: http://{name}\r\n\r\n".encode()
            )
            return line.line()

    assert " 403 " in raw("evil.example")
    assert " 101 " in raw(f"localhost:{server.port}")


def test_an_operators_name_is_a_name(folder):
    server = Server(folder, names=["Table.Example", "garden.example:8443"]).start()
    try:
        assert asked_as(server, "table.example").status_code == 200
        assert asked_as(server, f"TABLE.example.:{server.port}").status_code == 200
        assert asked_as(server, "garden.example").status_code == 200
        assert asked_as(server, "other.example").status_code == 400
    finally:
        server.stop()


def test_open_to_all_it_is_found_by_its_address_and_its_machines_name(tmp_path, monkeypatch):
    monkeypatch.setattr("socket.gethostname", lambda: "Shed.home.example")
    known = names.own_names(Settings(data=tmp_path, host="0.0.0.0"))
    for host in ("192.168.1.5:8421", "shed.home.example", "shed.local:8421", "localhost"):
        assert names.ours(host, known, "192.168.1.5"), host
    for host in ("192.168.1.6:8421", "evil.example", "shed.evil.example", "shed.local.evil.example"):
        assert not names.ours(host, known, "192.168.1.5"), host
    assert names.ours("192.168.1.5", known, "::ffff:192.168.1.5")
    assert names.ours("[fd00::5]:8421", known, "fd00::5")
    closed = names.own_names(Settings(data=tmp_path, host="192.168.1.5"))
    assert not names.ours("shed.local", closed, "192.168.1.5")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--name", "a@b:x"), "--name needs a name"),
        (("--proxy", "proxy.example"), "--proxy needs an address"),
        (("--proxy", "*"), "--proxy needs an address"),
    ],
)
def test_what_an_operator_cannot_have_meant_is_one_sentence(words, sentence, tmp_path):
    assert sentence in refused("serve", "--no-browser", "--data", str(tmp_path / "d"), *words)


def test_proxies_are_written_as_networks():
    assert str(command.network("10.0.0.7/24")) == "10.0.0.0/24"
    with pytest.raises(SetupError):
        command.network("10.0.0.300")


# ---- open files


def test_there_are_never_more_connections_than_files_can_be_open(tmp_path, monkeypatch):
    import resource

    soft = [1024]
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: soft.__setitem__(0, limits[0]))
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft[0], 4096))
    settings = Settings(data=tmp_path, connections=1500)
    assert command.within_files(settings).connections == 1500
    assert soft == [3200], "the limit is raised as far as it is needed"
    soft[0] = 1024
    settings = Settings(data=tmp_path, connections=10_000)
    assert command.within_files(settings).connections == 1948
    assert soft == [4096]
    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert command.within_files(settings).connections == 10_000
