"""Ranking of the day's puzzle: best results, a person's place among them, and the streak of days."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

from aevum.kernel.points import Points, points_of
from aevum.kernel.words import Words
from aevum.server.live.hub import Hub
from aevum.server.storage.people import Person
from aevum.web.components.result import PuzzleRank
from aevum.web.pages.puzzle import Result
from aevum.web.text.seat_names import seat_name


def best(rows: Iterable[Any], words: Words | None = None) -> list[Result]:
    """Return the best result of each person, highest first."""
    found: dict[str, Result] = {}
    for row in rows:
        score: Points = points_of(json.loads(row.scores)["scores"][0])
        if row.person not in found or found[row.person].score < score:
            name = seat_name(row.name, None, words) if words else row.name
            found[row.person] = Result(row.id, name, score, row.person)
    return sorted(found.values(), key=lambda result: -result.score)


def streak(days: set[str], today: date) -> int:
    """Return the number of days in a row with a finished puzzle, up to today or yesterday."""
    day = today if str(today) in days else today - timedelta(days=1)
    count = 0
    while str(day) in days:
        count += 1
        day -= timedelta(days=1)
    return count


async def rank_in(hub: Hub, game: str, day: date, person: Person) -> PuzzleRank | None:
    """Return a person's place in a day's puzzle, and the streak; None if they have not finished it."""
    results = best(await hub.in_storage_thread(hub.storage.puzzle_results, str(day), game))
    own = next((result for result in results if result.person == person.id), None)
    if own is None:
        return None
    place = 1 + sum(result.score > own.score for result in results)
    days = await hub.in_storage_thread(hub.storage.puzzle_days, person.id, game)
    return PuzzleRank(place, len(results), streak(days, date.today()))
