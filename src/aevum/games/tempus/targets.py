"""Touch targets of the drawings: a shape over each hex, card and turned tile that is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import Final

from aevum.games.tempus.constants import CARDS, HEX_AT, WATER
from aevum.games.tempus.drawing.layout import MIDDLE, RADIUS, hand_boxes, rotation_box
from aevum.games.tempus.drawing.pieces import describe
from aevum.games.tempus.drawing.tile import draw_ghost
from aevum.games.tempus.moves import CARD, HEX, ROTATION
from aevum.games.tempus.view import WorldView
from aevum.kernel.markup import Child, Element, Markup, fragment, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.hex_outlines import POINTED
from aevum.kernel.words import Words


def targets(view: WorldView, offered: Mapping[str, str], faint: Set[str], words: Words) -> Markup:
    """Return the touch targets in the order in which their labels are offered."""
    return fragment(
        _DRAWN[domain](view, label, ".target.faint" if label in faint else ".target", words)
        for label, domain in offered.items()
        if domain in _DRAWN
    )


def selection_marks(view: WorldView, part: str, chosen: Mapping[str, str]) -> Markup:
    """Return marks over what has been picked so far; a picked rotation shows the tile on the sea as it is turned."""
    if part == "island":
        hexes = [HEX_AT[label] for label, domain in chosen.items() if domain == HEX.name]
        turned = [int(label) for label, domain in chosen.items() if domain == ROTATION.name]
        return fragment(
            [draw_ghost(view, sixths) for sixths in turned],
            [h.path(".chosen", d=POINTED.contour(*MIDDLE[place], RADIUS - 4))[None] for place in hexes],
        )
    boxes = [
        *(box for label, domain in chosen.items() if domain == CARD.name for box in _boxes(view, label)),
        *(rotation_box(int(label)) for label, domain in chosen.items() if domain == ROTATION.name),
    ]
    return fragment(h.g(".chosen")[_rectangle(box)] for box in boxes)


def _hex(view: WorldView, label: str, look: str, words: Words) -> Element:
    """Return the target of a hex as a contour path, which is short: nearly the whole island may be offered."""
    place = HEX_AT[label]
    return h.path(
        look,
        d=POINTED.contour(*MIDDLE[place], RADIUS - 4),
        data_act=label,
        data_face=f"hex-{label}" if view.terrain[place] != WATER else None,
        role="button",
        tabindex=-1,
        aria_label=describe(view, place, words),
    )


def _card(view: WorldView, label: str, look: str, words: Words) -> Markup:
    """Return one target for all copies of a card and the gaps between them: copies are interchangeable."""
    boxes = _boxes(view, label)
    first, last = boxes[0], boxes[-1]
    name = f"card-{label}"
    return h.g(look, data_act=label, data_face=name, role="button", tabindex=-1, aria_label=words(name))[
        h.rect(".reach", x=first.x, y=first.y, width=last.x + last.width - first.x, height=first.height),
        [_rectangle(box) for box in boxes],
    ]


def _boxes(view: WorldView, label: str) -> list[Box]:
    hand = sorted(view.hand)
    return [box for card, box in zip(hand, hand_boxes(len(hand)), strict=True) if CARDS[card] == label]


def _rotation(view: WorldView, label: str, look: str, words: Words) -> Markup:
    name = words("board-rotation", sixths=int(label))
    return h.g(look, data_act=label, role="button", tabindex=-1, aria_label=name)[_rectangle(rotation_box(int(label)))]


def _rectangle(box: Box) -> Element:
    return h.rect(x=box.x + 2, y=box.y + 2, width=box.width - 4, height=box.height - 4, rx=8)


_DRAWN: Final[dict[str, Callable[[WorldView, str, str, Words], Child]]] = {
    HEX.name: _hex,
    CARD.name: _card,
    ROTATION.name: _rotation,
}
