"""Results of a player by game, from stored outcomes; no match is loaded for them."""

from __future__ import annotations

from collections.abc import Iterable

from aevum.kernel.points import place_in
from aevum.kernel.registry import games
from aevum.server.presenters.match_list import title_of
from aevum.server.storage.match_index import Summary
from aevum.server.storage.people import Person
from aevum.web.pages.profile import GameRecord
from aevum.web.text.site_words import words_of


def records_of(matches: Iterable[Summary], person: Person, language: str) -> list[GameRecord]:
    """Return the results of a person in finished matches, the game with most matches first.

    Matches in which the person played several seats are left out.
    """
    by_game: dict[str, list[tuple[Summary, int]]] = {}
    for match in matches:
        held = match.seats_of(person)
        if len(held) == 1 and match.game in games():
            by_game.setdefault(match.game, []).append((match, held[0]))
    records = [_record(game, played, language) for game, played in by_game.items()]
    return sorted(records, key=lambda record: -record.matches)


def _record(game: str, played: list[tuple[Summary, int]], language: str) -> GameRecord:
    title = title_of(game, words_of(game, language))
    best = max(match.totals[seat] for match, seat in played)
    rivals = [(match, seat) for match, seat in played if len(match.seats) > 1]
    places = [place_in(tuple(map(tuple, match.ranking)), seat) for match, seat in rivals]
    counts = [places.count(place) for place in (1, 2)]
    return GameRecord(title, len(played), (*counts, len(places) - sum(counts)) if rivals else (), best)
