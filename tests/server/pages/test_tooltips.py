"""Tooltips of a running match say why a thing cannot be picked, where the current step asks for such things."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

import aevum
from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.live.hub import Hub
from aevum.server.live.snapshots import snapshot
from aevum.server.pages.tooltips import tooltips_now
from aevum.server.storage.matches import Storage
from server.high_card_matches import seated

GOLDEN = Path(__file__).parents[2] / "golden"

pytestmark = pytest.mark.anyio


def ages_where(wanted: Callable[[Match], bool]) -> Match:
    """Return a match of Through the Ages that has come to such a position."""
    game = find_game("through-the-ages")
    match, dice = Match(game, game.read_options({}), seats=2, seed=1), Random(4)
    while not wanted(match):
        match.play(dice.choice([move for move in match.state.legal() if not game.is_resignation(move)]))
    return match


async def tooltips(hub: Hub, storage: Storage, match: Match) -> dict[str, str]:
    """Return the tooltips of the seat that decides."""
    live = await hub.find(seated(storage, match).id)
    return tooltips_now(snapshot(live), match.actor, "en")


async def test_what_another_step_is_about_is_described_and_not_refused(hub: Hub, storage: Storage) -> None:
    match = ages_where(lambda match: match.view().phase == "politics")
    told = await tooltips(hub, storage, match)
    assert told["card-agriculture"]
    assert not [name for name, text in told.items() if name.startswith("card-") and "Not now" in text]


async def test_a_spectator_of_a_finished_match_has_tooltips(hub: Hub, storage: Storage) -> None:
    match = aevum.load(GOLDEN / "tempus-4.aevum")
    live = await hub.find(seated(storage, match).id)
    told = tooltips_now(snapshot(live), SPECTATOR, "en")
    assert told["card-medicine-hills"]
    assert not [text for text in told.values() if "Not now" in text]


async def test_a_card_that_this_step_could_take_says_why_not(hub: Hub, storage: Storage) -> None:
    match = ages_where(lambda match: match.view().phase == "turn" and match.view().to_json()["round"] > 1)
    told = await tooltips(hub, storage, match)
    assert [name for name, text in told.items() if name.startswith("card-") and "Not now" in text]
