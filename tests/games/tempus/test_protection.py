"""Rulebook chapters Luchar and Religión: protection of a player with tokens in three hexes or fewer."""

from __future__ import annotations

import pytest

from games.tempus.positions import FAR, People, may, on, play, refusal, world_with
from rule_marks import rule

THREE = "G6 C3 E3"
"""Three hexes, one of them beside F6."""


@rule("tempus.fight.protection")
@pytest.mark.parametrize(("counts_cities", "legal"), [(False, False), (True, True)])
def test_tt_20_and_tr_01_three_hexes_and_two_cities(counts_cities: bool, legal: bool) -> None:
    world = world_with(
        woods="I3 K3",
        red=People("F6:2", hand="religion-woods leader-woods"),
        blue=People(THREE, cities="I3:2 K3:2"),
        era="cities",
        options={"protection_counts_cities": counts_cities},
    )

    assert may(world, "fight F6 to G6") is legal
    assert may(world, "play religion-woods convert G6 to F6") is legal
    assert may(world, "play leader-woods") is legal


@rule("tempus.fight.protection")
def test_a_fourth_hex_ends_the_protection() -> None:
    protected = world_with(red=People("F6:2"), blue=People(f"{THREE}"))
    exposed = world_with(red=People("F6:2"), blue=People(f"{THREE} J3"))

    assert refusal(protected, "fight F6") == "fight.protection"
    assert may(exposed, "fight F6 to G6")


@rule("tempus.fight.protection")
def test_the_number_of_tokens_does_not_matter() -> None:
    world = world_with(red=People("F6:2"), blue=People("G6:3 C3:3 E3:3"), era="cities")

    assert not may(world, "fight F6")


@rule("tempus.fight.protection")
def test_protection_is_named_when_another_neighbour_may_be_attacked() -> None:
    world = world_with(
        red=People("F6:2", hand="religion-woods"), blue=People(THREE), green=People(f"E6 {FAR}"), era="cities"
    )

    assert refusal(world, "fight F6 to G6") == "fight.protection"
    assert refusal(world, "play religion-woods convert G6") == "fight.protection"
    assert may(world, "fight F6 to E6")


@rule("tempus.fight.protection")
def test_tr_02_the_cities_of_a_protected_player_are_safe_too() -> None:
    world = world_with(
        woods="G6", red=People("F6:3"), blue=People("C3 E3 I3", cities="G6:2"), green=People(f"E6 {FAR}"), era="cities"
    )

    assert refusal(world, "fight F6 to G6") == "fight.protection"


@rule("tempus.fight.protection")
def test_tr_03_protection_is_counted_when_the_attack_is_declared() -> None:
    world = world_with(
        red=People("F6:2", actions=2), blue=People(THREE + " F5", actions=0), green=People(actions=0), era="cities"
    )
    play(world, "red: fight F6 to G6", "red: advance 0")

    assert on(world, "G6") == ["-"]
    assert refusal(world, "fight F6") == "fight.protection"


@rule("tempus.fight.own")
def test_tr_04_a_protected_player_may_attack() -> None:
    world = world_with(red=People("F6:2"), blue=People(f"G6 {FAR}"))

    assert on(play(world, "fight F6 to G6", "advance 2"), "F6 G6") == ["-", "red 2"]


@rule("tempus.fight.protection")
def test_tr_33_mountains_count_for_protection_too() -> None:
    world = world_with(mountains="C3 E3 I3", woods="G6", red=People("F6:2"), blue=People("G6 C3 E3 I3"))

    assert may(world, "fight F6 to G6")
