"""Train a value network for Tempus that beats the bot `easy`, with numpy alone (the extra `learn`).

    python examples/train_value.py --games 1000 --jobs 2 --out trained.npz      # trains, prints its progress, saves
    aevum arena tempus --bots examples/train_value.py:Trained,easy,easy,easy    # the saved network plays

The network predicts the final points of a seat. It learns them by TD(lambda) from the results of games alone, beginning
with random weights. Its inputs are the features that the game names for learning, without the terms of the evaluation
made by hand, and the time left. The bot that plays by it searches one action ahead, with the budget of `easy`.

In a training game two of the four seats play by the network, with noise in its values so that they try many things, and
two are `easy`. The positions of all four are learned from. Equal seeds give equal networks, with any number of
processes.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from aevum import find_game
from aevum.arena.standings import wilson
from aevum.bots import Bot, Sight, find_bot
from aevum.bots.beam_search import BeamSearch, SearchBudget
from aevum.games.tempus.heuristics import HEURISTICS, TempusHeuristics
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER

GAME: Final = find_game("tempus")
EASY: Final = find_bot("easy", GAME)
SEATS: Final = 4
TERMS: Final = sum(feature.is_term for feature in HEURISTICS.features)
INPUTS: Final = len(HEURISTICS.features) - TERMS + 2
HIDDEN: Final = 32
SEARCH: Final = SearchBudget(beam_width=2, determinizations=2, max_evaluations=110)  # that of `easy`
TRAINING_SEARCH: Final = SearchBudget(beam_width=1, determinizations=1, max_evaluations=110)
BATCH: Final = 20  # games before each update of the network
REPLAYED: Final = 400  # latest games whose positions are drawn for an update
STEPS, MINIBATCH = 400, 128  # gradient steps of an update, and positions drawn for each
LAMBDA: Final = 0.95
NOISE: Final = (1.0, 0.3)  # in points, in the first and in the last training games
RATE: Final = (2e-3, 2e-4)  # learning rate, in the first and in the last update
FIRST_COMPARED, FIRST_FRESH = 10**9, 2 * 10**9  # seeds of games against `easy` during training, and after it


class Network:
    """Value network: one hidden layer, and a linear part beside it; at first all values are 0."""

    def __init__(self, seed: int = 0) -> None:
        hidden = np.random.default_rng(seed).normal(0, INPUTS**-0.5, (INPUTS, HIDDEN))
        self.weights = [hidden, np.zeros(HIDDEN), np.zeros(HIDDEN), np.zeros(INPUTS), np.zeros(1)]
        self.scale = np.ones(INPUTS)

    def values(self, rows: Any) -> Any:
        """Return the values of rows of inputs, or of a single row."""
        into, bias, out, linear, constant = self.weights
        scaled = rows / self.scale
        return np.tanh(scaled @ into + bias) @ out + scaled @ linear + constant

    def gradient(self, rows: Any, targets: Any) -> list[Any]:
        """Return the gradient of half the mean squared error, in the order of `weights`."""
        into, bias, out, linear, constant = self.weights
        scaled = rows / self.scale
        hidden = np.tanh(scaled @ into + bias)
        error = (hidden @ out + scaled @ linear + constant - targets) / len(rows)
        back = np.outer(error, out) * (1 - hidden**2)
        return [scaled.T @ back, back.sum(axis=0), hidden.T @ error, scaled.T @ error, error.sum(keepdims=True)]

    @classmethod
    def read(cls, file: Path) -> Network:
        """Return the network of a file that training wrote."""
        network = cls()
        with np.load(file) as found:
            *network.weights, network.scale = (found[name] for name in found.files)
        return network


def inputs_of(state: Any, seat: int) -> list[float]:
    """Return the inputs of the network: features from what the seat may know, and the time left."""
    left = HEURISTICS.time_left(state, seat)
    return [*HEURISTICS.feature_values(state, seat)[TERMS:], left, left * left]


class LearnedEvaluation(TempusHeuristics):
    """Heuristics of the game, with the network in place of the evaluation made by hand."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def evaluate(self, state: Any, seat: int) -> float:
        return float(self.network.values(np.array(inputs_of(state, seat)))[0])


class Trained(Bot):
    """Bot that searches to the end of its action and values the positions there by a network.

    The arena gives it none: then it reads the file that the variable `TRAINED` names, by default `trained.npz`.
    """

    def __init__(
        self, chance: Chance, network: Network | None = None, search: SearchBudget = SEARCH, noise: float = 1e-6
    ) -> None:
        super().__init__(chance)
        self.network = network or Network.read(Path(os.environ.get("TRAINED", "trained.npz")))
        self.search = search
        self.noise = noise
        self.plan: list[int] = []

    def choose(self, sight: Sight) -> int:
        """Return the next move of the line found before, if it is legal; else search for a new line."""
        if not self.plan or self.plan[0] not in sight.legal:
            self.plan = sight.legal[:] if len(sight.legal) == 1 else self._line(sight)
        return self.plan.pop(0)

    def _line(self, sight: Sight) -> list[int]:
        states = [sight.imagine(self.chance) for _ in range(self.search.determinizations)]
        return list(BeamSearch(LearnedEvaluation(self.network), states, self.search, self._noise).best().moves)

    def _noise(self) -> float:
        return self.noise * (self.chance.below(1 << 16) / (1 << 15) - 1)


class Played(NamedTuple):
    """A finished game: inputs after each action, and points, by seat; winners; the CPU time that it took."""

    rows: list[Any]
    points: tuple[float, ...]
    winners: tuple[int, ...]
    cpu_seconds: float


def played(seed: int, bots: list[Bot]) -> Played:
    """Play one game."""
    began, segment_of = time.process_time(), HEURISTICS.search_segment
    state = GAME.start(GAME.read_options({}), SEATS, Chance.from_seed(seed))
    rows: list[list[list[float]]] = [[] for _ in bots]
    while state.actor != OVER:
        seat, segment = state.actor, segment_of(state)
        state.apply(bots[seat].choose(Sight(GAME, state, state.legal())))
        if state.actor == OVER or segment_of(state) != segment:
            rows[seat].append(inputs_of(state, seat))
    outcome = state.outcome()
    arrays = [np.array(of_seat) for of_seat in rows]
    return Played(arrays, tuple(outcome.totals), tuple(outcome.ranking[0]), time.process_time() - began)


def training_game(network: Network, noise: float, seed: int) -> Played:
    """Play a game to learn from; the two seats of the network change from game to game."""
    own = (seed % SEATS, (seed + 1 + seed // SEATS % 3) % SEATS)
    chances = [Chance.from_seed(SEATS * seed + seat) for seat in range(SEATS)]
    bots = [
        Trained(chance, network, TRAINING_SEARCH, noise) if seat in own else EASY(chance)
        for seat, chance in enumerate(chances)
    ]
    return played(seed, bots)


def compared_game(network: Network, seed: int) -> tuple[float, float, float]:
    """Play the network against three `easy`; return its share of the win, its points, and the mean of the others."""
    own, chances = seed % SEATS, [Chance.from_seed(SEATS * seed + seat) for seat in range(SEATS)]
    bots = [Trained(chance, network) if seat == own else EASY(chance) for seat, chance in enumerate(chances)]
    game = played(seed, bots)
    won = (own in game.winners) / len(game.winners)
    return won, game.points[own], (sum(game.points) - game.points[own]) / (SEATS - 1)


def lambda_returns(network: Network, rows: Any, points: float) -> Any:
    """Return the targets of TD(lambda) for the positions of a seat that had these points in the end."""
    values, targets = network.values(rows), np.full(len(rows), float(points))
    for number in range(len(rows) - 2, -1, -1):
        targets[number] = LAMBDA * targets[number + 1] + (1 - LAMBDA) * values[number + 1]
    return targets


class Training:
    """A network in training by Adam (Kingma and Ba, 2015), and the CPU time spent on it."""

    def __init__(self, games: int, seed: int) -> None:
        self.network = Network(seed)
        self.games, self.seed = games, seed
        self.cpu_seconds = 0.0
        self._draws = np.random.default_rng(seed)
        self._replay: list[tuple[Any, float]] = []
        self._means = [np.zeros_like(weight) for weight in self.network.weights]
        self._squares = [np.zeros_like(weight) for weight in self.network.weights]
        self._steps = 0

    def play_batch(self, pool: ProcessPoolExecutor, number: int) -> None:
        """Play a batch of games, the first of which has this number, and learn from it."""
        done = number / self.games
        noise, rate = (start + done * (end - start) for start, end in (NOISE, RATE))
        seeds = [self.seed * 10**6 + game for game in range(number, min(number + BATCH, self.games))]
        games = list(pool.map(partial(training_game, self.network, noise), seeds, chunksize=2))
        began = time.process_time()
        self.learn(games, rate)
        self.cpu_seconds += time.process_time() - began + sum(game.cpu_seconds for game in games)

    def learn(self, games: list[Played], rate: float) -> None:
        """Add games to those replayed, and update the network by positions drawn from all of them."""
        self._replay += [pair for game in games for pair in zip(game.rows, game.points, strict=True)]
        self._replay = self._replay[-SEATS * REPLAYED :]
        rows = np.concatenate([rows for rows, _ in self._replay])
        targets = np.concatenate([lambda_returns(self.network, rows, points) for rows, points in self._replay])
        if not self._steps:
            self.network.scale = rows.std(axis=0) + 0.1
        for _ in range(STEPS):
            drawn = self._draws.integers(len(rows), size=MINIBATCH)
            self._step(self.network.gradient(rows[drawn], targets[drawn]), rate)

    def _step(self, gradient: list[Any], rate: float) -> None:
        self._steps += 1
        for number, slope in enumerate(gradient):
            self._means[number] += 0.1 * (slope - self._means[number])
            self._squares[number] += 0.001 * (slope**2 - self._squares[number])
            mean = self._means[number] / (1 - 0.9**self._steps)
            square = self._squares[number] / (1 - 0.999**self._steps)
            self.network.weights[number] -= rate * mean / (np.sqrt(square) + 1e-8)


class Compared(NamedTuple):
    """A point of the learning curve: games and CPU seconds of training, then the results against three `easy`."""

    games: int
    cpu_seconds: float
    compared: int
    won: float
    points: float
    others: float

    def __str__(self) -> str:
        low, high = wilson(self.won, self.compared)
        won = f"won {self.won:g} of {self.compared}, {low:.0%} to {high:.0%}"
        return f"{self.games} games, {self.cpu_seconds:.0f} CPU s: {won}; points {self.points:.1f} : {self.others:.1f}"


def compared(pool: ProcessPoolExecutor, training: Training, number: int, seeds: range) -> Compared:
    """Return the point of the learning curve after some training games."""
    found = np.array(list(pool.map(partial(compared_game, training.network), seeds, chunksize=4)))
    _, points, others = found.mean(axis=0).round(2).tolist()
    won = round(float(found[:, 0].sum()), 2)
    return Compared(number, round(training.cpu_seconds, 1), len(seeds), won, points, others)


def main(given: list[str] | None = None) -> list[Compared]:
    """Train a network and save it; return its learning curve, whose last point is measured on fresh seeds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="games to learn from")
    parser.add_argument("--every", type=int, default=200, help="games between two points of the learning curve")
    parser.add_argument("--compare", type=int, default=60, help="games against `easy` for each point of the curve")
    parser.add_argument("--final", type=int, default=400, help="games against `easy` in the end, on fresh seeds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--out", type=Path, default=Path("trained.npz"), help="file of the network")
    options = parser.parse_args(given)
    training, curve = Training(options.games, options.seed), []
    with ProcessPoolExecutor(options.jobs) as pool:
        for number in range(0, options.games, BATCH):
            if number % options.every == 0:
                seeds = range(FIRST_COMPARED, FIRST_COMPARED + options.compare)
                curve.append(compared(pool, training, number, seeds))
                print(curve[-1], flush=True)
            training.play_batch(pool, number)
        np.savez(options.out, *training.network.weights, training.network.scale)
        curve.append(compared(pool, training, options.games, range(FIRST_FRESH, FIRST_FRESH + options.final)))
        print(curve[-1])
    options.out.with_suffix(".json").write_text(json.dumps([row._asdict() for row in curve], indent=1) + "\n")
    return curve


if __name__ == "__main__":
    main()
