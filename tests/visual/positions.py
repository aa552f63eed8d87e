"""The boards that are drawn: each game at its start, in the middle and at its end, and with every module."""

from typing import Any

import hortus
from hortus import lessons
from hortus.lessons import walking

Board = dict[str, Any]
SEED = 5
MIDDLE = {"flutter": 40, "petal": 30, "polders": 40, "papillon": 70, "blume": 60}
WHOLE = 20_000


def boards() -> list[Board]:
    found: list[Board] = []
    for game, kind in hortus.GAMES.items():
        plain = hortus.Match(hortus.rules(game, seats=2), seed=SEED)
        found.append(board(f"{game}-start", game, plain))
        play(plain, MIDDLE[game])
        found.append(board(f"{game}-middle", game, plain))
        play(plain, WHOLE)
        found.append(board(f"{game}-end", game, plain))
        for module in kind.modules:
            match = hortus.Match(hortus.rules(game, seats=module.seats[0], modules=[module.key]), seed=SEED)
            play(match, MIDDLE[game])
            found.append(board(f"{game}-{module.key}", game, match))
    return found


def board(name: str, game: str, match: Any) -> Board:
    return {"name": name, "game": game, "scene": match.rules.scene(), "view": match.perspective(0).view()}


def lesson_steps(game: str) -> list[Board]:
    """Every step of every lesson of a game, with what it highlights."""
    found: list[Board] = []
    for key in lessons.names(game):
        lesson = lessons.lesson(game, key)
        found += walking.positions(lesson)
    return found


def play(match: Any, decisions: int) -> None:
    """So many decisions, the same ones each time."""
    dice = hortus.Dice(SEED)
    for _ in range(decisions):
        if match.over:
            return
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal(seat)
        match.submit(seat, legal[dice.below(len(legal))])
