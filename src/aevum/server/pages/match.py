"""Pages and files of one match: match page, replay, drawings, save file, verification."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from aevum.kernel.events import SPECTATOR
from aevum.kernel.lessons.marks import RedrawnMatch
from aevum.kernel.markup import fragment
from aevum.kernel.records.savefile import ENDING, match_to_bytes
from aevum.kernel.svg import export
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import current_person, request_language
from aevum.server.live.explanations import load_explanations, switch_explanations
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.review_requests import may_review
from aevum.server.live.snapshots import Snapshot, snapshot, snapshot_for
from aevum.server.pages.archived_match import FILE_TYPE, archived_drawing, archived_file, or_archived, show_archived
from aevum.server.pages.lesson_maker import may_make_lesson
from aevum.server.pages.match_actions import ResultLinks, continuations_of, origin_address, result_links, result_of
from aevum.server.pages.play_on import may_play_on
from aevum.server.pages.requests import (
    HTML,
    JSON,
    PageFrame,
    Routes,
    consume_limit,
    frame_of,
    html_page,
    hub_of,
    live_of,
    read_form,
    redirect,
    rendered,
    server_url,
)
from aevum.server.presenters.match_list import removal
from aevum.server.presenters.replay import ReplayQuery, replay_position, replay_query
from aevum.server.presenters.scene import invitation_links, scene
from aevum.server.security.client_address import client_of
from aevum.server.storage.people import Person
from aevum.server.workers.replay_tasks import Verification, verify
from aevum.web.components.continuations import Continuations
from aevum.web.components.drawing_links import picture_address, share_address
from aevum.web.components.match_menu import MatchMenu, menu_button, menu_content
from aevum.web.components.result import result_panel, with_its_style
from aevum.web.pages.match import match_page
from aevum.web.pages.notice import no_printing_page, verify_page
from aevum.web.pages.replay import ReplayOffers, position_markup, replay_page
from aevum.web.text.seat_names import open_seat_name
from aevum.web.text.site_words import words_of

DRAWINGS: Final = {"svg": "image/svg+xml", "png": "image/png", "pdf": "application/pdf"}

# -- match page


async def show_match(request: Request) -> Response:
    live = await live_of(request)
    person = await current_person(request, hub_of(request))
    if live.seats_of(person):
        hub_of(request).mark_present(live, client_of(request))
    await load_explanations(hub_of(request), live, person)
    links = await result_links(hub_of(request), live, person)
    return await rendered(request, HTML, match_html, snapshot_for(live, person), person, links, await frame_of(request))


def match_html(seen: Snapshot, person: Person, links: ResultLinks | None, frame: PageFrame) -> str:
    """Return the page of a match as a person sees it, as HTML."""
    live = seen.live()
    words = live.words(frame.language)
    end = result_of(live, person, links, words)
    main = match_page(
        scene(live, person, words),
        live.id,
        seated=bool(live.seats_of(person)),
        end=with_its_style(result_panel(end, words)) if end else None,
    )
    scripts, preview = ("live.js",), match_preview(live, words)
    menu = menu_button(live.id, words)
    return frame.page(words("game-title"), main, scripts=scripts, preview=preview, page_menu=menu)


async def show_menu(request: Request) -> Response:
    """Return the content of the menu of a match, which its page inserts."""
    live, hub = await live_of(request), hub_of(request)
    person = await current_person(request, hub)
    words = words_of(live.match.game.id, request_language(request))
    seated = bool(live.seats_of(person))
    links = invitation_links(live, person)
    menu = MatchMenu(
        live.id,
        links={open_seat_name(live.match.game, seat, words): link for seat, link in links.items()},
        server_url=server_url(request),
        seated=seated,
        others=live.played_elsewhere(person),
        origin=origin_address(live),
        removal=removal(live.stored.summary, person) if seated else "",
        explains=await _explain_switch(hub, live, person) if seated else None,
    )
    return HTMLResponse(menu_content(menu, words))


async def _explain_switch(hub: Hub, live: LiveMatch, person: Person) -> bool | None:
    """Return whether explanations are on for a person; None where there are none to switch."""
    if live.match.over or live.progress is not None:
        return None
    await load_explanations(hub, live, person)
    own = live.explanations.get(person.id)
    return own.is_on if own else None


async def set_explanations(request: Request) -> Response:
    """Switch explanations on or off for the reader in matches of this game; 403 for people without a seat."""
    form = await read_form(request)
    live, hub = await live_of(request), hub_of(request)
    person = await current_person(request, hub)
    if not live.seats_of(person):
        raise HTTPException(403)
    await switch_explanations(hub, live, person, is_on=form.get("explain") == "on")
    return redirect(request, f"/m/{live.id}")


def match_preview(live: LiveMatch, words: Words) -> tuple[str, str]:
    """Return players and progress of a match, and its picture for links: the position or, at its end, the result."""
    names = ", ".join(seat.called(words) or words("table-open-seat") for seat in live.stored.seats)
    stage = live.match.game.stage(live.match.view(SPECTATOR))
    where = words("mine-over") if live.match.over else words(stage[0], **stage[1]) if stage else ""
    picture = share_address(live.id) if live.match.over else picture_address(live.id)
    return " · ".join(filter(None, (names, where))), picture


# -- replay


async def show_replay(request: Request) -> Response:
    """Return the replay page at a position; with `?part` only the regions that differ between positions, as JSON."""
    live = await live_of(request)
    parameters = request.query_params
    person = await current_person(request, hub_of(request))
    query = replay_query(live, person, parameters)
    if "part" in parameters:
        return await rendered(request, JSON, replay_part, snapshot(live), query, request_language(request))
    frame = await frame_of(request, query=True)
    continuations, allowed = await continuations_of(hub_of(request), live), may_play_on(live, person)
    offers = ReplayOffers(allowed, may_make_lesson(live, person), may_review(hub_of(request), live, person))
    return await rendered(request, HTML, replay_html, snapshot(live), query, continuations, offers, frame)


def replay_part(seen: Snapshot, query: ReplayQuery, language: str) -> dict[str, str]:
    """Return the regions of a replay page that differ between positions, as HTML by element id."""
    live = seen.live()
    words = live.words(language)
    position = replay_position(live, query, words)
    parts = {"drawing": position.drawing, "moment": position_markup(position, words)}
    return {id: part if isinstance(part, str) else fragment(part) for id, part in parts.items()}


def replay_html(
    seen: Snapshot, query: ReplayQuery, continuations: Continuations, offers: ReplayOffers, frame: PageFrame
) -> str:
    """Return the replay page at a position as HTML."""
    live = seen.live()
    match, words = live.match, live.words(frame.language)
    seed = f"{match.last_seed:x}" if match.over else None
    position, redrawn = replay_position(live, query, words), bool(match.redraws)
    main = replay_page(
        live.id,
        position,
        match.outcome(),
        match.commitment,
        seed,
        words,
        continuations,
        redrawn=redrawn,
        offers=offers if not redrawn else _without_lesson(offers, words),
    )
    title, preview = words("replay-title", title=words("game-title")), match_preview(live, words)
    return frame.page(title, main, scripts=("replay.js",), preview=preview)


def _without_lesson(offers: ReplayOffers, words: Words) -> ReplayOffers:
    """Return the offers for a match of which no lesson can be made, because everything hidden was drawn anew."""
    reason = RedrawnMatch().say(words) if offers.may_make_lesson else ""
    return replace(offers, may_make_lesson=False, no_lesson=reason)


# -- files


async def drawing(request: Request) -> Response:
    live = await live_of(request)
    kind = request.path_params["kind"]
    if kind not in DRAWINGS:
        raise HTTPException(404)
    if kind != "svg" and not export.available():
        words = words_of(live.match.game.id, request_language(request))
        return await html_page(request, words("printing-title"), no_printing_page(live.id, words), status=501)
    seat = live.seat_for(await current_person(request, hub_of(request)))
    return await rendered(request, DRAWINGS[kind], drawn, snapshot(live), seat, kind, request_language(request))


def drawn(seen: Snapshot, seat: int, kind: str, language: str) -> str | bytes:
    """Return the drawing of a match as a seat sees it, as SVG, PNG or PDF."""
    live = seen.live()
    svg = live.match.game.svg(live.match.view(seat), live.words(language))
    return svg if kind == "svg" else export.png(svg) if kind == "png" else export.pdf(svg)


async def match_file(request: Request) -> Response:
    live = await live_of(request)
    if not live.match.over:
        raise HTTPException(403, "export-when-over")
    return await as_file(request, live)


async def as_file(request: Request, live: LiveMatch) -> Response:
    """Return a match as a download of its save file."""
    name = f"{live.match.game.file_name(live.match.options)}{ENDING}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return await rendered(request, FILE_TYPE, file_content, snapshot(live), headers=headers)


def file_content(seen: Snapshot) -> bytes:
    """Return the content of the save file of a match."""
    return match_to_bytes(seen.live().match)


async def show_verification(request: Request) -> Response:
    live = await live_of(request)
    if not live.match.over:
        raise HTTPException(403, "export-when-over")
    words = words_of(live.match.game.id, request_language(request))
    good = await _verified(request, live)
    return await html_page(request, words("replay-verify"), verify_page(live.id, good, len(live.match.moves), words))


async def _verified(request: Request, live: LiveMatch) -> bool:
    """Whether replaying a match from its seed gives the same result; cached until the match changes."""
    match = live.match
    if live.verified is None or live.verified[0] is not match:
        hub = hub_of(request)
        consume_limit(request, "verify", (await current_person(request, hub)).id)
        content = await hub.render_queue.render(client_of(request), file_content, snapshot(live))
        found: Verification = await hub.replay_pool.run(verify, content, live.id)
        same = (found.key, found.commitment) == (match.state.key(), match.commitment)
        live.verified = match, same and found.moves == len(match.moves)
    return live.verified[1]


ROUTES: Final[Routes] = (
    ("/m/{id}", or_archived(show_match, show_archived), "GET"),
    ("/m/{id}/menu", show_menu, "GET"),
    ("/m/{id}/explain", set_explanations, "POST"),
    ("/m/{id}/replay", or_archived(show_replay, show_archived), "GET"),
    ("/m/{id}/board.{kind:str}", or_archived(drawing, archived_drawing), "GET"),
    ("/m/{id}/match.aevum", or_archived(match_file, archived_file), "GET"),
    ("/m/{id}/verify", show_verification, "GET"),
)
