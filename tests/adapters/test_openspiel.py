"""OpenSpiel: its own tests, its algorithms on our games, and honest information states."""

import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    evaluate_bots,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
    sample_some_states,
    tabular_qlearner,
)
from open_spiel.python.observation import make_observation
from research import ALL, smallest, spiel, tables

import hortus
from hortus.adapters.openspiel import HortusBot
from hortus.core.errors import HortusError, IllegalAction
from hortus.core.scoring import BLANK


def walk(game, decisions, seed=1):
    """A state after this many random decisions, where a seat is asked."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(outcomes, p=odds))
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions -= 1
    return state


@pytest.mark.parametrize("setting", smallest(), ids=repr)
def test_the_random_simulation_test_passes(setting, capfd):
    game = pyspiel.load_game(spiel(setting))
    # Saving and loading after every move is slow where games are long.
    pyspiel.random_sim_test(game, num_sims=3 if ALL else 1, serialize=setting.game == "petal", verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("setting", tables(), ids=repr)
def test_states_can_be_copied_and_saved(setting):
    game = pyspiel.load_game(spiel(setting))
    for decisions in (0, 9, 30):
        state = walk(game, decisions)
        if state.is_terminal():
            continue
        copied = state.clone()
        loaded = game.deserialize_state(state.serialize())
        _, revived = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        before = state.information_state_string(0)
        for twin in (copied, loaded, revived):
            assert twin.information_state_string(0) == before
            assert twin.legal_actions() == state.legal_actions()
            twin.apply_action(twin.legal_actions()[0])
        assert state.information_state_string(0) == before
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("setting", tables(), ids=repr)
def test_chance_has_exact_odds(setting):
    game = pyspiel.load_game(spiel(setting))
    state = game.new_initial_state()
    random = np.random.RandomState(1)
    draws = 0
    while not state.is_terminal() and draws < 60:
        if state.is_chance_node():
            weights = [int(weight) for weight in state.position.rules.odds(state.position.state)]
            total = sum(weights)
            exact = [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]
            assert state.chance_outcomes() == exact
            assert len(weights) <= game.max_chance_outcomes()
            draws += 1
            state.apply_action(random.choice([outcome for outcome, _ in exact]))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    assert draws


@pytest.mark.parametrize("setting", tables(), ids=repr)
def test_a_resampled_state_cannot_be_told_from_the_true_one(setting):
    game = pyspiel.load_game(spiel(setting))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for decisions in range(2, 60, 3 if ALL else 14):
        state = walk(game, decisions, seed=decisions)
        if state.is_terminal():
            continue
        seat = state.current_player()
        for _ in range(3):
            world = state.resample_from_infostate(seat, sampler)
            assert world.current_player() == seat
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.information_state_tensor(seat) == state.information_state_tensor(seat)


def test_choices_made_together_stay_hidden_until_all_have_chosen():
    game = pyspiel.load_game("hortus_polders(players=2)")
    state = walk(game, 0)
    assert state.current_player() == 0
    before = state.information_state_string(1)
    other = state.clone()
    while state.current_player() == 0:
        state.apply_action(state.legal_actions()[0])
    while other.current_player() == 0:
        other.apply_action(other.legal_actions()[-1])
    assert state.information_state_string(1) == other.information_state_string(1) == before
    assert state.information_state_string(0) != other.information_state_string(0)


@pytest.mark.parametrize("setting", smallest(), ids=repr)
def test_observers_give_named_tensors(setting):
    game = pyspiel.load_game(spiel(setting))
    state = walk(game, 5)
    layout = hortus.observation(setting.rules)
    for recall in (False, True):
        seen = make_observation(game, pyspiel.IIGObservationType(perfect_recall=recall))
        seen.set_from(state, 0)
        assert [name for name in seen.dict if name != "history"] == [field.name for field in layout.fields]
        assert ("history" in seen.dict) == recall
    assert len(state.observation_tensor(0)) == layout.size


@pytest.mark.parametrize("setting", smallest(), ids=repr)
def test_returns_are_shares_of_the_win(setting):
    game = pyspiel.load_game(spiel(setting))
    state = walk(game, 100_000)
    if setting.seats == 1:
        # Alone there is nobody to win against: the return is the score.
        assert state.returns() == [int(setting.rules.score(state.position.state, 0, BLANK))]
        return
    assert sum(state.returns()) == game.utility_sum()
    assert [share > 0 for share in state.returns()] == [
        seat in setting.rules.winners(state.position.state) for seat in range(setting.seats)
    ]


@pytest.mark.parametrize("reward", ["margin", "points"])
def test_returns_may_be_margins_or_points(reward):
    game = pyspiel.load_game(f"hortus_petal(reward={reward})")
    state = walk(game, 100_000)
    rules = state.position.rules
    scores = [int(rules.score(state.position.state, seat, BLANK)) for seat in (0, 1)]
    wanted = scores if reward == "points" else [scores[0] - scores[1], scores[1] - scores[0]]
    assert state.returns() == wanted


# ---- OpenSpiel's algorithms


def test_its_monte_carlo_tree_search_plays():
    game = pyspiel.load_game("hortus_petal")
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 6, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = walk(game, 30)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("text", ["hortus_petal(options=contents:memory)", "hortus_blume(modules=botanist)"])
def test_its_information_set_search_plays(text):
    game = pyspiel.load_game(text)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.4, 5, random_state=random)
    state = walk(game, 12)
    assert bot.step(state) in state.legal_actions()


def test_its_regret_minimisation_samples_our_games():
    game = pyspiel.load_game("hortus_petal")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = walk(game, 0)
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_its_learning_agents_play():
    env = rl_environment.Environment(pyspiel.load_game("hortus_petal"))
    agents = [
        tabular_qlearner.QLearner(0, env.action_spec()["num_actions"]),
        random_agent.RandomAgent(1, env.action_spec()["num_actions"]),
    ]
    step = env.reset()
    while not step.last():
        step = env.step([agents[step.observations["current_player"]].step(step).action])
    for agent in agents:
        agent.step(step)
    assert sum(step.rewards) == 1


def test_its_samples_and_playthroughs_can_be_made():
    game = pyspiel.load_game("hortus_petal")
    assert len(sample_some_states.sample_some_states(game, max_states=20)) == 20
    text = generate_playthrough.playthrough("hortus_petal", [], observation_params_string=None)
    assert "Hortus: Petal" in text


def test_our_bots_play_in_openspiel():
    game = pyspiel.load_game("hortus_petal")
    won = 0.0
    for seed in range(3):
        players = [HortusBot("greedy", 0, seed), HortusBot("random", 1, seed)]
        won += evaluate_bots.evaluate_bots(game.new_initial_state(), players, np.random.RandomState(seed))[0]
    assert won >= 2


# ---- what is refused


def test_an_illegal_action_is_refused_and_changes_nothing():
    game = pyspiel.load_game("hortus_petal")
    state = walk(game, 3)
    before = state.information_state_string(0)
    history = state.history()
    wrong = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(IllegalAction, match="cannot choose action"):
        state.apply_action(wrong)
    assert state.information_state_string(0) == before
    assert state.history() == history
    with pytest.raises(IllegalAction, match="Outcome 7 cannot be drawn"):
        game.new_initial_state().apply_action(7)
    with pytest.raises(IllegalAction, match="The game is over"):
        walk(game, 100_000).apply_action(0)


@pytest.mark.parametrize(
    ("parameters", "sentence"),
    [
        ("players=7", "Petal is played with 2 seats"),
        ("modules=weather", "no module"),
        ("options=contents", "written as key:choice"),
        ("options=contents:lost", "can be open or memory"),
        ("reward=fame", "There is no reward fame"),
    ],
)
def test_a_wrong_parameter_gets_one_sentence(parameters, sentence):
    with pytest.raises(HortusError, match=sentence):
        pyspiel.load_game(f"hortus_petal({parameters})")
