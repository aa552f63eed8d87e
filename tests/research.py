"""The tables on which the adapters are tested: a sample in `make test`, every one of them in `make adapters`."""

import os

import numpy as np
from walking import Setting, plain_settings

import hortus

ALL = os.environ.get("HORTUS_ADAPTERS") == "all"

SAMPLE = [
    Setting("petal", 2, (), ()),
    Setting("petal", 2, (), (("contents", "memory"),)),
    Setting("flutter", 3, (), ()),
    Setting("polders", 3, (), ()),
    Setting("papillon", 2, ("expert_gnomes",), ()),
    Setting("papillon", 3, (), ()),
    Setting("blume", 2, ("tools", "botanist"), ()),
    Setting("blume", 2, ("field_of_flowers",), ()),
    Setting("blume", 1, ("solo",), ()),
]


def tables() -> list[Setting]:
    """The tables of this run."""
    if not ALL:
        return SAMPLE
    known = {repr(setting): setting for setting in SAMPLE}
    return [*SAMPLE, *[setting for setting in plain_settings() if repr(setting) not in known]]


def smallest() -> list[Setting]:
    """One table of each game."""
    first: dict[str, Setting] = {}
    for setting in tables():
        first.setdefault(setting.game, setting)
    return tables() if ALL else list(first.values())


def choices(setting: Setting) -> dict[str, object]:
    """What an environment takes to be such a table."""
    return {"seats": setting.seats, "modules": setting.modules, "options": dict(setting.options)}


def spiel(setting: Setting) -> str:
    """Such a table as OpenSpiel writes it."""
    options = "+".join(f"{key}:{choice}" for key, choice in setting.options)
    return f"hortus_{setting.game}(players={setting.seats},modules={'+'.join(setting.modules)},options={options})"


def some(mask: np.ndarray, dice: hortus.Dice) -> int:
    """A legal action at random."""
    legal = np.flatnonzero(mask)
    return int(legal[int(dice.below(len(legal)))])
