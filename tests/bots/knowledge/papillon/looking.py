"""Gardens looked at closely, for the tests beside this file."""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.bots.knowledge import knowledge

ROUNDS = 8


def worths(table, seat=0):
    """Every legal action in notation, with what the study makes of it."""
    legal = table.rules.legal(table.state, seat)
    found = vec[float]([0.0] * len(legal))
    knowledge(table.rules).study(table.state, seat, vec[i64](legal), len(legal), found)
    return {table.rules.catalogue.write(action): found[index] for index, action in enumerate(legal)}


def favourite(table, seat=0):
    found = worths(table, seat)
    return max(found, key=lambda action: found[action])


def in_the_last_round(table):
    table.state.round = ROUNDS - 1
    return table
