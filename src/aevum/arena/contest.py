"""Contests of bots, and the results of their games."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Self

from aevum.arena.entrants import find_entrant
from aevum.bots import Bot
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match, Played
from aevum.kernel.points import Points, Ranking, place_in, plain, points_of
from aevum.kernel.registry import find_game


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest of bots, one for each seat of a game.

    A deal is played once in each seating before the next one comes, so that luck and seats are the same for all.
    """

    keeps_moves: ClassVar[bool] = False
    """Whether the journal stores the moves of each game."""
    game: str
    options: Any
    bots: tuple[str, ...]
    seed: int
    """Seed of the whole run; each deal gets one of its own from it."""

    @property
    def measures_luck(self) -> bool:
        """Whether the luck of each seat is measured in every game."""
        return False

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """Bots by seat in every rotation; rotations that look the same count once."""
        turned = (self.bots[-seats:] + self.bots[:-seats] for seats in range(len(self.bots)))
        return tuple(dict.fromkeys(turned))

    def deal(self, number: int) -> int:
        """Return the deal that is played in game `number` of the run."""
        return number // len(self.seatings)

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the bots by seat in game `number` of the run."""
        return self.seatings[number % len(self.seatings)]

    def seed_of(self, deal: int) -> int:
        """Return the seed of a deal, small enough to be a number in any JSON."""
        return Chance.from_seed(self.seed).branch(deal) % (1 << 53)

    def find(self, name: str, game: AnyGame) -> type[Bot]:
        """Return the bot that has a name in this contest."""
        return find_entrant(name, game)


@dataclass(frozen=True, slots=True)
class LuckContest(Contest):
    """Contest in which the luck of each seat is measured in every game."""

    @property
    def measures_luck(self) -> bool:
        """Whether the luck of each seat is measured: always."""
        return True


@dataclass(frozen=True, slots=True)
class GameResult:
    """Result of a game, with the moves that led to it."""

    scores: tuple[Points, ...]
    ranking: Ranking
    decisions: int
    reason: str
    moves: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)
    luck: tuple[float, ...] = ()
    """Luck of each seat, in points of its final margin; empty if it was not measured."""


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game of a contest."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]
    outcome: GameResult

    @classmethod
    def of(cls, contest: Contest, number: int, ending: GameResult) -> Self:
        """Return the result of game `number`."""
        deal = contest.deal(number)
        return cls(number, deal, contest.seed_of(deal), contest.seating(number), ending)

    def to_json(self, with_moves: bool = False) -> dict[str, Any]:
        """Return the result as plain data, its moves only if asked for."""
        return {
            "game": self.number,
            "deal": self.deal,
            "seed": self.seed,
            "bots": list(self.bots),
            "scores": list(map(plain, self.outcome.scores)),
            "ranking": [list(tied) for tied in self.outcome.ranking],
            "decisions": self.outcome.decisions,
            "reason": self.outcome.reason,
            **({"luck": list(self.outcome.luck)} if self.outcome.luck else {}),
            **({"moves": [list(played) for played in self.outcome.moves]} if with_moves else {}),
        }

    @classmethod
    def from_json(cls, contest: Contest, data: dict[str, Any]) -> Self:
        """Return the result of plain data; ValueError, TypeError or KeyError if it is no game of this contest."""
        scores = tuple(map(points_of, data["scores"]))
        ranking = tuple(tuple(map(int, tied)) for tied in data["ranking"])
        moves = tuple((int(seat), int(move)) for seat, move in data["moves"]) if contest.keeps_moves else ()
        luck = tuple(map(float, data["luck"])) if contest.measures_luck else ()
        ending = GameResult(scores, ranking, int(data["decisions"]), data["reason"], moves, luck)
        result = cls.of(contest, int(data["game"]), ending)
        if result.to_json(contest.keeps_moves) != data or sorted(sum(ranking, ())) != list(range(len(result.bots))):
            raise ValueError("not a game of this contest")
        return result

    def place(self, seat: int) -> int:
        """Return the place of a seat, 1 the best."""
        return place_in(self.outcome.ranking, seat)

    def without_moves(self) -> Self:
        """Return the result without its moves, which would fill the memory over many thousand games."""
        return replace(self, outcome=replace(self.outcome, moves=()))

    def as_match(self, contest: Contest) -> Match:
        """Return the game as a match, with every move checked again."""
        match = Match(find_game(contest.game), contest.options, seats=self.bots, seed=self.seed)
        for seat, move in self.outcome.moves:
            match.restore(Played(seat, move))
        return match
