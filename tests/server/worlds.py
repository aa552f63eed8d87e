"""Two worlds that one perspective cannot tell apart, and everything the server would say to it in each."""

from collections.abc import Callable

import msgspec

from hortus.core.dice import Dice
from hortus.core.errors import HortusError
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.state import NONE
from hortus.server.bots.pool import Bots
from hortus.server.protocol import messages, payloads, preview, replay
from hortus.server.store.contract import Entry, chained
from hortus.server.tables import entries as log
from hortus.server.tables.changes import Change
from hortus.server.tables.table import Table

STRIDE = 41
"""One of so many actions is asked about."""


def begun(made: log.Made) -> Table:
    """A table whose match has begun, without a store."""
    lines = iter(range(1, 10))
    mark = b""

    def entry(body: log.Body) -> Entry:
        nonlocal mark
        number, data = next(lines), log.write(body)
        mark = chained(mark, number, data)
        return Entry("f" * 16, number, 1_000_000 + number, NONE, "", data, mark)

    made = msgspec.structs.replace(made, host="h", watch="w", links=[f"l{seat}" for seat in range(made.seats)])
    table = Table(entry(made))
    table.apply(entry(table.opening()))
    return table


def another_world(table: Table, seat: int, dice: Dice):
    """The table with other hidden things: they are dealt again, and the sealed choices of others are made again."""
    match = table.playing()
    rules = table.rules
    true = match._state
    world = match.perspective(seat).imagine(dice)
    for other in range(table.made.seats):
        while other != seat and other not in match.waiting and world.waiting & (1 << other):
            legal = rules.legal(world, other)
            rules.choose(world, other, legal[int(dice.below(len(legal)))], SILENT)
    assert world.waiting == true.waiting
    return world


def as_made(seen: list[tuple[int, int]], world) -> list[tuple[int, int]]:
    """The moves of that world: those that everybody has seen, and what is sealed there."""
    sealed = [(seat, action) for seat in range(world.seats) for action in world.sealed[seat].listed()]
    return seen + sealed


def utterances(table: Table, seat: int, bots: Bots, pick: int) -> list[bytes]:
    """Every byte this perspective could be told at this moment, and after one decision of its own."""
    match = table.playing()
    table.open_scores = (-1, [])  # what was said in the other world must not be repeated here
    said = [messages.write(payloads.happened(table, seat, 0, table.history.heard(seat)[-3:], []))]
    perspective: Perspective = match.perspective(seat)
    salt = payloads.salt(table, seat)
    for owner in range(table.made.seats):
        said.append(msgspec.json.encode(preview.sheet(perspective, owner, salt)))
    if not match.over:
        said.append(refusal(lambda: replay.finished(table)))
    # Why something is not possible is asked of any action, also out of turn.
    legal = perspective.legal()
    for action in range(pick % STRIDE, table.rules.catalogue.size, STRIDE):
        if action not in legal:
            said.append(str(preview.why_not(perspective, action)).encode())
    if seat == NONE or seat not in match.waiting:
        return said
    said.append(messages.write(preview.preview(perspective, legal[pick % len(legal)], salt, table.version(seat))))
    said.append(refusal(lambda: table.choose(seat, 10**9, "person")))
    impossible = [action for action in range(table.rules.catalogue.size) if action not in legal]
    if impossible:
        said.append(refusal(lambda: table.choose(seat, impossible[0], "person")))
    question = bots.ask(table.made, perspective, "greedy", 7)
    said.append(msgspec.msgpack.encode(question.request))
    said += decided(table, seat, legal[pick % len(legal)])
    return said


def refusal(attempt: Callable[[], object]) -> bytes:
    try:
        attempt()
    except HortusError as fault:
        return str(fault).encode()
    raise AssertionError("this should have been refused")


def decided(table: Table, seat: int, action: int) -> list[bytes]:
    """What follows from a decision, where the rules do not reveal anything by it; then all is put back."""
    match = table.playing()
    state, moves, heard, moments = match._state, len(match.moves), len(match.heard), match._moments[:]
    match._state = state.clone()
    others = any(match.pending(other) for other in range(table.made.seats) if other != seat)
    said: list[bytes] = []
    _, events = table.choose(seat, action, "person")
    chance = any(who == NONE for who, _ in match.moves[moves:])
    resolved = match.pending(seat) == 0
    if not chance and not (resolved and others) and not any(event.kind.reveals for event in events):
        said.append(messages.write(payloads.happened(table, seat, 0, [], [])))
        said.append(msgspec.json.encode([event.seen_by(seat) for event in events]))
    match._state, match._moments = state, moments
    del match.moves[moves:]
    del match.heard[heard:]
    return said


def walk(table: Table, pairs: int, bots: Bots, dice: Dice) -> tuple[int, int]:
    """Compare at every position of a game; returns the pairs compared and those whose worlds really differed."""
    match = table.playing()
    compared = differing = 0
    while not match.over and compared < pairs:
        for seat in [*range(table.made.seats), NONE]:
            pick = int(dice.below(1000))
            world = another_world(table, seat, dice)
            true = match._state
            moves = match.moves
            here = utterances(table, seat, bots, pick)
            match.moves = as_made(moves[: match.carried_out], world)
            match._state = world
            there = utterances(table, seat, bots, pick)
            match._state, match.moves = true, moves
            assert here == there, f"seat {seat} could tell the worlds apart"
            compared += 1
            differing += world.dump() != true.dump()
        waiting = match.waiting
        mover = waiting[int(dice.below(len(waiting)))]
        legal = match.legal(mover)
        match.submit(mover, legal[int(dice.below(len(legal)))])
        only = mover if table.choosing(mover) else NONE
        events = [] if only == mover else match.heard[-2:]
        table.history.note(Change(at=0, notice=None, by=mover, events=events, only=only, play=True))
    return compared, differing
