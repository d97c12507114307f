"""The pages and files of one match: the table itself, its replay, its drawings, its record."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel import printing
from aevum.kernel.points import Points
from aevum.kernel.savefile import ENDING, match_to_bytes
from aevum.kernel.words import Words
from aevum.table.addresses import caller
from aevum.table.answers import Routes, hub_of, live_of, show, spend
from aevum.table.hub import Live
from aevum.table.identity import language, who
from aevum.table.kept_pages import kept_drawing, kept_file, or_kept, show_kept
from aevum.table.reading import Finding, examine
from aevum.table.staging import notation_for, scene, words_of
from aevum.web.match_page import match_page
from aevum.web.notice_page import verify_page
from aevum.web.replay_page import Moment, replay_page

# -- the table


async def show_match(request: Request) -> Response:
    live = await live_of(request)
    person = await who(request, hub_of(request))
    words = words_of(live.match.game.id, language(request))
    seated = bool(live.seats_of(person))
    if seated:
        hub_of(request).attend(live, caller(request))
    main = match_page(scene(live, person, words), live.id, again=_again(live), seated=seated)
    return await show(request, words("game-title"), main, scripts=("live.js",))


def _again(live: Live) -> dict[str, str]:
    """The form that begins another match like this one; what the clock decides is decided anew."""
    match = live.match
    again = {"game": match.game.id}
    for entry in match.game.option_names():
        value = getattr(match.options, entry.field)
        if entry.name == entry.field and (entry.is_flag or entry.values):
            again[f"option-{entry.name}"] = str(value).lower() if entry.is_flag else str(value)
    for number, seat in enumerate(live.stored.seats):
        again[f"seat-{number}"] = f"bot:{seat.bot}" if seat.bot else "me" if number == 0 else "here"
    return again


# -- its replay


async def show_replay(request: Request) -> Response:
    live = await live_of(request)
    match = live.match
    words = words_of(match.game.id, language(request))
    seat = live.seat_for(await who(request, hub_of(request)))
    wish = request.query_params.get("at", "")
    at = min(int(wish), len(match.moves)) if wish.isascii() and wish.isdigit() and len(wish) < 9 else len(match.moves)
    main = replay_page(
        live.id,
        _moment(live, at, seat, words),
        match.outcome(),
        match.commitment,
        f"{match.seed:x}" if match.over else None,
        words,
    )
    return await show(request, words("replay-title", title=words("game-title")), main, scripts=("replay.js",))


def _moment(live: Live, at: int, seat: int, words: Words) -> Moment:
    match = live.match
    events = match.log()[at - 1] if at else []
    state = match.state_at(at)
    return Moment(
        at=at,
        last=len(match.moves),
        drawing=match.game.svg(match.game.view(state, seat), words),
        notation=notation_for(match, match.moves[at - 1], events, seat) if at else "",
        sentence=" ".join(event.say(words) for event in events if event.seen_by(seat)),
        series=_series(live, seat, words),
        colours=match.game.measure_colours,
    )


def _series(live: Live, seat: int, words: Words) -> list[tuple[str, list[Points]]]:
    """What the game measures, after every move; kept as long as the match stands where it does."""
    match, eyes = live.match, (seat, words.language)
    known = live.series.get(eyes)
    if known is not None and known[0] is match:
        return known[1]
    states = [match.state_at(0), *(state for state, _ in match.replay())]
    measured = [match.game.measures(match.game.view(state, seat), words) for state in states]
    series = [(name, [row[place][1] for row in measured]) for place, (name, _) in enumerate(measured[0])]
    live.series[eyes] = (match, series)
    return series


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
