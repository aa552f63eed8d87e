"""Tools: eight cards, three of them open. A player may use them before taking a tile.

A tool costs a glove, and two when the same seat uses the same card again. The
words are in `tool_words.py`, price and course in `tool_course.py`, what each
tool does in `tool_steps.py`.
"""

from typing import Final

from hortus.core.kind import Module
from hortus.core.message import Message
from hortus.games.blume.draft import BlumeDraft
from hortus.games.blume.modules.shed import ToolShed
from hortus.games.blume.modules.sieve import FillSieve, Sift
from hortus.games.blume.modules.tool_course import NewTool, ShowTools, ToolCourse, Workbench
from hortus.games.blume.modules.tool_steps import Hose, Lift, Rake, Replant, TakeOrTool, Trade
from hortus.games.blume.modules.tool_words import (
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

MODULE: Final[Module] = Module("tools", seats=[2, 3, 4], without=["field_of_flowers", "solo"])


def join(draft: BlumeDraft) -> None:
    """Set-up: shuffle the tools, reveal three of them, give every seat its gloves."""
    actions = ToolActions(draft.actions)
    course = ToolCourse()
    bench = Workbench(draft.bed)
    most = 1 if draft.setup.options["tools_per_turn"] == "1" else 1000
    take = TakeOrTool(actions, course, bench, most, draft.took)
    rake = Rake(draft.bed, actions, draft.blooming)
    lift = Lift(draft.bed, actions, course, bench)
    replant = Replant(draft.bed, actions, draft.blooming)
    trade = Trade(actions, replant, draft.took)
    sieve = FillSieve()
    hose = Hose(draft.bed, actions, course)
    course.new_tool = NewTool(course)
    lift.replant = replant
    lift.trade = trade
    for tool in [TROWEL, FORK, SECATEURS, TRUG]:
        take.first[tool] = lift
    take.first[RAKE] = rake
    take.first[SIEVE] = sieve
    take.first[HOSE] = hose
    draft.take = take
    draft.steer(course)
    draft.setting.append(ShowTools())
    draft.extra += [rake, lift, trade, replant, sieve, Sift(actions, course), hose, course.new_tool]
    draft.tools = actions
    draft.shed = ToolShed(draft.setup.seats, len(TOOLS), SHOWN, draft.edition.gloves)
    draft.blocks += actions.blocks()
    draft.events += TOOL_EVENTS
    draft.words["tool"] = [Message(f"blume-tool-{tool}") for tool in range(len(TOOLS))]
    draft.words["gloves"] = [Message("blume-gloves", {"count": count}) for count in range(3)]
    draft.scene["tools"] = [[TOOLS[tool], str(Message(f"blume-tool-{tool}-does"))] for tool in range(len(TOOLS))]
