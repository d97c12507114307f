"""For every game with secrets: page, drawing, choices, refusals and API stay the same after resampling."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.registry import games
from aevum.testing.figures import Count
from aevum.testing.variants import Variant, variants_of
from server.high_card_matches import Company, seated
from server.indistinguishable_pair import Redrawn, in_its_place
from server.raw_client import RawClient
from server.steady_presence import keep_all_present

SECRETIVE = [game for game in games().values() if game.has_hidden_information]
POSITIONS = 12
"""Maximum number of positions of a match that are compared; of a short match not all are."""
MANY_POSITIONS = 45
"""Number of them with `--exhaustive`."""
EVERY = 11
"""Minimum number of moves between two of them."""


def received(client: RawClient, company: Company, seat: int, number: int) -> Iterator[tuple[str, Any]]:
    """Yield what a seat receives now, and the answers when it touches or tries things."""
    key = company.keys[seat] if seat != SPECTATOR else ""
    here, language = f"/m/{company.id}", ("en", "es", "ru")[number % 3]
    yield "page", (page := client.get(here, key=key, language=language))
    for report in re.findall(r'data-report-again="(\d+)"', page.text)[-1:]:
        yield "report", client.get(f"{here}/reports/{report}", key=key, language=language)
    yield "drawing", client.get(f"{here}/board.svg", key=key, language=language)
    yield "api", client.get(f"/api/matches/{company.id}", key=key)
    yield "moves", client.get(f"/api/matches/{company.id}/moves", key=key)
    with client.open(f"{here}/live", key=key) as line:
        yield "socket", line.hear()
        # Touching another thing undoes a half-made move, and that changes the match.
        half_made = client.live(company.id).position.decision.is_half_made
        for place in () if half_made else ("x-C3", "x-F6", "x-weapons-woods", "x-7"):
            line.say({"do": "ask", "place": place})
            yield place, line.hear()
    client.live(company.id).drafts.clear()


def random_line(variant: Variant, seed: int) -> list[int]:
    """Return the moves of a random match in which nobody resigns."""
    dice, state = Random(seed), variant.match(seed).state
    line: list[int] = []
    while state.actor != OVER:
        line.append(dice.choice(variant.game.without_resignations(state.legal())))
        state.apply(line[-1])
    return line


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
def test_no_byte_of_the_present_depends_on_a_secret(
    game: AnyGame, client: RawClient, count: Count, exhaustive: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_all_present(monkeypatch)
    compared = differing = 0
    for seed, variant in enumerate(variants_of(game)[: 2 * len(game.seats) : 2]):
        dice, line = Random(seed), random_line(variant, seed)
        every = max(EVERY, -(-len(line) // (MANY_POSITIONS if exhaustive else POSITIONS)))
        company = seated(client.hub.storage, variant.match(seed))
        for at, move in enumerate(line):
            match = client.live(company.id).match
            if at % every == 0:
                seat = dice.choice([SPECTATOR, match.actor, *range(variant.seats)])
                counterpart = Redrawn.of(match, seat, compared)
                before = dict(received(client, company, seat, compared))
                with in_its_place(client, company.id, counterpart):
                    after = dict(received(client, company, seat, compared))
                assert [name for name in before if before[name] != after[name]] == []
                compared += 1
                differing += counterpart.state.key() != match.state.key()
            client.live(company.id).match.play(move)
    assert differing > compared * 0.6, "most positions must really differ, or nothing is shown"
    count(f"{game.id}: positions at the table compared with their redrawn doubles", compared)
