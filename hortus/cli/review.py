"""hortus review: what decided a game."""

import json
from argparse import Namespace
from pathlib import Path

from hortus import files, records
from hortus.cli.language import current, speak, t
from hortus.cli.parser import Command, Parser
from hortus.cli.progress import bar
from hortus.cli.saying import say, tell, warn_if_interpreted
from hortus.cli.tables import columns
from hortus.coach import telling
from hortus.coach.page import ask_for_page, page
from hortus.coach.review import Review, Reviewing

INTERRUPTED = 130


def arguments(parser: Parser) -> None:
    parser.value("file", "terminal-record-file", type=Path, metavar="FILE")
    parser.value("--effort", "terminal-review-effort", "usual")
    parser.value("--html", "terminal-review-html", type=Path)
    parser.flag("--json", "terminal-json")


def review(chosen: Namespace) -> int:
    record = records.load(chosen.file)
    work = Reviewing(record, chosen.effort)
    if chosen.html is not None:
        ask_for_page(chosen.html)
    warn_if_interpreted()
    finished = _work(work)
    if not work.valued:
        return INTERRUPTED
    made = work.review()
    title = t("coach-title", game=made.game.capitalize())
    if chosen.html is not None:
        files.write(chosen.html, page(made, title, current()))
    if chosen.json:
        say(json.dumps(made.as_dict()))
    else:
        _show(made, title)
        if chosen.html is not None:
            tell("coach-html-written", file=chosen.html)
    return 0 if finished else INTERRUPTED


def _work(work: Reviewing) -> bool:
    """Returns False after an interrupt; what is known by then is shown."""
    with bar() as progress:
        task = progress.add_task(work.course.rules.setup.game, total=None)
        try:
            for done, total in work.run():
                progress.update(task, completed=done, total=total)
        except KeyboardInterrupt:
            return False
    return True


def _show(made: Review, title: str) -> None:
    say(title)
    if not made.complete:
        tell("coach-partial")
    say("\n" + t("coach-heading-turns"))
    say(columns(telling.turn_rows(made, speak), frozenset({0})))
    say("\n" + t("coach-heading-decisions"))
    rows = telling.decision_rows(made, speak)
    say(columns(rows, frozenset({0})) if len(rows) > 1 else t("coach-nothing"))
    say("\n" + t("coach-heading-luck"))
    rows = telling.luck_rows(made, speak)
    say(columns(rows, frozenset(range(1, len(rows[0])))))
    say("\n" + t("coach-signs"))


REVIEW = Command("review", "hortus review record.json --html review.html", arguments, review)
