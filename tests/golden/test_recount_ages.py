"""Golden games of Through the Ages, computed again from plain JSON: ratings all along, and the score at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import aevum
from aevum.kernel.events import SPECTATOR
from games.through_the_ages import recount
from games.through_the_ages.test_recount import assert_ratings

FILES = sorted(Path(__file__).parent.glob("through-the-ages-*.aevum"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_recount(path: Path) -> None:
    match = aevum.load(path)
    for length in range(0, match.length, 7):
        assert_ratings(match.game.view(match.state_at(length), SPECTATOR).to_json(), match.options)
    end = match.view(SPECTATOR).to_json()
    for seat, own in enumerate(end["civilizations"]):
        if own["out"]:
            continue
        if match.options.game == "basic":
            assert end["final"][seat] == recount.basic_points(own)
        else:
            counted = {
                event: recount.event_points(end, event, seat, match.options.game) for event in end["final"][seat]
            }
            assert end["final"][seat] == counted


def test_what_golden_games_show() -> None:
    messages = {event.message for path in FILES for events in aevum.load(path).log() for event in events}
    assert messages >= {"event-bid", "event-colony", "event-war", "event-pact-ends", "event-uprising", "event-resign"}
