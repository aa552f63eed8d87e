"""Sets up a table of Blume: the chosen options pick the parts, modules join, and the steps become a ring."""

from typing import Any

from hortus.core.rules import Rules
from hortus.core.setup import Setup
from hortus.core.sheet import Sheet
from hortus.games.blume.board import Bed, LooseBed
from hortus.games.blume.draft import BlumeDraft
from hortus.games.blume.edition import BlumeEdition
from hortus.games.blume.modules import botanist, field_of_flowers, solo, tools
from hortus.games.blume.pruning import Prune, PruneIntoBag
from hortus.games.blume.rules import BlumeRules
from hortus.games.blume.vocabulary import SIDE


def assemble(agreed: Setup, sheet: Sheet) -> Rules[Any]:
    setup = with_solo(agreed)
    draft = base_game(setup, BlumeEdition(sheet))
    # In this order: the botanist's cards are dealt before the tools are revealed.
    if botanist.MODULE.key in setup.modules:
        botanist.join(draft)
    if tools.MODULE.key in setup.modules:
        tools.join(draft)
    if field_of_flowers.MODULE.key in setup.modules:
        field_of_flowers.join(draft)
    if solo.MODULE.key in setup.modules:
        solo.join(draft)
    if draft.instead is not None:
        return draft.instead
    draft.close(pruning(draft))
    return BlumeRules(draft)


def with_solo(setup: Setup) -> Setup:
    """A table for one is always the solo variant."""
    if setup.seats == 1 and solo.MODULE.key not in setup.modules:
        return setup.with_modules([solo.MODULE.key])
    return setup


def base_game(setup: Setup, edition: BlumeEdition) -> BlumeDraft:
    loose = setup.options["hybrid_pattern"] == "any2plus2"
    bed = LooseBed(SIDE, edition.tiles) if loose else Bed(SIDE, edition.tiles)
    return BlumeDraft(setup, edition, bed, [int(setup.options["prune_round1"]), 4])


def pruning(draft: BlumeDraft) -> Prune:
    if draft.setup.options["pruned_tiles"] == "bag":
        return PruneIntoBag(draft.bed, draft.actions, draft.course, draft.cuts)
    return Prune(draft.bed, draft.actions, draft.course, draft.cuts)
