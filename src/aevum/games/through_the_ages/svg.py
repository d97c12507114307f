"""The whole game as one SVG: row, stage, hands, the viewer's civilization, a line for each seat, events, opponents.

Also the thumbnail, the icons of seats, and the gallery of pieces.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from aevum.games.through_the_ages.constants import AGES, CARDS, KINDS, PLAYERS
from aevum.games.through_the_ages.drawing.card_figures import kind_of
from aevum.games.through_the_ages.drawing.card_kinds import KIND_SIGNS
from aevum.games.through_the_ages.drawing.civilization import (
    civilization_box,
    columns,
    draw_civilization,
    draw_grid,
    draw_heads,
    draw_ratings,
    draw_things,
    levels,
)
from aevum.games.through_the_ages.drawing.emblems import EMBLEMS, GROUPS, emblem_of
from aevum.games.through_the_ages.drawing.events import draw_events, events_box
from aevum.games.through_the_ages.drawing.hand import draw_hand, hand_box
from aevum.games.through_the_ages.drawing.layout import (
    BANKS,
    CIVILIZATION_WIDTH,
    SHEET_WIDTH,
    STRIP_HEIGHT,
)
from aevum.games.through_the_ages.drawing.opponents import draw_seat, rivals_box
from aevum.games.through_the_ages.drawing.outlines import FRAMES
from aevum.games.through_the_ages.drawing.palette import BAND, ON_BAND, SEAT, SEAT_EDGE, SEAT_TEXT, place
from aevum.games.through_the_ages.drawing.row import ROW, draw_row
from aevum.games.through_the_ages.drawing.stage import draw_stage, is_on, stage_box
from aevum.games.through_the_ages.drawing.symbols import MARKS, SIGNS
from aevum.games.through_the_ages.targets import held_by
from aevum.games.through_the_ages.view import TableView
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import INK, PAPER
from aevum.kernel.svg.document import svg_icon
from aevum.kernel.svg.emblems import used_emblems
from aevum.kernel.svg.typography import LETTERS, capitalised, write
from aevum.kernel.words import Words

_GAP: Final = 12
_WIDTH: Final = max(round(ROW.width) + 2 * _GAP, CIVILIZATION_WIDTH + SHEET_WIDTH + 3 * _GAP)
_PIECES: Final = (
    *KINDS,
    "special",
    "government",
    "leader",
    "wonder",
    "action",
    "event",
    "territory",
    "bonus",
    "aggression",
    "war",
    "pact",
    "tactic",
)


def whole_game(view: TableView, words: Words) -> str:
    """Return all that a seat sees as an SVG document, strip below strip."""
    drawn, height = _laid_out(view, words)
    return h.svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_WIDTH} {height:g}",
        role="img",
        aria_labelledby="ta-title ta-description",
        font_family=LETTERS,
        fill=INK,
    )[
        h.title("#ta-title")[words("game-title")],
        h.desc("#ta-description")[words("stage-round", round=view.round, age=AGES[view.age])],
        shapes(),
        emblem_shapes(fragment(drawn)).values(),
        h.rect(width=_WIDTH, height=height, fill=PAPER),
        drawn,
    ]


def _laid_out(view: TableView, words: Words) -> tuple[list[Child], float]:
    """Return what is drawn, and its height."""
    x, y = float(_GAP), float(_GAP)
    strips = [(ROW, draw_row(view, words))]
    if is_on(view):
        strips.append((stage_box(view), draw_stage(view, words)))
    strips.append((hand_box(view), draw_hand(view, words, held_by(view, "hand"))))
    drawn: list[Child] = []
    for box, strip in strips:
        scale = min(1.0, ROW.width / box.width)
        drawn.append(_at(x, y, scale, strip))
        y += STRIP_HEIGHT * scale + _GAP
    drawn.append(_at(x, y, 1, draw_civilization(view.own, words, held_by(view, "civilization"))))
    right = x + CIVILIZATION_WIDTH + _GAP
    drawn.append(_at(right, y, 1, [draw_seat(view, seat, words) for seat in range(view.seats)]))
    below = y + rivals_box(view).height + _GAP
    drawn.append(_at(right, below, 1, draw_events(view, words)))
    y = max(y + civilization_box(view.own).height, below + events_box(view).height) + _GAP
    return _rivals(view, words, x, y, drawn)


def _rivals(view: TableView, words: Words, x: float, y: float, drawn: list[Child]) -> tuple[list[Child], float]:
    """Add the other civilizations side by side, smaller; return what is drawn, and its height."""
    others = [own for own in view.civilizations if own is not view.own]
    scale = (_WIDTH - _GAP * (len(others) + 1)) / len(others) / CIVILIZATION_WIDTH
    scale = min(scale, 0.8)
    for number, rival in enumerate(others):
        left = x + number * (CIVILIZATION_WIDTH * scale + _GAP)
        name = write(
            words(PLAYERS[rival.seat]), left + 4, y + 16, 17, anchor=None, bold=True, colour=SEAT_TEXT[rival.seat]
        )
        drawn += [name, _at(left, y + 24, scale, draw_civilization(rival, words))]
    height = max(civilization_box(rival).height for rival in others)
    return drawn, y + 24 + height * scale + _GAP


def _at(x: float, y: float, scale: float, drawn: Child) -> Markup:
    larger = "" if scale == 1 else f" scale({scale:.4g})"
    return h.g(transform=f"translate({x:.5g} {y:.5g}){larger}")[drawn]


def thumbnail(view: TableView, words: Words) -> str:
    """Return the thumbnail: the cheap end of the row, ratings, technologies and the other cards."""
    own, top = view.own, STRIP_HEIGHT + 2
    frame = civilization_box(own)
    height = top + frame.height - BANKS.height - 4
    box = Box(0, 0, frame.width, max(height, frame.width * 9 / 16))
    drawn = fragment(
        h.rect(width=box.width, height=box.height, fill=PAPER),
        draw_row(view, words),
        _at(0, top, 1, draw_ratings(own)),
        _at(
            0,
            top - BANKS.height - 4,
            1,
            [draw_heads(levels(own), columns(own)), draw_grid(own, words), draw_things(own, words)],
        ),
    )
    return h.svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=box.viewbox(),
        role="img",
        aria_label=words("game-title"),
        font_family=LETTERS,
        fill=INK,
    )[shapes(), emblem_shapes(drawn).values(), drawn]


@cache
def shapes() -> Markup:
    """Return the `<defs>` with the symbols that all drawings use."""
    return h.defs[SIGNS, KIND_SIGNS, FRAMES]


def emblem_shapes(drawing: str) -> dict[str, Markup]:
    """Return the emblems that a drawing uses, a `<defs>` for each group of them."""
    used = used_emblems(drawing)
    return {name: h.defs[(drawn for id, drawn in group.items() if id in used)] for name, group in GROUPS.items()}


def seat_icon(seat: int, words: Words) -> str:
    """Return the icon of a seat."""
    return h.svg(".emblem-of-seat", viewBox="-56 -56 112 112", role="img", aria_label=words(PLAYERS[seat]))[
        h.path(d=MARKS[seat], fill=SEAT[seat], stroke=SEAT_EDGE[seat], stroke_width=6)
    ]


def piece_gallery(words: Words) -> list[tuple[str, str]]:
    """Return a drawing of each kind of cards with its name, then the emblems of leaders, wonders and governments.

    The first drawing holds the shapes that the kinds use.
    """
    kinds = [
        (_piece(kind, first=number == 0), capitalised(words(f"kind-{kind}"))) for number, kind in enumerate(_PIECES)
    ]
    cards = [card for card in range(len(CARDS)) if kind_of(card) in ("leader", "wonder", "government")]
    return kinds + [
        (
            svg_icon(f"card-{CARDS[card]}", h.g(transform="scale(2)")[EMBLEMS[emblem_of(card)]]),
            words(f"card-{CARDS[card]}"),
        )
        for card in cards
    ]


def _piece(kind: str, *, first: bool) -> str:
    card = h.rect(x=-46, y=-46, width=92, height=92, rx=14, fill=BAND[kind], stroke=ON_BAND, stroke_width=3)
    return h.svg(viewBox="-50 -50 100 100", font_family=LETTERS, aria_hidden="true", data_face=f"kind-{kind}")[
        fragment(shapes() if first else None, card, place(kind, 0, 0, 70))
    ]
