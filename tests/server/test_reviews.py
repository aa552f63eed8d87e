"""Reviews of finished games: computed by their own process, kept, and only for those who may look."""

import asyncio
import time

import pytest
from server.client import Guest

from hortus.core.errors import IllegalAction
from hortus.server.reviews import pool
from hortus.server.reviews.worker import News
from hortus.server.settings import Settings


@pytest.fixture
def ann(server):
    return Guest(server.url)


@pytest.fixture
def ben(server):
    return Guest(server.url)


def wait_for_review(guest, table, effort="quick"):
    """The finished review, and everything that was answered on the way."""
    heard = []
    for _ in range(600):
        heard.append(guest.post(table, "/review", effort=effort).json())
        if heard[-1]["finished"]:
            return heard[-1]["review"], heard
        time.sleep(0.3)
    pytest.fail("the review does not end")


def test_a_finished_game_is_reviewed_once_and_kept_as_long_as_its_table(server, ann, ben):
    made = ann.make("petal", ("me", "me"))
    assert ann.post(made["id"], "/review").status_code == 409
    ann.finish(made["id"])
    review, heard = wait_for_review(ann, made["id"])
    assert not heard[0]["finished"]
    assert review["complete"]
    assert len(review["decisions"]) == len(ann.get(made["id"], "/replay").json()["decisions"])
    for one in review["balance"]:
        assert abs(one["start"] + one["luck"] + one["skill"] - one["result"]) < 1e-9
    # A spectator gets the same one, at once; somebody without a link gets nothing.
    assert ben.post(made["id"], "/review", effort="quick").status_code == 404
    ben.claim(made["id"], made["links"]["watch"])
    again = ben.post(made["id"], "/review", effort="quick").json()
    assert again["finished"]
    assert again["review"] == review
    kept = server.data / "hortus.sqlite-reviews"
    assert list(kept.glob(f"{made['id']}-*"))
    assert ann.http.delete(f"/api/tables/{made['id']}").status_code == 204
    assert not list(kept.glob(f"{made['id']}-*"))


def test_an_unknown_effort_is_refused(ann):
    made = ann.make("petal", ("me", "me"))
    assert ann.post(made["id"], "/review", effort="0").status_code == 422


def lane(folder, begun, monkeypatch):
    """The lane of the reviews, with a review that ends when it is told to."""
    reviews = pool.Reviews(Settings(data=folder))
    ends = asyncio.Event()

    async def review(name, _order):
        begun.append(name.split("-")[0])
        await ends.wait()
        reviews.jobs[name] = News(1, 1, b"{}", True)

    monkeypatch.setattr(reviews, "_run", review)
    return reviews, ends


async def until_done(reviews):
    while reviews.places:
        await asyncio.sleep(0)


def test_one_household_has_only_a_part_of_the_queue_and_others_get_their_turn(folder, monkeypatch):
    async def play():
        begun = []
        reviews, ends = lane(folder, begun, monkeypatch)
        for number in range(pool.EACH):
            reviews.ask(f"a{number}", "quick", {}, "ann")
        with pytest.raises(IllegalAction, match="Too many reviews"):
            reviews.ask("one more", "quick", {}, "ann")
        reviews.ask("b0", "quick", {}, "ben")
        await asyncio.sleep(0)
        assert begun == ["a0"]
        ends.set()
        await until_done(reviews)
        assert begun[:3] == ["a0", "b0", "a1"]
        assert sorted(begun) == ["a0", "a1", "a2", "a3", "b0"]
        reviews.ask("a4", "quick", {}, "ann")
        await until_done(reviews)
        assert begun[-1] == "a4", "once they are done, there is room again"

    asyncio.run(play())


def test_only_so_many_reviews_wait_in_all(folder, monkeypatch):
    async def play():
        reviews, _ = lane(folder, [], monkeypatch)
        for number in range(pool.CROWD + 1):
            reviews.ask(f"t{number}", "quick", {}, f"place {number}")
        with pytest.raises(IllegalAction):
            reviews.ask("one more", "quick", {}, "nobody")
        await reviews.stop()

    asyncio.run(play())


def test_a_review_of_a_table_that_was_deleted_is_not_begun(folder, monkeypatch):
    async def play():
        begun = []
        reviews, ends = lane(folder, begun, monkeypatch)
        for table in ("one", "two", "three"):
            reviews.ask(table, "quick", {}, "ann")
        reviews.forget("two")
        ends.set()
        await until_done(reviews)
        assert begun == ["one", "three"]

    asyncio.run(play())


def test_reading_stored_reviews_fills_neither_memory_nor_disk(folder, monkeypatch):
    monkeypatch.setattr(pool, "KEPT", 3)
    monkeypatch.setattr(pool, "STORED", 5)

    async def play():
        folder.mkdir()
        reviews = pool.Reviews(Settings(data=folder))
        for number in range(8):
            reviews._keep(reviews.folder / pool._name(f"t{number}", "quick"), b"{}")
        assert len(list(reviews.folder.iterdir())) == 5
        for number in range(8):
            news = await reviews.known(f"t{number}", "quick")
            assert (news is None) == (number < 3)
        assert len(reviews.jobs) == 3
        assert (await reviews.known("t7", "quick")).review == b"{}"

    asyncio.run(play())
