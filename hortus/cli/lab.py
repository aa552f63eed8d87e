"""hortus lab: experiments that produce data for the bots."""

from argparse import Namespace
from pathlib import Path

from hortus import files
from hortus.cli import asking, machines
from hortus.cli.language import t
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.progress import bar
from hortus.cli.saying import say, tell, warn_if_interpreted
from hortus.core.errors import SetupError
from hortus.core.message import Listed
from hortus.lab.counting import COUNTERS
from hortus.lab.counting.counter import Counter
from hortus.lab.engine import Machines
from hortus.lab.train import Training
from hortus.tables import game_kind, rules

OFTEN = 200  # games between two checkpoints
INTERRUPTED = 130


def train_arguments(parser: Parser) -> None:
    asking.game(parser)
    asking.seats(parser)
    parser.value("--games", "terminal-train-games", 2000, type=whole(1))
    parser.value("--seed", "terminal-option-seed", "7")
    parser.value("--out", "terminal-train-out", type=Path)
    machines.arguments(parser)


def train(chosen: Namespace) -> int:
    out: Path | None = chosen.out
    if out is not None:
        files.ask_for(out)
    training = Training(rules(chosen.game, chosen.seats), chosen.seed)
    if out is not None and out.exists():
        training.resume(out)
    warn_if_interpreted()
    finished = False
    try:
        finished = _learn(training, chosen.games, machines.chosen_by(chosen), out)
    finally:  # what was learned is kept, also when the machines are gone
        if out is not None and training.games:
            training.save(out)
    names = training.heuristics.traits()
    tell("terminal-train-done", games=training.games, error=f"{training.error:.1f}")
    longest = max(map(len, names))
    for name, weight in zip(names, training.weights, strict=True):
        say(f"  {name:{longest}} {weight:8.3f}")
    return 0 if finished else INTERRUPTED


def _learn(training: Training, games: int, where: Machines, out: Path | None) -> bool:
    """Whether all games were played; an interrupt keeps what was learned."""
    with bar() as progress:
        task = progress.add_task(t("terminal-train-bar"), total=games, completed=training.games)
        try:
            for number in training.run(games, where):
                progress.update(task, completed=number)
                if out is not None and number % OFTEN == 0:
                    training.save(out)
        except KeyboardInterrupt:
            return False
    return True


def count_arguments(parser: Parser) -> None:
    asking.game(parser)
    parser.value("--games", "terminal-count-games", type=whole(1))
    parser.value("--seed", "terminal-option-seed", "7")
    parser.value("--out", "terminal-count-out", type=Path)
    machines.arguments(parser)


def count(chosen: Namespace) -> int:
    out: Path | None = chosen.out
    if out is not None:
        files.ask_for(out)
    key = game_kind(chosen.game).key
    if key not in COUNTERS:
        raise SetupError("terminal-count-none", game=game_kind(chosen.game).title, games=Listed([*COUNTERS]))
    if not chosen.seed.isprintable() or '"' in chosen.seed:
        raise SetupError("terminal-count-seed", seed=chosen.seed)
    counter = COUNTERS[key](chosen.seed)
    warn_if_interpreted()
    finished = False
    try:
        finished = _count(counter, chosen.games or counter.games, machines.chosen_by(chosen))
    finally:  # what was counted is kept, also when the machines are gone
        if finished or counter.played:
            _write(counter, out)
    return 0 if finished else INTERRUPTED


def _write(counter: Counter, out: Path | None) -> None:
    if out is None:
        say(counter.text().rstrip())
    else:
        files.write(out, counter.text())


def _count(counter: Counter, games: int, where: Machines) -> bool:
    """Whether all games were played; an interrupt keeps what was counted in whole games."""
    with bar() as progress:
        task = progress.add_task(t("terminal-count-bar"), total=games)
        try:
            for number in counter.run(games, where):
                progress.update(task, completed=number)
        except KeyboardInterrupt:
            return False
    return True


TRAIN = Command("lab train", "hortus lab train blume --seats 2 --games 2000 --out blume-2.toml", train_arguments, train)
COUNT = Command("lab count", "hortus lab count papillon --games 500 --out counted.toml", count_arguments, count)
