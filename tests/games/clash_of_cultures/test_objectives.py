"""The 54 objectives: when each is reached, and when it just is not."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.constants import ADVANCES, CATEGORIES, CATEGORY
from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.card_positions import armed, at_sea, attack, both, decides, march, plain, set_out, stocked
from games.clash_of_cultures.positions import (
    begin_status,
    camp,
    city,
    give,
    goods,
    legal,
    may,
    phase,
    play,
    reached,
    refused,
    reveal,
    rolls,
    ship,
    units,
)
from rule_marks import card, rule


def scoring(objective: str) -> str:
    """Return the move that scores an objective."""
    return "score {} {}".format(*both(objective))


def holding(made: Table, *objectives: str, owner: str = "red") -> Table:
    """Give cards with these objectives."""
    for objective in objectives:
        give(made, owner, objectives=both(objective)[0])
    return made


def claims(made: Table, objective: str) -> bool:
    """Whether red could score this objective if the Status Phase began now."""
    phase_begun = begin_status(holding(made.copy(), objective))
    assert decides(phase_begun) == ("red", "claim")
    return may(phase_begun, scoring(objective))


def towns(made: Table, hexes: str, owner: str = "red", held: str = "", mood: str = "neutral") -> Table:
    """Put equal cities on several hexes."""
    for hex in hexes.split():
        city(made, hex, owner, held, mood)
    return made


def of(category: str) -> list[str]:
    """Return the advances of a category."""
    return [id for id, number in zip(ADVANCES.ids, CATEGORY, strict=True) if CATEGORIES[number] == category]


# -- cities and their pieces


@card("clash_of_cultures.large-civilization")
def test_large_civilization_owns_six_cities() -> None:
    made = towns(plain(), "A3 A5 A7 G3 G5")
    assert not claims(made, "large-civilization")
    assert claims(city(made, "G7"), "large-civilization")


@pytest.mark.parametrize(
    ("objective", "piece", "advance"),
    [
        ("scientific-lead", "academy", "writing"),
        ("coastal-culture", "port", "fishing"),
        ("religious-fervor", "temple", "myths"),
        ("fortifications", "fortress", "tactics"),
    ],
)
@card(
    "clash_of_cultures.scientific-lead",
    "clash_of_cultures.coastal-culture",
    "clash_of_cultures.religious-fervor",
    "clash_of_cultures.fortifications",
)
def test_more_cities_with_a_piece_than_any_other(objective: str, piece: str, advance: str) -> None:
    made = plain(sea="B2 B5 F2 F5")
    for owner, hex in (("red", "A3"), ("blue", "G3")):
        city(give(made, owner, advances=advance), hex, owner, piece)
    assert not claims(made, objective), "a draw is no lead"

    city(made, "A5", "red", piece)
    assert claims(made, objective)
    ignorant = towns(give(made.copy(), "blue"), "G5", "blue", piece)
    assert not claims(ignorant, objective)


@card("clash_of_cultures.scientific-lead")
def test_a_piece_its_city_cannot_use_does_not_count() -> None:
    made = towns(plain(), "A3 A5", held="academy")

    assert not claims(made, "scientific-lead")
    assert claims(give(made, advances="writing"), "scientific-lead")


@card("clash_of_cultures.happy-population")
def test_happy_population_has_four_happy_cities() -> None:
    made = city(towns(plain(), "A3 A5 A7", mood="happy"), "G5")
    assert not claims(made, "happy-population")
    assert claims(city(made, "G3", mood="happy"), "happy-population")


@card("clash_of_cultures.architecture")
def test_architecture_has_all_four_pieces_in_its_own_colour() -> None:
    made = give(plain(sea="B2"), advances="myths tactics writing fishing")
    city(city(made, "A3", "red", "temple port"), "A5", "red", "fortress academy:blue")
    assert not claims(made, "architecture")
    assert claims(city(made, "A7", "red", "academy"), "architecture")


@card("clash_of_cultures.metropolis")
def test_metropolis_is_a_city_of_size_five() -> None:
    assert not claims(city(plain(), "A3", "red", "temple fortress academy"), "metropolis")
    assert claims(city(plain(sea="B2"), "A3", "red", "temple fortress academy port"), "metropolis")


@card("clash_of_cultures.colony")
def test_colony_lies_five_hexes_from_the_first_city() -> None:
    """Red began on D2."""
    assert not claims(city(plain(), "D6"), "colony")
    assert claims(city(plain(), "D7"), "colony")


@card("clash_of_cultures.colony", "clash_of_cultures.city-founder")
def test_colony_is_not_scored_in_a_round_with_city_founder() -> None:
    made = holding(units(city(plain(), "D2"), "D7", settlers=1), "city-founder", "colony")
    city(made, "G3", "blue")
    assert decides(play(made, "found D7")) == ("red", "boast")

    silent = begin_status(play(made.copy(), "pass"))
    assert may(silent, scoring("colony"))
    scored = begin_status(play(made, scoring("city-founder")))
    assert refused(scored, scoring("colony")) == "card.colony"


@card("clash_of_cultures.city-founder")
def test_city_founder_founds_five_hexes_away() -> None:
    made = holding(units(units(plain(), "D6", settlers=1), "D7", settlers=1), "city-founder")
    assert phase(play(made.copy(), "found D6")) == "turn"

    assert reached(play(made, "found D7", scoring("city-founder"))) == ["city-founder"]


@card("clash_of_cultures.expansionist")
def test_expansionist_has_four_cities_without_a_city_beside_them() -> None:
    made = towns(plain(), "A3 A5 A7 G3")
    assert claims(made, "expansionist")
    assert not claims(camp(made.copy(), "B3"), "expansionist")
    assert not claims(city(made, "F3", "blue"), "expansionist")


@card("clash_of_cultures.consulate")
def test_consulate_has_pieces_in_two_cities_of_others() -> None:
    made = city(city(plain(), "A3"), "G3", "blue", "temple:red academy:red")
    assert not claims(made, "consulate")
    assert claims(city(made, "G5", "blue", "fortress:red"), "consulate")


@card("clash_of_cultures.culture-power")
def test_culture_power_has_more_pieces_abroad_than_any_other() -> None:
    made = city(city(plain(), "A3", "red", "temple:blue"), "G3", "blue", "temple:red")
    assert not claims(made, "culture-power")
    assert claims(city(made, "G5", "blue", "fortress:red"), "culture-power")


# -- advances


@card("clash_of_cultures.advanced-culture")
def test_advanced_culture_has_six_advances_and_the_most() -> None:
    made = give(plain(), advances="storage writing fishing")
    assert not claims(made, "advanced-culture"), "Farming and Mining make five"
    assert claims(give(made, advances="tactics"), "advanced-culture")
    assert not claims(give(made, "blue", advances="storage writing fishing tactics"), "advanced-culture")


@pytest.mark.parametrize(
    ("objective", "category"),
    [
        ("city-planner", "construction"),
        ("education-lead", "education"),
        ("culture-focus", "culture"),
        ("science-focus", "science"),
        ("trade-focus", "economy"),
        ("seafarers", "maritime"),
        ("militarized", "warfare"),
    ],
)
@card(
    "clash_of_cultures.city-planner",
    "clash_of_cultures.education-lead",
    "clash_of_cultures.culture-focus",
    "clash_of_cultures.science-focus",
    "clash_of_cultures.trade-focus",
    "clash_of_cultures.seafarers",
    "clash_of_cultures.militarized",
)
def test_all_four_advances_of_a_category(objective: str, category: str) -> None:
    made = give(plain(), advances=" ".join(of(category)[:3]))
    assert not claims(made, objective)
    assert claims(give(made, advances=of(category)[3]), objective)


@card("clash_of_cultures.government")
def test_government_has_all_four_advances_of_one() -> None:
    for government in ("democracy", "autocracy", "theocracy"):
        made = give(plain(), advances=" ".join(of(government)[:3]))
        assert not claims(made, "government")
        assert claims(give(made, advances=of(government)[3]), "government")


@card("clash_of_cultures.goal-focused")
def test_goal_focused_has_more_complete_categories() -> None:
    made = give(plain(), advances=" ".join(of("warfare")))
    assert claims(made, "goal-focused")
    assert not claims(give(made, "blue", advances=" ".join(of("science"))), "goal-focused")


@card("clash_of_cultures.diversified-research")
def test_diversified_research_has_begun_nine_categories() -> None:
    made = give(plain(), advances="fishing writing tactics myths bartering arts-and-sculpture")
    assert not claims(made, "diversified-research"), "Agriculture and Construction make eight"
    assert claims(give(made, advances="math"), "diversified-research")


# -- goods


@pytest.mark.parametrize(
    ("objective", "good"),
    [
        ("eureka", "idea"),
        ("wealth", "gold"),
        ("ore-supplies", "ore"),
        ("wood-supplies", "wood"),
        ("food-supplies", "food"),
    ],
)
@card(
    "clash_of_cultures.eureka",
    "clash_of_cultures.wealth",
    "clash_of_cultures.ore-supplies",
    "clash_of_cultures.wood-supplies",
    "clash_of_cultures.food-supplies",
)
def test_five_of_a_good_of_which_two_are_paid(objective: str, good: str) -> None:
    made = give(plain(), advances="storage")
    stocked(made, {"gold": 8} | {good: 4})
    assert not claims(made, objective), "gold does not stand in"

    stocked(made, {good: 5})
    scored = play(begin_status(holding(made, objective)), scoring(objective))
    assert goods(scored)[good] == 3
    assert goods(scored).get("gold", 0) == (3 if good == "gold" else 8)


@card("clash_of_cultures.optimized-storage")
def test_optimized_storage_has_three_of_each() -> None:
    made = give(plain(), advances="storage", food=3, ore=3, wood=2)
    assert not claims(made, "optimized-storage")
    assert claims(give(made, wood=3), "optimized-storage")


# -- routes, fleets, armies


def traders() -> Table:
    """Return red's Ships by two cities of blue, and a third city."""
    made = towns(give(plain(sea="D4"), advances="trade-routes"), "D6 C6 E5", "blue")
    return ship(ship(made, "D4"), "D4")


@card("clash_of_cultures.trade-power")
def test_trade_power_could_form_three_routes() -> None:
    made = traders()
    assert not claims(made, "trade-power")
    assert claims(units(made, "D5", settlers=1), "trade-power")


@card("clash_of_cultures.shipping-routes")
def test_shipping_routes_are_two_with_ships_alone() -> None:
    assert claims(traders(), "shipping-routes")

    one = towns(give(plain(sea="D4"), advances="trade-routes"), "D6 C6", "blue")
    assert not claims(units(ship(one, "D4"), "D5", settlers=1), "shipping-routes")


@card("clash_of_cultures.trade-power", "clash_of_cultures.shipping-routes")
def test_trade_power_and_shipping_routes_go_not_together() -> None:
    made = begin_status(holding(units(traders(), "D5", settlers=1), "trade-power", "shipping-routes"))
    play(made, scoring("trade-power"))

    assert refused(made, scoring("shipping-routes")) == "card.shipping-routes"


@card("clash_of_cultures.sea-blockade")
def test_sea_blockade_has_two_ships_on_port_hexes_of_others() -> None:
    made = plain(sea="D4 C5")
    give(made, "blue", advances="fishing")
    city(city(made, "D5", "blue", "port", port="D4"), "A3")
    ship(ship(made, "D4"), "C5")
    assert not claims(made, "sea-blockade")

    city(made, "C6", "blue", "port", port="C5")
    assert claims(made, "sea-blockade")


@card("clash_of_cultures.sea-blockade")
def test_a_port_whose_owner_cannot_use_it_is_not_blockaded() -> None:
    made = city(plain(sea="D4"), "D5", "blue", "port", port="D4")
    ship(ship(made, "D4"), "D4")
    assert not claims(made, "sea-blockade")
    assert claims(give(made, "blue", advances="fishing"), "sea-blockade")


@card("clash_of_cultures.large-fleet")
def test_large_fleet_has_four_ships_or_the_most() -> None:
    made = ship(plain(sea="D4 D6"), "D4")
    assert not claims(made, "large-fleet"), "one is not a fleet"
    assert claims(ship(made, "D4"), "large-fleet")

    ship(ship(made, "D6", "blue"), "D6", "blue")
    assert not claims(made, "large-fleet")
    for _ in range(2):
        ship(ship(made, "D4"), "D6", "blue")
    assert claims(made, "large-fleet"), "four against four"


@card("clash_of_cultures.large-army")
def test_large_army_has_four_armies_more() -> None:
    made = units(units(plain(), "D4", armies=4), "D6", "blue", armies=1)
    assert not claims(made, "large-army")
    assert claims(units(made, "D3", armies=1), "large-army")


@card("clash_of_cultures.standing-army")
def test_standing_army_holds_four_cities() -> None:
    made = towns(plain(), "A3 A5 A7 G3")
    for hex in ("A3", "A5", "A7", "D4"):
        units(made, hex, armies=1)
    assert not claims(made, "standing-army")
    assert claims(units(made, "G3", armies=1), "standing-army")


@card("clash_of_cultures.military-might")
def test_military_might_has_twelve_armies_and_ships() -> None:
    made = ship(plain(sea="D7"), "D7")
    for hex in ("D4", "D5"):
        units(made, hex, armies=4)
    assert not claims(units(made, "D6", armies=2), "military-might")
    assert claims(units(made, "D3", armies=1), "military-might")


@card("clash_of_cultures.standing-army", "clash_of_cultures.military-might")
def test_standing_army_and_military_might_go_not_together() -> None:
    made = towns(plain(), "A3 A5 A7 G3")
    for hex in ("A3", "A5", "A7", "G3"):
        units(made, hex, armies=3)
    begin_status(holding(made, "standing-army", "military-might"))
    play(made, scoring("military-might"))

    assert refused(made, scoring("standing-army")) == "card.standing-army"


@card("clash_of_cultures.threat")
def test_threat_has_four_armies_beside_cities_of_others() -> None:
    made = units(units(city(plain(), "D5", "blue"), "D4", armies=3), "D3", armies=1)
    assert not claims(made, "threat")
    assert claims(units(made, "E6", armies=1), "threat")


@card("clash_of_cultures.outpost")
def test_outposts_neither_hold_nor_touch_a_city_of_ones_own() -> None:
    made = city(plain(), "A3")
    for hex in ("D4", "D6", "B3"):
        units(made, hex, armies=1)
    assert not claims(made, "outpost")
    assert claims(units(made, "G5", armies=1), "outpost")


# -- at once: building


@card("clash_of_cultures.conscription")
def test_conscription_drafts_in_two_builds_of_a_turn() -> None:
    made = holding(give(towns(plain(), "A3 A5"), advances="draft", mood=4), "conscription")
    play(made, "build A3", "unit draft")
    assert phase(made) == "turn"

    play(made, "build A5", "unit draft")
    assert decides(made) == ("red", "boast")
    assert reached(play(made, scoring("conscription"))) == ["conscription"]


def builder() -> Table:
    """Return a state in which red can build the Great Wall and holds the objective.

    It is the third turn of the round.
    """
    made = give(city(plain(), "D4"), advances="engineering siegecraft", food=3, wood=2, ore=7, culture=5)
    made.turn = 3
    return holding(city(reveal(made, "great-wall"), "G7", "blue"), "magnificent-culture")


@card("clash_of_cultures.magnificent-culture")
def test_magnificent_culture_has_just_built_a_wonder() -> None:
    made = play(builder(), "erect great-wall")
    assert decides(made) == ("red", "boast")

    assert reached(play(made, scoring("magnificent-culture"))) == ["magnificent-culture"]


@card("clash_of_cultures.magnificent-culture")
def test_magnificent_culture_built_the_only_wonder_of_the_third_turn() -> None:
    made = play(builder(), "erect great-wall", "pass")
    assert may(begin_status(made.copy()), scoring("magnificent-culture"))

    give(city(reveal(made, "great-library"), "G3", "blue"), "blue", advances="engineering philosophy")
    give(made, "blue", food=3, wood=6, ore=3, culture=5)
    play(made, "end", "blue: erect great-library", "at G3")
    assert not may(begin_status(made), scoring("magnificent-culture"))


@card("clash_of_cultures.terror-regime")
def test_terror_regime_owns_four_angry_cities() -> None:
    made = holding(city(towns(plain(), "A3 A5 A7", mood="angry"), "G3"), "terror-regime")
    play(made, "collect G3", "take G3")
    assert phase(made) == "turn"

    play(made, "collect G3", "take G3")
    assert decides(made) == ("red", "boast")
    assert reached(play(made, scoring("terror-regime"))) == ["terror-regime"]


# -- at once: battles


def won(made: Table, objective: str, *dice: int, owner: str = "red") -> bool:
    """Whether this colour may score the objective after red's attack on D5."""
    attack(holding(made, objective, owner=owner), *dice)
    while phase(made) == "press":
        rolls(made, *dice)
        play(made, "press")
    return decides(made) == (owner, "boast") and may(made, scoring(objective))


@card("clash_of_cultures.conqueror")
def test_conqueror_captures_a_city_with_an_army_or_a_fortress() -> None:
    assert won(armed(2, 1, held=""), "conqueror", 3, 2, 1)
    assert won(armed(2, 0, held="fortress"), "conqueror", 1, 1, 1)
    assert not won(armed(2, 0, held=""), "conqueror")
    assert not won(armed(2, 1), "conqueror", 3, 2, 1)


@card("clash_of_cultures.conqueror")
def test_one_capture_scores_one_conqueror() -> None:
    made = give(armed(2, 1, held=""), objectives="scientific-lead-conqueror happy-population-conqueror")
    attack(made, 3, 2, 1)
    play(made, "score scientific-lead-conqueror lower")

    assert phase(made) == "turn"
    assert reached(made) == ["conqueror"]


@card("clash_of_cultures.warmonger")
def test_warmonger_fights_on_two_hexes_in_a_turn_and_wins_once() -> None:
    made = units(holding(armed(4, 1), "warmonger"), "E5", "blue", armies=1)
    rolls(made, 3, 2, 1)
    march(made, "D4", "D5", armies=2)
    assert decides(made) == ("red", "move"), "one battle is no war"

    rolls(made, 1, 1, 1)
    play(made, "move D4", "with army", "with army", "to E5", "abort")
    assert decides(made) == ("red", "boast")
    assert reached(play(made, scoring("warmonger"))) == ["warmonger"]


@card("clash_of_cultures.warmonger")
def test_two_lost_battles_are_no_war() -> None:
    made = units(holding(armed(4, 1), "warmonger"), "E5", "blue", armies=1)
    rolls(made, 1, 1, 1)
    play(march(made, "D4", "D5", armies=2), "abort")
    rolls(made, 1, 1, 1)
    play(made, "move D4", "with army", "with army", "to E5", "abort")

    assert phase(made) == "turn"


@card("clash_of_cultures.warmonger")
def test_who_is_attacked_in_the_next_turn_does_not_count_the_battles_of_its_own() -> None:
    """Red has won on D5; then blue attacks red on E5."""
    made = holding(armed(2, 1), "warmonger")
    units(units(made, "E5", armies=1), "E6", "blue", armies=2)
    attack(made, 3, 2, 1)
    play(made, "done", "end")
    rolls(made, 1, 1, 1)
    play(made, "blue: move E6", "with army", "with army", "to E5", "abort")

    assert decides(made)[0] == "blue"


@card("clash_of_cultures.warmonger")
def test_a_warmonger_has_won_this_battle_or_the_other() -> None:
    """Blue wins on D5, loses on E6, then on D5: the last two are both lost."""
    made = holding(give(plain(), advances="tactics"), "warmonger", owner="blue")
    units(units(units(made, "D4", armies=1), "C5", armies=3), "D6", armies=4)
    units(units(give(made, "blue", advances="tactics"), "D5", "blue", armies=1), "E6", "blue", armies=1)
    play(rolls(made, 1, 5), "move D4 with army to D5")
    play(rolls(made, 6, 6, 6, 6, 1), "move D6 with army with army with army with army to E6")
    assert decides(made) == ("blue", "boast")
    play(made, "pass")
    play(rolls(made, 6, 6, 6, 1), "move C5 with army with army with army to D5")
    assert decides(made) != ("blue", "boast")


@card("clash_of_cultures.general")
def test_general_kills_three_armies_in_one_battle() -> None:
    assert won(armed(3, 3), "general", 6, 6, 3, 1, 1, 1)
    assert not won(armed(3, 2), "general", 6, 6, 3, 1, 1)


@card("clash_of_cultures.great-battle")
def test_great_battle_began_with_six_armies() -> None:
    made = give(holding(armed(3, 3), "great-battle"), "blue", objectives="consulate-great-battle")
    play(attack(made, 1, 1, 1, 1, 1, 1), "abort")
    assert decides(made) == ("red", "boast")
    play(made, scoring("great-battle"))
    assert decides(made) == ("blue", "boast")

    smaller = holding(armed(3, 2), "great-battle")
    assert phase(play(attack(smaller, 1, 1, 1, 1, 1), "abort")) == "turn"


@card("clash_of_cultures.defiance")
def test_defiance_wins_with_fewer_units() -> None:
    assert won(armed(1, 2), "defiance", 6, 1, 1)
    assert not won(armed(2, 2), "defiance", 6, 4, 1, 1)


@card("clash_of_cultures.defiance")
def test_defiance_is_possible_at_sea() -> None:
    made = holding(at_sea(1, 2), "defiance")
    attack(made, 6, 1, 1)
    play(made, "blue: lose S1")
    rolls(made, 6, 1)

    assert decides(play(made, "red: press")) == ("red", "boast")


@card("clash_of_cultures.naval-assault")
def test_naval_assault_captures_straight_from_ships() -> None:
    made = give(plain(sea="D4"), advances="tactics fishing")
    city(holding(ship(made, "D4", armies=2), "naval-assault"), "D5", "blue")
    play(made, "move D4", "with S1-army", "with S1-army", "to D5")
    assert reached(play(made, scoring("naval-assault"))) == ["naval-assault"]

    assert not won(armed(2, 0, held=""), "naval-assault")


@card("clash_of_cultures.bold")
def test_bold_beats_who_knows_more_of_war_or_has_more_units() -> None:
    assert won(give(armed(2, 1), "blue", advances="siegecraft"), "bold", 3, 2, 1)
    assert won(armed(1, 2), "bold", 6, 1, 1)
    assert not won(armed(2, 1), "bold", 3, 2, 1)


@card("clash_of_cultures.bold")
def test_bold_needs_dice() -> None:
    assert not won(give(armed(2, 0, held=""), "blue", advances="siegecraft draft"), "bold")


@card("clash_of_cultures.legendary-battle")
def test_legendary_battle_attacks_a_wonder_in_a_city_of_five() -> None:
    def city_of(held: str, wonder: str, attackers: int = 3) -> Table:
        made = armed(attackers, 0, sea="C6")
        return city(made, "D5", "blue", held, wonder=wonder)

    largest = "temple fortress academy port"
    assert won(city_of(largest, "great-library"), "legendary-battle", 1, 1, 1, 1)
    assert not won(city_of(largest, ""), "legendary-battle", 1, 1, 1, 1)
    assert not won(city_of("temple fortress academy", "great-library"), "legendary-battle", 1, 1, 1, 1)
    assert not won(city_of(largest, "great-library", 2), "legendary-battle", 1, 1, 1)


@card("clash_of_cultures.scavenger")
def test_scavenger_kills_a_trader_near_a_city() -> None:
    def caravan(advances: str, town: str, mood: str = "neutral") -> Table:
        made = give(units(armed(1, 0), "D5", "blue", settlers=1), "blue", advances=advances)
        return city(made, town, "red", "", mood)

    assert won(caravan("trade-routes", "D3"), "scavenger")
    assert not won(caravan("", "D3"), "scavenger")
    assert not won(caravan("trade-routes", "D2"), "scavenger")
    assert not won(caravan("trade-routes", "D3", "angry"), "scavenger")


@card("clash_of_cultures.scavenger")
def test_scavenger_sinks_a_ship_of_a_trader() -> None:
    made = city(give(at_sea(2, 1), "blue", advances="trade-routes"), "D6")

    assert won(made, "scavenger", 3, 2, 1)


@card("clash_of_cultures.aggressor")
def test_aggressor_wins_as_attacker_and_kills_two() -> None:
    assert won(armed(2, 2), "aggressor", 6, 4, 1, 1)
    assert not won(armed(2, 1), "aggressor", 6, 4, 1)


@card("clash_of_cultures.resistance")
def test_resistance_wins_as_defender_and_kills_two() -> None:
    assert won(armed(2, 2), "resistance", 1, 1, 6, 4, owner="blue")
    assert not won(armed(1, 2), "resistance", 1, 6, 4, owner="blue")


@card("clash_of_cultures.barbarian-conquest")
def test_barbarian_conquest_captures_a_settlement_with_two_barbarians() -> None:
    def conquest(barbarians: int, *dice: int) -> Table:
        made = camp(give(units(plain(), "D4", armies=2), advances="tactics"), "D5", barbarians)
        return play(set_out(rolls(holding(made, "barbarian-conquest"), *dice)), "keep")

    assert reached(play(conquest(2, 6, 4, 1, 1), scoring("barbarian-conquest"))) == ["barbarian-conquest"]
    assert phase(conquest(1, 6, 4, 1)) == "turn"


# -- scoring


@rule("clash_of_cultures.objectives.twice")
def test_an_objective_is_scored_once_in_a_status_phase() -> None:
    made = give(plain(), advances=" ".join(of("democracy")))
    give(made, objectives="government-barbarian-conquest government-aggressor")
    play(begin_status(made), "score government-barbarian-conquest upper")

    assert refused(made, "score government-aggressor upper") == "objectives.twice"


@rule("clash_of_cultures.objectives.score")
def test_what_has_just_happened_is_scored_now_or_never() -> None:
    made = play(builder(), "erect great-wall", "pass")

    assert "score" not in {move.split()[0] for move in legal(made)}
    assert reached(made) == []
