"""Gymnasium: one seat against bots, `hortus/Petal-v0` and so on, and many tables at once.

import gymnasium
import hortus.adapters.gymnasium
env = gymnasium.make("hortus/Blume-v0", opponents=["level-3"])
envs = gymnasium.make_vec("hortus/Petal-v0", num_envs=256)
"""

from collections.abc import Sequence
from typing import Any

from hortus.adapters.setting import (
    MODES,
    Setting,
    action_number,
    need,
    opponents_of,
    picture,
    render_mode,
)
from hortus.adapters.tables.many import Many
from hortus.core.errors import SetupError
from hortus.core.state import NONE
from hortus.games import GAMES

need("gymnasium", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.error import InvalidAction, ResetNeeded  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from hortus.adapters.arrays import BYTES, FLOATS, Arrays, over  # noqa: E402

VERSION = 0


class HortusEnv(gymnasium.Env[Any, Any]):
    """One seat of a table; bots play the others.

    An illegal action changes nothing: the same observation comes back with a
    reward of 0, and `info["illegal"]` is True. `action_masks` says what is legal.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        opponents: Sequence[str] | str = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        self.setting = Setting(game, **choices)
        self.seat = _seat(seat, self.setting)
        self.bots = opponents_of(opponents, self.setting, self.seat)
        self.render_mode = _mode(render_mode)
        self.observation_space = self.setting.space(masked=False)
        self.action_space = spaces.Discrete(self.setting.actions)
        self.table = self.setting.table()
        self.arrays = Arrays(self.setting, self.table)
        self.begun = False
        self.won = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(int(self.np_random.integers(2**63)))
        self.begun = True
        self.won = 0.0
        self._others()
        return self._seen(), self._info(False)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self.begun:
            raise ResetNeeded("Cannot call env.step() before calling env.reset()")
        number = action_number(action)
        if not 0 <= number < self.setting.actions:
            raise InvalidAction(f"An action is a number from 0 to {self.setting.actions - 1}, not {number}.")
        if self.table.over() or not self.table.choose(number):
            return self._seen(), 0.0, self.table.over(), False, self._info(True)
        self._others()
        reward = self.table.rewards()[self.seat]
        return self._seen(), reward, self.table.over(), False, self._info(False)

    def action_masks(self) -> Any:
        """Which actions are legal, as MaskablePPO expects it."""
        return self.arrays.masked(self.seat).astype(bool)

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return picture(self.table, self.seat, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _others(self) -> None:
        """Let the bots decide until this seat is asked."""
        table = self.table
        while table.asked not in (self.seat, NONE):
            seat = table.seat()
            bot = self.bots[seat]
            table.choose(table.chosen_at_random() if bot is None else bot.choose(table.perspective(seat), table.dice))

    def _seen(self) -> Any:
        return self.arrays.seen(self.seat)

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.arrays.masked(self.seat), "illegal": illegal}


class HortusVectorEnv(VectorEnv[Any, Any, Any]):
    """Many tables side by side; one compiled call moves all of them on.

    A finished table begins anew with the next step (`AutoresetMode.NEXT_STEP`):
    that step ignores the action and gives a reward of 0.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: Sequence[str] | str = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise SetupError("adapters-tables", tables=num_envs)
        if render_mode is not None:
            raise SetupError("adapters-no-pictures")
        if choices.get("history"):
            raise SetupError("adapters-no-history")
        self.setting = Setting(game, **choices)
        self.num_envs = num_envs
        self.render_mode = None
        place = _seat(seat, self.setting)
        bots = opponents_of(opponents, self.setting, place)
        self.many: Many[Any] = Many(
            self.setting.rules, self.setting.observer, num_envs, place, bots, self.setting.reward
        )
        self.vectors = over(self.many.slate.bits, FLOATS).reshape(num_envs, -1)
        self.masks = over(self.many.mask.flags, BYTES).reshape(num_envs, -1)
        self.rewards = over(self.many.rewards, np.float64)
        self.ended = over(self.many.ended, np.bool_)
        self.refused = over(self.many.refused, np.bool_)
        self.single_observation_space = self.setting.space(masked=False)
        self.single_action_space = spaces.Discrete(self.setting.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game at every table. A number seeds table 0, and the next ones with the numbers after it."""
        self.begun = True
        self.many.begin([_seed(one) for one in _seeds(seed, self.num_envs)])
        return self._seen(), {"action_mask": self.masks.copy()}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        if not self.begun:
            raise ResetNeeded("Cannot call env.step() before calling env.reset()")
        many = self.many
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise InvalidAction(f"The actions are {self.num_envs} numbers, one for each table.")
        many.step(chosen.tobytes())
        info = {"action_mask": self.masks.copy(), "illegal": self.refused.copy()}
        cut = np.zeros(self.num_envs, np.bool_)
        return self._seen(), self.rewards.copy(), self.ended.copy(), cut, info

    def _seen(self) -> Any:
        vectors = self.vectors.copy()
        return self.setting.split(vectors) if self.setting.by_field else vectors

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""


def _seeds(seed: int | list[int | None] | None, count: int) -> list[int | None]:
    if isinstance(seed, list | tuple):
        if len(seed) != count:
            raise SetupError("adapters-seeds", given=len(seed), wanted=count)
        return list(seed)
    if seed is None:
        return [None] * count
    return [action_number(seed) + table for table in range(count)]


def _seed(seed: int | None) -> int:
    """What a table gets from its seed: the same as a single environment with it."""
    return int(np.random.Generator(np.random.PCG64(np.random.SeedSequence(seed))).integers(2**63))


def _mode(mode: str | None) -> str | None:
    return render_mode(mode)


def _seat(seat: int, setting: Setting) -> int:
    if type(seat) is not int or not 0 <= seat < setting.seats:
        raise SetupError("adapters-seat", seat=seat, last=setting.seats - 1)
    return seat


def register() -> None:
    """Enter all games in Gymnasium's registry."""
    for game, kind in GAMES.items():
        name = f"hortus/{kind.title}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="hortus.adapters.gymnasium:HortusEnv",
                vector_entry_point="hortus.adapters.gymnasium:HortusVectorEnv",
                kwargs={"game": game},
            )


register()
