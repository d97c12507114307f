"""Pages of archived matches: matches that cannot be loaded are shown as they were stored, without their rules."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.errors import BadFile
from aevum.kernel.events import includes
from aevum.kernel.records.savefile import ENDING, transcript_to_bytes
from aevum.kernel.registry import games
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import current_person, request_language
from aevum.server.live.hub import Hub
from aevum.server.pages.requests import HTML, Endpoint, PageFrame, frame_of, hub_of, rendered
from aevum.server.presenters.match_list import title_of
from aevum.server.storage.match_index import StoredMatch, StoredMove
from aevum.server.storage.people import Person
from aevum.server.workers.pickling import dumps, loads
from aevum.web.pages.archived_match import ArchivedLine, ArchivedMatch, archived_match_page
from aevum.web.text.site_words import LOCALE, words_of

FILE_TYPE: Final = "application/x-ndjson"
MATCHES_CACHED: Final = 8
"""Maximum number of archived matches kept in memory."""


def or_archived(playable: Endpoint, archived: Endpoint) -> Endpoint:
    """Return an endpoint that calls the first endpoint, or the second if the match cannot be loaded."""

    async def work(request: Request) -> Response:
        try:
            return await playable(request)
        except BadFile as error:
            request.state.objection = error
            return await archived(request)

    return work


async def archived_of(request: Request) -> tuple[StoredMatch, bytes]:
    """Return the stored match whose id is in the path of a request, and its pickle for the rendering process.

    Both are cached until length, seats or load error of the match change.
    """
    hub, id = hub_of(request), request.path_params["id"]
    summary = await hub.in_storage_thread(hub.storage.summary, id)
    version = (summary.length, summary.over, tuple(summary.seats), str(summary.load_error))
    if id not in hub.archived or hub.archived[id][0] != version:
        hub.archived[id] = version, *await hub.in_storage_thread(_read, hub, id)
    hub.archived.move_to_end(id)
    if len(hub.archived) > MATCHES_CACHED:
        hub.archived.popitem(last=False)
    return hub.archived[id][1:]


def _read(hub: Hub, id: str) -> tuple[StoredMatch, bytes]:
    stored = hub.storage.stored(id)
    return stored, dumps(stored)


def words_for(game: str, language: str) -> Words:
    """Return the messages of the site and, if it is installed, of a game in a language."""
    return words_of(game, language) if game in games() else Words(language, (LOCALE,))


async def show_archived(request: Request) -> Response:
    hub, (stored, packed) = hub_of(request), await archived_of(request)
    error: BadFile = request.state.objection
    picture = await hub.in_storage_thread(hub.storage.thumbnail, stored.summary.id, request_language(request))
    person, frame = await current_person(request, hub), await frame_of(request)
    return await rendered(request, HTML, archived_html, packed, person, error, picture, frame)


def archived_html(packed: bytes, person: Person, error: BadFile, picture: str | None, frame: PageFrame) -> str:
    """Return the page of an archived match as HTML."""
    stored: StoredMatch = loads(packed)
    words = words_for(stored.summary.game, frame.language)
    seated = bool(stored.summary.seats_of(person))
    title = title_of(stored.summary.game, words)
    shown = ArchivedMatch(
        title=title,
        names=", ".join(seat.called(words) for seat in stored.summary.seats if seat.name),
        why=error.say(words),
        drawing=picture,
        lines=archived_lines(stored, stored.seat_for(person), words),
        file=f"/m/{stored.summary.id}/match{ENDING}" if stored.may_export(seated=seated) else None,
    )
    return frame.page(title, archived_match_page(shown, words))


def archived_lines(stored: StoredMatch, seat: int, words: Words) -> list[ArchivedLine]:
    """Return the moves of an archived match as a seat may know them; events without a message today are left out."""
    return [_line(stored, seat, words, move) for move in stored.log()]


def _line(stored: StoredMatch, seat: int, words: Words, move: StoredMove) -> ArchivedLine:
    known = stored.summary.over or includes(move.readers, seat)
    seen = [event for event in move.events or () if event.seen_by(seat) and words.knows(event.message)]
    return ArchivedLine(move.notation if known else "", tuple(event.say(words) for event in seen))


async def archived_drawing(request: Request) -> Response:
    """Return the stored thumbnail of an archived match; 404 for other formats than SVG."""
    hub = hub_of(request)
    svg = await hub.in_storage_thread(hub.storage.thumbnail, request.path_params["id"], request_language(request))
    if svg is None or request.path_params["kind"] != "svg":
        raise HTTPException(404)
    return Response(svg, media_type="image/svg+xml")


async def archived_file(request: Request) -> Response:
    """Return an archived match as a save file of the rules version it was played by."""
    stored, packed = await archived_of(request)
    seated = bool(stored.summary.seats_of(await current_person(request, hub_of(request))))
    if not stored.may_export(seated=seated):
        raise HTTPException(403, "export-when-over")
    return await file_of(request, stored, packed)


async def file_of(request: Request, stored: StoredMatch, packed: bytes) -> Response:
    """Return the save file of an archived match as a download."""
    headers = {"content-disposition": f'attachment; filename="{stored.summary.game}{ENDING}"'}
    return await rendered(request, FILE_TYPE, file_content, packed, headers=headers)


def file_content(packed: bytes) -> bytes:
    """Return the content of the save file of an archived match."""
    stored: StoredMatch = loads(packed)
    return transcript_to_bytes(stored.transcript)
