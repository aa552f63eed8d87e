"""What a player of Blume thinks of the tools."""

from games.blume.drawing import Table

from hortus.bots.knowledge import knowledge
from hortus.games.blume.modules.tool_words import TOOLS


def test_nobody_rakes_a_flower_that_stays_as_it_is():
    """The tile shows the point the same colour after a quarter turn: nothing opens, so nothing is promised."""
    table = Table(".. ..\n.r rr\n.r r.\n.. ..", modules=("tools",))
    table.market(red=8)
    table.state.shed.shown[0] = TOOLS.index("rake")
    table.enter("take")
    table.do("rake")
    heuristics, read = knowledge(table.rules), table.rules.catalogue.read
    assert heuristics.promise(table.state, 0, read("turn b2 >")) < heuristics.promise(table.state, 0, read("turn b2 v"))
