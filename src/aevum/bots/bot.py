"""Bot and Sight: what a bot is, and all that it gets to know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame, State, View
from aevum.kernel.words import Argument

Budget = tuple[str, Mapping[str, Argument]]


class Sight:
    """A decision as one seat sees it. Nothing of the true state can be had from here but by view and resample."""

    __slots__ = ("__state", "game", "legal", "seat")

    def __init__(self, game: AnyGame, state: State, legal: list[int]) -> None:
        self.game = game
        self.seat = state.actor
        self.legal = legal
        self.__state = state

    @property
    def view(self) -> View:
        """What the seat may know."""
        view: View = self.game.view(self.__state, self.seat)
        return view

    def imagine(self, chance: Chance) -> State:
        """A state that looks the same from here, everything unknown drawn anew: for bots that search."""
        return self.__state.resample(self.seat, chance)


class Bot(ABC):
    """Chooses moves for one seat of one match. `chance` is its own and makes its games repeatable."""

    needs_judgement: ClassVar[bool] = False
    """Does it only play games that can say how good a state looks?"""

    ponders: ClassVar[bool] = True
    """Does a choice take so long that nobody should have to wait for it?"""

    def __init__(self, chance: Chance, **settings: Any) -> None:
        self.chance = chance

    @classmethod
    def plays(cls, game: AnyGame) -> bool:
        """Can this bot play that game?"""
        return game.judgement is not None or not cls.needs_judgement

    @classmethod
    def budget(cls) -> Budget:
        """How much it thinks about one decision, as a message id and its arguments."""
        return "bot-budget-unknown", {}

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """One of `sight.legal`."""
