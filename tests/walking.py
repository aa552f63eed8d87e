"""Every table that can be set up, and ways to get somewhere on it."""

import json
import os
from functools import lru_cache
from itertools import combinations, product
from typing import Any

from hypothesis import settings

import hortus
from hortus.core.bits import members
from hortus.core.dice import Dice
from hortus.core.errors import SetupError
from hortus.core.events import SILENT, EventLog
from hortus.core.rules import Rules
from hortus.core.state import State

LONGEST = 5000  # decisions; no game comes near it

# How much is tried: everything in the compiled build, a part where the same files run interpreted and slowly.
PART = float(os.environ.get("HORTUS_PART", "1"))
# Which games are played: all of them, or those named with commas between, where only their rules have changed.
GAMES = [game for game in hortus.GAMES if game in os.environ.get("HORTUS_GAMES", game).split(",")]


def examples(count: int) -> settings:
    """This many random examples, or the part of them that this run has time for."""
    return settings(max_examples=max(5, round(count * PART)), deadline=None)


class Setting:
    """One way to set up a table. A failing test shows its name."""

    def __init__(self, game: str, seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> None:
        self.game, self.seats, self.modules, self.options = game, seats, modules, options

    def __repr__(self) -> str:
        chosen = [f"{key}={choice}" for key, choice in self.options]
        return "-".join([self.game, str(self.seats), *self.modules, *chosen])

    @property
    def rules(self) -> Rules[Any]:
        return _rules(self.game, self.seats, self.modules, self.options)


@lru_cache(maxsize=64)
def _rules(game: str, seats: int, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> Any:
    return hortus.rules(game, seats, modules, dict(options))


def settings_of(game: str) -> list[Setting]:
    """Every legal combination of seats, modules and options."""
    kind = hortus.GAMES[game]
    keys = [module.key for module in kind.modules]
    sets = [chosen for size in range(len(keys) + 1) for chosen in combinations(keys, size)]
    agreed = [
        tuple(zip([option.key for option in kind.options], choices, strict=True))
        for choices in product(*[option.choices for option in kind.options])
    ]
    return [
        Setting(game, seats, modules, options)
        for seats in kind.seats
        for modules in sets
        if _fits(game, seats, modules)
        for options in agreed
    ]


@lru_cache
def hiding_settings() -> list[Setting]:
    """Every way to set up a table where somebody cannot see everything."""
    return [setting for setting in every_setting() if setting.rules.hides]


def _fits(game: str, seats: int, modules: tuple[str, ...]) -> bool:
    try:
        hortus.rules(game, seats, modules)
    except SetupError:
        return False
    return True


@lru_cache(maxsize=1)
def every_setting() -> list[Setting]:
    return [setting for game in GAMES for setting in settings_of(game)]


def some_settings() -> list[Setting]:
    """Every setting, or an even part of them, never fewer than those with the default options."""
    every = every_setting()
    chosen = {repr(setting): setting for setting in plain_settings()}
    chosen |= {repr(setting): setting for setting in every[:: max(1, round(1 / PART))]}
    return list(chosen.values())


def plain_settings() -> list[Setting]:
    """Every seat count and module set, with the default options."""
    defaults: dict[str, Setting] = {}
    for setting in every_setting():
        key = "-".join([setting.game, str(setting.seats), *setting.modules])
        defaults.setdefault(key, setting)
    return list(defaults.values())


def fresh(rules: Rules[Any], dice: Dice) -> Any:
    """A table where somebody is asked."""
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, dice, SILENT)
    return state


def step(rules: Rules[Any], state: State, dice: Dice) -> None:
    """One random decision of a random seat that owes one, and what nature adds."""
    seats = members(state.waiting)
    seat = seats[dice.below(len(seats))]
    legal = rules.legal(state, seat)
    rules.choose(state, seat, legal[dice.below(len(legal))], SILENT)
    rules.settle(state, dice, SILENT)


def somewhere(rules: Rules[Any], seed: int, decisions: int) -> tuple[Any, Dice]:
    """A position reached by that many random decisions, or the end before."""
    dice = Dice(seed)
    state = fresh(rules, dice)
    for _ in range(decisions):
        if state.over:
            break
        step(rules, state, dice)
    return state, dice


def finish(rules: Rules[Any], state: State, dice: Dice) -> int:
    """Play on at random to the end; the number of decisions."""
    for count in range(LONGEST):
        if state.over:
            return count
        step(rules, state, dice)
    raise AssertionError(f"no end after {LONGEST} decisions")


def frozen(state: State) -> str:
    """The whole state as text; also proves that a dump is JSON."""
    return json.dumps(state.dump(), sort_keys=True)


def heard_until_revealed(rules: Rules[Any], state: State, seat: int, action: int, listener: int) -> list[Any]:
    """What a seat hears of a decision, up to where something hidden is shown."""
    log = EventLog()
    rules.choose(state, seat, action, log)
    heard = []
    for event in log.events:
        if event.kind.reveals:
            break
        heard.append(event.seen_by(listener))
    return heard
