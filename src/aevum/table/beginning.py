"""How one comes to a match: by beginning one, by the link to a seat, or with a file."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game
from aevum.kernel.savefile import ENDING
from aevum.table.advising import NAMES
from aevum.table.answers import Routes, by_method, go, hub_of, live_of, read_form, show, site_words, spend
from aevum.table.hub import Live
from aevum.table.identity import clean_name, language, somebody, who
from aevum.table.places import own_name, places, seat_all
from aevum.table.reading import read_file
from aevum.table.showcase import picture_of
from aevum.table.staging import words_of
from aevum.table.storage import Person
from aevum.web.device_page import device_page
from aevum.web.join_page import Invitation, join_page


async def create_match(request: Request) -> Response:
    hub = hub_of(request)
    form = await read_form(request, fields=100)
    game = find_game(str(form.get("game", "")))
    person, key = await somebody(request, hub)
    options, puzzle = _chosen(game, form)
    asked = places(game, form, person, person.name or site_words(request)("seat-guest"))
    given = own_name(game, form)
    if given and not person.name:
        await hub.ask(hub.storage.rename, person.id, given)
    public = form.get("public") == "yes" and any(not place.bot and not place.people for place in asked)
    spend(request, "match", person.id)
    hints = NAMES.get(str(form.get("hints")))
    id = await seat_all(hub, game, options, asked, puzzle, person.id, public=public, hints=hints)
    return go(request, f"/m/{id}", key)


def _chosen(game: AnyGame, form: FormData) -> tuple[Any, str | None]:
    """The options of a form, and the day if it is a puzzle."""
    now = datetime.now()
    preset = next((entry for entry in game.presets(now) if entry.name == form.get("preset")), None)
    if preset is not None:
        return game.read_options(preset.options), str(now.date()) if preset.puzzle else None
    given = {
        name.removeprefix("option-"): str(value).strip() for name, value in form.items() if name.startswith("option-")
    }
    filled = {name: value for name, value in given.items() if value}
    # Where the same thing is said in two ways, the one that names it itself counts.
    doubled = {entry.name for entry in game.option_names() if entry.name != entry.field and entry.field in filled}
    options = game.read_options({name: value for name, value in filled.items() if name not in doubled})
    return game.started_at(options, now), None


# -- the link to a seat


async def show_invitation(request: Request) -> Response:
    """Who reads the link takes nothing by that: programs that make previews of links read them, too."""
    person = await who(request, hub_of(request))
    live, seat = await _invited(request, person)
    if seat in live.seats_of(person):
        return go(request, f"/m/{live.id}")
    words = words_of(live.match.game.id, language(request))
    entries = live.stored.seats
    invitation = Invitation(
        action=request.url.path,
        seat=seat,
        names=tuple(entry.called(words) for entry in entries),
        bots={number: entry.bot for number, entry in enumerate(entries) if entry.bot and entry.bot_with_a_name},
        taken=bool(entries[seat].people),
        game=live.match.game,
        picture=picture_of(live.match.game.id, words.language),
    )
    return await show(
        request, words("join-title", title=words("game-title")), join_page(invitation, person.name, words)
    )


async def take_seat(request: Request) -> Response:
    hub = hub_of(request)
    given = clean_name(str((await read_form(request)).get("name", "")))
    live, seat = await _invited(request, await who(request, hub))
    person, key = await somebody(request, hub)
    if seat in live.seats_of(person):
        return go(request, f"/m/{live.id}")
    if given and not person.name:
        await hub.ask(hub.storage.rename, person.id, given)
    name = given or person.name or live.stored.seats[seat].name or site_words(request)("seat-guest")
    if not await hub.sit(live, seat, person, name, request.path_params["token"]):
        raise HTTPException(410, "join-used")
    return go(request, f"/m/{live.id}", key)


async def _invited(request: Request, person: Person) -> tuple[Live, int]:
    """The match and the seat a link leads to; one that is used up leads only those there who sit there."""
    hub, token = hub_of(request), request.path_params["token"]
    place = await hub.ask(hub.storage.seat_of_token, token)
    if place is not None:
        return await hub.find(place[0]), place[1]
    spent = await hub.ask(hub.storage.seat_of_spent, token)
    if spent is None:
        raise HTTPException(404)
    live, seat = await hub.find(spent[0]), spent[1]
    if seat not in live.seats_of(person):
        raise HTTPException(410, "join-used")
    return live, seat


async def show_device(request: Request) -> Response:
    """For who holds a seat: a link by which another device of theirs takes it, too."""
    live = await live_of(request)
    person = await who(request, hub_of(request))
    held = live.seats_of(person)
    if not held:
        raise HTTPException(403, "device-not-yours")
    words = words_of(live.match.game.id, language(request))
    base = request.app.state.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    links = [(live.stored.seats[seat].name, f"{base}/join/{live.stored.seats[seat].token}") for seat in held]
    return await show(request, words("device-title"), device_page(f"/m/{live.id}", links, words))


# -- with a file


async def upload(request: Request) -> Response:
    hub = hub_of(request)
    spend(request, "file", (await who(request, hub)).id)
    form = await read_form(request, files=1)
    file = form.get("file")
    content = await file.read() if isinstance(file, UploadFile) else b""
    await form.close()
    name = clean_name(str(getattr(file, "filename", "") or ENDING))
    match = await hub.readers.run(read_file, content, name)
    match.seats = tuple(map(clean_name, match.seats))
    person, key = await somebody(request, hub)
    id = await hub.ask(hub.storage.create, match, [None] * len(match.seats), None, person.id)
    for number in range(len(match.seats)):
        await hub.ask(hub.storage.hold, id, number, person.id)
    return go(request, f"/m/{id}/replay" if match.over else f"/m/{id}", key)


ROUTES: Final[Routes] = (
    ("/matches", create_match, "POST"),
    ("/upload", upload, "POST"),
    ("/m/{id}/device", show_device, "GET"),
    ("/join/{token}", by_method(GET=show_invitation, POST=take_seat), "GET", "POST"),
)
