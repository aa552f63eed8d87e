"""hortus perft: counts positions."""

from argparse import Namespace

from hortus.cli import asking
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.saying import say
from hortus.lab import perft as counting

DEEPEST = 12


def arguments(parser: Parser) -> None:
    asking.table(parser)
    parser.value("--depth", "terminal-perft-depth", 2, type=whole(1, DEEPEST))
    parser.value("--seed", "terminal-perft-seed", 7, type=whole(0))


def perft(chosen: Namespace) -> None:
    rules = asking.rules(chosen)
    for level, count in enumerate(counting.perft(rules, chosen.seed, chosen.depth)):
        say(f"{level + 1:>3} {count:>15,}")


PERFT = Command("perft", "hortus perft petal --depth 2", arguments, perft)
