"""Every field of every state survives a clone, and a dump with its load.

Random games leave most fields at rest most of the time; here each one holds a
number of its own, so that a forgotten or mistaken field shows.
"""

import json
from collections.abc import Collection
from itertools import count
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from walking import plain_settings

import hortus
from hortus.core.state import Sealed, State

PLAIN = (bool, int, vec[i64])
SCRATCH = {"fitting", "walk"}  # means nothing between two calls, and is neither dumped nor compared


def fields(part: Any) -> list[str]:
    """The names of what a part of a state holds, in either build."""
    names = [name for name in dir(part) if not name.startswith("_") and not callable(getattr(part, name))]
    return [name for name in names if name != "seats"]


def fill(part: Any, numbers: Any) -> None:
    """Every field gets numbers that no other field has."""
    for name in fields(part):
        value = getattr(part, name)
        if isinstance(value, bool):
            setattr(part, name, not value)
        elif isinstance(value, int):
            setattr(part, name, next(numbers))
        elif isinstance(value, vec[i64]):
            setattr(part, name, vec[i64]([i64(next(numbers)) for _ in range(max(2, len(value)))]))
        elif isinstance(value, list):
            for inner in value:
                fill(inner, numbers)
        else:
            fill(value, numbers)
    if isinstance(part, Sealed):
        part.count = len(part.actions)
    elif hasattr(part, "asks"):
        part.tiles = len(part.laid)  # a garden counts its tiles anew when it is loaded


def held(part: Any, without: Collection[str] = ()) -> Any:
    """All of a state as lists and numbers, read field by field."""
    if isinstance(part, bool | int):
        return part
    if isinstance(part, vec[i64]):
        return [int(number) for number in part]
    if isinstance(part, list):
        return [held(inner, without) for inner in part]
    return {name: held(getattr(part, name), without) for name in fields(part) if name not in without}


def filled(rules: Any) -> State:
    state = rules.deal()
    fill(state, count(101))
    return state


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_every_field_comes_back_from_a_dump(setting):
    state = filled(setting.rules)
    loaded = setting.rules.load(json.loads(json.dumps(state.dump())))
    assert held(loaded, SCRATCH) == held(state, SCRATCH)


@pytest.mark.parametrize("setting", plain_settings(), ids=repr)
def test_every_field_is_cloned_and_none_is_shared(setting):
    state = filled(setting.rules)
    before = held(state, SCRATCH)
    twin = state.clone()
    assert held(twin, SCRATCH) == before
    overwrite(twin)
    assert held(state, SCRATCH) == before


def overwrite(part: Any) -> None:
    """Change every vector in place."""
    for name in fields(part):
        value = getattr(part, name)
        if isinstance(value, vec[i64]):
            for index in range(len(value)):
                value[index] = i64(-7)
        elif not isinstance(value, PLAIN):
            for inner in value if isinstance(value, list) else [value]:
                overwrite(inner)


def test_a_field_that_is_forgotten_is_noticed():
    """The check itself, on a dump that has lost one field."""
    rules = hortus.rules("petal")
    state = filled(rules)
    dump = state.dump()
    dump["laid"] = 0
    assert held(rules.load(dump)) != held(state)
