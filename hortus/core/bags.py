"""Bags of pieces that nobody has seen. A bag stores how many there are of each kind, and no order."""

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.dice import Dice


def total(bag: vec[i64]) -> i64:
    """How many pieces are in the bag."""
    pieces: i64 = 0
    count: i64
    for count in bag:
        pieces += count
    return pieces


def draw(bag: vec[i64], dice: Dice) -> i64:
    """Draw one piece at random. The bag must not be empty."""
    kind = dice.weighted(bag)
    bag[kind] -= 1
    return kind


def unpacked(bag: vec[i64]) -> vec[i64]:
    """All pieces of the bag in a row, kind by kind."""
    row = vec[i64]()
    kind: i64
    for kind in range(len(bag)):
        for _ in range(bag[kind]):
            row = append(row, kind)
    return row


def shuffle(row: vec[i64], dice: Dice) -> None:
    """Put the pieces into random order, in place (Fisher and Yates)."""
    last: i64
    for last in range(i64(len(row)) - 1, 0, -1):
        other = dice.below(last + 1)
        piece = row[last]
        row[last] = row[other]
        row[other] = piece
