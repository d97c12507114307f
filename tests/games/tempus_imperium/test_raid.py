"""Rulebook chapter Fin de la Ronda y Ataque: the enemies raid after the tenth turn of every round."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.tempus_imperium.state import Sheet
from games.tempus_imperium.positions import may, pass_turns, play, refusal, sheet_with, symbol_on
from rule_marks import rule


def tenth_turn(gold: int = 10, **symbols: Any) -> Sheet:
    return sheet_with(gold=gold, turn=10, **symbols)


@rule("tempus_imperium.raid.loss", "tempus_imperium.raid.floor")
@pytest.mark.parametrize(("gold", "expected"), [(7, 5), (1, 0)])
def test_it_18_a_raid_takes_one_gold_for_each_living_enemy_beside_a_building(gold: int, expected: int) -> None:
    sheet = tenth_turn(gold, enemy="E5 H8 A1", dead_enemy="E2", farm="D5 D2 G8", market="F5")

    assert play(sheet, "pass").gold == expected


@rule("tempus_imperium.raid.loss")
def test_ir_17_an_enemy_next_to_several_buildings_counts_once() -> None:
    assert play(tenth_turn(enemy="E5", farm="E4", market="D5", fort="F5", castle="E6"), "pass").gold == 9


@rule("tempus_imperium.raid.loss")
@pytest.mark.parametrize("kind", ["farm", "market", "fort", "castle"])
def test_every_kind_of_building_is_raided(kind: str) -> None:
    assert play(tenth_turn(**symbol_on(kind, "E5"), enemy="E4 F5"), "pass").gold == 8


@rule("tempus_imperium.raid.loss")
def test_enemies_at_a_corner_or_beside_no_building_take_nothing() -> None:
    sheet = sheet_with(
        roads="E5-F5", turn=10, farm="E5", enemy="D4 F6 H8", lake="H7", forest={"G8": 4}, quarry={"I8": 4}
    )

    assert play(sheet, "pass").gold == 10


@rule("tempus_imperium.raid.loss")
def test_a_road_between_enemy_and_building_does_not_keep_it_off() -> None:
    assert play(sheet_with(roads="E5-F5", turn=10, farm="E5", enemy="F5"), "pass").gold == 9


@rule("tempus_imperium.raid.floor")
def test_the_treasury_never_falls_below_zero() -> None:
    sheet = tenth_turn(gold=0, farm="E5", enemy="D5 F5")

    assert play(sheet, "pass").gold == 0
    assert pass_turns(sheet, 10).gold == 0


@rule("tempus_imperium.raid.when")
def test_the_enemies_raid_after_every_tenth_turn_and_at_no_other_time() -> None:
    sheet = sheet_with(farm="E5", enemy="F5")
    treasury: list[int] = []
    while sheet.legal():
        treasury.append(pass_turns(sheet, 1).gold)

    assert treasury == [10] * 9 + [9] * 10 + [8] * 10 + [7] * 10 + [6] * 10 + [5]


@rule("tempus_imperium.raid.when")
def test_gold_gained_in_the_tenth_turn_comes_before_the_raid() -> None:
    sheet = sheet_with(gold=0, digit=0, turn=10, farm="E5", enemy="F5")

    assert play(sheet, "use E5").gold == 0


@rule("tempus_imperium.raid.when")
def test_a_new_round_lets_every_building_be_used_again() -> None:
    sheet = sheet_with(farm="E5 H8", digit=0, turn=9)
    play(sheet, "use E5")
    assert refusal(sheet, "use E5") == "use.once"

    play(sheet, "use H8")

    assert may(sheet, "use E5")
    assert may(sheet, "use H8")


@rule("tempus_imperium.raid.when")
def test_ir_16_the_raid_of_the_fifth_round_comes_before_the_score() -> None:
    sheet = sheet_with(gold=5, round=5, turn=10, farm="E5", enemy="F5")

    outcome = play(sheet, "pass").outcome()

    assert outcome is not None
    assert outcome.points[0]["gold"] == 0
    assert outcome.totals == (2 - 10,)
