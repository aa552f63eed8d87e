"""hortus lab compare: the same seeds at tables that differ in one thing."""

import json
import sys
from argparse import Namespace
from pathlib import Path

from hortus import editions, files
from hortus.cli import asking, machines
from hortus.cli.language import current, t
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.report import INTERRUPTED, MOST, gather
from hortus.cli.saying import say, tell, warn_if_interpreted
from hortus.core.errors import SetupError
from hortus.core.message import restored
from hortus.lab.compare import Variant, found, pair, varied
from hortus.lab.compare_page import page
from hortus.lab.journal import ENDING, Journal
from hortus.lab.page import ask_for_page
from hortus.lab.report import journal
from hortus.lab.simulate import Plan
from hortus.lab.watching import Game
from hortus.tables import game_kind, rules


def arguments(parser: Parser) -> None:
    asking.game(parser)
    asking.seats(parser)
    asking.agreements(parser)
    parser.value("--edition", "terminal-compare-edition", asking.STANDARD)
    parser.value("--vary", "terminal-compare-vary", "")
    parser.value("--games", "terminal-report-games", 1000, type=whole(1, MOST))
    parser.value("--bots", "terminal-simulate-bots", "greedy")
    parser.value("--seed", "terminal-option-seed", "7")
    parser.value("--out", "terminal-report-out", Path("compare.html"), type=Path)
    machines.arguments(parser)


def compare(chosen: Namespace) -> int:
    variants = variants_of(chosen)
    out: Path = chosen.out
    if out.suffix != ".html":
        raise SetupError("report-out", file=out)
    ask_for_page(out)
    files.ask_for(out.with_suffix(".json"))
    journals = [
        journal(variant.plan, out.with_suffix(f".{number}{ENDING}")) for number, variant in enumerate(variants, 1)
    ]
    warn_if_interpreted()
    try:
        finished = gather(journals, machines.chosen_by(chosen))
    finally:
        if all(each.finished() for each in journals):
            _save(variants, journals, out)
    if not finished:
        tell("report-stopped", to=sys.stderr, games=sum(each.finished() for each in journals), file=out)
    return 0 if finished else INTERRUPTED


def variants_of(chosen: Namespace) -> list[Variant]:
    """The tables, from the one thing that has several values."""
    names = [name.strip() for name in chosen.edition.split(",") if name.strip()] or [asking.STANDARD]
    agreed = {key: choice.split(",") for key, choice in asking.agreed(chosen.option).items()}
    several = [key for key, choices in agreed.items() if len(choices) > 1]
    if len(several) + (len(names) > 1) + bool(chosen.vary) != 1:
        raise SetupError("compare-one-thing")
    single = {key: choices[0] for key, choices in agreed.items()}
    boxes = [(name, asking.edition_of(name)) for name in names]
    if chosen.vary:
        box = boxes[0][1]
        kind = game_kind(chosen.game)
        if isinstance(box, str):
            rules(kind.key, chosen.seats, chosen.module or [], single, box)  # refuses an unknown name
            box = editions.shipped(kind.key, box)
        return [_variant(chosen, name, single, changed) for name, changed in varied(box, chosen.vary)]
    if several:
        [key] = several
        return [_variant(chosen, f"{key}={choice}", {**single, key: choice}, boxes[0][1]) for choice in agreed[key]]
    return [_variant(chosen, name, single, box) for name, box in boxes]


def _variant(chosen: Namespace, name: str, options: dict[str, str], box: str | editions.Edition) -> Variant:
    setup = rules(chosen.game, chosen.seats, chosen.module or [], options, box).setup
    bots = asking.players(chosen.bots, setup.seats)
    modules = tuple(setup.modules)
    plan = Plan(setup.game, setup.seats, modules, setup.options, box, bots, chosen.seed, chosen.games)
    return Variant(name, plan)


def _save(variants: list[Variant], journals: list[Journal[Game]], out: Path) -> None:
    pairs = [pair(journals[0].games(), other.games()) for other in journals[1:]]
    result = found(variants, pairs)
    files.write(out.with_suffix(".json"), json.dumps(result, indent=1) + "\n")
    files.write(out, page(result, current()))
    for claim in result["claims"]:
        say("  " + t("report-item", text=restored(claim)))
    tell("report-written", file=out)


COMPARE = Command(
    "lab compare", "hortus lab compare papillon --option tie_rank=dense,skip --games 1000", arguments, compare
)
