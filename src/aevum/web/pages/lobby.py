"""Lobby page with the reader's running matches, a card for each game with its presets, and public matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from aevum.kernel.game import AnyGame, Preset
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon, logo
from aevum.web.pages.my_matches import MatchEntry, row, running
from aevum.web.pages.new_match import default_bot
from aevum.web.text.dates import spoken_date


def lobby(
    games: Mapping[str, tuple[AnyGame, Words]],
    bots: Mapping[str, Sequence[str]],
    words: Words,
    now: datetime,
    matches: Sequence[MatchEntry] = (),
    public: Sequence[MatchEntry] = (),
    pictures: Mapping[str, str | None] | None = None,
) -> Markup:
    """Return the lobby page.

    `bots` and `pictures` are by game id. `matches`: those of the reader; `public`: those open to everyone.
    """
    shown = pictures or {}
    return h.div(".lobby")[
        running(matches, words),
        h.header(".welcome")[h.h1[words("lobby-title")], h.p(".lead")[words("lobby-lead")]],
        h.div(".games")[
            [_card(game, spoken, bots[game.id], now, shown.get(game.id)) for game, spoken in games.values()]
        ],
        _public(public, words),
        _upload(words),
    ]


def _card(game: AnyGame, words: Words, bots: Sequence[str], now: datetime, picture: str | None) -> Markup:
    title = f"title-{game.id}"
    return h.article(".card.game", id=f"game-{game.id}", aria_labelledby=title)[
        h.a(".poster", href=f"/rules/{game.id}", tabindex=-1, aria_hidden="true")[
            h.img(src=picture, alt="") if picture else _emblem(game, words)
        ],
        h.div(".about")[
            h.h2(id=title)[words("game-title")],
            h.p(".for")[_seats(game, words)],
            h.p[words("game-about")],
            _ready(game, words, bots, now),
            _links(game, words, now),
        ],
    ]


def _seats(game: AnyGame, words: Words) -> str:
    return words("lobby-for", least=game.seats[0], most=game.seats[-1])


def _emblem(game: AnyGame, words: Words) -> Markup:
    """Return the pieces of a game as a picture; the logo for a game that has none."""
    drawings = [Markup(svg) for svg, _ in game.piece_gallery(words)][:8]
    return h.div(".emblem", aria_hidden="true")[[h.span[svg] for svg in drawings] or h.span(".alone")[logo()]]


def _links(game: AnyGame, words: Words, now: datetime) -> Markup:
    puzzle = any(preset.puzzle for preset in game.presets(now))
    alone = game.seats == (1,)
    return h.p(".links")[
        h.a(href=f"/new/{game.id}")[
            icon("menu" if alone else "people"), words("lobby-more" if alone else "lobby-friends")
        ],
        h.a(href=f"/rules/{game.id}")[icon("book"), words("lobby-rules")],
        h.a(href=f"/puzzle/{game.id}")[icon("cup"), words("lobby-best")] if puzzle else None,
    ]


def _ready(game: AnyGame, words: Words, bots: Sequence[str], now: datetime) -> Markup:
    """Return a large button for each preset, the daily puzzle first."""
    presets = sorted(game.presets(now), key=lambda preset: not preset.puzzle)
    buttons: list[Child] = [_preset(game, preset, bots, words, now, first=n == 0) for n, preset in enumerate(presets)]
    return h.div(".ready")[buttons]


def _preset(game: AnyGame, preset: Preset, bots: Sequence[str], words: Words, now: datetime, *, first: bool) -> Markup:
    about = f"preset-{preset.name}-about"
    text = words(about) if words.knows(about) else words("lobby-puzzle-about") if preset.puzzle else ""
    return h.form(method="post", action="/matches")[
        h.input(type="hidden", name="game", value=game.id),
        h.input(type="hidden", name="preset", value=preset.name),
        [
            h.input(type="hidden", name=f"seat-{seat}", value=f"bot:{default_bot(bots)}")
            for seat in range(1, preset.seats)
        ],
        h.button(".large.main" if first else ".large")[
            h.b[words(f"preset-{preset.name}")],
            h.span(".day")[spoken_date(now.date(), words)] if preset.puzzle else None,
            h.span[text] if text else None,
        ],
    ]


def _public(entries: Sequence[MatchEntry], words: Words) -> Markup:
    """Return the list of public matches, to join or to watch."""
    return h.section(".public", aria_labelledby="public")[
        h.h2("#public")[icon("people"), words("lobby-public")],
        h.ul(".matches")[[row(entry, words) for entry in entries]]
        if entries
        else h.p(".quiet")[words("lobby-public-none")],
    ]


def _upload(words: Words) -> Markup:
    return h.details(".upload")[
        h.summary[words("lobby-upload")],
        h.form(method="post", action="/upload", enctype="multipart/form-data")[
            h.label[words("lobby-upload-about"), h.input(type="file", name="file", accept=".aevum", required=True)],
            h.button[words("lobby-upload-do")],
        ],
    ]
