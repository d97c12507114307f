"""The day's puzzle: one's streak, and the best results on this server."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime

from aevum.kernel.game import Game
from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.marks import mark
from aevum.web.plot import signed


def puzzle_page(
    day: str, results: Sequence[tuple[str, str, float]], streak: int, words: Words, game: Game | None = None
) -> Markup:
    """The best of a day. With the game there is a button to play, too."""
    return h.div(".reading.puzzle")[
        h.p(".over-title")[words("game-title")],
        h.h1[words("puzzle-title", day=_spoken(day, words))],
        h.p(".streak")[mark("flame"), words("puzzle-streak", days=streak)],
        _play(game, words) if game else None,
        h.h2[mark("cup"), words("lobby-best")],
        _table(results, words) if results else h.p(".card.empty")[words("puzzle-nobody")],
    ]


def _spoken(day: str, words: Words) -> str:
    """A date as one says it."""
    then = date.fromisoformat(day)
    return words("web-date", day=then.day, month=then.month, year=str(then.year))


def _play(game: Game, words: Words) -> Markup | None:
    preset = next((preset for preset in game.presets(datetime.now()) if preset.puzzle), None)
    if preset is None:
        return None
    return h.form(method="post", action="/matches")[
        h.input(type="hidden", name="game", value=game.id),
        h.input(type="hidden", name="preset", value=preset.name),
        h.button(".main")[words(f"preset-{preset.name}")],
    ]


def _table(results: Sequence[tuple[str, str, float]], words: Words) -> Markup:
    return h.table(".results")[
        h.thead[
            h.tr[
                h.th(scope="col")[words("puzzle-place")],
                h.th(scope="col")[words("puzzle-name")],
                h.th(scope="col")[words("score-total")],
            ]
        ],
        h.tbody[[_row(place, result, words) for place, result in _placed(results)]],
    ]


def _placed(results: Sequence[tuple[str, str, float]]) -> list[tuple[int, tuple[str, str, float]]]:
    """Results with their places; equal scores share one."""
    scores = [score for _, _, score in results]
    return [(scores.index(result[2]) + 1, result) for result in results]


def _row(place: int, result: tuple[str, str, float], words: Words) -> Markup:
    id, name, score = result
    return h.tr(f".place-{place}" if place <= 3 else "")[
        h.td[h.span(".medal")[place]],
        h.td[h.a(href=f"/m/{id}/replay", dir="auto")[name or words("puzzle-somebody")]],
        h.td[signed(score)],
    ]
