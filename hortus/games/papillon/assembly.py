"""Sets up a table of Papillon: the chosen options pick the parts, modules join, and the steps become a ring."""

from typing import Final

from mypy_extensions import i64

from hortus.core.setup import Setup
from hortus.core.sheet import Sheet
from hortus.games.papillon.bidding import Bid, ZeroBonusByPlace
from hortus.games.papillon.draft import PapillonDraft
from hortus.games.papillon.edition import PapillonEdition
from hortus.games.papillon.gardening import GardeningInTurn
from hortus.games.papillon.modules import expert_gnomes
from hortus.games.papillon.pollination import Bonus, BonusAnywhere, Pollinate, RoundEnd
from hortus.games.papillon.rules import PapillonRules
from hortus.games.papillon.scoring import Caterpillars, ClosedFields, FlowersSkipping, LargestPatches, paying
from hortus.games.papillon.steps import DealPlanter, FirstPlayer, Purse, Reserve, Take, TakeForTwo, TakeForTwoLater
from hortus.games.papillon.vocabulary import EVENTS, PLANTED, PLANTED_FOR_TWO, flower_names

UNLIMITED: Final = 1_000_000


def assemble(setup: Setup, sheet: Sheet) -> PapillonRules:
    draft = PapillonDraft(setup, PapillonEdition(sheet))
    pick_parts(draft)
    join_ring(draft)
    draft.clauses += [
        draft.nectar,
        Caterpillars(),
        ClosedFields(draft.ground, 1, 1),
        LargestPatches(draft.ground, 2, 2),
    ]
    if expert_gnomes.MODULE.key in setup.modules:
        expert_gnomes.join(draft)
    return PapillonRules(draft)


def pick_parts(draft: PapillonDraft) -> None:
    """The parts that an option replaces."""
    edition = draft.edition
    options = draft.setup.options
    if draft.for_two and options["cap_for_two"] == "none":
        draft.purse = Purse(i64(UNLIMITED))
    if options["zero_bonus"] == "order_position":
        draft.zero = ZeroBonusByPlace(edition.zero_bonus)
    if options["tie_rank"] == "skip":
        draft.nectar = FlowersSkipping(paying(edition.planters, draft.setup.seats), flower_names(draft.flowers))
    if options["gardening"] == "draft_order":
        draft.garden = GardeningInTurn(draft.bench, draft.swap)


def join_ring(draft: PapillonDraft) -> None:
    """The steps of a round, in the rulebook's order."""
    edition = draft.edition
    planted = PLANTED_FOR_TWO if draft.for_two else PLANTED
    draft.events += [planted if kind is PLANTED else kind for kind in EVENTS]
    draft.swap.garden = draft.garden
    pollinate = Pollinate(draft.actions, draft.flowers, RoundEnd(edition.rounds, draft.numbers, draft.refill))
    draft.garden.after = pollinate
    take = taking(draft)
    first_purse = 0 if draft.for_two else edition.first_purse
    other_purse = 0 if draft.for_two else edition.purse
    draft.steps += [
        DealPlanter(edition, planted),
        FirstPlayer(draft.setup.seats, first_purse, other_purse, draft.refill),
        draft.refill,
        draft.turn_gnome,
    ]
    if not draft.for_two:
        draft.steps.append(Bid(draft.actions, draft.purse, draft.zero))
    draft.steps += [take, Reserve(take), draft.swap, draft.garden, pollinate, token(draft, pollinate)]


def taking(draft: PapillonDraft) -> Take:
    """Two players draft without bidding. An option says when the first player changes."""
    if not draft.for_two:
        return Take(draft.actions, draft.market, draft.purse, draft.turn_gnome, draft.garden)
    if draft.setup.options["two_player_swap"] == "immediate":
        return TakeForTwo(draft.actions, draft.market, draft.purse, draft.turn_gnome, draft.garden)
    return TakeForTwoLater(draft.actions, draft.market, draft.purse, draft.turn_gnome, draft.garden)


def token(draft: PapillonDraft, pollinate: Pollinate) -> Bonus:
    """Where the second butterfly of a bonus token may go."""
    flowers = i64(len(draft.flowers))
    if draft.setup.options["bonus_target"] == "any":
        return BonusAnywhere(draft.actions, flowers, pollinate)
    return Bonus(draft.actions, flowers, pollinate)
