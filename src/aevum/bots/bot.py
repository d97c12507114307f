"""Base class of bots, and the observation that a bot is given."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame, State, View
from aevum.kernel.words import Argument

Budget = tuple[str, Mapping[str, Argument]]
"""Effort of a bot for one decision: a message id and its arguments."""


class Sight:
    """A seat's observation: view, legal moves, determinized states.

    Nothing else of the true state can be reached from here.
    """

    __slots__ = ("__state", "game", "legal", "seat")

    def __init__(self, game: AnyGame, state: State, legal: list[int]) -> None:
        self.game = game
        self.seat = state.actor
        self.legal = legal
        self.__state = state

    @property
    def view(self) -> View:
        """View of the seat, which holds all that it may know."""
        view: View = self.game.view(self.__state, self.seat)
        return view

    def imagine(self, chance: Chance) -> State:
        """Return a determinization: a state from the seat's information set, with everything unknown drawn anew."""
        return self.__state.resample(self.seat, chance)


class Bot(ABC):
    """Base class of bots, each of which chooses moves for one seat of one match.

    `chance` is the bot's own random generator and makes its games repeatable.
    """

    needs_heuristics: ClassVar[bool] = False
    """Whether the bot plays only games that have heuristics."""

    is_slow: ClassVar[bool] = True
    """Whether a choice takes too long for a person to wait for it."""

    takes_seconds: ClassVar[bool] = False
    """Whether a choice may take seconds: a server lets such bots think in a process of their own."""

    def __init__(self, chance: Chance, **settings: Any) -> None:
        self.chance = chance

    @classmethod
    def plays(cls, game: AnyGame) -> bool:
        """Whether this bot can play a game."""
        return game.heuristics is not None or not cls.needs_heuristics

    @classmethod
    def budget(cls, game: AnyGame | None = None) -> Budget:  # noqa: ARG003 (other bots answer by game)
        """Return the effort for one decision, of this game if one is given: a message id and its arguments."""
        return "bot-budget-unknown", {}

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """Return one of `sight.legal`."""
