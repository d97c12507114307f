"""What others have done since the reader's own last decision: rings around all that has come or changed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from typing import Final

from aevum.games.through_the_ages.drawing import rivals
from aevum.games.through_the_ages.drawing.civilization import figure_box, things
from aevum.games.through_the_ages.drawing.events import FUTURE, event_boxes, line_box
from aevum.games.through_the_ages.drawing.ink import SEAT
from aevum.games.through_the_ages.drawing.layout import cell
from aevum.games.through_the_ages.drawing.row import PLACE_BOXES
from aevum.games.through_the_ages.facts import AGE, KIND, NUMBER, PLACES, PLAYERS, WORKS
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.events import Event
from aevum.kernel.geometry.boxes import Box
from aevum.kernel.ink import BONE, DARK_GOLD
from aevum.kernel.markup import Child, Markup, h

_FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "event-take": ("hand",),
    "event-grow": ("worker",),
    "event-idle-lost": ("worker",),
    "event-recruit": ("strength",),
    "event-disband": ("strength",),
    "event-sacrifice": ("strength",),
    "event-tactic": ("strength",),
    "event-culture": ("culture",),
    "event-culture-lost": ("culture",),
    "event-culture-moved": ("culture",),
    "event-hunger": ("culture",),
    "event-science": ("science",),
    "event-science-lost": ("science",),
    "event-science-moved": ("science",),
    "event-food": ("food",),
    "event-food-lost": ("food",),
    "event-resources": ("resource",),
    "event-mix": ("food", "resource"),
    "event-mix-lost": ("food", "resource"),
    "event-blue-lost": ("blue",),
    "event-yellow-moved": ("yellow",),
    "event-seed": ("backs",),
    "event-war": ("war",),
}
"""What each event changes of those it names. Production comes with every turn and is no news."""
_OF_RIVALS: Final = frozenset(("hand", "backs", "war"))
"""Figures that only the lines of all seats show."""
_CONCERNED: Final = ("player", "target", "other")
_CARDS: Final = ("card", "old")


@dataclass(slots=True)
class News:
    """What events tell of, by where it is drawn: cards and figures by the seat they concern."""

    laid: Counter[int] = field(default_factory=Counter)
    turned: set[int] = field(default_factory=set)
    seeded: bool = False
    cards: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    figures: defaultdict[int, set[str]] = field(default_factory=lambda: defaultdict(set))

    def hear(self, event: Event) -> None:
        """One event more."""
        told = {name: str(value) for name, value in event.arguments}
        cards = [card for name in _CARDS for card in _numbers(told.get(name, ""))]
        if event.message == "event-laid":
            self.laid.update(_numbers(told["cards"]))
        elif event.message == "event-turned":
            self.turned.update(cards)
        elif event.message == "event-seed":
            self.seeded = True
        for seat in (PLAYERS.index(told[name]) for name in _CONCERNED if name in told):
            self.cards[seat].update(cards)
            self.figures[seat].update(_FIGURES.get(event.message, ()))


def _numbers(cards: str) -> list[int]:
    """Cards as an event names them."""
    return [NUMBER[name.removeprefix("card-")] for name in cards.split()]


def heard(events: Iterable[Event]) -> News:
    """All of them."""
    news = News()
    for event in events:
        news.hear(event)
    return news


# -- where it shows


def mark_row(view: TableView, news: News) -> Markup:
    """Cards that are new in the row; it is filled from the right."""
    left, boxes = news.laid.copy(), []
    for place in reversed(range(PLACES)):
        if left[view.card_row[place]] > 0:
            left[view.card_row[place]] -= 1
            boxes.append(PLACE_BOXES[place])
    return _rings(boxes, DARK_GOLD)


def mark_civilization(own: CivilizationView, news: News) -> Markup:
    """Technologies, cards and figures of a civilization."""
    return _rings(_changed(own, news), SEAT[own.seat])


def _changed(own: CivilizationView, news: News) -> list[Box]:
    cards = news.cards[own.seat]
    figures = sorted(news.figures[own.seat] - _OF_RIVALS)
    return [*_places(own, cards), *map(figure_box, figures)]


def _places(own: CivilizationView, cards: Set[int]) -> Iterator[Box]:
    for card in own.technologies:
        if card in cards and card < len(WORKS):
            yield cell(KIND[card], AGE[card])
    for card, box in things(own):
        if card in cards:
            yield box


def mark_seats(view: TableView, news: News) -> list[Child]:
    """Figures on the lines of all seats; the name, where there is news in a civilization that lies folded."""
    return [_mark_seat(own, news) for own in view.civilizations]


def _mark_seat(own: CivilizationView, news: News) -> Markup:
    figures = [*sorted(news.figures[own.seat]), *(["name"] if _changed(own, news) else [])]
    boxes = [rivals.figure_box(own.seat, name) for name in figures]
    return _rings([box for box in boxes if box], SEAT[own.seat])


def mark_events(view: TableView, news: News) -> Markup:
    """Events that have been turned up, and that one was prepared."""
    turned = [box for card, box in event_boxes(view) if card in news.turned]
    return _rings([*turned, *([line_box(FUTURE)] if news.seeded else [])], DARK_GOLD)


def _rings(boxes: Sequence[Box], colour: str) -> Markup:
    """Unbroken, with a dot on a corner: what is offered has broken ones."""
    outlines = "".join(f"M{box.x:g} {box.y:g}h{box.width:g}v{box.height:g}h{-box.width:g}Z" for box in boxes)
    drawn: list[Child] = [
        h.path(d=outlines, stroke=BONE, stroke_width=4.5),
        h.path(d=outlines, stroke=colour, stroke_width=2.5),
        [h.circle(cx=box.x + 1, cy=box.y + 1, r=4.5, fill=colour, stroke=BONE, stroke_width=1.5) for box in boxes],
    ]
    return h.g(pointer_events="none", fill="none", stroke_linejoin="round")[drawn if boxes else None]
