"""Shares of what may be asked for, by a clock that a test moves."""

import pytest

from hortus.server.http.limits import Limits, block
from hortus.server.settings import Settings
from hortus.server.tables.links import Caller, Rights


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def limits(tmp_path, time) -> Limits:
    return Limits(Settings(data=tmp_path, messages=100, window=20.0, household=6, tables=30), time)


def person(limits: Limits, name: str = "somebody", place: str = "192.0.2.1"):
    return limits.person(Caller(holder=name), place)


def test_a_share_can_be_spent_at_once_and_no_more(limits):
    assert sum(limits.take(person(limits)) for _ in range(300)) == 100


def test_a_share_comes_back_at_its_rate_and_the_limit_never_vanishes(limits, time):
    """A client that never stops asking gets its budget, and after that five requests a second."""
    taken = 0
    for step in range(1, 2001):
        taken += sum(limits.take(person(limits)) for _ in range(3))
        time.now = 1000.0 + step / 16  # a fraction that adds up exactly
    assert taken == 100 + int(1999 / 16 * 5)


def test_a_share_that_rests_is_never_more_than_full(limits, time):
    for _ in range(3):
        assert sum(limits.take(person(limits)) for _ in range(300)) == 100
        time.now += 3600.0


def test_a_little_rest_brings_a_little_back(limits, time):
    while limits.take(person(limits)):
        pass
    time.now += 0.1
    assert not limits.take(person(limits))
    time.now += 0.1
    assert limits.take(person(limits)), "one in a fifth of a second"
    assert not limits.take(person(limits))


def test_what_costs_more_takes_more_or_nothing(limits):
    assert limits.take(person(limits), 98.0)
    assert not limits.take(person(limits), 5.0)
    assert limits.take(person(limits), 2.0), "what was refused has cost nothing"
    assert not limits.could(person(limits))
    assert limits.could(person(limits, "somebody else"))


def test_what_one_share_cannot_pay_no_other_pays(limits):
    both = (*person(limits), limits.place("192.0.2.1"))
    assert sum(limits.take(both) for _ in range(300)) == 100
    assert sum(limits.take((limits.place("192.0.2.1"),)) for _ in range(900)) == 500


def test_a_place_has_the_shares_of_a_household(limits):
    assert sum(limits.take((limits.place("192.0.2.1"),)) for _ in range(900)) == 600
    assert sum(limits.may_look("192.0.2.1") for _ in range(900)) == 600
    assert sum(limits.may_request("192.0.2.1") for _ in range(3000)) == 2000


def test_every_seat_of_a_table_and_its_host_have_shares_of_their_own(limits):
    parties = [Rights(seats=(0,)), Rights(seats=(1, 2), host=True), Rights(host=True)]
    assert [sum(limits.take((limits.table("a" * 16, party),)) for _ in range(900)) for party in parties] == [200] * 3
    assert limits.take((limits.table("b" * 16, parties[0]),)), "at another table they have another one"


def test_spectators_with_one_link_have_a_share_each(limits):
    first, second = [limits.person(Caller(key="watch"), place) for place in ("192.0.2.1", "192.0.2.2")]
    assert sum(limits.take(first) for _ in range(200)) == 100
    assert limits.take(second)


def test_what_is_not_full_again_is_not_forgotten(limits, time):
    while limits.take(person(limits)):
        pass
    limits.take(person(limits, "another"))
    assert sum(limits.may_make("192.0.2.1") for _ in range(50)) == 30
    time.now += 10.0
    limits.tidy()
    assert sum(limits.take(person(limits)) for _ in range(300)) == 50
    time.now += 20.0
    limits.tidy()
    assert not limits._buckets
    assert limits._making, "tables come back slowly"
    assert sum(limits.may_make("192.0.2.1") for _ in range(50)) == 4
    time.now += 200.0
    limits.tidy()
    assert not limits._making


def test_an_honest_household_never_meets_a_limit(limits, time):
    """Six people at home, each at three tables, a message every two seconds and a preview for each: ten minutes."""
    people = [person(limits, f"person {number}", "192.0.2.1")[0] for number in range(6)]
    place = limits.place("192.0.2.1")
    for _ in range(300):
        for seat, one in enumerate(people):
            for table in range(3):
                assert limits.take((one, place), 2.0)
                assert limits.take((limits.table(f"{table}", Rights(seats=(seat,))),), 2.0)
        time.now += 2.0


def test_sockets_and_connections_are_counted_and_given_back(tmp_path):
    limits = Limits(Settings(data=tmp_path, sockets_per_address=3))
    assert [limits.enter("a") for _ in range(4)] == [True, True, True, False]
    assert limits.enter("b")
    limits.leave("a")
    assert limits.enter("a")
    assert sum(limits.arrive("a") for _ in range(200)) == 103
    for _ in range(103):
        limits.depart("a")
    assert not limits.connections
    assert limits.connected == 0


def test_connections_of_all_addresses_together_are_limited(tmp_path):
    limits = Limits(Settings(data=tmp_path, sockets_per_address=3, connections=110))
    assert sum(limits.arrive("a") for _ in range(200)) == 103
    assert not limits.crowded()
    for _ in range(7):
        assert limits.arrive("")  # by a proxy, which counts for no address block
    assert limits.crowded()
    limits.depart("")
    assert not limits.crowded()
    assert limits.arrive("b")
    assert limits.crowded()


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("no address", "no address"),
    ],
)
def test_an_ipv6_household_is_one_block(address, shown):
    assert block(address) == shown


def test_only_named_proxies_are_proxies(tmp_path):
    limits = Limits(Settings(data=tmp_path, proxies=("10.0.0.7", "fd00::/8")))
    assert [limits.proxy(address) for address in ("10.0.0.7", "::ffff:10.0.0.7", "fd12::1")] == [True] * 3
    assert [limits.proxy(address) for address in ("10.0.0.8", "127.0.0.1", "x")] == [False] * 3
    assert not Limits(Settings(data=tmp_path)).proxy("127.0.0.1")


def test_a_table_may_count_for_several(limits):
    assert [limits.may_make("192.0.2.1", 5.0) for _ in range(7)] == [True] * 6 + [False]
    assert limits.may_make("192.0.2.2")
