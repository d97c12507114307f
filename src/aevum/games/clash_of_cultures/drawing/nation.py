"""Sheet of a nation: goods with limits, culture and happiness levels with their events, supply, objectives scored."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import COLOURS, DATA, EVENTS, GOODS, HALVES, OBJECTIVES, PIECES, PLAYERS
from aevum.games.clash_of_cultures.drawing.layout import LETTER, SHEET_WIDTH
from aevum.games.clash_of_cultures.drawing.names import short_name
from aevum.games.clash_of_cultures.drawing.palette import OWNED, PANEL, PIECE, SEAT_TEXT, place
from aevum.games.clash_of_cultures.rules.learn import EVENT_LEVELS
from aevum.games.clash_of_cultures.view import NationView, TableView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.points import written
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import DARK_GOLD, FAINT_INK, INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import capitalised, draw_number, fit_size, hit_area, wrap, write
from aevum.kernel.words import Words

_HEAD: Final = 32
_GOODS: Final = 40
_TRACK: Final = 25
_SUPPLY: Final = 28
_LINE: Final = 17
_STORE: Final = (SHEET_WIDTH - 2) / len(GOODS)
"""Width of the box of a good."""
_LEFT: Final = 174
_STEP: Final = 28
"""Distance between the steps of a track, which begins at `_LEFT`."""
_FACES: Final = {"army": "unit-army", "settler": "unit-settler", "ship": "recruit-ship"}
_LEVELS: Final[int] = DATA["limits"]["scale"]


def _text_lines(nation: NationView, words: Words) -> list[str]:
    """Return lines that name the objectives scored and the great persons that can be called."""
    lines: list[str] = []
    if nation.scored:
        names = ", ".join(short_name(OBJECTIVES.ids[HALVES[entry >> 1][entry & 1]], words) for entry in nation.scored)
        lines += wrap(words("board-scored", cards=names), SHEET_WIDTH - 12, LETTER)
    if nation.persons:
        names = ", ".join(words(f"card-{EVENTS.ids[event]}") for event in nation.persons)
        lines += wrap(words("board-persons", cards=names), SHEET_WIDTH - 12, LETTER)
    return lines


def nation_box(nation: NationView, words: Words, *, goods: bool = True) -> Box:
    """Return the box of the sheet, as high as its lines of text require. `goods`: whether it shows the goods."""
    return Box(0, 0, SHEET_WIDTH, _tracks(goods) + 2 * _TRACK + _SUPPLY + _LINE * len(_text_lines(nation, words)) + 8)


def _tracks(goods: bool) -> int:
    """Return the top of the tracks, below the heading and the goods, if these are shown."""
    return _HEAD + (_GOODS if goods else 0)


def draw_head(view: TableView, nation: NationView, words: Words) -> Child:
    """Draw the heading: player, points, trade routes, sickness, and in the turn the actions left."""
    seat = nation.seat
    name = words(PLAYERS[seat])
    acting = seat == view.active and not view.over
    return h.g(data_face=f"player-{COLOURS[seat]}")[
        hit_area(0, 0, SHEET_WIDTH, _HEAD),
        place(f"mark-{COLOURS[seat]}", 17, 16, 22),
        write(name, 34, 22, fit_size(name, 130, 18), anchor=None, bold=True, colour=SEAT_TEXT[seat]),
        place("points", 186, 16, 19),
        draw_number(written(nation.total), 199, 16, 18, anchor=None, bold=True),
        [place("turn", 330 + 20 * at, 16, 21) for at in range(view.actions)] if acting else None,
        [place("sick", 300, 16, 18)] if nation.sick else None,
        [place("route", 262, 16, 18), draw_number(nation.routes, 274, 16, LETTER, anchor=None)]
        if nation.routes
        else None,
    ]


def draw_goods(nation: NationView) -> list[Child]:
    """Draw every good with its amount, its limit and a bar that shows how full its store is."""
    return [
        _good(good, nation.stock[at], nation.limits[at], round(1 + _STORE * at, 1)) for at, good in enumerate(GOODS)
    ]


def _good(good: str, amount: int, limit: int, x: float) -> Markup:
    y = _HEAD
    filled = (_STORE - 8) * min(1.0, amount / limit) if limit else 0
    colour = DARK_GOLD if amount >= limit else SOFT_INK
    return h.g(data_face=f"good-{good}")[
        h.use(href="#cc-store", x=x, y=y),
        place(good, x + 12, y + 14, 20),
        draw_number(amount, x + 24, y + 14, 19, anchor=None, bold=True),
        draw_number(f"/{limit}", round(x + _STORE - 4, 1), y + 16, 14, anchor="end", colour=colour),
        h.rect(x=x + 3, y=y + 28, width=round(filled, 1), height=5, rx=2, fill=DARK_GOLD) if filled else None,
    ]


def draw_levels(nation: NationView, words: Words, *, goods: bool = True) -> list[Child]:
    """Draw the tracks of culture and happiness, with an event symbol at some of their steps."""
    y = _tracks(goods)
    return [
        _track("culture", nation.culture_level, y, words),
        _track("happiness", nation.happy_level, y + _TRACK, words),
    ]


def _track(name: str, level: int, y: float, words: Words) -> Markup:
    message = f"level-{name}"
    title = capitalised(words(message))
    return h.g(data_face=message)[
        hit_area(0, y, SHEET_WIDTH, _TRACK),
        place("culture" if name == "culture" else "happy", 14, y + 12, 18),
        write(title, 28, y + 17, fit_size(title, 140, LETTER), anchor=None),
        h.path(d="".join(_box(step, y) for step in range(1, level + 1)), fill=OWNED) if level else None,
        h.use(href="#cc-track", y=y),
        h.path(d=_box(level, y), fill="none", stroke=DARK_GOLD, stroke_width=2.5) if level else None,
    ]


def _box(step: int, y: float) -> str:
    """Return the path of a step of a track."""
    return f"M{_LEFT + _STEP * (step - 1):g} {y + 2:g}h{_STEP - 3:g}v20h-{_STEP - 3:g}z"


def _step(step: int) -> list[Child]:
    event = step in EVENT_LEVELS
    x = _LEFT + _STEP * (step - 1) + (_STEP - 3) / 2
    return [
        draw_number(step, x - (6 if event else 0), 12, 14),
        place("event", x + 4.5, 12, 15) if event else None,
    ]


_STEPS: Final = range(1, _LEVELS + 1)
NATION_SHAPES: Final = (
    h.g("#cc-track")[
        h.path(d="".join(_box(step, 0) for step in _STEPS), fill="none", stroke=FAINT_INK), list(map(_step, _STEPS))
    ],
    h.g("#cc-store")[
        h.rect(width=_STORE - 2, height=_GOODS - 4, rx=6, fill=LIGHT_PAPER, stroke=FAINT_INK),
        h.rect(x=3, y=28, width=_STORE - 8, height=5, rx=2, fill=PANEL),
    ],
)
"""Symbols of an empty track and an empty store."""


def draw_supply(nation: NationView, *, goods: bool = True) -> Markup:
    """Draw the number of pieces and units left in the supply."""
    counted = [
        ("settlement", nation.settlements),
        *zip(PIECES, nation.supply, strict=True),
        ("army", nation.armies_left),
        ("settler", nation.settlers_left),
        ("ship", DATA["limits"]["ship"] - nation.ships),
    ]
    y = _tracks(goods) + 2 * _TRACK + _SUPPLY / 2
    step = SHEET_WIDTH / len(counted)
    colour = PIECE[nation.seat]
    return h.g[
        [
            h.g(data_face=_FACES.get(name, f"piece-{name}"))[
                hit_area(step * at, y - 12, step, 24),
                place(name, step * at + 14, y, 20, fill=colour),
                draw_number(left, step * at + 27, y, 15, anchor=None, colour=INK if left else SOFT_INK),
            ]
            for at, (name, left) in enumerate(counted)
        ]
    ]


def draw_text_lines(nation: NationView, words: Words, *, goods: bool = True) -> list[Child]:
    """Draw the lines of text: objectives scored and great persons."""
    top = _tracks(goods) + 2 * _TRACK + _SUPPLY + 13
    return [
        write(line, 6, top + _LINE * row, LETTER, anchor=None) for row, line in enumerate(_text_lines(nation, words))
    ]


def draw_nation(view: TableView, nation: NationView, words: Words) -> list[Child]:
    """Draw the whole sheet of a nation."""
    return [
        draw_head(view, nation, words),
        draw_goods(nation),
        draw_levels(nation, words),
        draw_supply(nation),
        draw_text_lines(nation, words),
    ]
