"""What players of Papillon may agree on, and how a table is put together."""

from typing import Final

from mypy_extensions import i64

from hortus.core.kind import Option
from hortus.core.rules import Draft
from hortus.core.setup import Setup
from hortus.core.sheet import Sheet
from hortus.games.papillon.bidding import Bid, ZeroBonus, ZeroBonusByPlace
from hortus.games.papillon.board import Ground
from hortus.games.papillon.edition import PapillonEdition
from hortus.games.papillon.gardening import Bench, Garden, GardenInTurn, Swap
from hortus.games.papillon.heuristics import PapillonHeuristics
from hortus.games.papillon.market import WORDS, Market
from hortus.games.papillon.modules import expert_gnomes
from hortus.games.papillon.pollination import Bonus, BonusAnywhere, Pollinate, RoundEnd
from hortus.games.papillon.rules import PapillonRules, gnome_numbers
from hortus.games.papillon.scoring import (
    Caterpillars,
    ClosedFields,
    Flowers,
    FlowersSkipping,
    LargestPatches,
    paying,
)
from hortus.games.papillon.state import PapillonState
from hortus.games.papillon.steps import (
    DealPlanter,
    FirstPlayer,
    Purse,
    Refill,
    Reserve,
    Take,
    TakeForTwo,
    TakeForTwoLater,
    TurnGnome,
)
from hortus.games.papillon.tiles import Tiles
from hortus.games.papillon.vocabulary import (
    DIRECTIONS,
    EVENTS,
    LINES,
    PLACES,
    PLANTED,
    PLANTED_FOR_TWO,
    TURNS,
    PapillonActions,
    flower_words,
)

OPTIONS: Final = [
    Option(
        "bonus_target",
        "Where does the second butterfly of a bonus token go?",
        {
            "same": "To the flower the token was taken from.",
            "any": "To any flower.",
        },
    ),
    Option(
        "zero_bonus",
        "What does a bid of 0 bring?",
        {
            "space": "The caterpillars printed at the 0 space where the gardener ends up.",
            "order_position": "As many caterpillars as the gardener's new place on the order track.",
        },
    ),
    Option(
        "cap_for_two",
        "May two players hold any number of caterpillars?",
        {
            "twelve": "No: twelve at the most, as with three and four.",
            "none": "Yes: there is no bidding to spend them on.",
        },
    ),
    Option(
        "tie_rank",
        "What rank follows a tie on a flower?",
        {
            "dense": "The next one: of 3, 3 and 2 butterflies the last is second.",
            "skip": "A tie uses up ranks: of 3, 3 and 2 butterflies the last is third.",
        },
    ),
    Option(
        "two_player_swap",
        "With two, when does the one who takes the gnome become first player?",
        {
            "immediate": "At once, so that this one pollinates last.",
            "next_round": "When the round is over.",
        },
    ),
    Option(
        "gardening",
        "Who lays tiles when?",
        {
            "simultaneous": "Everybody at once, unseen until all are done.",
            "draft_order": "One after the other, in the order of the track; for two it may have changed in the draft.",
        },
    ),
]

MODULES: Final = [expert_gnomes.MODULE]

UNLIMITED: Final = 1_000_000


def flowers_for(edition: PapillonEdition, seats: int) -> list[int]:
    """The colours of the flowers on the table: all of them, or one of each colour for two (ruling 40)."""
    return edition.flowers if seats > 2 else sorted(set(edition.flowers))


def flower_clause(setup: Setup, edition: PapillonEdition, words: list[str]) -> Flowers:
    """Nectar by rank, with ties as agreed."""
    planters = paying(edition.planters, setup.seats)
    if setup.options["tie_rank"] == "skip":
        return FlowersSkipping(planters, words)
    return Flowers(planters, words)


def assemble(setup: Setup, sheet: Sheet) -> PapillonRules:
    edition = PapillonEdition(sheet)
    options = setup.options
    for_two = setup.seats == 2
    flowers = flowers_for(edition, setup.seats)
    names = flower_words(flowers)
    tiles = Tiles(edition)
    ground = Ground(tiles, edition.rounds)
    market = Market(setup.seats)
    actions = PapillonActions(edition.highest_bid, tiles.names, ground.words, names)
    numbers = gnome_numbers(edition)
    cap = UNLIMITED if for_two and options["cap_for_two"] == "none" else edition.most_caterpillars
    purse = Purse(i64(cap))

    refill = Refill(market, tiles)
    turn_gnome = TurnGnome(numbers)
    count = i64(len(flowers))
    bench = Bench(actions, ground, count)
    swap = Swap(bench)
    garden = GardenInTurn(bench, swap) if options["gardening"] == "draft_order" else Garden(bench, swap)
    swap.garden = garden
    pollinate = Pollinate(actions, flowers, RoundEnd(edition.rounds, numbers, refill))
    garden.after = pollinate
    anywhere = options["bonus_target"] == "any"
    bonus = BonusAnywhere(actions, count, pollinate) if anywhere else Bonus(actions, count, pollinate)

    draft: Draft[PapillonState] = Draft()
    draft.blocks += actions.blocks()
    planted = PLANTED_FOR_TWO if for_two else PLANTED
    draft.events += [planted if kind is PLANTED else kind for kind in EVENTS]
    draft.words = {
        "cell": ground.words,
        "tile": tiles.names,
        "drawn": tiles.names,
        "turn": TURNS,
        "side": DIRECTIONS,
        "flower": names,
        "source": ["the supply", *names, "nowhere"],
        "colour": ["blue", "purple", "red", "yellow"],
        "space": WORDS,
        "line": LINES,
        "place": PLACES,
    }
    take: Take
    if not for_two:
        take = Take(actions, market, purse, turn_gnome, garden)
    elif options["two_player_swap"] == "immediate":
        take = TakeForTwo(actions, market, purse, turn_gnome, garden)
    else:
        take = TakeForTwoLater(actions, market, purse, turn_gnome, garden)
    first_purse = 0 if for_two else edition.first_purse
    other_purse = 0 if for_two else edition.purse
    draft.steps += [
        DealPlanter(edition, planted),
        FirstPlayer(setup.seats, first_purse, other_purse, refill),
        refill,
        turn_gnome,
    ]
    by_place = options["zero_bonus"] == "order_position"
    zero = ZeroBonusByPlace(edition.zero_bonus) if by_place else ZeroBonus(edition.zero_bonus)
    if not for_two:
        draft.steps.append(Bid(actions, purse, zero))
    draft.steps += [take, Reserve(take), swap, garden, pollinate, bonus]
    flower_nectar = flower_clause(setup, edition, names)
    draft.clauses += [
        flower_nectar,
        Caterpillars(),
        ClosedFields(ground, 1, 1),
        LargestPatches(ground, 2, 2),
    ]
    if "expert_gnomes" in setup.modules:
        expert_gnomes.join(draft, garden, ground)
    heuristics = PapillonHeuristics(actions, bench, market, draft.clauses, flower_nectar, flowers, edition, purse, zero)
    return PapillonRules(setup, edition, flowers, ground, market, bench, zero, draft, heuristics)
