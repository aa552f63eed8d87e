"""A data set of games between bots, in Parquet.

    python examples/self_play_parquet.py games.parquet --game petal --games 200 --bots level-3 level-3

Every row is one decision: what the seat saw, what was legal, what it chose, and
how the game ended for it. Needs hortus[pettingzoo] and pyarrow.
"""

import argparse
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

import hortus
from hortus.adapters.pettingzoo import HortusEnv, policy

GROUP = 20  # games that are written together


def schema(env: HortusEnv) -> pa.Schema:
    """The columns; where each part of the observation lies is written into the file."""
    layout = hortus.observation(env.setting.rules)
    fields = "; ".join(f"{field.name} {field.start}-{field.stop - 1}: {field.says}" for field in layout.fields)
    return pa.schema(
        [
            ("game", pa.int32()), ("decision", pa.int32()), ("seat", pa.int8()),
            ("observation", pa.list_(pa.float32(), env.setting.size)), ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()), ("share", pa.float32()), ("margin", pa.float32()),
        ],
        metadata={"fields": fields, "hortus": hortus.__version__, "game": env.setting.rules.setup.game},
    )  # fmt: skip


def rows_of(env: HortusEnv, players: list, seed: int) -> list[dict[str, object]]:
    """All decisions of one game."""
    rows: list[dict[str, object]] = []
    env.reset(seed=seed)
    while not env.table.over():
        agent = env.agent_selection
        seat = env.seat_of[agent]
        seen = env.observe(agent)
        action = players[seat](env, agent)
        rows.append(
            {
                "game": seed, "decision": len(rows), "seat": seat, "observation": seen["observation"],
                "legal": seen["action_mask"].nonzero()[0], "action": action,
            }
        )  # fmt: skip
        env.step(action)
    scores = env.table.scores()
    for row in rows:
        seat = int(str(row["seat"]))
        row["share"] = env.rewards[f"player_{seat}"]
        row["margin"] = scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0)
    return rows


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--game", default="petal", choices=list(hortus.GAMES))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", nargs="+", default=["level-2", "level-2"])
    chosen = parser.parse_args(words)
    env = HortusEnv(chosen.game, seats=len(chosen.bots))
    players = [policy(name, seed) for seed, name in enumerate(chosen.bots)]
    columns, written = schema(env), 0
    with pq.ParquetWriter(chosen.file, columns, compression="zstd") as writer:
        for first in range(0, chosen.games, GROUP):
            rows = [
                row for seed in range(first, min(first + GROUP, chosen.games)) for row in rows_of(env, players, seed)
            ]
            writer.write_table(pa.Table.from_pylist(rows, columns))
            written += len(rows)
            print(f"{min(first + GROUP, chosen.games)} games, {written} decisions")
    return written


if __name__ == "__main__":
    main()
