"""Contest and Result: who plays what in which game of a run, and how one of them ended."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Self

from aevum.arena.entrants import find_entrant
from aevum.bots import Bot
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match, Played
from aevum.kernel.points import Points, Ranking, place_in, plain, points_of
from aevum.kernel.registry import find_game


@dataclass(frozen=True, slots=True)
class Contest:
    """Bots at one table, one for each seat. `seed` is the seed of the whole run; each deal gets one of its own from it.

    A deal is played once in each seating before the next one comes, so that luck and seats are the same for all.
    """

    game: str
    options: Any
    bots: tuple[str, ...]
    seed: int

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The bots as they sit when all move up a seat, and again; what looks the same counts once."""
        turned = (self.bots[-seats:] + self.bots[:-seats] for seats in range(len(self.bots)))
        return tuple(dict.fromkeys(turned))

    def deal(self, number: int) -> int:
        """Which deal is played in game `number` of the run."""
        return number // len(self.seatings)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in game `number` of the run."""
        return self.seatings[number % len(self.seatings)]

    def seed_of(self, deal: int) -> int:
        """The seed of a deal, small enough to be a number in any JSON."""
        return Chance.from_seed(self.seed).branch(deal) % (1 << 53)

    def find(self, name: str, game: AnyGame) -> type[Bot]:
        """The bot that has a name in this contest."""
        return find_entrant(name, game)


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, and the moves that led there."""

    scores: tuple[Points, ...]
    ranking: Ranking
    decisions: int
    reason: str
    moves: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game of a contest."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]
    ending: Ending

    @classmethod
    def of(cls, contest: Contest, number: int, ending: Ending) -> Self:
        """The result of game `number`."""
        deal = contest.deal(number)
        return cls(number, deal, contest.seed_of(deal), contest.seating(number), ending)

    def to_json(self) -> dict[str, Any]:
        """All but the moves."""
        return {
            "game": self.number,
            "deal": self.deal,
            "seed": self.seed,
            "bots": list(self.bots),
            "scores": list(map(plain, self.ending.scores)),
            "ranking": [list(tied) for tied in self.ending.ranking],
            "decisions": self.ending.decisions,
            "reason": self.ending.reason,
        }

    @classmethod
    def from_json(cls, contest: Contest, data: dict[str, Any]) -> Self:
        """The same, read again; ValueError, TypeError or KeyError where it is no game of this contest."""
        scores = tuple(map(points_of, data["scores"]))
        ranking = tuple(tuple(map(int, tied)) for tied in data["ranking"])
        result = cls.of(contest, int(data["game"]), Ending(scores, ranking, int(data["decisions"]), data["reason"]))
        if result.to_json() != data or sorted(sum(ranking, ())) != list(range(len(result.bots))):
            raise ValueError("not a game of this contest")
        return result

    def place(self, seat: int) -> int:
        """The place of a seat, 1 the best."""
        return place_in(self.ending.ranking, seat)

    def without_moves(self) -> Self:
        """The same, lighter: of many thousand games the moves would fill the memory."""
        return replace(self, ending=replace(self.ending, moves=()))

    def as_match(self, contest: Contest) -> Match:
        """The game as a match, every move checked again."""
        match = Match(find_game(contest.game), contest.options, seats=self.bots, seed=self.seed)
        for seat, move in self.ending.moves:
            match.restore(Played(seat, move))
        return match
