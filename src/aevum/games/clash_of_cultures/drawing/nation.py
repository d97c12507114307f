"""What lies before a nation: goods with their limits, levels with their events, what is left in the supply."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.drawing.ink import OPEN, OWNED, PANEL, PIECE, SEAT_TEXT, place
from aevum.games.clash_of_cultures.drawing.layout import LETTER, SHEET_WIDTH, Box
from aevum.games.clash_of_cultures.drawing.names import short_name
from aevum.games.clash_of_cultures.facts import (
    COLOURS,
    DATA,
    EVENTS,
    GOODS,
    HALVES,
    OBJECTIVES,
    PIECES,
    PLAYERS,
)
from aevum.games.clash_of_cultures.rules.learn import EVENT_LEVELS
from aevum.games.clash_of_cultures.view import NationView, TableView
from aevum.kernel.ink import (
    DARK_GOLD,
    FAINT_INK,
    INK,
    LIGHT_PAPER,
    SOFT_INK,
    capitalised,
    figure,
    fitting,
    in_lines,
    reach,
    write,
)
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.points import written
from aevum.kernel.words import Words

_HEAD: Final = 32
_GOODS: Final = 40
_TRACK: Final = 25
_SUPPLY: Final = 28
_LINE: Final = 17
_FACES: Final = {"army": "unit-army", "settler": "unit-settler", "ship": "recruit-ship"}
_LEVELS: Final[int] = DATA["limits"]["scale"]


def _told(nation: NationView, words: Words) -> list[str]:
    """Objectives that count and great persons that wait, each in a line or two."""
    lines: list[str] = []
    if nation.scored:
        names = ", ".join(short_name(OBJECTIVES.ids[HALVES[entry >> 1][entry & 1]], words) for entry in nation.scored)
        lines += in_lines(words("board-scored", cards=names), SHEET_WIDTH - 12, LETTER)
    if nation.persons:
        names = ", ".join(words(f"card-{EVENTS.ids[event]}") for event in nation.persons)
        lines += in_lines(words("board-persons", cards=names), SHEET_WIDTH - 12, LETTER)
    return lines


def nation_box(nation: NationView, words: Words) -> Box:
    """As high as what is to be told."""
    return Box(0, 0, SHEET_WIDTH, _HEAD + _GOODS + 2 * _TRACK + _SUPPLY + _LINE * len(_told(nation, words)) + 8)


def draw_head(view: TableView, nation: NationView, words: Words) -> Child:
    """Whose it is, points, and in the turn how many actions are left."""
    seat = nation.seat
    name = words(PLAYERS[seat])
    acting = seat == view.active and not view.over
    return h.g(data_face=f"player-{COLOURS[seat]}")[
        reach(0, 0, SHEET_WIDTH, _HEAD),
        place(f"mark-{COLOURS[seat]}", 17, 16, 22),
        write(name, 34, 22, fitting(name, 130, 18), anchor=None, bold=True, colour=SEAT_TEXT[seat]),
        place("points", 186, 16, 19),
        figure(written(nation.total), 199, 16, 18, anchor=None, bold=True),
        [place("turn", 330 + 20 * at, 16, 21) for at in range(view.actions)] if acting else None,
        [place("sick", 300, 16, 18)] if nation.sick else None,
        [place("route", 262, 16, 18), figure(nation.routes, 274, 16, LETTER, anchor=None)] if nation.routes else None,
    ]


def draw_goods(nation: NationView) -> list[Child]:
    """Every good with its number, its limit and how full the store is."""
    width = (SHEET_WIDTH - 2) / len(GOODS)
    return [
        _good(good, nation.stock[at], nation.limits[at], 1 + width * at, width - 2) for at, good in enumerate(GOODS)
    ]


def _good(good: str, amount: int, limit: int, x: float, width: float) -> Markup:
    y = _HEAD
    filled = (width - 6) * min(1.0, amount / limit) if limit else 0
    full = amount >= limit
    return h.g(data_face=f"good-{good}")[
        h.rect(x=x, y=y, width=width, height=_GOODS - 4, rx=6, fill=LIGHT_PAPER, stroke=FAINT_INK),
        place(good, x + 12, y + 14, 20),
        figure(amount, x + 24, y + 14, 19, anchor=None, bold=True),
        figure(f"/{limit}", x + width - 2, y + 16, 14, anchor="end", colour=DARK_GOLD if full else SOFT_INK),
        h.rect(x=x + 3, y=y + 28, width=width - 6, height=5, rx=2, fill=PANEL),
        h.rect(x=x + 3, y=y + 28, width=round(filled, 1), height=5, rx=2, fill=DARK_GOLD) if filled else None,
    ]


def draw_levels(nation: NationView, words: Words) -> list[Child]:
    """Culture and happiness, with an event at some of their steps."""
    y = _HEAD + _GOODS
    return [
        _track("culture", nation.culture_level, y, words),
        _track("happiness", nation.happy_level, y + _TRACK, words),
    ]


def _track(name: str, level: int, y: float, words: Words) -> Markup:
    message = f"level-{name}"
    title = capitalised(words(message))
    left, width = 174.0, 28.0
    return h.g(data_face=message)[
        reach(0, y, SHEET_WIDTH, _TRACK),
        place("culture" if name == "culture" else "happy", 14, y + 12, 18),
        write(title, 28, y + 17, fitting(title, 140, LETTER), anchor=None),
        [_step(step, level, left + width * (step - 1), y + 2, width - 3) for step in range(1, _LEVELS + 1)],
    ]


def _step(step: int, level: int, x: float, y: float, width: float) -> list[Child]:
    done, event = step <= level, step in EVENT_LEVELS
    return [
        h.rect(
            x=x,
            y=y,
            width=width,
            height=20,
            rx=4,
            fill=OWNED if done else OPEN,
            stroke=DARK_GOLD if done else FAINT_INK,
            stroke_width=2 if step == level else 1,
        ),
        figure(step, x + width / 2 - (6 if event else 0), y + 10, 14, bold=done, colour=None if done else SOFT_INK),
        place("event", x + width - 8, y + 10, 15) if event else None,
    ]


def draw_supply(nation: NationView) -> Markup:
    """Pieces and units that can still be put on the map."""
    counted = [
        ("settlement", nation.settlements),
        *zip(PIECES, nation.supply, strict=True),
        ("army", nation.armies_left),
        ("settler", nation.settlers_left),
        ("ship", 4 - nation.ships),
    ]
    y = _HEAD + _GOODS + 2 * _TRACK + _SUPPLY / 2
    step = SHEET_WIDTH / len(counted)
    colour = PIECE[nation.seat]
    return h.g[
        [
            h.g(data_face=_FACES.get(name, f"piece-{name}"))[
                reach(step * at, y - 12, step, 24),
                place(name, step * at + 14, y, 20, fill=colour),
                figure(left, step * at + 27, y, 15, anchor=None, colour=INK if left else SOFT_INK),
            ]
            for at, (name, left) in enumerate(counted)
        ]
    ]


def draw_told(nation: NationView, words: Words) -> list[Child]:
    """What the figures do not say."""
    top = _HEAD + _GOODS + 2 * _TRACK + _SUPPLY + 13
    return [write(line, 6, top + _LINE * row, LETTER, anchor=None) for row, line in enumerate(_told(nation, words))]


def draw_nation(view: TableView, nation: NationView, words: Words) -> list[Child]:
    """All of it."""
    return [
        draw_head(view, nation, words),
        draw_goods(nation),
        draw_levels(nation, words),
        draw_supply(nation),
        draw_told(nation, words),
    ]
