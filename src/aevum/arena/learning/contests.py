"""Settings of a learning run, and its two kinds of contests: games to learn from, and duels of two values."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import blake2b
from typing import Any, ClassVar, Final, Self

from aevum.arena.contest import Contest
from aevum.arena.entrants import find_search_bot, with_settings
from aevum.bots import Bot
from aevum.kernel.ai.value_weights import ValueWeights
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame

NO_CORRECTION: Final = ValueWeights((), (0.0, 0.0))
"""Value of the evaluation made by hand, for bots with the candidates of those that play by a learned value."""


@dataclass(frozen=True, slots=True)
class Learning:
    """Settings of a learning run: what is learned, and with how much effort."""

    game: str
    options: Any
    seats: int
    bot: str
    """Entrant that plays all games: a search bot, with a small budget so that many games are affordable."""
    noise: float
    """Noise of the evaluation in games to learn from, so that they show more than the moves of one evaluation."""
    rounds: int
    games: int
    """Number of games to learn from in each round; those of earlier rounds are kept."""
    deals: int
    """Number of deals of each duel, each of which is played from every seat."""
    seed: int

    def seed_of(self, stage: int) -> int:
        """Return the seed of a stage, two of which make a round: games to learn from, then the duel."""
        return Chance.from_seed(self.seed).branch(stage) % (1 << 53)


@dataclass(frozen=True, slots=True)
class SelfPlay(Contest):
    """Contest whose games are learned from: the same bot in all seats, with noise, each game a deal of its own."""

    keeps_moves: ClassVar[bool] = True
    entrant: str
    noise: float
    value: ValueWeights | None

    @classmethod
    def of(cls, learning: Learning, number: int, value: ValueWeights | None) -> Self:
        """Return the contest of a round, for bots that play by a value; None: by the evaluation made by hand."""
        bots = (_name("self", value),) * learning.seats
        seed = learning.seed_of(2 * number)
        return cls(learning.game, learning.options, bots, seed, learning.bot, learning.noise, value)

    def find(self, name: str, game: AnyGame) -> type[Bot]:
        """Return the class of the bot with its noise and value.

        Without a value it has one that corrects nothing, so that it tries all that a learned value can judge.
        """
        value = self.value or NO_CORRECTION
        return with_settings(find_search_bot(self.entrant, game), game, None, self.noise, value)


@dataclass(frozen=True, slots=True)
class Duel(Contest):
    """Contest of a new value with an old one: one bot with the new among bots with the old, in every seat."""

    entrant: str
    new: ValueWeights
    old: ValueWeights | None

    @classmethod
    def of(cls, learning: Learning, number: int, new: ValueWeights, old: ValueWeights | None) -> Self:
        """Return the duel at the end of a round."""
        bots = (_name("new", new), *(_name("old", old),) * (learning.seats - 1))
        seed = learning.seed_of(2 * number + 1)
        return cls(learning.game, learning.options, bots, seed, learning.bot, new, old)

    @property
    def measures_luck(self) -> bool:
        """Whether the luck of each seat is measured: always, so that a duel says as much as it can."""
        return True

    def find(self, name: str, game: AnyGame) -> type[Bot]:
        """Return the class of the bot with the new or the old value."""
        value = self.new if name == self.bots[0] else self.old
        return with_settings(find_search_bot(self.entrant, game), game, None, None, value)

    def seat(self, number: int) -> int:
        """Return the seat of the new value in a game."""
        return self.seating(number).index(self.bots[0])


def _name(role: str, value: ValueWeights | None) -> str:
    """Return the name of a bot, which differs between values."""
    if value is None:
        return role
    return f"{role}-{blake2b(json.dumps(asdict(value)).encode(), digest_size=6).hexdigest()}"
