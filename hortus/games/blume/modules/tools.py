"""Tools: eight cards, three of them open, that change a garden before a tile is taken.

A tool costs a glove, and two when the same seat uses the same card again. The
words are in `tool_words.py`, price and course in `tool_course.py`, what each
tool does in `tool_steps.py`.
"""

from hortus.games.blume.modules.shed import ToolShed
from hortus.games.blume.modules.tool_course import NewTool, ShowTools, ToolCourse, Workbench
from hortus.games.blume.modules.tool_heuristics import ToolHeuristics
from hortus.games.blume.modules.tool_steps import FillSieve, Hose, Lift, Rake, Replant, Sift, TakeOrTool, Trade
from hortus.games.blume.modules.tool_words import (
    DOES,
    FORK,
    HOSE,
    RAKE,
    SECATEURS,
    SHOWN,
    SIEVE,
    TOOL_EVENTS,
    TOOLS,
    TROWEL,
    TRUG,
    ToolActions,
)
from hortus.games.blume.table import Table


def join(table: Table) -> None:
    """Set-up: shuffle the tools, lay three of them open, give every seat its gloves."""
    actions = ToolActions(table.actions)
    course = ToolCourse()
    bench = Workbench(table.bed)
    most = 1 if table.setup.options["tools_per_turn"] == "1" else 1000
    take = TakeOrTool(actions, course, bench, most)
    rake = Rake(table.bed, actions, table.blooming)
    lift = Lift(table.bed, actions, course, bench)
    replant = Replant(table.bed, actions, table.blooming)
    trade = Trade(actions, replant)
    sieve = FillSieve()
    hose = Hose(table.bed, actions, course)
    course.new_tool = NewTool(course)
    lift.replant = replant
    lift.trade = trade
    for tool in [TROWEL, FORK, SECATEURS, TRUG]:
        take.first[tool] = lift
    take.first[RAKE] = rake
    take.first[SIEVE] = sieve
    take.first[HOSE] = hose
    table.take = take
    table.steer(course)
    table.setting.append(ShowTools())
    table.extra += [rake, lift, trade, replant, sieve, Sift(actions, course), hose, course.new_tool]
    table.shed = ToolShed(table.setup.seats, len(TOOLS), SHOWN, table.edition.gloves)
    table.draft.blocks += actions.blocks()
    table.draft.events += TOOL_EVENTS
    table.draft.words["tool"] = TOOLS
    table.draft.words["gloves"] = ["no gloves", "one glove", "two gloves"]
    table.heuristics = ToolHeuristics(table.bed, table.market, table.blooming, actions, table.cuts)
    table.scene["tools"] = [[tool, does] for tool, does in zip(TOOLS, DOES, strict=True)]
