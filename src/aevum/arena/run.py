"""Run: the same contest over many seeds, on one process or several; the games do not depend on how many."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from aevum.bots import Bot, Sight, find_bot
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.match import Match, Played
from aevum.kernel.points import Points, Ranking, plain
from aevum.kernel.registry import find_game


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what. `seed` is the seed of the whole run; each game gets one of its own from it."""

    game: str
    options: Any
    bots: tuple[str, ...]
    seed: int

    def seed_of(self, number: int) -> int:
        """The seed of one game of the run, small enough to be a number in any JSON."""
        return Chance.from_seed(self.seed).branch(number) % (1 << 53)


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game."""

    seed: int
    scores: tuple[Points, ...]
    ranking: Ranking
    decisions: int
    reason: str
    moves: tuple[tuple[int, int], ...]

    def to_json(self) -> dict[str, Any]:
        """What `aevum simulate` prints of it."""
        return {
            "seed": self.seed,
            "scores": list(map(plain, self.scores)),
            "ranking": [list(tied) for tied in self.ranking],
            "decisions": self.decisions,
            "reason": self.reason,
        }


def run(contest: Contest, games: int, jobs: int = 1) -> Iterator[Result]:
    """The results in order, as they come."""
    play = partial(play_one, contest)
    if jobs == 1:
        yield from map(play, range(games))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, range(games), chunksize=max(1, min(64, games // (4 * jobs))))


def play_one(contest: Contest, number: int) -> Result:
    """Game `number` of a contest from its first to its last decision."""
    game = find_game(contest.game)
    seed = contest.seed_of(number)
    players = [_seated(game, name, seed, seat) for seat, name in enumerate(contest.bots)]
    state = game.start(contest.options, len(players), Chance.from_seed(seed))
    moves: list[tuple[int, int]] = []
    while (seat := state.actor) != OVER:
        legal = state.legal()
        move = players[seat].choose(Sight(game, state, legal))
        if move not in legal:
            raise ValueError(f"{contest.bots[seat]} chose {move}, which is not legal")
        state.apply(move)
        moves.append((seat, move))
    outcome = state.outcome()
    assert outcome is not None
    return Result(seed, outcome.totals, outcome.ranking, len(moves), outcome.reason, tuple(moves))


def as_match(contest: Contest, result: Result) -> Match:
    """The game as a match, every move checked again."""
    game: AnyGame = find_game(contest.game)
    match = Match(game, contest.options, seats=contest.bots, seed=result.seed)
    for seat, move in result.moves:
        match.restore(Played(seat, move))
    return match


def _seated(game: AnyGame, name: str, seed: int, seat: int) -> Bot:
    return find_bot(name, game)(Chance.from_seed(Chance.from_seed(seed).branch(1 + seat)))
