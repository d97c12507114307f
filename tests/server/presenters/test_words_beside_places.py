"""Buttons of words where a thing on the board has been picked and places on it can be touched as well."""

from __future__ import annotations

from aevum.games.through_the_ages import GAME
from aevum.server.live.pick_options import EMPTY, pick_options
from aevum.server.presenters.scene import _hidden
from games.through_the_ages.positions import give, table


def test_an_upgrade_has_a_button_beside_that_of_a_new_building() -> None:
    """Theology with a worker on Religion: either is one more click, and both show their price."""
    ready = give(table(), technologies="theology", workers="religion:1", idle=1, resources=9, science=0)
    found = pick_options(GAME, ready.legal(), EMPTY.then("theology"))
    assert {"build", "upgrade"} <= found.next.keys()
    assert _hidden(found) == frozenset()
    assert "upgrade" in found.hidden, "a touch on Religion means it too"


def test_before_the_first_pick_words_that_places_stand_for_have_none() -> None:
    ready = give(table(), hand="moses")
    found = pick_options(GAME, ready.legal(), EMPTY)
    assert _hidden(found) == found.hidden
