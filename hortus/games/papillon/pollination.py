"""Pollination and the end of a round.

In reverse order of the track every butterfly on a closed patch goes to a flower
of its colour; a patch of three tiles or more may bring that flower's bonus token.
"""

from librt.vecs import vec
from mypy_extensions import i64

from hortus.core.bits import bit, spread
from hortus.core.events import EventSink
from hortus.core.message import Message
from hortus.core.rules import NOT_ASKED, OVER, Choice
from hortus.core.state import NONE, to_vec
from hortus.games.papillon.state import RESTING, SPACES, PapillonState
from hortus.games.papillon.steps import Phase, Refill
from hortus.games.papillon.vocabulary import (
    CLAIMED,
    CLEARED,
    DECLINED,
    DOUBLED,
    LEADS,
    POLLINATED,
    STRAYED,
    PapillonActions,
)


class RoundEnd:
    """End of round: what was not drafted leaves the game (ruling 46), and after the last round it is over."""

    def __init__(self, rounds: i64, gnomes: list[int], refill: Refill) -> None:
        self.rounds: i64 = rounds
        self.numbers: vec[i64] = to_vec(gnomes)
        self.refill = refill

    def finish(self, state: PapillonState, sink: EventSink) -> i64:
        if state.round + 1 == self.rounds:
            return OVER
        self.clear(state, sink)
        state.settle_gardens()
        if state.gnome != NONE:
            sink.tell(STRAYED, NONE, self.numbers[state.gnome])
            state.gnomes_out[state.gnome] += 1
            state.gnome = NONE
        state.finder = NONE
        if state.promoted != NONE:
            state.order[1] = state.order[0]
            state.order[0] = state.promoted
            sink.tell(LEADS, state.promoted)
            state.promoted = NONE
        state.round += 1
        return self.refill.begin(state, sink)

    def clear(self, state: PapillonState, sink: EventSink) -> None:
        tiles: i64 = 0
        space: i64
        for space in range(SPACES):
            kind = state.space[space]
            if kind != NONE:
                state.removed[kind] += 1
                state.space[space] = NONE
                state.bank += state.crawling[space]
                state.crawling[space] = 0
                tiles += 1
        if tiles:
            sink.tell(CLEARED, NONE, tiles)


class Pollinate(Phase):
    """Pollination: the last on the order track first. Each player resolves all own patches in any order (ruling 30).

    Patches of one colour differ only in whether they are large. So an action
    names the flower and the size, and the first such patch is used.
    """

    def __init__(self, actions: PapillonActions, flowers: list[int], end: RoundEnd) -> None:
        super().__init__("pollinate", Message("papillon-prompt-pollinate"))
        self.block = actions.pollinate
        self.colours: vec[i64] = to_vec(flowers)
        self.end = end

    def begin(self, state: PapillonState, sink: EventSink) -> i64:
        return self.here if self.turn_of(state) != NONE else self.end.finish(state, sink)

    def turn_of(self, state: PapillonState) -> i64:
        """The last seat of the track with a butterfly left to move."""
        place: i64
        for place in range(state.seats - 1, -1, -1):
            if state.rests[state.order[place]]:
                return state.order[place]
        return NONE

    def asked(self, state: PapillonState) -> i64:
        return bit(self.turn_of(state))

    def legal(self, state: PapillonState, seat: i64, out: vec[i64]) -> i64:
        found: i64 = 0
        place: i64
        flower: i64
        for place in range(seat * RESTING, seat * RESTING + state.rests[seat]):
            colour = state.patch[place] >> 1
            for flower in range(len(self.colours)):
                if self.colours[flower] == colour:
                    found |= bit(flower * 2 + (state.patch[place] & 1))
        return spread(found, self.block.start, out, 0)

    def why_not(self, state: PapillonState, seat: int, action: int) -> Message | None:
        number = action - int(self.block.start)
        if not 0 <= number < self.block.size:
            return NOT_ASKED
        patch = int(self.colours[number >> 1]) * 2 + (number & 1)
        first = seat * RESTING
        waiting = [int(state.patch[place]) for place in range(first, first + int(state.rests[seat]))]
        if patch in waiting:
            return None
        colour = Message(f"papillon-colour-{patch >> 1}")
        return Message(
            "papillon-why-other-size" if patch ^ 1 in waiting else "papillon-why-no-colour", {"colour": colour}
        )

    def resolve(self, state: PapillonState, sink: EventSink) -> i64:
        seat = self.turn_of(state)
        number = state.sealed[seat].first() - self.block.start
        flower = number >> 1
        self.leave_patch(state, seat, flower, self.colours[flower] * 2 + (number & 1), sink)
        state.clipped[seat * i64(len(self.colours)) + flower] += 1
        state.settled[seat] += 1
        if number & 1 and state.token[flower] == NONE:
            state.claim = flower
            state.claimer = seat
            return self.then  # the bonus token
        return self.begin(state, sink)

    def leave_patch(self, state: PapillonState, seat: i64, flower: i64, patch: i64, sink: EventSink) -> None:
        """Remove the first butterfly on a patch of this colour and size."""
        place = seat * RESTING
        last = place + state.rests[seat] - 1
        while state.patch[place] != patch:
            place += 1
        sink.tell(POLLINATED, seat, flower, state.resting[place] >> 2, state.resting[place] & 3)
        while place < last:
            state.patch[place] = state.patch[place + 1]
            state.resting[place] = state.resting[place + 1]
            place += 1
        state.resting[last] = NONE
        state.patch[last] = 0
        state.rests[seat] -= 1


class Bonus(Choice[PapillonState]):
    """Bonus tokens: take it and add another butterfly, take it alone, or leave it (rulings 1, 31 and 33).

    The second butterfly comes from the supply or from another flower, and joins
    the first one.
    """

    def __init__(self, actions: PapillonActions, flowers: i64, pollinate: Pollinate) -> None:
        super().__init__("bonus", Message("papillon-prompt-bonus"))
        self.block = actions.bonus
        self.token = actions.token
        self.flowers: i64 = flowers
        self.pollinate = pollinate

    def asked(self, state: PapillonState) -> i64:
        return bit(state.claimer)

    def legal(self, state: PapillonState, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        source: i64
        flower: i64
        for source in range(self.flowers + 1):
            if not self.has(state, seat, source):
                continue
            for flower in range(self.flowers):
                if source != flower + 1 and self.welcomes(state, flower):
                    out[count] = self.block.start + source * self.flowers + flower
                    count += 1
        out[count] = self.token.start
        out[count + 1] = self.token.start + 1
        return count + 2

    def why_not(self, state: PapillonState, seat: int, action: int) -> Message | None:
        if self.token.start <= action < self.token.start + self.token.size:
            return None
        number = action - int(self.block.start)
        if not 0 <= number < self.block.size:
            return NOT_ASKED
        source, flower = divmod(number, int(self.flowers))
        if not self.has(state, seat, source):
            return Message("papillon-why-no-butterfly" if source else "papillon-why-no-supply")
        if not self.welcomes(state, flower):
            return Message("papillon-why-other-flower")
        return Message("papillon-why-same-flower") if source == flower + 1 else None

    def welcomes(self, state: PapillonState, flower: i64) -> bool:
        """Whether the second butterfly may go to this flower."""
        return flower == state.claim

    def has(self, state: PapillonState, seat: i64, source: i64) -> bool:
        if source == 0:
            return state.supply[seat] > 0
        return state.clipped[seat * self.flowers + source - 1] > 0

    def resolve(self, state: PapillonState, sink: EventSink) -> i64:
        seat = state.claimer
        action = state.sealed[seat].first()
        if action == self.token.start + 1:
            sink.tell(DECLINED, seat, state.claim)
        else:
            state.token[state.claim] = seat
            sink.tell(CLAIMED, seat, state.claim)
            if action < self.token.start:
                self.add(state, seat, action - self.block.start, sink)
        state.claim = NONE
        state.claimer = NONE
        return self.pollinate.begin(state, sink)

    def add(self, state: PapillonState, seat: i64, number: i64, sink: EventSink) -> None:
        source = number // self.flowers
        flower = number - source * self.flowers
        if source == 0:
            state.supply[seat] -= 1
            state.settled[seat] += 1
        else:
            state.clipped[seat * self.flowers + source - 1] -= 1
        state.clipped[seat * self.flowers + flower] += 1
        sink.tell(DOUBLED, seat, source, flower)


class BonusAnywhere(Bonus):
    """Option: the second butterfly may go to any flower (ruling 1)."""

    def welcomes(self, state: PapillonState, flower: i64) -> bool:
        return True
