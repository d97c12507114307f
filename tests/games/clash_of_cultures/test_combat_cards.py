"""Combat halves of action cards: their effects in a round with given dice, and where they may be played."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.nation import START
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import BATTLE_ARMIES, BATTLE_HEX, NATION_WIDTH, SETTLERS
from games.clash_of_cultures.card_positions import armed, at_sea, attack, decides, march, plain, set_out, whole
from games.clash_of_cultures.positions import (
    actor,
    camp,
    city,
    give,
    goods,
    hand,
    legal,
    may,
    owner_of,
    phase,
    play,
    refused,
    rolls,
    ships,
    standing,
    units,
)
from rule_marks import card, rule


def left(table: Table) -> tuple[int, int]:
    """Return the Armies of both sides while the attack on D5 goes on."""
    return table.fights[BATTLE_ARMIES], standing(table, "D5")[1]


# -- before the roll


@card("clash_of_cultures.archers")
def test_archers_kill_an_army_with_a_five() -> None:
    assert left(attack(armed(2, 2), 5, 1, 1, 1, red="archers")) == (2, 1)
    assert left(attack(armed(2, 2), 4, 1, 1, 1, 1, red="archers")) == (2, 2)


@card("clash_of_cultures.archers")
def test_archers_of_the_defender_shoot_before_the_attackers_roll() -> None:
    """Two attackers left: 2 + 2 is no hit, with a third die of 1 it would be one."""
    assert left(attack(armed(3, 2), 6, 2, 2, 1, 1, blue="archers")) == (2, 2)


@card("clash_of_cultures.archers")
def test_the_last_army_shot_loses_the_battle_without_a_roll() -> None:
    fought = attack(armed(1, 1), 5, red="archers")

    assert standing(fought, "D5") == ("red", 1, 0)
    assert phase(fought) == "turn"


@card("clash_of_cultures.peltasts")
def test_peltasts_cancel_a_hit_if_one_of_their_dice_shows_five() -> None:
    assert left(attack(armed(2, 2), 1, 5, 3, 2, 1, 1, blue="peltasts")) == (2, 2)
    assert left(attack(armed(2, 2), 4, 4, 3, 2, 1, 1, blue="peltasts")) == (2, 1)


@card("clash_of_cultures.peltasts")
def test_peltasts_of_the_attacker_roll_a_die_for_each_of_his_armies() -> None:
    assert left(attack(armed(2, 1), 1, 6, 1, 1, 5, red="peltasts")) == (2, 1)


@card("clash_of_cultures.tactical-retreat")
def test_a_tactical_retreat_leads_armies_and_settlers_to_a_hex_beside() -> None:
    """By ruling 54 settlers go along if their owner likes, so the owner is asked."""
    fled = attack(units(armed(2, 2), "D5", "blue", settlers=1), blue="tactical-retreat")

    assert decides(fled) == ("blue", "refuge")
    assert legal(fled, "at") == {"D4", "E5", "E6", "D6", "C6", "C5"}
    play(fled, "at E6")
    assert decides(fled) == ("blue", "along")
    play(fled, "with settler")
    assert standing(fled, "E6") == ("blue", 2, 1)
    assert standing(fled, "D5") == ("red", 2, 0)


@card("clash_of_cultures.tactical-retreat")
def test_settlers_that_do_not_retreat_are_lost() -> None:
    fled = attack(units(armed(1, 1), "D5", "blue", settlers=2), blue="tactical-retreat")
    play(fled, "blue: at C5", "blue: with settler", "blue: done")

    assert standing(fled, "C5") == ("blue", 1, 1)
    assert standing(fled, "D5") == ("red", 1, 0)
    assert fled.nation[NATION_WIDTH + SETTLERS] == START[SETTLERS] - 1  # of two one is on the map


@card("clash_of_cultures.tactical-retreat")
def test_who_retreats_from_a_city_loses_it() -> None:
    fled = attack(armed(2, 2, held=""), blue="tactical-retreat")
    play(fled, "blue: at D6")

    assert owner_of(fled, "D5") == "red"
    assert standing(fled, "D6") == ("blue", 2, 0)


@card("clash_of_cultures.tactical-retreat")
def test_no_retreat_without_a_hex_that_has_room_and_no_foreigners() -> None:
    def surrounded(at_e6: int) -> Table:
        """Return an attack of two of red's three Armies on D4.

        Red stands all around but for E6, where blue has Armies.
        """
        made = give(units(armed(3, 2), "E6", "blue", armies=at_e6), "blue", actions=whole("tactical-retreat"))
        for hex in ("E5", "D6", "C6", "C5"):
            units(made, hex, armies=1)
        return march(made, "D4", "D5", armies=2)

    assert refused(surrounded(3), f"fight {whole('tactical-retreat')}") == "battle.card_place"
    fled = play(surrounded(2), f"blue: fight {whole('tactical-retreat')}")
    assert standing(fled, "E6") == ("blue", 4, 0)


@card("clash_of_cultures.tactical-retreat")
def test_archers_shoot_before_the_retreat() -> None:
    fled = attack(armed(2, 2), 5, red="archers", blue="tactical-retreat")

    assert standing(play(fled, "blue: at D6"), "D6") == ("blue", 1, 0)


def both_play(made: Table, red: str, blue: str, *dice: int) -> Table:
    """Let all of red's units attack D5, and each side play its card."""
    give(give(rolls(made, *dice), actions=red), "blue", actions=blue)
    return play(set_out(made), f"red: fight {red}", f"blue: fight {blue}")


@card("clash_of_cultures.archers")
@rule("clash_of_cultures.battle.cards")
def test_archers_of_the_attacker_shoot_before_those_of_the_defender() -> None:
    """The only Army of blue dies at once, and none is left to shoot."""
    shot = both_play(armed(1, 1), "assassination-archers", "leadership-archers", 5, 5)
    assert standing(shot, "D5") == ("red", 1, 0)
    assert phase(shot) == "turn"


@card("clash_of_cultures.archers")
@rule("clash_of_cultures.battle.cards")
def test_archers_that_are_left_shoot_back() -> None:
    shot = both_play(armed(2, 2), "assassination-archers", "leadership-archers", 5, 5, 4, 4)
    assert left(shot) == (1, 1)


@card("clash_of_cultures.archers")
@rule("clash_of_cultures.battle.cards")
def test_a_fortress_alone_has_no_archers() -> None:
    made = give(armed(2, 1, held="fortress"), "blue", advances="tactics siegecraft")
    shot = both_play(made, "assassination-archers", "leadership-archers", 5, 5, 1, 1)
    assert standing(shot, "D5") == ("red", 2, 0)


@card("clash_of_cultures.archers", "clash_of_cultures.peltasts")
@rule("clash_of_cultures.battle.cards")
def test_peltasts_roll_for_the_armies_that_archers_have_left() -> None:
    """Of blue's two Armies one rolls, then both sides: blue cancels the hit."""
    shot = attack(armed(2, 2), 5, 5, 4, 4, 1, red="archers", blue="peltasts")
    assert left(shot) == (2, 1)


@card("clash_of_cultures.encircled")
@rule("clash_of_cultures.battle.cards")
def test_who_was_encircled_first_has_lost_more() -> None:
    fought = both_play(armed(2, 2), "quick-advance-encircled", "inspiration-encircled", 1, 1, 1, 1, 5, 5)
    assert left(fought) == (2, 1)


@card("clash_of_cultures.encircled")
@rule("clash_of_cultures.battle.cards")
def test_the_defender_encircles_where_the_attacker_has_failed_to() -> None:
    fought = both_play(armed(2, 2), "quick-advance-encircled", "inspiration-encircled", 1, 1, 1, 1, 4, 5)
    assert left(fought) == (1, 2)


@card("clash_of_cultures.scout")
def test_scout_takes_the_card_the_enemy_played_and_its_effect() -> None:
    """Without the die of the formation 2 + 2 is no hit."""
    scouted = attack(armed(2, 2), 1, 1, 2, 2, red="scout", blue="defensive-formation")

    assert left(scouted) == (2, 2)
    assert hand(scouted) == [whole("defensive-formation")]
    assert hand(scouted, "blue") == []


@card("clash_of_cultures.scout")
def test_scout_against_no_card_does_nothing() -> None:
    scouted = attack(armed(2, 2), 1, 1, 1, 1, red="scout")

    assert left(scouted) == (2, 2)
    assert hand(scouted) == []


@card("clash_of_cultures.scout", "clash_of_cultures.martyr")
def test_scout_comes_before_martyr() -> None:
    """Both are on a card with Negotiations, of which there are two; the defender's Scout beats the Martyr."""
    scouted = attack(armed(2, 2), 1, 1, 1, 1, red="martyr", blue="scout")

    assert left(scouted) == (2, 2)
    assert hand(scouted, "blue") == [whole("martyr")]


@card("clash_of_cultures.martyr")
def test_martyr_costs_each_side_a_unit_and_the_enemy_his_card() -> None:
    """One die each: 4 is no hit, with the formation's die of 1 it would be."""
    fought = attack(armed(2, 2), 1, 4, red="martyr", blue="defensive-formation")

    assert left(fought) == (1, 1)
    assert hand(fought, "blue") == []


@card("clash_of_cultures.martyr")
def test_martyr_at_sea_sinks_a_ship_of_each_side() -> None:
    fought = attack(at_sea(2, 2), red="martyr")
    assert decides(fought) == ("red", "sink")

    rolls(fought, 1, 1)
    play(fought, "red: lose S1", "blue: lose S2")
    assert [len(ships(fought)), len(ships(fought, "blue"))] == [1, 1]


# -- the roll


@card("clash_of_cultures.high-morale")
def test_high_morale_adds_two() -> None:
    assert left(attack(armed(2, 2), 2, 1, 1, 1, red="high-morale")) == (2, 1)
    assert left(attack(armed(2, 2), 1, 1, 2, 1, blue="high-morale")) == (1, 2)
    assert left(attack(armed(2, 2), 1, 1, 1, 1, blue="high-morale")) == (2, 2)


@card("clash_of_cultures.high-ground")
def test_on_high_ground_a_six_is_rolled_once_more_and_added() -> None:
    assert left(attack(armed(1, 3), 6, 4, 1, 1, 1, red="high-ground")) == (1, 1)
    assert left(attack(armed(1, 3), 6, 3, 1, 1, 1, red="high-ground")) == (1, 2)


@card("clash_of_cultures.high-ground")
def test_a_second_six_on_high_ground_is_not_rolled_again() -> None:
    """The next die is the defender's: 6 + 6 of the attacker, then 1."""
    assert left(attack(armed(1, 3), 6, 6, 1, 1, 1, red="high-ground")) == (1, 1)


@card("clash_of_cultures.heavy-resistance")
def test_heavy_resistance_takes_one_from_the_attacker_for_each_of_his_units() -> None:
    assert left(attack(armed(3, 2), 3, 2, 2, 1, 1, blue="heavy-resistance")) == (3, 2)
    assert left(attack(armed(3, 2), 3, 3, 2, 1, 1, blue="heavy-resistance")) == (3, 1)


@card("clash_of_cultures.defensive-formation")
def test_a_defensive_formation_rolls_a_die_more() -> None:
    assert left(attack(armed(2, 2), 1, 1, 2, 2, 1, blue="defensive-formation")) == (1, 2)


@card("clash_of_cultures.wedge-formation")
def test_a_wedge_adds_one_for_each_army_of_the_enemy() -> None:
    assert left(attack(armed(2, 3), 1, 1, 1, 1, 1, red="wedge-formation")) == (2, 2)
    assert left(attack(armed(2, 2), 1, 1, 1, 1, red="wedge-formation")) == (2, 2)


@card("clash_of_cultures.flanking")
def test_flanking_rolls_a_die_more() -> None:
    assert left(attack(armed(2, 2), 2, 2, 1, 1, 1, red="flanking")) == (2, 1)


@card("clash_of_cultures.surprise")
def test_surprise_adds_one_and_draws_a_card_after_a_kill() -> None:
    fought = attack(armed(2, 2), 2, 2, 1, 1, red="surprise")

    assert left(fought) == (2, 1)
    assert len(hand(fought)) == 1


@card("clash_of_cultures.surprise")
def test_surprise_without_a_kill_draws_nothing() -> None:
    fought = attack(armed(2, 2), 2, 1, 1, 1, red="surprise")

    assert left(fought) == (2, 2)
    assert hand(fought) == []


@card("clash_of_cultures.siege")
def test_siege_adds_one_against_a_city() -> None:
    assert left(attack(armed(2, 2, held=""), 2, 2, 1, 1, red="siege")) == (2, 1)


@card("clash_of_cultures.siege")
def test_under_siege_a_card_has_no_effect_unless_two_food_are_paid() -> None:
    def besieged(food: int) -> Table:
        made = give(armed(2, 2, held=""), "blue", food=food)
        return attack(made, 2, 2, 1, 1, red="siege", blue="improved-defenses")

    starving = besieged(1)
    assert (left(starving), goods(starving, "blue")) == ((2, 1), {"food": 1})
    unwilling = play(besieged(2), "blue: pass")
    assert (left(unwilling), goods(unwilling, "blue")) == ((2, 1), {"food": 2})
    paid = play(besieged(2), "blue: yes")
    assert (left(paid), goods(paid, "blue")) == ((2, 2), {})


@card("clash_of_cultures.siege", "clash_of_cultures.scout")
def test_scout_beats_siege_unpaid() -> None:
    scouted = attack(give(armed(2, 2, held=""), "blue", food=2), 2, 2, 1, 1, red="siege", blue="scout")

    assert left(scouted) == (2, 2)
    assert goods(scouted, "blue") == {"food": 2}
    assert hand(scouted, "blue") == [whole("siege")]


@card("clash_of_cultures.for-the-people")
def test_for_the_people_rolls_a_die_more_in_a_city() -> None:
    assert left(attack(armed(2, 2, held=""), 1, 1, 2, 2, 1, blue="for-the-people")) == (1, 2)


# -- hits and after


@card("clash_of_cultures.improved-defenses")
def test_improved_defenses_cancel_a_hit() -> None:
    assert left(attack(armed(2, 2, held=""), 3, 2, 1, 1, blue="improved-defenses")) == (2, 2)
    assert left(attack(armed(2, 3, held=""), 6, 4, 1, 1, 1, blue="improved-defenses")) == (2, 2)


@card("clash_of_cultures.encircled")
def test_who_is_encircled_loses_one_army_more_with_a_five() -> None:
    assert left(attack(armed(2, 2), 1, 1, 1, 1, 5, red="encircled")) == (2, 1)
    assert left(attack(armed(2, 2), 1, 1, 1, 1, 4, red="encircled")) == (2, 2)
    assert left(attack(armed(2, 3), 3, 2, 3, 2, 1, 6, red="encircled")) == (1, 1)


@card("clash_of_cultures.encircled")
def test_who_lost_more_encircles_nobody() -> None:
    assert left(attack(armed(2, 2), 1, 1, 3, 2, 6, red="encircled")) == (1, 2)


@card("clash_of_cultures.encircled", "clash_of_cultures.improved-defenses")
def test_nothing_cancels_the_loss_of_being_encircled() -> None:
    fought = attack(armed(2, 2, held=""), 1, 1, 1, 1, 5, red="encircled", blue="improved-defenses")

    assert left(fought) == (2, 1)


@card("clash_of_cultures.high-morale")
def test_a_card_lasts_one_round() -> None:
    fought = attack(armed(2, 2), 1, 1, 1, 1, red="high-morale")
    rolls(fought, 2, 1, 1, 1)

    assert left(play(fought, "red: press")) == (2, 2)


# -- where each may be played

PLACES = {
    "archers": "AC DF DC",
    "peltasts": "AC DF DC",
    "encircled": "AC DF DC",
    "high-morale": "AC DF DC DX AS DS",
    "high-ground": "DF DC DX",
    "heavy-resistance": "DF DC DX DS",
    "defensive-formation": "DF DC DX DS",
    "wedge-formation": "AC",
    "flanking": "AC",
    "surprise": "AC DF DC DX AS DS",
    "tactical-retreat": "DF DC",
    "siege": "AC",
    "for-the-people": "DC DX",
    "improved-defenses": "DC DX",
    "scout": "AC DF DC DX AS DS",
    "martyr": "AC DF DC AS DS",
}
"""Codes of the battles in which a half may be played.

A: attacker of a city; D: defender; F: in the field, C: in a city, X: with a Fortress alone, S: at sea.
"""


@pytest.mark.parametrize("half", PLACES)
@rule("clash_of_cultures.battle.card_place")
def test_combat_cards_have_their_side_and_place(half: str) -> None:
    card = whole(half)
    battles = {
        "A": {"C": armed(2, 2, held=""), "S": at_sea()},
        "D": {"F": armed(2, 2), "C": armed(2, 2, held=""), "X": armed(2, 0, held="fortress"), "S": at_sea()},
    }
    found = []
    for side, places in battles.items():
        who = "red" if side == "A" else "blue"
        for place, made in places.items():
            set_out(give(made, who, actions=card))
            assert decides(made) == (who, "card")
            found += [side + place] if may(made, f"fight {card}") else []

    assert found == [place for place in ("AC", "AS", "DF", "DC", "DX", "DS") if place in PLACES[half].split()]


@card("clash_of_cultures.high-ground")
def test_the_attacker_in_the_field_may_use_high_ground_but_siege_needs_a_city() -> None:
    made = set_out(give(armed(2, 2), actions=f"{whole('high-ground')} {whole('siege')} {whole('flanking')}"))

    assert legal(made, "fight") == {whole("high-ground"), whole("flanking")}


@rule("clash_of_cultures.battle.cards")
def test_barbarians_play_no_cards_but_one_may_be_played_against_them() -> None:
    """A wedge against three barbarians: 1 + 1 + 3 is a hit."""
    made = plain()
    camp(made, "D5", 3)
    give(units(made, "D4", armies=2), advances="tactics")
    attack(made, 1, 1, 1, 1, 1, red="wedge-formation")

    assert made.barbarians[made.fights[BATTLE_HEX]] == 2
    assert actor(made) == "red"


@rule("clash_of_cultures.battle.cards")
def test_without_tactics_nobody_is_asked_for_a_card() -> None:
    made = plain()
    give(made, advances="tactics")
    give(city(made, "D5", "blue"), "blue", actions=whole("scout"))
    units(units(made, "D4", armies=2), "D5", "blue", armies=1)
    rolls(made, 1, 1, 1)

    assert decides(set_out(made)) == ("red", "press")
