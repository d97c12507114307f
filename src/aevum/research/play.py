"""Play: one match as an environment needs it. A seat is shown what `Game.view` shows it, and nothing else."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from aevum.kernel.chance import Chance
from aevum.kernel.errors import BadSeats
from aevum.kernel.events import WATCHING
from aevum.kernel.game import OVER, AnyGame, Outcome, State, View
from aevum.kernel.registry import find_game
from aevum.research.layout import Layout, Scribe, layout_of

RANK: Final = "rank"
"""At the end: 1 for the first, -1 for the last, the others evenly between, tied ones alike; 0 in sum."""
POINTS: Final = "points"
"""At the end: the points of the seat."""
PROGRESS: Final = "progress"
"""With each move: by how much the points grew that anybody can count; to the end they add up to `points`."""
REWARDS: Final = (RANK, POINTS, PROGRESS)

SEEDS: Final = 1 << 53
"""A match begins from one of so many seeds; each is a number in any JSON."""


class NotLegal(ValueError):
    """A move that the rules forbid now."""


@dataclass(frozen=True)
class Setting:
    """What is played: the game, how many seats, with which options."""

    game: AnyGame
    seats: int
    options: Any

    @classmethod
    def of(cls, game: AnyGame, seats: int | None, options: Mapping[str, Any]) -> Self:
        """A setting from options by name; the fewest seats if nothing is said."""
        count = game.seats[0] if seats is None else seats
        if count not in game.seats:
            raise BadSeats(game=game.id, seats=str(count), allowed=", ".join(map(str, game.seats)))
        return cls(game, count, game.read_options(options))

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """By the name of the game: it is installed wherever this is read."""
        return _setting, (self.game.id, self.seats, self.options)

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation mean."""
        return layout_of(self.game, self.seats, self.options)

    def usual_reward(self) -> str:
        """Points where nobody else plays."""
        return RANK if self.seats > 1 else POINTS


def _setting(id: str, seats: int, options: Any) -> Setting:
    return Setting(find_game(id), seats, options)


def refuse_unknown_reward(reward: str) -> None:
    """ValueError for a word that is no kind of reward."""
    if reward not in REWARDS:
        raise ValueError(f"no reward {reward!r}; there are {', '.join(REWARDS)}")


def merits(outcome: Outcome) -> list[float]:
    """What the ranking is worth to each seat, from 1 to -1, 0 in sum; nothing for who plays alone."""
    worth = [0.0] * len(outcome.totals)
    others = len(worth) - 1
    before = 0
    for tied in outcome.ranking:
        for seat in tied:
            worth[seat] = 1 - (2 * before + len(tied) - 1) / others if others else 0.0
        before += len(tied)
    return worth


class Play:
    """One match under way. Moves that give up are not offered, unless there is no other."""

    __slots__ = ("_legal", "_scribe", "_told", "game", "setting", "state")

    def __init__(self, setting: Setting, seed: int, scribe: Scribe) -> None:
        self.setting = setting
        self.game = setting.game
        self.state: State = setting.game.start(setting.options, setting.seats, Chance.from_seed(seed))
        self._scribe = scribe
        self._legal: list[int] | None = None
        self._told = [0.0] * setting.seats

    @property
    def actor(self) -> int:
        """The seat that decides, or OVER."""
        return self.state.actor

    @property
    def over(self) -> bool:
        return self.state.actor == OVER

    def legal(self) -> list[int]:
        """The moves of the seat that decides."""
        if self._legal is None:
            self._legal = self.game.playing_on(self.state.legal())
        return self._legal

    def view(self, seat: int) -> View:
        """What a seat may know."""
        view: View = self.game.view(self.state, seat)
        return view

    def row(self, seat: int) -> array[float]:
        """The same as numbers."""
        return self._scribe.row(self.game.glance(self.state, seat))

    def move(self, move: int) -> None:
        """Carry a move out; NotLegal if it is not offered."""
        number = int(move)  # to compare with a number of numpy takes ten times as long
        if number not in self.legal():
            raise NotLegal(f"move {number} is not legal now")
        self.state.apply(number)
        self._legal = None

    def gains(self, reward: str) -> list[float]:
        """What the last move brought each seat."""
        outcome = self.state.outcome() if self.over else None
        if reward == RANK:
            return merits(outcome) if outcome else [0.0] * self.setting.seats
        if reward == POINTS:
            return list(map(float, outcome.totals)) if outcome else [0.0] * self.setting.seats
        return self._grown(outcome)

    def _grown(self, outcome: Outcome | None) -> list[float]:
        """Hidden points count when they come to light."""
        counted = outcome.totals if outcome else self.game.totals(self.game.view(self.state, WATCHING))
        now = list(map(float, counted)) or self._told
        before, self._told = self._told, now
        return [after - earlier for after, earlier in zip(now, before, strict=True)]

    def drawing(self, seat: int) -> str:
        """The table as a seat sees it, as SVG."""
        return self.game.svg(self.view(seat), self.game.words("en"))
