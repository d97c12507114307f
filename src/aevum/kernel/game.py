"""Game and State: the contract that every game fulfils, and that everything else relies on."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Final, Self

from aevum.kernel.chance import Chance
from aevum.kernel.errors import BadOption
from aevum.kernel.events import Log
from aevum.kernel.judgement import Judgement
from aevum.kernel.moves import MoveBook
from aevum.kernel.options import option_names, options_to_json, read_options
from aevum.kernel.points import Points, Ranking, plain, rank
from aevum.kernel.rulebook import Clause, Rulebook
from aevum.kernel.words import Words

OVER: Final = -1
"""The actor of a finished state."""

FRAME: Final = 8
"""Numbers in a frame of what is pending: its step, the seat that decides, and six more."""
STEP: Final = -FRAME
"""Where the top frame holds its step, from the end of the stack."""
SEAT: Final = STEP + 1
"""Where it holds the seat that decides."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. `points[seat]` maps each line of the score to its points, whole or halves.

    `tie_breaks[seat]`: what decides between equal totals, first things first, by names as the lines have them.
    """

    points: tuple[Mapping[str, Points], ...]
    totals: tuple[Points, ...]
    ranking: Ranking
    reason: str
    tie_breaks: tuple[Mapping[str, Points], ...] = ()

    @classmethod
    def counted(
        cls, points: tuple[Mapping[str, Points], ...], reason: str, tie_breaks: tuple[Mapping[str, Points], ...] = ()
    ) -> Self:
        """The outcome of a game that adds its lines up and ranks by the totals, then by the tie breaks."""
        totals = tuple(sum(lines.values()) for lines in points)
        return cls(points, totals, rank(totals, tie_breaks), reason, tie_breaks)

    def __post_init__(self) -> None:
        lines = [points for own in self.points for points in own.values()]
        if any(2 * points % 1 for points in (*self.totals, *lines)):
            raise ValueError("points are whole or halves")

    @property
    def deciding(self) -> list[str]:
        """The names of the tie breaks, if any totals are equal."""
        tied = len(set(self.totals)) < len(self.totals)
        return list(self.tie_breaks[0]) if tied and self.tie_breaks else []

    @property
    def winners(self) -> tuple[int, ...]:
        """Who came first, where there is anybody to win against."""
        return self.ranking[0] if len(self.totals) > 1 else ()

    @property
    def scores(self) -> list[int | float]:
        """The totals as plain data."""
        return list(map(plain, self.totals))

    def to_json(self) -> dict[str, Any]:
        """Plain data; tie breaks only where a game has them."""
        data: dict[str, Any] = {
            "scores": self.scores,
            "points": [_plain(lines) for lines in self.points],
            "ranking": [list(tied) for tied in self.ranking],
            "reason": self.reason,
        }
        return data | {"tie_breaks": [_plain(lines) for lines in self.tie_breaks]} if self.tie_breaks else data


def _plain(lines: Mapping[str, Points]) -> dict[str, int | float]:
    return {line: plain(points) for line, points in lines.items()}


@dataclass(frozen=True, slots=True)
class Preset:
    """A ready choice of options, offered first: `preset-<name>`. `puzzle`: all who take it today play the same.

    `seats`: how many play; bots take all but the first.
    """

    name: str
    options: Mapping[str, Any]
    puzzle: bool = False
    seats: int = 1


class State:
    """What lies on the table, as flat plain data: it must copy, save and compare.

    `frames` is the stack of what is pending (see `kernel.steps`); the match is over when nothing is. `revealed` grows
    whenever something hidden shows to anybody; together with `chance` and `actor` it draws the undo horizon.
    `unforeseen` grows whenever something shows that the seat which decides did not know, so not when it shows a card
    of its own; together with `chance` and `actor` it says where a line of several moves ends.
    """

    __slots__ = ("chance", "frames", "log", "revealed", "unforeseen")

    chance: int
    frames: list[int]
    revealed: int
    unforeseen: int
    log: Log | None

    @property
    def actor(self) -> int:
        """The seat that decides now, from the top frame; OVER at the end."""
        frames = self.frames
        return frames[SEAT] if frames else OVER

    def legal(self) -> list[int]:
        """All legal moves, sorted; never empty before the end, empty after it."""
        raise NotImplementedError

    def check(self, move: int) -> Clause | None:
        """The law: the clause that forbids a move of the book, or None."""
        raise NotImplementedError

    def apply(self, move: int) -> None:
        """Carry a legal move out. Trusts its caller; `Match` checks first."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent state without a listener."""
        raise NotImplementedError

    def resample(self, seat: int, chance: Chance) -> Self:
        """A copy in which everything this seat cannot know is drawn anew, future chance included."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The result once the state is over."""
        raise NotImplementedError

    def key(self) -> tuple[Any, ...]:
        """Everything that tells this state from others, as plain hashable data."""
        raise NotImplementedError

    def saved(self) -> tuple[Any, ...]:
        """All of the state but its listener, as plain data that `restore` reads back."""
        raise NotImplementedError

    def restore(self, saved: tuple[Any, ...]) -> None:
        """Become the state that was saved."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.saved())


def restored(kind: type[State], saved: tuple[Any, ...]) -> State:
    """A state of a kind from its saved form."""
    state = kind.__new__(kind)
    state.restore(saved)
    return state


class View(ABC):
    """What one seat may know, built by allow-list. Renderers, bots and the network get views, never states."""

    __slots__ = ()

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Plain data with stable names, free of any language."""


class Game(ABC):
    """One game: its facts, its moves, its law and how it shows itself."""

    id: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    rules_version: ClassVar[int]
    options_type: ClassVar[type[Any]]
    folder: ClassVar[Path]
    hides: ClassVar[bool] = True
    """Do seats know things that others at the same screen must not see?"""
    board_domains: ClassVar[frozenset[str]] = frozenset()
    """Domains of arguments that `targets` can show on the board."""
    measure_colours: ClassVar[tuple[str, ...]] = ()
    """Colours for what `measures` counts, in its order, where a colour means something in the game."""
    judgement: ClassVar[Judgement | None] = None
    """What bots that think ahead ask; without it they do not play this game."""
    book: MoveBook

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
    def start(self, options: Any, seats: int, chance: Chance) -> State:
        """The state before the first decision."""

    @abstractmethod
    def view(self, state: State, seat: int) -> View:
        """What this seat (or WATCHING) may know."""

    @abstractmethod
    def text(self, view: View, words: Words) -> str:
        """The position for a terminal, with console markup (`[bold]..[/]`) for colour."""

    @abstractmethod
    def svg(self, view: View, words: Words) -> str:
        """The position as a drawing."""

    def board_svg(self, view: View, words: Words) -> str:
        """The part of the drawing one plays on; at the table it is shown as large as it fits."""
        return self.svg(view, words)

    def panels(self, view: View, words: Words) -> list[str]:
        """The other parts, each a drawing of its own, which the table lays beside the board or below it."""
        return []

    def ordinary(self, move: int) -> bool:
        """Is this a move one thinks of first? Things that only other moves need are offered faintly."""
        return True

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

    def targets(self, view: View, offered: Mapping[str, str], faint: Set[str], words: Words) -> str:
        """SVG shapes over the drawing: one with `data-act` for each offered label, whose domain the board can show."""
        return ""

    def prompt(self, view: View, words: Words) -> str:
        """What the seat that decides is told before its first pick."""
        return words("table-your-turn")

    def measures(self, view: View, words: Words) -> Sequence[tuple[str, Points]]:
        """What a plot over the match shows, each with its name: points, gold, as far as the viewer can count them."""
        return []

    def plainly_meant(self, moves: Sequence[int]) -> int | None:
        """The move a person means by touching a thing when these are left; None to ask."""
        return None

    def speaks_for_itself(self, move: int) -> bool:
        """Is the last pick of this move plain enough not to be asked again, although it cannot be taken back?"""
        return False

    def seat_title(self, seat: int, words: Words) -> str:
        """What a seat is called in the game itself, such as its colour."""
        return ""

    def emblem(self, seat: int, words: Words) -> str:
        """A small drawing, with a name, that stands for a seat wherever people are named."""
        return ""

    def pieces(self, words: Words) -> list[tuple[str, str]]:
        """Drawings of the pieces with their names, for the page of the rules."""
        return []

    def blank_svg(self, words: Words) -> str | None:
        """The empty sheet for pen and paper, for games that are played on one."""
        return None

    @abstractmethod
    def census(self, state: State) -> Mapping[str, int]:
        """Counts that stay the same through a whole match: pieces never appear or vanish."""

    def moves_in(self, state: State, line: str) -> list[int]:
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

    def started_at(self, options: Any, now: datetime) -> Any:
        """The options of a match a person starts now; some games take the clock into their set-up."""
        return options

    def presets(self, now: datetime) -> list[Preset]:
        """Ready choices for somebody who wants to play at once."""
        return [Preset("standard", {}, seats=self.seats[0])]

    def file_name(self, options: Any) -> str:
        """A name for the save file of such a match, without its ending."""
        return self.id
