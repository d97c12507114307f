"""The API: the table for programs. JSON in and out, through the same gate as the pages; `openapi` describes it."""

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
from aevum.kernel.events import WATCHING
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game, games
from aevum.kernel.savefile import ENDING, match_to_bytes
from aevum.kernel.words import Words
from aevum.table import openapi
from aevum.table.addresses import caller
from aevum.table.advising import advice_for, known_advice, may_ask
from aevum.table.answers import Routes, by_method, hub_of, spend
from aevum.table.bodies import read_body
from aevum.table.hub import Live
from aevum.table.identity import KEY, NOBODY, clean_name, remember, somebody, who
from aevum.table.kept_pages import file_of, kept_lines, kept_of, or_kept
from aevum.table.logbook import notation_for, told_of_failure
from aevum.table.places import named
from aevum.table.refusals import Invited, NoSeat, NotSeated, StillRunning, spoken
from aevum.table.shelf import Kept, Seat, Summary
from aevum.table.taking_back import last_decision
from aevum.web.advice import advice_json

# -- who asks, and about what


async def _live(request: Request) -> Live:
    live = await hub_of(request).find(request.path_params["id"])
    request.state.game = live.match.game.id
    return live


def _bearer(request: Request) -> str | None:
    """The token shown; None if the caller shows nothing."""
    shown = request.headers.get("authorization")
    if shown is None:
        return None
    scheme, _, token = shown.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def _seat(request: Request, live: Live) -> int:
    """Whose eyes the caller looks through; a token that opens nothing here is an error, no token is not."""
    token, hub = _bearer(request), hub_of(request)
    seat = live.seat_for(await who(request, hub)) if token is None else _opened(token, live.stored.seats)
    if seat != WATCHING:
        hub.attend(live, caller(request))
    return seat


def _opened(token: str, seats: Sequence[Seat]) -> int:
    """The seat a token opens. One that nobody holds yet is an invitation, and opens nothing before it is taken."""
    number = _led_to(token, seats)
    if not seats[number].people:
        raise Invited
    return number


def _led_to(token: str, seats: Sequence[Seat]) -> int:
    for number, seat in enumerate(seats):
        if not seat.bot and secrets.compare_digest(seat.token.encode(), token.encode()):
            return number
    raise NoSeat


async def _own_seat(request: Request, live: Live) -> int:
    """The seat for which the caller may act."""
    seat = await _seat(request, live)
    if seat == WATCHING:
        raise NoSeat if await who(request, hub_of(request)) is NOBODY else NotSeated
    return seat


# -- looking


async def show_games(request: Request) -> Response:
    """What can be played here."""
    told = [{**game.to_json(spoken(request, id)), "bots": [*bots_for(game)]} for id, game in games().items()]
    known = [level._asdict() for level in levels(bots(), spoken(request))]
    return JSONResponse({"games": told, "bots": [*bots()], "levels": known})


async def show_matches(request: Request) -> Response:
    """The matches in which the caller sits."""
    hub = hub_of(request)
    token = _bearer(request)
    if token is None:
        listed = await hub.ask(hub.storage.summaries_of, (await who(request, hub)).id)
    else:
        place = await hub.ask(hub.storage.seat_of_token, token)
        if place is None:
            raise NoSeat
        listed = [await hub.ask(hub.storage.summary, place[0])]
    return JSONResponse({"matches": [_summary(match, request) for match in listed]})


def _summary(match: Summary, request: Request) -> dict[str, Any]:
    """A match in a list; `kept` says why it cannot be played on, if so."""
    objection = match.objection
    return {
        "id": match.id,
        "game": match.game,
        "length": match.length,
        "actor": match.actor,
        "over": match.over,
        "kept": objection.say(spoken(request, match.game)) if objection else None,
        "seats": [
            {"name": seat.name, "bot": seat.bot, "open": not seat.people and not seat.bot} for seat in match.seats
        ],
    }


async def show_match(request: Request) -> Response:
    """A match as a seat, or a watcher, sees it."""
    live = await _live(request)
    return _shown(request, live, await _seat(request, live))


def _shown(request: Request, live: Live, seat: int, status: int = 200) -> Response:
    match, outcome = live.match, live.match.outcome()
    shown = {
        **_summary(live.stored.summary, request),
        "options": match.game.options_json(match.options),
        "seat": None if seat == WATCHING else seat,
        "view": match.view(seat).to_json(),
        "outcome": outcome.to_json() if outcome else None,
        "undo_asked_by": live.undo.seat if live.undo else None,
        "commitment": match.commitment,
    }
    return JSONResponse(shown | ({"seed": f"{match.seed:x}"} if match.over else {}), status)


async def show_moves(request: Request) -> Response:
    """The legal moves, for the seat that decides and nobody else."""
    live = await _live(request)
    seat = await _own_seat(request, live)
    match = live.match
    if match.over:
        raise MatchOver
    if seat != match.actor:
        raise NotYourTurn(seat=str(seat + 1), actor=str(match.actor + 1))
    moves = [{"number": move.number, "notation": move.notation, **move.to_json()} for move in match.legal()]
    return JSONResponse({"length": match.length, "moves": moves})


async def show_hints(request: Request) -> Response:
    """The best moves for the seat that decides, where hints may be asked for."""
    live = await _live(request)
    seat = await _own_seat(request, live)
    if known_advice(live, seat) is None and may_ask(live, seat):
        spend(request, "hint", (await who(request, hub_of(request))).id)
    game, length, view = live.match.game, live.match.length, live.match.view(seat)
    advice = await advice_for(hub_of(request), live, seat)
    return JSONResponse({"length": length, **advice_json(advice, game, view, spoken(request, game.id))})


async def show_log(request: Request) -> Response:
    """What happened, as far as the seat may know it."""
    live = await _live(request)
    seat = await _seat(request, live)
    match, words = live.match, spoken(request, live.match.game.id)
    log = [
        {
            "number": number,
            "seat": played.seat,
            "notation": notation_for(match, played, events, seat),
            "sentences": [event.say(words) for event in events if event.seen_by(seat)],
        }
        for number, (played, events) in enumerate(zip(match.moves, match.log(), strict=True), start=1)
    ]
    return JSONResponse({"length": match.length, "log": log, "replaced": _replaced(live.stored.seats, words)})


def _replaced(seats: Sequence[Seat], words: Words) -> list[dict[str, Any]]:
    """The bots that could not decide, and who plays on for them."""
    return [
        {
            "seat": number,
            **failure._asdict(),
            "sentence": told_of_failure(seat.called(words), failure).say(words),
        }
        for number, seat in enumerate(seats)
        for failure in seat.failures
    ]


async def show_kept_log(request: Request) -> Response:
    """What happened in a match that cannot be played on, as it was written down."""
    kept = await kept_of(request)
    seat, words = await _kept_seat(request, kept), spoken(request, kept.summary.game)
    lines = zip(kept.log(), kept_lines(kept, seat, words), strict=True)
    log = [
        {"number": number, "seat": mover, "notation": line.notation, "sentences": list(line.sentences)}
        for number, ((mover, _, _), line) in enumerate(lines, start=1)
    ]
    replaced = _replaced(kept.summary.seats, words)
    return JSONResponse({"length": kept.summary.length, "log": log, "replaced": replaced})


async def _kept_seat(request: Request, kept: Kept) -> int:
    token = _bearer(request)
    if token is None:
        return kept.seat_for(await who(request, hub_of(request)))
    return _opened(token, kept.summary.seats)


async def export(request: Request) -> Response:
    """A finished match as a save file."""
    live = await _live(request)
    await _seat(request, live)
    if not live.match.over:
        raise StillRunning
    name = f"{live.match.game.file_name(live.match.options)}{ENDING}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(match_to_bytes(live.match), media_type="application/x-ndjson", headers=headers)


async def export_kept(request: Request) -> Response:
    """A match that cannot be played on as a save file of its own rules."""
    kept = await kept_of(request)
    seat = await _kept_seat(request, kept)
    if not kept.may_export(seated=seat != WATCHING):
        raise StillRunning
    return file_of(kept)


async def describe(request: Request) -> Response:
    """The description of all this."""
    return JSONResponse(openapi.description())


# -- changing


async def begin(request: Request) -> Response:
    """A new match. The tokens of its seats are told once, here."""
    hub = hub_of(request)
    wish = await read_body(request, openapi.new_match())
    game = find_game(wish["game"])
    options = game.started_at(game.read_options(wish.get("options", {})), datetime.now())
    wishes: list[dict[str, str]] = wish["seats"]
    for seat in wishes:
        if seat["kind"] == "bot":
            find_bot(seat["bot"], game)
    names = [_name(seat, spoken(request)) for seat in wishes]
    match, played_by = Match(game, options, seats=names), [seat.get("bot") for seat in wishes]
    match.seats = named(match.commitment, match.seats, played_by)
    person, key = await somebody(request, hub)
    spend(request, "match", person.id)
    id = await hub.ask(hub.storage.create, match, played_by, None, person.id, hints=wish.get("hints"))
    for number, seat in enumerate(wishes):
        if seat["kind"] == "me":
            await hub.ask(hub.storage.hold, id, number, person.id)
    seating = await hub.ask(hub.storage.seating, id)
    tokens = [{"seat": number, "token": seat.token} for number, seat in enumerate(seating) if not seat.bot]
    begun = {"id": id, "commitment": match.commitment, "seats": tokens}
    response = JSONResponse(begun, 201, headers={"location": f"/api/matches/{id}"})
    if key:
        remember(response, KEY, key, secure=request.app.state.secure)
    return response


def _name(seat: Mapping[str, str], words: Words) -> str:
    if seat["kind"] == "open":
        return ""
    return clean_name(seat.get("name", "")) or ("" if seat["kind"] == "bot" else words("seat-guest"))


async def take(request: Request) -> Response:
    """Take a seat by its invitation, which is used up by that; the token for the seat is told here and nowhere else."""
    hub, live = hub_of(request), await _live(request)
    wish = await read_body(request, openapi.TAKE)
    seat = _led_to(wish["token"], live.stored.seats)
    person, key = await somebody(request, hub)
    name = clean_name(wish.get("name", "")) or live.stored.seats[seat].name or spoken(request)("seat-guest")
    if not await hub.sit(live, seat, person, name, wish["token"]):
        raise NoSeat
    taken = JSONResponse({"seat": seat, "token": live.stored.seats[seat].token})
    if key:
        remember(taken, KEY, key, secure=request.app.state.secure)
    return taken


async def play(request: Request) -> Response:
    """Make a move for the caller's seat."""
    live = await _live(request)
    seat = await _own_seat(request, live)
    wish = await read_body(request, openapi.MOVE)
    move = wish["move"]
    if isinstance(move, dict):
        move = live.match.game.book.from_json(move)
    await hub_of(request).play(live, seat, move, wish.get("length"))
    return _shown(request, live, seat)


async def undo(request: Request) -> Response:
    """Take the last move back if that is free, else ask the others; or answer what they ask."""
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


# -- addresses


ROUTES: Final[Routes] = (
    ("/api/games", show_games, "GET"),
    ("/api/matches", by_method(GET=show_matches, POST=begin), "GET", "POST"),
    ("/api/matches/{id}", show_match, "GET"),
    ("/api/matches/{id}/moves", by_method(GET=show_moves, POST=play), "GET", "POST"),
    ("/api/matches/{id}/hints", show_hints, "GET"),
    ("/api/matches/{id}/seat", take, "POST"),
    ("/api/matches/{id}/undo", undo, "POST"),
    ("/api/matches/{id}/log", or_kept(show_log, show_kept_log), "GET"),
    ("/api/matches/{id}/export", or_kept(export, export_kept), "GET"),
    ("/api/openapi.json", describe, "GET"),
)
