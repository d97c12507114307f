"""SVG symbols of tokens and cities; each seat has a colour and an outline of its own, distinct in greyscale too."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import COLOURS
from aevum.games.tempus.drawing.palette import CREAM, ON_TOKEN, TOKEN, TOKEN_EDGE, place
from aevum.kernel.markup import Attribute, Child, Markup, h
from aevum.kernel.svg.colours import BONE, CONTOUR
from aevum.kernel.svg.typography import draw_number

OUTLINES: Final = (
    "M0 -20A20 20 0 0 1 0 20A20 20 0 0 1 0 -20Z",
    "M-18 -18H18V18H-18Z",
    "M0 -24L25 18H-25Z",
    "M0 -25L25 0L0 25L-25 0Z",
    "M-10 -22H10V-10H22V10H10V22H-10V10H-22V-10H-10Z",
)
"""Outline of each seat: circle, square, triangle, diamond and cross."""
_FIGURE_DOWN: Final = (0, 0, 4, 0, 0)
"""By seat, the distance by which the number stands below the middle; lower on a triangle."""
_HIGHEST_PILE: Final = 4
_STEP: Final = 6
_TOWN: Final = "M-22 20V-12H-16V-7H-11V-12H-6V-22H-2V-18H2V-22H6V-12H11V-7H16V-12H22V20Z"


def _body(seat: int, fill: str, edge: str) -> list[Child]:
    return [
        h.path(d=OUTLINES[seat], transform="translate(0 5)", fill=TOKEN_EDGE[seat], stroke=TOKEN_EDGE[seat]),
        h.path(d=OUTLINES[seat], fill=fill, stroke=edge),
    ]


def _token(seat: int) -> list[Markup]:
    """Return the four SVG symbols of a seat: token, spent (hollow) token, flat marker, city."""
    pen: dict[str, Attribute] = {"stroke_width": 2.2, "stroke_linejoin": "round"}
    flat = h.path(d=OUTLINES[seat], fill=TOKEN[seat], stroke=TOKEN_EDGE[seat])
    ground = h.g(transform="translate(0 2) scale(1.5)")[_body(seat, TOKEN[seat], BONE)]
    return [
        h.g(f"#tp-token-{COLOURS[seat]}", **pen)[_body(seat, TOKEN[seat], BONE)],
        h.g(f"#tp-spent-{COLOURS[seat]}", **pen)[_body(seat, BONE, TOKEN[seat])],
        h.g(f"#tp-mark-{COLOURS[seat]}", **pen)[flat],
        h.g(f"#tp-city-{COLOURS[seat]}", **pen)[ground, place("town", 0, 0)],
    ]


def _town() -> Markup:
    return h.g("#tp-town", stroke=CONTOUR, stroke_linejoin="round", stroke_width=2)[
        h.path(d=_TOWN, fill=BONE), h.path(d="M-22 20V14H22V20Z", fill=CREAM)
    ]


def stack(
    seat: int, tokens: int, moved: int, x: float, y: float, size: float = 100, *, travels: bool = False
) -> list[Child]:
    """Draw a pile of tokens with their number on the uppermost. Those that have moved lie below and are hollow.

    `travels`: whether each token is a piece that the page animates from place to place.
    """
    shown = min(tokens, _HIGHEST_PILE)
    hollow = shown if moved >= tokens else min(moved, shown - 1)
    step = _STEP * size / 100
    bottom = y + step * (shown - 1) / 2
    names = ["spent"] * hollow + ["token"] * (shown - hollow)
    pile = [place(f"{name}-{COLOURS[seat]}", x, bottom - step * up, size) for up, name in enumerate(names)]
    ink = TOKEN_EDGE[seat] if hollow == shown else ON_TOKEN[seat]
    top = bottom - step * (shown - 1) + _FIGURE_DOWN[seat] * size / 100
    number = draw_number(tokens, x, top, 35 * size / 100, bold=True, colour=ink)
    if not travels:
        return [pile, number]
    kind = f"token-{COLOURS[seat]}"
    return [[h.g(data_piece=kind)[token] for token in pile[:-1]], h.g(data_piece=kind)[pile[-1], number]]


def city(seat: int, value: int, x: float, y: float, size: float = 100) -> list[Child]:
    """Draw a walled town with its value; the ground below it has the colour of its owner."""
    return [
        place(f"city-{COLOURS[seat]}", x, y, size),
        draw_number(value, x, y + 1 * size / 100, 36 * size / 100, bold=True, colour=CONTOUR),
    ]


def mark(seat: int, x: float, y: float, size: float) -> Child:
    """Draw the flat marker of a seat."""
    return place(f"mark-{COLOURS[seat]}", x, y, size)


TOKEN_SHAPES: Final = (_town(), *(shape for seat in range(len(COLOURS)) for shape in _token(seat)))
