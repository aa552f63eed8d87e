"""The live socket under fire: nothing it is told makes it stumble, and nothing changes the table."""

import asyncio
import base64
import json
import os
import random
import socket as sockets
import struct
import time

import pytest
import websockets
from server.client import Guest, connect_cookie, hear, say
from server.fuzzing import bad_message
from server.running import Server

from hortus.core.errors import WireError
from hortus.server.http.schemas import Gesture
from hortus.server.protocol import messages


def test_the_decoder_refuses_and_never_stumbles():
    """Fifty thousand bad messages at the door itself."""
    dice = random.Random(1)
    refused = 0
    for _ in range(50_000):
        try:
            messages.read(bad_message(dice))
        except WireError:
            refused += 1
    assert refused > 30_000


@pytest.mark.slow
def test_bad_messages_change_nothing_and_end_in_a_refusal_or_a_close(server):
    host = Guest(server.url)
    made = host.make("petal", ("me", "invite"))
    before = host.now(made["id"])
    dice = random.Random(2)

    codes: list[int] = []

    async def fire() -> int:
        sent = 0
        while sent < 4000:
            async with await connect_cookie(server.url, made["id"], host.http.cookies["hortus"]) as socket:
                await hear(socket, "happened")
                try:
                    for _ in range(200):
                        message = bad_message(dice)
                        if '"chat"' in message or '"react"' in message:
                            continue  # a lucky one would be a real change
                        await socket.send(message)
                        sent += 1
                        json.loads(await socket.recv())
                except websockets.ConnectionClosed as end:
                    codes.append(end.rcvd.code if end.rcvd else 0)
        return sent

    assert asyncio.run(fire()) >= 4000
    assert codes, "whoever sends only nonsense is sent away"
    assert set(codes) <= {1007, 1008, 1009}
    assert host.now(made["id"]) == before
    assert '"what":"fault"' not in server.errors.read_text()


def closing_code(server: Server, table: str, cookie: str, frame: bytes) -> int:
    """What a raw frame is answered with."""
    key = base64.b64encode(os.urandom(16)).decode()
    with sockets.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        raw.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: hortus={cookie}\r\n\r\n".encode()
        )
        stream = raw.makefile("rb")
        assert b"101" in stream.readline()
        while stream.readline().strip():
            pass
        raw.sendall(frame)
        while True:
            head = stream.read(2)
            assert len(head) == 2, "no close frame"
            size = head[1] & 127
            if size == 126:
                size = struct.unpack(">H", stream.read(2))[0]
            body = stream.read(size)
            if head[0] & 15 == 8:
                return struct.unpack(">H", body[:2])[0]


def masked(opcode: int, body: bytes, final: bool = True) -> bytes:
    mask = os.urandom(4)
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + struct.pack(">H", len(body))
    return bytes([(0x80 if final else 0) | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body))


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (masked(2, b"binary"), 1003),
        (masked(1, b"\xff\xfe broken"), 1007),
        (masked(1, b"x" * 9000), 1009),
        (masked(1, b"x" * 5000, final=False) + masked(0, b"x" * 5000), 1009),
        (bytes([0x83, 0x80]) + bytes(4), 1002),
    ],
    ids=["binary", "not UTF-8", "too large", "too large in pieces", "unknown opcode"],
)
def test_frames_that_do_not_belong_are_closed_with_the_right_code(server, frame, code):
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"))
    assert closing_code(server, made["id"], host.http.cookies["hortus"], frame) == code


def test_a_client_that_asks_and_never_reads_is_cut_off_and_others_are_not(folder):
    server = Server(folder, stuck_seconds=2.0).start()
    try:
        host = Guest(server.url)
        made = host.make("petal", ("me", "me"))
        key = base64.b64encode(os.urandom(16)).decode()
        with sockets.socket() as raw:
            raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            raw.connect(("127.0.0.1", server.port))
            raw.sendall(
                f"GET /api/tables/{made['id']}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                f"Cookie: hortus={host.http.cookies['hortus']}\r\n\r\n".encode()
            )
            ask = masked(1, json.dumps({"say": "resume", "seat": 0, "v": 0}).encode())
            raw.settimeout(5)
            cut = False
            for turn in range(300):
                try:
                    if turn < 100:
                        raw.sendall(ask * 20)
                    else:
                        time.sleep(0.1)
                except OSError:
                    cut = True
                    break
                if 'hortus_cut_total{why="slow"} 1.0' in host.http.get("/metrics").text:
                    cut = True
                    break
            assert cut
            assert host.now(made["id"])["state"] == "playing"
            host.decide(made["id"], host.now(made["id"])["waiting"][0])
    finally:
        server.stop()


def test_too_many_messages_too_many_sockets_and_too_many_tables_are_refused(folder):
    server = Server(folder, messages=20, window=60.0, sockets_per_address=3, tables=2).start()
    try:
        host = Guest(server.url)
        made = host.make("petal", ("me", "me"))
        cookie = host.http.cookies["hortus"]

        async def crowd():
            opened = [await connect_cookie(server.url, made["id"], cookie) for _ in range(3)]
            with pytest.raises(websockets.InvalidStatus):
                await connect_cookie(server.url, made["id"], cookie)
            for _ in range(40):
                await say(opened[0], "ping")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await hear(opened[0], "nothing more")
            assert closed.value.rcvd.code == 1008
            await asyncio.sleep(0.1)
            opened.append(await connect_cookie(server.url, made["id"], cookie))
            for socket in opened:
                await socket.close()

        asyncio.run(crowd())
        codes = [host.post(made["id"], "/chat", text="x", id=f"c{index}", seat=0).status_code for index in range(40)]
        assert codes.count(429) >= 25
        rest = {"/seats/0": {"name": "x"}, "/links": {"role": "watch"}, "/start": {}, "/abandon": {}, "/rematch": {}}
        for path, body in rest.items():
            assert host.post(made["id"], path, **body).status_code == 429, path
        assert host.http.put(f"/api/tables/{made['id']}/webhook", json={"url": ""}).status_code == 429
        own = {"game": "petal", "edition_file": "side = 3"}
        assert host.http.post("/api/editions/check", json=own).status_code == 429
        Guest(server.url).make("petal", ("me", "me"))
        many = Guest(server.url).http.post("/api/tables", json={"game": "petal", "seats": [{}, {}]})
        assert many.status_code == 429
        assert "tables" in many.json()["reason"]
    finally:
        server.stop()


def test_large_and_deep_bodies_are_refused(server):
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"))
    url = f"/api/tables/{made['id']}/chat"
    json_kind = {"Content-Type": "application/json"}
    assert host.http.post(url, content=b'"' + b"x" * 20_000 + b'"', headers=json_kind).status_code == 413
    assert host.http.post(url, content=b"[" * 200 + b"]" * 200, headers=json_kind).status_code == 400
    assert host.http.post(url, content=iter([b"x" * 10_000] * 3), headers=json_kind).status_code == 413
    assert host.http.post(url, content=b"{", headers=json_kind).status_code == 422
    assert host.http.post(url, content=b'{"text": NaN, "id": 1e999}', headers=json_kind).status_code == 422


def test_no_address_is_too_odd_for_an_answer(server):
    host = Guest(server.url)
    for path in ("/" + "a" * 300, "/%00", "/assets/%00.js", "/%ff", "/..%2f..%2f..%2fapp.py"):
        assert host.http.get(path).status_code == 200, path
    assert '"what":"fault"' not in server.errors.read_text()


def test_a_number_for_a_decision_is_made_of_signs_that_can_be_seen():
    """What cannot be seen some databases cannot keep, and the server's own ids begin with it."""
    for bad in ("\0", "a\0", "\t", "a\nb", "\x1f1"):
        with pytest.raises(WireError):
            messages.read(json.dumps({"say": "undo", "seat": 0, "v": 1, "id": bad}))
        with pytest.raises(ValueError, match="id"):
            Gesture(seat=0, v=1, id=bad)
    for good in ("bot-17", "chat 1", "é ✿", "a" * 64):
        messages.read(json.dumps({"say": "undo", "seat": 0, "v": 1, "id": good}))
        Gesture(seat=0, v=1, id=good)


def test_every_answer_carries_the_strict_headers(server):
    host = Guest(server.url)
    for path in ("/", "/api/games", "/healthz", "/nothing", "/api/nothing"):
        headers = host.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
