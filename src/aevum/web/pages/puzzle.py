"""Page of a daily puzzle: the reader's streak, the par, and the best results on this server."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Final, NamedTuple

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.points import Points, signed
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.components.par import Par, par_text
from aevum.web.components.result import PuzzleRank, rank_text
from aevum.web.pages.profile import profile_address
from aevum.web.text.dates import spoken_date

MAX_RESULTS: Final = 50


class Result(NamedTuple):
    """Result of one person's first try."""

    match: str
    """Id of the match."""
    name: str
    score: Points
    person: str = ""


def puzzle_page(
    day: str,
    results: Sequence[Result | tuple[str, str, Points]],
    streak: int,
    words: Words,
    game: AnyGame | None = None,
    rank: PuzzleRank | None = None,
    reader: str = "",
    today: date | None = None,
    par: Par | None = None,
    *,
    par_awaited: bool = False,
) -> Markup:
    """Return the page of a day's puzzle.

    `game`: if given, there is a button to play the puzzle of today. `rank`: the rank of the reader, if they have begun
    it.

    How the par is reached is shown once the day is over, and to readers who have given up their place; how others have
    played, also to readers who have a place.
    """
    then = date.fromisoformat(day)
    past = today is not None and then < today
    given_up = rank is not None and rank.given_up
    placed = rank is not None and not rank.is_running
    table = [Result(*result) for result in results[:MAX_RESULTS]]
    return h.div(".reading.puzzle")[
        h.p(".over-title")[words("game-title")],
        h.h1[words("puzzle-title", day=spoken_date(then, words))],
        _days(then, today, game, words) if today else None,
        h.p(".streak")[icon("flame"), words("puzzle-streak", days=streak)],
        h.p(".rank")[rank_text(rank, words)] if rank and (placed or not past) else None,
        par_text(par, words, awaited=par_awaited, shown=past or given_up),
        _giving_up(game, words) if game and par and not (past or given_up) else None,
        _play(game, words, again=placed) if game and then == (today or then) and (placed or rank is None) else None,
        h.h2[icon("cup"), words("lobby-best")],
        _table(table, words, reader, linked=past or placed) if table else h.p(".card.empty")[words("puzzle-nobody")],
    ]


def _days(day: date, today: date, game: AnyGame | None, words: Words) -> Child:
    """Return links to the puzzles of the day before and the day after."""
    if game is None:
        return None
    before, after = day - timedelta(days=1), day + timedelta(days=1)
    return h.nav(".days", aria_label=words("puzzle-days"))[
        h.a(href=f"?day={before}")[icon("back"), spoken_date(before, words)],
        h.a(href=f"?day={after}")[spoken_date(after, words), icon("next")] if after <= today else None,
    ]


def _giving_up(game: AnyGame, words: Words) -> Markup:
    """Return the form that gives up the place to see the par, folded so that no first click does it."""
    return h.details(".give-up")[
        h.summary[words("par-at-once")],
        h.form(".card", method="post", action=f"/puzzle/{game.id}/give-up")[
            h.p[words("par-at-once-about")], h.button[words("par-at-once-do")]
        ],
    ]


def _play(game: AnyGame, words: Words, *, again: bool) -> Markup | None:
    preset = next((preset for preset in game.presets(datetime.now()) if preset.puzzle), None)
    if preset is None:
        return None
    return h.form(method="post", action="/matches")[
        h.input(type="hidden", name="game", value=game.id),
        h.input(type="hidden", name="preset", value=preset.name),
        h.button("" if again else ".main")[words("puzzle-again" if again else f"preset-{preset.name}")],
        h.p(".quiet")[words("puzzle-practice" if again else "puzzle-first-counts")],
    ]


def _table(results: Sequence[Result], words: Words, reader: str, *, linked: bool) -> Markup:
    """Return the ranking; `linked`: with links to the replays."""
    return h.table(".results")[
        h.thead[
            h.tr[
                h.th(scope="col")[words("puzzle-place")],
                h.th(scope="col")[words("puzzle-name")],
                h.th(scope="col")[words("score-total")],
            ]
        ],
        h.tbody[[_row(place, result, words, reader, linked=linked) for place, result in _placed(results)]],
    ]


def _placed(results: Sequence[Result]) -> list[tuple[int, Result]]:
    """Return results with their places; equal scores share one."""
    scores = [result.score for result in results]
    return [(scores.index(result.score) + 1, result) for result in results]


def _row(place: int, result: Result, words: Words, reader: str, *, linked: bool) -> Markup:
    name = result.name or words("puzzle-somebody")
    kinds = (f".place-{place}" if place <= 3 else "") + (".own" if reader and result.person == reader else "")
    return h.tr(kinds)[
        h.td[h.span(".medal")[place]],
        h.td[
            h.a(href=f"/m/{result.match}/replay", dir="auto")[name] if linked else h.span(dir="auto")[name],
            h.a(".player-link", href=profile_address(result.person), title=words("profile-of", name=name))[
                icon("person"), h.span(".unseen")[words("profile-of", name=name)]
            ]
            if result.person
            else None,
        ],
        h.td[signed(result.score)],
    ]
