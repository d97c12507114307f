"""Shows: what a game may show of itself, beyond what it must be."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from aevum.kernel.events import Event
from aevum.kernel.points import Points
from aevum.kernel.words import Argument, Words

Stage = tuple[str, Mapping[str, Argument]]
"""Where a match stands, as a message with its arguments: the third turn of ten."""


class View(ABC):
    """What one seat may know, built by allow-list. Renderers, bots and the network get views, never states.

    `phase`: the name of the step that is decided now, nothing when the match is over.
    """

    __slots__ = ()

    phase: str

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Plain data with stable names, free of any language."""


def viewbox(drawing: str) -> str:
    """The viewBox of a drawing."""
    found = re.search(r'viewBox="([^"]+)"', drawing)
    return found[1] if found else "0 0 100 100"


V = TypeVar("V", bound=View)

BOARD: Final = "board"
"""As large as fits; it can be zoomed."""
STRIP: Final = "strip"
"""A row of things near the board; it scrolls sideways rather than become too small to read."""
SHEET: Final = "sheet"
"""Beside the board, scaled to the room there is."""
FOLD: Final = "fold"
"""Like a sheet, but closed until the reader opens it."""


@dataclass(frozen=True, slots=True)
class Part:
    """One drawing of the table. `layers` lie one above the other and are sent when they change.

    `box`: the viewBox, in the units that `targets` uses too. `domains`: what can be touched on it; `holds`: which of
    their labels, where a domain is spread over several parts. `idle`: nothing on it concerns the decision at hand, so
    that it may give way on a small screen. `finger`: how broad the smallest thing is that a finger has to hit, in the
    same units; a board on which it would be too small is shown enlarged at first, a strip keeps its full height.
    """

    name: str
    kind: str
    box: str
    layers: Mapping[str, str]
    about: str = ""
    domains: frozenset[str] = frozenset()
    holds: frozenset[str] | None = None
    idle: bool = False
    finger: float = 0

    def shows(self, label: str, domain: str) -> bool:
        """Is this where the label can be touched?"""
        return domain in self.domains and (self.holds is None or label in self.holds)


@dataclass(frozen=True, slots=True)
class Face:
    """What a card, a piece or a sign says of itself. `clause`: the id of its rule; `now`: what it would bring now.

    `label`: how moves name the thing, where it can be picked; the table then adds why it cannot be picked now.
    """

    title: str
    text: str
    clause: str = ""
    now: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class Bringing:
    """What a commit brings, in sentences. `asks`: the table asks before it, whoever could take it back."""

    text: str
    asks: bool = False


class Shows(ABC, Generic[V]):
    """How a game looks. Only `text` and `svg` are asked of every game; the rest makes it a pleasure to play."""

    board_domains: ClassVar[frozenset[str]] = frozenset()
    """Domains of arguments that `targets` can show on the board."""
    tried_on: ClassVar[frozenset[str]] = frozenset()
    """Domains whose labels are tried on (a tile, turned) and done with a yes; `marks` shows how it would look."""
    measure_colours: ClassVar[tuple[str, ...]] = ()
    """Colours for what `measures` counts, in its order, where a colour means something in the game."""

    @abstractmethod
    def text(self, view: V, words: Words) -> str:
        """The position for a terminal, with console markup (`[bold]..[/]`) for colour."""

    @abstractmethod
    def svg(self, view: V, words: Words) -> str:
        """The position as a drawing."""

    def parts(self, view: V, words: Words, news: Sequence[Event] = ()) -> list[Part]:
        """What the table lays out, the board first; by default the whole drawing is the board.

        `news`: what others have done since the reader's own last decision, to be marked until the next one.
        """
        drawn = self.svg(view, words)
        return [Part("all", BOARD, viewbox(drawn), {"drawing": drawn}, words("table-board"), self.board_domains)]

    def targets(self, view: V, offered: Mapping[str, str], faint: Set[str], words: Words) -> str:
        """SVG shapes over the drawing: one with `data-act` for each offered label, whose domain the board can show."""
        return ""

    def marks(self, view: V, part: str, chosen: Mapping[str, str], words: Words) -> str:
        """SVG shapes over a part that show what has been picked so far: labels with their domains."""
        return ""

    def faces(self, view: V | None, words: Words) -> Mapping[str, Face]:
        """What explains itself, by the `data-face` that drawings give it: an id of a message, or `hex-C3` for a place.

        `pick-<label>` stands for a button. Without a view: what can be said away from any match.
        """
        return {}

    def weighty(self, event: Event) -> bool:
        """Is this something one wants to look at for a while, such as the end of a fight?"""
        return False

    def measures(self, view: V, words: Words) -> Sequence[tuple[str, Points]]:
        """What a plot over the match shows, each with its name: points, gold, as far as the viewer can count them."""
        return []

    def stage(self, view: V) -> Stage | None:
        """How far the match has come, for lists; a replay by turns stops where it changes."""
        return None

    def totals(self, view: V) -> Sequence[Points]:
        """Everybody's points as the board stands, as far as the viewer can count them; nothing if nobody can."""
        return []

    def picture(self, view: V, words: Words) -> str:
        """The part of the drawing that shows at a glance which game it is."""
        return self.svg(view, words)

    def keeps_secret(self, view: V) -> bool:
        """Does this view show what others at the same screen must not see?"""
        return True

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

    def costs_extra(self, move: int) -> bool:
        """Is this a move one pays for beyond what it is worth by itself? Touching a thing never makes it unasked."""
        return False

    def ordinary(self, move: int) -> bool:
        """Is this a move one thinks of first? Things that only other moves need are offered faintly."""
        return not self.costs_extra(move)

    def price(self, view: V, move: int, words: Words) -> str:
        """What a move costs, in a few words that stand on its button; nothing if it costs nothing."""
        return ""

    def brings(self, view: V, move: int, words: Words) -> Bringing | None:
        """What a commit brings that its name does not say, such as that it brings nothing."""
        return None

    def nearest(self, view: V, label: str, picks: Sequence[str]) -> str | None:
        """The line of notation that somebody most likely meant who touched a thing which is not offered.

        `picks`: what has been picked before. None: the table finds out by itself.
        """
        return None

    def thing_at(self, view: V, label: str, words: Words) -> str:
        """What lies now at a place that moves name by a number, such as a card in a row; nothing of all others."""
        return ""

    def speaks_for_itself(self, move: int) -> bool:
        """Is the last pick of this move plain enough not to be asked again, although it cannot be taken back?"""
        return False
