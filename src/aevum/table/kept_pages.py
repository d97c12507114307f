"""Matches that cannot be played on, for people: each is shown as it was written down, and harms no other page."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.errors import BadFile
from aevum.kernel.events import EVERYONE, Event
from aevum.kernel.registry import games
from aevum.kernel.savefile import ENDING, transcript_to_bytes
from aevum.kernel.words import Words
from aevum.table.answers import Work, hub_of, show, site_words
from aevum.table.entries import title_of
from aevum.table.identity import language, who
from aevum.table.shelf import Kept
from aevum.table.staging import words_of
from aevum.web.kept_page import KeptLine, KeptMatch, kept_page

FILE_TYPE: Final = "application/x-ndjson"


def or_kept(playable: Work, kept: Work) -> Work:
    """One address that shows a match, or what is kept of it if it cannot be played again."""

    async def work(request: Request) -> Response:
        try:
            return await playable(request)
        except BadFile as error:
            request.state.objection = error
            return await kept(request)

    return work


async def kept_of(request: Request) -> Kept:
    """What is written down of the match an address names."""
    hub = hub_of(request)
    return await hub.ask(hub.storage.kept, request.path_params["id"])


def words_for(game: str, request: Request) -> Words:
    """The words of the site, and of the game if it is installed."""
    return words_of(game, language(request)) if game in games() else site_words(request)


async def show_kept(request: Request) -> Response:
    hub, kept = hub_of(request), await kept_of(request)
    person, words = await who(request, hub), words_for(kept.summary.game, request)
    error: BadFile = request.state.objection
    seated = bool(kept.summary.seats_of(person))
    title = title_of(kept.summary.game, words)
    shown = KeptMatch(
        title=title,
        names=", ".join(seat.called(words) for seat in kept.summary.seats if seat.name),
        why=error.say(words),
        drawing=await hub.ask(hub.storage.picture, kept.summary.id, words.language),
        lines=kept_lines(kept, kept.seat_for(person), words),
        file=f"/m/{kept.summary.id}/match{ENDING}" if kept.may_export(seated=seated) else None,
    )
    return await show(request, title, kept_page(shown, words))


def kept_lines(kept: Kept, seat: int, words: Words) -> list[KeptLine]:
    """The moves as a seat may know them; what they told only as far as there still are words for it."""
    return [_line(kept, seat, words, *entry) for entry in kept.log()]


def _line(kept: Kept, seat: int, words: Words, mover: int, notation: str, told: list[Event] | None) -> KeptLine:
    hides_nothing = told is not None and all(event.audience == EVERYONE for event in told)
    known = kept.summary.over or seat == mover or hides_nothing
    seen = [event for event in told or () if event.seen_by(seat) and words.knows(event.message)]
    return KeptLine(notation if known else "", tuple(event.say(words) for event in seen))


async def kept_drawing(request: Request) -> Response:
    """Only the drawing that was kept, as it was."""
    hub = hub_of(request)
    svg = await hub.ask(hub.storage.picture, request.path_params["id"], language(request))
    if svg is None or request.path_params["kind"] != "svg":
        raise HTTPException(404)
    return Response(svg, media_type="image/svg+xml")


async def kept_file(request: Request) -> Response:
    """The match as a file of the rules it was played by."""
    kept = await kept_of(request)
    seated = bool(kept.summary.seats_of(await who(request, hub_of(request))))
    if not kept.may_export(seated=seated):
        raise HTTPException(403, "export-when-over")
    return file_of(kept)


def file_of(kept: Kept) -> Response:
    """A download."""
    headers = {"content-disposition": f'attachment; filename="{kept.summary.game}{ENDING}"'}
    return Response(transcript_to_bytes(kept.transcript), media_type=FILE_TYPE, headers=headers)
