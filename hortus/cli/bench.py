"""hortus bench: decisions per second."""

import json
from argparse import Namespace

from hortus.cli.language import t
from hortus.cli.parser import Command, Parser
from hortus.cli.progress import bar
from hortus.cli.saying import say, tell
from hortus.cli.tables import columns
from hortus.games import GAMES
from hortus.lab import bench as benchmark
from hortus.tables import game_kind


def arguments(parser: Parser) -> None:
    parser.value("game", "terminal-bench-game", nargs="*", metavar="GAME")
    parser.flag("--search", "terminal-bench-search")
    parser.flag("--adapters", "terminal-bench-adapters")
    parser.flag("--json", "terminal-json")


def bench(chosen: Namespace) -> None:
    if chosen.adapters:
        _adapters(chosen.json)
        return
    keys = [game_kind(name).key for name in chosen.game or GAMES]
    if chosen.search:
        _search(keys, chosen.json)
        return
    figures: dict[str, dict[str, int | None]] = {}
    with bar() as progress:
        task = progress.add_task("", total=len(keys) * benchmark.ROUNDS)
        for key in keys:
            progress.update(task, description=key)
            figures[key] = benchmark.bench(key, lambda: progress.advance(task))
    if chosen.json:
        say(json.dumps(figures))
        return
    tell("terminal-bench-title")
    titles = ["game-column", "compiled", "interpreted", "c", "times", "of-c"]
    rows = [[t(f"terminal-bench-{title}") for title in titles]]
    for key, row in figures.items():
        compiled, interpreted, c = row["compiled"], row["interpreted"], row["c"]
        times = f"{compiled / interpreted:.1f}" if compiled and interpreted else ""
        share = f"{compiled / c:.2f}" if compiled and c else ""
        rows.append([key, _figure(compiled), _figure(interpreted), _figure(c), times, share])
    say(columns(rows, frozenset(range(1, 6))))


def _search(keys: list[str], as_json: bool) -> None:
    """The same for the searching bots: one simulation is one walk down the tree, or one trial."""
    figures = {key: benchmark.bench_search(key) for key in keys}
    if as_json:
        say(json.dumps(figures))
        return
    tell("terminal-bench-search-title")
    rows = [[t("terminal-bench-game-column"), t("terminal-bench-compiled"), t("terminal-bench-interpreted")]]
    rows += [[key, _figure(row["compiled"]), _figure(row["interpreted"])] for key, row in figures.items()]
    say(columns(rows, frozenset([1, 2])))


def _adapters(as_json: bool) -> None:
    """Steps through the research libraries, next to what these bring themselves."""
    from hortus.adapters import bench as research  # it needs the libraries

    figures = research.bench()
    if as_json:
        say(json.dumps(figures))
        return
    for library, rivals in research.RIVALS.items():
        row = figures[library]
        tell(f"terminal-bench-{library}", tables=research.TABLES)
        rows = [["", t("terminal-bench-steps"), *[t("terminal-bench-than", rival=rival) for rival in rivals]]]
        for name, steps in row.items():
            ratios = [f"{steps / row[rival]:.1f}" if row.get(rival) else "-" for rival in rivals]
            rows.append([name, _figure(steps), *ratios])
        say(columns(rows, frozenset(range(1, 2 + len(rivals)))))


def _figure(number: int | None) -> str:
    return "-" if number is None else f"{number:,}"


BENCH = Command("bench", "hortus bench --json", arguments, bench)
