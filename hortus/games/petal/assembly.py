"""How a table of Petal is put together: what was agreed on picks the parts, and they are joined to a ring."""

from hortus.core.rules import Draft
from hortus.core.setup import Setup
from hortus.core.sheet import Sheet
from hortus.games.petal.board import Meadow
from hortus.games.petal.edition import PetalEdition
from hortus.games.petal.rules import PetalRules
from hortus.games.petal.scoring import FewerFlowers, PickedFlowers
from hortus.games.petal.state import PetalState
from hortus.games.petal.steps import FlipTree, LayTile, Move, MoveFromMemory
from hortus.games.petal.vocabulary import (
    COLOURS,
    FLIPPED,
    LAID,
    LAID_UNSAID,
    PICKED,
    STARTED,
    UNCOVERED,
    PetalActions,
)


def assemble(setup: Setup, sheet: Sheet) -> PetalRules:
    edition = PetalEdition(sheet)
    meadow = Meadow(edition.side)
    actions = PetalActions(meadow.words)
    memory = setup.options["contents"] == "memory"
    draft: Draft[PetalState] = Draft()
    draft.blocks += actions.blocks()
    draft.events += [STARTED, LAID, FLIPPED, PICKED, UNCOVERED, LAID_UNSAID]
    draft.words = {"cell": meadow.words, "onto": meadow.words, "colour": COLOURS}
    move = MoveFromMemory(meadow, actions) if memory else Move(meadow, actions)
    draft.steps += [FlipTree(), LayTile(meadow, LAID_UNSAID if memory else LAID), move]
    draft.clauses += [PickedFlowers(), FewerFlowers(edition.fewer)]
    return PetalRules(setup, edition, meadow, actions, draft, memory)
