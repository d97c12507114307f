"""The lobby: my running matches, and a card for each game with the ways to begin it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from aevum.kernel.game import AnyGame, Preset
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.marks import brand, mark
from aevum.web.mine_page import Entry, running
from aevum.web.new_match import MOMENT, any_moment, new_match, usual_bot


def lobby(
    games: Mapping[str, tuple[AnyGame, Words]],
    bots: Mapping[str, Sequence[str]],
    words: Words,
    now: datetime,
    matches: Sequence[Entry] = (),
) -> Markup:
    """Everything one can sit down to; `bots` by the game they play."""
    return h.div(".lobby")[
        h.h1[words("lobby-title")],
        h.p(".lead")[words("lobby-lead")],
        running(matches, words),
        [_card(game, spoken, bots[game.id], now) for game, spoken in games.values()],
        _upload(words),
    ]


def _card(game: AnyGame, words: Words, bots: Sequence[str], now: datetime) -> Markup:
    title = f"title-{game.id}"
    return h.article(".card.game", id=f"game-{game.id}", aria_labelledby=title)[
        _emblem(game, words),
        h.div(".about")[
            h.h2(id=title)[words("game-title")],
            h.p[words("game-about")],
            _links(game, words, now),
        ],
        _ready(game, words, bots, now),
        new_match(game, words, bots, now),
    ]


def _emblem(game: AnyGame, words: Words) -> Markup:
    """A corner of the board with the game's pieces on it; the hourglass for a game that has none to show."""
    drawings = [Markup(svg) for svg, _ in game.pieces(words)][:8]
    return h.div(".emblem", aria_hidden="true")[[h.span[svg] for svg in drawings] or h.span(".alone")[brand()]]


def _links(game: AnyGame, words: Words, now: datetime) -> Markup:
    puzzle = any(preset.puzzle for preset in game.presets(now))
    return h.p(".links")[
        h.a(href=f"/rules/{game.id}")[mark("book"), words("lobby-rules")],
        h.a(href=f"/puzzle/{game.id}")[mark("cup"), words("lobby-best")] if puzzle else None,
    ]


def _ready(game: AnyGame, words: Words, bots: Sequence[str], now: datetime) -> Markup:
    """A large button for each ready choice, and any other moment where the board comes from one."""
    buttons: list[Child] = [_preset(game, preset, bots, words) for preset in game.presets(now)]
    moment = any(entry.name == MOMENT for entry in game.option_names())
    return h.div(".ready")[buttons, any_moment(game, words, now) if moment else None]


def _preset(game: AnyGame, preset: Preset, bots: Sequence[str], words: Words) -> Markup:
    about = f"preset-{preset.name}-about"
    if words.knows(about):
        told = words(about)
    else:
        told = words("lobby-puzzle-about") if preset.puzzle else " ".join(map(str, preset.options.values()))
    return h.form(method="post", action="/matches")[
        h.input(type="hidden", name="game", value=game.id),
        h.input(type="hidden", name="preset", value=preset.name),
        [
            h.input(type="hidden", name=f"seat-{seat}", value=f"bot:{usual_bot(bots)}")
            for seat in range(1, preset.seats)
        ],
        h.button(".main.large")[h.b[words(f"preset-{preset.name}")], h.span[told] if told else None],
    ]


def _upload(words: Words) -> Markup:
    return h.section(".card.upload", aria_labelledby="upload")[
        h.h2("#upload")[words("lobby-upload")],
        h.form(method="post", action="/upload", enctype="multipart/form-data")[
            h.label[words("lobby-upload-about"), h.input(type="file", name="file", accept=".aevum", required=True)],
            h.button[words("lobby-upload-do")],
        ],
    ]
