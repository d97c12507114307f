"""The 48 advances: effects of each, which no nation has without it."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.constants import WONDERS
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import BATTLE_ARMIES
from games.clash_of_cultures.card_positions import armed, at_sea, attack, decides, march, plain, set_out, whole
from games.clash_of_cultures.positions import (
    actions,
    begin_status,
    begin_turn,
    camp,
    city,
    event,
    give,
    goods,
    hand,
    knows,
    legal,
    may,
    mood,
    own,
    phase,
    pieces,
    play,
    refused,
    reveal,
    rolls,
    ship,
    ships,
    size_of,
    stack,
    standing,
    units,
    verbs,
)
from rule_marks import card


def town(held: str = "", mood: str = "neutral", seats: int = 2, others: int = 0, **terrain: str) -> Table:
    """Return red's city on D4 of plain land; `others` is the number of further cities of red, far from it."""
    made = city(plain(seats, **terrain), "D4", "red", held, mood)
    for hex in ("A3", "A5", "A7", "G3", "G5")[:others]:
        city(made, hex)
    return made


# -- Agriculture


@card("clash_of_cultures.farming")
def test_farming_collects_food_and_wood() -> None:
    made = town("temple", forest="D3")

    assert goods(play(made, "collect D4", "take D4", "take D3")) == {"food": 1, "wood": 1}


@card("clash_of_cultures.storage")
def test_storage_raises_the_food_limit_from_two_to_eight() -> None:
    made = give(town(), food=2)
    assert own(made).limits[0] == 2
    assert goods(play(made.copy(), "collect D4", "take D3")) == {"food": 2}

    give(made, advances="storage")
    assert own(made).limits[0] == 8
    assert goods(play(made, "collect D4", "take D3")) == {"food": 3}


@card("clash_of_cultures.irrigation")
def test_irrigation_collects_food_from_barren_land() -> None:
    made = play(town(barren="D3"), "collect D4")
    assert refused(made, "take D3") == "collect.terrain"

    give(made, advances="irrigation")
    assert goods(play(made, "take D3")) == {"food": 1}


@card("clash_of_cultures.irrigation")
def test_irrigation_does_not_make_barren_land_fit_for_a_city() -> None:
    made = give(units(town(barren="D3"), "D3", settlers=1), advances="irrigation")

    assert refused(made, "found D3") == "found.land"


@pytest.mark.parametrize("famine", ["famine", "severe-famine"])
@card("clash_of_cultures.irrigation")
def test_irrigation_ignores_famine_but_not_its_icon(famine: str) -> None:
    made = give(town("temple"), food=2, advances="irrigation")
    assert goods(event(made.copy(), famine)) == {"food": 2}

    raided = event(rolls(camp(made, "D3", 2), 5, 1), famine)
    assert (goods(raided), size_of(raided, "D4")) == ({"food": 2}, 1)


@card("clash_of_cultures.husbandry")
def test_husbandry_reaches_land_two_hexes_away_for_a_food() -> None:
    made = give(town(mountain="D2", sea="D6"), advances="husbandry fishing", food=1)
    play(made, "collect D4")
    assert refused(made, "take D2") == "collect.reach"

    play(made, "herd")
    assert "D2" in legal(made, "take")
    assert refused(made, "take D6") == "collect.reach"
    assert goods(play(made, "take D2")) == {"ore": 1}


@card("clash_of_cultures.husbandry")
def test_husbandry_is_paid_before_collecting_and_used_once_a_turn() -> None:
    made = give(town("temple", others=2), advances="husbandry storage", food=3)
    play(made, "collect D4", "take D4")
    assert refused(made, "herd") == "card.husbandry"

    play(made, "take D3", "collect A3", "herd", "take B4", "collect A5")
    assert refused(made, "herd") == "card.husbandry"


@card("clash_of_cultures.husbandry", "clash_of_cultures.roads")
def test_without_a_food_there_is_no_husbandry_unless_roads_are_known() -> None:
    made = play(give(town(mountain="D2"), advances="husbandry"), "collect D4")
    assert refused(made, "herd") == "stock.unpaid"

    give(made, advances="roads")
    assert goods(play(made, "herd", "take D2")) == {"ore": 1}


# -- Construction


@card("clash_of_cultures.mining")
def test_mining_collects_ore() -> None:
    assert goods(play(town(mountain="D3"), "collect D4", "take D3")) == {"ore": 1}


@card("clash_of_cultures.engineering")
def test_engineering_reveals_the_top_wonder_when_gained() -> None:
    made = play(stack(give(town(), food=2), wonders="great-wall"), "advance engineering")

    assert made.wonders_open == [WONDERS.number("great-wall")]


@card("clash_of_cultures.engineering")
def test_engineering_builds_wonders() -> None:
    made = reveal(give(town(), advances="siegecraft", food=3, wood=2, ore=7, culture=5), "great-wall")
    assert refused(made, "erect great-wall") == "card.engineering"

    play(give(made, advances="engineering"), "erect great-wall")
    assert made.wonder.count(WONDERS.number("great-wall")) == 1
    assert actions(made) == 2


@card("clash_of_cultures.sanitation")
def test_sanitation_brings_a_settler_with_growth_for_a_food() -> None:
    made = give(town(others=1), advances="sanitation myths storage", food=2, wood=1, ore=1)
    play(made, "grow D4 temple")
    assert decides(made) == ("red", "migrate")

    assert standing(play(made.copy(), "pass"), "D4") == ("", 0, 0)
    play(made, "yes")
    assert standing(made, "D4") == ("red", 0, 1)
    assert goods(made) == {}


@card("clash_of_cultures.sanitation")
def test_without_a_food_left_sanitation_brings_no_settler() -> None:
    made = give(town(others=1), advances="sanitation myths", food=1, wood=1, ore=1)

    assert phase(play(made, "grow D4 temple")) == "turn"


@card("clash_of_cultures.sanitation")
def test_sanitation_ignores_pestilence_and_epidemics() -> None:
    for sickness in ("pestilence", "epidemics"):
        made = units(give(town(others=1), advances="sanitation"), "D4", settlers=2)
        event(made, sickness)
        assert phase(made) == "turn"
        assert (mood(made, "D4"), mood(made, "A3")) == ("neutral", "neutral")
        assert standing(made, "D4") == ("red", 0, 2)
        assert not own(made).sick


@card("clash_of_cultures.roads")
def test_roads_lead_two_hexes_from_or_to_a_city_for_a_food() -> None:
    made = units(town(), "D4", settlers=1)
    play(made, "move D4", "with settler")
    assert refused(made, "to D6") == "move.hex"

    give(made, advances="roads", food=1)
    play(made, "to D6")
    assert standing(made, "D6") == ("red", 0, 1)
    assert goods(made) == {}


@card("clash_of_cultures.roads")
def test_roads_ignore_mountains_for_an_ore() -> None:
    made = give(units(town(mountain="D5"), "D4", settlers=1), advances="roads", ore=1)
    rough = march(made.copy(), "D4", "D5", settlers=1)
    assert decides(rough) == ("red", "pave")
    assert not may(give(play(rough, "rough"), ore=0), "move D5")

    paved = play(march(made, "D4", "D5", settlers=1), "pave")
    assert goods(paved) == {}
    assert may(paved, "move D5")


@card("clash_of_cultures.roads")
def test_roads_do_not_lead_through_foreigners_nor_away_from_cities() -> None:
    made = give(units(town(), "D6", settlers=1), advances="roads", food=1)
    play(made, "move D6", "with settler")
    assert may(made, "to D4")
    assert refused(made, "to B5") == "card.roads"

    units(made, "D5", "blue", settlers=1)
    assert refused(made, "to D4") == "move.hex"


# -- Maritime


@card("clash_of_cultures.fishing")
def test_fishing_collects_food_from_one_sea_hex() -> None:
    made = town("temple", sea="D3 D5")
    assert refused(play(made.copy(), "collect D4"), "take D3") == "collect.terrain"

    play(give(made, advances="fishing"), "collect D4", "take D3")
    assert goods(made) == {"food": 1}
    assert refused(made, "take D5") == "collect.sea"


@card("clash_of_cultures.fishing")
def test_fishing_lets_a_city_have_a_port_that_catches_gold_or_mood() -> None:
    made = give(town(sea="D3", others=1), food=1, wood=1, ore=1)
    assert refused(made, "grow D4 port") == "grow.advance"

    give(made, advances="fishing", happiness_level=1)
    play(made, "grow D4 port")
    assert pieces(made, "D4")["port"] == "red"
    assert goods(play(made.copy(), "collect D4", "catch gold", "done")) == {"gold": 1}
    assert goods(play(made, "collect D4", "catch mood", "done")) == {"mood": 1}


@card("clash_of_cultures.cartography")
def test_cartography_pays_a_token_and_an_idea_for_each_region_with_a_ship() -> None:
    """D3 and C4 are one region, D5 another."""
    made = give(town(sea="D3 C4 D5"), culture_level=5)
    for hex in ("D3", "C4", "D5"):
        ship(made, hex)
    assert refused(made, "chart") == "card.cartography"

    play(give(made, advances="fishing cartography"), "chart")
    assert goods(made) == {"culture": 2, "idea": 2}
    assert actions(made) == 2
    assert refused(made, "chart") == "card.cartography"


@card("clash_of_cultures.war-ships")
def test_war_ships_cancel_a_hit_in_the_first_round_at_sea() -> None:
    assert decides(attack(at_sea(2, 2), 1, 1, 3, 2)) == ("red", "sink")

    fought = attack(give(at_sea(2, 2), advances="war-ships"), 1, 1, 3, 2)
    assert decides(fought) == ("red", "press")
    rolls(fought, 1, 1, 3, 2)
    assert len(ships(play(fought, "press", "red: lose S1"))) == 1


@card("clash_of_cultures.war-ships")
def test_war_ships_help_armies_that_land_but_not_those_that_march() -> None:
    def landing(advances: str) -> Table:
        made = give(plain(sea="D4"), advances=f"tactics fishing {advances}")
        units(ship(made, "D4", armies=2), "D5", "blue", armies=2)
        rolls(made, 1, 1, 3, 2)
        return play(made, "move D4", "with S1-army", "with S1-army", "to D5")

    assert landing("").fights[BATTLE_ARMIES] == 1
    assert landing("war-ships").fights[BATTLE_ARMIES] == 2
    marched = attack(give(armed(2, 2), advances="war-ships fishing"), 1, 1, 3, 2)
    assert marched.fights[BATTLE_ARMIES] == 1


@card("clash_of_cultures.navigation")
def test_navigation_sails_along_the_outline_to_another_sea() -> None:
    made = ship(plain(sea="D1 G3 B2"), "D1")
    assert not may(made, "move D1")

    give(made, advances="fishing cartography navigation")
    play(made, "move D1", "with S1")
    assert legal(made, "to") == {"G3", "B2"}
    assert ships(play(made, "to G3")) == [("G3", 0, 0)]


# -- Education


@card("clash_of_cultures.writing")
def test_writing_lets_a_city_have_an_academy() -> None:
    made = give(town(others=1), food=1, wood=1, ore=1)
    assert refused(made, "grow D4 academy") == "grow.advance"

    play(give(made, advances="writing"), "grow D4 academy")
    assert goods(made) == {"idea": 2}


@card("clash_of_cultures.writing")
def test_writing_draws_its_cards_with_the_first_government_once() -> None:
    made = give(town(), food=2, advances="tactics draft")
    play(made, "advance writing")
    assert (own(made).hand, own(made).goals) == (0, 0)

    play(give(made, food=2), "advance nationalism")
    assert (own(made).hand, own(made).goals) == (1, 1)
    play(give(made, food=2), "advance totalitarianism")
    assert (own(made).hand, own(made).goals) == (1, 1)


@card("clash_of_cultures.public-education")
def test_public_education_gives_an_idea_after_each_collect_with_an_academy() -> None:
    made = give(town("academy", mountain="D3 D5"), advances="writing")
    assert "idea" not in goods(play(made.copy(), "collect D4", "take D3", "done"))

    give(made, advances="public-education")
    play(made, "collect D4", "take D3", "done", "collect D4", "take D5", "done")
    assert goods(made) == {"ore": 2, "idea": 2}


@card("clash_of_cultures.free-education")
def test_free_education_rewards_an_advance_bought_without_food() -> None:
    made = give(town(), advances="writing public-education free-education", idea=1, gold=1, happiness_level=4)
    play(made, "advance tactics")
    assert goods(made) == {"mood": 1, "culture": 1}

    play(give(made, idea=2), "advance siegecraft")
    assert goods(made)["mood"] == 1


@card("clash_of_cultures.free-education")
def test_free_education_gives_nothing_for_food_nor_for_what_costs_nothing() -> None:
    taught = "writing public-education free-education math"
    made = give(town(), advances=taught, food=1, idea=1, happiness_level=4)
    assert "mood" not in goods(play(made.copy(), "advance tactics"))
    assert "mood" not in goods(play(made, "advance engineering"))


@card("clash_of_cultures.philosophy")
def test_philosophy_gives_an_idea_when_gained_and_for_each_science_advance_later() -> None:
    made = give(town(), advances="writing math", food=2)
    play(made, "advance philosophy")
    assert goods(made) == {"mood": 1, "idea": 1}

    play(give(made, food=2, idea=0), "advance astronomy")
    assert goods(made) == {"mood": 1, "culture": 1, "idea": 1}


@card("clash_of_cultures.philosophy", "clash_of_cultures.draft", "clash_of_cultures.state-religion")
def test_governments_are_opened_by_philosophy_draft_and_state_religion() -> None:
    tops = {"philosophy": "voting", "draft": "nationalism", "state-religion": "dogma"}
    for key, top in tops.items():
        made = give(town(), food=2)
        assert refused(made, f"advance {top}") == "learn.government"
        give(made, advances=key)
        assert {other for other in tops.values() if may(made, f"advance {other}")} == {top}


# -- Warfare


@card("clash_of_cultures.tactics")
def test_tactics_lets_armies_move() -> None:
    made = units(plain(), "D4", armies=1)
    assert refused(made, "move D4") == "card.tactics"

    assert standing(march(give(made, advances="tactics"), "D4", "D5", armies=1), "D5") == ("red", 1, 0)


@card("clash_of_cultures.tactics")
def test_tactics_lets_combat_cards_be_played_and_fortresses_be_built() -> None:
    made = give(armed(2, 2), actions=whole("flanking"))
    assert decides(set_out(made)) == ("red", "card")

    growing = give(town(others=1), food=1, wood=1, ore=1)
    assert refused(growing, "grow D4 fortress") == "grow.advance"
    assert pieces(play(give(growing, advances="tactics"), "grow D4 fortress"), "D4")["fortress"] == "red"


@card("clash_of_cultures.siegecraft")
def test_siegecraft_breaks_the_die_and_the_shield_of_a_fortress() -> None:
    def besieged(*lines: str) -> Table:
        made = give(armed(2, 1, held="fortress"), advances="siegecraft", wood=2, ore=2)
        rolls(made, 3, 2, 4, 1)
        return play(set_out(made), *lines)

    assert decides(besieged()) == ("red", "siege")
    untouched = besieged("done")
    assert (untouched.fights[BATTLE_ARMIES], standing(untouched, "D5")) == (1, ("blue", 1, 0))
    without_die = besieged("breach die", "done")
    assert (without_die.fights[BATTLE_ARMIES], standing(without_die, "D5")) == (2, ("blue", 1, 0))
    assert goods(without_die) == {"ore": 2}
    taken = besieged("breach die", "breach shield")
    assert standing(taken, "D5") == ("red", 2, 0)


@card("clash_of_cultures.siegecraft")
def test_without_siegecraft_a_fortress_cannot_be_breached() -> None:
    made = give(armed(2, 1, held="fortress"), wood=2, ore=2)
    rolls(made, 3, 2, 4, 1)

    assert decides(set_out(made)) == ("red", "press")


@card("clash_of_cultures.steel-weapons")
def test_steel_weapons_hit_once_more_in_the_first_round() -> None:
    fought = attack(give(armed(2, 3), advances="steel-weapons"), 1, 1, 1, 1, 1)
    assert standing(fought, "D5") == ("blue", 2, 0)

    rolls(fought, 1, 1, 1, 1)
    assert standing(play(fought, "press"), "D5") == ("blue", 2, 0)


@card("clash_of_cultures.steel-weapons")
def test_steel_weapons_hit_barbarians_too() -> None:
    made = camp(give(units(plain(), "D4", armies=1), advances="tactics steel-weapons"), "D5", 1)
    rolls(made, 1, 1)

    assert phase(set_out(made)) == "spare"


@card("clash_of_cultures.steel-weapons")
def test_steel_weapons_do_nothing_against_steel_weapons_nor_at_sea() -> None:
    equals = give(give(armed(2, 2), advances="steel-weapons"), "blue", advances="steel-weapons")
    assert standing(attack(equals, 1, 1, 1, 1), "D5") == ("blue", 2, 0)

    assert len(ships(attack(give(at_sea(2, 2), advances="steel-weapons"), 1, 1, 1, 1), "blue")) == 2


@card("clash_of_cultures.steel-weapons")
def test_steel_weapons_cost_two_ore_however_they_are_gained() -> None:
    made = give(town(), advances="tactics", food=2, ore=2)
    assert goods(play(made.copy(), "advance steel-weapons")) == {}
    assert refused(give(made.copy(), ore=1), "advance steel-weapons") == "stock.unpaid"

    free = begin_status(city(made, "G7", "blue"))
    assert decides(free) == ("red", "grant")
    assert goods(play(free, "gain steel-weapons")) == {"food": 2}


@card("clash_of_cultures.draft")
def test_draft_pays_for_one_army_with_a_mood_token() -> None:
    made = give(town("temple"), mood=3)
    assert refused(give(made.copy(), food=2), "build A3") == "city.yours"
    assert refused(made, "build D4") == "build.nothing"

    play(give(made, advances="draft"), "build D4", "unit draft")
    assert standing(made, "D4") == ("red", 1, 0)
    assert goods(made) == {"mood": 2}
    assert phase(made) == "turn"


# -- Spirituality


@card("clash_of_cultures.myths")
def test_myths_lets_a_city_have_a_temple() -> None:
    made = give(town(others=1), food=1, wood=1, ore=1, culture_level=1, happiness_level=1)
    assert refused(made, "grow D4 temple") == "grow.advance"

    play(give(made, advances="myths"), "grow D4 temple")
    assert decides(made) == ("red", "token")
    assert goods(play(made, "token culture")) == {"culture": 1}


@card("clash_of_cultures.myths")
def test_myths_keeps_the_mood_an_event_would_take_for_a_token() -> None:
    made = give(town("", "happy", sea="D3"), mood=2)
    assert mood(event(made.copy(), "flood"), "D4") == "neutral"

    event(give(made, advances="myths"), "flood")
    assert decides(made) == ("red", "console")
    kept = play(made.copy(), "yes")
    assert (mood(kept, "D4"), goods(kept)) == ("happy", {"mood": 1})
    lost = play(made, "pass")
    assert (mood(lost, "D4"), goods(lost)) == ("neutral", {"mood": 2})


@card("clash_of_cultures.rituals")
def test_rituals_pays_civic_improvement_with_resources_but_not_ideas() -> None:
    made = give(town("temple academy"), ore=1, gold=1, idea=1, mood=1, culture=1)
    assert refused(made, "improve D4") == "stock.unpaid"

    play(give(made, advances="rituals"), "improve D4")
    assert mood(made, "D4") == "happy"
    assert goods(made) == {"idea": 1, "culture": 1}


@card("clash_of_cultures.priesthood")
def test_priesthood_buys_one_science_advance_a_turn_without_food() -> None:
    made = town()
    assert refused(made, "advance math") == "stock.unpaid"

    play(give(made, advances="priesthood"), "advance math")
    assert knows(made) == {"priesthood", "math"}
    assert refused(made, "advance astronomy") == "stock.unpaid"


@card("clash_of_cultures.priesthood")
def test_priesthood_may_be_spared() -> None:
    made = play(give(town(), advances="priesthood", food=2), "advance math", "pass")

    assert goods(made) == {"culture": 1}
    assert may(made, "advance astronomy")


@card("clash_of_cultures.state-religion")
def test_state_religion_pays_the_food_of_one_temple_a_turn() -> None:
    made = give(town(others=1), advances="myths", wood=2, ore=2)
    assert refused(made, "grow D4 temple") == "stock.unpaid"

    play(give(made, advances="state-religion"), "grow D4 temple")
    assert goods(made) == {"wood": 1, "ore": 1}
    assert refused(made, "grow A3 temple") == "stock.unpaid"


@card("clash_of_cultures.state-religion")
def test_state_religion_leaves_the_wood_and_ore_of_a_temple_to_pay() -> None:
    assert refused(give(town(others=1), advances="myths state-religion", wood=1), "grow D4 temple") == "stock.unpaid"


# -- Economy


@card("clash_of_cultures.bartering")
def test_bartering_turns_a_card_into_gold_or_culture_once_a_turn() -> None:
    made = give(town(), actions=f"{whole('spy')} {whole('militia')}", culture_level=1)
    assert refused(made, f"barter {whole('spy')}") == "card.bartering"

    play(give(made, advances="bartering"), f"barter {whole('spy')}")
    assert goods(play(made.copy(), "token culture")) == {"culture": 1}
    play(made, "token gold")
    assert (goods(made), hand(made), actions(made)) == ({"gold": 1}, [whole("militia")], 3)
    assert refused(made, f"barter {whole('militia')}") == "card.bartering"


def merchants() -> Table:
    """Return two Settlers of red by two cities of blue, and a third too far away."""
    made = city(city(plain(), "D6", "blue"), "C7", "blue")
    return units(units(town_of(made), "D4", settlers=1), "C5", settlers=1)


def town_of(made: Table) -> Table:
    return units(city(made, "D2"), "D2", settlers=1)


@card("clash_of_cultures.trade-routes")
def test_trade_routes_pay_a_food_for_each_pair_at_the_start_of_a_turn() -> None:
    assert goods(begin_turn(merchants())) == {}

    assert goods(begin_turn(give(merchants(), advances="trade-routes"))) == {"food": 2}


@card("clash_of_cultures.trade-routes")
def test_angry_cities_do_not_trade_and_four_routes_are_the_most() -> None:
    made = give(merchants(), advances="trade-routes storage")
    made.mood[made.city.index(1)] = 0
    assert goods(begin_turn(made)) == {"food": 1}

    many = give(city(plain(sea="C5 D5"), "D2"), advances="trade-routes storage")
    for hex in ("C4", "D4", "E5", "E6", "D6"):
        city(many, hex, "blue")
    for hex in ("C5", "D5", "D5", "D5"):
        ship(many, hex)
    assert goods(begin_turn(units(many, "C6", settlers=2))) == {"food": 4}


@card("clash_of_cultures.currency")
def test_currency_lets_each_route_pay_gold_instead() -> None:
    made = begin_turn(give(merchants(), advances="trade-routes currency storage"))
    assert decides(made) == ("red", "token")

    assert goods(play(made, "token gold", "token food")) == {"food": 1, "gold": 1}


@card("clash_of_cultures.taxes")
def test_taxes_give_a_gold_for_each_city_for_a_mood_token_once_a_turn() -> None:
    made = give(town(others=2), mood=2)
    assert refused(made, "tax") == "card.taxes"

    play(give(made, advances="taxes"), "tax")
    assert (goods(made), actions(made)) == ({"mood": 1, "gold": 3}, 2)
    assert refused(made, "tax") == "card.taxes"
    assert refused(give(town(), advances="taxes"), "tax") == "stock.unpaid"


# -- Culture


def neighbours(**target: str) -> Table:
    """Return red's city beside a city of blue of size 2, and eight culture tokens."""
    made = give(town(), culture=8)
    return city(made, "D5", "blue", target.get("held", "academy"), target.get("mood", "neutral"))


@card("clash_of_cultures.arts-and-sculpture")
def test_arts_and_sculpture_tries_to_influence_for_a_token_without_an_action() -> None:
    made = rolls(neighbours(), 5)
    assert refused(made, "sculpt D4") == "card.arts-and-sculpture"

    play(give(made, advances="arts-and-sculpture"), "sculpt D4", "target D5")
    assert pieces(made, "D5")["academy"] == "red"
    assert (goods(made), actions(made)) == ({"culture": 7}, 3)


@card("clash_of_cultures.arts-and-sculpture")
def test_arts_and_sculpture_works_once_a_turn_even_in_vain() -> None:
    made = rolls(give(neighbours(), advances="arts-and-sculpture"), 1)
    play(made, "sculpt D4", "target D5", "pass")

    assert refused(made, "sculpt D4") == "card.arts-and-sculpture"
    assert may(made, "influence D4")


@card("clash_of_cultures.circus-and-sports")
def test_circus_and_sports_makes_improvement_cheaper_by_one() -> None:
    made = give(town("temple academy"), mood=3)
    assert goods(play(made.copy(), "improve D4")) == {}
    assert goods(play(give(made, advances="circus-and-sports"), "improve D4")) == {"mood": 1}

    small = give(town(), advances="circus-and-sports", mood=2)
    assert goods(play(small, "improve D4")) == {"mood": 1}


@card("clash_of_cultures.monuments")
def test_monuments_reveals_a_wonder_and_reserves_one() -> None:
    made = stack(give(town(), advances="arts-and-sculpture", food=2), wonders="great-wall")
    reveal(made, "great-library")
    play(made, "advance monuments")
    assert decides(made) == ("red", "reserve")
    assert legal(made, "reserve") == {"great-wall", "great-library"}

    play(made, "reserve great-wall")
    assert made.reserved[WONDERS.number("great-wall")] == 0


@card("clash_of_cultures.monuments")
def test_a_reserved_wonder_is_built_without_an_action_and_by_nobody_else() -> None:
    made = give(town(), advances="engineering siegecraft", food=3, wood=2, ore=7, culture=5)
    assert refused(reveal(made.copy(), "great-wall", "blue"), "erect great-wall") == "wonders.reserved"

    play(reveal(made, "great-wall", "red"), "erect great-wall")
    assert actions(made) == 3
    assert made.reserved[WONDERS.number("great-wall")] == -1


@card("clash_of_cultures.drama-and-music")
def test_drama_and_music_swaps_one_token_a_turn() -> None:
    made = give(town(), mood=2, culture_level=2)
    assert refused(made, "drama culture") == "card.drama-and-music"

    give(made, advances="drama-and-music")
    assert refused(made, "drama mood") == "stock.unpaid"
    play(made, "drama culture")
    assert (goods(made), actions(made)) == ({"mood": 1, "culture": 1}, 3)
    assert refused(made, "drama culture") == "card.drama-and-music"


@card("clash_of_cultures.drama-and-music")
def test_drama_and_music_helps_after_the_die_of_influence() -> None:
    """The roll of 4 lacks one token, and there is none but a mood token."""
    made = give(rolls(neighbours(), 4), advances="drama-and-music", culture=0, mood=1)
    play(made, "influence D4", "target D5")
    assert decides(made) == ("red", "boost")

    assert refused(made, "boost") == "stock.unpaid"
    play(made, "drama culture", "boost")
    assert goods(made) == {}


@card("clash_of_cultures.drama-and-music")
def test_drama_and_music_is_not_for_the_status_phase() -> None:
    made = give(town(), advances="drama-and-music", mood=1, culture_level=1, objectives="metropolis")
    begin_status(made)

    assert decides(made) == ("red", "claim")
    assert refused(made, "drama culture") == "card.drama-and-music"


# -- Science


@pytest.mark.parametrize(
    ("science", "cheap"),
    [
        ("math", "engineering roads"),
        ("astronomy", "cartography navigation"),
        ("chemistry", "irrigation sanitation"),
        ("metallurgy", "steel-weapons"),
    ],
)
@card(
    "clash_of_cultures.math",
    "clash_of_cultures.astronomy",
    "clash_of_cultures.chemistry",
    "clash_of_cultures.metallurgy",
)
def test_science_makes_other_advances_free(science: str, cheap: str) -> None:
    for advance in cheap.split():
        made = give(town(), advances="math fishing tactics")
        if advance in ("roads", "navigation"):
            give(made, advances="engineering cartography")
        if science != "math":
            assert refused(made, f"advance {advance}") == "stock.unpaid"
        play(give(made, advances=science), f"advance {advance}")
        assert advance in knows(made)
        assert actions(made) == 2


@card("clash_of_cultures.math")
def test_without_math_engineering_has_its_price() -> None:
    assert refused(town(), "advance engineering") == "stock.unpaid"


@card("clash_of_cultures.metallurgy")
def test_metallurgy_saves_food_and_ore_of_steel_weapons() -> None:
    made = give(town(), advances="tactics math", food=2)
    assert refused(made, "advance steel-weapons") == "stock.unpaid"

    play(give(made, advances="metallurgy"), "advance steel-weapons")
    assert goods(made) == {"food": 2}


@card("clash_of_cultures.metallurgy")
def test_metallurgy_after_steel_weapons_gives_two_ore() -> None:
    made = play(give(town(), advances="tactics steel-weapons math", food=2), "advance metallurgy")

    assert goods(made) == {"culture": 1, "ore": 2}


# -- Democracy


@card("clash_of_cultures.voting")
def test_voting_improves_a_city_without_an_action_for_a_token_more() -> None:
    made = give(town(), mood=4)
    assert refused(made, "vote D4") == "card.voting"

    play(give(made, advances="voting"), "vote D4")
    assert (mood(made, "D4"), goods(made), actions(made)) == ("happy", {"mood": 2}, 3)


@card("clash_of_cultures.voting")
def test_voting_is_possible_any_number_of_times() -> None:
    made = give(town(mood="angry"), mood=4, advances="voting")
    play(made, "vote D4", "done", "vote D4")

    assert (mood(made, "D4"), goods(made)) == ("happy", {})
    assert phase(made) == "turn"


@pytest.mark.parametrize(
    ("shield", "target"),
    [
        ("separation-of-powers", {"mood": "happy"}),
        ("totalitarianism", {}),
        ("devotion", {"held": "temple academy"}),
    ],
)
@card(
    "clash_of_cultures.separation-of-powers",
    "clash_of_cultures.totalitarianism",
    "clash_of_cultures.devotion",
)
def test_shields_forbid_to_boost_range_and_roll(shield: str, target: dict[str, str]) -> None:
    def tried(advances: str, **other: str) -> Table:
        made = give(rolls(neighbours(**(target | other)), 4), "blue", advances=advances)
        if shield == "totalitarianism" and "bare" not in other:
            units(made, "D5", "blue", armies=1)
        return made

    assert phase(play(tried(""), "influence D4", "target D5")) == "boost"
    assert phase(play(tried(shield), "influence D4", "target D5")) == "turn"
    unshielded = {"separation-of-powers": {"mood": "neutral"}, "devotion": {"held": "academy"}}
    other = tried(shield, **unshielded.get(shield, {"bare": "yes"}))
    assert phase(play(other, "influence D4", "target D5")) == "boost"

    far = tried(shield)
    city(city(far, "D2"), "G7", "blue", "academy")
    play(far, "influence D2")
    assert refused(far, "target D5") == "influence.shield"
    assert may(far, "target G7")


@card("clash_of_cultures.civil-liberties")
def test_civil_liberties_give_three_mood_tokens() -> None:
    made = give(town(), happiness_level=8)
    assert refused(made, "liberty") == "card.civil-liberties"

    play(give(made, advances="civil-liberties"), "liberty", "liberty")
    assert (goods(made), actions(made)) == ({"mood": 6}, 1)


@card("clash_of_cultures.civil-liberties")
def test_civil_liberties_make_draft_dearer() -> None:
    made = give(town(), advances="draft civil-liberties", mood=1)
    assert refused(made, "build D4") == "build.nothing"

    assert goods(play(give(made, mood=3), "build D4", "unit draft")) == {"mood": 1}


@card("clash_of_cultures.free-economy")
def test_free_economy_collects_once_without_an_action_and_then_for_two_mood_tokens() -> None:
    made = begin_turn(give(town(others=2), advances="free-economy", mood=2))
    play(made, "collect D4", "take D4")
    assert (actions(made), goods(made)["mood"]) == (3, 2)

    play(made, "collect A3", "take A3")
    assert (actions(made), goods(made)) == (2, {"food": 2})
    assert refused(made, "collect A5") == "card.free-economy"


@card("clash_of_cultures.free-economy")
def test_free_economy_gained_after_a_collect_starts_next_turn() -> None:
    made = give(begin_turn(town(others=1)), advances="writing philosophy voting")
    play(give(play(made, "collect D4", "take D4"), food=2), "advance free-economy")
    play(made, "collect A3", "take A3")

    assert actions(made) == 0
    assert goods(made) == {"food": 1}


# -- Autocracy


@card("clash_of_cultures.nationalism")
def test_nationalism_gives_a_token_after_building_armies_or_ships() -> None:
    made = give(town("temple"), food=1, ore=1, culture_level=1, happiness_level=1)
    assert phase(play(made.copy(), "build D4", "unit army")) == "turn"

    play(give(made, advances="nationalism"), "build D4", "unit army")
    assert decides(made) == ("red", "token")
    assert goods(play(made, "token mood")) == {"mood": 1}


@card("clash_of_cultures.nationalism")
def test_nationalism_gives_nothing_for_settlers() -> None:
    made = give(town(), food=2, advances="nationalism", culture_level=1, happiness_level=1)

    assert phase(play(made, "build D4", "unit settler")) == "turn"


@card("clash_of_cultures.absolute-power")
def test_absolute_power_buys_one_action_a_turn_for_two_mood_tokens() -> None:
    made = give(town(), mood=4)
    assert refused(made, "empower") == "card.absolute-power"

    play(give(made, advances="absolute-power"), "empower")
    assert (actions(made), goods(made)) == (4, {"mood": 2})
    assert refused(made, "empower") == "card.absolute-power"


@card("clash_of_cultures.forced-labor")
def test_forced_labor_makes_angry_cities_work_as_neutral_ones_once() -> None:
    made = give(town("temple academy", "angry", others=3), mood=1, advances="tactics", wood=1, ore=1)
    assert refused(made, "force") == "card.forced-labor"

    play(give(made, advances="forced-labor"), "force")
    assert (goods(made), actions(made)) == ({"wood": 1, "ore": 1}, 3)
    growing = play(give(made.copy(), food=1), "grow D4 fortress")
    assert size_of(growing, "D4") == 4
    play(made, "collect D4", "take D4", "take D3", "done")
    assert (goods(made)["food"], mood(made, "D4")) == (2, "angry")
    assert refused(made, "collect D4") == "city.angry_once"


@card("clash_of_cultures.forced-labor")
def test_without_forced_labor_an_angry_city_collects_one() -> None:
    made = play(town("temple academy", "angry"), "collect D4", "take D4")

    assert phase(made) == "turn"


# -- Theocracy


@card("clash_of_cultures.dogma")
def test_dogma_gives_a_theocracy_advance_for_each_temple() -> None:
    made = give(town(others=1), advances="myths dogma", food=1, wood=1, ore=1)
    play(made, "grow D4 temple")
    assert decides(made) == ("red", "grant")

    assert legal(made, "gain") == {"devotion", "conversion", "fanaticism"}
    assert "fanaticism" in knows(play(made, "gain fanaticism"))


@card("clash_of_cultures.dogma")
def test_dogma_limits_ideas_to_two() -> None:
    made = give(town(), advances="myths priesthood state-religion", idea=5, food=2)
    play(made, "advance dogma", "pay food", "pay food")

    assert goods(made) == {"idea": 2}
    assert own(made).limits[3] == 2


@card("clash_of_cultures.conversion")
def test_conversion_succeeds_with_a_four_and_gains_a_token() -> None:
    made = give(rolls(neighbours(), 4), culture=1, culture_level=3)
    assert phase(play(made.copy(), "influence D4", "target D5")) == "boost"

    play(give(made, advances="conversion"), "influence D4", "target D5")
    assert goods(made) == {"culture": 2}


@card("clash_of_cultures.fanaticism")
def test_fanaticism_adds_two_to_the_first_roll_in_a_city_with_a_temple() -> None:
    fought = attack(give(armed(2, 2, held="temple"), "blue", advances="fanaticism"), 1, 1, 2, 1)
    assert fought.fights[BATTLE_ARMIES] == 1
    rolls(fought, 1, 2, 1)
    assert play(fought, "press").fights[BATTLE_ARMIES] == 1

    zealous = attack(give(armed(2, 2, held="temple"), advances="fanaticism"), 2, 1, 1, 1)
    assert standing(zealous, "D5") == ("blue", 1, 0)
    plain_city = attack(give(armed(2, 2, held="academy"), advances="fanaticism"), 2, 1, 1, 1)
    assert standing(plain_city, "D5") == ("blue", 2, 0)


@card("clash_of_cultures.fanaticism")
def test_fanaticism_gives_an_army_to_who_loses_in_a_city_with_a_temple() -> None:
    made = city(give(armed(2, 1, held="temple"), "blue", advances="fanaticism"), "G7", "blue")
    attack(made, 3, 2, 1)

    assert standing(made, "D5") == ("red", 2, 0)
    assert standing(made, "G7") == ("blue", 1, 1), "an Army, and the Settler who fled"


@card("clash_of_cultures.fanaticism")
def test_fanaticism_rewards_the_attacker_who_loses_too() -> None:
    made = city(give(armed(1, 2, held="temple"), advances="fanaticism"), "G3")
    attack(made, 1, 4, 1)

    assert standing(made, "D5") == ("blue", 2, 0)
    assert standing(made, "G3") == ("red", 1, 0)


@card("clash_of_cultures.fanaticism")
def test_an_aborted_attack_has_no_loser() -> None:
    made = city(give(armed(2, 2, held="temple"), advances="fanaticism"), "G3")
    play(attack(made, 1, 1, 1, 1), "abort")

    assert standing(made, "G3") == ("", 0, 0)
    assert "press" not in verbs(made)
