"""Tuning: better weights for a judgement, by what bots that think by them make of games against those who do not.

Candidates come from an evolution strategy (CMA-ES). All of a generation play the same deals from every seat. A
generation is a contest with a journal of its own, and all else follows from the seed: who is interrupted goes on.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import blake2b
from math import exp, log
from statistics import fmean
from typing import Any, Final, Protocol

from aevum.arena.contest import Contest, Result
from aevum.arena.entrants import scales_of, weighed
from aevum.arena.standings import wilson
from aevum.bots import Bot, find_bot
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game
from aevum.kernel.weights import Figures

_FRESH: Final = 1 << 20
"""No generation has this number: its deals are for the last comparison alone."""
_LEAST_DIMENSIONS: Final = 2
"""The strategy needs two; who tunes one weight has an idle one beside it."""


class OptimiserMissing(AevumError):
    """cma is not installed."""

    message = "error-tune-missing"


class NothingToTune(AevumError):
    """No weight has such a name, or all that have are zero."""

    message = "error-tune-nothing"


@dataclass(frozen=True, slots=True)
class Tuning:
    """What is tuned, and with how much effort. `only`: weights whose names begin so; all if there is none."""

    game: str
    options: Any
    seats: int
    bot: str
    only: tuple[str, ...]
    generations: int
    population: int
    deals: int
    sigma: float
    seed: int

    @property
    def names(self) -> tuple[str, ...]:
        """The weights that are tuned; all others stay as they are."""
        return tunable(find_game(self.game), self.only)

    @property
    def games(self) -> int:
        """Of each candidate in a generation."""
        return self.deals * self.seats

    def seed_of(self, generation: int) -> int:
        """The seed of the contest that a generation is."""
        return Chance.from_seed(self.seed).branch(generation) % (1 << 53)


@dataclass(frozen=True, slots=True)
class Generation(Contest):
    """Candidates, each alone among bots with the usual weights: on every deal, in every seat."""

    deals: int
    figures: tuple[Figures, ...]

    @classmethod
    def of(cls, tuning: Tuning, number: int, deals: int, figures: Sequence[Figures]) -> Generation:
        """A generation of a tuning."""
        names = tuple(f"{place}-{_digest(one)}" for place, one in enumerate(figures))
        rivals = (tuning.bot,) * (tuning.seats - 1)
        return cls(tuning.game, tuning.options, (*names, *rivals), tuning.seed_of(number), deals, tuple(figures))

    @property
    def games(self) -> range:
        """All of them by number."""
        return range(len(self.figures) * self._each)

    @property
    def seats(self) -> int:
        """At the table."""
        return len(self.bots) - len(self.figures) + 1

    @property
    def _each(self) -> int:
        return self.deals * self.seats

    def candidate(self, number: int) -> int:
        """Who is tried in a game."""
        return number // self._each

    def deal(self, number: int) -> int:
        return number % self._each // self.seats

    def seating(self, number: int) -> tuple[str, ...]:
        rivals, seat = self.bots[len(self.figures) :], self.seat(number)
        return (*rivals[:seat], self.bots[self.candidate(number)], *rivals[seat:])

    def seat(self, number: int) -> int:
        """Where the candidate sits."""
        return number % self.seats

    def find(self, name: str, game: AnyGame) -> type[Bot]:
        rival = self.bots[-1]
        bot = find_bot(rival, game)
        return bot if name == rival else weighed(bot, scales_of(game), self.figures[self.bots.index(name)])

    def merits(self, results: Sequence[Result]) -> list[float]:
        """By candidate: the part of its rivals that it has beaten, tied ones half."""
        found: list[list[float]] = [[] for _ in self.figures]
        for result in results:
            found[self.candidate(result.number)].append(_beaten(result, self.seat(result.number)))
        return list(map(fmean, found))


def _digest(figures: Figures) -> str:
    return blake2b(json.dumps(figures).encode(), digest_size=6).hexdigest()


def _beaten(result: Result, seat: int) -> float:
    others = len(result.bots) - 1
    ahead = result.place(seat) - 1
    tied = next(len(group) for group in result.ending.ranking if seat in group) - 1
    return (others - ahead - tied / 2) / others


@dataclass(frozen=True, slots=True)
class Verdict:
    """How tuned weights did against the usual ones on deals that nobody had seen."""

    games: int
    seats: int
    wins: Fraction

    @classmethod
    def of(cls, contest: Generation, results: Sequence[Result]) -> Verdict:
        """Who is tied for the first place has a part of the victory."""
        wins = Fraction(0)
        for result in results:
            first = result.ending.ranking[0]
            wins += Fraction(contest.seat(result.number) in first, len(first))
        return cls(len(results), contest.seats, wins)

    @property
    def share(self) -> float:
        """Of the games, won."""
        return float(self.wins / self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Of the share, by Wilson's score at 95 %."""
        return wilson(float(self.wins), self.games)

    @property
    def chance(self) -> float:
        """What the usual weights would win."""
        return 1 / self.seats

    @property
    def is_better(self) -> bool:
        """Beyond doubt?"""
        return self.interval[0] > self.chance


class Play(Protocol):
    """Plays all games of a generation, or reads those that were played."""

    def __call__(self, number: int, generation: Generation) -> list[Result]: ...


@dataclass(frozen=True, slots=True)
class Step:
    """A generation that was played: how the best and the mean candidate did, and how far candidates now lie apart."""

    generation: int
    best: float
    mean: float
    sigma: float
    favourite: Figures


def tunable(game: AnyGame, only: Sequence[str] = ()) -> tuple[str, ...]:
    """Weights that can be tuned: those whose names begin with one of these, all if none is given; zero stays zero."""
    usual = scales_of(game).usual
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


def evolve(tuning: Tuning, play: Play) -> Iterator[Step]:
    """Generation after generation; the last favourite is the result."""
    usual, names = scales_of(find_game(tuning.game)).usual, tuning.names
    strategy = _strategy(tuning, len(names))
    for number in range(tuning.generations):
        points = strategy.ask()
        contest = Generation.of(tuning, number, tuning.deals, [_figures(names, usual, point) for point in points])
        merits = contest.merits(play(number, contest))
        strategy.tell(points, [-merit for merit in merits])
        favourite = _figures(names, usual, strategy.result.xfavorite)
        yield Step(number, max(merits), fmean(merits), float(strategy.sigma), favourite)


def compared(tuning: Tuning, figures: Figures, deals: int) -> tuple[int, Generation]:
    """The contest that shows what tuned weights are worth."""
    return _FRESH, Generation.of(tuning, _FRESH, deals, [figures])


def _strategy(tuning: Tuning, weights: int) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like to plot
        try:
            import cma
        except ImportError as error:
            raise OptimiserMissing from error
    settings = {
        "seed": 1 + tuning.seed % (1 << 31),
        # Games say little: there is no time to learn how a hundred weights hang together.
        "CMA_diagonal": True,
        "verbose": -9,
        "verb_log": 0,
        "popsize": tuning.population,
    }
    return cma.CMAEvolutionStrategy([0.0] * _dimensions(weights), tuning.sigma, settings)


def population_for(weights: int) -> int:
    """Candidates of a generation, as is usual for so many weights."""
    return 4 + int(3 * log(_dimensions(weights)))


def _dimensions(weights: int) -> int:
    return max(_LEAST_DIMENSIONS, weights)


def _figures(names: Sequence[str], usual: Figures, point: Sequence[float]) -> Figures:
    """A point says how many times larger each weight is, by its logarithm: it keeps its sign."""
    larger = {name: exp(float(step)) for name, step in zip(names, point, strict=False)}
    return {name: figure * larger.get(name, 1.0) for name, figure in usual.items()}
