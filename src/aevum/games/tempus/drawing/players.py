"""Drawings of the players' panels, one below the other, so that values can be compared down a column."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import ACTION_TOKENS, CITY_VALUES, COLOURS, ERAS, LAST_ERA, PLAYERS, TERRAINS, named
from aevum.games.tempus.drawing.cards import small_cards
from aevum.games.tempus.drawing.layout import PLAYERS as BOX
from aevum.games.tempus.drawing.palette import PALE_GOLD, TOKEN, TOKEN_TEXT, place
from aevum.games.tempus.drawing.result import draw_lines, draw_rank
from aevum.games.tempus.drawing.tokens import mark
from aevum.games.tempus.view import WorldView
from aevum.kernel.markup import Attribute, Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import CONTOUR, DARK_GOLD, FAINT_INK, INK, LIGHT_PAPER, SHADED_PAPER
from aevum.kernel.svg.typography import draw_number, fit_size, write
from aevum.kernel.words import Words

_HEAD: Final = 36
_TEXT: Final = BOX.x + 54
"""Left edge of the text, right of the mark."""
_BAR_LEFT: Final = BOX.x + 310
_BAR_WIDTH: Final = 88
_BAR: Final = 18
_FIRST, _SECOND = 0.28, 0.74
"""Heights of the two lines of a panel, as fractions of its height."""
_RIGHT: Final = BOX.x + BOX.width - 8


def draw_players(view: WorldView, words: Words) -> Markup:
    """Draw a heading, then a panel for each seat."""
    seats = range(view.seats)
    panels = [(draw_panel(view, seat, words), draw_cities_left(view, seat, words)) for seat in seats]
    return h.g("#tp-players")[draw_heading(view, words), panels]


def draw_heading(view: WorldView, words: Words) -> list[Child]:
    """Draw the turn, and the era and terrain that the progress bars count for."""
    heading = words("board-setting-up") if view.setting_up else words("board-turn", turn=view.turn, round=view.round)
    left = write(heading, BOX.x + 4, BOX.y + 25, fit_size(heading, 200, 23), anchor=None, bold=True)
    if view.over:
        return [left]
    era = words(named("era", ERAS[view.next_era]))
    return [
        left,
        h.g(data_face=f"era-{ERAS[view.next_era]}")[
            place(TERRAINS[view.next_terrain], _RIGHT - 12, BOX.y + 18, 40),
            write(era, _RIGHT - 38, BOX.y + 25, fit_size(era, 190, 22), anchor="end"),
        ],
    ]


def draw_panel(view: WorldView, seat: int, words: Words) -> Markup:
    """Draw the open information of one seat, but for the cities it has left."""
    box = _panel(view, seat)
    first, second = box.y + box.height * _FIRST, box.y + box.height * _SECOND
    return h.g(f"#seat-{seat}", data_face=f"player-{COLOURS[seat]}")[
        h.rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=8, data_now="", **_edge(view, seat)),
        _mark(view, seat, box, words),
        _who(view, seat, first, words),
        _actions(view, seat, first, words),
        _points(view, seat, first, words),
        draw_lines(view, seat, _TEXT + 14, second, words) if view.over else _stock(view, seat, second, words),
        draw_rank(view, seat, _TEXT + 312, box.y + box.height / 2) if view.over else _bar(view, seat, second, words),
    ]


def draw_cities_left(view: WorldView, seat: int, words: Words) -> Child:
    """Draw the cities in the supply; a layer of their own, as they change seldom and the rest of a panel often."""
    if view.over:
        return None
    box, left = _panel(view, seat), view.cities_left[seat]
    y = box.y + box.height * _SECOND
    cities = ", ".join(f"{count} × {value}" for count, value in zip(left, CITY_VALUES, strict=True))
    towns = [_city_left(kind, left[kind], y) for kind in range(len(left))]
    return h.g(data_face="pick-city")[h.title[words("board-cities-left", cities=cities)], towns]


def _panel(view: WorldView, seat: int) -> Box:
    height = (BOX.height - _HEAD) / view.seats
    return Box(BOX.x, BOX.y + _HEAD + height * seat, BOX.width, height - 3)


def _mark(view: WorldView, seat: int, box: Box, words: Words) -> Child:
    """Draw the mark of a seat; the viewer's own is labelled."""
    x, y = box.x + 28, box.y + box.height / 2
    if seat != view.seat:
        return mark(seat, x, y, 84)
    return [mark(seat, x, y - 9, 70), write(words("board-you"), x, y + 25, 18, bold=True, colour=TOKEN_TEXT[seat])]


def _edge(view: WorldView, seat: int) -> dict[str, Attribute]:
    """Return the frame of a panel: gold for the seat that decides, dashed for one in whose slot another decides."""
    if seat == view.actor:
        return {"fill": PALE_GOLD, "stroke": DARK_GOLD, "stroke_width": 3}
    if seat == view.mover:
        return {"fill": LIGHT_PAPER, "stroke": DARK_GOLD, "stroke_width": 3, "stroke_dasharray": "9 6"}
    return {"fill": LIGHT_PAPER, "stroke": FAINT_INK}


def _who(view: WorldView, seat: int, y: float, words: Words) -> list[Child]:
    name = words(PLAYERS[seat])
    return [
        write(name, _TEXT, y + 8, fit_size(name, 112, 23), anchor=None, bold=True, colour=TOKEN_TEXT[seat]),
        _sign("first", 132, y, words) if seat == view.first and not view.over else None,
        _sign("protected", 162, y, words) if view.protected[seat] and not view.over else None,
    ]


def _sign(name: str, right: float, y: float, words: Words) -> Markup:
    about = f"board-{name}"
    return h.g(data_face=about)[h.title[words(about)], place(name, _TEXT + right, y, 26)]


def _actions(view: WorldView, seat: int, y: float, words: Words) -> Child:
    """Draw action tokens still to be spent, and rings for those spent in this turn."""
    left = view.actions[seat]
    if view.over or not any(view.actions):
        return None
    most = max(left, ACTION_TOKENS[min(view.era[seat], LAST_ERA - 1)])
    coins = [place("actions" if coin < left else "no-action", _TEXT + 194 + 23 * coin, y, 22) for coin in range(most)]
    return h.g(data_face="board-column-actions")[h.title[words("board-actions", count=left)], coins]


def _points(view: WorldView, seat: int, y: float, words: Words) -> Markup:
    points = view.total(seat)
    return h.g(data_face="score-total")[
        h.title[words("board-points", points=points)],
        place("star", _RIGHT - 54, y, 28),
        draw_number(points, _RIGHT, y, 34, anchor="end", bold=True),
    ]


def _stock(view: WorldView, seat: int, y: float, words: Words) -> list[Child]:
    """Draw tokens in the supply, cards in the hand and cards lying out."""
    hand = view.hand_sizes[seat]
    return [
        _counted("supply", view.supply[seat], _TEXT + 13, y, 23, words("board-supply", count=view.supply[seat])),
        _counted("back", hand, _TEXT + 184, y, 32, words("board-cards", count=hand)),
        small_cards(view.out[seat], len(view.out[seat]), Box(_TEXT + 218, y - 14, 30, 28), words),
    ]


def _counted(name: str, count: int, x: float, y: float, size: float, title: str) -> Markup:
    return h.g[h.title[title], place(name, x, y, size), draw_number(count, x + 16, y, 23, anchor=None)]


def _city_left(kind: int, left: int, y: float) -> list[Child]:
    """Draw a town with its value, and a pip for each copy that is left."""
    x = _TEXT + 86 + 33 * kind
    pips = "".join(f"M{x - 8 + 8 * copy:g} {y + 11:.5g}h0.1" for copy in range(left))
    town: list[Child] = [
        place("town", x, y - 4, 60),
        draw_number(CITY_VALUES[kind], x, y - 3, 20, bold=True, colour=CONTOUR),
    ]
    return [
        h.g(opacity=None if left else 0.3)[town],
        h.path(d=pips, stroke=INK, stroke_width=5, stroke_linecap="round") if left else None,
    ]


def _bar(view: WorldView, seat: int, y: float, words: Words) -> Markup:
    """Draw a bar of progress points on the island; lighter, those that the viewer's own hand could add."""
    most = max(*view.progress, view.progress_with_hand, 6)
    points = view.progress[seat]
    all_in = view.progress_with_hand if seat == view.seat else points
    about_bar = words("board-progress", points=points)
    if seat == view.seat:
        about_bar = words("board-progress-own", points=points, most=all_in)
    return h.g[
        h.title[about_bar],
        h.rect(x=_BAR_LEFT, y=y - _BAR / 2, width=_BAR_WIDTH, height=_BAR, fill=SHADED_PAPER),
        _length(_BAR_WIDTH * all_in / most, y, seat, 0.4),
        _length(_BAR_WIDTH * points / most, y, seat),
        draw_number(
            points if all_in == points else f"{points}+{all_in - points}", _RIGHT, y, 23, anchor="end", bold=True
        ),
    ]


def _length(width: float, y: float, seat: int, opacity: float | None = None) -> Child:
    if not width:
        return None
    return h.rect(x=_BAR_LEFT, y=y - _BAR / 2, width=width, height=_BAR, fill=TOKEN[seat], opacity=opacity)
