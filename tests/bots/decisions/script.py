"""What every bot decides in seeded games, kept so that a change of structure can be told from a change of play.

A game is played along by quick bots. At positions spread over it every bot is
asked, each with dice of its own, and its answer is written down. `make goldens`
writes the files anew; after a change that was meant to alter a bot the
difference says which ones it altered.
"""

from pathlib import Path
from typing import Any

import hortus
from hortus.core.dice import Dice

FOLDER = Path(__file__).parent / "golden"
SEED = 31
POSITIONS = 16  # of each table, spread over its game
SOME = 2  # of so many positions one is put to a bot that takes its time

QUICK = [
    "random", "beginner", "greedy", "studious", "adviser", "glance-500", "study-500",
    "level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "level-7",
]  # fmt: skip
SLOW = ["level-8", "search-6", "tree-5", "flat-12", "branches-6", "plain-8"]

TABLES: dict[str, list[tuple[int, list[str], dict[str, str]]]] = {
    "petal": [(2, [], {}), (2, [], {"contents": "memory"})],
    "flutter": [
        (2, [], {}),
        (3, [], {"water": "face_down", "rainbow": "any", "scores": "open"}),
        (4, [], {"sun": "random", "rondel": "random", "rainbow": "nothing"}),
        (5, [], {}),
    ],
    "polders": [
        (2, [], {}),
        (3, [], {"polders": "drawn", "too_few": "appendix"}),
        (4, [], {"wrong_buildings": "plain", "ties": "pool", "single": "anywhere"}),
    ],
    "papillon": [
        (2, [], {}),
        (2, ["expert_gnomes"], {"cap_for_two": "none", "two_player_swap": "next_round"}),
        (3, [], {"bonus_target": "any", "zero_bonus": "order_position", "empty_supply": "may_decline"}),
        (4, ["expert_gnomes"], {"tie_rank": "skip", "gardening": "draft_order"}),
    ],
    "blume": [
        (1, [], {}),
        (2, [], {}),
        (2, ["tools"], {"tools_per_turn": "1"}),
        (3, ["botanist"], {"pruned_tiles": "bag", "touch": "strict"}),
        (2, ["field_of_flowers"], {}),
        (4, ["tools", "botanist"], {"prune_round1": "4", "hybrid_pattern": "any2plus2"}),
        (4, [], {}),
    ],
}
"""Tables that between them use every module and every option: seats, modules, options."""


def titles(game: str) -> list[str]:
    return [title(game, place) for place in range(len(TABLES[game]))]


def title(game: str, place: int) -> str:
    seats, modules, options = TABLES[game][place]
    return "-".join([game, str(seats), *modules, *[f"{key}={choice}" for key, choice in options.items()]])


def decisions(game: str, place: int, positions: int, slow: bool, seed: int = SEED) -> dict[str, list[int]]:
    """What each bot chooses, position by position, at one table."""
    seats, modules, options = TABLES[game][place]
    rules = hortus.rules(game, seats, modules, options)
    length = len(played(rules, seed, 0, [], []))
    chosen: dict[str, list[int]] = {name: [] for name in QUICK + (SLOW if slow else [])}
    stride = max(1, length // positions)
    played(rules, seed, stride, QUICK, SLOW if slow else [], chosen)
    return chosen


def played(
    rules: Any, seed: int, stride: int, quick: list[str], slow: list[str], chosen: dict[str, list[int]] | None = None
) -> list[int]:
    """A game in which greed and chance take turns; who is asked on the way writes what it would do."""
    match = hortus.Match(rules, seed=seed)
    dice = Dice(seed)
    drivers = [hortus.bot("greedy"), hortus.bot("random"), hortus.bot("greedy")]
    actions: list[int] = []
    while not match.over:
        seat = match.waiting[len(actions) % len(match.waiting)]
        view = match.perspective(seat)
        if chosen is not None and len(actions) % stride == 0:
            asked = len(actions) // stride
            for name in quick + (slow if asked % SOME == 0 else []):
                day = Dice(asked) if name.startswith("level") else None
                chosen[name].append(hortus.bot(name, day).choose(view, Dice(seed * 1000 + asked)))
        action = drivers[len(actions) % len(drivers)].choose(view, dice)
        match.submit(seat, action)
        actions.append(action)
    return actions


def text(game: str, positions: int = POSITIONS, slow: bool = True, seed: int = SEED) -> str:
    """The golden file of a game: a paragraph for each table, a line for each bot."""
    lines: list[str] = []
    for place in range(len(TABLES[game])):
        lines.append(title(game, place))
        for name, actions in decisions(game, place, positions, slow, seed).items():
            lines.append(f"  {name}: {' '.join(str(action) for action in actions)}")
    return "\n".join(lines) + "\n"
