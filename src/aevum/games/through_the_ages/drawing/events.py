"""Drawing of decks and events: cards left, prepared events by their backs, past events, known final bonuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from aevum.games.through_the_ages.constants import AGES, CARDS
from aevum.games.through_the_ages.drawing.card_figures import age_of, short_name
from aevum.games.through_the_ages.drawing.cards import back
from aevum.games.through_the_ages.drawing.emblems import draw_emblem
from aevum.games.through_the_ages.drawing.layout import LETTER, SHEET_WIDTH
from aevum.games.through_the_ages.drawing.palette import BAND, place
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import FAINT_INK, SOFT_INK
from aevum.kernel.svg.typography import draw_number, fit_size, hit_area, wrap, write
from aevum.kernel.words import Words

_LINE: Final = 25
_PAST: Final = 3
"""Maximum number of past events listed, the latest first."""
_CURRENT, FUTURE, _HEAD_OF_PAST, _FIRST_PAST = 2, 3, 4, 5
"""Lines of the sheet, after the two of the decks."""


def events_box(view: TableView) -> Box:
    """Return the frame of the sheet, with room for all past events it may list, so that it seldom changes."""
    lines = 5 + _PAST + len(_known(view)) + bool(_known(view))
    return Box(0, 0, SHEET_WIDTH, 6 + _LINE * lines)


def draw_events(view: TableView, words: Words) -> list[Child]:
    """Return the sheet, line by line."""
    drawn: list[Child] = [
        _decks(view, words),
        _backs("current", view.current, _CURRENT, words),
        _backs("future", view.future, FUTURE, words),
        _heading("board-past", _HEAD_OF_PAST, words),
        _named([card for card, _ in event_boxes(view)], _FIRST_PAST, words),
    ]
    line = _FIRST_PAST + _PAST
    if _known(view):
        drawn += [_heading("board-bonuses", line, words), *_named(_known(view), line + 1, words)]
    return drawn


def event_boxes(view: TableView) -> list[tuple[int, Box]]:
    """Return the past events that are listed, with their boxes."""
    listed = tuple(reversed(view.past))[:_PAST]
    return [(card, line_box(_FIRST_PAST + line)) for line, card in enumerate(listed)]


def line_box(line: int) -> Box:
    """Return the box of one line of the sheet."""
    return Box(4, 3 + _LINE * line, SHEET_WIDTH - 8, _LINE)


def _known(view: TableView) -> tuple[int, ...]:
    """Return the bonuses for the end that the viewer knows of."""
    return (*view.bonuses, *view.private)


def _middle(line: int) -> float:
    return 3 + _LINE * (line + 0.5)


def _decks(view: TableView, words: Words) -> list[Child]:
    decks = (("civil", view.civil_deck), ("military", view.military_deck))
    return [
        [_deck(sign, left, line, words) for line, (sign, left) in enumerate(decks)],
        h.path(d=f"M8 {2 * _LINE + 3}H{SHEET_WIDTH - 8}", stroke=FAINT_INK),
    ]


def _deck(sign: str, left: int, line: int, words: Words) -> Markup:
    y, name = _middle(line), f"board-{sign}-deck"
    return h.g(data_face=name)[
        hit_area(8, y - 12, SHEET_WIDTH - 16, 24),
        place(sign, 18, y, 17),
        _fitted(words(name), 32, y, 300),
        draw_number(left, SHEET_WIDTH - 12, y, LETTER, anchor="end", bold=True),
    ]


def _fitted(text: str, x: float, y: float, width: float) -> Markup:
    return write(text, x, y + 5, fit_size(text, width, LETTER), anchor=None)


def _backs(pile: str, ages: Sequence[int], line: int, words: Words) -> Markup:
    """Return the number of events of each Age in a pile, the oldest Age first."""
    y, name = _middle(line), f"board-{pile}"
    counted = sorted(Counter(ages).items())
    return h.g(data_face=name)[
        hit_area(8, y - 12, SHEET_WIDTH - 16, 24),
        place("event", 18, y, 18),
        _fitted(words(name), 32, y, 162),
        draw_number(len(ages), SHEET_WIDTH - 12, y, LETTER, anchor="end", bold=True),
        [
            [
                back("", 206 + 46 * number, y, 20),
                draw_number(f"{AGES[age]}×{count}", 215 + 46 * number, y, LETTER, anchor=None, colour=SOFT_INK),
            ]
            for number, (age, count) in enumerate(counted)
        ],
    ]


def _heading(name: str, line: int, words: Words) -> list[Child]:
    y = _middle(line)
    return [
        h.path(d=f"M8 {y - _LINE / 2}H{SHEET_WIDTH - 8}", stroke=FAINT_INK),
        write(words(name), 10, y + 5, LETTER, anchor=None, bold=True),
    ]


def _named(cards: Sequence[int], line: int, words: Words) -> list[Child]:
    return [_card(card, line + number, words) for number, card in enumerate(cards)]


def _card(card: int, line: int, words: Words) -> Markup:
    y = _middle(line)
    name = wrap(short_name(card, words), SHEET_WIDTH - 84, LETTER)[0]
    return h.g(data_face=f"card-{CARDS[card]}")[
        h.rect(x=8, y=y - 11, width=44, height=22, rx=5, fill=BAND["event"]),
        draw_emblem(card, 20, y, 20),
        draw_number(age_of(card), 48, y, LETTER, anchor="end", bold=True, colour="#fdf9ee"),
        write(name, 60, y + 5, LETTER, anchor=None),
    ]
