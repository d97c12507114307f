"""Endpoints of the JSON API. Moves pass the same checks as on pages; `openapi` describes requests and responses."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from aevum.bots import bots, bots_for, find_bot
from aevum.bots.levels import levels
from aevum.kernel.errors import CannotUndo, MatchOver, NotYourTurn
from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import Words
from aevum.server.accounts.sessions import (
    ANONYMOUS,
    KEY_COOKIE,
    current_person,
    get_or_create_person,
    request_language,
    set_cookie,
)
from aevum.server.api import openapi
from aevum.server.api.json_body import read_body
from aevum.server.errors import Invited, NoSeat, NotSeated, StillRunning
from aevum.server.live.hint_service import hints_for, known_hints, may_ask
from aevum.server.live.hub import LiveMatch
from aevum.server.live.move_explanations import bot_of_move, explanation_of, known_explanation
from aevum.server.live.seat_log import absence_event, bot_failure_event, departure_event, notation_for, return_event
from aevum.server.live.seating import with_bot_names
from aevum.server.live.snapshots import Snapshot, snapshot
from aevum.server.live.undo import last_decision
from aevum.server.localization import api_words, api_words_in
from aevum.server.pages.archived_match import archived_lines, archived_of, file_of, or_archived
from aevum.server.pages.match import as_file
from aevum.server.pages.requests import JSON, Routes, by_method, consume_limit, hub_of, number_in_path, rendered
from aevum.server.security.client_address import client_of
from aevum.server.security.text_input import clean_name
from aevum.server.storage.match_index import Seat, StoredMatch, Summary
from aevum.server.workers.pickling import loads
from aevum.web.components.hints import hints_json
from aevum.web.components.move_explanation import explanation_json

# -- match and seat of a request


async def _live(request: Request) -> LiveMatch:
    live = await hub_of(request).find(request.path_params["id"])
    request.state.game = live.match.game.id
    return live


def _bearer(request: Request) -> str | None:
    """Return the bearer token of a request; empty for another scheme, None without an Authorization header."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def _seat(request: Request, live: LiveMatch) -> int:
    """Return the seat of a request, by bearer token or session; SPECTATOR without a seat.

    A token that belongs to no seat of the match is an error, no token is not.
    """
    token, hub = _bearer(request), hub_of(request)
    seat = (
        live.seat_for(await current_person(request, hub)) if token is None else _seat_of_token(token, live.stored.seats)
    )
    if seat != SPECTATOR:
        hub.mark_present(live, client_of(request))
    return seat


def _seat_of_token(token: str, seats: Sequence[Seat]) -> int:
    """Return the seat that a token belongs to; raise Invited if the seat has not been taken yet."""
    number = _seat_with_token(token, seats)
    if not seats[number].people:
        raise Invited
    return number


def _seat_with_token(token: str, seats: Sequence[Seat]) -> int:
    for number, seat in enumerate(seats):
        if not seat.bot and secrets.compare_digest(seat.token.encode(), token.encode()):
            return number
    raise NoSeat


async def _own_seat(request: Request, live: LiveMatch) -> int:
    """Return the seat for which the client may act; raise NoSeat or NotSeated without one."""
    seat = await _seat(request, live)
    if seat == SPECTATOR:
        raise NoSeat if await current_person(request, hub_of(request)) is ANONYMOUS else NotSeated
    return seat


# -- GET endpoints


async def show_games(request: Request) -> Response:
    """Return the installed games, their options, the bots and their levels."""
    return await rendered(request, JSON, games_json, request_language(request))


def games_json(language: str) -> dict[str, Any]:
    """Return the games, bots and levels of this server as JSON."""
    described = [
        {**game.to_json(api_words_in(language, id)), "bots": [*bots_for(game)]} for id, game in games().items()
    ]
    known = [level._asdict() for level in levels(bots(), api_words_in(language))]
    return {"games": described, "bots": [*bots()], "levels": known}


async def show_matches(request: Request) -> Response:
    """Return the matches in which the client holds a seat; with a bearer token, the match of its seat."""
    hub = hub_of(request)
    token = _bearer(request)
    if token is None:
        listed = await hub.in_storage_thread(hub.storage.summaries_of, (await current_person(request, hub)).id)
    else:
        place = await hub.in_storage_thread(hub.storage.seat_of_token, token)
        if place is None:
            raise NoSeat
        listed = [await hub.in_storage_thread(hub.storage.summary, place[0])]
    return JSONResponse({"matches": [_summary(match, request) for match in listed]})


def _summary(match: Summary, request: Request) -> dict[str, Any]:
    """Return a match as an entry of a list; `kept` is the reason if it cannot be continued, else null."""
    error = match.load_error
    return {
        "id": match.id,
        "game": match.game,
        "length": match.length,
        "actor": match.actor,
        "over": match.over,
        "kept": error.say(api_words(request, match.game)) if error else None,
        "seats": [
            {"name": seat.name, "bot": seat.bot, "open": not seat.people and not seat.bot} for seat in match.seats
        ],
    }


async def show_match(request: Request) -> Response:
    """Return a match as the client's seat or a spectator sees it."""
    live = await _live(request)
    return _shown(request, live, await _seat(request, live))


def _shown(request: Request, live: LiveMatch, seat: int, status: int = 200) -> Response:
    match, outcome = live.match, live.match.outcome()
    content = {
        **_summary(live.stored.summary, request),
        "options": match.game.options_json(match.options),
        "seat": None if seat == SPECTATOR else seat,
        "view": match.view(seat).to_json(),
        "outcome": outcome.to_json() if outcome else None,
        "undo_asked_by": live.undo.seat if live.undo else None,
        "commitment": match.commitment,
    }
    return JSONResponse(content | ({"seed": f"{match.last_seed:x}"} if match.over else {}), status)


async def show_moves(request: Request) -> Response:
    """Return the legal moves; only the seat that has to decide may ask."""
    live = await _live(request)
    seat = await _own_seat(request, live)
    match = live.match
    if match.over:
        raise MatchOver
    if seat != match.actor:
        raise NotYourTurn(seat=str(seat + 1), actor=str(match.actor + 1))
    return await rendered(request, JSON, moves_json, snapshot(live))


def moves_json(seen: Snapshot) -> dict[str, Any]:
    """Return the legal moves of a match as JSON."""
    match = seen.live().match
    moves = [{"number": move.number, "notation": move.notation, **move.to_json()} for move in match.legal()]
    return {"length": match.length, "moves": moves}


async def show_hints(request: Request) -> Response:
    """Return hints for the seat that has to decide, if hints are allowed in the match."""
    live = await _live(request)
    seat = await _own_seat(request, live)
    if known_hints(live, seat) is None and may_ask(live, seat):
        consume_limit(request, "hint", (await current_person(request, hub_of(request))).id)
    game, length, view = live.match.game, live.match.length, live.match.view(seat)
    advice = await hints_for(hub_of(request), live, seat)
    return JSONResponse({"length": length, **hints_json(advice, game, view, api_words(request, game.id))})


async def show_explanation(request: Request) -> Response:
    """Return the explanation of a bot's move in a finished match."""
    live, number = await _live(request), number_in_path(request.path_params["number"])
    if bot_of_move(live, number) and known_explanation(live, number) is None:
        consume_limit(request, "hint", (await current_person(request, hub_of(request))).id)
    found = await explanation_of(hub_of(request), live, number)
    game = live.match.game
    view = game.view(live.match.state_at(found.since), found.seat)
    return JSONResponse({"number": number, **explanation_json(found, game, view, api_words(request, game.id))})


async def show_log(request: Request) -> Response:
    """Return the log of a match, limited to what the seat may know."""
    live = await _live(request)
    seat = await _seat(request, live)
    return await rendered(request, JSON, log_json, snapshot(live), seat, request_language(request))


def log_json(seen: Snapshot, seat: int, language: str) -> dict[str, Any]:
    """Return the log of a match as JSON, limited to what a seat may know."""
    live = seen.live()
    match, words = live.match, api_words_in(language, live.match.game.id)
    log = [
        {
            "number": number,
            "seat": played.seat,
            "notation": notation_for(match, played, seat),
            "sentences": [event.say(words) for event in events if event.seen_by(seat)],
        }
        for number, (played, events) in enumerate(zip(match.moves, match.log(), strict=True), start=1)
    ]
    seats = live.stored.seats
    notes = {"replaced": _replaced(seats, words), "left": _left(seats, words), "away": _away(seats, words)}
    return {"length": match.length, "log": log, **notes, "undone": match.undos, "redrawn": len(match.redraws)}


def _replaced(seats: Sequence[Seat], words: Words) -> list[dict[str, Any]]:
    """Return the bots that failed, each with the bot that replaced it."""
    return [
        {
            "seat": number,
            "bot": failure.bot,
            "stand_in": failure.stand_in,
            "moves": failure.moves,
            "sentence": bot_failure_event(seat.called(words), failure).say(words),
        }
        for number, seat in enumerate(seats)
        for failure in seat.failures
    ]


def _away(seats: Sequence[Seat], words: Words) -> list[dict[str, Any]]:
    """Return the absences of people for whom a bot has played; `back`: whether the person has come back."""
    return [
        {
            "seat": number,
            "name": absence.name,
            "moves": absence.moves,
            "bot": absence.bot,
            "back": absence.back >= 0,
            "sentence": (return_event if absence.back >= 0 else absence_event)(absence).say(words),
        }
        for number, seat in enumerate(seats)
        for absence in seat.absences
    ]


def _left(seats: Sequence[Seat], words: Words) -> list[dict[str, Any]]:
    """Return the people who have left their seats, each with the bot that plays on, if any."""
    return [
        {"seat": number, **departure._asdict(), "sentence": departure_event(departure).say(words)}
        for number, seat in enumerate(seats)
        for departure in seat.departures
    ]


async def show_archived_log(request: Request) -> Response:
    """Return the stored log of an archived match: one that cannot be continued."""
    stored, packed = await archived_of(request)
    seat = await _archived_seat(request, stored)
    return await rendered(request, JSON, archived_log_json, packed, seat, request_language(request))


def archived_log_json(packed: bytes, seat: int, language: str) -> dict[str, Any]:
    """Return the log of an archived match as JSON, limited to what a seat may know."""
    stored: StoredMatch = loads(packed)
    words = api_words_in(language, stored.summary.game)
    lines = zip(stored.log(), archived_lines(stored, seat, words), strict=True)
    log = [
        {"number": number, "seat": move.seat, "notation": line.notation, "sentences": list(line.sentences)}
        for number, (move, line) in enumerate(lines, start=1)
    ]
    kinds = [kind for record in stored.transcript.records for kind in ("undo", "redraw") if kind in record]
    counts = {"undone": kinds.count("undo"), "redrawn": kinds.count("redraw")}
    notes = {"replaced": _replaced(stored.summary.seats, words), "left": _left(stored.summary.seats, words)}
    return {"length": stored.summary.length, "log": log, **notes, **counts}


async def _archived_seat(request: Request, stored: StoredMatch) -> int:
    token = _bearer(request)
    if token is None:
        return stored.seat_for(await current_person(request, hub_of(request)))
    return _seat_of_token(token, stored.summary.seats)


async def export(request: Request) -> Response:
    """Return a finished match as a save file."""
    live = await _live(request)
    await _seat(request, live)
    if not live.match.over:
        raise StillRunning
    return await as_file(request, live)


async def export_archived(request: Request) -> Response:
    """Return an archived match as a save file of the rules version it was played by."""
    stored, packed = await archived_of(request)
    seat = await _archived_seat(request, stored)
    if not stored.may_export(seated=seat != SPECTATOR):
        raise StillRunning
    return await file_of(request, stored, packed)


async def show_openapi(request: Request) -> Response:
    """Return the OpenAPI document."""
    return await rendered(request, JSON, openapi.description)


# -- POST endpoints


async def create_match(request: Request) -> Response:
    """Create a match; only this response contains the tokens of its seats."""
    hub = hub_of(request)
    wish = await read_body(request, openapi.new_match())
    game = find_game(wish["game"])
    options = game.options_at(game.read_options(wish.get("options", {})), datetime.now())
    wishes: list[dict[str, str]] = wish["seats"]
    for seat in wishes:
        if seat["kind"] == "bot":
            find_bot(seat["bot"], game)
    names = [_name(seat, api_words(request)) for seat in wishes]
    match, played_by = Match(game, options, seats=names), [seat.get("bot") for seat in wishes]
    match.seats = with_bot_names(match.commitment, match.seats, played_by)
    person, key = await get_or_create_person(request, hub)
    consume_limit(request, "match", person.id)
    id = await hub.in_storage_thread(hub.storage.create, match, played_by, None, person.id, hints=wish.get("hints"))
    for number, seat in enumerate(wishes):
        if seat["kind"] == "me":
            await hub.in_storage_thread(hub.storage.add_holder, id, number, person.id)
    seating = await hub.in_storage_thread(hub.storage.seating, id)
    tokens = [{"seat": number, "token": seat.token} for number, seat in enumerate(seating) if not seat.bot]
    created = {"id": id, "commitment": match.commitment, "seats": tokens}
    response = JSONResponse(created, 201, headers={"location": f"/api/matches/{id}"})
    if key:
        set_cookie(response, KEY_COOKIE, key, secure=request.app.state.secure)
    return response


def _name(seat: Mapping[str, str], words: Words) -> str:
    if seat["kind"] == "open":
        return ""
    return clean_name(seat.get("name", "")) or ("" if seat["kind"] == "bot" else words("seat-guest"))


async def take_seat(request: Request) -> Response:
    """Take a seat by its invitation token, which becomes invalid; only this response contains the new token."""
    hub, live = hub_of(request), await _live(request)
    wish = await read_body(request, openapi.TAKE)
    seat = _seat_with_token(wish["token"], live.stored.seats)
    person, key = await get_or_create_person(request, hub)
    name = clean_name(wish.get("name", "")) or live.stored.seats[seat].name or api_words(request)("seat-guest")
    if not await hub.take_seat(live, seat, person, name, wish["token"]):
        raise NoSeat
    taken = JSONResponse({"seat": seat, "token": live.stored.seats[seat].token})
    if key:
        set_cookie(taken, KEY_COOKIE, key, secure=request.app.state.secure)
    return taken


async def play(request: Request) -> Response:
    """Make a move for the client's seat."""
    live = await _live(request)
    seat = await _own_seat(request, live)
    wish = await read_body(request, openapi.MOVE)
    move = wish["move"]
    if isinstance(move, dict):
        move = live.match.game.book.from_json(move)
    await hub_of(request).play(live, seat, move, wish.get("length"))
    return _shown(request, live, seat)


async def undo(request: Request) -> Response:
    """Undo the seat's last decision, after asking the other players where they must agree; or answer their request."""
    live = await _live(request)
    seat = await _own_seat(request, live)
    wish = await read_body(request, openapi.UNDO)
    if "agree" in wish:
        await hub_of(request).answer_undo(live, [seat], agree=wish["agree"])
        return _shown(request, live, seat)
    length = last_decision(live.match, seat)
    if length is None:
        raise CannotUndo(length="0", moves=str(len(live.match.moves)))
    await hub_of(request).undo(live, seat, length, wish.get("length"))
    return _shown(request, live, seat, 202 if live.undo else 200)


# -- routes


ROUTES: Final[Routes] = (
    ("/api/games", show_games, "GET"),
    ("/api/matches", by_method(GET=show_matches, POST=create_match), "GET", "POST"),
    ("/api/matches/{id}", show_match, "GET"),
    ("/api/matches/{id}/moves", by_method(GET=show_moves, POST=play), "GET", "POST"),
    ("/api/matches/{id}/hints", show_hints, "GET"),
    ("/api/matches/{id}/explanations/{number}", show_explanation, "GET"),
    ("/api/matches/{id}/seat", take_seat, "POST"),
    ("/api/matches/{id}/undo", undo, "POST"),
    ("/api/matches/{id}/log", or_archived(show_log, show_archived_log), "GET"),
    ("/api/matches/{id}/export", or_archived(export, export_archived), "GET"),
    ("/api/openapi.json", show_openapi, "GET"),
)
