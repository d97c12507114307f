"""Drawing of a rival's civilization as a list in two columns: banks, technologies with workers, other cards by name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.through_the_ages.constants import CARDS, COLOURS, FIRST_WONDER, NONE, STAGES, WORKS
from aevum.games.through_the_ages.constants import STORES as HOLDING
from aevum.games.through_the_ages.drawing.card_figures import age_of, kind_of, short_name
from aevum.games.through_the_ages.drawing.civilization import draw_banks, figure_box, things
from aevum.games.through_the_ages.drawing.emblems import draw_emblem
from aevum.games.through_the_ages.drawing.layout import BANKS, SHEET_WIDTH
from aevum.games.through_the_ages.drawing.palette import BAND, ON_BAND, place, said
from aevum.games.through_the_ages.view import CivilizationView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import FAINT_INK, LIGHT_PAPER
from aevum.kernel.svg.typography import HALF_FIGURE, text_width, wrap
from aevum.kernel.words import Words

_SCALE: Final = SHEET_WIDTH / BANKS.width
_TOP: Final = BANKS.height * _SCALE + 4
_COLUMN: Final = SHEET_WIDTH / 2
_LETTER: Final = 14
_LEADING: Final = 15
_LINE: Final = 24
_TAG: Final = 46
"""Width of the coloured tag with symbol and Age before the name."""
_SIGN: Final = 15

Count = tuple[str, int | str]
"""Symbol and the number beside it, after the name of a card."""
Row = tuple[int, tuple[Count, ...]]
"""A card with what stands on it."""


def rival_box(own: CivilizationView, words: Words) -> Box:
    """Return the frame of the list."""
    last = max((box.y + box.height for _, box in card_boxes(own, words)), default=_TOP)
    return Box(0, 0, SHEET_WIDTH, last + 2)


def card_boxes(own: CivilizationView, words: Words) -> list[tuple[int, Box]]:
    """Return the cards of a civilization with their boxes: technologies first, two in a line."""
    rows, boxes, top = _rows(own), [], _TOP
    for first in range(0, len(rows), 2):
        pair = rows[first : first + 2]
        height = max(_height(row, words) for row in pair)
        boxes += [
            (card, Box(1 + _COLUMN * column, round(top, 1), _COLUMN - 2, height - 2))
            for column, (card, _) in enumerate(pair)
        ]
        top += height
    return boxes


def rival_figure_box(name: str) -> Box:
    """Return the box of a bank or a store."""
    box = figure_box(name)
    return Box(box.x * _SCALE, (box.y - BANKS.y) * _SCALE, box.width * _SCALE, box.height * _SCALE)


def draw_rival_banks(own: CivilizationView) -> Markup:
    """Return the line of banks and stores."""
    return h.g(transform=f"scale({_SCALE:.4g}) translate(0 {-BANKS.y:g})")[draw_banks(own)]


def draw_rival_cards(own: CivilizationView, words: Words) -> Markup:
    """Return the list of cards."""
    counts = dict(_rows(own))
    return h.g(font_size=_LETTER)[
        [_drawn(card, counts[card], box, card in own.ruined, words) for card, box in card_boxes(own, words)]
    ]


def _rows(own: CivilizationView) -> list[Row]:
    works = [card for card in own.technologies if card < len(WORKS)]
    rows: list[Row] = [(card, _on_work(own, card)) for card in works]
    return rows + [(card, _on_card(own, card)) for card, _ in things(own)]


def _on_work(own: CivilizationView, work: int) -> tuple[Count, ...]:
    blue = own.blue[work] if work < HOLDING else 0
    return tuple((sign, count) for sign, count in (("worker", own.workers[work]), ("blue", blue)) if count)


def _on_card(own: CivilizationView, card: int) -> tuple[Count, ...]:
    """Return stages done, armies, or the seat on the other side of a pact or a war."""
    if card == own.wonder:
        return (("blue", f"{own.stages_done}/{len(STAGES[card - FIRST_WONDER])}"),)
    if card == own.tactic and own.armies:
        return (("strength", len(own.armies)),)
    if card == own.war and own.war_on != NONE:
        return ((COLOURS[own.war_on], ""),)
    partners = [pact.partner if pact.owner == own.seat else pact.owner for pact in own.pacts if pact.card == card]
    return tuple((COLOURS[partner], "") for partner in partners)


def _width(count: Count) -> float:
    return _SIGN + 2 + text_width(str(count[1])) * _LETTER + 3


def _lines(row: Row, words: Words) -> list[str]:
    card, counts = row
    room = _COLUMN - 2 - _TAG - 6 - sum(map(_width, counts))
    return wrap(short_name(card, words), room, _LETTER)


def _height(row: Row, words: Words) -> float:
    return _LINE + _LEADING * (len(_lines(row, words)) - 1)


@lru_cache(maxsize=2_048)
def _drawn(card: int, counts: tuple[Count, ...], box: Box, down: bool, words: Words) -> Markup:
    lines = _lines((card, counts), words)
    middle = box.y + box.height / 2
    first = middle - _LEADING * (len(lines) - 1) / 2 + HALF_FIGURE * _LETTER
    drawn: list[Child] = [
        h.rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=5, fill=LIGHT_PAPER, stroke=FAINT_INK),
        h.rect(x=box.x, y=box.y, width=_TAG, height=box.height, rx=5, fill=BAND[kind_of(card)]),
        draw_emblem(card, box.x + 12, middle, 20),
        said(age_of(card), box.x + _TAG - 4, middle + HALF_FIGURE * _LETTER, "end", ON_BAND),
        [said(line, box.x + _TAG + 4, first + _LEADING * number) for number, line in enumerate(lines)],
    ]
    right = box.x + box.width
    for sign, count in reversed(counts):
        right -= _width((sign, count))
        drawn += [
            place(sign, round(right + _SIGN / 2, 1), middle, _SIGN),
            said(count, round(right + _SIGN + 2, 1), middle + HALF_FIGURE * _LETTER) if count else None,
        ]
    return h.g(data_face=f"card-{CARDS[card]}", opacity=0.55 if down else None)[drawn]
