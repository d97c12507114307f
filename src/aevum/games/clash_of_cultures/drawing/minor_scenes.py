"""Scenes of an event card, of an attempt of Cultural Influence, and of a region that is being laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.clash_of_cultures.constants import EVENTS, ICON, ICONS, NONE, TERRAINS
from aevum.games.clash_of_cultures.drawing.layout import MIDDLE, RADIUS
from aevum.games.clash_of_cultures.drawing.palette import EVENT as EVENT_BAND
from aevum.games.clash_of_cultures.drawing.palette import place
from aevum.games.clash_of_cultures.drawing.stage import LEADING, LEFT, RIGHT, STAGE, TEXT, panel
from aevum.games.clash_of_cultures.maps import LAYOUTS, turned
from aevum.games.clash_of_cultures.rules.clauses import EVENT
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import DARK_GOLD, SOFT_INK
from aevum.kernel.svg.typography import capitalised, draw_number, fit_size, narrowest, wrap, write
from aevum.kernel.words import Words

_MOST_LINES: Final = 5
_SLENDER: Final = 0.93
_SIDES: Final = ("upright", "reversed")


def event_width(view: TableView, words: Words) -> float:
    """Return the width of the scene of an event, in which its whole text fits."""
    text = EVENT[view.event].text(words.language)
    return max(STAGE.width, 20 + _SLENDER * narrowest(text, (STAGE.width - 20) / _SLENDER, TEXT, _MOST_LINES))


def draw_event(view: TableView, words: Words) -> Child:
    """Draw an event card: name, icon and its text."""
    id = EVENTS.ids[view.event]
    name = words(f"card-{id}")
    icon = ICON[view.event]
    caption = "" if icon == NONE else capitalised(words(f"icon-{ICONS[icon]}"))
    width = event_width(view, words)
    lines = wrap(EVENT[view.event].text(words.language), (width - 20) / _SLENDER, TEXT)
    return h.g(data_face=f"card-{id}")[
        h.rect(x=2, y=2, width=width - 4, height=28, rx=8, fill=EVENT_BAND),
        place("event", 18, 16, 22),
        write(name, 34, 22, fit_size(name, 200, 17), anchor=None, bold=True, colour="#fdf9ee"),
        write(caption, width - 10, 21, fit_size(caption, 150, TEXT), anchor="end", colour="#fdf9ee")
        if caption
        else None,
        [write(line, 10, 46 + LEADING * row, TEXT, anchor=None) for row, line in enumerate(lines)],
    ]


def draw_influence(view: TableView, words: Words) -> Child:
    """Draw the die, and the number of culture tokens that are missing."""
    roll = view.pending["roll"]
    caption = words("board-influence", needed=max(0, view.tokens_needed))
    return h.g(data_face="pick-influence")[
        place(f"die-{roll}", 60, 59, 76) if 1 <= roll <= 6 else draw_number(roll, 60, 59, 60),
        draw_number("+", 120, 59, 36),
        place("culture", 166, 59, 52),
        draw_number(f"×{max(0, view.tokens_needed)}", 196, 59, 36, anchor=None, bold=True),
        write(caption, 392, 108, fit_size(caption, 180, TEXT), anchor="end", colour=SOFT_INK),
    ]


def draw_region(view: TableView, words: Words) -> Child:
    """Draw the region in both orientations in which it can lie."""
    layout = LAYOUTS[view.seats]
    slot = view.region_slot
    return h.g[
        [
            [
                panel(box, stroke=DARK_GOLD),
                _laid(layout.tiles[slot], turned(2 * view.region + side), box.x + 62, box.y + 57),
                _caption(side, box.x + 120, box.y + 62, words),
            ]
            for side, box in enumerate((LEFT, RIGHT))
        ]
    ]


def _caption(side: int, x: float, y: float, words: Words) -> Child:
    lines = wrap(capitalised(words(f"side-{_SIDES[side]}")), 72, 15)
    return [write(line, x, y + 17 * row, 15, anchor=None, bold=True) for row, line in enumerate(lines)]


def _laid(tile: tuple[int, ...], terrain: Sequence[int], x: float, y: float) -> Markup:
    middles = [MIDDLE[cell] for cell in tile]
    across = sum(right for right, _ in middles) / len(middles)
    down = sum(below for _, below in middles) / len(middles)
    scale = 17.5 / RADIUS
    return h.g(transform=f"translate({x:g} {y:g})scale({scale:.3g})")[
        [
            h.use(href=f"#cc-terrain-{TERRAINS[kind]}", x=round(right - across, 1), y=round(below - down, 1))
            for (right, below), kind in zip(middles, terrain, strict=True)
        ]
    ]
