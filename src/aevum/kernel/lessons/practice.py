"""Positions of real matches to practise with, each with one goal, and the results of bots that tried them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.lesson import Lesson, Step
from aevum.kernel.words import Words

PRACTICE_FOLDER: Final = "practice"
"""Folder of a game with its positions, their save files and messages; also the beginning of the id of a position."""
POSITIONS: Final = "positions.toml"
"""File of all positions of a game."""
PARS: Final = "par.toml"
"""File of the results of bots, made by `aevum.arena.practice_par`."""
THEMES: Final = ("production", "growth", "science", "wonder", "military", "exploration", "scoring", "endgame")


@dataclass(frozen=True, slots=True)
class BotResult:
    """Result of one bot that has tried a position several times."""

    tries: int
    solved: int
    """Number of tries that reached the goal."""
    moves: int
    """Moves of the shortest of them; 0 if none reached it."""


@dataclass(frozen=True, slots=True)
class Par:
    """Results of bots in a position, with what is needed to compute them again."""

    rules_version: int
    seed: int
    """Seed of the first try; each further one has the next number."""
    hard: BotResult
    random: BotResult


@dataclass(frozen=True, slots=True, kw_only=True)
class PracticePosition(Lesson):
    """A position with a goal: a lesson of one step in which every move is free."""

    theme: str
    """One of THEMES."""
    results: Par | None
    """Results of bots; None as long as they have not been computed."""

    @property
    def name(self) -> str:
        """Name of the position within its game."""
        return self.id.removeprefix(f"{PRACTICE_FOLDER}/")

    @property
    def title(self) -> str:
        return f"practice-{self.name}-title"

    @property
    def closing(self) -> str:
        return "practice-solved"

    @property
    def own_messages(self) -> tuple[str, ...]:
        return (self.title,)

    @property
    def goal(self) -> Step:
        """The only step."""
        return self.steps[0]

    def goal_sentence(self, game: AnyGame, words: Words) -> str:
        """Return the sentence of the goal, which needs no view of the position."""
        goals = dict(self.goal.done.goals())
        figures = self.goal.figures.items()
        found = {name: figure.value({}, self.seat, game.folder, goals) for name, figure in figures}
        return self.words(words)(self.goal.text, **{name: value for name, value in found.items() if value is not None})

    def moves_after_undo(self, moves: int, length: int) -> int:
        """Return the number of moves that count after an undo: none at the position itself, where a new try begins."""
        return 0 if length == len(self.moves) else moves
