"""The pages of the table and what their forms do."""

from __future__ import annotations

import asyncio
import json
import re
from datetime import date, datetime, timedelta
from typing import Any, Final

from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

import aevum
from aevum.bots import bots, find_bot
from aevum.kernel import printing
from aevum.kernel.errors import AevumError, BadSeats
from aevum.kernel.game import Game
from aevum.kernel.markup import Markup
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game, games
from aevum.kernel.savefile import ENDING, match_from_bytes, match_to_bytes
from aevum.kernel.words import Words, language_of
from aevum.table.hub import Hub, Live
from aevum.table.identity import (
    HASHER,
    KEY,
    LANGUAGE,
    NAME_LENGTH,
    clean_name,
    language,
    password_fits,
    remember,
    somebody,
    who,
)
from aevum.table.staging import notation_for, scene, words_of
from aevum.table.storage import Person
from aevum.web.account_page import account_page
from aevum.web.lobby import lobby
from aevum.web.match_page import match_page
from aevum.web.mine_page import Entry, mine_page
from aevum.web.notice_page import error_page, verify_page
from aevum.web.puzzle_page import puzzle_page
from aevum.web.replay_page import Moment, replay_page
from aevum.web.rules_page import rules_page
from aevum.web.shell import LOCALE, page

EMAIL: Final = re.compile(r"[^@\s]{1,64}@[^@\s]{1,130}", re.ASCII)


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _words(request: Request) -> Words:
    return Words(language(request), (LOCALE,))


async def _page(
    request: Request, title: str, main: Markup, *, scripts: tuple[str, ...] = (), status: int = 200
) -> Response:
    person = await who(request, _hub(request))
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    html = page(title, main, _words(request), name=person.name, scripts=scripts, here=here)
    return HTMLResponse(html, status_code=status)


async def _form(request: Request, files: int = 0, fields: int = 5) -> FormData:
    """A form; read whole before it is taken apart, so that one too large leaves no open files behind."""
    await request.body()
    return await request.form(max_files=files, max_fields=fields)


async def _live(request: Request) -> Live:
    return await _hub(request).find(request.path_params["id"])


# -- reading


async def show_lobby(request: Request) -> Response:
    words = _words(request)
    known = {id: (game, words_of(id, words.language)) for id, game in games().items()}
    main = lobby(known, tuple(bots()), words, datetime.now(), matches=await _entries(request))
    return await _page(request, words("lobby-title"), main)


async def show_match(request: Request) -> Response:
    live = await _live(request)
    person = await who(request, _hub(request))
    words = words_of(live.match.game.id, language(request))
    main = match_page(scene(live, person, words), live.id, again=_again(live))
    return await _page(request, words("game-title"), main, scripts=("live.js",))


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


async def show_rules(request: Request) -> Response:
    game = find_game(request.path_params["game"])
    words = words_of(game.id, language(request))
    query = request.query_params.get("q", "")[:200]
    return await _page(request, words("rules-title", title=words("game-title")), rules_page(game, query, words))


async def show_replay(request: Request) -> Response:
    live = await _live(request)
    match = live.match
    words = words_of(match.game.id, language(request))
    seat = live.seat_for(await who(request, _hub(request)))
    wish = request.query_params.get("at", "")
    at = min(int(wish), len(match.moves)) if wish.isascii() and wish.isdigit() and len(wish) < 9 else len(match.moves)
    main = replay_page(
        live.id,
        _moment(match, at, seat, words),
        match.outcome(),
        match.commitment,
        f"{match.seed:x}" if match.over else None,
        words,
    )
    return await _page(request, words("replay-title", title=words("game-title")), main, scripts=("replay.js",))


def _moment(match: Match, at: int, seat: int, words: Words) -> Moment:
    events = match.log()[at - 1] if at else []
    state = match.state_at(at)
    return Moment(
        at=at,
        last=len(match.moves),
        drawing=match.game.svg(match.game.view(state, seat), words),
        notation=notation_for(match, match.moves[at - 1], events, seat) if at else "",
        sentence=" ".join(event.say(words) for event in events if event.seen_by(seat)),
        series=_series(match, seat, words),
    )


def _series(match: Match, seat: int, words: Words) -> list[tuple[str, list[int]]]:
    """What the game measures, after every move."""
    views = (match.game.view(match.state_at(length), seat) for length in range(len(match.moves) + 1))
    measured = [match.game.measures(view, words) for view in views]
    return [(name, [row[place][1] for row in measured]) for place, (name, _) in enumerate(measured[0])]


async def show_mine(request: Request) -> Response:
    words = _words(request)
    return await _page(request, words("web-mine"), mine_page(await _entries(request), words))


async def _entries(request: Request) -> list[Entry]:
    """The matches of whoever asks, the latest moved first."""
    hub, words = _hub(request), _words(request)
    person = await who(request, hub)
    return [_entry(await hub.find(id), person, words) for id in await hub.ask(hub.storage.matches_of, person.id)]


def _entry(live: Live, person: Person, words: Words) -> Entry:
    match = live.match
    mine = match.actor in live.seats_of(person)
    state = "mine-over" if match.over else "mine-your-turn" if mine else "mine-waiting"
    title = words_of(match.game.id, words.language)("game-title")
    names = ", ".join(seat.name for seat in live.stored.seats if seat.name)
    return Entry(live.id, title, names, words(state), mine, over=match.over)


async def show_puzzle(request: Request) -> Response:
    hub = _hub(request)
    game = find_game(request.path_params["game"])
    words = words_of(game.id, language(request))
    today = date.today()
    rows = await hub.ask(hub.storage.puzzle_results, f"{today}")
    person = await who(request, hub)
    days = await hub.ask(hub.storage.puzzle_days, person.id)
    main = puzzle_page(str(today), _best(rows), _streak(days, today), words, game=game)
    return await _page(request, words("puzzle-title", day=str(today)), main)


def _best(rows: list[Any]) -> list[tuple[str, str, int]]:
    """The best result of each person, highest first."""
    best: dict[str, tuple[str, str, int]] = {}
    for row in rows:
        score = json.loads(row.scores)["scores"][0]
        if row.person not in best or best[row.person][2] < score:
            best[row.person] = (row.id, row.name, score)
    return sorted(best.values(), key=lambda entry: -entry[2])[:50]


def _streak(days: set[str], today: date) -> int:
    """Days in a row with a finished puzzle, up to today or yesterday."""
    day = today if str(today) in days else today - timedelta(days=1)
    streak = 0
    while str(day) in days:
        streak += 1
        day -= timedelta(days=1)
    return streak


# -- beginning


async def create_match(request: Request) -> Response:
    hub = _hub(request)
    form = await _form(request, fields=100)
    game = find_game(str(form.get("game", "")))
    person, key = await somebody(request, hub)
    options, puzzle = _chosen(game, form)
    kinds = [str(form.get(f"seat-{seat}", "me" if seat == 0 else "none")) for seat in range(game.seats[-1])]
    taken = [kind for kind in kinds if kind != "none"]
    if len(taken) not in game.seats:
        raise BadSeats(game=game.id, seats=str(len(taken)), allowed=", ".join(map(str, game.seats)))
    own = person.name or _words(request)("seat-guest")
    names = [_seat_name(kind, number, own) for number, kind in enumerate(taken, start=1)]
    played_by = [kind.removeprefix("bot:") if kind.startswith("bot:") else None for kind in taken]
    for bot in filter(None, played_by):
        find_bot(bot)
    id = await hub.ask(hub.storage.create, Match(game, options, seats=names), played_by, puzzle)
    for number, kind in enumerate(taken):
        if kind in ("me", "here"):
            await hub.ask(hub.storage.hold, id, number, person.id)
    return _go(request, f"/m/{id}", key)


def _chosen(game: Game, form: FormData) -> tuple[Any, str | None]:
    """The options of a form, and the day if it is a puzzle."""
    now = datetime.now()
    preset = next((entry for entry in game.presets(now) if entry.name == form.get("preset")), None)
    if preset is not None:
        return game.read_options(preset.options), str(now.date()) if preset.puzzle else None
    given = {
        name.removeprefix("option-"): str(value).strip() for name, value in form.items() if name.startswith("option-")
    }
    return game.started_at(game.read_options({name: value for name, value in given.items() if value}), now), None


def _seat_name(kind: str, number: int, own: str) -> str:
    if kind == "me":
        return own
    return kind.removeprefix("bot:") if kind.startswith("bot:") else "" if kind == "open" else f"{own[:36]} {number}"


async def join(request: Request) -> Response:
    hub = _hub(request)
    place = await hub.ask(hub.storage.seat_of_token, request.path_params["token"])
    if place is None:
        raise HTTPException(404)
    person, key = await somebody(request, hub)
    id, seat = place
    await hub.sit(await hub.find(id), seat, person, person.name or _words(request)("seat-guest"))
    return _go(request, f"/m/{id}", key)


async def upload(request: Request) -> Response:
    hub = _hub(request)
    form = await _form(request, files=1)
    file = form.get("file")
    content = await file.read() if isinstance(file, UploadFile) else b""
    await form.close()
    name = clean_name(str(getattr(file, "filename", "") or ENDING))
    match = match_from_bytes(content, name, find_game)
    match.seats = tuple(map(clean_name, match.seats))
    person, key = await somebody(request, hub)
    id = await hub.ask(hub.storage.create, match, [None] * len(match.seats))
    for number in range(len(match.seats)):
        await hub.ask(hub.storage.hold, id, number, person.id)
    return _go(request, f"/m/{id}/replay" if match.over else f"/m/{id}", key)


def _go(request: Request, where: str, key: str | None = None) -> Response:
    response = RedirectResponse(where, status_code=303)
    if key:
        remember(response, KEY, key, secure=request.app.state.secure)
    return response


# -- files of a match


async def drawing(request: Request) -> Response:
    live = await _live(request)
    kind = request.path_params["kind"]
    if kind not in ("svg", "png", "pdf"):
        raise HTTPException(404)
    seat = live.seat_for(await who(request, _hub(request)))
    svg = live.match.game.svg(live.match.view(seat), words_of(live.match.game.id, language(request)))
    if kind == "svg":
        return Response(svg, media_type="image/svg+xml")
    if kind == "png":
        return Response(await asyncio.to_thread(printing.png, svg), media_type="image/png")
    return Response(await asyncio.to_thread(printing.pdf, svg), media_type="application/pdf")


async def match_file(request: Request) -> Response:
    live = await _live(request)
    if not live.match.over:
        raise HTTPException(403, "export-when-over")
    name = f"{live.match.game.file_name(live.match.options)}{ENDING}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(match_to_bytes(live.match), media_type="application/x-ndjson", headers=headers)


async def verify(request: Request) -> Response:
    live = await _live(request)
    if not live.match.over:
        raise HTTPException(403, "export-when-over")
    words = words_of(live.match.game.id, language(request))
    again = match_from_bytes(match_to_bytes(live.match), live.id, find_game)
    good = again.state.key() == live.match.state.key() and again.commitment == live.match.commitment
    return await _page(request, words("replay-verify"), verify_page(live.id, good, len(again.moves), words))


# -- the person


async def settings(request: Request) -> Response:
    form = await _form(request)
    back = str(form.get("back", "/"))
    response = RedirectResponse(back if back.startswith("/") and not back.startswith("//") else "/", status_code=303)
    chosen = language_of(str(form.get("language", "")))
    if chosen:
        remember(response, LANGUAGE, chosen, secure=request.app.state.secure)
    return response


async def show_account(request: Request) -> Response:
    return await _account(request)


async def _account(request: Request, problem: str = "") -> Response:
    words = _words(request)
    hub = _hub(request)
    person = await who(request, hub)
    email = await hub.ask(hub.storage.email_of, person.id) if hub.notice else None
    main = account_page(person.name, person.login, words, words(problem) if problem else "", email)
    return await _page(request, words("web-account"), main, status=400 if problem else 200)


async def rename(request: Request) -> Response:
    hub = _hub(request)
    form = await _form(request)
    person, key = await somebody(request, hub)
    await hub.ask(hub.storage.rename, person.id, clean_name(str(form.get("name", ""))))
    if "email" in form:
        address = str(form["email"]).strip()
        if address and not EMAIL.fullmatch(address):
            return await _account(request, "account-email-wrong")
        await hub.ask(hub.storage.set_email, person.id, address, language(request))
    return _go(request, "/account", key)


async def _credentials(request: Request) -> tuple[str, str] | None:
    form = await _form(request)
    login, password = clean_name(str(form.get("login", ""))), str(form.get("password", ""))
    # In small letters a name may be longer.
    fits = 0 < len(login.casefold()) <= NAME_LENGTH and 8 <= len(password) <= 200
    return (login, password) if fits else None


async def register(request: Request) -> Response:
    hub = _hub(request)
    given = await _credentials(request)
    if given is None:
        return await _account(request, "account-too-short")
    person, key = await somebody(request, hub)
    secret = await asyncio.to_thread(HASHER.hash, given[1])
    if person.login or not await hub.ask(hub.storage.register, person.id, given[0], person.name or given[0], secret):
        return await _account(request, "account-taken")
    return _go(request, "/account", key)


async def enter(request: Request) -> Response:
    hub = _hub(request)
    given = await _credentials(request)
    found = await hub.ask(hub.storage.account, given[0]) if given else None
    if given is None or found is None or not await asyncio.to_thread(password_fits, found[1], given[1]):
        return await _account(request, "account-wrong")
    _, key = await somebody(request, hub)
    await hub.log_in(key or request.cookies[KEY], found[0])
    return _go(request, "/mine", key)


async def leave(request: Request) -> Response:
    hub = _hub(request)
    await hub.ask(hub.storage.forget_key, request.cookies.get(KEY, ""))
    response = RedirectResponse("/", status_code=303)
    response.delete_cookie(KEY)
    return response


# -- the server


async def health(request: Request) -> Response:
    await _hub(request).ask(_hub(request).storage.length, "")
    return JSONResponse({"ok": True})


async def version(request: Request) -> Response:
    rules = {game.id: game.rules_version for game in games().values()}
    return JSONResponse({"aevum": aevum.__version__, "rules": rules})


async def not_possible(request: Request, error: Exception) -> Response:
    """Every known error as a page with one clear sentence."""
    words = _words(request)
    status, message = 400, words("error-something")
    if isinstance(error, AevumError):
        spoken = words_of(game, words.language) if (game := str(error.arguments.get("game"))) in games() else words
        status, message = (404 if type(error).__name__ in ("NoSuchMatch", "UnknownGame") else 400), error.say(spoken)
    elif isinstance(error, HTTPException):
        status = error.status_code
        usual = "error-not-found" if status == 404 else "error-something"
        message = words(error.detail if words.knows(error.detail) else usual)
    response = await _page(request, words("error-title"), error_page(message, words), status=status)
    response.headers.update(getattr(error, "headers", None) or {})
    return response


ROUTES: Final[tuple[tuple[Any, ...], ...]] = (
    ("/", show_lobby, "GET"),
    ("/matches", create_match, "POST"),
    ("/upload", upload, "POST"),
    ("/join/{token}", join, "GET"),
    ("/m/{id}", show_match, "GET"),
    ("/m/{id}/replay", show_replay, "GET"),
    ("/m/{id}/board.{kind:str}", drawing, "GET"),
    ("/m/{id}/match.aevum", match_file, "GET"),
    ("/m/{id}/verify", verify, "GET"),
    ("/rules/{game}", show_rules, "GET"),
    ("/puzzle/{game}", show_puzzle, "GET"),
    ("/mine", show_mine, "GET"),
    ("/settings", settings, "POST"),
    ("/account", show_account, "GET"),
    ("/account/name", rename, "POST"),
    ("/account/register", register, "POST"),
    ("/account/enter", enter, "POST"),
    ("/account/leave", leave, "POST"),
    ("/health", health, "GET"),
    ("/version", version, "GET"),
)
