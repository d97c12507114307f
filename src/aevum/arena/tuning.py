"""Tuning of heuristic weights by CMA-ES, from games between bots with candidate weights and with the usual ones.

Candidates come from an evolution strategy (CMA-ES). All of a generation play the same deals from every seat. A
generation is a contest with a journal of its own, and all else follows from the seed, so that an interrupted tuning can
be resumed.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from math import exp, log
from statistics import fmean
from typing import Any, Final, Protocol

from aevum.arena.contest import Contest, Result
from aevum.arena.control_variates import Observation, without_luck
from aevum.arena.entrants import weights_of, with_weights
from aevum.bots import Bot, find_bot
from aevum.kernel.ai.weights import Weights
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game

_FRESH: Final = 1 << 20
"""Number that no generation has, for the deals of the final comparison alone."""
_LEAST_DIMENSIONS: Final = 2
"""Minimum number of dimensions of the strategy; a single weight is tuned beside an idle one."""


class OptimiserMissing(AevumError):
    """The package cma is not installed."""

    message = "error-tune-missing"


class NothingToTune(AevumError):
    """A name that no weight has, or only weights of zero."""

    message = "error-tune-nothing"


@dataclass(frozen=True, slots=True)
class Tuning:
    """Settings of a tuning: what is tuned, and with how much effort."""

    game: str
    options: Any
    seats: int
    bot: str
    only: tuple[str, ...]
    """Names of the weights, rows or tables to tune; empty for all."""
    generations: int
    population: int
    deals: int
    sigma: float
    seed: int
    luck: bool = False
    """Whether candidates are ranked by results without luck."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the weights that are tuned; all others stay as they are."""
        return tunable(find_game(self.game), self.only)

    @property
    def games(self) -> int:
        """Number of games of each candidate in a generation."""
        return self.deals * self.seats

    def seed_of(self, generation: int) -> int:
        """Return the seed of a generation's contest."""
        return Chance.from_seed(self.seed).branch(generation) % (1 << 53)


@dataclass(frozen=True, slots=True)
class Generation(Contest):
    """Contest of candidates, each alone among bots with the usual weights, on every deal and in every seat."""

    deals: int
    weights: tuple[Weights, ...]
    luck: bool

    @classmethod
    def of(cls, tuning: Tuning, number: int, deals: int, figures: Sequence[Weights], luck: bool) -> Generation:
        """Return a generation of a tuning, in whose games luck is measured or not."""
        names = tuple(f"{place}-{_digest(one)}" for place, one in enumerate(figures))
        rivals = (tuning.bot,) * (tuning.seats - 1)
        bots, weights = (*names, *rivals), tuple(figures)
        return cls(tuning.game, tuning.options, bots, tuning.seed_of(number), deals, weights, luck)

    @property
    def measures_luck(self) -> bool:
        """Whether the luck of each seat is measured in every game."""
        return self.luck

    @property
    def games(self) -> range:
        """Numbers of all its games."""
        return range(len(self.weights) * self._each)

    @property
    def seats(self) -> int:
        """Number of seats in a game."""
        return len(self.bots) - len(self.weights) + 1

    @property
    def _each(self) -> int:
        return self.deals * self.seats

    def candidate(self, number: int) -> int:
        """Return the candidate that plays in a game."""
        return number // self._each

    def deal(self, number: int) -> int:
        """Return the deal of a game; all candidates play the same deals."""
        return number % self._each // self.seats

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the bots of a game by seat: one candidate among rivals."""
        rivals, seat = self.bots[len(self.weights) :], self.seat(number)
        return (*rivals[:seat], self.bots[self.candidate(number)], *rivals[seat:])

    def seat(self, number: int) -> int:
        """Return the seat of the candidate in a game."""
        return number % self.seats

    def find(self, name: str, game: AnyGame) -> type[Bot]:
        """Return the class of a bot by its name; a candidate has its own weights."""
        rival = self.bots[-1]
        bot = find_bot(rival, game)
        return bot if name == rival else with_weights(bot, weights_of(game), self.weights[self.bots.index(name)])

    def win_shares(self, results: Sequence[Result]) -> list[float]:
        """Return for each candidate the share of opponents that it has beaten, tied ones half; without luck if known.

        The multiple of luck that is taken out is fitted to all candidates together, deal by deal to the other deals.
        """
        found: list[list[float]] = [[] for _ in self.weights]
        shares = without_luck([self._observed(result) for result in results])
        for result, share in zip(results, shares, strict=True):
            found[self.candidate(result.number)].append(share)
        return list(map(fmean, found))

    def _observed(self, result: Result) -> Observation:
        seat = self.seat(result.number)
        luck = result.outcome.luck[seat] if result.outcome.luck else 0.0
        return Observation(result.deal, _beaten(result, seat), luck)


def _digest(figures: Weights) -> str:
    return blake2b(json.dumps(figures).encode(), digest_size=6).hexdigest()


def _beaten(result: Result, seat: int) -> float:
    others = len(result.bots) - 1
    ahead = result.place(seat) - 1
    tied = next(len(group) for group in result.outcome.ranking if seat in group) - 1
    return (others - ahead - tied / 2) / others


class PlayGames(Protocol):
    """Function that plays all games of a generation, or reads those that were played."""

    def __call__(self, number: int, generation: Generation) -> list[Result]: ...


@dataclass(frozen=True, slots=True)
class GenerationStats:
    """Statistics of a generation that was played."""

    generation: int
    best: float
    """Win share of the best candidate."""
    mean: float
    """Mean win share of the candidates."""
    sigma: float
    """Step size of the strategy after the generation."""
    mean_weights: Weights
    """Weights at the mean of the strategy."""


def tunable(game: AnyGame, only: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the names of weights that can be tuned; a weight of zero stays zero.

    `only` are names of weights, rows or tables; empty for all.
    """
    usual = weights_of(game).default
    for wish in only:
        if not any(_begins(name, wish) for name in usual):
            raise NothingToTune(name=wish, known=", ".join(dict.fromkeys(name.partition(".")[0] for name in usual)))
    chosen = (name for name, figure in usual.items() if figure)
    found = tuple(name for name in chosen if not only or any(_begins(name, wish) for wish in only))
    if not found:
        raise NothingToTune(name=", ".join(only), known=", ".join(name for name, figure in usual.items() if figure))
    return found


def _begins(name: str, wish: str) -> bool:
    return name == wish or name.startswith(f"{wish}.")


def evolve(tuning: Tuning, play: PlayGames) -> Iterator[GenerationStats]:
    """Yield the statistics of each generation; the last mean weights are the result."""
    usual, names = weights_of(find_game(tuning.game)).default, tuning.names
    strategy = _strategy(tuning, len(names))
    for number in range(tuning.generations):
        points = strategy.ask()
        candidates = [_figures(names, usual, point) for point in points]
        contest = Generation.of(tuning, number, tuning.deals, candidates, tuning.luck)
        shares = contest.win_shares(play(number, contest))
        strategy.tell(points, [-share for share in shares])
        mean = _figures(names, usual, strategy.result.xfavorite)
        yield GenerationStats(number, max(shares), fmean(shares), float(strategy.sigma), mean)


def final_comparison(tuning: Tuning, figures: Weights, deals: int) -> tuple[int, Generation]:
    """Return number and contest of the final comparison of tuned weights with the usual ones, with luck measured."""
    return _FRESH, Generation.of(tuning, _FRESH, deals, [figures], luck=True)


def _strategy(tuning: Tuning, weights: int) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # cma warns about plotting
        try:
            import cma
        except ImportError as error:
            raise OptimiserMissing from error
    settings = {
        "seed": 1 + tuning.seed % (1 << 31),
        # Games are too noisy and too few to learn the covariances of a hundred weights.
        "CMA_diagonal": True,
        "verbose": -9,
        "verb_log": 0,
        "popsize": tuning.population,
    }
    return cma.CMAEvolutionStrategy([0.0] * _dimensions(weights), tuning.sigma, settings)


def population_for(weights: int) -> int:
    """Return the usual number of candidates in a generation for a number of weights."""
    return 4 + int(3 * log(_dimensions(weights)))


def _dimensions(weights: int) -> int:
    return max(_LEAST_DIMENSIONS, weights)


def _figures(names: Sequence[str], usual: Weights, point: Sequence[float]) -> Weights:
    """Return the weights at a point, whose coordinates are logarithms of factors, so that weights keep their sign."""
    larger = {name: exp(float(step)) for name, step in zip(names, point, strict=False)}
    return {name: figure * larger.get(name, 1.0) for name, figure in usual.items()}
