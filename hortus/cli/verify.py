"""hortus verify: proves a record."""

from argparse import Namespace
from pathlib import Path

from hortus import records
from hortus.cli.language import t
from hortus.cli.parser import Command, Parser
from hortus.cli.saying import say, tell
from hortus.cli.seats import letter
from hortus.core.deal import Deal
from hortus.core.message import Listed
from hortus.core.record import Record
from hortus.core.state import NONE


def arguments(parser: Parser) -> None:
    parser.value("file", "terminal-record-file", type=Path, metavar="FILE")


def verify(chosen: Namespace) -> None:
    """Every action was legal, and every random draw follows from the deal."""
    record = records.load(chosen.file)
    match = records.verify(record)
    scores = Listed([*match.scores()])
    setup = record.setup
    decisions = sum(who != NONE for who, _ in record.moves)
    tell("terminal-verified", game=setup.game, seats=setup.seats, decisions=decisions)
    _draws(record, match.deal)
    tell("terminal-verified-scores" if match.over else "terminal-verified-so-far", scores=scores)
    if match.deal.given:
        tell("terminal-verified-given", moves=match.deal.given)
    if match.deal.sealed:
        tell("terminal-verified-sealed", commitment=match.deal.commitment())
        say(_nonces(setup.seats, match.deal))
    else:
        tell("terminal-verified-seeded", seed=repr(match.deal.seed))


def _draws(record: Record, deal: Deal) -> None:
    """How many random draws were checked against the deal."""
    draws = sum(who == NONE for who, _ in record.moves[deal.given :])
    if deal.given:
        key = "terminal-verified-draws-after" if draws else "terminal-verified-no-draws-after"
    else:
        key = "terminal-verified-draws" if draws else "terminal-verified-no-draws"
    tell(key, draws=draws, move=deal.given)


def _nonces(seats: int, deal: Deal) -> str:
    """Which seats added a nonce to the deal, and which did not."""
    silent = sorted({*deal.silent, *(seat for seat in range(len(deal.nonces), seats) if seat not in deal.bots)})
    parts = []
    if silent:
        parts.append(t("terminal-nonce-none", seats=_listed(silent), count=len(silent)))
    elif len(deal.bots) < seats:
        parts.append(t("terminal-nonce-all"))
    if deal.bots:
        parts.append(t("terminal-nonce-bots", seats=_listed(deal.bots), count=len(deal.bots)))
    return " ".join(parts)


def _listed(seats: list[int]) -> Listed:
    return Listed([letter(seat) for seat in sorted(seats)])


VERIFY = Command("verify", "hortus verify record.json", arguments, verify)
