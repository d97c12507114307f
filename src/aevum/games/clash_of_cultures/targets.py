"""Touch targets of the drawings: a shape over each hex, card, advance and Wonder that is offered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from typing import Final

from aevum.games.clash_of_cultures.constants import ADVANCES, NONE, TERRAINS, WONDERS
from aevum.games.clash_of_cultures.drawing.advances import advance_name
from aevum.games.clash_of_cultures.drawing.hand import card_places
from aevum.games.clash_of_cultures.drawing.layout import MIDDLE, RADIUS, cell, piece_of
from aevum.games.clash_of_cultures.drawing.map import ring
from aevum.games.clash_of_cultures.drawing.names import described
from aevum.games.clash_of_cultures.drawing.next_advances import next_advance_boxes
from aevum.games.clash_of_cultures.drawing.scene import is_on
from aevum.games.clash_of_cultures.drawing.terrains import edge
from aevum.games.clash_of_cultures.drawing.wonders import wonder_boxes
from aevum.games.clash_of_cultures.maps import LABELS, LAYOUTS, UNKNOWN, turned
from aevum.games.clash_of_cultures.moves import ACTION, ADVANCE, HEX, OBJECTIVE, SIDE, WONDER
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.events import SPECTATOR
from aevum.kernel.markup import Child, Element, Markup, fragment, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import GOLD, INK, LIGHT_PAPER
from aevum.kernel.svg.hex_outlines import FLAT
from aevum.kernel.svg.typography import fit_size, write
from aevum.kernel.words import Words

_INSET: Final = 4


def targets(view: TableView, offered: Mapping[str, str], faint: Set[str], words: Words) -> Markup:
    """Return the touch targets in the order in which their labels are offered."""
    return fragment(
        _DRAWN[domain](view, label, ".target.faint" if label in faint else ".target", words)
        for label, domain in offered.items()
        if domain in _DRAWN
    )


def selection_marks(view: TableView, part: str, chosen: Mapping[str, str]) -> Markup:
    """Return the marks on one panel over what has been picked so far."""
    boxes: list[Child] = []
    for label, domain in chosen.items():
        if part == "map" and domain == SIDE.name:
            boxes.append(_laid_region(view, SIDE.labels.index(label)))
        elif part == "map" and domain == HEX.name:
            boxes.append(h.path(".chosen", d=_shape(view, label))[None])
        elif part == _part_of(view, label, domain):
            boxes += [h.g(".chosen")[_rectangle(box)] for box in _boxes(view, label, domain)]
    return fragment(boxes)


def _laid_region(view: TableView, side: int) -> Child:
    """Draw the region that is being laid as it would lie, with a ring around the hex that is entered."""
    tile = LAYOUTS[view.seats].tiles[view.region_slot]
    return h.g(".ghost", data_centre="true", pointer_events="none")[
        [
            h.use(href=f"#cc-terrain-{TERRAINS[kind]}", x=MIDDLE[cell][0], y=MIDDLE[cell][1])
            for cell, kind in zip(tile, turned(2 * view.region + side), strict=True)
        ],
        h.path(d=edge(tile, _INSET), fill="none", stroke=GOLD, stroke_width=5, stroke_dasharray="14 8"),
        ring(view.entered, GOLD) if view.entered != NONE else None,
    ]


def draw_target_notes(part: str, notes: Mapping[str, str]) -> Markup:
    """Return a plate with the lines of its note on each hex."""
    return fragment([_note(label, note.split("\n")) for label, note in notes.items()] if part == "map" else [])


def _note(label: str, lines: list[str]) -> Child:
    x, y = MIDDLE[LABELS.index(label)]
    top = y - _NOTE * len(lines) / 2
    return h.g(pointer_events="none")[
        h.rect(x=x - 46, y=top - 3, width=92, height=_NOTE * len(lines) + 6, rx=9, fill=INK, fill_opacity=0.85),
        [
            write(line, x, top + _NOTE * (row + 0.78), fit_size(line, 86, 22), bold=True, colour=LIGHT_PAPER)
            for row, line in enumerate(lines)
        ],
    ]


_NOTE: Final = 25
"""Height of a line of a note."""


_PART: Final = {ACTION.name: "hand", OBJECTIVE.name: "hand", WONDER.name: "wonders"}


def _part_of(view: TableView, label: str, domain: str) -> str | None:
    """Return the panel on which a label lies; of a strip in pieces the piece."""
    if domain == ADVANCE.name and label not in held_by(view, "lessons"):
        return "advances"
    strip = "lessons" if domain == ADVANCE.name else _PART.get(domain)
    if strip not in ("lessons", "hand"):
        return strip
    return next((piece_name(strip, piece_of(box)) for box in _boxes(view, label, domain)), None)


def piece_name(strip: str, piece: int) -> str:
    """Return the name of the panel that is a piece of a strip."""
    return f"{strip}-{piece + 1}" if piece else strip


def held_by(view: TableView, part: str) -> frozenset[str]:
    """Return the ids of the advances that a panel holds: the strip those that can be taken, the table the others."""
    lessons = frozenset(ADVANCES.ids[advance] for advance in view.prices) if shows_next_advances(view) else frozenset()
    return lessons if part == "lessons" else frozenset(ADVANCES.ids) - lessons


def shows_next_advances(view: TableView) -> bool:
    """Whether the strip of next advances is shown: to seats, unless a scene about something else takes its place."""
    return (
        bool(view.prices) and view.seat != SPECTATOR and not view.over and (not is_on(view) or view.phase in _LEARNING)
    )


_LEARNING: Final = frozenset(("grant", "cubes", "purchase"))
"""Phases that ask for an advance; the strip of next advances is shown in them even beside a scene."""


def _box_of(view: TableView, label: str) -> Box:
    advance = ADVANCES.number(label)
    return next_advance_boxes(view)[advance] if label in held_by(view, "lessons") else cell(advance)


def _boxes(view: TableView, label: str, domain: str) -> list[Box]:
    if domain == ADVANCE.name:
        return [_box_of(view, label)]
    if domain == WONDER.name:
        return [box for wonder, box in wonder_boxes(view) if WONDERS.ids[wonder] == label]
    return [box for name, box in card_places(view).items() if name == label]


def _shape(view: TableView, label: str) -> str:
    """Return the outline of a hex; while Ships move, that of its whole region if it is not discovered."""
    at = LABELS.index(label)
    return edge(region(view, at), _INSET) if _sails(view) else FLAT.contour(*MIDDLE[at], RADIUS - _INSET)


def region(view: TableView, at: int) -> tuple[int, ...]:
    """Return all hexes of the region of a hex that is not discovered, else the hex alone."""
    layout = LAYOUTS[view.seats]
    return layout.tiles[layout.tile[at]] if view.at(at).terrain == UNKNOWN else (at,)


def _sails(view: TableView) -> bool:
    return view.phase == "group" and bool(view.pending.get("ships"))


def _hex(view: TableView, label: str, look: str, words: Words) -> Element:
    return h.path(
        look,
        d=_shape(view, label),
        data_act=label,
        data_face=f"hex-{label}",
        role="button",
        tabindex=-1,
        aria_label=described(view, LABELS.index(label), words),
    )


def _card(view: TableView, label: str, look: str, words: Words) -> Child:
    return _boxed(look, label, f"card-{label}", words(f"card-{label}"), [card_places(view)[label]])


def _advance(view: TableView, label: str, look: str, words: Words) -> Child:
    advance = ADVANCES.number(label)
    return _boxed(look, label, f"card-{label}", advance_name(view, advance, words), [_box_of(view, label)])


def _wonder(view: TableView, label: str, look: str, words: Words) -> Child:
    return _boxed(look, label, f"card-{label}", words(f"card-{label}"), _boxes(view, label, WONDER.name))


def _boxed(look: str, label: str, face: str, name: str, boxes: list[Box]) -> Markup:
    return h.g(look, data_act=label, data_face=face, role="button", tabindex=-1, aria_label=name)[
        [_rectangle(box) for box in boxes]
    ]


def _rectangle(box: Box) -> Element:
    return h.rect(x=box.x + 1, y=box.y + 1, width=box.width - 2, height=box.height - 2, rx=6)


_DRAWN: Final[dict[str, Callable[[TableView, str, str, Words], Child]]] = {
    HEX.name: _hex,
    ADVANCE.name: _advance,
    ACTION.name: _card,
    OBJECTIVE.name: _card,
    WONDER.name: _wonder,
}
