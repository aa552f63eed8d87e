"""A hint in the terminal: what to do, how sure that is, and why."""

from typing import Any

from hortus.cli.language import speak, t
from hortus.cli.moves import Moves
from hortus.cli.screen import Screen
from hortus.cli.tables import columns
from hortus.coach import telling
from hortus.coach.advice import Advice, Advising
from hortus.coach.judging import Candidate
from hortus.coach.thresholds import HINT_SECONDS
from hortus.core.perspective import Perspective

USUAL = "quick"


def hint(perspective: Perspective[Any], effort: str, seed: int, moves: Moves, screen: Screen) -> None:
    """Show a hint; `effort` is what was typed after the command."""
    work = Advising(perspective, effort or USUAL, seed)
    work.work(HINT_SECONDS[effort or USUAL])
    made = work.advice()
    action = made.candidates[0].action if made.candidates else work.favourite
    write = perspective.rules.catalogue.write
    screen.draw(t("terminal-hint", move=write(action), what=moves.words(action)))
    screen.tell(f"coach-hint-{made.sure}")
    if made.candidates:
        _compare(made, perspective, moves, screen)


def _compare(made: Advice, perspective: Perspective[Any], moves: Moves, screen: Screen) -> None:
    alone = int(perspective.rules.seats) == 1
    write = perspective.rules.catalogue.write
    screen.tell("coach-hint-points" if alone else "coach-hint-shares")
    screen.draw(
        columns(
            [
                ["  " + write(each.action), _points(each) if alone else _share(each), moves.words(each.action)]
                for each in made.candidates
            ]
        )
    )
    if made.why is not None and made.why.lines:
        other = write(made.candidates[1].action)
        screen.tell("coach-hint-reasons", move=other, lines=telling.lines(made.why.lines, speak))


def _share(each: Candidate) -> str:
    low, high = max(0.0, each.share.low), min(1.0, each.share.high)
    return t("coach-interval", loss=f"{each.share.mean:.0%}", low=f"{low:.0%}", high=f"{high:.0%}")


def _points(each: Candidate) -> str:
    return f"{each.points[0]:.1f}"
