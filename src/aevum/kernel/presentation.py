"""Interface through which a game shows itself: views, panels, tooltips, prices, previews, thumbnails."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Final, Generic, TypeVar

from aevum.kernel.events import Event
from aevum.kernel.outcome import Outcome
from aevum.kernel.points import Points, written
from aevum.kernel.words import Argument, Words

Stage = tuple[str, Mapping[str, Argument]]
"""Progress of a match as a message with its arguments, such as the third turn of ten."""


@dataclass(frozen=True, slots=True)
class SeatFields:
    """Fields of a view that depend on how seats are numbered; `hexes.city.owner` is a part of each entry of a list."""

    numbers: tuple[str, ...]
    """Fields whose numbers name a seat."""
    by_seat: tuple[str, ...]
    """Lists with an entry for each seat, or with equally many for each."""
    masks: tuple[str, ...] = ()
    """Fields with a bit for each seat, as one number or as one for each bit."""
    pending: tuple[str, ...] = ()
    """Numbers of the pending decision, the field `pending`, that name a seat."""
    ordered: tuple[tuple[str, str], ...] = ()
    """Lists in the order of seats, each with the part of an entry that names the seat."""


class View(ABC):
    """All that one seat may know, built by allow-list; renderers, bots and the network get views, never states."""

    __slots__ = ()

    seat_fields: ClassVar[SeatFields | None] = None
    """Fields that change when observations are rotated to the observing seat; None if the view does not say so."""

    phase: str
    """Name of the step that is decided now; empty when the match is over."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return plain data with stable names, free of any language."""


def viewbox(drawing: str) -> str:
    """Return the viewBox of a drawing."""
    found = re.search(r'viewBox="([^"]+)"', drawing)
    return found[1] if found else "0 0 100 100"


V = TypeVar("V", bound=View)

BOARD: Final = "board"
"""Kind of panel that is as large as fits and can be zoomed."""
STRIP: Final = "strip"
"""Kind of panel for a row of things near the board; it scrolls sideways rather than become too small to read."""
SHEET: Final = "sheet"
"""Kind of panel beside the board, scaled to the room there is."""
FOLD: Final = "fold"
"""Kind of panel like a sheet, but closed until the reader opens it."""

START: Final = "start"
"""Part of an event that ends all reports before it, and begins one in which it is not shown, for a contest to come."""
OPENING: Final = "opening"
"""Part of an event that begins the report of a contest, which is shown once it has a result."""
HEADLINE: Final = "headline"
"""Part of an event that begins a report which needs no result, such as an event card or a new age."""
DETAIL: Final = "detail"
"""Part of an event within a report that has begun: the dice before its result, gains and losses directly after it."""
ASIDE: Final = "aside"
"""Part of an event that neither ends a report nor is shown in it."""
RESULT: Final = "result"
"""Part of an event that names the winner of a contest."""


@dataclass(frozen=True, slots=True)
class Panel:
    """One drawing of a match page."""

    name: str
    kind: str
    """One of BOARD, STRIP, SHEET and FOLD."""
    box: str
    """The viewBox, in the units that `targets` uses too."""
    layers: Mapping[str, str]
    """SVG by name, the lowest layer first; a layer is sent when it changes."""
    about: str = ""
    """Name of the panel for people, also read by screen readers."""
    domains: frozenset[str] = frozenset()
    """Domains whose labels can be touched on the panel."""
    labels: frozenset[str] | None = None
    """Labels that can be touched here, where a domain is spread over several panels; None for all of them."""
    idle: bool = False
    """Whether nothing on the panel concerns the decision at hand, so that it may give way on a small screen."""
    row: str = ""
    """Name of the strip of which it is a piece; empty if it stands alone.

    Pieces of a strip stand side by side; beside a board that leaves room there, one below the other.
    """
    min_touch_size: float = 0
    """Width of the smallest thing that a finger has to hit, in units of `box`.

    A board on which it would be too small is shown enlarged at first, a strip keeps its full height.
    """

    def contains(self, label: str, domain: str) -> bool:
        """Whether a label of a domain can be touched on this panel."""
        return domain in self.domains and (self.labels is None or label in self.labels)


@dataclass(frozen=True, slots=True)
class Figure:
    """One number of a seat or of the match, shown as a chip: an icon with a value."""

    id: str
    """Identifier within its list; also the `data-face` of its tooltip."""
    value: str
    name: str
    """Name for people, also read by screen readers before the value."""
    more: str = ""
    """Second part of the value, in smaller letters: a limit, or what is gained each turn."""
    icon: str = ""
    """Small SVG drawing; without one the value has to speak for itself."""
    is_alarm: bool = False
    """Whether the value needs attention, such as workers in discontent."""
    is_main: bool = False
    """Whether the figure belongs to the most important ones, which are shown first and larger."""
    is_recent: bool = False
    """Whether another seat has changed it since the viewer's own last decision."""


@dataclass(frozen=True, slots=True)
class Tooltip:
    """Explanation of a card, a piece or a sign."""

    title: str
    text: str
    clause: str = ""
    """Id of the rule."""
    now: str = ""
    """Effect that the thing would have now."""
    label: str = ""
    """Label by which moves name the thing, where it can be picked; the page then adds why it cannot be picked now."""
    emblem: str = ""
    """Id of a picture among the `emblems` of the game."""


@dataclass(frozen=True, slots=True)
class MovePreview:
    """Sentences about what a move brings, before it is made."""

    text: str
    needs_confirmation: bool = False
    """Whether the page asks for confirmation even of players who could undo the move freely."""
    tells_price: bool = False
    """Whether the text contains what the button of the move shows as its price."""


@dataclass(frozen=True, slots=True)
class ReportHead:
    """Picture and card of the report of an event card, a fight or another contest; its events follow as sentences."""

    picture: str = ""
    """The card, the dice or the strengths, as SVG."""
    text: str = ""
    """Text of the card."""
    face: str = ""
    """Name of the tooltip of the card."""


@dataclass(frozen=True, slots=True)
class Counter:
    """Number of things of one kind in something that is composed move by move, such as an offer."""

    heading: str
    """Name of the group of counters that it belongs to."""
    name: str
    """Number and kind of the things in words."""
    more: str
    """Label of the pick that adds one."""
    move: int
    """Move by which one was added; taken back, it removes one."""
    count: int


@dataclass(frozen=True, slots=True)
class ComparedFigure:
    """A number of the viewer that previews of moves compare before and after."""

    name: str
    value: int
    higher_is_better: bool = True


@dataclass(frozen=True, slots=True)
class Situation(Generic[V]):
    """Situation that is explained to a player once, when it first arises, by the message `situation-<id>`."""

    id: str
    clause: str
    """Id of the clause that rules it."""
    holds: Callable[[V, Sequence[Event]], bool]
    """Whether it has arisen, by the view of a seat and the events of that seat's last decision and since."""


def happened(message: str) -> Callable[[View, Sequence[Event]], bool]:
    """Return the predicate of a situation that arises with an event."""

    def holds(_: View, events: Sequence[Event]) -> bool:
        return any(event.message == message for event in events)

    return holds


class Presentation(ABC, Generic[V]):
    """Interface through which a game is shown; only `text` and `svg` are required."""

    board_domains: ClassVar[frozenset[str]] = frozenset()
    """Domains of arguments that `targets` can show on the board."""
    previewed_domains: ClassVar[frozenset[str]] = frozenset()
    """Domains whose labels are previewed (a tile, turned) and then confirmed; `selection_marks` draws the preview."""
    telling_clauses: ClassVar[tuple[str, ...]] = ()
    """Ids of clauses that say best why an action is impossible, such as the lack of actions left, the best first."""
    chart_colours: ClassVar[tuple[str, ...]] = ()
    """Colours of the series of `chart_series`, in its order, where a colour means something in the game."""
    explained_figures: ClassVar[Mapping[str, Argument]] = MappingProxyType({})
    """Figures from the data of the game, by their names in the messages `why-...` and `situation-...`."""
    curves: ClassVar[Sequence[str]] = ()
    """Names of those `statistics` that are drawn as curves after a match, beside the points."""
    chronicle_weights: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """Importance of events by message id; the chronicle of a match tells the most important ones of each chapter.

    An event `event-x` is told by the message `chronicle-x`, if there is one, which also gets `variant` (0, 1 or 2, so
    that sentences vary), `number` (that of the round or turn) and for each name `x` its id as `x_id`; else by its own
    message. Without any weights, the chronicle tells events for which `is_highlight` holds. The messages `story-begin`
    (with `seats`) and `story-age` (with `age`, where stages have one) open the chronicle and its chapters.
    """

    @abstractmethod
    def text(self, view: V, words: Words) -> str:
        """Return the position for a terminal, with console markup (`[bold]..[/]`) for colour.

        Empty lines divide it into blocks: the heading, the board, all else.
        """

    def text_panels(self, view: V, words: Words) -> dict[str, str]:
        """Return the parts of `text` by name, for a terminal that it does not fit.

        80 columns and 23 lines must hold `heading` and `board`; the others are `cards`, `players` and `legend`. By
        default the first block of `text` is the heading and all else the board.
        """
        text = self.text(view, words)
        heading, empty_line, board = text.partition("\n\n")
        return {"heading": heading, "board": board} if empty_line else {"heading": "", "board": text}

    @abstractmethod
    def svg(self, view: V, words: Words) -> str:
        """Return the position as an SVG drawing."""

    def panels(self, view: V, words: Words, news: Sequence[Event] = ()) -> list[Panel]:
        """Return the panels of the match page, the board first; by default the whole drawing is the board.

        `news` are events that others caused since the reader's own last decision, to be marked until the next one.
        """
        drawn = self.svg(view, words)
        return [Panel("all", BOARD, viewbox(drawn), {"drawing": drawn}, words("table-board"), self.board_domains)]

    def targets(self, view: V, offered: Mapping[str, str], faint: Set[str], words: Words) -> str:
        """Return SVG shapes over the drawing: one with `data-act` for each offered label that the board can show.

        `offered` maps labels to their domains; those in `faint` can be touched but are not to attract attention.
        """
        return ""

    def selection_marks(self, view: V, part: str, chosen: Mapping[str, str], words: Words) -> str:
        """Return SVG shapes over a panel that show what has been picked so far: labels with their domains."""
        return ""

    def hint_marks(self, view: V, part: str, picked: Mapping[str, str], words: Words) -> str:
        """Return SVG shapes over a panel that show where a hint would act: labels with their domains.

        By default the selection marks.
        """
        return self.selection_marks(view, part, picked, words)

    def tooltips(self, view: V | None, words: Words) -> Mapping[str, Tooltip]:
        """Return tooltips by the `data-face` that drawings give a thing: the id of a message, or `hex-C3` for a place.

        `pick-<label>` stands for a button. Without a view: tooltips that hold outside any match.
        """
        return {}

    def cards_by_clause(self, words: Words) -> Mapping[str, Tooltip]:
        """Return the cards of the game by the id of the clause that says what they do, for the page of the rules.

        By default the tooltip `<kind>-x` of the clause `<prefix>.card.x`, the first if there are several.
        """
        cards: dict[str, Tooltip] = {}
        for name, tooltip in self.tooltips(None, words).items():
            if tooltip.clause.endswith(f".card.{name.partition('-')[2]}"):
                cards.setdefault(tooltip.clause, tooltip)
        return cards

    def card_titles(self, words: Words) -> dict[str, str]:
        """Return the names of the cards by the ids of their clauses, by which a search of the rules finds them."""
        return {clause: card.title for clause, card in self.cards_by_clause(words).items()}

    def emblems(self) -> Mapping[str, str]:
        """Return small pictures as SVG elements by id, on a grid of 48 units around (0, 0); tooltips show them."""
        return {}

    def is_highlight(self, event: Event) -> bool:
        """Whether a viewer wants to look at an event for a while, such as the end of a fight."""
        return False

    def part_of_report(self, event: Event, report: Sequence[Event] = ()) -> str:
        """Return the part of an event in a report (START, OPENING, ...); empty if it has none.

        `report`: events of the report to which the event may belong. A report is shown until it has been read.
        """
        return ""

    def report_goes_on(self, view: V, report: Sequence[Event]) -> bool:
        """Whether the decision at hand belongs to the events of a report, so that the board itself shows them."""
        return False

    def report_head(self, report: Sequence[Event], words: Words) -> ReportHead | None:
        """Return the picture and the card of a report; None if its sentences say it all."""
        return None

    def chart_series(self, view: V, words: Words) -> Sequence[tuple[str, Points]]:
        """Return names and values for a chart over the match: points, gold, as far as the viewer can count them."""
        return []

    def statistics(self, view: V, events: Sequence[Event]) -> Mapping[str, Sequence[Points]]:
        """Return figures that players compare after a match, seat by seat, by the name in `statistic-<name>`.

        `view`: what spectators see at the end of a turn. `events`: those since the start that everyone may know.
        """
        return {}

    def point_sources(self, outcome: Outcome, events: Sequence[Event]) -> Mapping[str, Sequence[Points]]:
        """Return where the points of each seat came from, by the name in `score-<name>`; they add up to the totals.

        `events`: all that everyone may know. By default the lines of the outcome.
        """
        return {line: [own[line] for own in outcome.points] for line in outcome.points[0]}

    def usual_points(self, events: Sequence[Event], seats: int) -> Sequence[Points]:
        """Return the points that some events bring each seat as in every turn, which therefore are no turning point."""
        return [0] * seats

    def stage(self, view: V) -> Stage | None:
        """Return the progress of a match, for lists; a replay by turns stops where it changes."""
        return None

    def totals(self, view: V) -> Sequence[Points]:
        """Return the points of all seats so far, as far as the viewer can count them; empty if there is no count."""
        return []

    def seat_figures(self, view: V, seat: int, words: Words, news: Sequence[Event] = ()) -> Sequence[Figure]:
        """Return the public figures of a seat for the list of players, in a fixed order; by default its points.

        `news` are events that others caused since the viewer's own last decision.
        """
        totals = self.totals(view)
        return [Figure("score-total", written(totals[seat]), words("table-points"), is_main=True)] if totals else []

    def own_figures(self, view: V, words: Words) -> Sequence[Figure]:
        """Return the figures above the board, the most important first: the viewer's own, then those of the match.

        By default the stage of the match.
        """
        stage = self.stage(view)
        return [Figure("stage", words(stage[0], **stage[1]), words("table-stage"))] if stage else []

    def goal_figures(self) -> Mapping[str, str]:
        """Return what a lesson may ask its learner to gain: paths in the view of a seat, with messages that name them.

        A path leads to a number, or to a list of labels of moves, which needs no message. `me` stands for the seat. By
        default there is none.
        """
        return {}

    def standing_actions(self, view: V) -> Sequence[str]:
        """Return the words of the usual actions of this step, which the page lists always and in this order.

        Those that are not possible now are shown disabled. By default only what is possible is listed.
        """
        return ()

    def thumbnail(self, view: V, words: Words) -> str:
        """Return the part of the drawing that shows at a glance which game it is."""
        return self.svg(view, words)

    def has_private_information(self, view: V) -> bool:
        """Whether a view shows things that others at the same screen must not see."""
        return True

    def seat_title(self, seat: int, words: Words) -> str:
        """Return the name of a seat in the game itself, such as its colour."""
        return ""

    def seat_messages(self, seat: int) -> Sequence[str]:
        """Return the ids of the messages that name a seat; in a match the name of its player stands for them."""
        return ()

    def seat_icon(self, seat: int, words: Words) -> str:
        """Return a small drawing, with a name, that stands for a seat wherever people are named."""
        return ""

    def piece_gallery(self, words: Words) -> list[tuple[str, str]]:
        """Return drawings of the pieces with their names, for the page of the rules."""
        return []

    def blank_svg(self, words: Words) -> str | None:
        """Return the empty sheet for pen and paper, for games that are played on one, else None."""
        return None

    def costs_extra(self, move: int) -> bool:
        """Whether a player pays for a move beyond what it is worth by itself.

        Picked by touching things alone, such a move is made only after confirmation.
        """
        return False

    def is_common(self, move: int) -> bool:
        """Whether players think of a move first; things that only other moves need are offered faintly."""
        return not self.costs_extra(move)

    def is_rare(self, move: int) -> bool:
        """Whether a move is rarely wanted or gives something up, so that its button is in a menu of its own."""
        return False

    def price(self, view: V, move: int, words: Words) -> str:
        """Return the cost of a move in a few words that stand on its button; empty if it costs nothing."""
        return ""

    def preview(self, view: V, move: int, words: Words) -> MovePreview | None:
        """Return what a move brings that its name does not say, such as that it brings nothing."""
        return None

    def line_price(self, view: V, moves: Sequence[int], words: Words) -> str:
        """Return the cost or gain of a line of moves in a few words for its button; by default that of its first."""
        return self.price(view, moves[0], words)

    def line_preview(self, view: V, moves: Sequence[int], words: Words) -> MovePreview | None:
        """Return what a line of moves brings; by default what its first move brings."""
        return self.preview(view, moves[0], words)

    def target_note(self, view: V, moves: Sequence[int], words: Words) -> str:
        """Return the price or chance of a line in two or three signs, written on the place that decides it."""
        return ""

    def draw_target_notes(self, view: V, part: str, notes: Mapping[str, str], words: Words) -> str:
        """Return SVG shapes over a panel that show the notes of offered labels."""
        return ""

    def line_name(self, view: V, moves: Sequence[int], words: Words) -> str:
        """Return a line of moves as one phrase; empty for the phrases of its moves one after the other."""
        return ""

    def counters(self, view: V, words: Words) -> Sequence[Counter]:
        """Return the counters of what the seat that decides composes; they replace the buttons of their picks."""
        return ()

    def holds_nothing_hidden(self, view: V, seat: int) -> bool:
        """Whether it is public that a seat holds no hidden card. `view`: that of a spectator.

        A pass that is its only legal move is then made for it among people, too: that reveals nothing.
        """
        return False

    def is_formality(self, move: int) -> bool:
        """Whether a move is made for a seat that plays alone with bots wherever it is the only legal one."""
        return False

    def is_public_formality(self, move: int) -> bool:
        """Whether a formality is one for reasons that everyone can see, so that it is made for every seat."""
        return False

    def presumed_answer(self, step: str, legal: Sequence[int]) -> int | None:
        """Return the move that a seat which plays alone with bots is presumed to make at a step; None: it is asked.

        An undo leads back to the question, which is asked then.
        """
        return None

    def belongs_to(self, before: int, move: int) -> bool:
        """Whether a move and the one before it, of the same seat, are one decision, which an undo takes back whole."""
        return False

    def compared_figures(self, view: V, words: Words) -> Sequence[ComparedFigure]:
        """Return the viewer's own figures, always the same ones in the same order.

        Tooltips show how a move would change them, if it uses no chance and reveals nothing.
        """
        return ()

    def intended_line(self, view: V, label: str, picks: Sequence[str]) -> str | None:
        """Return the line of notation that a player most likely meant by touching a thing that is not offered.

        `picks` have been made before. None: the server finds out by itself.
        """
        return None

    def refusal_reason(self, view: V, move: int, clause: str, words: Words) -> str:
        """Return why a move is refused, with the figures behind it, such as what it costs and what there is.

        `clause`: id of the clause that forbids it. Empty: the text of the clause says it all.
        """
        return ""

    def name_at(self, view: V, label: str, words: Words) -> str:
        """Return the name of what lies at a place that moves name by a number, such as a card in a row; else empty."""
        return ""

    def purpose(self, verb: str, label: str, words: Words) -> str:
        """Return in one sentence why a player would choose a verb, or a thing for it; empty without an explanation.

        `label`: label of the thing; empty for the verb as a whole. By default the message `why-<verb>` or
        `why-<verb>-<label>`, where the game has one.
        """
        message = f"why-{verb}-{label}" if label else f"why-{verb}"
        return words(message, **self.explained_figures) if words.knows(message) else ""

    def situations(self) -> Sequence[Situation[V]]:
        """Return the situations that are explained when they first arise, the most important first."""
        return ()

    def needs_no_confirmation(self, move: int) -> bool:
        """Whether the last pick of a move is plain enough to need no confirmation, even if no undo is free."""
        return False
