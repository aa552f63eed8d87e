"""Gymnasium: one seat against bots, and many tables at once."""

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from research import ALL, choices, smallest, some, tables

import hortus
import hortus.adapters.gymnasium
from hortus.adapters.gymnasium import HortusEnv, HortusVectorEnv
from hortus.core.errors import HortusError, IllegalAction, SetupError


@pytest.mark.filterwarnings("ignore:.*render_mode.*:UserWarning")
@pytest.mark.parametrize("setting", tables(), ids=repr)
def test_gymnasiums_checks_pass(setting):
    check_env(HortusEnv(setting.game, **choices(setting)), skip_render_check=True)


@pytest.mark.parametrize("title", [kind.title for kind in hortus.GAMES.values()])
def test_every_game_is_in_the_registry(title, capsys):
    env = gymnasium.make(f"hortus/{title}-v0", opponents=["greedy"], render_mode="rgb_array")
    check_env(env.unwrapped)
    assert capsys.readouterr().out  # the mode "human" prints
    env.reset(seed=1)
    assert env.render().shape[2] == 3
    assert env.get_wrapper_attr("action_masks")().dtype == bool


@pytest.mark.parametrize("setting", tables(), ids=repr)
def test_a_game_against_bots_comes_to_its_end(setting):
    env = HortusEnv(setting.game, reward="points", **choices(setting))
    dice = hortus.Dice(3)
    seen, info = env.reset(seed=3)
    total, over = 0.0, False
    while not over:
        assert (env.action_masks() == info["action_mask"]).all()
        seen, reward, over, cut, info = env.step(some(info["action_mask"], dice))
        assert env.observation_space.contains(seen)
        assert not cut
        total += reward
    assert total == env.table.scores()[0]
    assert not info["action_mask"].any()


def test_a_seat_may_be_any_and_opponents_are_bots_of_any_level():
    env = gymnasium.make("hortus/Blume-v0", seats=3, seat=2, opponents=["level-3", "random"])
    _, info = env.reset(seed=1)
    assert env.unwrapped.table.seat() == 2
    env.step(some(info["action_mask"], hortus.Dice(1)))


def test_an_illegal_action_changes_nothing():
    env = HortusEnv("petal")
    seen, info = env.reset(seed=1)
    before = env.table.state.dump()
    again, reward, over, cut, told = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert env.table.state.dump() == before
    assert (again == seen).all()
    assert (reward, over, cut, told["illegal"]) == (0.0, False, False, True)
    with pytest.raises(InvalidAction, match="from 0 to 244, not 999"):
        env.step(999)
    with pytest.raises(IllegalAction, match="whole number"):
        env.step("a1")
    with pytest.raises(ResetNeeded):
        HortusEnv("petal").step(0)


@pytest.mark.parametrize("setting", smallest(), ids=repr)
def test_many_tables_play_exactly_as_single_ones(setting):
    count = 3
    many = HortusVectorEnv(setting.game, count, reward="points", **choices(setting))
    singles = [HortusEnv(setting.game, reward="points", **choices(setting)) for _ in range(count)]
    dice = hortus.Dice(8)
    seen, info = many.reset(seed=11)
    known = [env.reset(seed=11 + table) for table, env in enumerate(singles)]
    over = [False] * count
    for _ in range(400 if ALL else 60):
        for table in range(count):
            assert (seen[table] == known[table][0]).all()
            assert (info["action_mask"][table] == known[table][1]["action_mask"]).all()
        actions = [0 if over[table] else some(info["action_mask"][table], dice) for table in range(count)]
        seen, rewards, ends, cuts, info = many.step(np.array(actions))
        assert not cuts.any()
        for table, env in enumerate(singles):
            if over[table]:
                # The next step begins a new game; the dice go on, so only the beginning can be compared.
                assert rewards[table] == 0
                assert not ends[table]
                return
            found, reward, over[table], _, told = env.step(actions[table])
            known[table] = found, told
            assert rewards[table] == reward
            assert ends[table] == over[table]


def test_a_finished_table_begins_anew_with_the_next_step():
    envs = gymnasium.make_vec("hortus/Petal-v0", num_envs=4)
    assert isinstance(envs, HortusVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    dice = hortus.Dice(2)
    _, info = envs.reset(seed=[1, 2, 3, 4])
    games, waiting = 0, np.zeros(4, bool)
    for _ in range(120):
        masks = info["action_mask"]
        assert (masks.any(1) == ~waiting).all()
        chosen = np.array([some(mask, dice) if mask.any() else 0 for mask in masks])
        seen, rewards, ends, _, info = envs.step(chosen)
        assert not rewards[waiting].any()
        assert not ends[waiting].any()
        assert not info["illegal"].any()
        assert seen.shape == (4, envs.setting.size)
        assert envs.observation_space.contains(seen)
        waiting = ends
        games += int(ends.sum())
    assert games > 10


def test_an_illegal_action_at_one_of_many_tables_changes_only_nothing():
    envs = HortusVectorEnv("petal", 2)
    seen, info = envs.reset(seed=1)
    legal = some(info["action_mask"][0], hortus.Dice(1))
    again, rewards, ends, _, told = envs.step(np.array([legal, 244]))
    assert told["illegal"].tolist() == [False, True]
    assert not (again[0] == seen[0]).all()
    assert (again[1] == seen[1]).all()
    assert not rewards.any()
    assert not ends.any()
    with pytest.raises(InvalidAction, match="The actions are 2 numbers"):
        envs.step(np.array([1, 2, 3]))
    with pytest.raises(ResetNeeded):
        HortusVectorEnv("petal", 2).step(np.zeros(2, int))


def test_what_many_tables_gave_stays_as_it_was():
    envs = HortusVectorEnv("petal", 3, reward="points")
    dice = hortus.Dice(4)
    seen, info = envs.reset(seed=1)
    given = [seen, info["action_mask"]]
    for _ in range(30):
        masks = info["action_mask"]
        copies = [part.copy() for part in given]
        chosen = np.array([some(mask, dice) if mask.any() else 0 for mask in masks])
        seen, rewards, ends, cuts, info = envs.step(chosen)
        assert all((part == copy).all() for part, copy in zip(given, copies, strict=True))
        given = [seen, rewards, ends, cuts, info["action_mask"], info["illegal"]]
        assert all(part.flags.writeable for part in given)


def test_many_tables_may_have_strong_opponents_and_fields():
    envs = HortusVectorEnv("petal", 2, opponents="greedy", fields=True)
    seen, _ = envs.reset(seed=1)
    assert seen["number"].shape == (2, 1, 7, 7)
    assert envs.observation_space.contains(seen)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: HortusEnv("chess"), "There is no game"),
        (lambda: HortusEnv("petal", seat=2), "The seat is a number from 0 to 1, not 2"),
        (
            lambda: HortusEnv("blume", seats=3, opponents=["greedy"] * 3),
            "The number of opponents at this table is 2, not 3",
        ),
        (lambda: HortusEnv("petal", opponents=["level-99"]), "level-99"),
        (lambda: HortusEnv("petal", render_mode="film"), "no render mode film"),
        (lambda: HortusVectorEnv("petal", 0), "num_envs is a whole number from 1 on, not 0"),
        (lambda: HortusVectorEnv("petal", 2, render_mode="ansi"), "have no pictures"),
        (lambda: HortusVectorEnv("petal", 2, history=3), "keep no history"),
        (lambda: HortusVectorEnv("petal", 2).reset(seed=[1]), "the number of seeds should be 2, not 1"),
    ],
)
def test_a_wrong_argument_gets_one_sentence(make, sentence):
    with pytest.raises(HortusError, match=sentence) as caught:
        make()
    assert isinstance(caught.value, SetupError)
