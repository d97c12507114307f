"""Matches of High Card to store and play, and the people who play them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.storage.matches import Person, Storage, new_token

ADA, BELA = 0, 1
SEED = 7
"""Seed that deals 6, 10 and 12 to Ada, and 2, 3 and 8 to Bela."""


def dealt(seed: int = SEED, seats: Sequence[str] = ("Ada", "Bela")) -> Match:
    """Return a match without moves."""
    return Match(find_game("high-card"), seats=seats, seed=seed)


def first_legal(match: Match) -> int:
    """Return the number of a move that can be made now."""
    return match.legal()[0].number


def finished(seed: int = SEED, seats: Sequence[str] = ("Ada", "Bela")) -> Match:
    """Return a match that is over."""
    match = dealt(seed, seats)
    while not match.over:
        match.play(first_legal(match))
    return match


@dataclass(frozen=True)
class Company:
    """A stored match and the people in its seats, each with the key of a browser."""

    id: str
    people: list[Person]
    keys: list[str]


def seated(
    storage: Storage,
    match: Match | None = None,
    bots: Sequence[str | None] | None = None,
    absence_limit: int | None = None,
) -> Company:
    """Store a match with a person in every seat that no bot has."""
    chosen = dealt() if match is None else match
    played_by = [None] * len(chosen.seats) if bots is None else bots
    id = storage.create(chosen, played_by, absence_limit=absence_limit)
    keys = [new_token() for _ in chosen.seats]
    people = [storage.new_person(key) for key in keys]
    for seat, (person, bot) in enumerate(zip(people, played_by, strict=True)):
        if bot is None:
            storage.add_holder(id, seat, person.id)
    return Company(id, people, keys)
