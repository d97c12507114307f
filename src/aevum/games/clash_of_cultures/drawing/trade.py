"""Scene of a trade: what one side gives, and what it wants in return."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.clash_of_cultures.constants import ACTIONS, CIVIL, GOODS, HALVES, OBJECTIVES
from aevum.games.clash_of_cultures.drawing.names import short_name
from aevum.games.clash_of_cultures.drawing.palette import place
from aevum.games.clash_of_cultures.drawing.stage import LEADING, LEFT, RIGHT, TEXT, panel, titled
from aevum.games.clash_of_cultures.view import OfferView, TableView
from aevum.kernel.markup import Child, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import DARK_GOLD, SOFT_INK
from aevum.kernel.svg.typography import draw_number, wrap, write
from aevum.kernel.words import Words

_MOST_LINES: Final = 3
_SLENDER: Final = 0.93


def draw_trade(view: TableView, words: Words) -> Child:
    """Draw the giver on the left, the partner on the right."""
    offer = view.offer
    assert offer is not None
    return h.g(data_face="board-trade")[
        panel(LEFT, lit=offer.giver == view.actor, stroke=DARK_GOLD),
        panel(RIGHT, lit=offer.partner == view.actor, stroke=DARK_GOLD),
        titled(offer.giver, LEFT, words, 150),
        titled(offer.partner, RIGHT, words, 150),
        h.path(d="M188 44h24l-7 -7m7 7l-7 7M212 68h-24l7 -7m-7 7l7 7", stroke=DARK_GOLD, stroke_width=2.5, fill="none"),
        _goods(offer.given, LEFT),
        _goods(offer.wanted, RIGHT),
        _cards(offer, words),
        None if any((*offer.given, *offer.counts)) else write("—", LEFT.x + 16, 52, 16, colour=SOFT_INK),
        None if any(offer.wanted) else write("—", RIGHT.x + 16, 52, 16, colour=SOFT_INK),
    ]


def _goods(amounts: Sequence[int], box: Box) -> list[Child]:
    """Draw amounts of goods, four in a row."""
    listed = [(GOODS[good], amount) for good, amount in enumerate(amounts) if amount]
    return [
        [
            place(good, box.x + 16 + 47 * (at % 4), box.y + 44 + 26 * (at // 4), 20),
            draw_number(amount, box.x + 29 + 47 * (at % 4), box.y + 44 + 26 * (at // 4), 17, anchor=None, bold=True),
        ]
        for at, (good, amount) in enumerate(listed)
    ]


def _cards(offer: OfferView, words: Words) -> list[Child]:
    """Draw the names of the cards given, or their number for viewers who may not see them."""
    names = [short_name(ACTIONS.ids[CIVIL[card]], words) for card in offer.cards]
    names += [short_name(OBJECTIVES.ids[HALVES[card][0]], words) for card in offer.objectives]
    y = LEFT.y + LEFT.height - 8
    if names:
        lines = wrap(", ".join(names), (LEFT.width - 16) / _SLENDER, TEXT)[:_MOST_LINES]
        top = y - LEADING * (len(lines) - 1)
        return [write(line, LEFT.x + 8, top + LEADING * row, TEXT, anchor=None) for row, line in enumerate(lines)]
    actions, objectives = offer.counts
    drawn: list[Child] = []
    for at, (sign, count) in enumerate((("action", actions), ("objective", objectives))):
        if count:
            x = LEFT.x + 16 + 60 * at
            drawn += [
                place(sign, x, y - LEADING / 2, 19),
                draw_number(f"×{count}", x + 13, y - LEADING / 2, TEXT, anchor=None),
            ]
    return drawn
