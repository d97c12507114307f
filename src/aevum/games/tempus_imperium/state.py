"""The sheet of paper: what is drawn, crossed off and written on it."""

from __future__ import annotations

from typing import Any, Self

from aevum.games.tempus_imperium.facts import (
    ACTION_OF_DIGIT,
    GOLD_COST,
    GOLD_COST_OTHER,
    INNER_SECTIONS,
    PER_SQUARE,
    ROUNDS,
    SECTIONS,
    SECTIONS_AT_CORNER,
    START_GOLD,
    TURNS,
    TURNS_PER_ROUND,
)
from aevum.games.tempus_imperium.options import Options
from aevum.games.tempus_imperium.rules import score, turn
from aevum.games.tempus_imperium.rules.setup import Digits, draw_digits, lay_out
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, Outcome, State
from aevum.kernel.rulebook import Clause


class Sheet(State):
    """One player's sheet. Lists are indexed by square, section or corner.

    `used[square]` is the round in which a building was last used. `network[corner]` names the road that reaches a
    corner, 0 if none does. While `site` is a square, its new building still owes `owed_wood` and `owed_stone`.
    """

    __slots__ = (
        "digits",
        "drawn",
        "gold",
        "gold_costs",
        "left",
        "network",
        "options",
        "owed_stone",
        "owed_wood",
        "roads",
        "site",
        "squares",
        "turn",
        "undrawn",
        "used",
    )

    def __init__(self, options: Options, chance: Chance) -> None:
        self.options = options
        self.gold_costs: tuple[int, ...] = GOLD_COST if options.fort_and_castle_gold == 2 else GOLD_COST_OTHER
        self.digits: Digits = tuple(map(int, options.digits)) or draw_digits(chance)
        self.squares: list[int] = lay_out(self.digits, options.enemy_mode, chance)
        self.left: list[int] = [PER_SQUARE.get(kind, 0) for kind in self.squares]
        self.used: list[int] = [0] * len(self.squares)
        self.roads: list[int] = []
        self.drawn: list[int] = [0] * len(SECTIONS)
        self.undrawn: list[int] = list(range(len(SECTIONS) if options.rim_roads else INNER_SECTIONS))
        self.network: list[int] = [0] * len(SECTIONS_AT_CORNER)
        self.gold: int = START_GOLD
        self.turn: int = 0
        self.site: int = -1
        self.owed_wood: int = 0
        self.owed_stone: int = 0
        self.actor = 0
        self.chance = chance.state
        self.revealed = 0
        self.unforeseen = 0
        self.log = None

    @property
    def round(self) -> int:
        """1 to 5; stays 5 when the game is over."""
        return min(self.turn // TURNS_PER_ROUND + 1, ROUNDS)

    @property
    def free_action(self) -> int:
        """The action of the turn's digit."""
        return ACTION_OF_DIGIT[self.digits[self.turn % TURNS_PER_ROUND]]

    def legal(self) -> list[int]:
        return turn.legal(self)

    def check(self, move: int) -> Clause | None:
        return turn.check(self, move)

    def apply(self, move: int) -> None:
        turn.apply(self, move)

    def outcome(self) -> Outcome | None:
        if self.actor != OVER:
            return None
        return Outcome.counted((score.lines(self),), "end-all-rounds")

    def copy(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        other.options = self.options
        other.gold_costs = self.gold_costs
        other.digits = self.digits
        other.squares = self.squares[:]
        other.left = self.left[:]
        other.used = self.used[:]
        other.roads = self.roads[:]
        other.drawn = self.drawn[:]
        other.undrawn = self.undrawn[:]
        other.network = self.network[:]
        other.gold = self.gold
        other.turn = self.turn
        other.site = self.site
        other.owed_wood = self.owed_wood
        other.owed_stone = self.owed_stone
        other.actor = self.actor
        other.chance = self.chance
        other.revealed = self.revealed
        other.unforeseen = self.unforeseen
        other.log = None
        return other

    def resample(self, seat: int, chance: Chance) -> Self:
        other = self.copy()
        other.chance = chance.state
        return other

    def key(self) -> tuple[Any, ...]:
        return (
            self.digits,
            tuple(self.squares),
            tuple(self.left),
            tuple(self.used),
            tuple(self.drawn),
            self.gold,
            min(self.turn, TURNS),
            self.site,
            self.owed_wood,
            self.owed_stone,
            self.actor,
        )
