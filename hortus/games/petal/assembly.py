"""Sets up a table of Petal: the chosen options pick the parts, and the steps become a ring."""

from hortus.core.message import Message
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
    colours = [Message(f"petal-colour-{colour}") for colour in range(len(COLOURS))]
    draft.words = {"cell": meadow.words, "onto": meadow.words, "colour": colours}
    move = MoveFromMemory(meadow, actions) if memory else Move(meadow, actions)
    draft.steps += [FlipTree(), LayTile(meadow, LAID_UNSAID if memory else LAID), move]
    draft.clauses += [PickedFlowers(), FewerFlowers(edition.fewer)]
    return PetalRules(setup, edition, meadow, actions, draft, memory)
