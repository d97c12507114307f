"""Places: who sits where in a new match, as a form asks for it, or as they sat in the one before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aevum.bots import find_bot
from aevum.bots.names import bot_names
from aevum.kernel.errors import BadSeats
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.table.hub import Hub
from aevum.table.identity import NAME_LENGTH, clean_name
from aevum.table.people import Person
from aevum.table.shelf import Seat


@dataclass(frozen=True, slots=True)
class Place:
    """One seat of a match to be: a name, a bot, and who sits down at once. Nobody and no bot: it is open."""

    name: str
    bot: str | None = None
    people: frozenset[str] = frozenset()


def places(game: AnyGame, form: Mapping[str, Any], person: Person, own: str) -> list[Place]:
    """The seats a form asks for. `own`: what whoever sends it is called."""
    kinds = [str(form.get(f"seat-{seat}", "me" if seat == 0 else "none")) for seat in range(game.seats[-1])]
    taken = [(seat, kind) for seat, kind in enumerate(kinds) if kind != "none"]
    if len(taken) not in game.seats:
        raise BadSeats(game=game.id, seats=str(len(taken)), allowed=", ".join(map(str, game.seats)))
    names = [clean_name(str(form.get(f"name-{seat}", ""))) for seat, _ in taken]
    return [_place(game, kind, names[number], number + 1, person, own) for number, (_, kind) in enumerate(taken)]


def own_name(game: AnyGame, form: Mapping[str, Any]) -> str:
    """The name that whoever sends a form has written beside the first seat of their own."""
    mine = (seat for seat in range(game.seats[-1]) if form.get(f"seat-{seat}", "" if seat else "me") == "me")
    return clean_name(str(form.get(f"name-{next(mine, 0)}", "")))


def _place(game: AnyGame, kind: str, name: str, number: int, person: Person, own: str) -> Place:
    if kind.startswith("bot:"):
        bot = kind.removeprefix("bot:")
        find_bot(bot, game)
        return Place("", bot)
    if kind == "open":
        return Place("")
    usual = own if kind == "me" else f"{own[: NAME_LENGTH - 4]} {number}"
    held = frozenset({person.id}) if kind in ("me", "here") else frozenset()
    return Place(name or usual, people=held)


def as_before(seats: Sequence[Seat]) -> list[Place]:
    """The same people and bots in the same seats; who has left is asked again."""
    return [Place(seat.name if seat.people or seat.bot else "", seat.bot, seat.people) for seat in seats]


async def seat_all(
    hub: Hub,
    game: AnyGame,
    options: Any,
    asked: Sequence[Place],
    puzzle: str | None = None,
    host: str | None = None,
    *,
    public: bool = False,
    hints: bool | None = None,
) -> str:
    """Begin a match with everybody in place; its id. `host`: the person who makes it."""
    match = Match(game, options, seats=[place.name for place in asked])
    match.seats = named(match.commitment, match.seats, [place.bot for place in asked])
    played_by = [place.bot for place in asked]
    id = await hub.ask(hub.storage.create, match, played_by, puzzle, host, public=public, hints=hints)
    for number, place in enumerate(asked):
        for person in sorted(place.people):
            await hub.ask(hub.storage.hold, id, number, person)
    return id


def named(commitment: str, names: Sequence[str], bots: Sequence[str | None]) -> tuple[str, ...]:
    """The names of a match; bots that have none yet are given one."""
    fresh = iter(bot_names(commitment, len(names), names))
    return tuple(next(fresh) if bot and not name else name for name, bot in zip(names, bots, strict=True))
