"""Pictures of the games for the lobby, drawn from the showcase match of each game, and of matches in lists."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from itertools import product
from threading import Event
from typing import Final

from aevum.kernel.events import SPECTATOR
from aevum.kernel.lessons.practice import PracticePosition
from aevum.kernel.lessons.reader import practice_of
from aevum.kernel.match import Match
from aevum.kernel.presentation import viewbox
from aevum.kernel.records.savefile import ENDING, read_match
from aevum.kernel.registry import find_game, games
from aevum.kernel.svg import export
from aevum.kernel.words import LANGUAGES
from aevum.server.storage.match_index import Summary
from aevum.web.layout import CACHE_KEY

FILE: Final = f"showcase{ENDING}"


@cache
def game_picture(game: str, language: str) -> str | None:
    """Return a game's picture as SVG, drawn from its showcase match; None if it has none."""
    match = _showcase(game)
    return None if match is None else match.game.thumbnail(match.view(SPECTATOR), match.game.words(language))


@cache
def _showcase(game: str) -> Match | None:
    """Return the showcase match of a game; None if it has none."""
    file = find_game(game).folder / FILE
    return read_match(file, find_game) if file.exists() else None


@cache
def picture_of(game: str, language: str) -> str | None:
    """Return the address of a game's picture; None if there is none.

    It contains a hash of the picture, so that browsers may cache it.
    """
    svg = game_picture(game, language) if game in games() else None
    return svg and f"/static/games/{game}/{language}-{sha256(svg.encode()).hexdigest()[:10]}.svg"


def preview_picture(game: str, language: str) -> str | None:
    """Return the address of a game's picture for links: as PNG, which all chats can show, where that is installed."""
    address = picture_of(game, language)
    return f"{address.removesuffix('svg')}png" if address and export.available() else address


@cache
def game_picture_png(game: str, language: str) -> bytes:
    """Return a game's picture as PNG, drawn once in each rendering process."""
    svg = game_picture(game, language) or ""
    *_, width, height = viewbox(svg).split()
    return export.png(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{svg}</svg>')


def position_picture(match: Summary, language: str) -> str | None:
    """Return the address of the thumbnail of a match; the picture of its game while the match has not been drawn."""
    if match.thumbnail_length is None:
        return picture_of(match.game, language)
    return f"/static/matches/{match.id}/{language}-{match.thumbnail_length}.svg"


def practice_picture(position: PracticePosition, language: str) -> str:
    """Return the address of the thumbnail of a practice position.

    It contains a hash of what is drawn, so that browsers may cache it.
    """
    game = find_game(position.game)
    content = f"{position.seed} {dict(position.options)} {position.moves} {game.rules_version} {CACHE_KEY}"
    stamp = sha256(content.encode()).hexdigest()[:10]
    return f"/static/practice/{position.game}/{language}-{stamp}/{position.name}.svg"


@cache
def draw_practice(game: str, position: str, language: str) -> str:
    """Return the thumbnail of a practice position as SVG, drawn once in each rendering process."""
    known = find_game(game)
    found = next(one for one in practice_of(known) if one.id == position)
    return known.thumbnail(found.begin(known).view(SPECTATOR), known.words(language))


def draw_all(ended: Event) -> None:
    """Draw the pictures of all games, so that the first reader need not wait: one lobby after the other.

    `ended`: set when the server stops.
    """
    for language, game in product(LANGUAGES, games()):
        if ended.is_set():
            return
        picture_of(game, language)
