"""Attacks on the dice: they fail here, and succeed on a deliberately weak build."""

import ast
import random
import time
from pathlib import Path

import pytest
from server.attacks import dice as attacks
from server.in_process import described, run, table

import hortus
from hortus.core.deal import sealed
from hortus.server.http.schemas import SeatOrder, TableOrder
from hortus.server.protocol import payloads
from hortus.server.tables import links
from hortus.server.tables.creation import order_table

ORDER = TableOrder(game="petal", seats=[SeatOrder(kind="bot", bot="random"), SeatOrder(kind="invite")])


def commitments(folder, count: int) -> list[tuple[str, str, int]]:
    """Tables as their players see them: commitment, when they were made; and the secret, to judge the attack."""

    async def make(service):
        made = []
        for _ in range(count):
            room, _ = await order_table(service, ORDER, "")
            made.append((payloads.commitment(room.table), room.table.made.secret, room.table.at))
        return made

    return run(folder, make)


def broken(tables: list[tuple[str, str, int]]) -> int:
    """How many secrets an attacker finds who tries the clock and every small seed."""
    hits = 0
    for commitment, secret, at in tables:
        found = attacks.by_commitment(commitment, attacks.clock_secrets(at, 1.0))
        found = found or attacks.by_commitment(commitment, attacks.small_secrets(14))
        assert found in (None, secret)
        hits += found is not None
    return hits


def test_the_clock_and_small_seeds_do_not_find_the_secret(folder):
    assert broken(commitments(folder, 4)) == 0


@pytest.mark.parametrize("weakness", ["clock", "clock seed", "small"])
def test_on_a_weak_build_the_same_attacks_find_it_every_time(folder, monkeypatch, weakness):
    weak = {
        "clock": lambda: attacks.clock_secret(int(time.time() * 1000)),
        "clock seed": lambda: attacks.seeded_secret(int(time.time())),
        "small": lambda: f"{random.randrange(1 << 14):064x}",
    }
    monkeypatch.setattr(links, "secret", weak[weakness])
    assert broken(commitments(folder, 3)) == 3


def test_the_next_word_cannot_be_recovered_from_the_last_ones():
    dice = sealed(links.secret(), ["a", "b"]).dice("table")
    assert attacks.predicts(lambda: int(dice.word())) == 0
    twister = random.Random(7)
    assert attacks.predicts(lambda: twister.getrandbits(32)) == 20, "the attack itself works"


def test_the_deal_depends_on_every_seats_nonce():
    secret = links.secret()
    layouts = {
        tuple(hortus.Match(hortus.rules("petal"), deal=sealed(secret, nonces)).moves)
        for nonces in (["", ""], ["a", ""], ["", "a"], ["a", "b"], ["b", "a"], ["ab", ""])
    }
    assert len(layouts) == 6


def test_bots_and_nature_throw_different_dice(folder):
    from hortus.server.bots import seats

    async def look(service):
        room, _ = await table(service, described("petal", 2))
        return seats.seed(room, 0), seats.seed(room, 1), seats.public_seed(room, 0)

    assert len(set(run(folder, look))) == 3


def test_nothing_the_server_decides_comes_from_python_s_random():
    package = Path(hortus.__file__).parent
    for folder in ("core", "games", "server"):
        for path in (package / folder).rglob("*.py"):
            tree = ast.parse(path.read_text())
            names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
            names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
            assert "random" not in names, path.name
