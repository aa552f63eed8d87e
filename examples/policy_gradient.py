"""A masked policy-gradient agent in plain NumPy learns Petal.

    python examples/policy_gradient.py                    train for a few minutes, then play against bots
    python examples/policy_gradient.py --steps 20000      a short try

Many tables are played at once against random players. The network sees the
observation and gives a number for every action; those that are illegal get
none of the probability. Needs hortus[gymnasium].
"""

import argparse
import time

import numpy as np

import hortus
from hortus.adapters.gymnasium import HortusEnv, HortusVectorEnv

TABLES = 128
LENGTH = 24  # steps between two updates: about one game
UNITS = 128
RATE = 1e-3
ENTROPY = 0.01
FADE = 0.95  # how far a reward reaches back


class Network:
    """One hidden layer; a policy and a value on top."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        numbers = np.random.default_rng(seed)

        def layer(rows: int, columns: int, scale: float) -> np.ndarray:
            return (numbers.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        self.weights = [
            layer(inputs, UNITS, 1.5), np.zeros(UNITS, np.float32),
            layer(UNITS, actions, 0.1), np.zeros(actions, np.float32),
            layer(UNITS, 1, 0.1), np.zeros(1, np.float32),
        ]  # fmt: skip
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        self.updates = 0

    def look(self, seen: np.ndarray, masks: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the probability of every action, and the expected return."""
        first, shift, policy, bias, value, level = self.weights
        hidden = np.tanh(seen @ first + shift)
        scores = np.where(masks, hidden @ policy + bias, -1e9)
        odds = np.exp(scores - scores.max(1, keepdims=True))
        return hidden, odds / odds.sum(1, keepdims=True), (hidden @ value + level)[:, 0]

    def learn(
        self, seen: np.ndarray, masks: np.ndarray, chosen: np.ndarray, gains: np.ndarray, returns: np.ndarray
    ) -> None:
        """One step of Adam uphill: likelier actions where the gain was good, a better guess of the return."""
        hidden, odds, guess = self.look(seen, masks)
        count = len(chosen)
        slope = -odds * gains[:, None]
        slope[np.arange(count), chosen] += gains
        logs = np.log(odds + 1e-9)
        slope -= ENTROPY * odds * (logs - (odds * logs).sum(1, keepdims=True))
        slope /= count
        error = ((returns - guess) / count)[:, None] * 0.5
        back = (slope @ self.weights[2].T + error @ self.weights[4].T) * (1 - hidden**2)
        slopes = [seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0), hidden.T @ error, error.sum(0)]
        self.updates += 1
        for index, change in enumerate(slopes):
            self.means[index] += 0.1 * (change - self.means[index])
            self.squares[index] += 0.001 * (change**2 - self.squares[index])
            mean = self.means[index] / (1 - 0.9**self.updates)
            square = self.squares[index] / (1 - 0.999**self.updates)
            self.weights[index] += RATE * mean / (np.sqrt(square) + 1e-8)


def lead(layout: hortus.adapters.observe.Observation, seen: np.ndarray) -> np.ndarray:
    """How far the own seat is ahead: points, and 3 for each flower fewer, as the end of the game pays it."""
    points, picked = layout["points"], layout["picked"]
    mine, others = seen[:, points.start] * 128, seen[:, points.start + 1] * 128
    fewer = (seen[:, picked.start + 1] - seen[:, picked.start]) * 16
    return mine - others + 3 * fewer


def train(network: Network, steps: int, opponent: str, seed: int) -> None:
    """Play and learn; the reward of a step is how much the lead grew, in tens of points."""
    envs = HortusVectorEnv("petal", TABLES, opponents=opponent)
    layout = hortus.observation(envs.setting.rules)
    numbers = np.random.default_rng(seed)
    seen, info = envs.reset(seed=seed)
    masks, ahead = info["action_mask"] == 1, lead(layout, seen)
    begin, shown = time.perf_counter(), 0.0
    for now in range(0, steps, TABLES * LENGTH):
        rows = []
        for _ in range(LENGTH):
            _, odds, guess = network.look(seen, masks)
            resting = ~masks.any(1)
            chosen = (odds.cumsum(1) > numbers.random((TABLES, 1))).argmax(1)
            next_seen, _, ended, _, info = envs.step(np.where(resting, 0, chosen))
            next_ahead = lead(layout, next_seen)
            reward = np.where(resting, 0, next_ahead - ahead) / 10
            rows.append((seen, masks, chosen, guess, reward, ended, resting))
            seen, masks, ahead = next_seen, info["action_mask"] == 1, next_ahead
        learn_from(network, rows, network.look(seen, masks)[2])
        if time.perf_counter() - begin > shown + 15:
            shown = time.perf_counter() - begin
            print(f"{now:>9} steps, {shown:4.0f} s: lead grows by {10 * np.mean([row[4] for row in rows]):.2f} a step")


def learn_from(network: Network, rows: list[tuple[np.ndarray, ...]], after: np.ndarray) -> None:
    """Gains by generalised advantage estimation, then one update from all steps."""
    gain, gains, returns = np.zeros(TABLES), [], []
    for _, _, _, guess, reward, ended, _ in reversed(rows):
        goes_on = ~ended
        gain = reward + after * goes_on - guess + FADE * gain * goes_on
        gains.append(gain)
        returns.append(gain + guess)
        after = guess
    flat = [np.concatenate([row[index] for row in rows]) for index in range(7)]
    used = ~flat[6]
    gain_of_all = np.concatenate(gains[::-1])[used].astype(np.float32)
    scaled = (gain_of_all - gain_of_all.mean()) / (gain_of_all.std() + 1e-6)
    network.learn(flat[0][used], flat[1][used], flat[2][used], scaled, np.concatenate(returns[::-1])[used])


def share(network: Network, opponent: str, games: int) -> float:
    """The share of wins, the likeliest action each time; both seats play every seed."""
    won = 0.0
    for game in range(games):
        env = HortusEnv("petal", opponents=opponent, seat=game % 2)
        seen, info = env.reset(seed=1_000_000 + game // 2)
        over = False
        while not over:
            odds = network.look(seen[None], info["action_mask"][None] == 1)[1][0]
            seen, reward, over, _, info = env.step(int(odds.argmax()))
        won += reward
    return won / games


def main(words: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=1_500_000)
    parser.add_argument("--games", type=int, default=200, help="of the match against each bot")
    parser.add_argument("--opponent", default="random", help="the bot to learn from")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    rules = hortus.rules("petal")
    network = Network(hortus.observation(rules).size, rules.catalogue.size, chosen.seed)
    train(network, chosen.steps, chosen.opponent, chosen.seed)
    shares = {name: share(network, name, chosen.games) for name in ("random", "level-1")}
    for name, won in shares.items():
        print(f"against {name}: {won:.0%} of {chosen.games} games")
    return shares


if __name__ == "__main__":
    main()
