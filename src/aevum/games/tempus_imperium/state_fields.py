"""Fields of the sheet of Tempus Imperium. Written by `make states` from `fields.py`: change that, not this."""

from __future__ import annotations

from typing import Any, Self

from aevum.games.tempus_imperium.options import Options
from aevum.kernel.steps import RuledState


class SheetFields(RuledState):
    """Fields of the sheet of Tempus Imperium."""

    __slots__ = (
        "digits",
        "drawn",
        "gold",
        "left",
        "network",
        "options",
        "roads",
        "squares",
        "turn",
        "undrawn",
        "used",
    )

    options: Options
    digits: tuple[int, ...]
    """Of the date and the time."""
    squares: list[int]
    """Content of each square."""
    left: list[int]
    """Wood or stone not yet crossed off there."""
    used: list[int]
    """The round in which the building there was last used."""
    roads: list[int]
    """Sections with a road, in the order they were drawn."""
    drawn: list[int]
    """1 for each section with a road."""
    undrawn: list[int]
    """Sections where a road may still be drawn, sorted."""
    network: list[int]
    """By corner, the name of the road that reaches it; 0: none does."""
    gold: int
    """In the treasury."""
    turn: int
    """Turns played."""

    def lay_out(self, seats: int) -> None:
        """Every field as it is before anything lies on the table, but for those that the game sets."""
        self.chance = 0
        self.frames = []
        self.revealed = 0
        self.learned = 0
        self.squares = [0] * 100
        self.left = [0] * 100
        self.used = [0] * 100
        self.roads = []
        self.drawn = [0] * 220
        self.undrawn = []
        self.network = [0] * 121
        self.gold = 10
        self.turn = 0
        self.log = None

    def copy(self) -> Self:
        other = self.__class__()
        other.chance = self.chance
        other.frames = self.frames.copy()
        other.revealed = self.revealed
        other.learned = self.learned
        other.options = self.options
        other.digits = self.digits
        other.squares = self.squares.copy()
        other.left = self.left.copy()
        other.used = self.used.copy()
        other.roads = self.roads.copy()
        other.drawn = self.drawn.copy()
        other.undrawn = self.undrawn.copy()
        other.network = self.network.copy()
        other.gold = self.gold
        other.turn = self.turn
        other.log = None
        return other

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.frames),
            self.digits,
            tuple(self.squares),
            tuple(self.left),
            tuple(self.used),
            tuple(self.roads),
            tuple(self.drawn),
            tuple(self.undrawn),
            tuple(self.network),
            self.gold,
            self.turn,
        )

    def saved(self) -> tuple[Any, ...]:
        return (
            self.chance,
            tuple(self.frames),
            self.revealed,
            self.learned,
            self.options,
            self.digits,
            tuple(self.squares),
            tuple(self.left),
            tuple(self.used),
            tuple(self.roads),
            tuple(self.drawn),
            tuple(self.undrawn),
            tuple(self.network),
            self.gold,
            self.turn,
        )

    def restore(self, saved: tuple[Any, ...]) -> None:
        (
            chance,
            frames,
            revealed,
            learned,
            options,
            digits,
            squares,
            left,
            used,
            roads,
            drawn,
            undrawn,
            network,
            gold,
            turn,
        ) = saved
        self.chance = chance
        self.frames = list(frames)
        self.revealed = revealed
        self.learned = learned
        self.options = options
        self.digits = digits
        self.squares = list(squares)
        self.left = list(left)
        self.used = list(used)
        self.roads = list(roads)
        self.drawn = list(drawn)
        self.undrawn = list(undrawn)
        self.network = list(network)
        self.gold = gold
        self.turn = turn
        self.log = None
