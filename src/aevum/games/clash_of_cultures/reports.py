"""Reports of event cards, battles, influence and the Status Phase: which events belong to them, and their pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from aevum.games.clash_of_cultures.constants import EVENTS, PLAYERS
from aevum.games.clash_of_cultures.drawing import scene
from aevum.games.clash_of_cultures.drawing.palette import lettered, place
from aevum.games.clash_of_cultures.drawing.pieces import OWNERS
from aevum.games.clash_of_cultures.rules.clauses import EVENT
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.events import Event
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.presentation import ASIDE, DETAIL, HEADLINE, OPENING, RESULT, START, ReportHead
from aevum.kernel.svg.typography import draw_number
from aevum.kernel.words import Argument, Words

_LOST: Final = ("lost-army", "lost-settlers", "lost-piece", "lost-wonder", "unit-lost", "destroyed", "mood")
_WON: Final = ("capture", "razed", "gain", "unit-settler", "unit-army", "unit-ship")
_FOUGHT: Final = ("combat-card", "card-dice", "breach", "roll", "retreat", "retreat-settler")
_DRAWN: Final = ("draw-action", "draw-action-by-you", "draw-objective", "draw-objective-by-you")
_BARBARIANS: Final = ("camp", "reinforced", "errand", "exhausted", "gold-mine")
_STATUS: Final = ("score", "advance", "level", "change", "demolish", "first", "end-roll", "person", "reveal", "reserve")


def _all(messages: Sequence[str], part: str) -> dict[str, str]:
    return dict.fromkeys((f"event-{message}" for message in messages), part)


_USUAL: Final = {
    **_all(("turn",), START),
    **_all(("battle", "influence"), OPENING),
    **_all(("event", "status"), HEADLINE),
    **_all(("battle-won", "battle-held", "battle-drawn", "battle-aborted"), RESULT),
    **_all(("influence-fails", "influenced", "takeover"), RESULT),
}
_PARTS: Final[Mapping[str, Mapping[str, str]]] = {
    "event-battle": _USUAL | _all((*_FOUGHT, *_LOST, *_WON), DETAIL) | _all(("pass", "score"), ASIDE),
    "event-influence": _USUAL | _all(("pay", "mood", "gain"), DETAIL),
    "event-event": _all((*_BARBARIANS, *_LOST, *_WON, "lose", "pay", "person"), DETAIL)
    | _all(("pass", "icon", "level"), ASIDE),
    "event-status": _all((*_STATUS, *_WON, *_LOST, *_DRAWN, "pay", "lose"), DETAIL) | _all(("pass", "claimed"), ASIDE),
}
"""Parts of events by the event that begins the report."""
_LINE: Final = 34
_DIE: Final = 24


def part_of_report(event: Event, report: Sequence[Event]) -> str:
    """Return the part of an event in a report that has begun, or in none."""
    parts = _PARTS.get(report[0].message, _USUAL) if report else _USUAL
    return parts.get(event.message, "")


def goes_on(view: TableView, report: Sequence[Event]) -> bool:
    """Whether the board still shows what a report is about; the Status Phase goes on until a round begins."""
    return report[0].message == "event-status" or scene.is_on(view)


def head(report: Sequence[Event], words: Words) -> ReportHead | None:
    """Return the card of an event, the dice of a battle or the die of an attempt of influence."""
    arguments = dict(report[0].arguments)
    if report[0].message == "event-event":
        return _event_card(str(arguments["card"]), words)
    if report[0].message == "event-influence":
        return ReportHead(_drawing(60, 60, place(f"die-{arguments['roll']}", 30, 30, 54)))
    rolls = [dict(event.arguments) for event in report if event.message == "event-roll"]
    if not rolls:
        return None
    drawn = [_roll(roll, row * (2 * _LINE + 10)) for row, roll in enumerate(rolls)]
    return ReportHead(_drawing(300, len(rolls) * (2 * _LINE + 10) - 10, *drawn))


def _event_card(name: str, words: Words) -> ReportHead:
    event = EVENTS.ids.index(name.removeprefix("card-"))
    return ReportHead(_drawing(60, 84, place("event", 30, 42, 84)), EVENT[event].text(words.language), name)


def _drawing(width: float, height: float, *drawn: Child) -> Markup:
    return h.svg(viewBox=f"0 0 {width:g} {height:g}", width=width, height=height)[lettered(*drawn)]


def _roll(roll: Mapping[str, Argument], top: float) -> list[Child]:
    """Return the dice of both sides in a round of a battle, each with its combat value and hits."""
    sides = (("attacker", "dice", "value", "hits"), ("defender", "dice_against", "value_against", "hits_against"))
    return [_side([roll[name] for name in names], top + _LINE * (row + 0.5)) for row, names in enumerate(sides)]


def _side(figures: Sequence[Argument], y: float) -> list[Child]:
    player, dice, value, hits = figures
    thrown = [die for die in str(dice).split() if die.isdigit()]
    return [
        place(f"mark-{OWNERS[PLAYERS.index(player)]}", 16, y, 24),
        [place(f"die-{die}", 48 + (_DIE + 3) * at, y, _DIE) for at, die in enumerate(thrown)],
        draw_number(f"={value}", 230, y, 20, anchor="end", bold=True),
        place("hit", 258, y, 20),
        draw_number(str(hits), 272, y, 20, anchor=None, bold=True),
    ]
