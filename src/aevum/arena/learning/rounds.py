"""Rounds of learning: games, a fit to all games so far, and a duel that decides whether the new value is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Protocol

from aevum.arena.contest import Contest, Result
from aevum.arena.learning.contests import Duel, Learning, SelfPlay
from aevum.arena.learning.ridge import Fit, Ridge
from aevum.arena.learning.rows import rows_of
from aevum.arena.verdict import Verdict
from aevum.kernel.ai.value_weights import ValueWeights, features_of
from aevum.kernel.registry import find_game


class PlayContest(Protocol):
    """Function that plays these games of a contest, or reads those that were played, and yields them in order."""

    def __call__(self, name: str, contest: Contest, games: int) -> Iterable[Result]: ...


@dataclass(frozen=True, slots=True)
class LearningRound:
    """Result of one round."""

    number: int
    games: int
    """Number of games that were learned from, with those of earlier rounds."""
    fit: Fit
    verdict: Verdict
    accepted: ValueWeights | None
    """Best value after the round; None: the evaluation made by hand."""


def learn(learning: Learning, play: PlayContest) -> Iterator[LearningRound]:
    """Yield each round; a value is accepted if it beats the one before with 95 % confidence."""
    game = find_game(learning.game)
    ridge = Ridge(features_of(game.heuristics, game.id))
    accepted: ValueWeights | None = None
    for number in range(learning.rounds):
        own = SelfPlay.of(learning, number, accepted)
        for result in play(f"games-{number:02}", own, learning.games):
            rows = rows_of(game, learning.options, learning.seats, result.seed, result.outcome.moves)
            ridge.add(result.deal, rows)
        fit = ridge.fit()
        duel = Duel.of(learning, number, fit.weights, accepted)
        results = list(play(f"duel-{number:02}", duel, learning.deals * learning.seats))
        verdict = Verdict.of(learning.seats, results, duel.seat)
        accepted = fit.weights if verdict.is_better else accepted
        yield LearningRound(number, (number + 1) * learning.games, fit, verdict, accepted)
