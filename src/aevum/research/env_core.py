"""One match as an environment needs it; a seat is shown what `Game.view` shows it, and nothing else."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any, Final, Self

from rich.console import Console

from aevum.kernel.chance import Chance
from aevum.kernel.errors import BadSeats
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER, AnyGame, Outcome, State, View
from aevum.kernel.observation_row import ObservationRow
from aevum.kernel.registry import find_game
from aevum.research.encoding import IncrementalEncoder, Layout, Rotation, layout_of, rotation_of

RANK: Final = "rank"
"""Reward at the end: 1 for the first, -1 for the last, the others evenly between, tied ones alike; 0 in sum."""
POINTS: Final = "points"
"""Reward at the end: the points of the seat."""
PROGRESS: Final = "progress"
"""Reward with each move: the growth of the points that all can count; over a match it adds up to `points`."""
REWARDS: Final = (RANK, POINTS, PROGRESS)

SEEDS: Final = 1 << 53
"""Number of seeds from which a match can begin; each is a number in any JSON."""

TEXT_WIDTH: Final = 120
"""Characters in a line of the text that shows the position."""


class NotLegal(ValueError):
    """A move that the rules forbid now."""


@dataclass(frozen=True)
class EnvConfig:
    """Game, number of seats and options of an environment; `rotate`: the observing seat comes first."""

    game: AnyGame
    seats: int
    options: Any
    rotate: bool = False

    @classmethod
    def of(cls, game: AnyGame, seats: int | None, options: Mapping[str, Any], rotate: bool = False) -> Self:
        """Return the configuration with options given by name; by default with the fewest seats."""
        count = game.seats[0] if seats is None else seats
        if count not in game.seats:
            raise BadSeats(game=game.id, seats=str(count), allowed=", ".join(map(str, game.seats)))
        setting = cls(game, count, game.read_options(options), rotate)
        _ = setting.rotation  # refuses a game whose observations cannot be rotated
        return setting

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the game by its id: it is installed wherever this is read."""
        return _setting, (self.game.id, self.seats, self.options, self.rotate)

    @property
    def layout(self) -> Layout:
        """Layout of the observations."""
        return layout_of(self.game, self.seats, self.options)

    @property
    def rotation(self) -> Rotation | None:
        """Rotation of the observations, if they are rotated."""
        return rotation_of(self.game, self.seats, self.options) if self.rotate else None

    def usual_reward(self) -> str:
        """Return the default reward: rank, or points in a solitaire match."""
        return RANK if self.seats > 1 else POINTS


def _setting(id: str, seats: int, options: Any, rotate: bool) -> EnvConfig:
    return EnvConfig(find_game(id), seats, options, rotate)


def refuse_unknown_reward(reward: str) -> None:
    """Raise ValueError for a word that is no kind of reward."""
    if reward not in REWARDS:
        raise ValueError(f"no reward {reward!r}; there are {', '.join(REWARDS)}")


def rank_rewards(outcome: Outcome) -> list[float]:
    """Return the reward of each seat by its rank, from 1 to -1, 0 in sum; 0 in a solitaire match."""
    worth = [0.0] * len(outcome.totals)
    others = len(worth) - 1
    before = 0
    for tied in outcome.ranking:
        for seat in tied:
            worth[seat] = 1 - (2 * before + len(tied) - 1) / others if others else 0.0
        before += len(tied)
    return worth


class EnvCore:
    """One match under way; moves that resign are not offered, unless there is no other.

    `points` are those of each seat when they were last counted.
    """

    __slots__ = ("_encoder", "_legal", "_points", "_rotation", "_size", "_state", "_write", "game", "setting")

    def __init__(self, setting: EnvConfig, state: State, points: Sequence[float]) -> None:
        self.setting = setting
        self.game = setting.game
        self.state = state
        self._write = setting.game.observation_writer()
        self._size = setting.layout.size
        self._rotation = setting.rotation
        self._encoder = IncrementalEncoder(setting.layout)
        self._points = list(points)

    @classmethod
    def begun(cls, setting: EnvConfig, seed: int) -> Self:
        """Return the match of a seed before its first move."""
        state = setting.game.start(setting.options, setting.seats, Chance.from_seed(seed))
        return cls(setting, state, [0.0] * setting.seats)

    def fork(self) -> EnvCore:
        """Return an independent copy."""
        return EnvCore(self.setting, self.state.copy(), self._points)

    def __deepcopy__(self, memo: Any) -> EnvCore:
        return self.fork()

    def __reduce__(self) -> tuple[Any, ...]:
        return EnvCore, (self.setting, self.state, self._points)

    @property
    def state(self) -> State:
        """State of the match, which may be replaced by another one."""
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        """Replace the state; its legal moves are computed when they are needed."""
        self._state = state
        self._legal: list[int] | None = None

    @property
    def actor(self) -> int:
        """Seat that decides, or OVER."""
        return self._state.actor

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._state.actor == OVER

    def legal(self) -> list[int]:
        """Return the moves of the seat that decides."""
        if self._legal is None:
            self._legal = self.game.without_resignations(self._state.legal())
        return self._legal

    def view(self, seat: int) -> View:
        """Return the view of a seat, which holds all that it may know."""
        view: View = self.game.view(self.state, seat)
        return view

    def row(self, seat: int) -> array[float]:
        """Return the observation of a seat as numbers."""
        row = self._absolute_row(seat)
        if self._rotation is not None:
            self._rotation.turn(row, seat, () if self.over else self.game.law.pending(self._state))
        return row

    def _absolute_row(self, seat: int) -> array[float]:
        if self._write is None:
            return self._encoder.row(self.game.observation_view(self._state, seat))
        row = ObservationRow(self._size)
        self._write(self._state, seat, row)
        return row.numbers

    def move(self, move: int) -> None:
        """Carry out a move; NotLegal if it is not offered."""
        number = int(move)  # comparing a number of numpy takes ten times as long
        if number not in self.legal():
            raise NotLegal(f"move {number} is not legal now")
        self._state.apply(number)
        self._legal = None

    def rewards(self, reward: str) -> list[float]:
        """Return the reward of each seat for the last move."""
        outcome = self.state.outcome() if self.over else None
        if reward == RANK:
            return rank_rewards(outcome) if outcome else [0.0] * self.setting.seats
        if reward == POINTS:
            return list(map(float, outcome.totals)) if outcome else [0.0] * self.setting.seats
        return self._grown(outcome)

    def _grown(self, outcome: Outcome | None) -> list[float]:
        """Return the growth of each seat's points; hidden points count when they are revealed."""
        counted = outcome.totals if outcome else self.game.totals(self.game.view(self.state, SPECTATOR))
        now = list(map(float, counted)) or self._points
        before, self._points = self._points, now
        return [after - earlier for after, earlier in zip(now, before, strict=True)]

    def text(self, seat: int) -> str:
        """Return the position as a seat sees it, for a terminal with colours."""
        page = StringIO()
        console = Console(file=page, force_terminal=True, color_system="standard", width=TEXT_WIDTH, highlight=False)
        console.print(self.game.text(self.view(seat), self.game.words("en")))
        return page.getvalue()

    def drawing(self, seat: int) -> str:
        """Return the position as a seat sees it, as SVG."""
        return self.game.svg(self.view(seat), self.game.words("en"))
