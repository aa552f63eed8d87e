"""PettingZoo: its own conformance tests, and what they do not ask."""

import warnings

import numpy as np
import pettingzoo
import pytest
from research import ALL, choices, smallest, some, tables

import hortus
from hortus.adapters import petal_v0, polders_v0
from hortus.adapters.pettingzoo import ENVIRONMENTS, HortusEnv, policy
from hortus.core.errors import IllegalAction, SetupError

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests load one of its games in a way that it calls deprecated
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

# PettingZoo keeps a list of its own games for which these are in order.
EXPECTED = ["Observation is not a NumPy array", "Observation space for each agent probably should be"]


def quietly(call, *arguments, **more):
    """Run one of PettingZoo's tests; a warning that we do not expect is an error."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for start in EXPECTED:
            warnings.filterwarnings("ignore", message=start)
        return call(*arguments, **more)


def finish(env, dice) -> dict[str, float]:
    """Play on at random; what every agent earned."""
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        earned[agent] += reward
        env.step(None if ended or cut else some(seen["action_mask"], dice))
    return earned


@pytest.mark.parametrize("setting", tables(), ids=repr)
def test_the_api_test_passes(setting, capsys):
    quietly(api_test, HortusEnv(setting.game, **choices(setting)), num_cycles=300 if ALL else 25)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("setting", smallest(), ids=repr)
def test_the_seed_test_passes(setting):
    quietly(seed_test, lambda: HortusEnv(setting.game, **choices(setting)), num_cycles=300 if ALL else 20)


@pytest.mark.parametrize("setting", smallest(), ids=repr)
def test_the_render_test_passes(setting, capsys):
    quietly(
        render_test,
        lambda render_mode: HortusEnv(setting.game, render_mode=render_mode, **choices(setting)),
        custom_tests={"svg": lambda drawn: drawn.startswith("<svg")},
    )
    assert capsys.readouterr().out  # the mode "human" prints


def test_the_performance_benchmark_runs(capsys, monkeypatch):
    clock = iter([0.0, 1.0, 9.0, 9.0])  # two cycles instead of five seconds
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(petal_v0.env())
    assert "turns per second" in capsys.readouterr().out


def test_a_game_is_cut_after_so_many_cycles():
    """PettingZoo's max_cycles_test without its parallel half: these games are played in turns."""
    env = petal_v0.env(max_cycles=4)
    env.reset(seed=2)
    counts = dict.fromkeys(env.possible_agents, 0)
    dice = hortus.Dice(1)
    for agent in env.agent_iter():
        counts[agent] += 1
        seen, _, ended, cut, _ = env.last()
        assert not ended
        env.step(None if cut else some(seen["action_mask"], dice))
    assert max(counts.values()) - 1 == 4
    assert np.median(list(counts.values())) - 1 == 4


@pytest.mark.parametrize("game", hortus.GAMES)
def test_every_game_is_in_the_registry(game):
    env = pettingzoo.make("aec", f"hortus/{game}-v0")
    env.reset(seed=1)
    assert str(env) == f"{game}_v0"
    assert env.last()[0]["action_mask"].dtype == np.int8
    assert ENVIRONMENTS[f"{game}_v0"].game == game


@pytest.mark.parametrize("setting", tables(), ids=repr)
@pytest.mark.parametrize("reward", ["share", "margin", "points"])
def test_rewards_add_up_exactly(setting, reward):
    env = HortusEnv(setting.game, reward=reward, **choices(setting))
    env.reset(seed=5)
    earned = finish(env, hortus.Dice(5))
    scores = env.table.scores()
    if reward == "points":
        assert list(earned.values()) == scores
    elif reward == "share":
        assert sum(earned.values()) == 1
        winners = env.setting.rules.winners(env.table.state)
        assert [seat for seat, agent in enumerate(env.possible_agents) if earned[agent]] == winners
    elif setting.seats > 1:
        assert sum(earned.values()) == 0
        assert earned["player_0"] == pytest.approx(scores[0] - sum(scores[1:]) / (setting.seats - 1), abs=1e-5)


def test_an_illegal_action_ends_the_game_and_leaves_the_table_as_it_was(caplog):
    env = petal_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.table.state.dump()
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert "Illegal move made" in caplog.text
    assert env.table.state.dump() == before
    assert all(env.terminations.values())
    assert env.rewards == {**dict.fromkeys(env.agents, 0.0), agent: -1.0}
    while env.agents:
        env.step(None)
    env.step(0)
    assert "step() called after all agents are" in caplog.text


@pytest.mark.parametrize("action", ["a1", 1.5, None])
def test_what_is_no_action_is_refused_in_one_sentence(action):
    env = petal_v0.env()
    env.reset(seed=1)
    before = env.table.state.dump()
    with pytest.raises(IllegalAction, match="An action is a whole number"):
        env.step(action)
    assert env.table.state.dump() == before


def test_seats_that_decide_together_are_asked_one_by_one_and_see_nothing_sealed():
    env = polders_v0.env(seats=3)
    env.reset(seed=3)
    dice = hortus.Dice(2)
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    while env.agent_selection != "player_2":
        env.step(some(env.last()[0]["action_mask"], dice))
    assert (env.observe("player_2")["observation"] == before["player_2"]).all()
    assert not (env.observe("player_0")["observation"] == before["player_0"]).all()


@pytest.mark.parametrize("game", ["petal", "flutter"])
def test_an_observation_may_be_kept_and_changed(game):
    env = HortusEnv(game)
    env.reset(seed=1)
    dice = hortus.Dice(1)
    kept = env.last()[0]
    copies = {name: part.copy() for name, part in kept.items()}
    env.step(some(kept["action_mask"], dice))
    later = env.last()[0]
    assert all((part == copies[name]).all() for name, part in kept.items())
    for part in later.values():
        part.fill(1)
    assert not env.last()[0]["observation"].all()
    assert not env.last()[0]["action_mask"].all()
    assert not env.observe(next(agent for agent in env.agents if agent != env.agent_selection))["action_mask"].any()


def test_observations_may_come_field_by_field_and_with_history():
    env = petal_v0.env(fields=True, history=3)
    env.reset(seed=1)
    dice = hortus.Dice(2)
    chosen = []
    for _ in range(4):
        chosen.append(some(env.last()[0]["action_mask"], dice))
        env.step(chosen[-1])
    seen = env.last()[0]
    assert env.observation_space(env.agent_selection).contains(seen)
    assert seen["observation"]["number"].shape == (1, 7, 7)
    past = seen["observation"]["history"]
    assert past.shape == (3, 3)
    assert (past[:, 2] * 65536 - 1).tolist() == chosen[:-4:-1]
    assert past[:, :2].argmax(1).tolist() == [1, 0, 1]


def test_our_bots_are_policies():
    env = petal_v0.env()
    players = {"player_0": policy("greedy", seed=1), "player_1": policy("random", seed=2)}
    won = 0.0
    for seed in range(4):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            _, reward, ended, cut, _ = env.last()
            won += reward if agent == "player_0" else 0
            env.step(None if ended or cut else players[agent](env, agent))
    assert won >= 3


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seats": 9}, "Petal is played with 2 seats, not 9"),
        ({"reward": "fame"}, "There is no reward fame; the rewards are share, margin, points"),
        ({"history": -1}, "from 0 to 10000"),
        ({"render_mode": "film"}, "There is no render mode film"),
        ({"max_cycles": 0}, "from 1 on, not 0"),
        ({"modules": ["weather"]}, "no module"),
        ({"options": {"contents": "lost"}}, "can be open or memory"),
        ({"edition": "first"}, "no edition"),
    ],
)
def test_a_wrong_argument_gets_one_sentence(wrong, sentence):
    with pytest.raises(SetupError, match=sentence):
        petal_v0.env(**wrong)


def test_a_wrong_seed_gets_one_sentence():
    with pytest.raises(SetupError, match="A seed is a whole number from 0 on"):
        petal_v0.env().reset(seed=-1)


def test_nothing_can_be_asked_before_the_first_reset():
    env = petal_v0.env(render_mode="ansi")
    for ask in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(AssertionError, match="reset"):
            ask()
