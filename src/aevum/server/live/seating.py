"""Seats of a new match, as a form asks for them or as they were in the match before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from aevum.bots import find_bot
from aevum.bots.names import bot_names
from aevum.kernel.errors import BadSeats
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.words import Name
from aevum.server.live.hub import Hub
from aevum.server.security.text_input import NAME_LENGTH, clean_name
from aevum.server.storage.match_index import Origin, Seat
from aevum.server.storage.people import Person
from aevum.web.text.seat_names import guest_and_number


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """Plan for one seat of a new match, which is open if it has neither a bot nor people."""

    name: str
    bot: str | None = None
    people: frozenset[str] = frozenset()
    """Ids of the people who hold the seat from the start."""


def seat_plans(game: AnyGame, form: Mapping[str, Any], person: Person, own: str) -> list[SeatPlan]:
    """Return the seats that a form asks for. `own`: name of the person who sends it."""
    kinds = [str(form.get(f"seat-{seat}", "me" if seat == 0 else "none")) for seat in range(game.seats[-1])]
    taken = [(seat, kind) for seat, kind in enumerate(kinds) if kind != "none"]
    if len(taken) not in game.seats:
        raise BadSeats(game=game.id, seats=str(len(taken)), allowed=", ".join(map(str, game.seats)))
    names = [clean_name(str(form.get(f"name-{seat}", ""))) for seat, _ in taken]
    return [_seat_plan(game, kind, names[number], number + 1, person, own) for number, (_, kind) in enumerate(taken)]


def own_name(game: AnyGame, form: Mapping[str, Any]) -> str:
    """Return the name that a form has beside the first seat of the person who sends it."""
    mine = (seat for seat in range(game.seats[-1]) if form.get(f"seat-{seat}", "" if seat else "me") == "me")
    return clean_name(str(form.get(f"name-{next(mine, 0)}", "")))


def _seat_plan(game: AnyGame, kind: str, name: str, number: int, person: Person, own: str) -> SeatPlan:
    if kind.startswith("bot:"):
        bot = kind.removeprefix("bot:")
        find_bot(bot, game)
        return SeatPlan("", bot)
    if kind == "open":
        return SeatPlan("")
    usual = own if kind == "me" else f"{own[: NAME_LENGTH - 4]} {number}"
    held = frozenset({person.id}) if kind in ("me", "here") else frozenset()
    return SeatPlan(name or usual, people=held)


def same_seating(seats: Sequence[Seat], names: Mapping[str, str]) -> list[SeatPlan]:
    """Return plans for a rematch with the same people and bots in the same seats; abandoned seats are open.

    `names`: names of people by id, which guests get who have had one since.
    """
    return [SeatPlan(_name_again(seat, names), seat.bot, seat.people) for seat in seats]


def _name_again(seat: Seat, names: Mapping[str, str]) -> str:
    if not seat.people and not seat.bot:
        return ""
    own, number = guest_and_number(seat.name)
    named = [names[person] for person in seat.people if person in names]
    return named[0] if isinstance(own, Name) and not number and named else seat.name


async def create_seated_match(
    hub: Hub,
    game: AnyGame,
    options: Any,
    asked: Sequence[SeatPlan],
    puzzle: str | None = None,
    host: str | None = None,
    *,
    public: bool = False,
    hints: bool | None = None,
    absence_limit: int | None = None,
) -> str:
    """Create a match with all people and bots seated; return its id. `host`: id of the person who creates it."""
    match = Match(game, options, seats=[place.name for place in asked])
    create = partial(hub.storage.create, public=public, hints=hints, absence_limit=absence_limit)
    return await _store_seated(hub, match, asked, partial(create, puzzle=puzzle, host=host))


async def create_continuation(
    hub: Hub,
    match: Match,
    asked: Sequence[SeatPlan],
    host: str,
    origin: Origin,
    *,
    known_seed: bool,
    exercise: str | None = None,
) -> str:
    """Store a match that is continued from a position, with people and bots seated; return its id.

    `known_seed`: a person may know the seed whom the others cannot follow. `exercise`: the reviewed decision that is
    tried again in it, as JSON.
    """
    match.seats = tuple(place.name for place in asked)
    create = partial(hub.storage.create, host=host, origin=origin, known_seed=known_seed, exercise=exercise)
    return await _store_seated(hub, match, asked, create)


async def _store_seated(hub: Hub, match: Match, asked: Sequence[SeatPlan], create: Callable[..., str]) -> str:
    """Store a match by a function of the storage, give bots names, and seat the people; return its id."""
    played_by = [place.bot for place in asked]
    match.seats = with_bot_names(match.commitment, match.seats, played_by)
    id = await hub.in_storage_thread(create, match, played_by)
    for number, place in enumerate(asked):
        for person in sorted(place.people):
            await hub.in_storage_thread(hub.storage.add_holder, id, number, person)
    return id


def with_bot_names(commitment: str, names: Sequence[str], bots: Sequence[str | None]) -> tuple[str, ...]:
    """Return the names of the seats of a match, with new names for bots that have none."""
    fresh = iter(bot_names(commitment, len(names), names))
    return tuple(next(fresh) if bot and not name else name for name, bot in zip(names, bots, strict=True))
