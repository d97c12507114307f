"""The table in parts: the row, the reader's civilization, both hands, what goes on; beside them everybody's figures,
decks and events, and each rival's civilization to unfold."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from aevum.games.through_the_ages.board import shapes
from aevum.games.through_the_ages.drawing.civilization import (
    draw_grid,
    draw_heads,
    draw_ratings,
    draw_stores,
    draw_things,
)
from aevum.games.through_the_ages.drawing.events import draw_events, events_box
from aevum.games.through_the_ages.drawing.hand import draw_hand, hand_box
from aevum.games.through_the_ages.drawing.ink import lettered
from aevum.games.through_the_ages.drawing.layout import CARD_WIDTH, CIVILIZATION, READABLE
from aevum.games.through_the_ages.drawing.news import (
    News,
    heard,
    mark_civilization,
    mark_events,
    mark_row,
    mark_seats,
)
from aevum.games.through_the_ages.drawing.rivals import draw_seat, rivals_box
from aevum.games.through_the_ages.drawing.row import ROW, draw_row
from aevum.games.through_the_ages.drawing.stage import draw_stage, is_on, stage_box
from aevum.games.through_the_ages.facts import COLOURS, NONE, PLAYERS
from aevum.games.through_the_ages.moves import CARD, PLACE
from aevum.games.through_the_ages.targets import held_by
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.events import Event
from aevum.kernel.markup import Child
from aevum.kernel.shows import BOARD, FOLD, SHEET, STRIP, Part
from aevum.kernel.words import Words

_CARDS: Final = frozenset((CARD.name,))
_TAKING: Final = frozenset(("turn", "agree"))
"""When cards are taken from the row."""


def parts(view: TableView, words: Words, news: Sequence[Event]) -> list[Part]:
    """The row above the civilization, the hands below it. A row that is over gives its room to the civilization."""
    told = heard(news)
    row = [_row(view, words, told)] if not view.over or any(card != NONE for card in view.card_row) else []
    stage = [_stage(view, words)] if is_on(view) else []
    near = [*row, *stage, _civilization(view, words, told), _hand(view, words)]
    return [*near, _rivals(view, words, told), *_folds(view, words, told), _events(view, words, told)]


def _row(view: TableView, words: Words, news: News) -> Part:
    layers = {"cards": _svg(draw_row(view, words)), "news": mark_row(view, news)}
    idle = is_on(view) and view.phase not in _TAKING
    return Part(
        "row", STRIP, ROW.viewbox(), layers, words("board-row"), frozenset((PLACE.name,)), idle=idle, finger=CARD_WIDTH
    )


def _stage(view: TableView, words: Words) -> Part:
    layers = {"scene": _svg(draw_stage(view, words))}
    box = stage_box(view).viewbox()
    return Part(
        "stage", STRIP, box, layers, words("board-stage"), _CARDS, holds=held_by(view, "stage"), finger=CARD_WIDTH
    )


def _civilization(view: TableView, words: Words, news: News) -> Part:
    own = view.own
    held = held_by(view, "civilization")
    layers = _layers(own, words, news, held)
    about = words("board-civilization", player=PLAYERS[own.seat])
    box = CIVILIZATION.viewbox()
    return Part("civilization", BOARD, box, layers, about, _CARDS, holds=held, finger=READABLE)


def _layers(own: CivilizationView, words: Words, news: News, asked: Set[str] = frozenset()) -> dict[str, str]:
    """A civilization in pieces that seldom change together."""
    return {
        "ratings": _svg(draw_ratings(own)),
        "heads": _svg(draw_heads()),
        "grid": _svg(draw_grid(own, words, asked)),
        "stores": _svg(draw_stores(own)),
        "things": _svg(draw_things(own, words, asked)),
        "news": mark_civilization(own, news),
    }


def _hand(view: TableView, words: Words) -> Part:
    held = held_by(view, "hand")
    layers = {"cards": _svg(draw_hand(view, words, held))}
    box = hand_box(view).viewbox()
    return Part("hand", STRIP, box, layers, words("board-hand"), _CARDS, holds=held, finger=CARD_WIDTH)


def _rivals(view: TableView, words: Words, news: News) -> Part:
    """Everybody in a line; the signs lie here too, in the frame that never changes."""
    layers: dict[str, str] = {"shapes": shapes()}
    layers |= {f"seat-{seat}": _svg(draw_seat(view, seat, words)) for seat in range(view.seats)}
    layers["news"] = _svg(mark_seats(view, news))
    return Part("rivals", SHEET, rivals_box(view).viewbox(), layers, words("board-players"))


def _folds(view: TableView, words: Words, news: News) -> list[Part]:
    """The others' civilizations, in the order of the turns."""
    return [
        Part(
            f"of-{COLOURS[rival.seat]}",
            FOLD,
            CIVILIZATION.viewbox(),
            _layers(rival, words, news),
            words("board-civilization", player=PLAYERS[rival.seat]),
        )
        for rival in view.civilizations
        if rival is not view.own
    ]


def _events(view: TableView, words: Words, news: News) -> Part:
    box = events_box(view).viewbox()
    layers = {"all": _svg(draw_events(view, words)), "news": mark_events(view, news)}
    return Part("events", SHEET, box, layers, words("board-events"))


def _svg(*drawn: Child) -> str:
    return lettered(*drawn)
