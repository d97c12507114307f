"""For every game with secrets: page, drawing, choices, refusals, API stay the same when the unknown is drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from aevum.kernel.events import WATCHING
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.table.staging import half_made
from contract.variants import variants_of
from contract.walks import played
from figures import Count
from table.high_cards import Company, seated
from table.twins import Redrawn, in_its_place
from table.visitor import Visitor

SECRETIVE = [game for game in games().values() if game.hides]
POSITIONS = 45
"""So many positions of a match are looked at, however long it is, but not all of a short one."""
EVERY = 11
"""At least so many moves lie between two of them."""


def received(visitor: Visitor, company: Company, seat: int, number: int) -> Iterator[tuple[str, Any]]:
    """What a seat gets to see now, and what it is told when it touches or tries things."""
    key = company.keys[seat] if seat != WATCHING else ""
    here, language = f"/m/{company.id}", ("en", "es", "ru")[number % 3]
    yield "page", visitor.get(here, key=key, language=language)
    yield "drawing", visitor.get(f"{here}/board.svg", key=key, language=language)
    yield "api", visitor.get(f"/api/matches/{company.id}", key=key)
    yield "moves", visitor.get(f"/api/matches/{company.id}/moves", key=key)
    with visitor.open(f"{here}/live", key=key) as line:
        yield "socket", line.hear()
        # Touching another thing takes a half-made move back, and that changes the match.
        for place in () if half_made(visitor.live(company.id).match) else ("x-C3", "x-F6", "x-weapons-woods", "x-7"):
            line.say({"do": "ask", "place": place})
            yield place, line.hear()
    visitor.live(company.id).drafts.clear()


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
def test_no_byte_of_the_present_depends_on_a_secret(game: AnyGame, visitor: Visitor, count: Count) -> None:
    compared = differing = 0
    for seed, variant in enumerate(variants_of(game)[: 2 * len(game.seats) : 2]):
        dice = Random(seed)
        every = max(EVERY, len(played(variant, seed).moves) // POSITIONS)
        company = seated(visitor.hub.storage, variant.match(seed))
        while not (match := visitor.live(company.id).match).over:
            if len(match.moves) % every == 0:
                seat = dice.choice([WATCHING, match.actor, *range(variant.seats)])
                twin = Redrawn.of(match, seat, compared)
                before = dict(received(visitor, company, seat, compared))
                with in_its_place(visitor, company.id, twin):
                    after = dict(received(visitor, company, seat, compared))
                assert [name for name in before if before[name] != after[name]] == []
                compared += 1
                differing += twin.state.key() != match.state.key()
            live = visitor.live(company.id)
            live.match.play(dice.choice(game.playing_on(match.state.legal())))
    assert differing > compared * 0.6, "most positions must really differ, or nothing is shown"
    count(f"{game.id}: positions at the table compared with their redrawn doubles", compared)
