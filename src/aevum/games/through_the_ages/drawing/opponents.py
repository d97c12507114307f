"""Drawing of all seats, two lines each: points and ratings, actions, cards in hand by their backs, pending wars."""

from __future__ import annotations

from collections import Counter
from typing import Final

from aevum.games.through_the_ages.constants import AGES, COLOURS, NONE, PLAYERS
from aevum.games.through_the_ages.drawing.cards import back
from aevum.games.through_the_ages.drawing.layout import LETTER, SHEET_WIDTH
from aevum.games.through_the_ages.drawing.palette import CELL, SEAT_TEXT, place
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import BLOOD, DARK_GOLD, FAINT_INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import draw_number, fit_size, write
from aevum.kernel.words import Words

_HEIGHT: Final = 56
_NAME: Final = 84


def rivals_box(view: TableView) -> Box:
    """Return the frame of the sheet: a block for each seat."""
    return Box(0, 0, SHEET_WIDTH, _HEIGHT * view.seats + 2)


def draw_seat(view: TableView, seat: int, words: Words) -> Markup:
    """Return the block of one seat."""
    own, top = view.civilizations[seat], 2 + _HEIGHT * seat
    turn = seat == view.actor
    name = words(PLAYERS[seat])
    return h.g(data_face=f"player-{COLOURS[seat]}")[
        h.rect(
            x=1,
            y=top,
            width=SHEET_WIDTH - 2,
            height=_HEIGHT - 3,
            rx=8,
            fill=CELL if seat == view.seat else LIGHT_PAPER,
            stroke=DARK_GOLD if turn else FAINT_INK,
            stroke_width=2.5 if turn else 1,
        ),
        place(COLOURS[seat], 16, top + 15, 18),
        write(name, 29, top + 20, fit_size(name, _NAME, LETTER), anchor=None, bold=True, colour=SEAT_TEXT[seat]),
        h.path(d=f"M12 {top + 42}h60", stroke=BLOOD, stroke_width=2) if own.out else _figures(view, own, top),
    ]


def _figures(view: TableView, own: CivilizationView, top: float) -> list[Child]:
    first, second = top + 15, top + 39
    return [
        _labelled("culture", f"{own.culture} +{own.culture_rate}", 122, first, 17, bold=True),
        _labelled("science", f"{own.science} +{own.science_rate}", 214, first, 17),
        _labelled("strength", str(own.strength), 304, first, 17, bold=True),
        _labelled(
            "discontent" if own.discontent else "happy",
            f"{own.faces}/{own.needed}",
            350,
            first,
            16,
            colour=BLOOD if own.discontent else None,
        ),
        _labelled("civil", f"{own.civil_left}/{own.civil}", 16, second, 15),
        _labelled("military", f"{own.military_left}/{own.military}", 66, second, 15),
        _labelled("special", str(len(own.civil_hand)), 116, second, 16),
        _backs(own, 152, second),
        _wars(view, own, second),
    ]


def _labelled(
    sign: str, text: str, x: float, y: float, size: float, *, bold: bool = False, colour: str | None = None
) -> list[Child]:
    return [
        place(sign, x, y, size),
        draw_number(text, x + size * 0.62, y, LETTER, anchor=None, bold=bold, colour=colour),
    ]


def _backs(own: CivilizationView, x: float, y: float) -> list[Child]:
    """Return the number of military cards in hand, by Age."""
    counted = sorted(Counter(own.hand_ages).items())
    return [
        [
            back("", x + 48 * number, y, 21),
            draw_number(f"{AGES[age]}×{count}", x + 10 + 48 * number, y, LETTER, anchor=None, colour=SOFT_INK),
        ]
        for number, (age, count) in enumerate(counted)
    ]


def _wars(view: TableView, own: CivilizationView, y: float) -> list[Child]:
    """Return the war that a civilization has declared, and those that are declared on it."""
    marks: list[Child] = []
    x = float(SHEET_WIDTH - 16)
    if own.war != NONE:
        marks += [place(COLOURS[own.war_on], x, y, 15), place("war", x - 20, y, 18)]
        x -= 46
    for other in view.civilizations:
        if other.war != NONE and other.war_on == own.seat:
            marks += [place("war", x, y, 18), place(COLOURS[other.seat], x - 20, y, 15)]
            x -= 46
    return marks
