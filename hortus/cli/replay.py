"""hortus replay and hortus verify: records."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from hortus import art, records
from hortus.cli.saying import ask, say
from hortus.core.deal import Deal
from hortus.core.errors import RecordError
from hortus.core.record import Record
from hortus.core.state import NONE
from hortus.core.telling import sentence
from hortus.match import Match

DIGITS = 9
"""No record has more moves than can be counted with so many."""

File = Annotated[Path, typer.Argument(help="The record.", show_default=False)]


def replay(
    file: File,
    to: Annotated[int | None, typer.Option("--to", help="Show the table after so many moves and stop.")] = None,
) -> None:
    """Steps through a record: Enter goes on, b goes back, a number jumps there, q stops.

    Example: hortus replay record.json
    """
    record = records.load(file)
    records.replay(record)  # the whole of it, so that a broken record is refused before anything is shown
    if to is not None and not 0 <= to <= len(record.moves):
        raise RecordError(f"The record has {len(record.moves)} moves; --to takes 0 to {len(record.moves)}.")
    stops = _stops(record)
    if to is not None:
        _show(record, to)
    elif not sys.stdin.isatty():
        for number in stops:
            _show(record, number)
    else:
        _leaf_through(record, stops)


def verify(file: File) -> None:
    """Proves a record: every action was legal, every chance outcome follows from the deal.

    Example: hortus verify record.json
    """
    record = records.load(file)
    match = records.verify(record)
    result = ", ".join(str(score) for score in match.scores())
    state = f"final scores {result}" if match.over else f"unfinished, scores so far {result}"
    decisions = sum(who != NONE for who, _ in record.moves)
    say(
        f"Verified: {record.setup.game}, {record.setup.seats} seats; "
        f"{decisions} decisions, all legal; {_proved(record, match.deal)}; {state}."
    )
    if match.deal.given:
        say(f"The first {match.deal.given} moves were taken over and are not proved.")
    say(_origin(match.deal))
    if match.deal.sealed:
        say(_nonces(record.setup.seats, match.deal))


def _proved(record: Record, deal: Deal) -> str:
    """How much of what chance said the dice of this deal have said again."""
    chance = sum(who == NONE for who, _ in record.moves[deal.given :])
    after = f" after move {deal.given}" if deal.given else ""
    if not chance:
        return f"no chance outcome{after}, so the deal proves nothing"
    return f"{chance} chance outcomes{after}, all as the deal says"


def _origin(deal: Deal) -> str:
    if deal.sealed:
        return f"The deal was sealed; its commitment is {deal.commitment()}."
    return f"The deal was seeded with {deal.seed!r}: whoever chose the seed could know what comes."


def _nonces(seats: int, deal: Deal) -> str:
    """Who had a part in the deal, and who had none."""
    silent = sorted({*deal.silent, *(seat for seat in range(len(deal.nonces), seats) if seat not in deal.bots)})
    parts = []
    if silent:
        parts.append(f"{_listed(silent)} added no nonce, so the deal does not depend on {_them(silent)}.")
    elif len(deal.bots) < seats:
        parts.append("Every person's seat added a nonce.")
    if deal.bots:
        parts.append(f"{_listed(deal.bots)} began as {'a bot' if len(deal.bots) == 1 else 'bots'}; bots add no nonce.")
    return " ".join(parts)


def _listed(seats: list[int]) -> str:
    """Seats as people count them."""
    names = [str(seat + 1) for seat in sorted(seats)]
    if len(names) == 1:
        return f"Seat {names[0]}"
    return f"Seats {', '.join(names[:-1])} and {names[-1]}"


def _them(seats: list[int]) -> str:
    return "its player" if len(seats) == 1 else "their players"


def _stops(record: Record) -> list[int]:
    """Where a reader would stop: after each run of chance, and after every decision."""
    moves = record.moves
    return [number for number in range(len(moves) + 1) if number == len(moves) or moves[number][0] != NONE]


def _show(record: Record, number: int) -> None:
    match = records.replay(record, number)
    say(f"\n--- {number} of {len(record.moves)}")
    say(_last(match))
    say(art.text(match.rules.scene(), match.perspective(NONE).view()))
    if match.over:
        say("\nFinal scores: " + ", ".join(str(score) for score in match.scores()))


def _last(match: Match) -> str:
    """What the last decision was, and all that was heard of it."""
    if not match.moves or match.moves[-1][0] == NONE:
        return ""
    seat, action = match.moves[-1]
    names = [f"Seat {index}" for index in range(match.seats)]
    told = [sentence(match.rules, event.seen_by(NONE), names) for event in match.heard[-1:]]
    return "\n".join([f"Seat {seat}: {match.rules.catalogue.write(action)}", *told]) + "\n"


def _leaf_through(record: Record, stops: list[int]) -> None:
    place = 0
    while True:
        _show(record, stops[place])
        try:
            word = ask("Enter, b, a number or q: ").strip().lower()
        except EOFError:
            return
        if word in ("q", "quit"):
            return
        if word in ("b", "back"):
            place = max(0, place - 1)
        elif word.isdecimal():
            wanted = int(word) if len(word) <= DIGITS else len(record.moves)
            later = [index for index, stop in enumerate(stops) if stop >= wanted]
            place = later[0] if later else len(stops) - 1
        elif place + 1 < len(stops):
            place += 1
        else:
            return
