"""Attacks with frames that say nothing: pings, pongs and empty pieces, as many as the line takes."""

import json
import time
from collections.abc import Iterator

import pytest
from server.attacks.raw import CONTINUATION, PING, PONG, TEXT, Raw, close_code, frame, frames_in, memory
from server.client import Guest
from server.running import Server

MEGABYTE = 2**20
BEGUN = frame(TEXT, b"", final=False)
EMPTY = frame(CONTINUATION, b"", final=False)


@pytest.fixture
def strict(folder) -> Iterator[Server]:
    """A server with a share of fifty, which does not grow while a test looks."""
    server = Server(folder, messages=50, window=100_000.0).start()
    yield server
    server.stop()


def seated(server: Server) -> tuple[Guest, str]:
    host = Guest(server.url)
    return host, host.make("petal", ("me", "me"))["id"]


def still_played(host: Guest, table: str) -> None:
    host.decide(table, host.now(table)["waiting"][0])


def test_unread_pings_do_not_fill_the_memory(folder):
    server = Server(folder, stuck_seconds=60.0).start()
    try:
        host, table = seated(server)
        still_played(host, table)
        before = memory(server)
        with Raw(server, room=4096).upgrade(table, host.http.cookies["hortus"]) as raw:
            ping = frame(PING, b"x" * 125)
            raw.send_all_it_takes(ping * 1000, 150 * MEGABYTE // (len(ping) * 1000))
            assert memory(server) - before < 6 * MEGABYTE
            still_played(host, table)
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("first", "flood"),
    [(b"", frame(PING)), (b"", frame(PONG)), (BEGUN, EMPTY), (b"", BEGUN + frame(CONTINUATION))],
    ids=["pings", "pongs", "pieces", "empty messages"],
)
def test_every_frame_counts_and_too_many_end_the_line(strict, first, flood):
    host, table = seated(strict)
    with Raw(strict).upgrade(table, host.http.cookies["hortus"]) as raw:
        raw.sendall(first)
        raw.send_all_it_takes(flood, 100)
        heard = raw.rest()
    assert close_code(heard) == 1008
    assert sum(opcode == PONG for opcode, _ in frames_in(heard)) <= 50
    assert 'hortus_cut_total{why="excess"} 1.0' in host.http.get("/metrics").text


def test_empty_pieces_at_full_speed_are_cut_off_at_once_and_others_go_on(strict):
    host, table = seated(strict)
    with Raw(strict).upgrade(table, host.http.cookies["hortus"]) as raw:
        sent = raw.send_all_it_takes(BEGUN + EMPTY * 200_000, 20)
        assert sent < 20 * MEGABYTE
        other = Guest(strict.url)
        mine = other.make("petal", ("me", "me"))["id"]
        still_played(other, mine)


def test_a_message_comes_in_few_pieces_or_not_at_all(server):
    host, table = seated(server)
    with Raw(server).upgrade(table, host.http.cookies["hortus"]) as raw:
        raw.sendall(BEGUN + EMPTY * 10 + frame(CONTINUATION, b'{"say":"ping"}'))
        heard = b""
        while b'{"hear":"pong"}' not in heard:
            heard += raw.recv(65536)
        raw.sendall(BEGUN + EMPTY * 40)
        assert close_code(heard + raw.rest()) == 1008


def test_where_no_line_was_opened_nothing_is_heard(server):
    _, table = seated(server)
    with Raw(server).upgrade(table, "nobody" * 5) as raw:
        assert raw.status.startswith("HTTP/1.1 403")
        raw.send_all_it_takes(frame(PING) * 1000, 10)
        assert not frames_in(raw.rest())


def test_a_line_that_is_not_read_is_aborted_and_not_waited_for(folder):
    """A close would wait until the last byte is taken, which is never."""
    server = Server(folder, stuck_seconds=0.5).start()
    try:
        host, table = seated(server)
        with Raw(server, room=4096).upgrade(table, host.http.cookies["hortus"]) as raw:
            ask = frame(TEXT, json.dumps({"say": "resume", "seat": 0, "v": 0}).encode())
            raw.send_all_it_takes(ask * 100, 200)
            until = time.monotonic() + 30
            ended = False
            while not ended and time.monotonic() < until:
                try:
                    raw.settimeout(0.1)
                    raw.send(frame(PONG))
                except TimeoutError:
                    continue
                except OSError:
                    ended = True
                time.sleep(0.05)
            assert ended
        assert "hortus_sockets 0.0" in host.http.get("/metrics").text
        still_played(host, table)
    finally:
        server.stop()


def test_after_the_goodbye_nothing_more_is_taken(strict):
    host, table = seated(strict)
    with Raw(strict).upgrade(table, host.http.cookies["hortus"]) as raw:
        raw.sendall(frame(2, b"binary"))
        assert raw.send_all_it_takes(frame(PING, b"x" * 100) * 1000, 500) < 20 * MEGABYTE
    other = Guest(strict.url)
    still_played(other, other.make("petal", ("me", "me"))["id"])
