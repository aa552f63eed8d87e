"""What every state must do, for the tests of each game's own."""

import json
from typing import Any

from walking import somewhere

import hortus


def played(game: str, seats: int | None = None, modules: tuple[str, ...] = (), decisions: int = 25) -> tuple[Any, Any]:
    """Rules, and a table in the middle of a random game."""
    rules = hortus.rules(game, seats, modules)
    state, _ = somewhere(rules, 5, decisions)
    return rules, state


def shares_nothing(state: Any, change: Any) -> bool:
    """Whether a change of a clone leaves the original as it was, and is seen in the clone."""
    before = state.dump()
    twin = state.clone()
    assert twin.dump() == before
    change(twin)
    return bool(state.dump() == before and twin.dump() != before)


def comes_back(rules: Any, state: Any) -> bool:
    """Whether a state that was written down as JSON is the same when it is read again."""
    dump = state.dump()
    loaded = rules.load(json.loads(json.dumps(dump)))
    same = [rules.legal(loaded, seat) == rules.legal(state, seat) for seat in range(int(rules.seats))]
    return bool(loaded.dump() == dump and all(same))
