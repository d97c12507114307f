"""Sheet of decks, the event drawn last, and Wonders with prices and owners."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import COLOURS, EVENTS, NONE, WONDERS
from aevum.games.clash_of_cultures.drawing.emblems import draw_emblem
from aevum.games.clash_of_cultures.drawing.layout import LETTER, SHEET_WIDTH
from aevum.games.clash_of_cultures.drawing.palette import OWNED, WONDER, place
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import FAINT_INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import draw_number, fit_size, hit_area, wrap, write
from aevum.kernel.words import Words

_DECKS: Final = 30
_EVENT: Final = 26
_ROW: Final = 78
_EMBLEM: Final = 60
_TEXT_LEFT: Final = 72
_EFFECT: Final = 14
_EFFECT_LEADING: Final = 16
_SLENDER: Final = 0.92


def built(view: TableView) -> dict[int, int]:
    """Return the Wonders on the map, with their hexes."""
    return {hex.city.wonder: hex.cell for hex in view.hexes if hex.city is not None and hex.city.wonder != NONE}


def _shown(view: TableView) -> list[int]:
    """Return the Wonders in order: open ones, those on the map, those out of the game."""
    return [*view.wonders_open, *sorted(built(view)), *view.wonders_gone]


def _top(view: TableView) -> float:
    return _DECKS + (_EVENT if view.event_discards else 0)


def wonder_boxes(view: TableView) -> list[tuple[int, Box]]:
    """Return the box of each Wonder."""
    return [
        (wonder, Box(1, _top(view) + _ROW * at, SHEET_WIDTH - 2, _ROW - 3)) for at, wonder in enumerate(_shown(view))
    ]


def wonders_box(view: TableView) -> Box:
    """Return the box of the sheet, as high as its Wonders require."""
    return Box(0, 0, SHEET_WIDTH, _top(view) + _ROW * len(_shown(view)) + 2)


def draw_middle(view: TableView, words: Words) -> list[Child]:
    """Draw decks, the event drawn last and Wonders."""
    return [_decks(view), _last_event(view, words), [_wonder(view, one, box, words) for one, box in wonder_boxes(view)]]


def _decks(view: TableView) -> Child:
    decks = (
        ("action", view.action_deck),
        ("objective", view.objective_deck),
        ("event", view.event_deck),
        ("wonder", view.wonder_deck),
    )
    return [
        h.g(data_face=f"board-{name}-deck")[
            hit_area(100 * at, 0, 100, _DECKS),
            draw_emblem("great-pyramids", 100 * at + 24, 15, 27)
            if name == "wonder"
            else place(name, 100 * at + 24, 15, 25),
            draw_number(left, 100 * at + 42, 15, 18, anchor=None, bold=True, colour=None if left else SOFT_INK),
        ]
        for at, (name, left) in enumerate(decks)
    ]


def _last_event(view: TableView, words: Words) -> Child:
    if not view.event_discards:
        return None
    event = view.event_discards[-1]
    face = f"card-{EVENTS.ids[event]}"
    caption = words("board-last-event", card=words(face))
    return h.g(data_face=face, data_piece=face)[
        hit_area(0, _DECKS, SHEET_WIDTH, _EVENT),
        place("event", 24, _DECKS + 12, 21),
        write(caption, 42, _DECKS + 17, fit_size(caption, SHEET_WIDTH - 48, 15.5), anchor=None),
    ]


def _wonder(view: TableView, wonder: int, box: Box, words: Words) -> Markup:
    """Draw a Wonder: emblem, name, price, effect, the player who has reserved or owns it, and its hex."""
    id = WONDERS.ids[wonder]
    name = words(f"card-{id}")
    at = built(view).get(wonder, NONE)
    gone = wonder in view.wonders_gone
    city = view.at(at).city if at != NONE else None
    owner = city.owner if city is not None else view.reserved[wonder] if not gone else NONE
    return h.g(f"#cc-{id}", data_face=f"card-{id}", opacity=0.55 if gone else None)[
        h.rect(
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=7,
            fill=OWNED if city else LIGHT_PAPER,
            stroke=WONDER,
            stroke_width=1.5 if not gone else 1,
        ),
        draw_emblem(id, box.x + _TEXT_LEFT / 2 - 1, box.y + box.height / 2, _EMBLEM),
        write(name, box.x + _TEXT_LEFT, box.y + 18, fit_size(name, 250, 15.5), anchor=None, bold=True),
        place(f"mark-{COLOURS[owner]}", box.x + 380, box.y + 14, 18) if owner != NONE else None,
        draw_number(LABELS[at], box.x + 366, box.y + 14, LETTER, anchor="end", colour=SOFT_INK) if at != NONE else None,
        _price(wonder, box.x + _TEXT_LEFT, box.y + 31) if at == NONE and not gone else None,
        write(words("board-wonder-gone"), box.x + _TEXT_LEFT, box.y + 36, LETTER, anchor=None, colour=SOFT_INK)
        if gone
        else None,
        [
            write(line, box.x + _TEXT_LEFT, box.y + 53 + _EFFECT_LEADING * row, _EFFECT, anchor=None)
            for row, line in enumerate(effect_lines(wonder, words))
        ],
    ]


@lru_cache(maxsize=128)
def effect_lines(wonder: int, words: Words) -> list[str]:
    """Return the effect of a Wonder in a few words, in lines; empty if there are no such words."""
    message = f"effect-{WONDERS.ids[wonder]}"
    return wrap(words(message), (SHEET_WIDTH - _TEXT_LEFT - 8) / _SLENDER, _EFFECT) if words.knows(message) else []


def _price(wonder: int, x: float, y: float) -> list[Child]:
    drawn: list[Child] = []
    for good, amount in WONDERS.rows[wonder].figures["price"].items():
        drawn += [place(good, x + 8, y, 16), draw_number(amount, x + 19, y, 15, anchor=None, bold=True)]
        x += 42
    return [
        drawn,
        h.path(d=f"M{x + 2:g} {y - 8:g}v16", stroke=FAINT_INK),
        place("points", x + 16, y, 15),
        _points(wonder, x + 27, y),
    ]


def _points(wonder: int, x: float, y: float) -> Child:
    return draw_number(WONDERS.rows[wonder].figures["points"], x, y, 15, anchor=None)
