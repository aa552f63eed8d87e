"""hortus print: a game to cut out as PDF, or one position as PDF or SVG."""

from argparse import Namespace
from pathlib import Path

from hortus.cli import asking
from hortus.cli.language import current
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.saying import tell
from hortus.core.errors import SetupError


def arguments(parser: Parser) -> None:
    parser.value("game", "terminal-option-game", nargs="?", metavar="GAME")
    parser.value("--out", "print-help-out", Path("game.pdf"), type=Path, metavar="FILE")
    parser.value("--edition", "print-help-edition", asking.STANDARD)
    parser.value("--seats", "print-help-seats", type=whole(1, asking.MOST_SEATS))
    parser.value("--paper", "print-help-paper", "a4")
    parser.value("--what", "print-help-what", "all")
    parser.flag("--marks", "print-help-marks")
    parser.value("--bleed", "print-help-bleed", "3mm")
    parser.value("--duplex", "print-help-duplex", "long")
    parser.value("--ink", "print-help-ink", "full")
    parser.value("--position", "print-help-position", type=Path, metavar="FILE")
    parser.value("--move", "print-help-move", type=whole(0))


def print_(chosen: Namespace) -> None:
    if chosen.position is not None:
        _position(chosen)
        return
    if chosen.game is None:
        raise SetupError("print-which")
    if chosen.move is not None:
        raise SetupError("print-move-alone")
    from hortus import print as printing

    wanted = printing.order(
        chosen.game, chosen.edition, chosen.seats, chosen.paper, chosen.what, chosen.marks, chosen.bleed,
        chosen.duplex, chosen.ink, current(),
    )  # fmt: skip
    if printing.check_out(chosen.out) != ".pdf":
        raise SetupError("print-only-pdf", file=chosen.out)
    pdf = printing.game_pdf(wanted)
    printing.save(chosen.out, pdf)
    tell("print-done", file=chosen.out, pages=printing.pages(pdf))


def _position(chosen: Namespace) -> None:
    """One position of a record."""
    if chosen.game is not None:
        raise SetupError("print-not-both")
    from hortus import print as printing

    ending = printing.check_out(chosen.out)
    printing.save(chosen.out, printing.position(chosen.position, chosen.move, ending, chosen.paper, current()))
    tell("print-drawn", file=chosen.out)


PRINT = Command("print", "hortus print petal --out petal.pdf", arguments, print_)
