"""Statistics of finished matches, turn by turn, from what spectators could see."""

from __future__ import annotations

from pathlib import Path

import pytest

import aevum
from aevum.games.tempus.view import WorldView
from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.presentation import Stage
from aevum.kernel.words import LANGUAGES
from aevum.server.presenters.match_statistics import statistics_of
from aevum.server.presenters.replay_data import turn_axis, turns
from aevum.web.text.site_words import words_of
from server.high_card_matches import dealt, first_legal

GOLDEN = Path(__file__).parents[2] / "golden"
MATCHES = ("tempus-4", "tempus-imperium-2611152030", "clash-of-cultures-3", "through-the-ages-full-3")


def stages_of(match: Match) -> list[Stage | None]:
    """Return the stage of a match at the start and after every move."""
    states = [match.state_at(0), *(state for state, _ in match.replay())]
    return [match.game.stage(match.game.view(state, SPECTATOR)) for state in states]


@pytest.mark.parametrize("name", MATCHES)
def test_every_game_has_about_ten_statistics_in_words(name: str) -> None:
    match = aevum.load(GOLDEN / f"{name}.aevum")
    stages = stages_of(match)
    found = statistics_of(match, stages)
    assert len(found) >= 8
    for one in found:
        assert len(one.by_turn) == len([stop for stop in turns(stages) if stop])
        assert {len(turn) for turn in one.by_turn} == {len(match.seats)}
        for language in LANGUAGES:
            assert words_of(match.game.id, language).knows(f"statistic-{one.name}")
    axis = turn_axis(stages, words_of(match.game.id, "en"))
    assert axis is not None
    numbers = [turn for _, turn in axis.begins]
    assert numbers == list(range(1, len(numbers) + 1))


def test_deeds_are_counted_for_their_players() -> None:
    match = aevum.load(GOLDEN / "tempus-4.aevum")
    stages = stages_of(match)
    last = {one.name: one.by_turn[-1] for one in statistics_of(match, stages)}
    told = [event for events in match.log() for event in events]
    assert sum(last["births"]) == sum(event.message == "event-birth" for event in told)
    assert sum(last["fights-won"]) == sum(last["fights-lost"])
    view = match.view(SPECTATOR)
    assert isinstance(view, WorldView)
    assert list(last["hexes"]) == [view.owner.count(seat) for seat in range(4)]


def test_a_game_without_statistics_or_stages_has_none() -> None:
    match = dealt()
    while not match.over:
        match.play(first_legal(match))
    stages = stages_of(match)
    assert statistics_of(match, stages) == ()
    assert turn_axis(stages, words_of(match.game.id, "en")) is None
