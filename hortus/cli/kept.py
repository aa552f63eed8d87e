"""Continue a saved game in the terminal."""

from argparse import Namespace
from pathlib import Path

from hortus import editions, records, tables
from hortus.cli import asking
from hortus.core.errors import RecordError
from hortus.core.message import Listed, Message
from hortus.core.setup import Setup
from hortus.match import Match


def goes_on(path: Path) -> Match:
    """The saved match, if it can be continued here."""
    match = records.replay(records.load(path))
    if match.over:
        raise RecordError("terminal-kept-finished", file=path)
    if match.deal.sealed or not match.deal.known:
        raise RecordError("terminal-kept-sealed", file=path)
    return match


def check_same_table(path: Path, match: Match, chosen: Namespace) -> None:
    """Options on the command line must match the record. Options that are left out come from the record."""
    setup = match.rules.setup
    if tables.game_kind(chosen.game).key != setup.game:
        raise RecordError("terminal-kept-game", file=path, found=setup.game, asked=chosen.game)
    if chosen.seats not in (None, setup.seats):
        raise RecordError("terminal-kept-seats", file=path, found=setup.seats, asked=chosen.seats)
    if chosen.module is not None and set(chosen.module) != set(setup.modules):
        names: object = Listed([*setup.modules]) if setup.modules else Message("terminal-none")
        raise RecordError("terminal-kept-modules", file=path, found=names)
    for key, choice in asking.agreed(chosen.option).items():
        if setup.options.get(key) != choice:
            asked = f"{key}={choice}"
            if key not in setup.options:
                raise RecordError("terminal-kept-no-option", file=path, option=key)
            raise RecordError("terminal-kept-option", file=path, found=f"{key}={setup.options[key]}", asked=asked)
    if chosen.edition is not None and not _is_edition(chosen.edition, setup):
        raise RecordError("terminal-kept-edition", file=path, found=setup.edition)
    if chosen.seed not in (None, match.deal.seed):
        raise RecordError("terminal-kept-seed", file=path)


def _is_edition(name: str, setup: Setup) -> bool:
    asked = asking.edition_of(name)
    return editions.current(asked) == setup.edition if isinstance(asked, str) else asked.digest == setup.digest
