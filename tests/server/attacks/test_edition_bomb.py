"""Edition files made to keep a reader busy: the server never reads them itself, and its worker has limits."""

import asyncio
import os
import time
import tomllib
from pathlib import Path

import httpx
import pytest
from cli.running import refused
from server.attacks.bombs import GOOD, LIMIT, WORST, long_meadow
from server.attacks.raw import memory
from server.client import Guest
from server.in_process import running
from server.running import Server

import hortus
from hortus import editions
from hortus.core.errors import EditionError
from hortus.server.http.app import build
from hortus.server.uploads import pool, worker
from hortus.server.uploads.pool import Uploads
from hortus.server.uploads.worker import Upload

DEEP_HEADER = "[" + ".".join(["a"] * 200) + "]\n" + "".join(f"a{number}=1\n" for number in range(30_000))


async def ask(app, method: str, path: str, body: object = None) -> httpx.Response:
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost", timeout=120) as client:
        return await client.request(method, path, json=body)


async def post(app, path: str, **body: object) -> httpx.Response:
    return await ask(app, "POST", path, body)


# ---- a look before reading


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[" + ".".join(["a"] * 9) + "]\n", "has a key of more than 8 parts"),
        (" . ".join(["a"] * 9) + " = 1\n", "has a key of more than 8 parts"),
        ('["' + '"."'.join(["a"] * 9) + '"]\n', "has a key of more than 8 parts"),
        ("a = {" + ".".join(["a"] * 9) + " = 1}\n", "has a key of more than 8 parts"),
        ('a = ["""x"""", {' + ".".join(["a"] * 9) + " = 1}]\n", "has a key of more than 8 parts"),
        ("a = ['''x'''''," + "[" * 9 + "]" * 10 + "\n", "is nested too deeply"),
        ("a = " + "[" * 9 + "]" * 9, "is nested too deeply"),
        ("a = " + "{b = " * 9 + "1" + "}" * 9, "is nested too deeply"),
        ("#" * (LIMIT + 1), "is larger than 64 kB"),
        ("é" * (LIMIT // 2 + 1), "is larger than 64 kB"),
    ],
)
def test_what_no_edition_needs_is_refused_before_it_is_read(monkeypatch, text, fault):
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail("it was read"))
    with pytest.raises(EditionError, match=fault):
        editions.from_bytes("bad.toml", text.encode())


@pytest.mark.parametrize(
    "text",
    [
        'a = """\n' + ". . . . . . . . . . . . . . . .\n" * 16 + '"""',
        "a = '" + "." * 300 + "[[[[[[[[[[[[[[['",
        "# " + "." * 300 + "{{{{{{{{{{{{{{{{{\na = 1",
        "a = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]",
        'a = """x""""\nb = [[1]]',
    ],
)
def test_dots_and_brackets_in_texts_and_comments_are_no_structure(text):
    assert editions.from_bytes("good.toml", text.encode()).components == tomllib.loads(text)


@pytest.mark.parametrize("game", hortus.GAMES)
def test_the_shipped_editions_are_far_from_the_limits(game):
    text = (Path(hortus.__file__).parent / "games" / game / "editions" / "standard.toml").read_bytes()
    assert len(text) * 4 < LIMIT
    assert editions.from_bytes("standard.toml", text).components == editions.shipped(game, "standard").components


def test_a_local_file_is_looked_at_in_the_same_way(tmp_path):
    (tmp_path / "bad.toml").write_text(DEEP_HEADER[:60_000])
    sentence = refused("edition", "check", "bad.toml", folder=tmp_path)
    assert sentence == "bad.toml has a key of more than 8 parts; a key of a game has one or two."


# ---- the server itself reads none

FOREIGN: dict[str, dict[str, object]] = {
    "/api/workshop/petal": {},
    "/api/workshop/petal/measure": {"seats": 2},
    "/api/print": {"game": "petal", "what": "pads"},
}
"""Other routes that take an edition file, and what they need beside it."""


async def told(app, answer: httpx.Response) -> str:
    """The first word of what is wrong with a file, however a route says so."""
    said = answer.json()
    job = said.get("job")
    while job and not said.get("finished"):
        await asyncio.sleep(0.1)
        said = (await ask(app, "GET", f"/api/workshop/petal/measure/{job}")).json()
    fault = said.get("fault") or said
    return fault["reason"].partition(" ")[0].rstrip(":")


def test_no_foreign_file_is_read_in_the_process_of_the_server(folder, monkeypatch):
    """And what is asked of it takes no time there, whatever the file holds."""

    def caught(*_):
        raise AssertionError("the server has read a foreign file")

    async def play():
        async with running(folder, messages=100_000, tables=1000) as service:
            app = build(service.settings, service)
            monkeypatch.setattr(editions.tomllib, "loads", caught)
            monkeypatch.setattr(pool, "PATIENCE", 30)  # on a busy machine; the limit on CPU time stays
            good = await post(app, "/api/editions/check", game="petal", edition_file=GOOD)
            assert good.status_code == 200, good.text
            seats = [{"kind": "me"}, {"kind": "me"}]
            made = await post(app, "/api/tables", game="petal", seats=seats, edition_file=GOOD)
            assert made.status_code == 200, made.text
            for path, body in FOREIGN.items():
                good = await post(app, path, **body, edition_file=GOOD)
                assert good.status_code == 200, good.text
            began = time.thread_time()
            for name, text in WORST.items():
                for path, more in (("/api/editions/check", {}), ("/api/tables", {"seats": seats})):
                    answer = await post(app, path, game="petal", edition_file=text, **more)
                    assert answer.status_code == 400, name
                    assert answer.json()["reason"].startswith("uploaded.toml"), name
            for path, body in FOREIGN.items():
                for name, text in list(WORST.items())[:: 1 if path.endswith("petal") else 4]:
                    answer = await post(app, path, **body, edition_file=text)
                    assert await told(app, answer) == "uploaded.toml", (path, name)
            assert time.thread_time() - began < 0.1 * 4 * len(WORST)

    asyncio.run(play())


def test_a_file_of_a_quarter_of_a_megabyte_does_not_stop_the_server(folder):
    async def play():
        async with running(folder, messages=100_000) as service:
            app = build(service.settings, service)
            began = time.thread_time()
            for _ in range(3):
                answer = await post(app, "/api/editions/check", game="petal", edition_file=DEEP_HEADER[:255_000])
                assert answer.status_code in (400, 413, 422)
            assert time.thread_time() - began < 0.5

    asyncio.run(play())


def test_an_upload_counts_for_many_requests(folder):
    server = Server(folder, messages=40, window=1000.0).start()
    try:
        guest = Guest(server.url)
        answers = [
            guest.http.post("/api/editions/check", json={"game": "petal", "edition_file": GOOD}).status_code
            for _ in range(6)
        ]
        assert answers == [200, 200, 200, 200, 429, 429]
        body = {"game": "petal", "seats": [{"kind": "me"}, {"kind": "me"}], "edition_file": GOOD}
        assert guest.http.post("/api/tables", json=body).status_code == 429
    finally:
        server.stop()


# ---- the worker has limits


@pytest.fixture
def weak(monkeypatch) -> None:
    """A worker whose judge does what the first line of a file wishes."""
    tests = str(Path(__file__).parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), tests]))
    monkeypatch.setattr(Uploads, "worker", "server.attacks.weak_inspector")
    monkeypatch.setattr(pool, "READING", 1)


@pytest.mark.usefixtures("weak")
@pytest.mark.parametrize("wish", ["sleep", "spin", "eat", "die", "babble"])
def test_a_file_that_takes_too_much_is_refused_and_the_next_one_is_judged(folder, wish):
    async def play():
        async with running(folder) as service:
            asked = Upload(b"", "petal", [2])
            with pytest.raises(EditionError) as fault:
                await service.uploads.edition(f"# {wish}\n{GOOD}", asked, "here")
            assert fault.value.message.key == worker.TOO_MUCH
            box = await service.uploads.edition(GOOD, asked, "here")
            assert box.digest == editions.from_bytes("mine.toml", GOOD.encode()).digest

    asyncio.run(play())


@pytest.mark.usefixtures("weak")
def test_whoever_comes_when_many_wait_is_told_so_at_once(folder):
    async def play():
        async with running(folder) as service:
            asked = [
                asyncio.create_task(service.uploads.edition(f"# sleep\n{GOOD}", Upload(b"", "petal", [2]), str(place)))
                for place in range(pool.CROWD + 1)
            ]
            await asyncio.sleep(0.1)
            with pytest.raises(EditionError, match="Too many editions are being checked"):
                await service.uploads.edition(GOOD, Upload(b"", "petal", [2]), "here")
            for task in asked:
                task.cancel()
            ended = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(one, asyncio.CancelledError) for one in ended)
            assert not service.uploads.turns.waiting
            assert (await service.uploads.edition(GOOD, Upload(b"", "petal", [2]), "here")).components["side"] == 5

    asyncio.run(play())


@pytest.mark.usefixtures("weak")
def test_one_address_does_not_take_the_place_of_others_in_the_queue(folder):
    async def play():
        async with running(folder) as service:
            slow = f"# sleep\n{GOOD}"
            asked = [
                asyncio.create_task(service.uploads.edition(slow, Upload(b"", "petal", [2]), "hostile"))
                for _ in range(2 * pool.CROWD)
            ]
            await asyncio.sleep(0.1)
            refused = [task for task in asked if task.done()]
            assert len(refused) == len(asked) - pool.EACH
            assert all("Too many editions" in str(task.exception()) for task in refused)
            honest = asyncio.create_task(service.uploads.edition(GOOD, Upload(b"", "petal", [2]), "honest"))
            await asyncio.sleep(0.1)
            assert not honest.done(), "it waits and was not refused"
            for task in asked:
                task.cancel()
            assert (await honest).components["side"] == 5
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(play())


def test_rules_that_take_long_to_put_together_are_refused(monkeypatch):
    """The server puts them together itself afterwards, while everybody waits."""
    monkeypatch.setattr(worker, "SLOWEST", -1.0)
    assert worker.judge(Upload(GOOD.encode(), "petal", [2])).fault["key"] == worker.TOO_MUCH


def test_an_edition_with_very_large_rules_is_refused():
    """Three kilobytes of a file made 13 MB of rules, which every table with such an edition kept for itself."""
    assert worker.judge(Upload(long_meadow(12).encode(), "flutter", [5])).fault["key"] == worker.TOO_MUCH
    assert worker.judge(Upload(long_meadow(4).encode(), "flutter", [5])).fault is None


@pytest.mark.parametrize("game", hortus.GAMES)
def test_editions_much_larger_than_ours_are_still_light_enough(game):
    """Otherwise somebody who adds a few pieces to their own edition would be refused."""
    box = editions.shipped(game, "standard")
    for seats in hortus.GAMES[game].seats:
        assert worker._weight(Upload(b"", game, []), seats, box) < worker.HEAVIEST * 0.6


def test_tables_with_many_editions_or_options_do_not_fill_the_memory(folder):
    server = Server(folder, idle=0.0).start()
    try:
        guest = Guest(server.url)
        before = 0
        for number in range(85):
            tiles = 4 + number % 2
            text = long_meadow(tiles).replace("bee = 2", f"bee = {number % 20}").replace("[0, 1]", f"[0, {number}]")
            made = guest.http.post(
                "/api/tables", json={"game": "flutter", "seats": [{"kind": "me"}] * 5, "edition_file": text}
            )
            assert made.status_code == 200, made.text
            assert guest.http.delete(f"/api/tables/{made.json()['id']}").status_code == 204
            if number == 30:  # until then the server fills what it keeps in any case
                before = memory(server)
        assert memory(server) - before < 40 * 2**20
    finally:
        server.stop()


def test_play_that_never_ends_is_refused(monkeypatch):
    def endless(*_):
        raise RuntimeError("too many steps")

    monkeypatch.setattr(worker, "try_out", endless)
    assert worker.judge(Upload(GOOD.encode(), "petal", [2], seed=1)).fault["key"] == worker.ENDLESS
    assert worker.judge(Upload(GOOD.encode(), "petal", [2])).fault is None


def test_one_process_does_not_judge_for_ever(folder, monkeypatch):
    monkeypatch.setattr(pool, "MOST", 2)

    async def play():
        async with running(folder) as service:
            seen = []
            for _ in range(3):
                await service.uploads.edition(GOOD, Upload(b"", "petal", [2]), "here")
                seen.append(service.uploads.process.pid)
            assert seen[0] == seen[1] != seen[2]

    asyncio.run(play())
