"""The clickable areas, a shape over each card and place of the row that is offered.

A label lies in one place: a card in hand, else before the viewer's civilization; while something of an opponent is
chosen, on the stage. The word for building stages lies on the wonder under construction.
"""

from __future__ import annotations

from collections.abc import Mapping, Set

from aevum.games.through_the_ages.constants import CARDS, NONE, WORKS
from aevum.games.through_the_ages.drawing.civilization import cell_of, things
from aevum.games.through_the_ages.drawing.hand import hand_boxes
from aevum.games.through_the_ages.drawing.row import PLACE_BOXES
from aevum.games.through_the_ages.drawing.stage import choice_boxes
from aevum.games.through_the_ages.moves import STAGE_WORD
from aevum.games.through_the_ages.pick_help import name_at
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.markup import Markup, fragment, h
from aevum.kernel.svg.box import Box
from aevum.kernel.words import Words

Place = tuple[str, list[Box]]
"""Panel on which a label lies, and its boxes there: all copies of a card share a label."""


def places(view: TableView) -> dict[str, Place]:
    """Return panel and boxes of each label."""
    found: dict[str, Place] = {f"R{at + 1}": ("row", [box]) for at, box in enumerate(PLACE_BOXES)}
    works = [(card, cell_of(view.own, card)) for card in view.own.technologies if card < len(WORKS)]
    for part, cards in (
        ("civilization", [*works, *things(view.own)]),
        ("hand", hand_boxes(view)),
        ("stage", choice_boxes(view)),
    ):
        laid: dict[str, list[Box]] = {}
        for card, box in cards:
            laid.setdefault(CARDS[card], []).append(box)
        found |= {label: (part, boxes) for label, boxes in laid.items()}
    if view.own.wonder != NONE:
        found[STAGE_WORD] = found[CARDS[view.own.wonder]]
    return found


def held_by(view: TableView, part: str) -> frozenset[str]:
    """Return the labels that can be touched on a panel."""
    return frozenset(label for label, (where, _) in places(view).items() if where == part)


def targets(view: TableView, offered: Mapping[str, str], faint: Set[str], words: Words) -> Markup:
    """Return a clickable shape for each offered label that lies on a panel, in the order in which they are offered."""
    where = places(view)
    return fragment(_target(label, where[label][1], label in faint, view, words) for label in offered if label in where)


def hint_marks(view: TableView, part: str, picked: Mapping[str, str]) -> Markup:
    """Return frames around the cards and places of a panel on which a hint would act."""
    found = [places(view).get(label) for label in picked]
    boxes = [box for place in found if place is not None and place[0] == part for box in place[1]]
    return fragment(
        h.g(".chosen")[h.rect(x=box.x + 2, y=box.y + 2, width=box.width - 4, height=box.height - 4, rx=5)]
        for box in boxes
    )


def _target(label: str, boxes: list[Box], faint: bool, view: TableView, words: Words) -> Markup:
    face, name = _names(label, view, words)
    look = ".target.faint" if faint else ".target"
    return h.g(look, data_act=label, data_face=face, role="button", tabindex=-1, aria_label=name)[
        [h.rect(x=box.x + 1, y=box.y + 1, width=box.width - 2, height=box.height - 2, rx=5) for box in boxes]
    ]


def _names(label: str, view: TableView, words: Words) -> tuple[str, str]:
    """Return the tooltip key and the accessible name of a label."""
    if label == STAGE_WORD:
        face = f"card-{CARDS[view.own.wonder]}"
        return face, words("board-stage-of", card=words(face))
    if label in CARDS:
        return f"card-{label}", words(f"card-{label}")
    place = int(label[1:]) - 1
    card = view.card_row[place]
    if card == NONE:
        return "board-row", name_at(view, label, words)
    face = f"card-{CARDS[card]}"
    return face, words("board-place", card=words(face), price=view.prices[place])
