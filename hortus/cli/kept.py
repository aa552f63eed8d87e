"""A game of the terminal that goes on from its file."""

from pathlib import Path

from hortus import records, tables
from hortus.cli import asking
from hortus.core.errors import RecordError
from hortus.core.setup import Setup
from hortus.match import Match


def goes_on(path: Path) -> Match:
    """The match as it was left, if it can be played on here."""
    match = records.replay(records.load(path))
    if match.over:
        raise RecordError(f"{path} is a finished game; hortus replay shows it.")
    if match.deal.sealed or not match.deal.known:
        raise RecordError(f"{path} is a game of a sealed deal, which goes on at its own table; hortus replay shows it.")
    return match


def check_same_table(
    path: Path,
    match: Match,
    game: str,
    seats: int | None,
    modules: list[str] | None,
    options: dict[str, str],
    edition: str | None,
    seed: str | None,
) -> None:
    """What is asked for must be what the record was begun with; what is not asked for is taken from it."""
    setup = match.rules.setup
    if tables.game_kind(game).key != setup.game:
        raise RecordError(f"{path} is a game of {setup.game}, not of {game}.")
    if seats not in (None, setup.seats):
        raise RecordError(f"{path} is a game for {setup.seats} seats, not {seats}; leave --seats out to go on with it.")
    if modules is not None and set(modules) != set(setup.modules):
        names = ", ".join(setup.modules) or "none"
        raise RecordError(f"{path} is a game with other modules ({names}); leave --module out to go on with it.")
    for key, choice in options.items():
        if setup.options.get(key) != choice:
            agreed = f"with {key}={setup.options[key]}" if key in setup.options else f"without an option {key}"
            raise RecordError(f"{path} was begun {agreed}, not {key}={choice}; leave --option out to go on with it.")
    if edition is not None and not _is_edition(edition, setup):
        raise RecordError(f"{path} is a game of the edition {setup.edition}; leave --edition out to go on with it.")
    if seed not in (None, match.deal.seed):
        raise RecordError(f"{path} was begun with another seed; leave --seed out to go on with it.")


def _is_edition(name: str, setup: Setup) -> bool:
    asked = asking.edition_of(name)
    return asked == setup.edition if isinstance(asked, str) else asked.digest == setup.digest
