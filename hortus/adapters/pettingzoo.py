"""PettingZoo: every game as an AEC environment, `hortus/petal-v0` and so on in its registry.

    import pettingzoo
    import hortus.adapters.pettingzoo
    env = pettingzoo.make("aec", "hortus/petal-v0")

`from hortus.adapters import petal_v0` gives a module-like object with `env`
and `raw_env`, as PettingZoo's own environments have them.
"""

from collections.abc import Callable
from typing import Any

from hortus.adapters.setting import (
    MODES,
    Setting,
    action_number,
    need,
    picture,
    render_mode,
    seed_number,
)
from hortus.adapters.tables.table import POINTS
from hortus.bots import bot
from hortus.core.dice import Dice
from hortus.core.errors import SetupError
from hortus.core.state import NONE
from hortus.games import GAMES

need("pettingzoo", "pettingzoo")

import numpy as np  # noqa: E402
import pettingzoo  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

from hortus.adapters.arrays import Arrays  # noqa: E402

VERSION = 0
ILLEGAL = -1.0


class HortusEnv(pettingzoo.AECEnv):  # type: ignore[misc]
    """One table. Seats that decide together are asked one by one, and see nothing of what is sealed.

    An illegal action ends the game, as in PettingZoo's own games: the agent gets
    a reward of -1, the others 0. The table stays as it was.
    """

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **choices: Any,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, **choices)
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = _mode(render_mode)
        self.limit = _limit(max_cycles) * self.setting.seats
        self.earning = self.setting.reward == POINTS  # otherwise rewards come at the end
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = self.setting.space(masked=True)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.setting.actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.table = self.setting.table()
        self.arrays = Arrays(self.setting, self.table)
        self.dice = Dice(int(np.random.SeedSequence().generate_state(1)[0]))
        self.begun = False
        self.live = False  # whether the agent that is asked may still decide

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, the dice of the last game go on."""
        if seed is not None:
            self.dice = Dice(seed_number(seed))
        self.table.dice = self.dice
        self.table.again()
        self.begun = self.live = True
        self.decided = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.table.seat()]

    def observe(self, agent: str) -> dict[str, Any]:
        if not self.begun:
            EnvLogger.error_observe_before_reset()
        return self.arrays.both(self.seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.arrays.both(self.seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        if not self.live:
            self._step_beyond(action)
            return
        table = self.table
        if not table.choose(action if type(action) is int else action_number(action)):
            EnvLogger.warn_on_illegal_move()
            agent = self.agent_selection
            self._finish(agent, {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}, cut=True)
            return
        asked = table.asked
        if asked == NONE:
            self._finish(self.agent_selection, dict(zip(self.agents, table.rewards(), strict=True)), cut=False)
            return
        if self.earning:
            self._cumulative_rewards[self.agent_selection] = 0.0
            self.rewards = dict(zip(self.agents, table.rewards(), strict=True))
            self._accumulate_rewards()
        self.agent_selection = self.possible_agents[asked]
        if self.limit:
            self._count()

    def _step_beyond(self, action: Any) -> None:
        """A step before the first game, or of an agent whose game is over."""
        if not self.begun:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        self._was_dead_step(action)

    def _count(self) -> None:
        """Cut the game short after as many decisions as were agreed on."""
        self.decided += 1
        if self.decided == self.limit:
            self.live = False
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _finish(self, agent: str, rewards: dict[str, float], cut: bool) -> None:
        """The game is over; after an illegal action it is also cut short, as PettingZoo's wrapper says it."""
        self.live = False
        self._cumulative_rewards[agent] = 0.0
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        if cut:
            self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> Any:
        if not self.begun:
            EnvLogger.error_render_before_reset()
        if self.render_mode is None:
            EnvLogger.warn("You are calling render method without specifying any render mode.")
            return None
        return picture(self.table, self.table.seat(), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def _mode(mode: str | None) -> str | None:
    return render_mode(mode)


def _limit(cycles: int | None) -> int:
    if cycles is None:
        return 0
    if type(cycles) is not int or cycles < 1:
        raise SetupError("adapters-cycles", cycles=cycles)
    return cycles


class Environment:
    """What a module of PettingZoo offers, for one game."""

    def __init__(self, game: str) -> None:
        self.game = game

    def env(self, **choices: Any) -> HortusEnv:
        """A table. Arguments: seats, modules, options, edition, reward, fields, history, render_mode, max_cycles."""
        return HortusEnv(self.game, **choices)

    raw_env = env


ENVIRONMENTS = {f"{game}_v{VERSION}": Environment(game) for game in GAMES}


def register() -> None:
    """Enter all games in PettingZoo's registry."""
    for game in GAMES:
        name = f"hortus/{game}-v{VERSION}"
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, entry_point=ENVIRONMENTS[f"{game}_v{VERSION}"].env)


register()


def policy(name: str, seed: int = 0) -> Callable[[HortusEnv, str], int]:
    """A bot as a policy: it takes an environment and an agent, and returns an action.

    The bot sees what the agent sees, and nothing else.
    """
    player, dice = bot(name), Dice(seed_number(seed))

    def act(env: HortusEnv, agent: str) -> int:
        inner: Any = env.unwrapped
        return player.choose(inner.table.perspective(inner.seat_of[agent]), dice)

    return act
