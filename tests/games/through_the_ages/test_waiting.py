"""What the others are told while somebody decides: who, and about what, as far as they can see it."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.events import WATCHING
from aevum.kernel.words import LANGUAGES
from games.through_the_ages.military_positions import attack, strengthen, turn_up
from games.through_the_ages.positions import give, play, politics, table
from games.through_the_ages.scenes import one_of_each_phase

REDRAWN = 3


def told(table: Table, seat: int = WATCHING, language: str = "en") -> str:
    return GAME.waiting(GAME.view(table, seat), "Ann", GAME.words(language))


def test_every_step_has_a_line_for_those_who_wait() -> None:
    asked = {step.name for step in LAW.steps if step.answers}
    assert asked == one_of_each_phase().keys() - {"over"}
    for phase in sorted(asked):
        table = one_of_each_phase()[phase]
        for language in LANGUAGES:
            lines = {told(table, seat, language) for seat in range(WATCHING, len(table.hands)) if seat != table.actor}
            assert len(lines) == 1, "all who wait are told the same"
            assert "Ann" in lines.pop(), f"{phase} in {language}"


@pytest.mark.parametrize("phase", sorted(one_of_each_phase().keys() - {"over"}))
def test_nothing_hidden_is_told_to_those_who_wait(phase: str) -> None:
    table = one_of_each_phase()[phase]
    for seat in range(WATCHING, len(table.hands)):
        if seat != table.actor:
            drawn = [table.resample(seat, Chance.from_seed(redraw)) for redraw in range(REDRAWN)]
            assert {told(other, seat) for other in drawn} == {told(table, seat)}


def test_the_bidders_rivals_are_told_what_the_bid_is_for() -> None:
    auction = turn_up(strengthen(table(), 1, 2, 0), "developed-territory-i")
    assert told(auction, 1) == "Ann decides whether to bid for Developed Territory I."
    play(auction, "orange: bid 1")
    assert (
        told(auction, 0) == told(auction, 2) == "Ann decides whether to raise the bid of 1 for Developed Territory I."
    )


def test_bystanders_are_told_of_an_attack_and_of_its_defence() -> None:
    raid = attack(give(strengthen(table(), 4, 2, 0), 1, military="legion bonus-i"), "raid-i")
    assert told(raid, 2) == "Raid I against Green: 4 against 2. Ann decides whether to sacrifice units."
    play(raid, "orange: done")
    assert told(raid, 2) == "Raid I, played by Orange: 4 against 2. Ann decides how to defend."


def test_the_third_is_told_who_answers_an_offer() -> None:
    offered = play(
        politics(give(table(), military="open-borders-agreement")), "offer open-borders-agreement green alike"
    )
    assert told(offered, 2) == "Ann decides whether to accept a pact that Orange offers: Open Borders Agreement."


def test_the_others_are_told_how_many_actions_are_left() -> None:
    assert told(give(table(), civil_used=1), 2) == "Ann is to move: civil actions 3, military actions 2."
