"""Drawing of cards: a band with symbol and Age, the name, emblem and effect, costs and effects as symbols below."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache
from typing import Final

from aevum.games.through_the_ages.constants import CARDS, DATA
from aevum.games.through_the_ages.drawing.card_figures import (
    Printed,
    age_of,
    kind_of,
    printed,
    science_printed,
    short_name,
)
from aevum.games.through_the_ages.drawing.emblems import draw_emblem, emblem_of
from aevum.games.through_the_ages.drawing.illustrations import (
    FINER_LEADING,
    draw_finer_lines,
    draw_illustration,
    finer_lines,
)
from aevum.games.through_the_ages.drawing.layout import BAND_HEIGHT, FIGURE, FINE, SMALLEST, THING_BAND
from aevum.games.through_the_ages.drawing.outlines import band_path, framed
from aevum.games.through_the_ages.drawing.palette import BAND, ON_BAND, place, said
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import INK, LIGHT_PAPER
from aevum.kernel.svg.typography import HALF_FIGURE, draw_number, placeholder, text_width, wrap, write
from aevum.kernel.words import Words

_LEADING: Final = 12
_SIGN: Final = 12.5
_GAP: Final = 2
_MARGIN: Final = 2.4
_SLENDER: Final = 0.92
"""Width of a regular letter as a fraction of a bold one."""
_FINE_LEADING: Final = 9.6
_FINE_SIGN: Final = 10
COARSE: Final = 17.5
"""Size of the names of cards in play where fine print is hidden: 11 pixels on a phone."""
_COARSE_LEADING: Final = 16
_FINE_ROW: Final = 12
"""Height of the row of symbols on a card in play."""
_ROW: Final = 15
_HALF: Final = HALF_FIGURE * SMALLEST
_MANY: Final = 5
"""Maximum number of action tokens drawn one by one; more are shown as a number."""
_ELLIPSIS: Final = "…"
_ARTICLE: Final = 2
"""Maximum length of words that are skipped when a name is shortened."""
_NO_END: Final = "aeiouáéíóúаеёиоуыэюяьъй'’-"
_RUINED_CULTURE: Final[int] = DATA["board"]["ruined_wonder_culture"]
FOOT: Final = 15
"""Height of the space for a price below the effects."""


def id_of(card: int, asked: Set[str]) -> str:
    """Return the element id of a card whose label is in `asked`, else an empty string.

    A card that is drawn twice has the id once. A touch on a card with an id that is not offered explains why.
    """
    return f"ta-{CARDS[card]}" if CARDS[card] in asked else ""


@lru_cache(maxsize=8_192)
def card_face(card: int, box: Box, words: Words, *, id: str = "", price: int | None = None) -> Markup:
    """Return a card large enough to read. `price`: civil actions to take it.

    A touch on a card with an `id` that is not offered explains why.
    """
    rows = sign_rows(card, box.width)
    room = name_box(card, box, priced=price is not None)
    top = room.y + room.height
    name = f"card-{CARDS[card]}"
    return h.g(f"#{id}" if id else "", data_face=name, data_piece=name, font_size=SMALLEST, font_weight="bold")[
        framed("card", box),
        _band(card, box, BAND[kind_of(card)]),
        _face(card, box, room, words),
        [_signs(row, box.x + box.width / 2, top + _ROW * line + 7) for line, row in enumerate(rows)],
        None if price is None else _price(price, box),
    ]


def _band(card: int, box: Box, colour: str) -> list[Child]:
    middle = box.y + BAND_HEIGHT / 2
    science = science_printed(card)
    two_prices = "/" in science
    line = middle + _HALF
    return [
        framed("card-band", box, colour),
        said(age_of(card), box.x + box.width - 4, line, "end", ON_BAND),
        place("science", box.x + 29, middle, 13) if science and not two_prices else None,
        said(science, box.x + (24 if two_prices else 36), line, colour=ON_BAND) if science else None,
    ]


def _face(card: int, box: Box, room: Box, words: Words) -> list[Child]:
    """Return the symbol of the kind and the name; above an emblem the name stands at the top."""
    name = short_name(card, words)
    if not emblem_of(card):
        return [place(kind_of(card), box.x + 12, box.y + BAND_HEIGHT / 2, 18), _name(name, room)]
    high = min(room.height, _LEADING * len(name_lines(name, room)[0]) + 3)
    free = Box(room.x, room.y + high, room.width, room.height - high)
    return [_name(name, Box(room.x, room.y, room.width, high)), draw_illustration(card, box, free, words)]


def name_lines(name: str, box: Box) -> tuple[list[str], bool]:
    """Return the name in lines that fit a box, and whether it is bold: it is not where only regular letters fit."""
    bold = wrap(name, box.width - 2 * _MARGIN, SMALLEST)
    if _LEADING * len(bold) <= box.height:
        return bold, True
    return wrap(name, box.width - _MARGIN, SMALLEST * _SLENDER), False


def name_box(card: int, box: Box, *, priced: bool) -> Box:
    """Return the space for the name on a card, between band and symbols."""
    foot = FOOT if priced else 4
    height = box.height - BAND_HEIGHT - foot - _ROW * len(sign_rows(card, box.width))
    return Box(box.x, box.y + BAND_HEIGHT, box.width, height)


def _name(name: str, box: Box) -> Markup:
    lines, bold = name_lines(name, box)
    first = box.y + (box.height - _LEADING * len(lines)) / 2 + 9.6
    x = box.x + box.width / 2
    return h.g(text_anchor="middle", font_weight=None if bold else "normal")[
        [said(line, x, first + _LEADING * row) for row, line in enumerate(lines)]
    ]


def sign_width(item: Printed) -> float:
    """Return the width of a symbol with its number."""
    return _SIGN + 0.5 + text_width(str(item[1])) * SMALLEST


def sign_rows(card: int, width: float) -> list[list[Printed]]:
    """Return what is printed on a card, in rows of at most this width."""
    rows: list[list[Printed]] = []
    for item in printed(card):
        if rows and sum(map(sign_width, (*rows[-1], item))) + _GAP * len(rows[-1]) <= width - 2 * _MARGIN:
            rows[-1].append(item)
        else:
            rows.append([item])
    return rows


def _signs(row: list[Printed], x: float, y: float) -> list[Child]:
    left = x - (sum(map(sign_width, row)) + _GAP * (len(row) - 1)) / 2
    drawn: list[Child] = []
    for sign, amount in row:
        drawn += [
            place(sign, round(left + _SIGN / 2, 1), y, _SIGN),
            said(amount, round(left + _SIGN + 0.5, 1), y + _HALF),
        ]
        left += sign_width((sign, amount)) + _GAP
    return drawn


def _price(price: int, box: Box) -> list[Child]:
    """Return a white token for each action, or their number where there are many."""
    y = box.y + box.height - FOOT / 2
    x = box.x + box.width / 2
    if price > _MANY:
        return [place("civil", x - 9, y, 13), said(price, x, y + _HALF)]
    left = x - 6.5 * (price - 1)
    return [place("civil", left + 13 * token, y, 12) for token in range(price)]


@lru_cache(maxsize=4_096)
def small_card(card: int, box: Box, words: Words, *, id: str = "", lines: int = 3, down: bool = False) -> Markup:
    """Return a card in play: emblem or symbol, Age, and the name in fine print. `down`: the card lies in ruins."""
    name = Box(box.x, box.y + THING_BAND, box.width, box.height - THING_BAND if lines > 1 else 12)
    middle = box.y + THING_BAND / 2
    face = f"card-{CARDS[card]}"
    return h.g(f"#{id}" if id else "", data_face=face, data_piece=face, opacity=0.55 if down else None)[
        h.rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=6, fill=LIGHT_PAPER, stroke=INK),
        h.path(d=band_path(box.x, box.y, box.width, THING_BAND), fill=BAND[kind_of(card)]),
        draw_emblem(card, box.x + 13.5, middle, 23),
        said(age_of(card), box.x + box.width - 5, middle + HALF_FIGURE * FIGURE, "end", ON_BAND),
        _name_and_effect(card, name, lines, words, down=down),
        [
            placeholder(line, box.x + box.width / 2, name.y + 15 + _COARSE_LEADING * row, COARSE)
            for row, line in enumerate(coarse_lines(card, box.width, min(lines, 2), words))
        ],
    ]


def _name_and_effect(card: int, box: Box, lines: int, words: Words, *, down: bool) -> list[Child]:
    """Return the name of a card in play and below it, where they fit, its symbols and its effect.

    A wonder in ruins (`down`) shows what ruins give.
    """
    name = short_name(card, words)
    if lines == 1:
        return [fine_name(_name_in_one_line(card, box.width, words), box, lines)]
    high = _FINE_LEADING * len(fine_lines(name, box.width, lines))
    signs: list[Printed] = [("culture", _RUINED_CULTURE)] if down else fine_signs(card, box.width)
    signs_high = _FINE_ROW if signs and high + _FINE_ROW <= box.height else 0
    effect = [] if down else finer_lines(card, box.width, words)
    effect_high = FINER_LEADING * len(effect)
    if high + signs_high + effect_high > box.height:
        effect, effect_high = [], 0
    top = box.y + (box.height - high - signs_high - effect_high) / 2
    return [
        fine_name(name, Box(box.x, top, box.width, high), lines),
        _fine_signs(signs, box.x + box.width / 2, top + high + _FINE_ROW / 2) if signs_high else None,
        draw_finer_lines(effect, Box(box.x, top + high + signs_high, box.width, effect_high)) if effect else None,
    ]


def _name_in_one_line(card: int, width: float, words: Words) -> str:
    """Return the name of a card, else that of message `short-<id>`, where it fits a line of fine print.

    Where neither does, it is the most telling word.
    """
    short = f"short-{CARDS[card]}"
    names = [short_name(card, words), *([words(short)] if words.knows(short) else ())]
    return next((name for name in names if len(fine_lines(name, width, 2)) == 1), telling_word(card, words))


def _fine_width(item: Printed) -> float:
    return _FINE_SIGN + 0.5 + text_width(str(item[1])) * FINE


@lru_cache(maxsize=1_024)
def fine_signs(card: int, width: float) -> list[Printed]:
    """Return what a card in play brings, as symbols with numbers in one row; empty if they are too many for it."""
    items = [item for item in printed(card) if item[0] != "build"]
    return items if sum(map(_fine_width, items)) + _GAP * (len(items) - 1) <= width - 2 * _MARGIN else []


def _fine_signs(items: list[Printed], x: float, y: float) -> Markup:
    left = x - (sum(map(_fine_width, items)) + _GAP * (len(items) - 1)) / 2
    drawn: list[Child] = []
    for sign, amount in items:
        number = draw_number(amount, round(left + _FINE_SIGN + 0.5, 1), y, FINE, anchor=None, fine=True)
        drawn += [place(sign, round(left + _FINE_SIGN / 2, 1), y, _FINE_SIGN), number]
        left += _fine_width((sign, amount)) + _GAP
    return h.g(".fine", font_weight="normal")[drawn]


@lru_cache(maxsize=1_024)
def coarse_lines(card: int, width: float, most: int, words: Words) -> list[str]:
    """Return the name of a card in lines for a phone, or its most telling word if it needs more lines than `most`."""
    lines = wrap(short_name(card, words), (width - _MARGIN) / _SLENDER, COARSE)
    fits = len(lines) <= most and all(text_width(line) * COARSE * _SLENDER <= width - _MARGIN for line in lines)
    return lines if fits else [short_word(card, width, words)]


@lru_cache(maxsize=1_024)
def short_word(card: int, width: float, words: Words) -> str:
    """Return the most telling word of a card's name, cut to one line of figures."""
    return _abbreviated(telling_word(card, words), (width - _MARGIN) / (FIGURE * _SLENDER))


def telling_word(card: int, words: Words) -> str:
    """Return the most telling word of a card's name: of message `short-<id>` the longest of the first two words.

    Without such a message it is the first long word of the name; leaders go by their last name.
    """
    message = f"short-{CARDS[card]}"
    if words.knows(message):
        return max(words(message).split()[:2], key=len)
    name = short_name(card, words).split()
    long_words = [word for word in name if len(word.rstrip(".")) > _ARTICLE] or name
    return name[-1] if kind_of(card) == "leader" else long_words[0]


def _abbreviated(word: str, room: float) -> str:
    """Return a word, cut before a vowel and with a full stop where it is too long."""
    if text_width(word) <= room:
        return word
    while text_width(word + ".") > room or word[-1].lower() in _NO_END:
        word = word[:-1]
    return word + "."


def fine_name(name: str, box: Box, most: int) -> Markup:
    """Return a name in at most this number of lines of fine print; the rest is left out."""
    lines = fine_lines(name, box.width, most)
    first = box.y + (box.height - _FINE_LEADING * len(lines)) / 2 + 7
    x = box.x + box.width / 2
    return h.g(text_anchor="middle", font_weight="normal")[
        [
            write(line, x, round(first + _FINE_LEADING * row, 1), FINE, anchor=None, fine=True)
            for row, line in enumerate(lines)
        ]
    ]


@lru_cache(maxsize=2_048)
def fine_lines(name: str, width: float, most: int) -> list[str]:
    """Return the lines of a name, cut with an ellipsis where there are more than `most`."""
    lines = wrap(name, width - 3, FINE)
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], lines[most - 1].rstrip("-")[:-1] + _ELLIPSIS]


def back(age: str, x: float, y: float, size: float) -> list[Child]:
    """Return the back of a military card with its Age."""
    return [place("back", x, y, size), draw_number(age, x, y, size * 0.42, bold=True, colour=ON_BAND)]
