"""Observations: honest, complete, bounded, and laid out as they say."""

import array
import json
import struct

import numpy as np
import pytest
from research import ALL, tables
from walking import fresh, somewhere, step

import hortus
from hortus.adapters.observe import OBSERVERS, observer
from hortus.adapters.observe.petal import PetalObserver
from hortus.adapters.observe.slate import Slate
from hortus.core.bits import members
from hortus.core.dice import Dice
from hortus.core.errors import SetupError
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.state import NONE, to_vec

STATES = 100_000 if ALL else 2_000  # positions in which views and observations are compared, over all tables


def seen(rules, state, seat) -> bytes:
    out = bytearray(4 * hortus.observation(rules).size)
    hortus.observe(Perspective(rules, state, seat), out)
    return bytes(out)


def view(rules, state, seat) -> str:
    """All that a seat sees, without which of the others have already made their sealed choice."""
    shown = Perspective(rules, state, seat).view()
    asked = [other for other in range(state.seats) if other != seat and state.sealed[other].count]
    shown["waiting"] = sorted({*members(state.waiting), *asked})
    return json.dumps(shown, sort_keys=True)


@pytest.mark.parametrize("setting", tables(), ids=repr)
def test_the_fields_cover_the_vector_without_a_gap(setting):
    layout = hortus.observation(setting.rules)
    place = 0
    for field in layout.fields:
        assert field.start == place
        assert field.says.endswith(".")
        assert field.low < field.high
        place = field.stop
    assert place == layout.size
    assert len({field.name for field in layout.fields}) == len(layout.fields)


@pytest.mark.parametrize("setting", tables(), ids=repr)
def test_dealing_what_is_hidden_anew_changes_no_byte(setting):
    rules = setting.rules
    for seed in range(40 if ALL else 6):
        state, dice = somewhere(rules, seed, 5 + 11 * seed)
        for seat in range(state.seats):
            perspective = Perspective(rules, state, seat)
            world = perspective.imagine(dice)
            assert seen(rules, world, seat) == seen(rules, state, seat)
            assert rules.legal(world, seat) == perspective.legal()


@pytest.mark.parametrize("setting", tables(), ids=repr)
def test_different_views_have_different_observations(setting):
    """Not only at random places: what follows one position by different actions differs in little."""
    rules = setting.rules
    known: dict[bytes, str] = {}
    compared, seed = 0, 0
    while compared < STATES // len(tables()):
        dice = Dice(seed)
        seed += 1
        state = fresh(rules, dice)
        while not state.over and compared < STATES // len(tables()):
            for near in [state, *siblings(rules, state, dice)]:
                for seat in range(near.seats):
                    shown = view(rules, near, seat)
                    assert known.setdefault(seen(rules, near, seat), shown) == shown
                    compared += 1
            for _ in range(1 + int(dice.below(4))):
                if not state.over:
                    step(rules, state, dice)


def siblings(rules, state, dice):
    """A few positions after the next decision, with the same random draws."""
    [seat, *_] = members(state.waiting)
    legal = rules.legal(state, seat)
    made = []
    for _ in range(3):
        near = state.clone()
        rules.choose(near, seat, legal[int(dice.below(len(legal)))], SILENT)
        rules.settle(near, Dice(7), SILENT)
        made.append(near)
    return made


@pytest.mark.parametrize("setting", tables(), ids=repr)
def test_numbers_stay_within_their_bounds(setting):
    rules = setting.rules
    layout = hortus.observation(rules)
    low, high = np.zeros(layout.size), np.zeros(layout.size)
    for field in layout.fields:
        low[field.start : field.stop], high[field.start : field.stop] = field.low, field.high
    for seed in range(20 if ALL else 2):
        state, dice = somewhere(rules, seed, 0)
        while not state.over:
            step(rules, state, dice)
            vector = np.frombuffer(seen(rules, state, 0), np.float32)
            for place in np.flatnonzero((vector < low) | (vector > high)):
                [name] = [field.name for field in layout.fields if field.start <= place < field.stop]
                raise AssertionError(f"{name}: {vector[place]}")


def test_own_things_come_first():
    rules = hortus.rules("petal")
    layout = hortus.observation(rules)
    match = hortus.Match(rules, seed=4)
    dice = hortus.Dice(4)
    while sum(match.scores()) == 0:
        [seat] = match.waiting
        match.submit(seat, hortus.bot("greedy").choose(match.perspective(seat), dice))
    parts = []
    for seat in (0, 1):
        out = np.zeros(layout.size, np.float32)
        hortus.observe(match.perspective(seat), out)
        parts.append(layout.split(out))
    assert (parts[0]["points"] * 128).tolist() == list(match.scores())
    assert (parts[1]["points"] * 128).tolist() == list(reversed(match.scores()))
    assert (parts[0]["number"] == -parts[1]["number"]).all()
    assert parts[0]["asked"].tolist() == parts[1]["asked"].tolist()[::-1]


def test_a_sealed_choice_of_another_seat_is_not_seen():
    rules = hortus.rules("polders", 2)
    match = hortus.Match(rules, seed=1)
    assert match.waiting == (0, 1)
    out, later = np.zeros((2, hortus.observation(rules).size), np.float32)
    hortus.observe(match.perspective(1), out)
    while 0 in match.waiting:
        match.submit(0, match.legal(0)[0])
    hortus.observe(match.perspective(1), later)
    assert (out == later).all()


def test_the_memory_game_hides_the_numbers_inside_flowers():
    rules = hortus.rules("petal", options={"contents": "memory"})
    layout = hortus.observation(rules)
    state, _ = somewhere(rules, 3, 9)
    parts = layout.split(np.frombuffer(seen(rules, state, 0), np.float32))
    flowers = parts["flower"] == 1
    assert flowers.any()
    assert not parts["number"][flowers].any()
    assert not parts["net"].any()
    assert not parts["gross"].any()
    assert parts["size"][flowers].all()


def test_a_planted_leak_is_caught():
    """An observer that forgets what the memory game covers gives different bytes in different worlds."""
    rules = hortus.rules("petal", options={"contents": "memory"})
    leaking = PetalObserver(rules)
    leaking.memory = False
    state, dice = somewhere(rules, 3, 20)
    worlds = [state, *[Perspective(rules, state, 0).imagine(dice) for _ in range(5)]]
    written = set()
    for world in worlds:
        slate = Slate(leaking.size)
        leaking.write(world, 0, slate, 0)
        written.add(slate.contents())
    assert len(written) > 1
    assert len({seen(rules, world, 0) for world in worlds}) == 1


def test_a_slate_writes_float32_numbers():
    slate = Slate(3)
    for shift in (0, 3, 7, 16):
        for number in [*range(-255, 256), 300]:
            slate.wipe()
            slate.put(1, number, shift)
            assert struct.unpack("<3f", slate.contents()) == (0, min(number, 255) / 2**shift, 0)
        for number in [0, 1, 255, 256, 257, 999, 65535, 65536, 2**24 - 1]:
            slate.wipe()
            slate.put_wide(2, number, shift)
            assert struct.unpack("<3f", slate.contents()) == (0, 0, number / 2**shift)
    slate.wipe()
    slate.mark(0)
    assert struct.unpack("<3f", slate.contents()) == (1, 0, 0)


def test_a_sparse_slate_writes_and_wipes_the_same():
    plain, sparse = Slate(80), Slate(80, True)
    seen = []
    for sign in (1, -1, 1):
        for slate in (plain, sparse):
            slate.wipe()
            slate.mark(3)
            slate.mark_bits(5, 0b1011 if sign == 1 else 0)
            slate.put(9, 7 * sign, 4)
            slate.put(9, 8 * sign, 4)
            slate.put_wide(11, 1000, 16)
            slate.put_row(20, to_vec([0, 1, -2, 255] * 10), sign, 3)
        assert plain.contents() == sparse.contents()
        seen.append(plain.contents())
    assert seen[0] == seen[2] != seen[1]
    sparse.wipe()
    assert not any(sparse.contents())


def test_a_slate_keeps_its_memory():
    """NumPy looks at it once."""
    for slate in (Slate(6), Slate(6, True)):
        looked = memoryview(slate.bits)
        for _ in range(3):
            slate.wipe()
            slate.mark(2)
        assert bytes(looked) == slate.contents()


def test_any_buffer_of_the_right_size_will_do():
    match = hortus.Match(hortus.rules("petal"), seed=1)
    size = hortus.observation(match.rules).size
    numbers = array.array("f", bytes(4 * size))
    vector = np.zeros(size, np.float32)
    hortus.observe(match.perspective(0), numbers)
    hortus.observe(match.perspective(0), vector)
    assert list(numbers) == vector.tolist()


@pytest.mark.parametrize(
    "wrong",
    [bytearray(8), bytes(4 * 650), np.zeros((2, 1000), np.float32)[:, ::2]],
)
def test_a_wrong_buffer_is_refused_in_one_sentence(wrong):
    match = hortus.Match(hortus.rules("petal"), seed=1)
    with pytest.raises(SetupError, match="float32 numbers"):
        hortus.observe(match.perspective(0), wrong)


def test_a_spectator_has_no_observation():
    match = hortus.Match(hortus.rules("petal"), seed=1)
    with pytest.raises(SetupError, match="Only a seat has an observation"):
        hortus.observe(match.perspective(NONE), bytearray(8))
    with pytest.raises(SetupError, match="Only a seat has an observation"):
        hortus.observe(match, bytearray(8))
    with pytest.raises(SetupError, match="laid out for rules"):
        hortus.observation("petal")


def test_an_unknown_field_is_refused_with_the_names_there_are():
    layout = hortus.observation(hortus.rules("petal"))
    assert layout["petal"].shape == [1, 7, 7]
    with pytest.raises(SetupError, match="no field leaf; its fields are seat, step"):
        layout["leaf"]


def test_every_game_has_an_observer():
    assert set(OBSERVERS) == set(hortus.GAMES)
    assert observer(hortus.rules("petal")).size > 0
