"""Summary of each seat in two lines: points, cities, units, advances, cards; goods, culture and mood with limits."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import COLOURS, CULTURE, GOODS, MOOD, PLAYERS
from aevum.games.clash_of_cultures.drawing.layout import LETTER, SHEET_WIDTH
from aevum.games.clash_of_cultures.drawing.palette import PANEL, PIECE, SEAT_TEXT, place
from aevum.games.clash_of_cultures.view import NationView, TableView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.points import written
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import DARK_GOLD, FAINT_INK, LIGHT_PAPER
from aevum.kernel.svg.typography import draw_number, fit_size, write
from aevum.kernel.words import Words

_HEIGHT: Final = 56
_NAME: Final = 82


def rivals_box(view: TableView) -> Box:
    """Return the box of the summaries of all seats."""
    return Box(0, 0, SHEET_WIDTH, _HEIGHT * view.seats + 2)


def draw_seat(view: TableView, seat: int, words: Words) -> Markup:
    """Draw the summary of a seat; seats follow each other clockwise."""
    nation, top = view.nations[seat], 2 + _HEIGHT * view.clockwise.index(seat)
    turn = seat == view.actor
    name = words(PLAYERS[seat])
    return h.g(data_face=f"player-{COLOURS[seat]}")[
        h.rect(
            x=1,
            y=top,
            width=SHEET_WIDTH - 2,
            height=_HEIGHT - 3,
            rx=8,
            fill=PANEL if seat == view.seat else LIGHT_PAPER,
            stroke=DARK_GOLD if turn else FAINT_INK,
            stroke_width=2.5 if turn else 1,
        ),
        place(f"mark-{COLOURS[seat]}", 16, top + 15, 18),
        write(name, 29, top + 20, fit_size(name, _NAME, LETTER), anchor=None, bold=True, colour=SEAT_TEXT[seat]),
        place("first", 120, top + 15, 18) if seat == view.first else None,
        _figures(nation, top),
    ]


def _figures(nation: NationView, top: float) -> list[Child]:
    first, second = top + 15, top + 39
    colour = PIECE[nation.seat]
    counted = (
        ("settlement", str(nation.cities)),
        ("army", str(nation.armies)),
        ("ship", str(nation.ships)),
        ("known", str(len(nation.advances))),
        ("action", str(nation.hand)),
        ("objective", str(nation.goals)),
    )
    amounts = [f"{amount}" for amount in nation.stock[:CULTURE]]
    amounts += [f"{nation.stock[good]}/{nation.limits[good]}" for good in (CULTURE, MOOD)]
    return [
        place("points", 144, first, 17),
        draw_number(written(nation.total), 155, first, LETTER + 1, anchor=None, bold=True),
        [
            [
                place(name, 204 + 34 * at, first, 16, fill=colour),
                draw_number(text, 213 + 34 * at, first, LETTER, anchor=None),
            ]
            for at, (name, text) in enumerate(counted)
        ],
        [
            [place(good, 16 + 52 * at + (8 * (at - 5) if at > 5 else 0), second, 16), _amount(text, at, second)]
            for at, (good, text) in enumerate(zip(GOODS, amounts, strict=True))
        ],
    ]


def _amount(text: str, at: int, y: float) -> Child:
    return draw_number(text, 27 + 52 * at + (8 * (at - 5) if at > 5 else 0), y, LETTER, anchor=None)
