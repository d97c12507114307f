"""Smaller scenes: an event card, an attempt of Cultural Influence, a region that is being laid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.clash_of_cultures.drawing.ink import EVENT as EVENT_BAND
from aevum.games.clash_of_cultures.drawing.ink import place
from aevum.games.clash_of_cultures.drawing.layout import MIDDLE, RADIUS
from aevum.games.clash_of_cultures.drawing.stage import LEADING, LEFT, RIGHT, STAGE, TEXT, panel
from aevum.games.clash_of_cultures.facts import EVENTS, ICON, ICONS, NONE, TERRAINS
from aevum.games.clash_of_cultures.maps import LAYOUTS, turned
from aevum.games.clash_of_cultures.rules.clauses import EVENT
from aevum.games.clash_of_cultures.view import TableView
from aevum.kernel.ink import DARK_GOLD, SOFT_INK, capitalised, figure, fitting, in_lines, write
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words

_MOST_LINES: Final = 5
_SLENDER: Final = 0.93
_SIDES: Final = ("upright", "reversed")


def draw_event(view: TableView, words: Words) -> Child:
    """The card with its icon, and its words."""
    id = EVENTS.ids[view.event]
    name = words(f"card-{id}")
    icon = ICON[view.event]
    told = "" if icon == NONE else capitalised(words(f"icon-{ICONS[icon]}"))
    lines = in_lines(EVENT[view.event].text(words.language), (STAGE.width - 20) / _SLENDER, TEXT)
    if len(lines) > _MOST_LINES:
        lines = [*lines[: _MOST_LINES - 1], lines[_MOST_LINES - 1] + " …"]
    return h.g(data_face=f"card-{id}")[
        h.rect(x=2, y=2, width=STAGE.width - 4, height=28, rx=8, fill=EVENT_BAND),
        place("event", 18, 16, 22),
        write(name, 34, 22, fitting(name, 200, 17), anchor=None, bold=True, colour="#fdf9ee"),
        write(told, STAGE.width - 10, 21, fitting(told, 150, TEXT), anchor="end", colour="#fdf9ee") if told else None,
        [write(line, 10, 46 + LEADING * row, TEXT, anchor=None) for row, line in enumerate(lines)],
    ]


def draw_influence(view: TableView, words: Words) -> Child:
    """The die, and how many culture tokens are wanting."""
    roll = view.pending["roll"]
    told = words("board-influence", needed=max(0, view.tokens_needed))
    return h.g(data_face="pick-influence")[
        place(f"die-{roll}", 60, 59, 76) if 1 <= roll <= 6 else figure(roll, 60, 59, 60),
        figure("+", 120, 59, 36),
        place("culture", 166, 59, 52),
        figure(f"×{max(0, view.tokens_needed)}", 196, 59, 36, anchor=None, bold=True),
        write(told, 392, 108, fitting(told, 180, TEXT), anchor="end", colour=SOFT_INK),
    ]


def draw_region(view: TableView, words: Words) -> Child:
    """The region both ways it can lie."""
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
    lines = in_lines(capitalised(words(f"side-{_SIDES[side]}")), 72, 15)
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
