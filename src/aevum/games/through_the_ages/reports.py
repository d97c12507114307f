"""Reports of events, new Ages, attacks, wars and auctions: which events belong to them, and their pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aevum.games.through_the_ages.constants import AGES, CARDS, COLOURS, PLAYERS
from aevum.games.through_the_ages.drawing import stage
from aevum.games.through_the_ages.drawing.cards import card_face
from aevum.games.through_the_ages.drawing.layout import PITCH, STRIP_HEIGHT, card_boxes
from aevum.games.through_the_ages.drawing.palette import lettered, place
from aevum.games.through_the_ages.rules.clauses import CARD
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.events import Event
from aevum.kernel.markup import Child, h
from aevum.kernel.presentation import ASIDE, DETAIL, HEADLINE, OPENING, RESULT, START, ReportHead
from aevum.kernel.svg.colours import SOFT_INK
from aevum.kernel.svg.typography import draw_number
from aevum.kernel.words import Argument, Words

_MOVED: Final = ("science-moved", "culture-moved", "yellow-moved", "mix", "mix-lost", "culture", "science", "food")
_LOST: Final = ("killed", "razed", "resources", "annexed", "colony-lost", "seized", "worker-lost", "idle-lost")
_SENT: Final = ("bid", "no-bid", "sacrifice", "spend")
_BY_CARD: Final = (
    *("culture-lost", "science-lost", "food-lost", "rebellion", "blue-lost", "wrecked", "free-work", "no-free-work"),
    *("agreed", "ruined", "pact-ends", "draw", "draw-by-you", "take", "grow"),
)
_BY_AGE: Final = ("obsolete", "outdated", "outdated-by-you", "tokens-lost", "last-round", "pact-ends")


def _all(messages: Sequence[str], part: str) -> dict[str, str]:
    return dict.fromkeys((f"event-{message}" for message in messages), part)


_USUAL: Final = {
    **_all(("turn",), START),
    **_all(("turned", "age", "war"), HEADLINE),
    **_all(("aggression",), OPENING),
    **_all(("fight", "colony", "nobody"), RESULT),
    **_all((*_SENT, *_MOVED, *_LOST), DETAIL),
    **_all(("strike",), ASIDE),
}
_PARTS: Final[Mapping[str, Mapping[str, str]]] = {
    "event-turned": _USUAL | _all(_BY_CARD, DETAIL),
    "event-age": _all(_BY_AGE, DETAIL),
    "event-war": {},
}
"""Parts of events by the event that begins the report; `_USUAL` for all others."""
_MARK: Final = 18
_FIGURE: Final = 34


def part_of_report(event: Event, report: Sequence[Event]) -> str:
    """Return the part of an event in a report that has begun, or in none."""
    parts = _PARTS.get(report[0].message, _USUAL) if report else _USUAL
    return parts.get(event.message, "")


def goes_on(view: TableView, report: Sequence[Event]) -> bool:
    """Whether the stage still shows the card of a report."""
    return report[0].message != "event-age" and stage.is_on(view)


def head(report: Sequence[Event], words: Words) -> ReportHead | None:
    """Return the card of a report with its text, and both strengths of a fight.

    Of a new Age only the first, which takes nothing, has a text.
    """
    card = _card_of(report)
    if card is None:
        return ReportHead(text=words("report-first-age")) if _begins_first_age(report[0]) else None
    fight = next((dict(event.arguments) for event in report if event.message == "event-fight"), None)
    width = PITCH + 4 + (130 if fight else 0)
    drawn = h.svg(viewBox=f"0 0 {width} {STRIP_HEIGHT}", width=width * 1.25, height=STRIP_HEIGHT * 1.25)[
        lettered(card_face(card, card_boxes(1)[0], words), _strengths(fight) if fight else None)
    ]
    return ReportHead(drawn, CARD[card].text(words.language), f"card-{CARDS[card]}")


def _begins_first_age(event: Event) -> bool:
    return event.message == "event-age" and dict(event.arguments)["age"] == AGES[1]


def _card_of(report: Sequence[Event]) -> int | None:
    """Return the card that a report is about; None for a new Age."""
    about = next((event for event in report if _USUAL.get(event.message) in (HEADLINE, OPENING, RESULT)), report[0])
    named = dict(about.arguments).get("card")
    return CARDS.index(named.removeprefix("card-")) if isinstance(named, str) else None


def _strengths(fight: Mapping[str, Argument]) -> list[Child]:
    """Return the strength of the attacker above that of the defender, the lower one in a softer colour."""
    attack, defence = fight["attack"], fight["defence"]
    assert isinstance(attack, int)
    assert isinstance(defence, int)
    drawn: list[Child] = []
    for row, (player, sign, strength) in enumerate((("player", "strength", attack), ("target", "defence", defence))):
        y, ahead = 30 + 48 * row, strength == max(attack, defence)
        seat = PLAYERS.index(fight[player])
        drawn += [
            place(COLOURS[seat], PITCH + 18, y, _MARK),
            place(sign, PITCH + 50, y, 30),
            draw_number(strength, PITCH + 72, y, _FIGURE, anchor=None, bold=True, colour=None if ahead else SOFT_INK),
        ]
    return drawn
