"""The examples run, in a short form."""

import importlib.util
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from research import ALL
from server.client import Guest
from server.running import Server

import hortus

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str):
    """The example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tested():
    text = Path(__file__).read_text("utf-8")
    for path in EXAMPLES.glob("*.py"):
        assert f'example("{path.stem}")' in text


@pytest.mark.parametrize("game", hortus.GAMES)
def test_random_rollouts_share_the_wins(game, capsys):
    won = example("random_rollouts").main([game, "--games", "2"])
    assert sum(won.values()) == 2
    assert "game 1:" in capsys.readouterr().out


def test_the_policy_gradient_learns(capsys):
    """Briefly: the first updates already make the lead grow. In full: it beats random play and reaches level 1."""
    learner = example("policy_gradient")
    if ALL:
        shares = learner.main([])
        assert shares["random"] > 0.9
        assert shares["level-1"] >= 0.45
    else:
        shares = learner.main(["--steps", "12000", "--games", "4"])
        assert set(shares) == {"random", "level-1"}
    assert "against random" in capsys.readouterr().out


def test_the_policy_gradient_computes_the_right_slopes():
    """The direction of an update agrees with tiny changes of the weights."""
    learner = example("policy_gradient")
    network = learner.Network(5, 4, 1)
    numbers = np.random.default_rng(1)
    seen = numbers.random((6, 5)).astype(np.float32)
    masks = np.array([[True, True, False, True]] * 6)
    chosen = np.array([0, 1, 3, 0, 1, 3])
    gains = numbers.standard_normal(6)

    def worth() -> float:
        odds = network.look(seen, masks)[1]
        entropy = -(odds * np.log(odds + 1e-9)).sum(1)
        return float((np.log(odds[np.arange(6), chosen]) * gains + learner.ENTROPY * entropy).mean())

    before = worth()
    network.learn(seen, masks, chosen, gains, network.look(seen, masks)[2])
    assert worth() > before


def test_openspiels_search_plays_against_a_level(capsys):
    won = example("ismcts_against_level").main(["--games", "1", "--simulations", "2", "--level", "level-1"])
    assert 0 <= won <= 1
    assert "IS-MCTS with 2 simulations" in capsys.readouterr().out


def test_a_data_set_holds_what_was_seen_and_chosen(tmp_path, capsys):
    file = tmp_path / "games.parquet"
    written = example("self_play_parquet").main([str(file), "--games", "2", "--bots", "greedy", "random"])
    capsys.readouterr()
    table = pq.read_table(file)
    assert table.num_rows == written > 40
    assert b"picked" in table.schema.metadata[b"fields"]
    rows = table.to_pylist()
    assert all(row["action"] in row["legal"] for row in rows)
    assert len(rows[0]["observation"]) == hortus.observation(hortus.rules("petal")).size
    assert {row["share"] for row in rows} <= {0.0, 0.5, 1.0}


def test_a_program_joins_a_running_table(tmp_path, capsys):
    server = Server(tmp_path / "data").start()
    try:
        made = Guest(server.url).make("petal", ("greedy", "invite"))
        link = f"{server.url}/table/{made['id']}#{made['links']['seats'][1]}"
        scores = example("join_table").main([link])
    finally:
        server.stop()
        for guest in Guest.everybody:
            guest.http.close()
        Guest.everybody.clear()
    assert len(scores) == 2
    assert "scores:" in capsys.readouterr().out


def test_a_program_that_gets_no_link_says_what_a_link_looks_like(capsys):
    with pytest.raises(SystemExit) as end:
        example("join_table").main(["http://localhost:8421/table/one"])
    assert end.value.code == 2
    assert "not the link of a seat" in capsys.readouterr().err
