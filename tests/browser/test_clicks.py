"""Number of clicks of the actions in a turn of Tempus: a thing, then a place, and no more where nothing is open.

The former numbers were not measured. For a move they are the lower one of the player's report (token, "Move", hex and
"Yes" or "End"); the others are counted in the same way: hex, verb, perhaps a second hex or a value, and "Yes".
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from aevum.games.tempus import GAME
from aevum.games.tempus.options import Options
from aevum.kernel.match import Match
from aevum.server.storage.matches import Storage
from aevum.testing.figures import Count
from browser.seat import Seat
from browser.server import Server

BEFORE: Final = {"move": 4, "babies": 3, "idea": 2, "fight": 4, "city": 4}
AFTER: Final = {"move": 2, "babies": 2, "idea": 1, "fight": 2, "city": 2}


@pytest.fixture(scope="module")
def server(hasty_server: Server) -> Server:
    """Return a server whose bots do not pause between moves."""
    return hasty_server


def before_an_action(kind: str) -> tuple[Match, list[str]]:
    """Return a match in which this action is possible with a hex that allows others too, and the things to touch."""
    for seed in range(300):
        dice = Random(seed)
        match = Match(GAME, Options(island="prepared"), seats=3, seed=seed)
        for _ in range(120):
            if match.over:
                break
            things = things_to_touch(match, kind)
            if things:
                return match, things
            match.play(dice.choice(match.state.legal()))
    raise AssertionError(f"no random match came to {kind}")


def things_to_touch(match: Match, kind: str) -> list[str]:
    legal = match.legal()
    if "idea" not in {move.verb for move in legal}:
        return []
    if kind == "idea":
        return ["idea"]
    for move in legal:
        others = [other for other in legal if other.args[:1] == move.args[:1]]
        if move.verb != kind or len({other.verb for other in others}) < 2:
            continue
        if kind in ("move", "fight"):
            after = match.copy()
            after.play(move)
            return [move.args[0], after.legal()[0].args[0]]
        if [other.verb for other in others].count(kind) == 1:
            return [move.args[0], kind]
    return []


@pytest.mark.parametrize("kind", AFTER)
def test_an_action_takes_no_more_clicks_than_it_has_choices(
    server: Server, seat: Seat, kind: str, count: Count
) -> None:
    match, things = before_an_action(kind)
    storage = Storage(f"sqlite:///{server.folder / 'table.sqlite'}")
    id = storage.create(match, [None if number == match.actor else "random" for number in range(3)])
    token = storage.seating(id)[match.actor].token
    storage.close()
    seat.join(f"/join/{token}")
    length = seat.length
    for thing in things:
        seat.pick(thing)
        if thing != things[-1]:
            seat.settled(draft=1)
    seat.page.wait_for_selector(f'#table:not([data-ready="{length}"])')
    assert len(things) == AFTER[kind]
    count(f"clicks for {kind} in Tempus, {BEFORE[kind]} before by estimate", len(things))
