"""Panels of the match page: map, current scene, next advances and hand; beside them nation, advances, Wonders.

Each opponent's nation is a panel of its own that opens on demand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.clash_of_cultures.constants import ADVANCES as ADVANCE_CARDS
from aevum.games.clash_of_cultures.constants import COLOURS, PLAYERS
from aevum.games.clash_of_cultures.drawing.advances import draw_advances, draw_frame
from aevum.games.clash_of_cultures.drawing.hand import draw_hand, hand_pieces
from aevum.games.clash_of_cultures.drawing.layout import ADVANCES, CARD_WIDTH, CELL_HEIGHT, READABLE, map_box
from aevum.games.clash_of_cultures.drawing.map import draw_focus, draw_ground, draw_standing
from aevum.games.clash_of_cultures.drawing.nation import (
    draw_head,
    draw_levels,
    draw_nation,
    draw_supply,
    draw_text_lines,
    nation_box,
)
from aevum.games.clash_of_cultures.drawing.next_advances import draw_next_advances, next_advances_pieces
from aevum.games.clash_of_cultures.drawing.palette import lettered
from aevum.games.clash_of_cultures.drawing.recent_changes import draw_recent_changes
from aevum.games.clash_of_cultures.drawing.scene import draw_scene, is_on, scene_box
from aevum.games.clash_of_cultures.drawing.stage import STAGE, TEXT
from aevum.games.clash_of_cultures.drawing.wonders import draw_middle, wonders_box
from aevum.games.clash_of_cultures.moves import ACTION, ADVANCE, HEX, OBJECTIVE, WONDER
from aevum.games.clash_of_cultures.svg import emblem_shapes, shapes
from aevum.games.clash_of_cultures.targets import held_by, piece_name, shows_next_advances
from aevum.games.clash_of_cultures.view import NationView, TableView
from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.markup import Child, fragment, h
from aevum.kernel.presentation import BOARD, FOLD, SHEET, STRIP, Panel
from aevum.kernel.svg.box import Box
from aevum.kernel.words import Words

_LEARNT: Final = frozenset(("turn", "grant", "cubes", "purchase"))
"""Phases in which advances can be picked."""
_CARDS: Final = frozenset((ACTION.name, OBJECTIVE.name))
_PLAYED: Final = frozenset(
    (
        "turn",
        "card",
        "claim",
        "boast",
        "compose",
        "steal",
        "spied",
        "plans",
        "give-up",
        "return-action",
        "return-objective",
    )
)
"""Phases in which cards in hand can be picked."""


def panels(view: TableView, words: Words, news: Sequence[Event]) -> list[Panel]:
    """Return all panels: the map first, those that are picked from before those that only inform."""
    scene = [_scene(view, words)] if is_on(view) else []
    lessons = _next_advances(view, words) if shows_next_advances(view) else []
    hand = _hand(view, words) if view.seat != SPECTATOR else []
    others = [
        *scene,
        *lessons,
        *hand,
        _nation(view, words),
        _advances(view, words),
        _middle(view, words),
        *_folds(view, words),
    ]
    return [_map(view, words, news, others), *others]


def _map(view: TableView, words: Words, news: Sequence[Event], others: Sequence[Panel]) -> Panel:
    """Return the map, which also holds the shapes and emblems of the other panels."""
    standing = lettered(draw_standing(view))
    drawn = "".join(layer for part in others for layer in part.layers.values())
    layers = {
        "shapes": shapes(),
        **{f"emblems-{name}": emblems for name, emblems in emblem_shapes(standing + drawn).items()},
        "ground": draw_ground(view),
        "focus": _svg(draw_focus(view)),
        "standing": standing,
        "news": _svg(draw_recent_changes(news)),
    }
    box = map_box(view.seats).viewbox()
    return Panel("map", BOARD, box, layers, words("board-map"), frozenset((HEX.name,)), min_touch_size=READABLE)


def _scene(view: TableView, words: Words) -> Panel:
    layers = {"all": lettered(draw_scene(view, words))}
    box = scene_box(view, words)
    size, row = (TEXT, "") if box.width > STAGE.width else (0, "scene")
    return Panel("scene", STRIP, box.viewbox(), layers, words("board-scene"), row=row, min_touch_size=size)


def _hand(view: TableView, words: Words) -> list[Panel]:
    """Return the pieces of the strip of cards in hand."""
    asked = view.actor == view.seat and view.phase in _PLAYED
    idle = not asked or (view.phase == "turn" and not view.hand)
    return [
        Panel(
            piece_name("hand", number),
            STRIP,
            box.viewbox(),
            {"cards": lettered(draw_hand(view, words, number))},
            words("board-hand"),
            _CARDS,
            labels=frozenset(labels),
            idle=idle,
            row="hand",
            min_touch_size=CARD_WIDTH,
        )
        for number, (box, labels) in enumerate(hand_pieces(view))
    ]


def _next_advances(view: TableView, words: Words) -> list[Panel]:
    """Return the pieces of the strip of advances that can be taken next."""
    return [
        Panel(
            piece_name("lessons", number),
            STRIP,
            box.viewbox(),
            {"all": lettered(draw_next_advances(view, advances, words))},
            words("board-lessons"),
            frozenset((ADVANCE.name,)),
            labels=frozenset(ADVANCE_CARDS.ids[advance] for advance in advances),
            idle=not _may_learn(view),
            row="lessons",
            min_touch_size=CARD_WIDTH,
        )
        for number, (box, advances) in enumerate(next_advances_pieces(view))
    ]


def _may_learn(view: TableView) -> bool:
    """Whether the viewer can take an advance now."""
    if view.actor != view.seat or view.phase not in _LEARNT:
        return False
    return view.phase != "turn" or any(open_now for *_, open_now in view.prices.values())


def _nation(view: TableView, words: Words) -> Panel:
    """Return the sheet of the viewer's own nation, without its goods, which stand above the map."""
    own = view.own
    layers = {
        "head": lettered(draw_head(view, own, words)),
        "levels": lettered(draw_levels(own, words, goods=False)),
        "supply": lettered(draw_supply(own, goods=False)),
        "told": lettered(draw_text_lines(own, words, goods=False)),
    }
    about = words("board-nation", player=PLAYERS[own.seat])
    return Panel("nation", SHEET, nation_box(own, words, goods=False).viewbox(), layers, about)


def _advances(view: TableView, words: Words) -> Panel:
    own = view.own
    held = held_by(view, "advances")
    layers = {"frame": _svg(draw_frame()), "cells": lettered(draw_advances(view, own, words, held))}
    about = words("board-advances", player=PLAYERS[own.seat])
    domains = frozenset((ADVANCE.name,))
    return Panel("advances", SHEET, ADVANCES.viewbox(), layers, about, domains, labels=held, min_touch_size=CELL_HEIGHT)


def _middle(view: TableView, words: Words) -> Panel:
    layers = {"all": lettered(draw_middle(view, words))}
    box = wonders_box(view).viewbox()
    return Panel(
        "wonders", SHEET, box, layers, words("board-wonders"), frozenset((WONDER.name,)), min_touch_size=CELL_HEIGHT
    )


def _folds(view: TableView, words: Words) -> list[Panel]:
    """Return the panels of the other nations, clockwise by seat."""
    others = [view.nations[seat] for seat in view.clockwise if seat != view.eyes]
    return [
        Panel(
            f"of-{COLOURS[rival.seat]}",
            FOLD,
            _fold_box(rival, words).viewbox(),
            _fold_layers(view, rival, words),
            words("board-nation", player=PLAYERS[rival.seat]),
        )
        for rival in others
    ]


def _fold_box(rival: NationView, words: Words) -> Box:
    box = nation_box(rival, words)
    return Box(0, 0, box.width, box.height + ADVANCES.height)


def _fold_layers(view: TableView, rival: NationView, words: Words) -> dict[str, str]:
    down = f"translate(0 {nation_box(rival, words).height:g})"
    table = h.g(transform=down)[draw_frame(), draw_advances(view, rival, words)]
    return {"tracks": lettered(draw_nation(view, rival, words)), "advances": lettered(table)}


def _svg(*drawn: Child) -> str:
    return fragment(*drawn)
