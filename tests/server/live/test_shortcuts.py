"""Shortcuts in a live match: a line is made at once and undone whole; formalities, counters and what they are not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.pick_handler import pick, undo_last_decision
from aevum.server.live.recent_events import last_own_decision
from aevum.server.presenters.scene import scene
from aevum.server.storage.matches import Person, Storage
from aevum.web.components.controls import LESS
from aevum.web.components.scene import regions_while_picking
from aevum.web.text.site_words import words_of
from server.high_card_matches import seated

pytestmark = pytest.mark.anyio

GOLDEN: Final = Path(__file__).parents[2] / "golden"
HOME = "E4"
"""City of the first of three players, with a Settler."""


def begun() -> Match:
    """Return a match in which the first seat has its first turn."""
    match = Match(find_game("clash-of-cultures"), seats=3, seed=4)
    while match.actor != 0 or match.view(0).phase != "turn":
        match.play(match.state.legal()[0])
    return match


async def live_of(hub: Hub, storage: Storage, match: Match, *, alone: bool = True) -> LiveMatch:
    """Return the live match; the others are bots that do not think, or people."""
    live = await hub.find(seated(storage, match, [None, *["random" if alone else None] * 2]).id)
    live.bots.clear()
    return live


async def picked(hub: Hub, live: LiveMatch, *labels: str) -> list[str]:
    """Make picks of the first seat, and return the moves that they made."""
    before = len(live.match.moves)
    for label in labels:
        await pick(hub, live, 0, label)
    return [live.match.game.book.notation(played.move) for played in live.match.moves[before:]]


def shown(live: LiveMatch) -> str:
    person = Person(next(iter(live.stored.seats[0].people)), "", None)
    return regions_while_picking(scene(live, person, words_of(live.match.game.id, "en")))["prompt"]


async def test_a_line_is_made_by_two_picks_a_record_for_each_move(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, begun())
    moves = await picked(hub, live, HOME, "all")
    assert moves[0] == f"collect {HOME}"
    assert moves[1:]
    assert all(move.startswith("take ") for move in moves[1:])
    assert storage.load(live.id).match.length == live.match.length


async def test_one_undo_takes_back_the_whole_line(hub: Hub, storage: Storage) -> None:
    match = begun()
    before = len(match.moves)
    live = await live_of(hub, storage, match)
    await picked(hub, live, HOME, "all")
    await undo_last_decision(hub, live, 0)
    assert len(live.match.moves) == before


async def test_a_stack_and_a_hex_move_a_settler(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, begun())
    assert "where do the units go" in (await picked(hub, live, HOME), shown(live))[1]
    moves = await picked(hub, live, "F3")
    assert moves == [f"move {HOME}", "with settler", "to F3"]


async def test_an_offer_is_composed_with_counters_that_go_both_ways(hub: Hub, storage: Storage) -> None:
    match = begun()
    live = await live_of(hub, storage, match)
    view = match.view(0)
    goods = [good for good, amount in view.to_json()["nations"][0]["stock"].items() if amount]
    await picked(hub, live, "trade", "trade-blue", f"give-{goods[0]}")
    assert f'data-act="{LESS}give-{goods[0]}"' in shown(live)
    length = len(live.match.moves)
    await picked(hub, live, f"{LESS}give-{goods[0]}")
    assert len(live.match.moves) == length - 1
    assert f'data-act="{LESS}give-{goods[0]}"' not in shown(live)
    await picked(hub, live, f"{LESS}give-{goods[0]}", f"{LESS}nonsense")
    assert len(live.match.moves) == length - 1, "there is nothing to take away"


def claiming(match: Match, seat: int) -> bool:
    """Whether a seat is asked for objectives and has none to score."""
    return match.actor == seat and match.view(seat).phase == "claim" and len(match.state.legal()) == 1


def before_a_claim(*, after_another: bool = False) -> tuple[Match, int, int, int]:
    """Return a match one move before a seat is asked for objectives and has none; mover, move and the seat asked.

    `after_another`: the mover is another seat, else the first seat is both.
    """
    match = begun()
    for _ in range(4_000):
        legal = match.state.legal()
        after = match.copy()
        after.play(legal[-1])
        other = match.actor != after.actor
        if not after.over and claiming(after, after.actor) and (other if after_another else after.actor == 0):
            return match, match.actor, legal[-1], after.actor
        match.play(legal[-1] if match.view().phase in ("turn", "grant") else legal[0])
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("alone", [True, False])
async def test_a_formality_is_answered_for_a_person_alone_and_asked_among_people(
    hub: Hub, storage: Storage, alone: bool
) -> None:
    match, mover, move, seat = before_a_claim()
    live = await live_of(hub, storage, match, alone=alone)
    await hub.play(live, mover, move)
    assert claiming(live.match, seat) != alone


async def test_what_everyone_can_see_to_be_the_only_answer_is_made_among_people_too(hub: Hub, storage: Storage) -> None:
    whole = read_match(GOLDEN / "clash-of-cultures-3.aevum", find_game)
    moves, only = whole.moves, 23
    assert whole.game.book.notation(moves[only].move).startswith("take ")
    assert len(whole.state_at(only).legal()) == 1
    match = Match(whole.game, whole.options, seats=("Ann", "Ben", "Cleo"), seed=whole.seed)
    for played in moves[: only - 1]:
        match.play(played.move)
    live = await live_of(hub, storage, match, alone=False)
    await hub.play(live, match.actor, moves[only - 1].move)
    assert [played.move for played in live.match.moves[only - 1 :]] == [
        played.move for played in moves[only - 1 : only + 1]
    ]


@pytest.mark.parametrize("alone", [True, False])
async def test_a_presumed_answer_is_made_alone_and_an_undo_leads_back_to_the_question(
    hub: Hub, storage: Storage, alone: bool
) -> None:
    match = begun()
    while (match.view(0).phase, match.actor) != ("demolish", 0):
        legal = match.state.legal()
        before = match.copy()
        match.play(legal[-1] if match.view().phase in ("turn", "grant") else legal[0])
    move = match.moves[-1]
    live = await live_of(hub, storage, before, alone=alone)
    await hub.play(live, move.seat, move.move)
    asked = live.match.view(0).phase == "demolish" and live.match.actor == 0
    assert asked != alone
    decided = last_own_decision(live.match, 0)
    assert decided <= before.length, "an answer that was presumed is no decision after which all is old"
    assert live.match.game.book.notation(live.match.moves[decided - 1].move).startswith("gain ")
    if alone:
        await undo_last_decision(hub, live, 0)
        assert (live.match.view(0).phase, live.match.actor) == ("demolish", 0)


async def test_a_formality_after_the_move_of_a_bot_is_answered(hub: Hub, storage: Storage) -> None:
    match, bot, move, seat = before_a_claim(after_another=True)
    live = await hub.find(seated(storage, match, [None if other == seat else "random" for other in range(3)]).id)
    await hub._play_for_bot(live, bot, move, match.length)
    assert not claiming(live.match, seat)
