"""Page of the practice positions of a game: picture, goal, par, and the reader's stars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.practice import PracticePosition
from aevum.kernel.lessons.reader import lessons_of
from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.components.lesson import begin_form, practice_address, star_row
from aevum.web.layout import static


def practice_page(
    game: AnyGame,
    positions: Sequence[PracticePosition],
    stars: Mapping[str, int],
    pictures: Mapping[str, str],
    words: Words,
) -> Markup:
    """Return the page. `stars` of the reader and addresses of the pictures are by id of the position."""
    solved = words("practice-done", solved=len(stars), all=len(positions))
    return h.div(".reading.learn.practice")[
        h.link(rel="stylesheet", href=static("learn.css")),
        h.h1[words("practice-title", title=words("game-title"))],
        h.p(".lead")[words("practice-lead")],
        h.p[solved] if stars else None,
        h.ol(".positions")[[_entry(game, one, stars.get(one.id), pictures[one.id], words) for one in positions]],
        h.p(".quiet")[words("practice-about-par")],
        h.p(".links")[
            h.a(href=f"/learn/{game.id}")[icon("goal"), words("lobby-learn")] if lessons_of(game) else None,
            h.a(href=f"/new/{game.id}")[icon("play"), words("lobby-new")],
            h.a(href=f"/rules/{game.id}")[icon("book"), words("lobby-rules")],
        ],
    ]


def _entry(game: AnyGame, position: PracticePosition, stars: int | None, picture: str, words: Words) -> Markup:
    spoken = position.words(words)
    return h.li(".card")[
        h.span(".frame")[h.img(src=picture, alt="", loading="lazy", width=180, height=120)],
        h.div(".what")[
            h.p(".quiet")[f"{position.number} · {words(f'practice-theme-{position.theme}')}"],
            h.h2[spoken(position.title)],
            h.p[position.goal_sentence(game, words)],
            h.p(".quiet")[par_sentence(position, words)],
        ],
        h.div(".do")[
            star_row(stars, words) if stars else None,
            begin_form(
                practice_address(position),
                words("lesson-again" if stars else "learn-begin"),
                kind="" if stars else ".main",
            ),
        ],
    ]


def par_sentence(position: PracticePosition, words: Words) -> str:
    """Return the par, and how often the bot `hard` reaches the goal unless it always does."""
    hard = position.results.hard if position.results else None
    if hard is None or hard.solved == hard.tries:
        return words("practice-par", par=position.par)
    if hard.solved:
        return words("practice-par-sometimes", par=position.par, solved=hard.solved, tries=hard.tries)
    return words("practice-par-missed", par=position.par)
