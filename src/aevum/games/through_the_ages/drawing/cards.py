"""Cards: a band with sign and Age, the name set in lines, costs and gifts in signs below it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.through_the_ages.drawing.ink import BAND, ON_BAND, place
from aevum.games.through_the_ages.drawing.layout import FIGURE, FINE, SMALLEST, Box
from aevum.games.through_the_ages.drawing.printed import (
    Printed,
    age_of,
    kind_of,
    printed,
    science_printed,
    short_name,
)
from aevum.games.through_the_ages.facts import CARDS
from aevum.kernel.ink import INK, LIGHT_PAPER, breadth, figure, in_lines, write
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words

_BAND: Final = 23
_LEADING: Final = 12.4
_SIGN: Final = 14
_MARGIN: Final = 3
_ELLIPSIS: Final = "…"
FOOT: Final = 15
"""Below the gifts: room for a price."""


@lru_cache(maxsize=4_096)
def card_face(card: int, box: Box, words: Words, *, id: str = "", price: int | None = None) -> Markup:
    """A card large enough to read. `id`: touching it when it is not offered asks why; `price`: to take it."""
    colour = BAND[kind_of(card)]
    rows = sign_rows(card, box.width)
    bottom = box.y + box.height - (FOOT if price is not None else 4)
    top = bottom - 15 * len(rows)
    return h.g(f"#{id}" if id else "", data_face=f"card-{CARDS[card]}")[
        h.rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=6, fill=LIGHT_PAPER, stroke=INK),
        _band(card, box, colour),
        _name(short_name(card, words), Box(box.x, box.y + _BAND, box.width, top - box.y - _BAND)),
        [_signs(row, box.x + box.width / 2, top + 15 * line + 7) for line, row in enumerate(rows)],
        None if price is None else _price(price, box),
    ]


def _band(card: int, box: Box, colour: str) -> list[Child]:
    middle = box.y + _BAND / 2
    shape = f"M{box.x:g} {box.y + _BAND:g}v{-_BAND + 6}a6 6 0 0 1 6 -6h{box.width - 12:g}a6 6 0 0 1 6 6v{_BAND - 6}Z"
    science = science_printed(card)
    return [
        h.path(d=shape, fill=colour),
        place(kind_of(card), box.x + 12, middle, 18),
        figure(age_of(card), box.x + box.width - 4, middle, 13, anchor="end", bold=True, colour=ON_BAND),
        [
            place("science", box.x + 29, middle, 13),
            figure(science, box.x + 36, middle, SMALLEST, anchor=None, bold=True, colour=ON_BAND),
        ]
        if science
        else None,
    ]


def name_lines(name: str, width: float) -> list[str]:
    """The name as it stands on a card of this width."""
    return in_lines(name, width - 2 * _MARGIN, SMALLEST)


def _name(name: str, box: Box) -> list[Child]:
    lines = name_lines(name, box.width)
    first = box.y + (box.height - _LEADING * len(lines)) / 2 + 9.8
    x = box.x + box.width / 2
    return [write(line, x, round(first + _LEADING * row, 1), SMALLEST, bold=True) for row, line in enumerate(lines)]


def sign_width(item: Printed) -> float:
    """The room that a sign takes with its figure."""
    return _SIGN + 1 + breadth(str(item[1])) * SMALLEST


def sign_rows(card: int, width: float) -> list[list[Printed]]:
    """What is printed on a card, in rows of this width."""
    rows: list[list[Printed]] = []
    for item in printed(card):
        if rows and sum(map(sign_width, (*rows[-1], item))) + 3 * len(rows[-1]) <= width - 2 * _MARGIN:
            rows[-1].append(item)
        else:
            rows.append([item])
    return rows


def _signs(row: list[Printed], x: float, y: float) -> list[Child]:
    left = x - (sum(map(sign_width, row)) + 3 * (len(row) - 1)) / 2
    drawn: list[Child] = []
    for sign, amount in row:
        drawn += [
            place(sign, round(left + _SIGN / 2, 1), y, _SIGN),
            figure(amount, round(left + _SIGN + 1, 1), y, SMALLEST, anchor=None, bold=True),
        ]
        left += sign_width((sign, amount)) + 3
    return drawn


def _price(price: int, box: Box) -> list[Child]:
    """A white token for each action, or their number where there are many."""
    y = box.y + box.height - FOOT / 2
    x = box.x + box.width / 2
    if price > 5:
        return [place("civil", x - 9, y, 13), figure(price, x, y, SMALLEST, anchor=None, bold=True)]
    left = x - 6.5 * (price - 1)
    return [place("civil", left + 13 * token, y, 12) for token in range(price)]


@lru_cache(maxsize=4_096)
def small_card(card: int, box: Box, words: Words, *, id: str = "", down: bool = False) -> Markup:
    """A card before a civilization: sign and Age; its name is fine print. `down`: it lies in ruins."""
    colour = BAND[kind_of(card)]
    middle = box.y + 13
    shape = f"M{box.x:g} {box.y + 25:g}v-19a6 6 0 0 1 6 -6h{box.width - 12:g}a6 6 0 0 1 6 6v19Z"
    return h.g(f"#{id}" if id else "", data_face=f"card-{CARDS[card]}", opacity=0.55 if down else None)[
        h.rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=6, fill=LIGHT_PAPER, stroke=INK),
        h.path(d=shape, fill=colour),
        place(kind_of(card), box.x + 13, middle, 21),
        figure(age_of(card), box.x + box.width - 5, middle, FIGURE, anchor="end", bold=True, colour=ON_BAND),
        fine_name(short_name(card, words), Box(box.x, box.y + 25, box.width, box.height - 25), 2),
    ]


def fine_name(name: str, box: Box, most: int) -> list[Child]:
    """A name in at most so many lines of fine print; what does not fit is left out."""
    lines = fine_lines(name, box.width, most)
    first = box.y + (box.height - 10 * len(lines)) / 2 + 7.6
    x = box.x + box.width / 2
    return [write(line, x, round(first + 10 * row, 1), FINE, fine=True) for row, line in enumerate(lines)]


@lru_cache(maxsize=2_048)
def fine_lines(name: str, width: float, most: int) -> list[str]:
    """As many of the lines of a name as there is room for."""
    lines = in_lines(name, width - 3, FINE)
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], lines[most - 1].rstrip("-")[:-1] + _ELLIPSIS]


def back(age: str, x: float, y: float, size: float) -> list[Child]:
    """The back of a military card, with its Age."""
    return [place("back", x, y, size), figure(age, x, y, size * 0.42, bold=True, colour=ON_BAND)]
