"""Ranking of the day's puzzle by first tries, a person's place in it, and the streak of days."""

from __future__ import annotations

import json
from collections.abc import Container, Iterable
from datetime import date, timedelta
from typing import Any

from aevum.kernel.points import Points, points_of
from aevum.kernel.words import Words
from aevum.server.live.hub import Hub
from aevum.server.storage.people import Person
from aevum.web.components.result import PuzzleRank
from aevum.web.pages.puzzle import Result
from aevum.web.text.seat_names import seat_name


def ranking(tries: Iterable[Any], words: Words | None = None, unranked: Container[str] = ()) -> list[Result]:
    """Return the finished first try of each person, the highest result first; later tries are practice.

    `unranked`: people who have given up their place.
    """
    finished = [row for row in _first_tries(tries).values() if row.scores is not None and row.person not in unranked]
    return sorted((_result(row, words) for row in finished), key=lambda result: -result.score)


def _first_tries(tries: Iterable[Any]) -> dict[str, Any]:
    """Return the earliest try of each person."""
    first: dict[str, Any] = {}
    for row in tries:
        first.setdefault(row.person, row)
    return first


def _result(row: Any, words: Words | None) -> Result:
    score: Points = points_of(json.loads(row.scores)["scores"][0])
    return Result(row.id, seat_name(row.name, None, words) if words else row.name, score, row.person)


def streak(days: set[str], today: date) -> int:
    """Return the number of days in a row with a finished puzzle, up to today or yesterday."""
    day = today if str(today) in days else today - timedelta(days=1)
    count = 0
    while str(day) in days:
        count += 1
        day -= timedelta(days=1)
    return count


async def rank_in(hub: Hub, game: str, day: date, person: Person) -> PuzzleRank | None:
    """Return a person's place in a day's puzzle by their first try, and the streak.

    None if they have neither begun it nor given up their place.
    """
    tries = await hub.in_storage_thread(hub.storage.puzzle_tries, str(day), game)
    unranked = await hub.in_storage_thread(hub.storage.unranked, str(day), game)
    first = _first_tries(tries).get(person.id)
    if first is None and person.id not in unranked:
        return None
    results = ranking(tries, unranked=unranked)
    own = next((result for result in results if result.person == person.id), None)
    place = None if own is None else 1 + sum(result.score > own.score for result in results)
    days = await hub.in_storage_thread(hub.storage.puzzle_days, person.id, game)
    match = first.id if first else ""
    return PuzzleRank(place, len(results), streak(days, date.today()), match, given_up=person.id in unranked)
