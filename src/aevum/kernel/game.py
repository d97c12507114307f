"""Contract that every game fulfils and that everything else relies on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.ai.solver import Solver
from aevum.kernel.cards import Family
from aevum.kernel.chance import Chance
from aevum.kernel.deprecated import refuse_former_names
from aevum.kernel.errors import BadOption
from aevum.kernel.moves import MoveBook
from aevum.kernel.observation_row import ObservationRow
from aevum.kernel.options import NoOptions, option_names, options_to_json, read_options
from aevum.kernel.outcome import Outcome
from aevum.kernel.presentation import Presentation, SeatFields, V, View
from aevum.kernel.rulebook import Rulebook
from aevum.kernel.shortcuts import NO_SHORTCUTS, Shortcuts
from aevum.kernel.state import FRAME, OVER, SEAT, STEP, State
from aevum.kernel.steps import Law
from aevum.kernel.words import LANGUAGES, Words

__all__ = ["FRAME", "OVER", "SEAT", "STEP", "AnyGame", "Game", "Outcome", "Preset", "SeatFields", "State", "View"]

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready-made choice of options, offered first under the message `preset-<name>`."""

    name: str
    options: Mapping[str, Any]
    puzzle: bool = False
    """Whether it is the puzzle of the day, the same for all players."""
    seats: int = 1
    """Number of seats; bots take all but the first."""
    minutes: int = 0
    """Minutes that a match against bots takes; 0 if unknown."""
    for_beginners: bool = False
    """Whether it is the best way to learn the game: offered first, against the easiest bots."""


class Game(Presentation[V], Generic[S, V]):
    """Contract of a game: its constants, its moves, its law and its presentation."""

    id: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    rules_version: ClassVar[int]
    added_events: ClassVar[frozenset[str]] = frozenset()
    """Message ids of events that older rules did not cause; they do not stop a match of older rules."""
    former_events: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Message ids of events that had another id under older rules, with that id."""
    options_type: ClassVar[type[Any]] = NoOptions
    """Frozen dataclass of the options, with defaults."""
    folder: ClassVar[Path]
    has_hidden_information: ClassVar[bool] = True
    """Whether seats know things that others at the same screen must not see."""
    weight: ClassVar[int] = 0
    """Complexity from 1 (easy) to 4 (heavy), by which lists order games; 0 if it is not known."""
    beginner_options: ClassVar[frozenset[str]] = frozenset()
    """Names of options that make a first match easier; forms show them before other variants."""
    heuristics: ClassVar[Heuristics[Any] | None] = None
    """Heuristics that search bots use; without them such bots do not play this game."""
    solver: ClassVar[Solver[Any] | None] = None
    """Search for the best line, only for solitaire games in which everything is known."""
    cards: ClassVar[tuple[Family, ...]] = ()
    """Families of cards; the text of each card is the clause `card.<id>`."""
    book: MoveBook
    law: Law[Any]

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        refuse_former_names(cls)
        if hasattr(cls, "book"):
            cls.book.refuse_shared_labels(cls.board_domains)

    @cached_property
    def rulebook(self) -> Rulebook:
        """Clauses of the rules, from the folder `rulebook` beside the game."""
        return Rulebook.load(self.folder / "rulebook")

    @property
    def locale(self) -> Path:
        """Folder of the game's messages."""
        return self.folder / "locale"

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """Languages that the game is written in, by the files of its locale; in others it is shown in English."""
        return tuple(language for language in LANGUAGES if (self.locale / f"{language}.ftl").exists())

    def words(self, language: str) -> Words:
        """Return the game's messages in a language; `game-title` and `game-about` are among them."""
        return Words(language, (self.locale,))

    def goal(self, words: Words) -> str:
        """Return how the game is won (`game-goal`), with figures of the rulebook; empty if no message tells it."""
        return words("game-goal", **self.rulebook.figures) if words.knows("game-goal") else ""

    @abstractmethod
    def start(self, options: Any, seats: int, chance: Chance) -> S:
        """Return the state before the first decision."""

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """Return the view of a seat (or SPECTATOR), which holds all that it may know."""

    def observation_view(self, state: S, seat: int) -> V:
        """Return the view for encoding observations; fields that are `encoding_hints.DERIVED` may be empty in it."""
        return self.view(state, seat)

    def observation_writer(self) -> Callable[[S, int, ObservationRow], None] | None:
        """Return a function that writes the numbers of a seat's view straight from the state, which is faster.

        It must write what is encoded from `view`. None, the default: observations are encoded from the view.
        """
        return None

    def is_resignation(self, move: int) -> bool:
        """Whether a move resigns.

        Such a move is shown apart from the others, and bots that play at random leave it out.
        """
        return False

    @cached_property
    def _resignations(self) -> frozenset[int]:
        return frozenset(move for move in range(self.book.size) if self.is_resignation(move))

    def without_resignations(self, legal: list[int]) -> list[int]:
        """Return the moves that do not resign; all of them if there is no other."""
        if not self._resignations:
            return legal
        return [move for move in legal if move not in self._resignations] or legal

    def prompt(self, view: V, words: Words) -> str:
        """Return the question to the seat that decides, before its first pick."""
        message, arguments = self.law.named(view.phase).prompt(view)
        return words(message, **arguments)

    def waiting(self, view: V, name: str, words: Words) -> str:
        """Return the text for other viewers while the player `name` decides; empty if there is no message for it."""
        message, arguments = self.law.named(view.phase).waiting(view)
        return words(message, name=name, **arguments) if words.knows(message) else ""

    def shortcuts(self, state: S, legal: Sequence[int]) -> Shortcuts:
        """Return the lines of several moves that short paths of picks play for the seat that decides.

        `legal` are its legal moves. The lines may depend only on what that seat knows.
        """
        return NO_SHORTCUTS

    def conserved_counts(self, state: S) -> Mapping[str, int]:
        """Return counts that stay the same through a whole match: pieces never appear or vanish. By default none."""
        return {}

    def parse_line(self, state: S, line: str) -> list[int]:
        """Return the moves that a line of notation means in a state, legal or not; Malformed if it means none."""
        return self.book.parse_line(line)

    def read_options(self, given: Mapping[str, Any]) -> Any:
        """Return the options that are given by name, as text or JSON."""
        try:
            return read_options(self.options_type, given)
        except BadOption as error:
            error.arguments.setdefault("game", self.id)
            raise

    def options_json(self, options: Any) -> dict[str, Any]:
        """Return options as plain data."""
        return options_to_json(options)

    def option_names(self) -> list[Any]:
        """Return every name by which a person can set an option, for help texts and forms."""
        return list(option_names(self.options_type))

    def to_json(self, words: Words) -> dict[str, Any]:
        """Return the game as plain data for lists: its seats and options, with names for people."""
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
        """Return ready-made choices of options, for people who want to play at once."""
        return [Preset("default", {}, seats=self.seats[0])]

    def file_name(self, options: Any) -> str:
        """Return a name for the save file of a match with these options, without its ending."""
        return self.id

    def setup_time(self, options: Any) -> datetime | None:
        """Return the minute that the set-up of a match is made from, for games that are set up from one."""
        return None

    def options_at(self, options: Any, now: datetime) -> Any:
        """Return the options of a match that a person starts now; some games take the clock into their set-up."""
        return options


AnyGame = Game[Any, Any]
"""A game of which only the contract is known."""
