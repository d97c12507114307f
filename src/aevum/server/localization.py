"""Messages of the site, of the API and of a game in the language of a request."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.requests import Request

from aevum.kernel.registry import games
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import request_language
from aevum.web.text.site_words import LOCALE as WEB_LOCALE
from aevum.web.text.site_words import words_of

LOCALE: Final = Path(__file__).with_name("locale")


def api_words(request: Request, game: str | None = None) -> Words:
    """Return the messages of the site, of the API and of a game in the language of a request."""
    return api_words_in(request_language(request), game)


def api_words_in(language: str, game: str | None = None) -> Words:
    """Return the messages of the site, of the API and, if it is installed, of a game in a language."""
    base = words_of(game, language) if game in games() else Words(language, (WEB_LOCALE,))
    return base.with_folder(LOCALE)
