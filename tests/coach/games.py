"""Seeded games of bots to review."""

from typing import Any

import hortus
from hortus import bots
from hortus.core.dice import Dice


def played(game: str, names: list[str], seed: int, modules: tuple[str, ...] = ()) -> hortus.Match:
    """A finished match of these bots."""
    match = hortus.Match(hortus.rules(game, len(names), modules), seed=seed)
    players = [bots.bot(name) for name in names]
    dice = Dice(seed)
    while not match.over:
        seat = match.waiting[0]
        match.submit(seat, players[seat].choose(match.perspective(seat), dice))
    return match


def somewhere(rules: Any, seed: int, decisions: int) -> Any:
    """The state after so many decisions of greedy bots."""
    match = hortus.Match(rules, seed=seed)
    player, dice = bots.bot("greedy"), Dice(seed)
    for _ in range(decisions):
        if match.over:
            break
        seat = match.waiting[0]
        match.submit(seat, player.choose(match.perspective(seat), dice))
    return match
