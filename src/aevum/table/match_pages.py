"""The pages and files of one match: the table itself, its replay, its drawings, its record."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from aevum.kernel import printing
from aevum.kernel.markup import fragment
from aevum.kernel.savefile import ENDING, match_to_bytes
from aevum.table.addresses import caller
from aevum.table.afterwards import ending_of
from aevum.table.answers import Routes, hub_of, live_of, show, spend
from aevum.table.hub import Live
from aevum.table.identity import language, who
from aevum.table.kept_pages import kept_drawing, kept_file, or_kept, show_kept
from aevum.table.looking_back import Look, moment_of
from aevum.table.reading import Finding, examine
from aevum.table.staging import scene, words_of
from aevum.web.ending import ending, with_its_style
from aevum.web.match_page import match_page
from aevum.web.notice_page import verify_page
from aevum.web.replay_page import replay_page, told

# -- the table


async def show_match(request: Request) -> Response:
    live = await live_of(request)
    person = await who(request, hub_of(request))
    words = words_of(live.match.game.id, language(request))
    seated = bool(live.seats_of(person))
    if seated:
        hub_of(request).attend(live, caller(request))
    end = await ending_of(hub_of(request), live, person, words)
    main = match_page(
        scene(live, person, words),
        live.id,
        seated=seated,
        others=live.played_elsewhere(person),
        end=with_its_style(ending(end, words)) if end else None,
    )
    return await show(request, words("game-title"), main, scripts=("live.js", "ending.js", "fine.js"))


# -- its replay


async def show_replay(request: Request) -> Response:
    """A moment of the match; `?part` asks for nothing but what changes between moments."""
    live = await live_of(request)
    match, asked = live.match, request.query_params
    words = words_of(match.game.id, language(request))
    person = await who(request, hub_of(request))
    wish, last = asked.get("at", ""), len(match.moves)
    at = min(int(wish), last) if wish.isascii() and wish.isdigit() and len(wish) < 9 else last
    look = Look(at, asked.get("by", ""), asked.get("as", ""), live.seat_for(person), live.seats_of(person))
    moment = await moment_of(live, look, words)
    if "part" in asked:
        parts = {"drawing": moment.drawing, "moment": told(moment, words)}
        return JSONResponse({id: part if isinstance(part, str) else fragment(part) for id, part in parts.items()})
    main = replay_page(
        live.id, moment, match.outcome(), match.commitment, f"{match.seed:x}" if match.over else None, words
    )
    return await show(request, words("replay-title", title=words("game-title")), main, scripts=("replay.js", "fine.js"))


# -- its files


async def drawing(request: Request) -> Response:
    live = await live_of(request)
    kind = request.path_params["kind"]
    if kind not in ("svg", "png", "pdf"):
        raise HTTPException(404)
    seat = live.seat_for(await who(request, hub_of(request)))
    svg = live.match.game.svg(live.match.view(seat), words_of(live.match.game.id, language(request)))
    if kind == "svg":
        return Response(svg, media_type="image/svg+xml")
    if kind == "png":
        return Response(await asyncio.to_thread(printing.png, svg), media_type="image/png")
    return Response(await asyncio.to_thread(printing.pdf, svg), media_type="application/pdf")


async def match_file(request: Request) -> Response:
    live = await live_of(request)
    if not live.match.over:
        raise HTTPException(403, "export-when-over")
    name = f"{live.match.game.file_name(live.match.options)}{ENDING}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(match_to_bytes(live.match), media_type="application/x-ndjson", headers=headers)


async def verify(request: Request) -> Response:
    live = await live_of(request)
    if not live.match.over:
        raise HTTPException(403, "export-when-over")
    words = words_of(live.match.game.id, language(request))
    good = await _verified(request, live)
    return await show(request, words("replay-verify"), verify_page(live.id, good, len(live.match.moves), words))


async def _verified(request: Request, live: Live) -> bool:
    """Does the match come out the same when it is played again from its seed? Asked once as long as it stands."""
    match = live.match
    if live.verified is None or live.verified[0] is not match:
        hub = hub_of(request)
        spend(request, "verify", (await who(request, hub)).id)
        found: Finding = await hub.readers.run(examine, match_to_bytes(match), live.id)
        same = (found.key, found.commitment) == (match.state.key(), match.commitment)
        live.verified = match, same and found.moves == len(match.moves)
    return live.verified[1]


ROUTES: Final[Routes] = (
    ("/m/{id}", or_kept(show_match, show_kept), "GET"),
    ("/m/{id}/replay", or_kept(show_replay, show_kept), "GET"),
    ("/m/{id}/board.{kind:str}", or_kept(drawing, kept_drawing), "GET"),
    ("/m/{id}/match.aevum", or_kept(match_file, kept_file), "GET"),
    ("/m/{id}/verify", verify, "GET"),
)
