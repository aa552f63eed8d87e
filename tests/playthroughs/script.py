"""Golden games in text: one for each game and module set, played by seeded random choices.

`make goldens` writes them anew; the difference in the commit is then the change
of rules, for everybody to read.
"""

from pathlib import Path
from typing import Any

from english import sentence
from walking import plain_settings

import hortus
from hortus.core.state import NONE

FOLDER = Path(__file__).parent / "golden"
SEED = 2024


def scenes() -> dict[str, Any]:
    """The golden games by file name: the first seat count each module set can be played with, one seat last."""
    chosen: dict[str, Any] = {}
    for setting in sorted(plain_settings(), key=lambda setting: setting.seats == 1):
        chosen.setdefault("-".join([setting.game, *setting.modules]) + ".txt", setting)
    return chosen


def playthrough(setting: Any) -> str:
    """The whole game as a spectator hears it, then every seat's ledger."""
    match = hortus.Match(setting.rules, seed=SEED)
    dice = hortus.Dice(SEED)
    names = [f"Seat {seat}" for seat in range(match.seats)]
    write = match.rules.catalogue.write
    lines = [f"{setting.game}, {setting.seats} seats, modules: {', '.join(setting.modules) or 'none'}", ""]
    lines += ["  " + sentence(match.rules, event.seen_by(NONE), names) for event in match.heard]
    while not match.over:
        seat = match.waiting[dice.below(len(match.waiting))]
        legal = match.legal(seat)
        action = legal[dice.below(len(legal))]
        lines.append(f"{seat}: {write(action)} ({legal.index(action) + 1} of {len(legal)})")
        lines += ["  " + sentence(match.rules, event.seen_by(NONE), names) for event in match.submit(seat, action)]
    for seat, score in enumerate(match.scores()):
        lines += ["", f"{names[seat]}: {score}"]
        lines += [f"  {reason}, {count}: {points}" for reason, count, points in match.ledger(seat)]
    lines += ["", "Won by " + ", ".join(names[seat] for seat in match.winners())]
    return "\n".join(lines) + "\n"
