"""Game: the contract that every game fulfils, and that everything else relies on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from aevum.kernel.cards import Family
from aevum.kernel.chance import Chance
from aevum.kernel.errors import BadOption
from aevum.kernel.judgement import Judgement
from aevum.kernel.moves import MoveBook
from aevum.kernel.options import option_names, options_to_json, read_options
from aevum.kernel.outcome import Outcome
from aevum.kernel.rulebook import Rulebook
from aevum.kernel.shows import Shows, V, View
from aevum.kernel.solving import Solver
from aevum.kernel.state import FRAME, OVER, SEAT, STEP, State
from aevum.kernel.steps import Law
from aevum.kernel.words import Words

__all__ = ["FRAME", "OVER", "SEAT", "STEP", "AnyGame", "Game", "Outcome", "Preset", "State", "View"]

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready choice of options, offered first: `preset-<name>`. `puzzle`: all who take it today play the same.

    `seats`: how many play; bots take all but the first.
    """

    name: str
    options: Mapping[str, Any]
    puzzle: bool = False
    seats: int = 1


class Game(Shows[V], Generic[S, V]):
    """One game: its facts, its moves, its law and how it shows itself."""

    id: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    rules_version: ClassVar[int]
    options_type: ClassVar[type[Any]]
    folder: ClassVar[Path]
    hides: ClassVar[bool] = True
    """Do seats know things that others at the same screen must not see?"""
    judgement: ClassVar[Judgement[Any] | None] = None
    """What bots that think ahead ask; without it they do not play this game."""
    solver: ClassVar[Solver[Any] | None] = None
    """Who looks for its best line; only where one plays alone and knows everything."""
    cards: ClassVar[tuple[Family, ...]] = ()
    """The families of cards; the text of each card is the clause `card.<id>`."""
    book: MoveBook
    law: Law[Any]

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        if hasattr(cls, "book"):
            cls.book.refuse_shared_labels(cls.board_domains)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The clauses, from the folder `rulebook` beside the game."""
        return Rulebook.load(self.folder / "rulebook")

    @property
    def locale(self) -> Path:
        """Where the game keeps its messages."""
        return self.folder / "locale"

    def words(self, language: str) -> Words:
        """The game's messages in a language; `game-title` and `game-about` are among them."""
        return Words(language, (self.locale,))

    @abstractmethod
    def start(self, options: Any, seats: int, chance: Chance) -> S:
        """The state before the first decision."""

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """What this seat (or WATCHING) may know."""

    def glance(self, state: S, seat: int) -> V:
        """The same, though fields that are `numbers.LEFT_OUT` may be empty: for who reads views as numbers."""
        return self.view(state, seat)

    def gives_up(self, move: int) -> bool:
        """Does this move resign? It stands apart from the others, and who plays at random leaves it out."""
        return False

    @cached_property
    def _resignations(self) -> frozenset[int]:
        return frozenset(move for move in range(self.book.size) if self.gives_up(move))

    def playing_on(self, legal: list[int]) -> list[int]:
        """The moves that do not give up; all of them if there is no other."""
        if not self._resignations:
            return legal
        return [move for move in legal if move not in self._resignations] or legal

    def prompt(self, view: V, words: Words) -> str:
        """What the seat that decides is told before its first pick."""
        message, arguments = self.law.named(view.phase).prompt(view)
        return words(message, **arguments)

    def waiting(self, view: V, name: str, words: Words) -> str:
        """What somebody else is told while a seat of this name decides; nothing if the game has no words for it."""
        message, arguments = self.law.named(view.phase).waiting(view)
        return words(message, name=name, **arguments) if words.knows(message) else ""

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """Counts that stay the same through a whole match: pieces never appear or vanish."""

    def moves_in(self, state: S, line: str) -> list[int]:
        """The moves a line of notation means in this state; they need not be legal. Malformed if it means none."""
        return self.book.parse_line(line)

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """Options given by name, as text or JSON."""
        try:
            return read_options(self.options_type, given)
        except BadOption as error:
            error.arguments.setdefault("game", self.id)
            raise

    def options_json(self, options: Any) -> dict[str, Any]:
        """Options as plain data."""
        return options_to_json(options)

    def option_names(self) -> list[Any]:
        """Every name a person can set, for help texts and forms."""
        return list(option_names(self.options_type))

    def to_json(self, words: Words) -> dict[str, Any]:
        """The game as a program reads it in a list: its seats and options, with names for people."""
        return {
            "id": self.id,
            "title": words("game-title"),
            "about": words("game-about"),
            "seats": list(self.seats),
            "rules_version": self.rules_version,
            "options": [
                {
                    "name": entry.name,
                    "about": words(f"option-{entry.name}"),
                    "default": entry.default,
                    "values": [True, False] if entry.is_flag else list(entry.values),
                }
                for entry in self.option_names()
            ],
        }

    def presets(self, now: datetime) -> list[Preset]:
        """Ready choices for somebody who wants to play at once."""
        return [Preset("standard", {}, seats=self.seats[0])]

    def file_name(self, options: Any) -> str:
        """A name for the save file of such a match, without its ending."""
        return self.id

    def occasion(self, options: Any) -> datetime | None:
        """The minute such a match is about, for games whose set-up comes from one."""
        return None

    def started_at(self, options: Any, now: datetime) -> Any:
        """The options of a match a person starts now; some games take the clock into their set-up."""
        return options


AnyGame = Game[Any, Any]
"""A game of which nothing is known but the contract."""
