"""Page of a player with results by game."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.server.accounts.sessions import current_person
from aevum.server.pages.requests import Routes, html_page, hub_of, site_words
from aevum.server.presenters.player_records import records_of
from aevum.web.components.avatar import avatar_code
from aevum.web.pages.profile import profile_page


async def show_profile(request: Request) -> Response:
    """Return the results of a player: all to themselves, those of public matches and daily puzzles to others."""
    hub, words = hub_of(request), site_words(request)
    player = await hub.in_storage_thread(hub.storage.person, request.path_params["person"])
    if player is None:
        raise HTTPException(404)
    own = player == await current_person(request, hub)
    finished = await hub.in_storage_thread(hub.storage.finished_of, player.id, everything=own)
    records = records_of(finished, player, words.language)
    main = profile_page(player.name, avatar_code(player.id), records, words, own=own)
    return await html_page(request, player.name or words("seat-guest"), main)


ROUTES: Final[Routes] = (("/player/{person}", show_profile, "GET"),)
