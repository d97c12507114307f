"""The table in parts: the map, what goes on, the hand; beside them everybody in two lines, the reader's
nation and advances, Wonders and decks, and each rival's nation to unfold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.games.clash_of_cultures.board import shapes
from aevum.games.clash_of_cultures.drawing.advances import draw_advances, draw_frame
from aevum.games.clash_of_cultures.drawing.hand import draw_hand, hand_box
from aevum.games.clash_of_cultures.drawing.ink import lettered
from aevum.games.clash_of_cultures.drawing.layout import ADVANCES, CARD_WIDTH, CELL_HEIGHT, READABLE, Box, map_box
from aevum.games.clash_of_cultures.drawing.lessons import draw_lessons, lessons_box
from aevum.games.clash_of_cultures.drawing.map import draw_focus, draw_ground, draw_standing
from aevum.games.clash_of_cultures.drawing.nation import (
    draw_goods,
    draw_head,
    draw_levels,
    draw_nation,
    draw_supply,
    draw_told,
    nation_box,
)
from aevum.games.clash_of_cultures.drawing.news import draw_news
from aevum.games.clash_of_cultures.drawing.rivals import draw_seat, rivals_box
from aevum.games.clash_of_cultures.drawing.scene import draw_scene, is_on
from aevum.games.clash_of_cultures.drawing.stage import STAGE
from aevum.games.clash_of_cultures.drawing.wonders import draw_middle, wonders_box
from aevum.games.clash_of_cultures.facts import COLOURS, PLAYERS
from aevum.games.clash_of_cultures.moves import ACTION, ADVANCE, HEX, OBJECTIVE, WONDER
from aevum.games.clash_of_cultures.targets import held_by, shows_lessons
from aevum.games.clash_of_cultures.view import NationView, TableView
from aevum.kernel.events import WATCHING, Event
from aevum.kernel.markup import Child, fragment, h
from aevum.kernel.shows import BOARD, FOLD, SHEET, STRIP, Part
from aevum.kernel.words import Words

_LEARNT: Final = frozenset(("turn", "grant", "cubes", "purchase"))
"""When advances may be asked for."""
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
"""When cards in hand may be asked for."""


def parts(view: TableView, words: Words, news: Sequence[Event]) -> list[Part]:
    """The map first; what is learnt before what is only looked at."""
    scene = [_scene(view, words)] if is_on(view) else []
    lessons = [_lessons(view, words)] if shows_lessons(view) else []
    hand = [_hand(view, words)] if view.seat != WATCHING else []
    return [
        _map(view, words, news),
        *scene,
        *lessons,
        *hand,
        _rivals(view, words),
        _nation(view, words),
        _advances(view, words),
        _middle(view, words),
        *_folds(view, words),
    ]


def _map(view: TableView, words: Words, news: Sequence[Event]) -> Part:
    layers = {
        "shapes": shapes(),
        "ground": draw_ground(view),
        "focus": _svg(draw_focus(view)),
        "standing": lettered(draw_standing(view)),
        "news": _svg(draw_news(news)),
    }
    box = map_box(view.seats).viewbox()
    return Part("map", BOARD, box, layers, words("board-map"), frozenset((HEX.name,)), finger=READABLE)


def _scene(view: TableView, words: Words) -> Part:
    layers = {"all": lettered(draw_scene(view, words))}
    return Part("scene", STRIP, STAGE.viewbox(), layers, words("board-scene"))


def _hand(view: TableView, words: Words) -> Part:
    layers = {"cards": lettered(draw_hand(view, words))}
    asked = view.actor == view.seat and view.phase in _PLAYED
    idle = not asked or (view.phase == "turn" and not view.hand)
    box = hand_box(view).viewbox()
    return Part("hand", STRIP, box, layers, words("board-hand"), _CARDS, idle=idle, finger=CARD_WIDTH)


def _lessons(view: TableView, words: Words) -> Part:
    layers = {"all": lettered(draw_lessons(view, words))}
    box = lessons_box(view).viewbox()
    return Part(
        "lessons",
        STRIP,
        box,
        layers,
        words("board-lessons"),
        frozenset((ADVANCE.name,)),
        holds=held_by(view, "lessons"),
        idle=not _may_learn(view),
        finger=CARD_WIDTH,
    )


def _may_learn(view: TableView) -> bool:
    """Is there anything to learn now?"""
    if view.actor != view.seat or view.phase not in _LEARNT:
        return False
    return view.phase != "turn" or any(open_now for _, open_now in view.prices.values())


def _rivals(view: TableView, words: Words) -> Part:
    layers = {f"seat-{seat}": lettered(draw_seat(view, seat, words)) for seat in range(view.seats)}
    return Part("players", SHEET, rivals_box(view).viewbox(), layers, words("board-players"))


def _nation(view: TableView, words: Words) -> Part:
    own = view.own
    layers = {
        "head": lettered(draw_head(view, own, words)),
        "goods": lettered(draw_goods(own)),
        "levels": lettered(draw_levels(own, words)),
        "supply": lettered(draw_supply(own)),
        "told": lettered(draw_told(own, words)),
    }
    about = words("board-nation", player=PLAYERS[own.seat])
    return Part("nation", SHEET, nation_box(own, words).viewbox(), layers, about)


def _advances(view: TableView, words: Words) -> Part:
    own = view.own
    held = held_by(view, "advances")
    layers = {"frame": _svg(draw_frame()), "cells": lettered(draw_advances(view, own, words, held))}
    about = words("board-advances", player=PLAYERS[own.seat])
    domains = frozenset((ADVANCE.name,))
    return Part("advances", SHEET, ADVANCES.viewbox(), layers, about, domains, holds=held, finger=CELL_HEIGHT)


def _middle(view: TableView, words: Words) -> Part:
    layers = {"all": lettered(draw_middle(view, words))}
    box = wonders_box(view).viewbox()
    return Part("wonders", SHEET, box, layers, words("board-wonders"), frozenset((WONDER.name,)), finger=CELL_HEIGHT)


def _folds(view: TableView, words: Words) -> list[Part]:
    """The others' nations, as they sit."""
    others = [view.nations[seat] for seat in view.clockwise if seat != view.eyes]
    return [
        Part(
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
