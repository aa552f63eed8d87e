"""Many tables at once, a learner at one seat of each: one call moves all of them on.

The other seats are played at random, here in compiled code, or by bots. A
finished table begins anew with the next step, as Gymnasium defines it.
"""

from typing import Generic

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from hortus.adapters.observe.observer import Observer
from hortus.adapters.observe.slate import Mask
from hortus.adapters.tables.table import POINTS, final_rewards
from hortus.bots.bot import Bot
from hortus.core.bits import bit, lowest
from hortus.core.dice import Dice
from hortus.core.events import SILENT
from hortus.core.perspective import Perspective
from hortus.core.rules import Rules
from hortus.core.scoring import BLANK
from hortus.core.state import S


class Many(Generic[S]):
    """Tables side by side. What is written for all of them lies in rows that stay where they are."""

    def __init__(
        self, rules: Rules[S], observer: Observer[S], tables: int, seat: int, bots: list[Bot | None], reward: int
    ) -> None:
        self.rules = rules
        self.observer = observer
        self.tables: i64 = i64(tables)
        self.seat: i64 = i64(seat)
        self.bots = bots  # by seat; None plays at random
        self.reward: i64 = i64(reward)
        self.size: i64 = i64(rules.catalogue.size)
        self.states: list[S] = [rules.deal() for _ in range(tables)]
        self.dice: list[Dice] = [Dice(table) for table in range(tables)]
        self.slate = observer.slate(tables)
        self.mask = Mask(self.size * i64(tables))
        self.legal: vec[i64] = rules.buffer()
        self.points: vec[i64] = vec[i64]([0] * tables)
        self.rewards: vec[float] = vec[float]([0.0] * tables)  # of the last step
        self.ended: vec[u8] = vec[u8]([0] * tables)  # 1 where the game is over
        self.refused: vec[u8] = vec[u8]([0] * tables)  # 1 where the action was not legal and nothing happened

    def begin(self, seeds: list[int]) -> None:
        """Start a new game at every table."""
        table: i64
        self.clear()
        for table in range(self.tables):
            self.dice[table] = Dice(seeds[table])
            self.start(table)
            self.report(table)

    def step(self, actions: bytes) -> None:
        """Carry out one action, a 64-bit number, at every table; refused where it is not legal."""
        mask = self.mask
        table: i64
        legal: vec[i64] = vec[i64]([0] * self.tables)
        for table in range(self.tables):
            action = read_i64_le(actions, 8 * table)
            if self.states[table].over:
                legal[table] = -1
            elif 0 <= action < self.size and mask.allows(table * self.size + action):
                legal[table] = 1
        self.clear()
        for table in range(self.tables):
            reward: float = 0.0
            if legal[table] == -1:
                self.start(table)
            elif legal[table] == 1:
                reward = self.play(table, read_i64_le(actions, 8 * table))
            self.rewards[table] = reward
            self.ended[table] = 1 if self.states[table].over else 0
            self.refused[table] = 1 if legal[table] == 0 else 0
            self.report(table)

    def play(self, table: i64, action: i64) -> float:
        """Carry out the learner's action and what the others do after it; returns the learner's reward."""
        state = self.states[table]
        dice = self.dice[table]
        self.rules.choose(state, self.seat, action, SILENT)
        if state.waiting == 0:
            self.rules.settle(state, dice, SILENT)
        self.others(state, dice)
        if self.reward == POINTS:
            points = self.rules.score(state, self.seat, BLANK)
            gained = points - self.points[table]
            self.points[table] = points
            return float(int(gained))
        if not state.over:
            return 0.0
        return final_rewards(self.rules, state, self.reward)[self.seat]

    def start(self, table: i64) -> None:
        state = self.rules.deal()
        self.states[table] = state
        self.rules.enter(state, 0)
        self.rules.settle(state, self.dice[table], SILENT)
        self.others(state, self.dice[table])
        self.points[table] = 0

    def others(self, state: S, dice: Dice) -> None:
        """Let the other seats decide until the learner is asked or the game is over."""
        rules = self.rules
        mine = bit(self.seat)
        legal = self.legal
        while not state.over and not state.waiting & mine:
            seat = lowest(state.waiting)
            bot = self.bots[seat]
            if bot is None:
                count = rules.legal_into(state, seat, legal)
                rules.choose(state, seat, legal[dice.below(count)], SILENT)
            else:
                rules.choose(state, seat, i64(bot.choose(Perspective(rules, state, int(seat)), dice)), SILENT)
            if state.waiting == 0:
                rules.settle(state, dice, SILENT)

    def report(self, table: i64) -> None:
        """Write what the learner sees and may do."""
        state = self.states[table]
        self.observer.write(state, self.seat, self.slate, table * self.observer.size)
        if not state.over:
            count = self.rules.legal_into(state, self.seat, self.legal)
            self.mask.allow(table * self.size, self.legal, count)

    def clear(self) -> None:
        self.slate.wipe()
        self.mask.wipe()
