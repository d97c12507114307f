"""Pages that lead into a match: create one, join by invitation link, link another device, upload a save file."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any, Final

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.game import AnyGame
from aevum.kernel.records.savefile import ENDING
from aevum.kernel.registry import find_game
from aevum.server.accounts.sessions import current_person, get_or_create_person, request_language
from aevum.server.live.hint_service import HINT_FORM_VALUES
from aevum.server.live.hub import LiveMatch
from aevum.server.live.seating import create_seated_match, own_name, seat_plans
from aevum.server.pages.requests import (
    Routes,
    by_method,
    consume_limit,
    html_page,
    hub_of,
    live_of,
    read_form,
    read_upload,
    redirect,
    server_url,
    site_words,
)
from aevum.server.presenters.game_pictures import picture_of, preview_picture
from aevum.server.presenters.puzzle_ranking import rank_in
from aevum.server.security.text_input import clean_name
from aevum.server.storage.matches import Person
from aevum.server.workers.replay_tasks import read_file
from aevum.web.pages.device_link import device_page
from aevum.web.pages.join import Invitation, join_page, join_title
from aevum.web.pages.new_match import ABSENCE_LIMITS
from aevum.web.text.site_words import words_of


async def create_match(request: Request) -> Response:
    """Create a match and redirect to it; the puzzle of the day continues the person's first try until that is over."""
    hub = hub_of(request)
    form = await read_form(request, fields=100)
    game = find_game(str(form.get("game", "")))
    person, key = await get_or_create_person(request, hub)
    options, puzzle = _chosen(game, form)
    begun = await rank_in(hub, game.id, date.fromisoformat(puzzle), person) if puzzle else None
    if begun is not None and begun.is_running:
        return redirect(request, f"/m/{begun.match}", key)
    asked = seat_plans(game, form, person, person.name or site_words(request)("seat-guest"))
    given = own_name(game, form)
    if given and not person.name:
        await hub.in_storage_thread(hub.storage.rename, person.id, given)
    public = form.get("public") == "yes" and any(not place.bot and not place.people for place in asked)
    consume_limit(request, "match", person.id)
    hints = HINT_FORM_VALUES.get(str(form.get("hints")))
    limit = {str(seconds): seconds for seconds in ABSENCE_LIMITS}.get(str(form.get("absence")))
    id = await create_seated_match(
        hub, game, options, asked, puzzle, person.id, public=public, hints=hints, absence_limit=limit
    )
    return redirect(request, f"/m/{id}", key)


def _chosen(game: AnyGame, form: FormData) -> tuple[Any, str | None]:
    """Return the options in a form, and the day if it asks for the daily puzzle, else None."""
    now = datetime.now()
    preset = next((entry for entry in game.presets(now) if entry.name == form.get("preset")), None)
    if preset is not None:
        return game.read_options(preset.options), str(now.date()) if preset.puzzle else None
    given = {
        name.removeprefix("option-"): str(value).strip() for name, value in form.items() if name.startswith("option-")
    }
    filled = {name: value for name, value in given.items() if value}
    # An option that is set both by its own name and by a shorthand keeps the value of its own name.
    doubled = {entry.name for entry in game.option_names() if entry.name != entry.field and entry.field in filled}
    options = game.read_options({name: value for name, value in filled.items() if name not in doubled})
    return game.options_at(options, now), None


# -- invitation links


async def show_invitation(request: Request) -> Response:
    """Return the page of an invitation to a seat; a person who holds the seat is redirected to the match.

    The GET request does not take the seat, because link previews open links, too.
    """
    person = await current_person(request, hub_of(request))
    live, seat = await _invited(request, person)
    if seat in live.seats_of(person):
        return redirect(request, f"/m/{live.id}")
    words = words_of(live.match.game.id, request_language(request))
    entries, origin = live.stored.seats, live.stored.origin
    invitation = Invitation(
        action=request.url.path,
        seat=seat,
        names=tuple(entry.called(words) for entry in entries),
        bots={number: entry.bot for number, entry in enumerate(entries) if entry.bot and entry.bot_with_a_name},
        taken=bool(entries[seat].people),
        game=live.match.game,
        picture=picture_of(live.match.game.id, words.language),
        redraws=live.stored.known_seed and not live.match.over,
        continued=bool(origin and not origin.redrawn and not live.stored.known_seed and not live.match.redraws),
        public=(await hub_of(request).in_storage_thread(hub_of(request).storage.summary, live.id)).public,
    )
    title, about = join_title(invitation, words), words("game-about")
    preview = about, preview_picture(live.match.game.id, words.language)
    return await html_page(request, title, join_page(invitation, person.name, words), preview=preview)


async def take_seat(request: Request) -> Response:
    hub = hub_of(request)
    given = clean_name(str((await read_form(request)).get("name", "")))
    live, seat = await _invited(request, await current_person(request, hub))
    person, key = await get_or_create_person(request, hub)
    if seat in live.seats_of(person):
        return redirect(request, f"/m/{live.id}")
    if given and not person.name:
        await hub.in_storage_thread(hub.storage.rename, person.id, given)
    name = given or person.name or live.stored.seats[seat].name or site_words(request)("seat-guest")
    if not await hub.take_seat(live, seat, person, name, request.path_params["token"]):
        raise HTTPException(410, "join-used")
    return redirect(request, f"/m/{live.id}", key)


async def _invited(request: Request, person: Person) -> tuple[LiveMatch, int]:
    """Return the match and the seat of an invitation link; a used link is valid only for people who hold the seat."""
    hub, token = hub_of(request), request.path_params["token"]
    place = await hub.in_storage_thread(hub.storage.seat_of_token, token)
    if place is not None:
        return await hub.find(place[0]), place[1]
    spent = await hub.in_storage_thread(hub.storage.seat_of_used_token, token)
    if spent is None:
        raise HTTPException(404)
    live, seat = await hub.find(spent[0]), spent[1]
    if seat not in live.seats_of(person):
        raise HTTPException(410, "join-used")
    return live, seat


async def show_device(request: Request) -> Response:
    """Return a page with links by which the holder of seats can take them on another device, too."""
    live = await live_of(request)
    person = await current_person(request, hub_of(request))
    held = live.seats_of(person)
    if not held:
        raise HTTPException(403, "device-not-yours")
    words = words_of(live.match.game.id, request_language(request))
    links = [
        (live.stored.seats[seat].name, f"{server_url(request)}/join/{live.stored.seats[seat].token}") for seat in held
    ]
    return await html_page(request, words("device-title"), device_page(f"/m/{live.id}", links, words))


# -- save files


async def upload(request: Request) -> Response:
    """Store the match of a save file, with its sender in every seat, and redirect to it."""
    hub = hub_of(request)
    content, name = await read_upload(request)
    match = await hub.replay_pool.run(read_file, content, clean_name(name or ENDING))
    match.seats = tuple(map(clean_name, match.seats))
    person, key = await get_or_create_person(request, hub)
    id = await hub.in_storage_thread(
        hub.storage.create, match, [None] * len(match.seats), None, person.id, known_seed=True
    )
    for number in range(len(match.seats)):
        await hub.in_storage_thread(hub.storage.add_holder, id, number, person.id)
    return redirect(request, f"/m/{id}/replay" if match.over else f"/m/{id}", key)


ROUTES: Final[Routes] = (
    ("/matches", create_match, "POST"),
    ("/upload", upload, "POST"),
    ("/m/{id}/device", show_device, "GET"),
    ("/join/{token}", by_method(GET=show_invitation, POST=take_seat), "GET", "POST"),
)
