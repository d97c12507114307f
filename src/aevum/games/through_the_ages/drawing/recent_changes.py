"""Marks on the drawings for what other seats changed since the viewer's own last decision: rings around it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from typing import Final

from aevum.games.through_the_ages.constants import NUMBER, PLACES, PLAYERS, WORKS
from aevum.games.through_the_ages.drawing.civilization import BANK_FIGURES, cell_of, figure_box, things
from aevum.games.through_the_ages.drawing.events import FUTURE, event_boxes, line_box
from aevum.games.through_the_ages.drawing.palette import SEAT
from aevum.games.through_the_ages.drawing.rival_board import card_boxes, rival_figure_box
from aevum.games.through_the_ages.drawing.row import PLACE_BOXES
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.events import Event
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import BONE, DARK_GOLD
from aevum.kernel.words import Words

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
"""Figures that an event changes for the seats it names. Production is left out, because it comes with every turn."""
_CONCERNED: Final = ("player", "target", "other")
_CARDS: Final = ("card", "old")


@dataclass(slots=True)
class RecentChanges:
    """Changes that events report, by the panel that shows them; cards and figures by the seat they concern."""

    laid: Counter[int] = field(default_factory=Counter)
    turned: set[int] = field(default_factory=set)
    seeded: bool = False
    cards: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))
    figures: defaultdict[int, set[str]] = field(default_factory=lambda: defaultdict(set))

    def add(self, event: Event) -> None:
        """Add the changes of one event."""
        arguments = {name: str(value) for name, value in event.arguments}
        cards = [card for name in _CARDS for card in _numbers(arguments.get(name, ""))]
        if event.message == "event-laid":
            self.laid.update(_numbers(arguments["cards"]))
        elif event.message == "event-turned":
            self.turned.update(cards)
        elif event.message == "event-seed":
            self.seeded = True
        for seat in (PLAYERS.index(arguments[name]) for name in _CONCERNED if name in arguments):
            self.cards[seat].update(cards)
            self.figures[seat].update(_FIGURES.get(event.message, ()))


def _numbers(cards: str) -> list[int]:
    """Return the numbers of cards that an event names."""
    return [NUMBER[name.removeprefix("card-")] for name in cards.split()]


def recent_changes(events: Iterable[Event]) -> RecentChanges:
    """Return the changes of all events."""
    news = RecentChanges()
    for event in events:
        news.add(event)
    return news


# -- marks on each panel


def mark_row(view: TableView, news: RecentChanges) -> Markup:
    """Return rings around the cards that are new in the row; it is filled from the right."""
    left, boxes = news.laid.copy(), []
    for place in reversed(range(PLACES)):
        if left[view.card_row[place]] > 0:
            left[view.card_row[place]] -= 1
            boxes.append(PLACE_BOXES[place])
    return _rings(boxes, DARK_GOLD)


def mark_civilization(own: CivilizationView, news: RecentChanges) -> Markup:
    """Return rings around changed technologies, cards and figures of a civilization."""
    return _rings(_changed(own, news), SEAT[own.seat])


def _changed(own: CivilizationView, news: RecentChanges) -> list[Box]:
    cards = news.cards[own.seat]
    figures = sorted(news.figures[own.seat] & BANK_FIGURES)
    return [*_places(own, cards), *map(figure_box, figures)]


def _places(own: CivilizationView, cards: Set[int]) -> Iterator[Box]:
    for card in own.technologies:
        if card in cards and card < len(WORKS):
            yield cell_of(own, card)
    for card, box in things(own):
        if card in cards:
            yield box


def mark_rival(own: CivilizationView, news: RecentChanges, words: Words) -> Markup:
    """Return rings around changed cards and stores in the list of a rival's civilization."""
    cards = [box for card, box in card_boxes(own, words) if card in news.cards[own.seat]]
    figures = [rival_figure_box(name) for name in sorted(news.figures[own.seat]) if name in BANK_FIGURES]
    return _rings([*cards, *figures], SEAT[own.seat])


def figures_changed(own: CivilizationView, events: Iterable[Event]) -> frozenset[str]:
    """Return the names of the figures of a civilization that events report to have changed."""
    return frozenset(recent_changes(events).figures[own.seat])


def mark_events(view: TableView, news: RecentChanges) -> Markup:
    """Return rings around events that have been turned up, and around the future events if one was added."""
    turned = [box for card, box in event_boxes(view) if card in news.turned]
    return _rings([*turned, *([line_box(FUTURE)] if news.seeded else [])], DARK_GOLD)


def _rings(boxes: Sequence[Box], colour: str) -> Markup:
    """Return solid rings with a dot on a corner; dashed ones mark what is offered."""
    outlines = "".join(f"M{box.x:g} {box.y:g}h{box.width:g}v{box.height:g}h{-box.width:g}Z" for box in boxes)
    drawn: list[Child] = [
        h.path(d=outlines, stroke=BONE, stroke_width=4.5),
        h.path(d=outlines, stroke=colour, stroke_width=2.5),
        [h.circle(cx=box.x + 1, cy=box.y + 1, r=4.5, fill=colour, stroke=BONE, stroke_width=1.5) for box in boxes],
    ]
    return h.g(pointer_events="none", fill="none", stroke_linejoin="round")[drawn if boxes else None]
