"""The pieces of the module Botanist: hidden and public cards, water drops and points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.state import NONE, Dump, to_list

FIRST_POINTS: Final = 4
SECOND_POINTS: Final = 2


class CardTable:
    """The part of a state for the module Botanist; empty without it.

    A card is the number of its pair of colours.
    """

    def __init__(self, seats: i64, pairs: i64, slots: i64) -> None:
        self.deck: vec[i64] = vec[i64]([0] * pairs)  # cards nobody has drawn
        self.held: vec[i64] = vec[i64]([NONE] * seats)  # each seat's hidden card
        self.denied: vec[i64] = vec[i64]([0] * seats)  # pairs that a seat has shown it does not have, as bits
        self.told: i64 = NONE  # the seat whose card was just completed and shown, and is not laid out yet
        self.public: vec[i64] = vec[i64]([NONE] * slots)  # the cards all may grow
        self.owner: vec[i64] = vec[i64]([NONE] * slots)  # who revealed each of them
        self.drop: vec[i64] = vec[i64]([0] * slots)  # 1 while its water drop lies on the card
        self.covered: vec[i64] = vec[i64]([0] * pairs)  # cards under others
        self.next: i64 = 0  # the slot that is covered next
        self.owed: i64 = NONE  # the seat that draws a new card
        self.first: vec[i64] = vec[i64]([0] * seats)  # own cards completed
        self.second: vec[i64] = vec[i64]([0] * seats)  # water drops collected

    def points(self, seat: i64) -> i64:
        """For the cards this seat completed and the water drops it collected."""
        return FIRST_POINTS * self.first[seat] + SECOND_POINTS * self.second[seat]

    def clone(self) -> "CardTable":
        twin = CardTable(0, 0, 0)
        twin.deck = self.deck[:]
        twin.held = self.held[:]
        twin.denied = self.denied[:]
        twin.told = self.told
        twin.public = self.public[:]
        twin.owner = self.owner[:]
        twin.drop = self.drop[:]
        twin.covered = self.covered[:]
        twin.next = self.next
        twin.owed = self.owed
        twin.first = self.first[:]
        twin.second = self.second[:]
        return twin

    def dump(self, fields: dict[str, object]) -> None:
        fields["card_deck"] = to_list(self.deck)
        fields["cards_held"] = to_list(self.held)
        fields["cards_denied"] = to_list(self.denied)
        fields["card_told"] = int(self.told)
        fields["cards_public"] = to_list(self.public)
        fields["card_owner"] = to_list(self.owner)
        fields["card_drop"] = to_list(self.drop)
        fields["cards_covered"] = to_list(self.covered)
        fields["card_next"] = int(self.next)
        fields["card_owed"] = int(self.owed)
        fields["cards_first"] = to_list(self.first)
        fields["cards_second"] = to_list(self.second)

    def load(self, dump: Dump) -> None:
        self.deck = dump.vector("card_deck")
        self.held = dump.vector("cards_held")
        self.denied = dump.vector("cards_denied")
        self.told = dump.number("card_told")
        self.public = dump.vector("cards_public")
        self.owner = dump.vector("card_owner")
        self.drop = dump.vector("card_drop")
        self.covered = dump.vector("cards_covered")
        self.next = dump.number("card_next")
        self.owed = dump.number("card_owed")
        self.first = dump.vector("cards_first")
        self.second = dump.vector("cards_second")
