"""Rulebook chapter Luchar: legal attacks, the worth of cards, winners, and consequences."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.tempus.state import World
from games.tempus.positions import (
    AROUND_THE_LAKE,
    FAR,
    FAR_EAST,
    NOBODY,
    People,
    actor,
    after,
    axial,
    cities_left,
    discards,
    hand,
    legal,
    may,
    number_of_cards,
    on,
    phase,
    play,
    refusal,
    sums,
    supply,
    terrain_on,
    world_with,
)
from rule_marks import rule


def battle(
    red: int, blue: int, terrain: str, *, red_hand: str = "", blue_hand: str = "", era: str = "cities", **rest: Any
) -> World:
    """Return a world with red on F6 beside blue on G6, who may be attacked."""
    return world_with(
        **terrain_on(terrain, "G6"),
        red=People(f"F6:{red}", hand=red_hand),
        blue=People(f"G6:{blue} {FAR}", hand=blue_hand),
        era=era,
        **rest,
    )


def siege(red: int, city: int, *, red_hand: str = "", blue_hand: str = "", **rest: Any) -> World:
    """Return a world with red on F6 beside a blue city on G6."""
    return world_with(
        hills="G6",
        red=People(f"F6:{red}", hand=red_hand),
        blue=People(FAR, cities=f"G6:{city}", hand=blue_hand),
        **{"era": "cities"} | rest,
    )


# -- the rulebook's fights


@rule("tempus.fight.strength", "tempus.fight.win", "tempus.fight.advance", "tempus.fight.discard")
@rule("tempus.card.weapons", "tempus.card.fortification", "tempus.fight.attack_cards", "tempus.cards.uses")
def test_tt_14_fight_a_of_the_rulebook() -> None:
    world = battle(3, 2, "farmland", red_hand="weapons-farmland transport-woods", blue_hand="fortification-grassland")
    before = supply(world, "blue")

    play(world, "red: fight F6 to G6", "red: lay weapons-farmland lay transport-woods done")
    play(world, "blue: lay fortification-grassland done")
    assert sums(world) == (5, 4)
    play(world, "red: advance 2")

    assert on(world, "F6 G6") == ["red 1", "red 2"]
    assert supply(world, "blue") == before + 2
    assert discards(world) == ["fortification-grassland", "transport-woods", "weapons-farmland"]
    assert number_of_cards(world) == 54


@rule("tempus.fight.declare", "tempus.fight.strength", "tempus.fight.loss", "tempus.fight.discard")
@rule("tempus.card.fortification", "tempus.fight.attack_cards")
def test_tt_15_fight_b_of_the_rulebook() -> None:
    world = siege(3, 2, red_hand="education-woods leader-farmland", blue_hand="fortification-woods")

    play(world, "red: fight F6 to G6", "blue: declare woods")
    play(world, "red: lay education-woods lay leader-farmland done", "blue: lay fortification-woods done")

    assert sums(world) == (4, 5)
    assert on(world, "F6 G6") == ["red 2", "blue city 2"]
    assert len(discards(world)) == 3
    assert actor(world) == "blue"


@rule("tempus.fight.tie", "tempus.fight.loss")
def test_tt_16_a_tie_costs_the_attacker_one_token() -> None:
    world = battle(2, 2, "hills")
    play(world, "fight F6 to G6")

    assert sums(world) == (2, 2)
    assert on(world, "F6 G6") == ["red 1", "blue 2"]
    assert supply(world, "red") == 15


@rule("tempus.fight.strength", "tempus.fight.win")
def test_tt_17_two_may_attack_four() -> None:
    world = battle(2, 4, "woods", red_hand="weapons-woods religion-woods", era="industry")
    before = supply(world, "blue")
    play(world, "red: fight F6 to G6", "red: lay weapons-woods lay religion-woods done")

    assert sums(world) == (5, 4)
    assert supply(world, "blue") == before + 4
    assert phase(world) == "advance"


@rule("tempus.fight.mountains", "tempus.fight.tie")
def test_tt_18_and_tr_21_in_the_mountains_no_card_matches() -> None:
    world = battle(2, 1, "mountains", red_hand="weapons-hills education-woods", blue_hand="fortification-hills")
    play(world, "red: fight F6 to G6 lay weapons-hills lay education-woods done", "blue: lay fortification-hills done")

    assert sums(world) == (3, 3)
    assert on(world, "F6 G6") == ["red 1", "blue 1"]


@rule("tempus.card.fortification")
def test_tt_19_and_tr_22_fortification_is_worth_its_terrain_to_the_attacker() -> None:
    world = battle(1, 1, "grassland", red_hand="fortification-grassland")
    play(world, "fight F6 to G6 lay fortification-grassland done")

    assert sums(world) == (2, 1)


@rule("tempus.card.fortification")
def test_tr_22_fortification_of_another_terrain_is_worth_nothing_to_the_attacker() -> None:
    world = battle(1, 1, "grassland", red_hand="fortification-woods")
    play(world, "fight F6 to G6 lay fortification-woods done")

    assert sums(world) == (1, 1)


@rule("tempus.card.weapons", "tempus.card.fortification", "tempus.fight.strength")
@pytest.mark.parametrize(
    ("card", "attack", "defence"),
    [
        ("weapons-woods", 2, 2),
        ("weapons-hills", 1, 1),
        ("fortification-woods", 1, 3),
        ("fortification-hills", 0, 2),
        ("education-woods", 1, 1),
        ("education-hills", 0, 0),
        ("sanitation-woods", 1, 1),
        ("sanitation-grassland", 0, 0),
    ],
)
def test_what_a_card_is_worth_on_either_side(card: str, attack: int, defence: int) -> None:
    attacked = play(battle(2, 2, "woods", red_hand=card), f"red: fight F6 to G6 lay {card} done")
    defended = play(battle(2, 2, "woods", blue_hand=card), "red: fight F6 to G6", f"blue: lay {card} done")

    assert sums(attacked) == (2 + attack, 2)
    assert sums(defended) == (2, 2 + defence)


@rule("tempus.fight.strength")
def test_one_more_point_wins() -> None:
    world = battle(3, 2, "woods")

    assert on(play(world, "fight F6 to G6", "advance 0"), "F6 G6") == ["red 3", "-"]


@rule("tempus.fight.strength")
@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_city_defends_with_its_value(value: int) -> None:
    world = play(siege(3, value), "red: fight F6 to G6", "blue: declare hills")

    assert sums(world) == (3, value)
    assert on(world, "G6") == ["-" if value < 3 else f"blue city {value}"]


# -- legal targets and origins


@rule("tempus.fight.own")
def test_an_attack_goes_out_from_own_tokens() -> None:
    world = world_with(
        woods="E6 F6 G6 H6", red=People("F6", cities="H6:2"), blue=People(f"G6 {FAR}"), green=People("E6")
    )

    assert legal(world, "fight") == {"F6"}
    assert refusal(world, "fight G6") == "fight.own"
    assert refusal(world, "fight H6") == "fight.own"
    assert refusal(world, "fight E6") == "fight.own"
    assert refusal(world, "fight A1") == "fight.own"


@rule("tempus.fight.opponent")
def test_an_attack_goes_against_tokens_or_a_city_of_an_opponent() -> None:
    world = world_with(
        woods="F6 G6 E6 G5 F5", red=People("F6 E6"), blue=People(f"G6 {FAR}", cities="G5:2"), green=NOBODY
    )

    assert legal(after(world, "fight F6"), "to") == {"G6", "G5"}
    assert refusal(world, "fight F6 to E6") == "fight.opponent"
    assert refusal(world, "fight F6 to F5") == "fight.opponent"
    assert refusal(world, "fight F6 to F6") == "fight.opponent"


@rule("tempus.fight.adjacent")
def test_only_an_adjacent_hex_is_attacked() -> None:
    world = world_with(woods="F6 G6 H6", red=People("F6"), blue=People(f"G6 H6 {FAR}"), era="trains")

    assert refusal(world, "fight F6 to H6") == "fight.adjacent"
    assert may(world, "fight F6 to G6")


@rule("tempus.fight.adjacent", "tempus.fight.no_target")
def test_tt_21_no_attack_across_a_lake() -> None:
    world = world_with(
        woods=AROUND_THE_LAKE, red=People(axial("1,0:3")), blue=People(f"{axial('-1,0')} {FAR}"), era="cities"
    )

    assert refusal(world, f"fight {axial('1,0')}") == "fight.no_target"


@rule("tempus.fight.adjacent")
def test_tt_21_across_the_lake_is_not_adjacent_even_when_another_target_is() -> None:
    world = world_with(
        woods=AROUND_THE_LAKE, red=People(axial("1,0:3")), blue=People(f"{axial('-1,0 2,0')} {FAR}"), era="ships"
    )

    assert refusal(world, f"fight {axial('1,0')} to {axial('-1,0')}") == "fight.adjacent"


@rule("tempus.fight.no_target")
def test_a_hex_with_nobody_to_attack_beside_it_cannot_fight() -> None:
    world = world_with(woods="C3 F6 G6", red=People("C3 F6"), blue=People(f"G6 {FAR}"))

    assert legal(world, "fight") == {"F6"}
    assert refusal(world, "fight C3") == "fight.no_target"


@rule("tempus.fight.no_target", "tempus.fight.opponent")
@pytest.mark.parametrize("neighbour", ["blue", "green"])
def test_an_empty_hex_is_nobody_to_attack(neighbour: str) -> None:
    exposed = {neighbour: People(FAR)}
    world = world_with(
        woods="C3 D3 C4",
        red=People("C3", hand="leader-woods religion-woods"),
        blue=exposed.get("blue", NOBODY),
        green=exposed.get("green", NOBODY),
    )

    assert legal(world, "fight") == set()
    assert refusal(world, "fight C3") == "fight.no_target"
    assert refusal(world, "play leader-woods") == "fight.no_target"
    assert refusal(world, "play religion-woods") == "religion.nobody"


@rule("tempus.fight.opponent", "tempus.fight.adjacent")
def test_tr_42_third_players_take_no_part() -> None:
    world = world_with(
        woods="G6",
        red=People("F6:2"),
        blue=People(f"G6 {FAR}"),
        green=People(f"H6 {FAR_EAST}", hand="fortification-woods weapons-woods"),
    )
    play(world, "red: fight F6 to G6")

    assert phase(world) == "advance"
    assert hand(world, "green") == ["fortification-woods", "weapons-woods"]


# -- the order of steps


@rule("tempus.fight.attack_cards", "tempus.fight.defence_cards")
def test_the_attacker_lays_first_then_the_defender() -> None:
    world = battle(2, 2, "woods", red_hand="weapons-woods", blue_hand="weapons-hills")
    play(world, "red: fight F6 to G6")
    assert refusal(world, "advance 1") == "fight.attack_cards"
    assert refusal(world, "idea") == "fight.attack_cards"

    play(world, "red: lay weapons-woods done")
    assert actor(world) == "blue"
    assert refusal(world, "play weapons-hills") == "fight.defence_cards"
    assert refusal(world, "lay weapons-woods") == "cards.in_hand"

    play(world, "blue: done")
    assert actor(world) == "red"
    assert sums(world) == (4, 2)


@rule("tempus.fight.attack_cards", "tempus.fight.defence_cards")
def test_either_side_may_lay_no_card() -> None:
    world = battle(2, 2, "woods", red_hand="weapons-woods", blue_hand="weapons-hills")
    play(world, "red: fight F6 to G6 done", "blue: done")

    assert sums(world) == (2, 2)
    assert hand(world, "red") == ["weapons-woods"]
    assert hand(world, "blue") == ["weapons-hills"]


@rule("tempus.fight.defence_cards")
def test_tr_23_useless_cards_may_be_laid_by_either_side_and_are_discarded() -> None:
    world = battle(2, 2, "woods", red_hand="medicine-hills", blue_hand="transport-hills education-farmland")
    play(world, "red: fight F6 to G6 lay medicine-hills done")
    play(world, "blue: lay transport-hills lay education-farmland done")

    assert sums(world) == (2, 2)
    assert discards(world) == ["education-farmland", "medicine-hills", "transport-hills"]


@rule("tempus.fight.defence_cards")
def test_the_owner_of_the_attacked_hex_defends_wherever_he_sits() -> None:
    world = world_with(
        woods="G6 E6",
        red=People("F6:3"),
        blue=People(f"E6 {FAR}", hand="weapons-woods"),
        green=People(f"G6 {FAR_EAST}", cities="F5:2", hand="fortification-woods"),
        era="cities",
    )

    attacked = after(world, "red: fight F6 to G6", "green: lay fortification-woods done")
    assert sums(attacked) == (3, 4)
    besieged = after(world, "red: fight F6 to F5", "green: declare hills", "green: done")
    assert sums(besieged) == (3, 2)
    assert actor(besieged) == "red"


@rule("tempus.cards.in_hand")
def test_only_cards_in_hand_are_laid() -> None:
    world = battle(2, 2, "woods", red_hand="weapons-woods", blue_hand="weapons-hills")
    play(world, "fight F6 to G6")

    assert refusal(world, "lay weapons-hills") == "cards.in_hand"
    play(world, "lay weapons-woods")
    assert refusal(world, "lay weapons-woods") == "cards.in_hand"


@rule("tempus.fight.declare")
@pytest.mark.parametrize(("terrain", "attack"), [("woods", 4), ("hills", 3), ("grassland", 3), ("farmland", 3)])
def test_the_owner_declares_the_terrain_of_a_city_before_any_card(terrain: str, attack: int) -> None:
    world = siege(2, 3, red_hand="weapons-woods")
    play(world, "red: fight F6 to G6")
    assert refusal(world, "lay weapons-woods") == "fight.declare"
    assert actor(world) == "blue"

    play(world, f"blue: declare {terrain}", "red: lay weapons-woods done")

    assert sums(world) == (attack, 3)


@rule("tempus.fight.declare_mountains")
def test_tr_20_mountains_cannot_be_declared_for_a_city() -> None:
    world = play(siege(3, 2), "fight F6 to G6")

    assert legal(world, "declare") == {"grassland", "farmland", "hills", "woods"}
    assert refusal(world, "declare mountains") == "fight.declare_mountains"


@rule("tempus.turn.target")
def test_once_the_attacking_hex_is_named_the_attacked_one_must_be() -> None:
    world = play(battle(2, 1, "woods"), "fight F6")

    assert refusal(world, "idea") == "turn.target"
    assert refusal(world, "end") == "turn.target"


# -- consequences


@rule("tempus.fight.win")
def test_tr_19_a_lost_city_goes_back_to_its_owner() -> None:
    world = siege(3, 2)
    assert cities_left(world, "blue")[2] == 2
    play(world, "red: fight F6 to G6", "blue: declare woods", "red: advance 1")

    assert on(world, "F6 G6") == ["red 2", "red 1"]
    assert cities_left(world, "blue") == {2: 3, 3: 3, 4: 2}
    assert supply(world, "blue") == 12


@rule("tempus.fight.win")
def test_tr_19_the_terrain_under_a_lost_city_counts_again_in_the_next_fight() -> None:
    world = world_with(
        hills="G6",
        red=People(f"F6:3 {FAR_EAST}"),
        blue=People(f"H6:2 {FAR}", cities="G6:2", hand="education-hills"),
        green=People(actions=0),
        era="cities",
    )
    play(world, "red: fight F6 to G6", "blue: declare woods", "blue: done", "red: advance 2")
    play(world, "blue: fight H6 to G6 lay education-hills done")

    assert sums(world) == (3, 2)


@rule("tempus.fight.advance")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_the_attackers_may_advance(count: int) -> None:
    world = play(battle(3, 1, "woods"), "fight F6 to G6", f"advance {count}")

    staying = f"red {3 - count}" if count < 3 else "-"
    assert on(world, "F6 G6") == [staying, f"red {count}" if count else "-"]


@rule("tempus.fight.advance")
def test_no_more_advance_than_attacked() -> None:
    world = play(battle(2, 1, "woods"), "fight F6 to G6")

    assert legal(world, "advance") == {"0", "1", "2"}
    assert refusal(world, "advance 3") == "fight.advance"
    assert refusal(world, "end") == "fight.advance"


@rule("tempus.fight.advance_limit")
def test_tt_22_the_advance_is_bound_by_the_stacking_limit() -> None:
    world = play(battle(4, 1, "hills"), "fight F6 to G6")

    assert legal(world, "advance") == {"0", "1", "2", "3"}
    assert refusal(world, "advance 4") == "fight.advance_limit"


@rule("tempus.fight.loss")
def test_tr_35_the_last_attacker_lost_leaves_an_empty_hex() -> None:
    world = play(battle(1, 1, "woods"), "fight F6 to G6")

    assert on(world, "F6 G6") == ["-", "blue 1"]
    assert supply(world, "red") == 16


@rule("tempus.fight.loss")
def test_a_lost_attack_costs_one_token_only_however_clear_it_is() -> None:
    world = play(battle(2, 3, "woods", blue_hand="fortification-woods"), "fight F6 to G6 lay fortification-woods done")

    assert sums(world) == (2, 6)
    assert on(world, "F6 G6") == ["red 1", "blue 3"]


@rule("tempus.turn.one_action", "tempus.fight.own")
def test_a_fight_is_the_action_of_the_slot() -> None:
    world = battle(2, 1, "woods", red_hand="education-hills")
    play(world, "red: fight F6 to G6 done", "red: advance 1")

    assert world.actions == [3, 4, 4]
    assert refusal(world, "fight F6") == "turn.one_action"
    assert refusal(world, "move F6") == "turn.one_action"
    assert refusal(world, "babies F6") == "turn.one_action"
    assert refusal(world, "city F6 2") == "turn.one_action"
