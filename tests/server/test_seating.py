"""Who holds a seat, line by line of a log."""

import msgspec
import pytest
from server.in_process import described, run, table

from hortus.server.http.authentication import Denied, Visit
from hortus.server.http.routes.seats import change_seat
from hortus.server.http.schemas import SeatChange
from hortus.server.service import Service
from hortus.server.tables import entries as log
from hortus.server.tables.devices import described as browser
from hortus.server.tables.links import Caller, Rights
from hortus.server.tables.seating import MOST_HOLDERS, Seating


def seating() -> Seating:
    made = described("petal", 2)
    return Seating(msgspec.structs.replace(made, host="host", watch="watch", links=["key0", "key1"], holder="maker"))


def old(body: str) -> log.Seated:
    """A line as the first version wrote it."""
    line = log.read(body.encode())
    assert isinstance(line, log.Seated)
    return line


def test_in_a_log_of_the_version_before_a_claimed_link_opens_nothing_either():
    """That version kept the link alive: the person who made the table could look into every seat."""
    table = seating()
    line = '{"what":"seated","seat":1,"kind":"person","name":"Ben","bot":"","holder":"bens","nonce":"n","away":false}'
    table.apply(old(line), 5)
    assert table.rights(Caller(holder="bens")).seats == (1,)
    assert table.rights(Caller(key="key1")) == Rights()
    assert table.used(Caller("bens", "key1")), "the browser that claimed it may open it again"
    table.apply(old(line.replace("bens", "bens phone")), 5)
    assert table.rights(Caller(holder="bens phone")).seats == (1,), "what a second device claimed then stays claimed"
    table.apply(log.Parted(seat=1, holder="bens phone"), 5)
    assert [(name, device.name) for _, name, device in table.devices("t", 1)] == [("bens", "")]
    assert not table.seats[1].owes
    table.apply(log.Seated(seat=0, kind="person"), 6)
    assert table.complete()


def test_in_such_a_log_the_links_of_the_makers_seats_and_of_programs_still_open_them():
    table = seating()
    table.apply(log.Seated(seat=0, kind="person", holder="maker", nonce="n"), 5)
    table.apply(log.Seated(seat=1, kind="person", name="Robot"), 6)
    assert table.rights(Caller(key="key0")).seats == (0,)
    assert table.rights(Caller(key="key1")).seats == (1,)


def test_a_link_is_spent_once_it_is_claimed():
    table = seating()
    table.apply(log.Seated(seat=1, kind="person", holder="bens", spent=True), 5)
    assert table.rights(Caller(key="key1")) == Rights()
    assert table.rights(Caller(key="")) == Rights(), "no key is not the key of a seat without a link"
    assert table.used(Caller("bens", "key1"))
    assert not table.used(Caller("evas", "key1"))
    assert not table.used(Caller("bens", "key0"))


def test_every_right_comes_from_a_secret_of_its_own():
    table = seating()
    assert table.rights(Caller(key="host")) == Rights((), True, True)
    assert table.rights(Caller(holder="maker")) == Rights((), True, True)
    assert table.rights(Caller(key="watch")) == Rights((), False, True)
    assert table.rights(Caller(key="key0")) == Rights((0,), False, True)
    assert table.rights(Caller("host", "maker")) == Rights(), "a cookie is no key, a key no cookie"


def test_a_holder_is_counted_once_and_the_oldest_of_too_many_goes():
    table = seating()
    for _ in range(2):
        table.apply(log.Seated(seat=0, kind="person", holder="first"), 1)
    assert table.seats[0].holders == ["first"]
    for number in range(MOST_HOLDERS):
        table.apply(log.Seated(seat=0, kind="person", holder=f"h{number}"), 2)
    assert table.seats[0].holders == [f"h{number}" for number in range(MOST_HOLDERS)]


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome, Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/140 Safari/604", "Chrome, iPhone"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) Version/18.1 Safari/605.1.15", "Safari, Mac"),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"),
        ("python-httpx/0.28", ""),
        ("<script>\x1b[31m", ""),
        ("", ""),
    ],
)  # fmt: skip
def test_a_device_is_called_by_two_words_and_nothing_it_says_itself(agent, name):
    assert browser(agent) == name


def test_rights_are_asked_for_again_when_a_seat_is_changed(folder):
    """A request may wait for its turn, and the seat be given away meanwhile."""

    async def late(service: Service) -> None:
        room, (_, ben) = await table(service, described("petal", 2))
        visit = Visit(room, ben, room.rights(ben))
        await room.change(lambda: log.Linked(role="seat", hash="another", seat=1))
        with pytest.raises(Denied, match="not yours"):
            await change_seat(visit, 1, SeatChange(kind="bot", bot="random"))
        assert room.table.seating.seats[1].kind == "person"

    run(folder, late)
