"""A move of two halves: touching another thing undoes the first half."""

from __future__ import annotations

import pytest

from aevum.kernel.match import Match, Undone
from aevum.kernel.registry import find_game
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.pick_options import Draft
from aevum.server.live.position import Decision
from aevum.server.presenters.refused_pick import touch
from aevum.server.storage.matches import Storage
from aevum.web.text.site_words import words_of
from games.tempus.positions import People, match_from, world_with
from server.high_card_matches import seated

pytestmark = pytest.mark.anyio


def first_slot(*, stacked: bool = True) -> Match:
    """Return Tempus on a prepared island after the setup, with an action to take.

    Two tokens stand on one hex, or each on its own.
    """
    match = Match(find_game("tempus"), find_game("tempus").read_options({"island": "prepared"}), seats=3, seed=1)
    for _ in range(9):
        taken = {match.game.book.notation(played.move) for played in match.moves}
        places = match.legal() if stacked else [move for move in match.legal() if move.notation not in taken]
        match.play(places[-1])
    return match


@pytest.fixture
async def live(hub: Hub, storage: Storage) -> LiveMatch:
    return await hub.find(seated(storage, first_slot()).id)


def sources(live: LiveMatch) -> list[str]:
    return [move.args[0] for move in live.match.legal() if move.verb == "move"]


def possible_on(live: LiveMatch, place: str) -> list[str]:
    """Return the moves that are possible with a hex."""
    return [move.notation for move in live.match.legal() if place in move.args]


async def test_another_token_is_taken_up_instead(hub: Hub, storage: Storage) -> None:
    live = await hub.find(seated(storage, first_slot(stacked=False)).id)
    seat, moves = live.match.actor, list(live.match.moves)
    one, other = [place for place in sources(live) if possible_on(live, place) == [f"move {place}"]][:2]
    await hub.play(live, seat, f"move {one}")
    assert live.position.decision.is_half_made
    if other in {move.args[0] for move in live.match.legal()}:
        pytest.fail("the other token stands where the first could go")

    assert await touch(hub, live, seat, other, words_of("tempus", "en")) is None

    assert Undone(seat, len(moves)) in live.match.records
    made = [live.match.game.book.notation(played.move) for played in live.match.moves[len(moves) :]]
    assert made == [f"move {other}"]
    assert live.draft(seat) == Draft()


async def test_touching_the_same_token_again_changes_nothing(hub: Hub, live: LiveMatch) -> None:
    seat = live.match.actor
    one = sources(live)[0]
    assert possible_on(live, one) == [f"move {one}", f"city {one} 2"]
    await hub.play(live, seat, f"move {one}")
    records = list(live.match.records)

    assert await touch(hub, live, seat, one, words_of("tempus", "en")) is None

    assert live.match.records == records
    assert live.draft(seat) == Draft()


async def test_what_was_no_choice_before_either_is_refused_by_its_clause(hub: Hub, live: LiveMatch) -> None:
    seat = live.match.actor
    await hub.play(live, seat, f"move {sources(live)[0]}")
    length = live.match.length

    refusal = await touch(hub, live, seat, "A1", words_of("tempus", "en"))

    assert refusal is not None
    assert refusal.clause == "tempus.move.land"
    assert live.match.length == length


async def test_a_whole_move_is_not_taken_back_by_a_touch(hub: Hub, live: LiveMatch) -> None:
    seat, length = live.match.actor, live.match.length
    assert not live.position.decision.is_half_made

    refusal = await touch(hub, live, seat, "A1", words_of("tempus", "en"))

    assert refusal is not None
    assert live.match.length == length


async def test_what_has_shown_a_card_is_not_half_made() -> None:
    match = match_from(world_with(red=People(hand="government-woods")))
    match.play("play government-woods")
    assert {move.notation for move in match.legal()} == {"now", "later"}
    assert not Decision(match).is_half_made
