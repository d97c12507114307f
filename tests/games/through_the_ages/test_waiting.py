"""Messages to the other seats while one decides: which seat, and about what, as far as they can see it."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.words import LANGUAGES
from games.through_the_ages.military_positions import attack, strengthen, turn_up
from games.through_the_ages.positions import give, play, politics, table
from games.through_the_ages.scenes import PHASES, one_of_each_phase

REDRAWN = 3


def waiting_text(table: Table, seat: int = SPECTATOR, language: str = "en") -> str:
    return GAME.waiting(GAME.view(table, seat), "Ann", GAME.words(language))


def test_every_step_has_a_line_for_those_who_wait() -> None:
    asked = {step.name for step in LAW.steps if step.answers}
    assert asked == set(PHASES)
    for phase in sorted(asked):
        table = one_of_each_phase()[phase]
        for language in LANGUAGES:
            lines = {
                waiting_text(table, seat, language)
                for seat in range(SPECTATOR, len(table.hands))
                if seat != table.actor
            }
            assert len(lines) == 1, "all who wait are told the same"
            assert "Ann" in lines.pop(), f"{phase} in {language}"


@pytest.mark.parametrize("phase", PHASES)
def test_waiting_seats_read_nothing_hidden(phase: str) -> None:
    table = one_of_each_phase()[phase]
    for seat in range(SPECTATOR, len(table.hands)):
        if seat != table.actor:
            drawn = [table.resample(seat, Chance.from_seed(redraw)) for redraw in range(REDRAWN)]
            assert {waiting_text(other, seat) for other in drawn} == {waiting_text(table, seat)}


def test_the_bidders_rivals_read_what_the_bid_is_for() -> None:
    auction = turn_up(strengthen(table(), 1, 2, 0), "developed-territory-i")
    assert waiting_text(auction, 1) == "Ann decides whether to bid for Developed Territory I."
    play(auction, "orange: bid 1")
    assert (
        waiting_text(auction, 0)
        == waiting_text(auction, 2)
        == "Ann decides whether to raise the bid of 1 for Developed Territory I."
    )


def test_bystanders_read_of_an_attack_and_of_its_defence() -> None:
    raid = attack(give(strengthen(table(), 4, 2, 0), 1, military="legion bonus-i"), "raid-i")
    assert waiting_text(raid, 2) == "Raid I against Green: 4 against 2. Ann decides whether to sacrifice units."
    play(raid, "orange: done")
    assert waiting_text(raid, 2) == "Raid I, played by Orange: 4 against 2. Ann decides how to defend."


def test_the_third_reads_who_answers_an_offer() -> None:
    offered = play(
        politics(give(table(), military="open-borders-agreement")), "offer open-borders-agreement green alike"
    )
    assert (
        waiting_text(offered, 2) == "Ann decides whether to accept a pact that Orange offers: Open Borders Agreement."
    )


def test_the_others_read_how_many_actions_are_left() -> None:
    assert waiting_text(give(table(), civil_used=1), 2) == "Ann to play: civil actions 3, military actions 2."
