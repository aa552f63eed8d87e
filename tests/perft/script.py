"""Counts of positions, and the order of legal actions, from seeded starts."""

from hashlib import sha256
from pathlib import Path
from typing import Any

from walking import plain_settings, somewhere

from hortus.lab.perft import perft

GOLDEN = Path(__file__).parent / "counts.txt"
SEED = 7
MOST = 3000


def deepest(rules: Any) -> int:
    """As deep as can be counted in a moment; the counts themselves say how deep that is."""
    depth = 1
    while depth < 4 and perft(rules, SEED, depth)[-1] < MOST / 10:
        depth += 1
    return depth


def order(rules: Any) -> str:
    """A fingerprint of the legal lists along one random game."""
    digest = sha256()
    for decisions in range(0, 120, 7):
        state, _ = somewhere(rules, SEED, decisions)
        for seat in range(state.seats):
            digest.update(repr(rules.legal(state, seat)).encode())
    return digest.hexdigest()[:16]


def line(setting: Any, depth: int) -> str:
    counts = " ".join(str(count) for count in perft(setting.rules, SEED, depth))
    return f"{setting!r}: {counts}, order {order(setting.rules)}"


def lines() -> list[str]:
    return [line(setting, deepest(setting.rules)) for setting in plain_settings()]
