"""Keeping a server: health, figures, logs without secrets, backups, webhooks, and stopping in order."""

import asyncio
import json
import socket
import sqlite3
import threading
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest
from cli.running import hortus, refused
from server.client import Guest, connect_cookie, hear
from server.running import Server

from hortus.core.errors import SetupError
from hortus.server import command
from hortus.server.service import own_editions
from hortus.server.settings import Settings
from hortus.server.store import backup


def test_health_does_a_real_append(server):
    path = server.data / "hortus.sqlite"
    with sqlite3.connect(path) as connection:
        before = connection.execute("SELECT max(at) FROM probes").fetchone()[0] or 0
    time.sleep(1.1)  # an answer holds for a second
    answer = Guest(server.url).http.get("/healthz")
    assert answer.json()["well"]
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT max(at) FROM probes").fetchone()[0] > before
    connection.close()


def test_figures_name_no_table_and_no_secret(server):
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"))
    host.decide(made["id"], host.now(made["id"])["waiting"][0])
    page = host.http.get("/metrics").text
    assert "hortus_commit_seconds_bucket" in page
    assert 'hortus_decisions_total{answer="played"}' in page
    assert made["id"] not in page


def test_the_log_is_structured_and_holds_no_secret_name_or_word(folder):
    import os
    import subprocess
    import sys

    server = Server(folder)
    program = (
        "import os, sys; from pathlib import Path; from hortus.server.command import serve; "
        "from hortus.server.settings import Settings; "
        f"serve(Settings(data=Path({str(folder)!r}), port={server.port}))"
    )
    with server.errors.open("wb") as errors:
        server.process = subprocess.Popen(
            [sys.executable, "-c", program], stdout=subprocess.DEVNULL, stderr=errors, env={**os.environ}
        )
    server.await_health()
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"), title="Geheimtitel")
    host.post(made["id"], "/chat", text="Geheimwort", id="c", seat=0)
    host.decide(made["id"], host.now(made["id"])["waiting"][0])
    host.claim(made["id"], made["links"]["seats"][1], name="Geheimname")
    host.claim(made["id"], "Geheimlink" * 4)
    host.http.get(f"/api/tables/{made['id']}?key=Geheimfrage")
    server.stop()
    text = server.errors.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert any(line.get("route") == "/api/tables/{table}/moves" and line["status"] == 200 for line in lines)
    secrets = [made["links"]["host"], made["links"]["watch"], *made["links"]["seats"], host.http.cookies["hortus"]]
    for word in [*secrets, "Geheim", made["id"]]:
        assert word not in text


def test_a_stop_is_clean_and_says_goodbye(folder):
    server = Server(folder).start()
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"))

    async def listen() -> int:
        async with await connect_cookie(server.url, made["id"], host.http.cookies["hortus"]) as line:
            await hear(line, "happened")
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            await line.wait_closed()
            await stopping
            return line.close_code or 0

    assert asyncio.run(listen()) == 1012
    assert not (folder / "hortus.sqlite-wal").exists() or (folder / "hortus.sqlite-wal").stat().st_size == 0
    again = Server(folder).start()
    try:
        returning = Guest(again.url, cookies=dict(host.http.cookies))
        assert returning.now(made["id"])["state"] == "playing"
    finally:
        again.stop()


def test_a_backup_under_load_is_whole_and_is_restored(server, tmp_path):
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"))
    going = threading.Event()

    def play() -> None:
        while not going.is_set():
            now = host.now(made["id"])
            if now["state"] != "playing":
                return
            host.decide(made["id"], now["waiting"][0])

    thread = threading.Thread(target=play)
    thread.start()
    before = host.now(made["id"])["v"]
    file = tmp_path / "tables.backup"
    done = hortus("backup", str(file), "--data", str(server.data))
    assert done.returncode == 0, done.stderr
    going.set()
    thread.join()
    done = hortus("restore", str(file), "--data", str(tmp_path / "new"))
    assert done.returncode == 0, done.stderr
    elsewhere = Server(tmp_path / "new").start()
    try:
        there = Guest(elsewhere.url, cookies=dict(host.http.cookies))
        now = there.now(made["id"])
        assert now["v"] >= before, "what was acknowledged before the backup is in it"
        there.finish(made["id"])
    finally:
        elsewhere.stop()
    assert "already" in refused("restore", str(file), "--data", str(tmp_path / "new"))


def test_a_backup_moves_tables_between_the_two_databases(database, server, tmp_path):
    host = Guest(server.url)
    made = host.make("petal", ("me", "me"))
    first, second = tmp_path / "one.backup", tmp_path / "two.backup"
    lines = backup.backup(Settings(data=server.data), first)
    assert backup.restore(Settings(data=tmp_path, database=database), first) == lines
    assert backup.backup(Settings(data=tmp_path, database=database), second) == lines
    shared = Server(tmp_path / "shared", database=database).start()
    try:
        there = Guest(shared.url, cookies=dict(host.http.cookies))
        assert there.now(made["id"])["v"] == host.now(made["id"])["v"]
        there.finish(made["id"])
    finally:
        shared.stop()
    with pytest.raises(ValueError, match="already"):
        backup.restore(Settings(data=tmp_path, database=database), first)


def test_what_looks_like_a_backup_is_not_restored_to_the_other_database(database, tmp_path):
    with sqlite3.connect(tmp_path / "foreign") as connection:
        connection.execute("CREATE TABLE entries (colour)")
    connection.close()
    with pytest.raises(SetupError, match="not a backup of Hortus"):
        backup.restore(Settings(data=tmp_path, database=database), tmp_path / "foreign")


def test_bad_words_on_the_command_line_are_one_sentence(tmp_path):
    # Whether or not there are tables already, in this folder or in the one a person plays in.
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "hortus.sqlite").touch()
    assert "no file" in refused("restore", str(tmp_path / "none"), "--data", str(tmp_path / "old"))
    assert "no file" in refused("restore", str(tmp_path / "none"))
    assert "no tables" in refused("backup", str(tmp_path / "b"), "--data", str(tmp_path / "none"))
    (tmp_path / "text").write_text("hello")
    assert "not a backup" in refused("restore", str(tmp_path / "text"), "--data", str(tmp_path / "new"))
    assert refused("serve", "--port", "70000")
    assert "cannot be reached" in refused("serve", "--database", "postgresql://127.0.0.1:9/x", "--no-browser")
    assert "cannot be read" in refused("serve", "--edition", str(tmp_path / "none.toml"), "--data", str(tmp_path / "d"))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "cannot be used" in refused("serve", "--port", port, "--data", str(tmp_path / "d"), "--no-browser")


def test_the_operators_own_edition_is_offered_where_it_fits(folder, tmp_path):
    own = tmp_path / "tiny.toml"
    own.write_text("side = 3\ntiles = [2, 1, 1]\nfewer = 3\n")
    server = Server(folder, edition=str(own)).start()
    try:
        guest = Guest(server.url)
        [petal] = [game for game in guest.http.get("/api/games").json()["games"] if game["key"] == "petal"]
        assert "tiny.toml" in petal["editions"]
        made = guest.make("petal", ("me", "me"), edition="tiny.toml")
        assert guest.get(made["id"]).json()["table"]["scene"]["side"] == 3
    finally:
        server.stop()


@pytest.mark.parametrize("line", ["", 'game = "petal"\n'])
def test_an_edition_of_the_operators_may_say_whose_it_is(line, tmp_path):
    own = tmp_path / "tiny.toml"
    own.write_text(line + "side = 3\ntiles = [2, 1, 1]\nfewer = 3\n")
    assert own_editions(Settings(data=tmp_path, edition=own)) == {"petal": ["tiny.toml"]}
    own.write_text(line + "side = 4\ntiles = [2, 1, 1]\nfewer = 3\n")
    with pytest.raises(ValueError, match=r"^tiny.toml: "):
        own_editions(Settings(data=tmp_path, edition=own))


@pytest.mark.parametrize(
    ("host", "shown"),
    [("0.0.0.0", "http://localhost:80/"), ("table.example", "http://table.example:80/"), ("::1", "http://[::1]:80/")],
)
def test_the_address_that_is_shown_can_be_opened(host, shown, tmp_path):
    assert command.address(Settings(data=tmp_path, host=host), 80) == shown


class Catcher(BaseHTTPRequestHandler):
    caught: list[dict] = []

    def do_POST(self) -> None:
        self.caught.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(200)
        self.end_headers()

    def log_message(self, *words: object) -> None:
        return


def test_a_webhook_says_whose_turn_it_is_to_hosts_the_operator_allows(folder):
    catcher = HTTPServer(("127.0.0.1", 0), Catcher)
    thread = threading.Thread(target=catcher.serve_forever)
    thread.start()
    place = f"127.0.0.1:{catcher.server_port}"
    server = Server(folder, webhook_hosts=[place]).start()
    try:
        host = Guest(server.url)
        made = host.make("petal", ("me", "me"), title="Sunday")
        for bad in ("http://127.0.0.1:1/", "http://evil.example/", f"http://x@{place}/", "ftp://x/", f"http://{place}@evil.example/",
                    "http://[", "file:///etc/passwd"):  # fmt: skip
            assert host.http.put(f"/api/tables/{made['id']}/webhook", json={"url": bad}).status_code == 400, bad
        answer = host.http.put(f"/api/tables/{made['id']}/webhook", json={"url": f"http://{place}/turn"})
        assert answer.json() == {"webhook": True}
        seat = host.now(made["id"])["waiting"][0]
        host.decide(made["id"], seat)
        for _ in range(100):
            if any(post["waiting"] and post["waiting"][0]["seat"] == 1 - seat for post in Catcher.caught):
                break
            threading.Event().wait(0.05)
        last = Catcher.caught[-1]
        assert last["waiting"][0]["seat"] == 1 - seat
        assert set(last) == {"table", "game", "title", "state", "waiting"}, "nothing of what lies on the table"
    finally:
        server.stop()
        catcher.shutdown()
        catcher.server_close()
        thread.join()
