"""What the adapters share: the table somebody asks for, its spaces and pictures, and libraries that may be missing."""

import importlib
import io
import operator
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from hortus import art
from hortus.adapters.observe import Observation, observation, observer
from hortus.adapters.tables.table import REWARDS, Table
from hortus.bots import bot
from hortus.bots.bot import Bot
from hortus.core.errors import IllegalAction, SetupError
from hortus.core.rules import Rules
from hortus.core.state import NONE
from hortus.editions import Edition
from hortus.tables import rules

MODES = ["ansi", "svg", "rgb_array", "human"]
WIDTH = 800  # pixels of an rgb_array


def need(library: str, extra: str) -> ModuleType:
    """Import a library that Hortus does not install by itself."""
    try:
        return importlib.import_module(library)
    except ImportError:
        raise SetupError("adapters-missing", library=library, extra=extra) from None


class Setting:
    """A table as it was asked for: rules, observation and reward."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        modules: Collection[str] | None = None,
        options: Mapping[str, str | int] | None = None,
        edition: str | Path | Edition = "standard",
        reward: str | None = None,
        fields: bool = False,
        history: int = 0,
    ) -> None:
        self.rules: Rules[Any] = rules(game, seats, modules, options, edition)
        self.seats = int(self.rules.seats)
        if reward is None:
            reward = "share" if self.seats > 1 else "points"
        if reward not in REWARDS:
            raise SetupError("adapters-reward", reward=reward, rewards=", ".join(REWARDS))
        self.reward = REWARDS.index(reward)
        if type(history) is not int or not 0 <= history <= 10_000:
            raise SetupError("adapters-history", history=history)
        self.history = history
        self.by_field = bool(fields)
        self.observer = observer(self.rules)
        self.observation: Observation = observation(self.rules)
        self.actions = self.rules.catalogue.size
        self.size = self.observation.size + history * (self.seats + 1)

    def table(self) -> Table[Any]:
        return Table(self.rules, self.observer, self.reward)

    def space(self, masked: bool) -> Any:
        """The space of observations; with a mask it is a dictionary of both."""
        from gymnasium import spaces

        whole: Any = self._boxes() if self.by_field else self._box()
        if not masked:
            return whole
        import numpy as np

        mask = spaces.Box(0, 1, (self.actions,), np.int8)
        return spaces.Dict({"observation": whole, "action_mask": mask})

    def _box(self) -> Any:
        import numpy as np
        from gymnasium import spaces

        low, high = np.zeros(self.size, np.float32), np.ones(self.size, np.float32)
        for field in self.observation.fields:
            low[field.start : field.stop] = field.low
            high[field.start : field.stop] = field.high
        return spaces.Box(low, high, dtype=np.float32)

    def _boxes(self) -> Any:
        import numpy as np
        from gymnasium import spaces

        boxes: dict[str, Any] = {
            field.name: spaces.Box(field.low, field.high, tuple(field.shape), np.float32)
            for field in self.observation.fields
        }
        if self.history:
            boxes["history"] = spaces.Box(0, 1, (self.history, self.seats + 1), np.float32)
        return spaces.Dict(boxes)

    def split(self, vector: Any) -> dict[str, Any]:
        """A vector, or a batch of them, field by field."""
        parts = self.observation.split(vector)
        if self.history:
            past = vector[..., self.observation.size :]
            parts["history"] = past.reshape(*vector.shape[:-1], self.history, self.seats + 1)
        return parts


def action_number(action: object) -> int:
    """An action as a plain number, whatever library it comes from."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        raise IllegalAction("adapters-action", action=repr(action)) from None


def seed_number(seed: object) -> int:
    """A seed as the dice take it."""
    number = action_number(seed)
    if number < 0:
        raise SetupError("adapters-seed", seed=number)
    return number


def opponents_of(names: Sequence[str] | str, setting: Setting, seat: int) -> list[Bot | None]:
    """A bot for each seat; None plays at random. One name is for all other seats."""
    others = setting.seats - 1
    listed = [names] * others if isinstance(names, str) else list(names)
    if len(listed) == 1:
        listed = listed * others
    if len(listed) != others:
        raise SetupError("adapters-opponents", given=len(listed), wanted=others)
    bots: list[Bot | None] = [None if name == "random" else bot(name) for name in listed]
    bots.insert(seat, None)
    return bots


def render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise SetupError("adapters-mode", mode=mode, modes=", ".join(MODES))
    return mode


def picture(table: Table[Any], seat: int, mode: str) -> Any:
    """The table as this seat sees it; NONE is a spectator."""
    perspective = table.perspective(seat if table.rules.seats > 1 else NONE)
    scene, view = table.rules.scene(), perspective.view()
    if mode in ("ansi", "human"):
        text = art.text(scene, view)
        if mode == "ansi":
            return text
        print(text, file=sys.stdout)
        return None
    drawn = art.draw(scene, view)
    return drawn if mode == "svg" else pixels(drawn)


def pixels(svg: str) -> Any:
    """A picture as an array of rows, columns and the three colours."""
    resvg, images = need("resvg_py", "pettingzoo"), need("PIL.Image", "pettingzoo")
    import numpy as np

    png = bytes(resvg.svg_to_bytes(svg_string=svg, width=WIDTH, background="#ffffff"))
    return np.array(images.open(io.BytesIO(png)).convert("RGB"))
