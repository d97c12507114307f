"""Lobby page with the reader's running matches, a card for each game with its presets, and public matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from aevum.kernel.game import AnyGame, Preset
from aevum.kernel.lessons.reader import practice_of
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon, logo
from aevum.web.components.position_field import position_field
from aevum.web.pages.my_matches import MatchEntry, row, running
from aevum.web.pages.new_match import default_bot, easiest_bot
from aevum.web.text.dates import spoken_date

_UNKNOWN_WEIGHT: Final = 5
"""Complexity by which games are ordered that do not say theirs: after all others."""


class LearnOffer(NamedTuple):
    """Lessons of a game as its card offers them."""

    minutes: int
    """Minutes of all lessons."""
    first: bool
    """Whether they are offered before anything else, because the reader does not know the game."""


def lobby(
    games: Mapping[str, tuple[AnyGame, Words]],
    bots: Mapping[str, Sequence[str]],
    words: Words,
    now: datetime,
    matches: Sequence[MatchEntry] = (),
    public: Sequence[MatchEntry] = (),
    pictures: Mapping[str, str | None] | None = None,
    learning: Mapping[str, LearnOffer] | None = None,
) -> Markup:
    """Return the lobby page.

    `bots`, `pictures` and `learning`, the offers of lessons, are by game id. `matches`: those of the reader;
    `public`: those open to everyone.
    """
    shown, learn = pictures or {}, learning or {}
    ordered = sorted(games.values(), key=lambda known: known[0].weight or _UNKNOWN_WEIGHT)
    open_tables = [entry for entry in public if entry.mine]
    return h.div(".lobby")[
        running(matches, words),
        _public("open-tables", words("lobby-public"), open_tables, words) if open_tables else None,
        h.header(".welcome")[h.h1[words("lobby-title")], h.p(".lead")[words("lobby-lead")]],
        h.div(".games")[
            [
                _card(
                    game,
                    spoken,
                    bots[game.id],
                    now,
                    shown.get(game.id),
                    learn.get(game.id),
                    first=number == 0 and len(ordered) > 1,
                )
                for number, (game, spoken) in enumerate(ordered)
            ]
        ],
        _to_watch([entry for entry in public if not entry.mine], words, alone=not open_tables),
        _upload(words),
    ]


def _card(
    game: AnyGame,
    words: Words,
    bots: Sequence[str],
    now: datetime,
    picture: str | None,
    learn: LearnOffer | None,
    *,
    first: bool,
) -> Markup:
    """Return the card of a game; `first`: marked as the one for newcomers."""
    title = f"title-{game.id}"
    return h.article(".card.game", id=f"game-{game.id}", aria_labelledby=title)[
        h.a(".poster", href=f"/rules/{game.id}", tabindex=-1, aria_hidden="true")[
            h.img(src=picture, alt="") if picture else _emblem(game, words)
        ],
        h.div(".about")[
            h.h2(id=title)[words("game-title"), h.small(".start-here")[words("lobby-start-here")] if first else None],
            h.p(".for")[[h.span[fact] for fact in _facts(game, words, now)]],
            h.p[words("game-about")],
            _ready(game, words, bots, now, learn if learn and learn.first else None),
            _links(game, words, now, learn if learn and not learn.first else None),
        ],
    ]


def _facts(game: AnyGame, words: Words, now: datetime) -> list[str]:
    """Return number of players, minutes and complexity of a game, as far as they are known."""
    seats = words("lobby-for", least=game.seats[0], most=game.seats[-1])
    weight = words("lobby-weight", weight=game.weight) if game.weight else ""
    return [fact for fact in (seats, _minutes(game.presets(now), words), weight) if fact]


def _minutes(presets: Sequence[Preset], words: Words) -> str:
    """Return the minutes that matches take, from the shortest to the longest; empty if none is known."""
    known = [preset.minutes for preset in presets if preset.minutes]
    if not known:
        return ""
    low, high = min(known), max(known)
    return words("lobby-minutes", most=high, range=str(low) if low == high else f"{low}–{high}")


def _emblem(game: AnyGame, words: Words) -> Markup:
    """Return the pieces of a game as a picture; the logo for a game that has none."""
    drawings = [Markup(svg) for svg, _ in game.piece_gallery(words)][:8]
    return h.div(".emblem", aria_hidden="true")[[h.span[svg] for svg in drawings] or h.span(".alone")[logo()]]


def _links(game: AnyGame, words: Words, now: datetime, learn: LearnOffer | None) -> Markup:
    puzzle = any(preset.puzzle for preset in game.presets(now))
    alone = game.seats == (1,)
    return h.p(".links")[
        h.a(href=f"/new/{game.id}")[
            icon("menu" if alone else "people"), words("lobby-more" if alone else "lobby-friends")
        ],
        h.a(href=f"/rules/{game.id}")[icon("book"), words("lobby-rules")],
        h.a(href=f"/puzzle/{game.id}")[icon("cup"), words("lobby-best")] if puzzle else None,
        h.a(href=f"/learn/{game.id}")[icon("goal"), words("lobby-learn")] if learn else None,
        h.a(href=f"/practice/{game.id}")[icon("target"), words("lobby-practice")] if practice_of(game) else None,
    ]


def _ready(game: AnyGame, words: Words, bots: Sequence[str], now: datetime, learn: LearnOffer | None = None) -> Markup:
    """Return a large button for each preset: the way for beginners first, then the daily puzzle, then short matches.

    `learn`: lessons that come before all of them.
    """
    presets = sorted(
        game.presets(now), key=lambda preset: (not preset.for_beginners, not preset.puzzle, preset.minutes)
    )
    buttons: list[Child] = [
        _preset(game, preset, bots, words, now, first=n == 0 and learn is None) for n, preset in enumerate(presets)
    ]
    return h.div(".ready")[_learn(game, learn, words) if learn else None, buttons]


def _learn(game: AnyGame, learn: LearnOffer, words: Words) -> Markup:
    """Return the large button that leads to the lessons of a game."""
    minutes = words("lobby-minutes", most=learn.minutes, range=str(learn.minutes))
    return h.a(".button.large.main", href=f"/learn/{game.id}")[
        h.b[words("lobby-learn")], h.span[words("lobby-learn-about")], h.span(".facts")[h.span[minutes]]
    ]


def _preset(game: AnyGame, preset: Preset, bots: Sequence[str], words: Words, now: datetime, *, first: bool) -> Markup:
    about = f"preset-{preset.name}-about"
    text = words(about) if words.knows(about) else words("lobby-puzzle-about") if preset.puzzle else ""
    bot = easiest_bot(bots) if preset.for_beginners else default_bot(bots)
    level = words("lobby-bots", bot=bot) if preset.seats > 1 else ""
    facts = [fact for fact in (level, _minutes([preset], words)) if fact]
    return h.form(method="post", action="/matches")[
        h.input(type="hidden", name="game", value=game.id),
        h.input(type="hidden", name="preset", value=preset.name),
        [h.input(type="hidden", name=f"seat-{seat}", value=f"bot:{bot}") for seat in range(1, preset.seats)],
        h.button(".large.main" if first else ".large")[
            h.b[words(f"preset-{preset.name}")],
            h.span(".day")[spoken_date(now.date(), words)] if preset.puzzle else None,
            h.span[text] if text else None,
            h.span(".facts")[[h.span[fact] for fact in facts]] if facts else None,
        ],
    ]


def _public(id: str, title: str, entries: Sequence[MatchEntry], words: Words) -> Markup:
    """Return a list of public matches under a title; without matches, how to open one's own."""
    return h.section(".public", aria_labelledby=id)[
        h.h2(id=id)[icon("people"), title],
        h.ul(".matches")[[row(entry, words) for entry in entries]]
        if entries
        else h.p(".quiet")[words("lobby-public-none")],
    ]


def _to_watch(entries: Sequence[MatchEntry], words: Words, *, alone: bool) -> Markup | None:
    """Return the matches without a free seat; `alone`: no open table is shown either."""
    if entries:
        return _public("to-watch", words("lobby-to-watch"), entries, words)
    return _public("open-tables", words("lobby-public"), (), words) if alone else None


def _upload(words: Words) -> Markup:
    return h.details(".upload")[
        h.summary[words("lobby-upload")],
        h.form(method="post", action="/upload", enctype="multipart/form-data")[
            h.label[words("lobby-upload-about"), h.input(type="file", name="file", accept=".aevum", required=True)],
            h.button[words("lobby-upload-do")],
        ],
        position_field(words),
    ]
