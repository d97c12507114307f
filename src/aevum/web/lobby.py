"""The lobby: choose a game, its options, who sits where, and play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from aevum.kernel.game import Game
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.options import OptionName
from aevum.kernel.words import Words


def lobby(games: Mapping[str, tuple[Game, Words]], bots: Sequence[str], words: Words, now: datetime) -> Markup:
    """A card a game."""
    return h.div(".lobby")[
        h.h1[words("lobby-title")],
        h.p(".lead")[words("lobby-lead")],
        [_card(game, spoken, bots, now) for game, spoken in games.values()],
        h.section(".card")[
            h.h2[words("lobby-upload")],
            h.form(method="post", action="/upload", enctype="multipart/form-data")[
                h.label[
                    words("lobby-upload-about"), " ", h.input(type="file", name="file", accept=".aevum", required=True)
                ],
                h.button[words("lobby-upload-do")],
            ],
        ],
    ]


def _card(game: Game, words: Words, bots: Sequence[str], now: datetime) -> Markup:
    return h.section(".card", id=f"game-{game.id}")[
        h.h2[words("game-title")],
        h.p[words("game-about")],
        h.p(".quiet")[h.a(href=f"/rules/{game.id}")[words("lobby-rules")]],
        _ready(game, now, words) if 1 in game.seats else None,
        h.details(open=1 not in game.seats)[
            h.summary[words("lobby-more")],
            h.form(method="post", action="/matches")[
                h.input(type="hidden", name="game", value=game.id),
                h.fieldset[
                    h.legend[words("lobby-options")], [_option(entry, words, game.id) for entry in game.option_names()]
                ],
                h.fieldset[h.legend[words("lobby-seats")], _seats(game, bots, words)],
                h.button(".main")[words("lobby-begin")],
            ],
        ],
    ]


def _ready(game: Game, now: datetime, words: Words) -> list[Child]:
    """A button for each ready choice."""
    return [
        h.form(".ready", method="post", action="/matches")[
            h.input(type="hidden", name="game", value=game.id),
            h.input(type="hidden", name="preset", value=preset.name),
            h.button(".main")[words(f"preset-{preset.name}")],
            h.a(".quiet", href=f"/puzzle/{game.id}")[words("lobby-best")] if preset.puzzle else None,
        ]
        for preset in game.presets(now)
    ]


def _option(entry: OptionName, words: Words, game: str) -> Markup:
    name, about = f"option-{entry.name}", words(f"option-{entry.name}")
    if entry.is_flag or entry.values:
        values: Sequence[Any] = ("true", "false") if entry.is_flag else entry.values
        default = str(entry.default).lower()
        field: Child = h.select(name=name)[[_value(value, default, words, entry) for value in values]]
    else:
        field = h.input(name=name, autocomplete="off", placeholder=words("lobby-optional"))
    return h.label(".option")[h.span[about], field]


def _value(value: Any, default: str, words: Words, entry: OptionName) -> Markup:
    chosen = str(value).lower() == default
    text = words(f"value-{value}") if words.knows(f"value-{value}") else str(value).replace("_", " ")
    return h.option(value=str(value), selected=chosen)[f"{text} ({words('lobby-default')})" if chosen else text]


def _seats(game: Game, bots: Sequence[str], words: Words) -> list[Child]:
    most = game.seats[-1]
    return [_seat(seat, seat in range(1, game.seats[0]), seat >= game.seats[0], bots, words) for seat in range(most)]


def _seat(seat: int, needed: bool, optional: bool, bots: Sequence[str], words: Words) -> Markup:
    default = "me" if seat == 0 else f"bot:{bots[0]}" if needed else "none"
    kinds = [("me", words("seat-me")), ("open", words("seat-open"))]
    kinds += [("here", words("seat-here"))] if seat else []
    kinds += [(f"bot:{bot}", words("seat-bot", bot=bot)) for bot in bots]
    kinds += [("none", words("seat-none"))] if optional else []
    return h.label(".option")[
        h.span[words("lobby-seat", seat=seat + 1)],
        h.select(name=f"seat-{seat}")[[h.option(value=kind, selected=kind == default)[text] for kind, text in kinds]],
    ]
