"""Every golden game of Clash of Cultures, computed again from plain JSON: all along, and at the end."""

from __future__ import annotations

from pathlib import Path

import pytest

import aevum
from aevum.kernel.events import SPECTATOR
from games.clash_of_cultures import recount
from games.clash_of_cultures.test_recount import assert_counted

FILES = sorted(Path(__file__).parent.glob("clash-of-cultures-*.aevum"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_recount(path: Path) -> None:
    match = aevum.load(path)
    for length in range(0, match.length, 11):
        assert_counted(match.game.view(match.state_at(length), SPECTATOR).to_json())
    end = match.view(SPECTATOR).to_json()
    outcome = match.outcome()
    assert outcome is not None
    assert list(outcome.ranking[0]) == recount.winners(end)
    assert outcome.scores == [recount.total(end, seat) for seat in range(recount.seats(end))]


def test_what_golden_games_show() -> None:
    messages = {event.message for path in FILES for events in aevum.load(path).log() for event in events}
    battles = {"event-battle-won", "event-battle-held", "event-battle-aborted", "event-combat-card", "event-capture"}
    works = {"event-wonder", "event-influenced", "event-score", "event-sail", "event-deal", "event-person"}
    assert messages >= battles | works
