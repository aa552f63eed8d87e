"""hortus simulate: many games by bots."""

import json
from argparse import Namespace
from time import perf_counter
from typing import Any

from hortus.cli import asking, machines
from hortus.cli.language import t
from hortus.cli.parser import Command, Parser, whole
from hortus.cli.progress import bar
from hortus.cli.saying import say, tell, warn_if_interpreted
from hortus.cli.seats import letter
from hortus.cli.tables import GAP, columns, width
from hortus.lab.engine import Machines
from hortus.lab.simulate import Plan, run
from hortus.lab.summary import Summary

BAR = 30
MOST = 10**12  # the most games; more than anyone can wait for
COLUMNS = ["seat", "bot", "points", "deviation", "least", "quartiles", "most", "wins"]
SPARE = [[], ["quartiles"], ["quartiles", "least", "most"], ["quartiles", "least", "most", "deviation"]]
"""Columns that a narrow window leaves out, in this order. A number is never cut."""
INTERRUPTED = 130


def arguments(parser: Parser) -> None:
    asking.table(parser)
    parser.value("--games", "terminal-simulate-games", 1000, type=whole(1, MOST))
    parser.value("--bots", "terminal-simulate-bots", "random")
    machines.arguments(parser)
    parser.value("--seed", "terminal-option-seed", "7")
    parser.flag("--json", "terminal-json")


def simulate(chosen: Namespace) -> int:
    setup = asking.rules(chosen).setup
    plan = Plan(
        game=setup.game,
        seats=setup.seats,
        modules=tuple(setup.modules),
        options=setup.options,
        edition=asking.edition_of(chosen.edition),
        bots=asking.players(chosen.bots, setup.seats),
        seed=chosen.seed,
        games=chosen.games,
    )
    warn_if_interpreted()
    summary = Summary(plan)
    start = perf_counter()
    finished = False
    try:
        finished = _gather(plan, machines.chosen_by(chosen), summary)
    finally:  # what is finished is shown, also when the machines are gone
        if finished or summary.games or not chosen.cluster:
            _tell(summary, perf_counter() - start, chosen.json)
    return 0 if finished else INTERRUPTED


def _tell(summary: Summary, seconds: float, as_json: bool) -> None:
    if as_json:
        say(json.dumps(summary.as_dict()))
    else:
        _show(summary, seconds)


def _gather(plan: Plan, where: Machines, summary: Summary) -> bool:
    """Play all games. Returns False after an interrupt; finished games are kept."""
    with bar() as progress:
        task = progress.add_task(plan.game, total=plan.games)
        try:
            for batch in run(plan, where):
                summary.add(batch)
                progress.advance(task, len(batch))
        except KeyboardInterrupt:
            return False
    return True


def _show(summary: Summary, seconds: float) -> None:
    figures = summary.as_dict()
    done, asked = figures["games"], figures["asked"]
    head = {"game": figures["game"], "seats": figures["seats"], "games": done, "seconds": f"{seconds:.1f}"}
    if done == asked:
        tell("terminal-simulate-done", **head)
    else:
        tell("terminal-simulate-stopped", asked=asked, **head)
    if not done:
        return
    for left_out in SPARE:
        room = width() - len(_table(figures, left_out, 0).split("\n")[0])
        if room >= 0:
            break
    say(_table(figures, left_out, max(0, min(BAR, room - GAP))))
    decisions = figures["decisions"]
    tell(
        "terminal-simulate-length",
        mean=f"{decisions['mean']:.1f}",
        least=decisions["least"],
        most=decisions["most"],
        shared=figures["shared"],
    )


def _table(figures: dict[str, Any], left_out: list[str], size: int) -> str:
    """A line for each seat, with a bar of so many characters for a share of everything."""
    titles = [title for title in COLUMNS if title not in left_out]
    rows = [[t(f"terminal-column-{title}") for title in titles] + [""]]
    for row, share in zip(figures["scores"], figures["wins"], strict=True):
        cells = {
            "seat": letter(row["seat"]),
            "bot": row["bot"],
            "points": f"{row['mean']:.1f}",
            "deviation": f"{row['deviation']:.1f}",
            "least": str(row["least"]),
            "quartiles": " ".join(f"{value:g}" for value in row["quartiles"]),
            "most": str(row["most"]),
            "wins": f"{share:.1%}",
        }
        rows.append([*[cells[title] for title in titles], "▇" * round(share * size)])
    figures_from = titles.index("points")
    return columns(rows, frozenset(range(figures_from, len(titles))))


SIMULATE = Command("simulate", "hortus simulate petal --games 10000 --bots greedy,random", arguments, simulate)
