"""What a seat sees of the table, and what it may imagine behind the rest.

The two must agree: a seat must not be able to tell an imagined world from the
true one. Everything is open except the botanist's cards: a seat sees its own and
the revealed ones, but no other hand and not the deck. The core hides what the
other seats prune.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from hortus.core.bags import draw, unpacked
from hortus.core.bits import bit, members
from hortus.core.dice import Dice
from hortus.core.state import NONE, to_list
from hortus.games.blume.blooming import KINDS
from hortus.games.blume.board import Bed
from hortus.games.blume.modules.cards import CardTable
from hortus.games.blume.modules.shed import ToolShed
from hortus.games.blume.scoring import round_worth, shelf_worth
from hortus.games.blume.state import BlumeState
from hortus.games.blume.vocabulary import FIRST_SIDE, HUES, ROUNDS


def view(state: BlumeState, bed: Bed, seat: int, scene: dict[str, object]) -> dict[str, object]:
    """The table as this seat, or a spectator, sees it."""
    seen: dict[str, object] = {
        "turn": int(state.turn),
        "starter": int(state.starter),
        "round": int(state.round),
        "square": int(state.round) + FIRST_SIDE,
        "row": to_list(state.row),
        "hand": int(state.hand),
        "bag": int(state.bagged),
        "heap": int(state.heaped),
        "gardens": [garden(state, bed, i64(other)) for other in range(int(state.seats))],
        "market": to_list(state.pegs),
        "hybrids": members(state.open),
        "can": int(state.can),
        "wet": members(state.wet | state.hosed),
        "blooms": members(state.blooms),
        "part": present_part(state),
    }
    if scene["tools"]:
        seen["tools"] = tools(state.shed, int(state.seats))
    if scene["cards"]:
        seen["botanist"] = botanist(state.cards, seat)
    if scene["variant"] == "solo":
        seen["pool"] = to_list(unpacked(state.pool))
    return seen


def garden(state: BlumeState, bed: Bed, seat: i64) -> dict[str, object]:
    """A seat's bed, greenhouse and what it scored: tiles as (cell, tile, turn), flowers as (point, kind)."""
    tiles: list[list[int]] = []
    for cell in range(int(bed.cells)):
        code = int(state.laid[seat * bed.cells + cell])
        if code != NONE:
            tiles.append([cell, code // 4, code % 4])
    flowers: list[list[int]] = []
    hybrids: list[list[int]] = []
    for point in range(int(bed.points)):
        kind = bed.kind(state.laid, seat * bed.cells, point)
        if 0 <= kind < HUES:
            flowers.append([point, int(kind)])
        hybrid = int(state.planted[seat * bed.points + point])
        if hybrid != NONE:
            hybrids.append([point, hybrid])
    return {
        "tiles": tiles,
        "flowers": flowers,
        "hybrids": hybrids,
        "stock": to_list(state.stock[seat * HUES : seat * HUES + HUES]),
        "shelves": [int(shelf_worth(state, seat, colour)) for colour in range(HUES)],
        "scored": [round_points(state, seat, now) for now in range(int(state.scored))],
        "worth": int(round_worth(state, seat)),
    }


def round_points(state: BlumeState, seat: i64, now: i64) -> int:
    points: i64 = 0
    colour: i64
    for colour in range(HUES):
        points += state.tally[(seat * ROUNDS + now) * HUES + colour] * state.prices[now * HUES + colour]
    return int(points)


def present_part(state: BlumeState) -> list[int]:
    """What the current flower asks now, as (kind of part, colour); empty if there is nothing to choose."""
    if state.part >= state.due:
        return []
    part = int(state.parts[state.part])
    return [part // KINDS, part % KINDS]


def tools(shed: ToolShed, seats: int) -> dict[str, object]:
    kinds = len(shed.deck)
    return {
        "shown": to_list(shed.shown),
        "left": len(unpacked(shed.deck)),
        "gloves": to_list(shed.gloves),
        "paid": [to_list(shed.paid[seat * kinds : seat * kinds + kinds]) for seat in range(seats)],
        "price": [[int(shed.price(seat, tool)) for tool in range(kinds)] for seat in range(seats)],
        "busy": int(shed.busy),
        "origin": int(shed.origin),
        "sieved": [int(tile) for tile in shed.sieved if tile != NONE],
    }


def botanist(cards: CardTable, seat: int) -> dict[str, object]:
    """The seat's own card, the card just being shown, whether others have one, and the open cards."""
    return {
        "card": NONE if seat == NONE else int(cards.held[i64(seat)]),
        "told": NONE if cards.told == NONE else int(cards.held[cards.told]),
        "holds": [card != NONE for card in cards.held],
        "deck": len(unpacked(cards.deck)),
        "public": to_list(cards.public),
        "owner": to_list(cards.owner),
        "drop": [drop == 1 for drop in cards.drop],
        "next": int(cards.next),
        "first": to_list(cards.first),
        "second": to_list(cards.second),
        "points": [int(cards.points(other)) for other in range(len(cards.first))],
    }


def imagine(state: BlumeState, seat: int, dice: Dice) -> BlumeState:
    """The cards this seat cannot see go into a bag and are dealt again to the other hands; the rest is the deck.

    The bag makes sure that the result depends only on the dice and on what the
    seat can see, not on who really has which card.
    """
    world = state.clone()
    cards = world.cards
    hands = hidden_hands(cards, seat)
    if not len(hands):
        return world
    for hand in hands:
        cards.deck[cards.held[hand]] += 1
    unseen = cards.deck
    while not dealt(cards, hands, unseen[:], dice):
        # The true deal is a possible one, so this loop ends.
        continue
    return world


def hidden_hands(cards: CardTable, seat: int) -> vec[i64]:
    """The seats whose card this seat cannot see."""
    hands = vec[i64]()
    other: i64
    for other in range(len(cards.held)):
        if other != seat and other != cards.told and cards.held[other] != NONE:
            hands = append(hands, other)
    return hands


def dealt(cards: CardTable, hands: vec[i64], unseen: vec[i64], dice: Dice) -> bool:
    """Deal every hand a card. False if a hand gets a card that it cannot have.

    Everybody saw who formed a pattern without revealing its card.
    """
    for hand in hands:
        card = draw(unseen, dice)
        if cards.denied[hand] & bit(card):
            return False
        cards.held[hand] = card
    cards.deck = unseen
    return True
