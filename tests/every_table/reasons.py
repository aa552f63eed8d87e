"""Reasons for refusals, asked in seeded games: `make reasons` asks 10,000 for every game, the test a sample.

Every reason is checked: it agrees with what is legal, tells nothing hidden, and where its obstacle can be taken away
(`remedies.py`) it is gone then.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

from every_table.remedies import REMEDIES, gone, turn_is_all
from walking import plain_settings

import hortus
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.rules import NOT_ASKED

PER_DECISION = 40


def decisions(rules: Any, seed: int) -> Iterator[tuple[Any, int, list[int]]]:
    """Every decision of a random game: the state, the seat, and what is legal."""
    dice = hortus.Dice(seed)
    state = rules.deal()
    rules.enter(state, 0)
    rules.settle(state, dice, SILENT)
    while not state.over:
        seat = next(seat for seat in range(int(rules.seats)) if state.waiting >> seat & 1)
        legal = rules.legal(state, seat)
        yield state, seat, legal
        rules.choose(state, seat, legal[dice.below(len(legal))], SILENT)
        rules.settle(state, dice, SILENT)


def asked(rules: Any, legal: list[int], dice: Any, most: int) -> list[int]:
    """Actions to ask about: some of any kind, most of the kinds that the step asks for, and some legal ones."""
    catalogue = rules.catalogue
    kinds = sorted({catalogue.block_of(action).name for action in legal})
    blocks = [block for block in catalogue.blocks if block.name in kinds]
    found = {legal[dice.below(len(legal))] for _ in range(3)}
    found |= {dice.below(catalogue.size) for _ in range(most // 8)}
    for _ in range(most):
        block = blocks[dice.below(len(blocks))]
        found.add(int(block.start) + dice.below(int(block.size)))
    return sorted(found)


def check(rules: Any, state: Any, seat: int, legal: list[int], actions: list[int]) -> Counter[str]:
    """Every refused action has a reason of its own, every legal one none, and the reason tells nothing hidden."""
    catalogue = rules.catalogue
    kinds = {catalogue.block_of(action).name for action in legal}
    reasons: Counter[str] = Counter()
    world = Perspective(rules, state, seat).imagine(hortus.Dice(len(legal)))
    before = state.dump()
    for action in actions:
        reason = rules.refusal(state, seat, action)
        told = f"{rules.setup.game}: {catalogue.write(action)} at {rules.steps[state.step].name}: {reason}"
        assert (reason is None) == (action in legal), told
        if reason is None:
            continue
        assert str(reason) != reason.key, told
        assert reason != NOT_ASKED or catalogue.block_of(action).name not in kinds, told
        assert rules.refusal(world, seat, action) == reason, told
        assert reason.key not in REMEDIES or gone(rules, state, seat, action, reason.key), f"not true: {told}"
        reasons[reason.key] += 1
    assert turn_is_all(rules, state, legal)
    assert state.dump() == before
    return reasons


def ask(game: str, least: int, most: int = PER_DECISION) -> Counter[str]:
    """Ask in games of all module sets and seat counts until so many refusals had a reason."""
    reasons: Counter[str] = Counter()
    settings = [setting for setting in plain_settings() if setting.game == game]
    seed = 0
    while reasons.total() < least:
        setting = settings[seed % len(settings)]
        dice = hortus.Dice(seed)
        for number, (state, seat, legal) in enumerate(decisions(setting.rules, seed)):
            if number % 3 == seed % 3 or len(legal) < 6:
                reasons += check(setting.rules, state, seat, legal, asked(setting.rules, legal, dice, most))
        seed += 1
    return reasons


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    for name in hortus.GAMES:
        counted = ask(name, wanted)
        removed = sum(times for key, times in counted.items() if key in REMEDIES)
        print(f"{name}: {counted.total()} refusals with a reason, {removed} of them checked by removing the obstacle")
        for key, times in sorted(counted.items()):
            print(f"  {key} {times}{' (removed)' if key in REMEDIES else ''}")
