"""hortus replay: steps through a record."""

import sys
from argparse import Namespace
from pathlib import Path

from hortus import art, records
from hortus.art.text.page import letter
from hortus.cli.language import speak, t
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.screen import Screen
from hortus.core.errors import RecordError
from hortus.core.message import Listed
from hortus.core.record import Record
from hortus.core.state import NONE
from hortus.core.telling import as_message
from hortus.match import Match

DIGITS = 9
"""The most digits of a number of a move."""


def arguments(parser: Parser) -> None:
    parser.value("file", "terminal-record-file", type=Path, metavar="FILE")
    parser.value("--to", "terminal-replay-to", type=whole(0))


def replay(chosen: Namespace) -> None:
    record = records.load(chosen.file)
    records.replay(record)  # the whole record: a broken one is refused before anything is shown
    to: int | None = chosen.to
    if to is not None and to > len(record.moves):
        raise RecordError("terminal-replay-beyond", moves=len(record.moves))
    screen = Screen()
    stops = _stops(record)
    if to is not None:
        _show(record, to, screen)
    elif not sys.stdin.isatty():
        for number in stops:
            _show(record, number, screen)
    else:
        _leaf_through(record, stops, screen)


def _stops(record: Record) -> list[int]:
    """Where a reader would stop: after each run of random draws, and after every decision."""
    moves = record.moves
    return [number for number in range(len(moves) + 1) if number == len(moves) or moves[number][0] != NONE]


def _show(record: Record, number: int, screen: Screen) -> None:
    match = records.replay(record, number)
    screen.say("\n--- " + t("terminal-replay-at", move=number, moves=len(record.moves)))
    _last(match, screen)
    screen.draw(art.text(match.rules.scene(), match.perspective(NONE).view(), screen.page()))
    if match.over:
        screen.say("\n" + t("terminal-verified-scores", scores=Listed([*match.scores()])))


def _last(match: Match, screen: Screen) -> None:
    """The last decision and its events."""
    if not match.moves or match.moves[-1][0] == NONE:
        return
    seat, action = match.moves[-1]
    names = [letter(index) for index in range(match.seats)]
    screen.say(f"{letter(seat)}: {match.rules.catalogue.write(action)}")
    for event in match.heard[-1:]:
        said = speak(as_message(match.rules, event.seen_by(NONE), names))
        screen.say(said[:1].upper() + said[1:])
    screen.say()


def _leaf_through(record: Record, stops: list[int], screen: Screen) -> None:
    place = 0
    _show(record, stops[place], screen)
    while True:
        try:
            word = screen.ask(t("terminal-replay-ask") + " ").strip().lower()
        except EOFError:
            return
        if word in ("q", "quit") or (not word and place + 1 == len(stops)):
            return
        wanted = _wanted(word, stops, place)
        if wanted is None:
            screen.tell("terminal-replay-refused", moves=len(record.moves))
        else:
            place = wanted
            _show(record, stops[place], screen)


def _wanted(word: str, stops: list[int], place: int) -> int | None:
    """The stop that was asked for, or None."""
    if not word:
        return place + 1
    if word in ("b", "back"):
        return max(0, place - 1)
    if word.isdecimal() and word.isascii() and len(word) <= DIGITS:
        later = [index for index, stop in enumerate(stops) if stop >= int(word)]
        return later[0] if later else None
    return None


REPLAY = Command("replay", "hortus replay record.json", arguments, replay)
