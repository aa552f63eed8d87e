"""hortus lab puzzles: look for puzzles in games of bots."""

from argparse import Namespace
from pathlib import Path

from hortus import files
from hortus.cli import asking, machines
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.progress import bar
from hortus.cli.saying import say, tell, warn_if_interpreted
from hortus.core.errors import SetupError
from hortus.lab.engine import Machines
from hortus.lab.puzzles import Hunt
from hortus.tables import game_kind

INTERRUPTED = 130


def arguments(parser: Parser) -> None:
    asking.game(parser)
    parser.value("--games", "terminal-puzzles-games", 100, type=whole(1))
    parser.value("--seed", "terminal-option-seed", "7")
    machines.arguments(parser)
    parser.value("--out", "terminal-puzzles-out", type=Path)


def puzzles(chosen: Namespace) -> int:
    if not chosen.seed.isprintable() or not chosen.seed.isascii():
        raise SetupError("puzzle-seed")
    hunt = Hunt(game_kind(chosen.game).key, chosen.seed)
    out: Path | None = chosen.out
    if out is not None:
        files.ask_for(out)
        if out.exists():
            hunt.resume(out)
    warn_if_interpreted()
    finished = _search(hunt, chosen.games, machines.chosen_by(chosen), out)
    if out is None:
        say(hunt.text().rstrip())
    else:
        files.write(out, hunt.text())
        tell("terminal-puzzles-found", puzzles=len(hunt.puzzles), games=hunt.games, file=out)
    return 0 if finished else INTERRUPTED


def _search(hunt: Hunt, games: int, where: Machines, out: Path | None) -> bool:
    """Whether all games were searched; an interrupt keeps what was found."""
    with bar() as progress:
        task = progress.add_task(hunt.game, total=games, completed=hunt.games)
        try:
            for done in hunt.run(games, where):
                progress.update(task, completed=done)
                if out is not None:
                    files.write(out, hunt.text())
        except KeyboardInterrupt:
            return False
    return True


PUZZLES = Command("lab puzzles", "hortus lab puzzles petal --games 500 --out petal.toml", arguments, puzzles)
