"""Panels of the match page: row, stage, the viewer's civilization and hands; at the side decks and events.

Each opponent's civilization is a panel that the viewer can unfold.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import Final

from aevum.games.through_the_ages.constants import COLOURS, NONE, PLAYERS
from aevum.games.through_the_ages.drawing.civilization import (
    board_box,
    columns,
    draw_banks,
    draw_grid,
    draw_heads,
    draw_things,
    levels,
)
from aevum.games.through_the_ages.drawing.events import draw_events, events_box
from aevum.games.through_the_ages.drawing.hand import draw_hand, hand_box
from aevum.games.through_the_ages.drawing.layout import CARD_WIDTH, READABLE
from aevum.games.through_the_ages.drawing.palette import lettered
from aevum.games.through_the_ages.drawing.recent_changes import (
    RecentChanges,
    mark_civilization,
    mark_events,
    mark_rival,
    mark_row,
    recent_changes,
)
from aevum.games.through_the_ages.drawing.rival_board import draw_rival_banks, draw_rival_cards, rival_box
from aevum.games.through_the_ages.drawing.row import ROW, draw_row
from aevum.games.through_the_ages.drawing.stage import draw_stage, is_on, stage_box
from aevum.games.through_the_ages.moves import CARD, PLACE
from aevum.games.through_the_ages.svg import emblem_shapes, shapes
from aevum.games.through_the_ages.targets import held_by
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.events import Event
from aevum.kernel.markup import Child
from aevum.kernel.presentation import BOARD, FOLD, SHEET, STRIP, Panel
from aevum.kernel.words import Words

_CARDS: Final = frozenset((CARD.name,))
VERB_WORD: Final = ""
"""Domain of the words of verbs, one of which is offered on the wonder under construction."""
_TAKING: Final = frozenset(("turn", "agree"))
"""Phases in which cards are taken from the row."""


def panels(view: TableView, words: Words, news: Sequence[Event]) -> list[Panel]:
    """Return all panels: the row above the civilization, the hands below it, then the side panels.

    At the end of a match an empty row is left out, so that the civilization gets its room.
    """
    recent = recent_changes(news)
    row = [_row(view, words, recent)] if not view.over or any(card != NONE for card in view.card_row) else []
    stage = [_stage(view, words)] if is_on(view) else []
    near = [*row, *stage, _civilization(view, words, recent), _hand(view, words)]
    return _with_emblems([*near, *_folds(view, words, recent), _events(view, words, recent)])


def _row(view: TableView, words: Words, news: RecentChanges) -> Panel:
    layers = {"cards": _svg(draw_row(view, words)), "news": mark_row(view, news)}
    idle = is_on(view) and view.phase not in _TAKING
    return Panel(
        "row",
        STRIP,
        ROW.viewbox(),
        layers,
        words("board-row"),
        frozenset((PLACE.name,)),
        idle=idle,
        min_touch_size=CARD_WIDTH,
    )


def _stage(view: TableView, words: Words) -> Panel:
    layers = {"scene": _svg(draw_stage(view, words))}
    box = stage_box(view).viewbox()
    return Panel(
        "stage",
        STRIP,
        box,
        layers,
        words("board-stage"),
        _CARDS,
        labels=held_by(view, "stage"),
        min_touch_size=CARD_WIDTH,
    )


def _civilization(view: TableView, words: Words, news: RecentChanges) -> Panel:
    """Return the viewer's own civilization, which also holds the shared symbols, because it is always there."""
    own = view.own
    held = held_by(view, "civilization")
    layers: dict[str, str] = {"shapes": shapes(), **_layers(own, view.sent[own.seat], words, news, held)}
    about = words("board-civilization", player=PLAYERS[own.seat])
    box = board_box(own).viewbox()
    return Panel("civilization", BOARD, box, layers, about, _CARDS | {VERB_WORD}, labels=held, min_touch_size=READABLE)


def _layers(
    own: CivilizationView, sent: Sequence[int], words: Words, news: RecentChanges, asked: Set[str]
) -> dict[str, str]:
    """Return a civilization as layers that seldom change together."""
    return {
        "heads": _svg(draw_heads(levels(own), columns(own))),
        "grid": _svg(draw_grid(own, words, asked, sent)),
        "banks": _svg(draw_banks(own)),
        "things": _svg(draw_things(own, words, asked)),
        "news": mark_civilization(own, news),
    }


def _hand(view: TableView, words: Words) -> Panel:
    held = held_by(view, "hand")
    layers = {"cards": _svg(draw_hand(view, words, held))}
    box = hand_box(view).viewbox()
    return Panel("hand", STRIP, box, layers, words("board-hand"), _CARDS, labels=held, min_touch_size=CARD_WIDTH)


def _with_emblems(parts: Sequence[Panel]) -> list[Panel]:
    """Return panels with the emblems that they use in layers of the civilization, because it is always there."""
    emblems = emblem_shapes("".join(layer for part in parts for layer in part.layers.values()))
    layers = {f"emblems-{name}": shape for name, shape in emblems.items()}
    return [replace(part, layers={**layers, **part.layers}) if part.kind == BOARD else part for part in parts]


def _folds(view: TableView, words: Words, news: RecentChanges) -> list[Panel]:
    """Return the opponents' civilizations in turn order."""
    return [
        Panel(
            f"of-{COLOURS[rival.seat]}",
            FOLD,
            rival_box(rival, words).viewbox(),
            {
                "banks": _svg(draw_rival_banks(rival)),
                "cards": _svg(draw_rival_cards(rival, words)),
                "news": mark_rival(rival, news, words),
            },
            words("board-civilization", player=PLAYERS[rival.seat]),
        )
        for rival in view.civilizations
        if rival is not view.own
    ]


def _events(view: TableView, words: Words, news: RecentChanges) -> Panel:
    box = events_box(view).viewbox()
    layers = {"all": _svg(draw_events(view, words)), "news": mark_events(view, news)}
    return Panel("events", SHEET, box, layers, words("board-events"))


def _svg(*drawn: Child) -> str:
    return lettered(*drawn)
