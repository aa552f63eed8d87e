"""hortus games: what can be played."""

from argparse import Namespace

from hortus.cli.language import speak, t
from hortus.cli.parser import Command, Parser
from hortus.cli.saying import say, tell
from hortus.cli.tables import columns
from hortus.core.kind import GameKind
from hortus.games import GAMES as KINDS
from hortus.tables import game_kind


def arguments(parser: Parser) -> None:
    parser.value("game", "terminal-games-game", nargs="?", metavar="GAME")


def games(chosen: Namespace) -> None:
    if chosen.game is not None:
        _one(game_kind(chosen.game))
        return
    titles = [
        t("terminal-games-name"),
        t("terminal-games-seats"),
        t("terminal-games-minutes"),
        t("terminal-games-feel"),
    ]
    rows = [[kind.key, _range(kind.seats), _range(kind.minutes), speak(kind.feel())] for kind in KINDS.values()]
    say(columns([titles, *rows]))


def _one(kind: GameKind) -> None:
    say(f"{kind.title}: {speak(kind.feel())}")
    facts = [
        ["  " + t("terminal-games-seats"), _range(kind.seats)],
        ["  " + t("terminal-games-minutes"), _range(kind.minutes)],
        ["  " + t("terminal-games-editions"), ", ".join(kind.editions)],
    ]
    say(columns(facts))
    for module in kind.modules:
        seats = t("terminal-games-for", seats=_range(module.seats) if len(module.seats) > 1 else module.seats[0])
        say(f"  --module {module.key} ({seats}): {speak(kind.adds(module))}")
    for option in kind.options:
        say(f"  --option {option.key}=…  {speak(kind.asks(option))}")
        for choice in option.choices:
            star = "*" if choice == option.default else " "
            say(f"      {star} {choice}: {speak(kind.explains(option, choice))}")
    if kind.options:
        tell("terminal-games-default")


def _range(numbers: list[int]) -> str:
    return str(numbers[0]) if numbers[0] == numbers[-1] else f"{numbers[0]}-{numbers[-1]}"


GAMES = Command("games", "hortus games petal", arguments, games)
