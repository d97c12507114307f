"""Final result in the players' panels: place, and where the points come from."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.drawing.palette import place
from aevum.games.tempus.rules.score import tie_breaks
from aevum.games.tempus.view import WorldView
from aevum.kernel import points
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import CONTOUR, DARK_GOLD, FAINT_INK, GOLD, LIGHT_PAPER
from aevum.kernel.svg.typography import draw_number
from aevum.kernel.words import Words

_STEP: Final = 74


def rank(view: WorldView, seat: int) -> int:
    """Return the place of a seat; 1 is the best."""
    totals = [view.total(other) for other in range(view.seats)]
    breaks = [tie_breaks(view.hand_sizes[other], view.cities[other]) for other in range(view.seats)]
    return points.place_in(points.rank(totals, breaks), seat)


def draw_rank(view: WorldView, seat: int, x: float, y: float) -> list[Child]:
    """Draw a medal with the place of a seat; gold for the first."""
    number = rank(view, seat)
    fill, edge = (GOLD, DARK_GOLD) if number == 1 else (LIGHT_PAPER, FAINT_INK)
    return [
        h.circle(cx=x, cy=y, r=20, fill=fill, stroke=edge, stroke_width=3),
        draw_number(number, x, y, 28, bold=True, colour=CONTOUR if number == 1 else None),
    ]


def draw_lines(view: WorldView, seat: int, x: float, y: float, words: Words) -> list[Markup]:
    """Draw each line of the score, then the cards in hand, which break a tie."""
    lines = view.score[seat]
    signs = (
        ("grassland", 34.0, lines["hexes"], "score-hexes"),
        ("town", 60.0, lines["cities"], "score-cities"),
        ("flight", 30.0, lines["flight"], "score-flight"),
        ("back", 32.0, view.hand_sizes[seat], "score-cards"),
    )
    return [
        _line(sign, size, count, x + _STEP * column, y, words(about))
        for column, (sign, size, count, about) in enumerate(signs)
    ]


def _line(sign: str, size: float, count: int, x: float, y: float, about: str) -> Markup:
    return h.g[h.title[f"{about}: {count}"], place(sign, x, y, size), draw_number(count, x + 20, y, 23, anchor=None)]
