"""Attacks with requests that are never finished, headers that never end, and answers that nobody reads."""

import contextlib
import time
from collections.abc import Iterator

import httpx
import pytest
from server.attacks.raw import TEXT, Raw, frame, memory
from server.client import Guest
from server.running import Server

MEGABYTE = 2**20
SOCKETS = 5


@pytest.fixture
def hasty(folder) -> Iterator[Server]:
    """A server without much patience."""
    server = Server(folder, head_seconds=0.5, body_seconds=0.5, stuck_seconds=0.5, sockets_per_address=SOCKETS).start()
    yield server
    server.stop()


def ended(raw: Raw, drip: bytes = b"") -> str:
    """The last answer while something drips in; an AssertionError if the connection does not end."""
    until = time.monotonic() + 10
    heard = b""
    while time.monotonic() < until:
        try:
            if drip:
                raw.send(drip)
            raw.settimeout(0.1)
            part = raw.recv(65536)
        except TimeoutError:
            continue
        except ConnectionError:
            return heard.decode()
        if not part:
            return heard.decode()
        heard += part
    raise AssertionError("it stays open")


@pytest.mark.parametrize(
    ("begun", "drip"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b""),
        (b"GET / HTTP/1.1\r\n", b"X: y\r\n"),
        (b"", b"\r\n"),
    ],
    ids=["silence", "half a head", "a head that drips", "empty lines"],
)
def test_a_request_that_is_never_finished_is_ended(hasty, begun, drip):
    with Raw(hasty) as raw:
        raw.sendall(begun)
        assert ended(raw, drip).startswith("HTTP/1.1 408")


@pytest.mark.parametrize("drip", [b"", b" "], ids=["half a body", "a body that drips"])
def test_a_body_that_never_ends_is_ended(hasty, drip):
    with Raw(hasty) as raw:
        raw.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            b"Content-Length: 5000\r\n\r\n{"
        )
        assert ended(raw, drip).startswith("HTTP/1.1 408")


UPLOAD = b"POST /api/editions/check HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
CHUNKS = b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("rest", "part"),
    [
        (CHUNKS, (b"1;" + b"a" * 4000 + b"\r\n \r\n") * 16),
        (b"Content-Length: 99999999999\r\n\r\n", b" " * 65536),
        (CHUNKS, b"10000\r\n" + b" " * 65536 + b"\r\n"),
    ],
    ids=["heads of chunks", "a body that was refused", "chunks that were refused"],
)
def test_a_body_without_end_is_not_read_for_long(folder, rest, part):
    """It arrives as fast as it is read, so its time alone would be much work."""
    server = Server(folder).start()
    try:
        with Raw(server) as raw:
            raw.sendall(UPLOAD + rest)
            assert raw.send_all_it_takes(part, 1000) < 30 * MEGABYTE
        assert Guest(server.url).http.get("/healthz").status_code == 200
    finally:
        server.stop()


def test_many_addresses_cannot_fill_the_memory_with_large_bodies(folder):
    """Each keeps to its own limits, and sends a body up to its last byte."""
    server = Server(folder).start()
    almost = UPLOAD + b"Content-Length: 200000\r\n\r\n" + b" " * 190_000
    crowd: list[Raw] = []
    try:
        Guest(server.url).http.get("/healthz")
        before = memory(server)
        for number in range(300):
            crowd.append(Raw(server, f"127.0.{1 + number // 10}.1"))
            crowd[-1].send_all_it_takes(almost, 1)
        Guest(server.url).http.get("/healthz")
        assert memory(server) - before < 25 * MEGABYTE
        small = Guest(server.url).http.post("/api/editions/check", json={"game": "petal", "edition_file": "x"})
        assert small.status_code == 400, "what is small is read all the same"
        for raw in crowd:
            raw.close()
        for _ in range(50):  # their places are free as soon as the server has noticed
            full = {"game": "petal", "edition_file": "#" * 60_000}
            if Guest(server.url).http.post("/api/editions/check", json=full).status_code == 400:
                break
            time.sleep(0.1)
        else:
            raise AssertionError("their places stay taken")
    finally:
        for raw in crowd:
            raw.close()
        server.stop()


def test_one_address_sends_only_so_many_large_bodies_and_others_send_theirs(folder):
    server = Server(folder).start()
    almost = UPLOAD + b"Content-Length: 200000\r\n\r\n" + b" " * 190_000
    crowd = [Raw(server, "127.0.0.3") for _ in range(60)]
    try:
        for raw in crowd:
            raw.send_all_it_takes(almost, 1)
        full = {"game": "petal", "edition_file": "#" * 60_000}
        assert Guest(server.url).http.post("/api/editions/check", json=full).status_code == 400
        assert b" 429 " in crowd[-1].recv(4096)
    finally:
        for raw in crowd:
            raw.close()
        server.stop()


def test_the_next_request_has_its_time_as_well(hasty):
    with Raw(hasty) as raw:
        raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /healthz HTT")
        heard = ended(raw)
        assert heard.startswith("HTTP/1.1 200")
        assert "HTTP/1.1 408" in heard


def test_headers_that_never_end_are_refused_and_not_kept(folder):
    server = Server(folder).start()
    try:
        Guest(server.url).http.get("/healthz")
        before = memory(server)
        with Raw(server) as raw:
            raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
            assert raw.send_all_it_takes(b"x" * 65536, 1000) < 30 * MEGABYTE
            assert memory(server) - before < 6 * MEGABYTE
    finally:
        server.stop()


def test_an_ordinary_head_may_be_large(hasty):
    assert Guest(hasty.url).http.get("/healthz", headers={"X": "x" * 12_000}).status_code == 200
    assert Guest(hasty.url).http.get("/healthz", headers={"X": "x" * 24_000}).status_code == 431


def test_very_many_requests_in_one_go_are_not_queued(hasty):
    with Raw(hasty) as raw:
        raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2000)
        assert ended(raw).count("HTTP/1.1 200") < 50


def test_one_address_has_only_so_many_connections_and_others_have_theirs(hasty):
    crowd = [Raw(hasty, "127.0.0.3") for _ in range(SOCKETS + 100)]
    try:
        with Raw(hasty, "127.0.0.3") as one_more:
            assert ended(one_more).startswith("HTTP/1.1 429")
        assert Guest(hasty.url).http.get("/healthz").status_code == 200
        for raw in crowd:
            assert "408" in ended(raw)
    finally:
        for raw in crowd:
            raw.close()
    with Raw(hasty, "127.0.0.3") as later:
        later.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b" 200 " in later.recv(65536), "when they have gone there is room again"


def test_all_addresses_together_have_only_so_many_connections(folder):
    """Each address stays within its own limit; files and memory of the server are limited all the same."""
    server = Server(folder, head_seconds=2.0, connections=20).start()
    crowd = [Raw(server, f"127.0.0.{3 + number % 10}") for number in range(20)]
    try:
        with Raw(server, "127.0.0.20") as one_more:
            assert ended(one_more).startswith("HTTP/1.1 503")
        for raw in crowd:
            assert "408" in ended(raw)
        with Raw(server, "127.0.0.20") as later:
            later.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b" 200 " in later.recv(65536), "when they have gone there is room again"
    finally:
        for raw in crowd:
            raw.close()
        server.stop()


def test_a_live_socket_keeps_its_place_among_all_connections_until_it_ends(folder):
    server = Server(folder, connections=3).start()
    try:
        host = Guest(server.url)
        table = host.make("petal", ("me", "me"))["id"]
        host.http.close()
        for _ in range(10):
            with Raw(server).upgrade(table, host.http.cookies["hortus"]) as raw:
                assert " 101 " in raw.status
        live = [Raw(server).upgrade(table, host.http.cookies["hortus"]) for _ in range(3)]
        with Raw(server) as one_more:
            assert ended(one_more).startswith("HTTP/1.1 503")
        for raw in live:
            raw.close()
    finally:
        server.stop()


def test_sockets_that_end_are_connections_that_end(hasty):
    host = Guest(hasty.url)
    table = host.make("petal", ("me", "me"))["id"]
    for _ in range(SOCKETS + 110):
        with Raw(hasty).upgrade(table, host.http.cookies["hortus"]) as raw:
            assert " 101 " in raw.status


def test_a_live_socket_is_no_request_and_may_be_silent(hasty):
    host = Guest(hasty.url)
    table = host.make("petal", ("me", "me"))["id"]
    with Raw(hasty).upgrade(table, host.http.cookies["hortus"]) as raw:
        time.sleep(2.0)  # longer than any request may take
        raw.sendall(frame(TEXT, b'{"say":"ping"}'))
        heard = b""
        while b'{"hear":"pong"}' not in heard:
            part = raw.recv(65536)
            assert part, "it was ended"
            heard += part
        assert b"408" not in heard
    assert '"level":"error"' not in hasty.errors.read_text()


def test_an_answer_that_is_not_read_is_not_waited_for(hasty):
    """A stream nobody reads: first its listener lags behind, then the connection is cut."""
    host = Guest(hasty.url)
    table = host.make("petal", ("me", "me"))["id"]
    with Raw(hasty, room=4096) as raw:
        raw.sendall(
            f"GET /api/tables/{table}/stream HTTP/1.1\r\nHost: localhost\r\n"
            f"Cookie: hortus={host.http.cookies['hortus']}\r\n\r\n".encode()
        )
        text = "x" * 400
        for number in range(3000):
            host.post(table, "/chat", seat=0, id=f"c{number}", text=text)
            if number % 50 == 0 and "hortus_sockets 0.0" in host.http.get("/metrics").text:
                break
        else:
            raise AssertionError("it is still being waited for")
    host.decide(table, host.now(table)["waiting"][0])


@pytest.mark.parametrize("ends", ["", "Connection: close\r\n"])
def test_the_last_bytes_of_an_answer_are_not_waited_for_either(folder, ends):
    """They are too few for a transport to complain of, and yet keep a connection open."""
    server = Server(folder, module="server.attacks.narrow", stuck_seconds=0.5, connections=1).start()
    try:
        with Raw(server, room=2048) as raw:
            raw.sendall(f"GET /api/lessons/flutter/basics HTTP/1.1\r\nHost: localhost\r\n{ends}\r\n".encode())
            until = time.monotonic() + 20
            while time.monotonic() < until:
                time.sleep(0.5)
                with contextlib.suppress(httpx.TransportError):
                    if Guest(server.url).http.get("/healthz").status_code == 200:
                        return
        raise AssertionError("it stays open")
    finally:
        server.stop()


def test_a_long_answer_may_take_its_time(folder):
    """Only a client that receives nothing is cut off, not one that is slow with a large file."""
    server = Server(folder, module="server.attacks.narrow", stuck_seconds=1.0).start()
    try:
        with Raw(server, room=2048) as raw:
            raw.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            heard = b""
            while part := raw.recv(4000):
                heard += part
                time.sleep(0.1)
        assert len(heard.partition(b"\r\n\r\n")[2]) == int(heard.partition(b"content-length: ")[2].split()[0]) > 100_000
    finally:
        server.stop()
