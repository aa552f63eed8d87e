"""hortus bots: who can be played against."""

import json
from argparse import Namespace

from hortus.bots import BOTS as NAMES
from hortus.bots import LEVELS
from hortus.bots.levels import RATINGS, TITLES, rating
from hortus.cli.language import t
from hortus.cli.parser import Command, Parser
from hortus.cli.saying import say
from hortus.cli.tables import columns
from hortus.games import GAMES


def arguments(parser: Parser) -> None:
    parser.flag("--json", "terminal-json")


def bots(chosen: Namespace) -> None:
    if chosen.json:
        say(json.dumps({"bots": NAMES, "levels": TITLES, "ratings": RATINGS}))
        return
    rows = [[t("terminal-bot"), t("terminal-bots-name"), *GAMES]]
    for place, name in enumerate(LEVELS):
        rows.append([name, t(f"bot-level-{place + 1}"), *[_rating(game, place) for game in GAMES]])
    for name in ("greedy", "random"):
        rows.append([name, f"{t('bot-' + name)}: {t('bot-' + name + '-plays')}"])
    say(columns(rows, frozenset(range(2, 2 + len(GAMES)))))
    say(t("bot-rating-explain"))


def _rating(game: str, place: int) -> str:
    measured = rating(game, place + 1)
    return "-" if measured is None else str(measured)


BOTS = Command("bots", "hortus bots", arguments, bots)
