"""OpenSpiel: every game as a Python game, `hortus_petal` and so on.

    import pyspiel
    import hortus.adapters.openspiel
    game = pyspiel.load_game("hortus_blume(players=3,modules=tools+botanist)")

Random draws are chance nodes with exact odds. Seats that decide together are
asked one after the other, and what they choose stays hidden until all have.
"""

import copyreg
import hashlib
from functools import lru_cache
from typing import Any

from hortus import art
from hortus.adapters.setting import Setting, need, seed_number
from hortus.adapters.tables.position import Position
from hortus.adapters.tables.table import MARGIN, SHARE, final_rewards
from hortus.bots import bot as bot_named
from hortus.core.dice import Dice
from hortus.core.errors import SetupError
from hortus.games import GAMES

need("pyspiel", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from hortus.adapters.arrays import FLOATS, over  # noqa: E402

LONGEST = 20_000  # decisions and draws; no game comes near it
MOST_OUTCOMES = 1024  # of one draw
MOST_POINTS = 1000.0  # of one seat; no game comes near it
RECALLED = 64  # choices in the tensor of an information state

DEFAULTS: dict[str, Any] = {"players": 0, "modules": "", "options": "", "edition": "standard", "reward": ""}
"""What a game takes: modules as `tools+botanist`, options as `contents:memory+...`; 0 and "" are the defaults."""


def game_type(game: str, perfect: bool = False, reward: int = SHARE, seats: int = 2) -> Any:
    """What OpenSpiel wants to know about a game."""
    kinds = pyspiel.GameType
    utility = {SHARE: kinds.Utility.CONSTANT_SUM, MARGIN: kinds.Utility.ZERO_SUM}.get(reward, kinds.Utility.GENERAL_SUM)
    return pyspiel.GameType(
        short_name=f"hortus_{game}",
        long_name=f"Hortus: {GAMES[game].title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if perfect else kinds.Information.IMPERFECT_INFORMATION,
        utility=utility if seats > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(GAMES[game].seats),
        min_num_players=min(GAMES[game].seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class HortusGame(pyspiel.Game):  # type: ignore[misc]
    """A game at one table."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        setting = Setting(
            game,
            chosen["players"] or None,
            [name for name in chosen["modules"].split("+") if name],
            _options(chosen["options"]),
            chosen["edition"],
            chosen["reward"] or None,
        )
        self.setting = setting
        self.slate = setting.observer.slate()
        self.room = setting.rules.buffer()
        most, total = _utilities(setting)
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=setting.seats,
            min_utility=0.0 if setting.reward == SHARE else -most,
            max_utility=most,
            utility_sum=total,
            max_game_length=LONGEST,
        )
        kind = game_type(game, _perfect(setting), setting.reward, setting.seats)
        super().__init__(kind, info, params or {})
        self.name = str(self)

    def new_initial_state(self) -> "HortusState":
        return HortusState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "HortusObserver":
        return HortusObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class HortusState(pyspiel.State):  # type: ignore[misc]
    """A position. Its information state is what the seat sees now, and every choice that was shown to all."""

    def __init__(self, game: HortusGame) -> None:
        super().__init__(game)
        rules = game.setting.rules
        state = rules.deal()
        rules.enter(state, 0)
        self.position: Position[Any] = Position(rules, game.setting.observer, state, [], [], game.room, game.name)
        self.held = Held(game)

    def current_player(self) -> int:
        return self.position.player()

    # OpenSpiel's own versions of the next two ask ours through C++, which takes longer.

    def is_chance_node(self) -> bool:
        return self.position.chance()

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the player may choose; at a chance node, what may be drawn."""
        return self.position.legal(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.position.rules.catalogue.write(action)

    def is_terminal(self) -> bool:
        return self.position.over()

    def returns(self) -> list[float]:
        setting = self.held.game.setting
        if not self.position.state.over:
            return [0.0] * setting.seats
        return final_rewards(setting.rules, self.position.state, setting.reward)

    def information_state_string(self, player: int | None = None) -> str:
        """Who looks, every choice everybody has seen, the own sealed ones, and a fingerprint of what is seen."""
        seat = self.current_player() if player is None else player
        position = self.position
        size = self.held.game.setting.actions
        told = " ".join([f"{code // size}:{code % size}" for code in position.seen])
        sealed = " ".join([str(action) for action in position.own_sealed(seat)])
        return f"seat {seat}; chosen {told}; sealed {sealed}; sees {self._fingerprint(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """The table in plain characters, and a fingerprint of all that is seen."""
        seat = self.current_player() if player is None else player
        rules = self.position.rules
        drawn = art.text(rules.scene(), self.position.perspective(seat).view())
        return f"{drawn}\nseat {seat}; sees {self._fingerprint(seat)}"

    def _fingerprint(self, seat: int) -> str:
        slate = self.held.game.slate
        self.position.look(seat, slate)
        return hashlib.blake2b(slate.contents(), digest_size=16).hexdigest()

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "HortusState":
        """A state that this seat cannot tell from this one: what it cannot see is dealt anew."""
        dice = Dice(int((sampler() if callable(sampler) else np.random.random()) * 2**53))
        twin = HortusState(self.held.game)
        twin.position = self.position.imagined(player, dice)
        return twin

    def __str__(self) -> str:
        """The moves so far."""
        rules = self.position.rules
        return " ".join([rules.catalogue.write(code % self.held.game.setting.actions) for code in self.position.seen])


class Held:
    """The game of a state. All states share it, so copying or saving a state must not copy it."""

    def __init__(self, game: HortusGame) -> None:
        self.game = game

    def __deepcopy__(self, memo: object) -> "Held":
        return self

    def __reduce__(self) -> Any:
        return _held, (self.game.name,)


@lru_cache(maxsize=32)
def _held(name: str) -> Held:
    return Held(pyspiel.load_game(name))


def _saved(position: Position[Any]) -> Any:
    """How OpenSpiel saves a position: states know no pickle."""
    return _restored, (position.name, position.state.dump(), position.seen[:], position.hidden[:])


def _restored(name: str, dump: dict[str, object], seen: list[int], hidden: list[int]) -> Position[Any]:
    game = _held(name).game
    rules = game.setting.rules
    return Position(rules, game.setting.observer, rules.load(dump), seen, hidden, game.room, name)


copyreg.pickle(Position, _saved)


class HortusObserver:
    """An observation as a tensor; with perfect recall also the last choices that everybody has seen."""

    def __init__(self, game: HortusGame, kind: Any, params: Any) -> None:
        if params:
            raise SetupError("adapters-observer", params=repr(params))
        setting = game.setting
        self.game = game
        self.recalls = kind.perfect_recall
        size = setting.observation.size
        width = setting.seats + 1
        self.seen = over(game.slate.bits, FLOATS)
        self.tensor = np.zeros(size + (RECALLED * width if self.recalls else 0), np.float32)
        self.dict = setting.observation.split(self.tensor)
        if self.recalls:
            self.dict["history"] = self.tensor[size:].reshape(RECALLED, width)

    def set_from(self, state: HortusState, player: int) -> None:
        size = self.game.setting.observation.size
        state.position.look(player, self.game.slate)
        self.tensor[:size] = self.seen
        if self.recalls:
            self._recall(state, player)

    def _recall(self, state: HortusState, player: int) -> None:
        setting = self.game.setting
        past = self.dict["history"]
        past.fill(0)
        for row, code in zip(past, reversed(state.position.seen), strict=False):
            seat, action = divmod(code, setting.actions)
            row[(seat - player) % setting.seats] = 1
            row[setting.seats] = (action + 1) / 65536

    def string_from(self, state: HortusState, player: int) -> str:
        return state.information_state_string(player) if self.recalls else state.observation_string(player)


class HortusBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots; it sees what its seat sees."""

    def __init__(self, name: str, player: int, seed: int = 0) -> None:
        super().__init__()
        self.bot = bot_named(name)
        self.player = player
        self.dice = Dice(seed_number(seed))

    def player_id(self) -> int:
        return self.player

    def restart_at(self, state: Any) -> None:
        """It remembers nothing."""

    def step(self, state: Any) -> int:
        return self.bot.choose(state.position.perspective(self.player), self.dice)

    def provides_force_action(self) -> bool:
        return True

    def force_action(self, state: Any, action: int) -> None:
        """It remembers nothing."""


def _options(text: str) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for part in text.split("+"):
        if part:
            key, colon, choice = part.partition(":")
            if not colon:
                raise SetupError("adapters-option", option=part)
            chosen[key] = choice
    return chosen


def _utilities(setting: Setting) -> tuple[float, float | None]:
    """The highest utility, and what all utilities add up to."""
    if setting.reward == SHARE:
        return 1.0, 1.0
    return MOST_POINTS, 0.0 if setting.reward == MARGIN and setting.seats > 1 else None


def _perfect(setting: Setting) -> bool:
    """Whether a seat sees everything, always."""
    setup = setting.rules.setup
    if setup.seats == 1 or "field_of_flowers" in setup.modules:
        return True
    if setup.game == "petal":
        return setup.options["contents"] == "open"
    return setup.game == "flutter" and setup.options["scores"] == "open"


class HortusFlutter(HortusGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("flutter", params)


class HortusPetal(HortusGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("petal", params)


class HortusPolders(HortusGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("polders", params)


class HortusPapillon(HortusGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("papillon", params)


class HortusBlume(HortusGame):
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__("blume", params)


MAKERS: dict[str, type[HortusGame]] = {
    "flutter": HortusFlutter,
    "petal": HortusPetal,
    "polders": HortusPolders,
    "papillon": HortusPapillon,
    "blume": HortusBlume,
}
"""A class for each game: OpenSpiel makes a game from its parameters alone."""


def register() -> None:
    """Make all games known to OpenSpiel."""
    for game, maker in MAKERS.items():
        if f"hortus_{game}" not in pyspiel.registered_names():
            pyspiel.register_game(game_type(game), maker)


register()
