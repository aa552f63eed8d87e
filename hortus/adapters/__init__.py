"""Adapters for research libraries: PettingZoo, Gymnasium and OpenSpiel.

Each needs its library, which Hortus does not install by itself: `pip install
hortus[pettingzoo]`, `hortus[gymnasium]` or `hortus[openspiel]`. Observations
(`observe/`) need none of them.
"""

from typing import Any


def __getattr__(name: str) -> Any:
    """`from hortus.adapters import petal_v0`: PettingZoo's name for an environment."""
    if name.rpartition("_v")[2].isdigit():
        from hortus.adapters.pettingzoo import ENVIRONMENTS

        if name in ENVIRONMENTS:
            return ENVIRONMENTS[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
