"""Attack: the first person to ask for the rematch controls the table, sees every hand and moves for everybody."""

import pytest
from server.client import Guest, bearer
from server.running import Server


class Circle:
    """A host who plays, two guests, and the game they have just finished."""

    def __init__(self, server: Server, seats: tuple[str, ...] = ("me", "invite", "invite"), over: bool = True) -> None:
        self.url = server.url
        self.host, self.bert, self.carl = (Guest(server.url) for _ in range(3))
        made = self.host.make("flutter", seats)
        self.old, self.links = made["id"], made["links"]
        self.bert.claim(self.old, self.links["seats"][1], name="Bert")
        if seats[2] == "invite" and over:
            self.carl.claim(self.old, self.links["seats"][2], name="Carl")
        self.host.post(self.old, "/abandon")

    def you(self, guest: Guest, table: str) -> dict:
        answer = guest.get(table)
        return answer.json()["you"] if answer.status_code == 200 else {"seats": [], "host": False}


@pytest.fixture
def circle(server: Server) -> Circle:
    return Circle(server)


def test_a_seat_that_asks_first_becomes_no_host_and_learns_no_link(circle):
    told = circle.bert.post(circle.old, "/rematch").json()
    assert told["links"] == {"host": "", "watch": "", "seats": []}
    new = told["id"]
    assert circle.you(circle.bert, new) == {"seats": [1], "host": False}
    assert circle.bert.post(new, "/start").status_code == 403
    assert circle.bert.post(new, "/links", role="host").status_code == 403
    for seat in (0, 2):
        assert circle.bert.get(new, seat=seat).status_code == 403
        assert circle.bert.post(new, "/links", role="seat", seat=seat).status_code == 403
        assert circle.bert.post(new, "/seats/" + str(seat), kind="bot").status_code == 403


def test_the_old_host_is_the_host_of_the_rematch_whoever_asked(circle):
    new = circle.bert.post(circle.old, "/rematch").json()["id"]
    assert circle.you(circle.host, new) == {"seats": [0], "host": True}
    assert circle.you(circle.carl, new) == {"seats": [2], "host": False}
    assert circle.host.post(new, "/start").json() == {"state": "playing"}


def test_every_host_comes_along_by_cookie_and_by_key(server, circle):
    second = Guest(server.url)
    second.claim(circle.old, circle.links["host"])
    program = Guest(server.url, headers=bearer(circle.links["host"]))
    new = circle.bert.post(circle.old, "/rematch").json()["id"]
    for host in (second, program):
        assert circle.you(host, new) == {"seats": [], "host": True}
        assert host.post(new, "/chat", text="hello", id=f"h{id(host)}").status_code == 200


def test_not_even_a_host_is_told_the_link_of_a_seat_that_somebody_holds(circle):
    told = circle.host.post(circle.old, "/rematch").json()
    assert told["links"] == {"host": "", "watch": "", "seats": ["", "", ""]}
    for key in circle.links["seats"]:
        assert Guest(circle.url, headers=bearer(key)).get(told["id"]).status_code == 404


def test_a_host_is_told_the_link_of_a_seat_that_is_open(server):
    circle = Circle(server, over=False)
    told = circle.host.post(circle.old, "/rematch").json()
    first, second, third = told["links"]["seats"]
    assert (first, second) == ("", "")
    dora = Guest(server.url)
    assert dora.claim(told["id"], third).json() == {"seats": [2], "host": False, "watch": True}
    assert circle.you(circle.bert, told["id"]) == {"seats": [1], "host": False}


def test_who_asks_second_is_told_where_it_is_and_nothing_more(server):
    circle = Circle(server, over=False)
    new = circle.bert.post(circle.old, "/rematch").json()["id"]
    told = circle.host.post(circle.old, "/rematch").json()
    assert told == {"id": new, "links": {"host": "", "watch": "", "seats": []}}


def test_a_spectator_and_a_stranger_do_not_get_a_rematch(server, circle):
    watcher, stranger = Guest(server.url), Guest(server.url)
    watcher.claim(circle.old, circle.links["watch"])
    assert watcher.post(circle.old, "/rematch").status_code == 403
    assert stranger.post(circle.old, "/rematch").status_code == 404
    new = circle.bert.post(circle.old, "/rematch").json()["id"]
    assert stranger.get(new).status_code == 404
    assert Guest(server.url, headers=bearer(circle.links["watch"])).get(new).json()["you"] == {
        "seats": [],
        "host": False,
    }


def test_a_program_that_never_claimed_keeps_its_seat_by_its_key(server):
    host = Guest(server.url)
    made = host.make("petal", ("me", "invite"))
    program = Guest(server.url, headers=bearer(made["links"]["seats"][1]))
    program.post(made["id"], "/seats/1", kind="person", name="Robot")
    host.post(made["id"], "/abandon")
    told = host.post(made["id"], "/rematch").json()
    assert told["links"]["seats"] == ["", ""]
    assert program.get(told["id"]).json()["you"] == {"seats": [1], "host": False}


def test_playing_on_gives_nobody_elses_seat_away(server):
    """A table that is played on is the asker's own: the people of the old one have no part in it."""
    ann, ben = Guest(server.url), Guest(server.url)
    made = ann.make("petal", ("me", "invite"))
    ben.claim(made["id"], made["links"]["seats"][1])
    ben.post(made["id"], "/seats/1", kind="bot", bot="random")
    ann.finish(made["id"], (0,))
    opened = ben.post(made["id"], "/play-on", decision=2).json()
    assert ben.get(opened["id"]).json()["you"] == {"seats": [0, 1], "host": True}
    assert ann.get(opened["id"]).status_code == 404
    for key in [opened["links"]["host"], *opened["links"]["seats"]]:
        assert Guest(server.url, headers=bearer(key)).get(made["id"]).status_code == 404


def test_a_rematch_does_not_tell_how_many_devices_somebody_has(server, circle):
    for _ in range(3):
        key = circle.bert.post(circle.old, "/links", role="seat", seat=1).json()["key"]
        Guest(server.url).claim(circle.old, key)
    new = circle.bert.post(circle.old, "/rematch").json()["id"]
    for guest in (circle.host, circle.carl):
        told = [one for one in guest.get(new, "/log").json()["events"] if one.get("house") == "seated"]
        assert [one["seat"] for one in told] == [0, 1, 2]
    assert len(circle.bert.get(new, "/seats/1/devices").json()["devices"]) == 4
