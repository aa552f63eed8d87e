"""Rules never change: whatever is asked of them or played by them, they are what they were when put together."""

import pytest
from walking import Setting, every_setting, fresh, frozen, plain_settings, step

from hortus.core.bits import members
from hortus.core.catalogue import Catalogue
from hortus.core.dice import Dice
from hortus.core.scoring import BLANK

PLAIN = (int, float, str, bool, bytes, type(None))


def portrait(thing: object, known: dict[int, tuple[int, object]]) -> object:
    """Everything that can be reached from a thing, as plain values; what was met before, by the order of meeting.

    Things that were met are kept: a compiled class boxes a vec anew whenever it is
    asked for it, and another thing could get the address of a box that is gone.
    """
    if isinstance(thing, PLAIN):
        return thing
    if id(thing) in known:
        return f"see {known[id(thing)][0]}"
    known[id(thing)] = (len(known), thing)
    if isinstance(thing, dict):
        return {str(key): portrait(value, known) for key, value in thing.items()}
    if isinstance(thing, list | tuple) or type(thing).__name__.startswith("vec["):
        return [portrait(value, known) for value in thing]
    if not type(thing).__module__.startswith("hortus."):
        return repr(type(thing))
    return {name: portrait(getattr(thing, name), known) for name in fields(thing)}


def fields(thing: object) -> list[str]:
    """The attributes of an object, of whichever build its class is."""
    if hasattr(thing, "__dict__"):
        names = list(vars(thing))
    else:
        slots = [vars(kind) for kind in type(thing).__mro__ if kind.__module__.startswith("hortus.")]
        names = [name for slot in slots for name in slot if type(slot[name]).__name__ == "getset_descriptor"]
    # The dictionary for reading notation is made when it is first needed.
    return [name for name in sorted(set(names)) if not (isinstance(thing, Catalogue) and name == "_written")]


def ask_everything(rules, state) -> None:
    """What a server, a bot or a player may ask at any moment."""
    for seat in range(-1, int(rules.seats)):
        rules.view(state, seat)
        rules.imagine(state, seat, Dice(3))
    for seat in range(int(rules.seats)):
        rules.score(state, seat, BLANK)
        rules.foreseen(state, seat)
    for seat in members(state.waiting):
        rules.legal(state, seat)
        rules.choices[state.step].prompt(state, seat)
    rules.census(state)


def settings() -> list[Setting]:
    """Every module set and seat count, and a table with each other choice of an option."""
    chosen = {repr(setting): setting for setting in plain_settings()}
    for setting in every_setting():
        defaults = every_setting_defaults(setting.game)
        if sum(defaults[key] != choice for key, choice in setting.options) == 1 and not setting.modules:
            chosen.setdefault(f"{setting.game}{setting.options}", setting)
    return list(chosen.values())


def every_setting_defaults(game: str) -> dict[str, str]:
    import hortus

    return {option.key: option.default for option in hortus.GAMES[game].options}


@pytest.mark.parametrize("setting", settings(), ids=repr)
def test_a_game_leaves_its_rules_as_they_were(setting):
    rules = setting.rules
    before = portrait(rules, {})
    dice = Dice(11)
    state = fresh(rules, dice)
    decisions = 0
    while not state.over and decisions < 120:
        if decisions % 6 == 0:
            ask_everything(rules, state)
        step(rules, state, dice)
        decisions += 1
    assert portrait(rules, {}) == before


@pytest.mark.parametrize("setting", settings(), ids=repr)
def test_whoever_asks_changes_nothing_on_the_table(setting):
    rules, dice = setting.rules, Dice(12)
    state = fresh(rules, dice)
    for decisions in range(60):
        if state.over:
            break
        if decisions % 5 == 0:
            before = frozen(state)
            ask_everything(rules, state)
            assert frozen(state) == before
        step(rules, state, dice)
