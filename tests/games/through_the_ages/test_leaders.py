"""Leaders one by one: effects, and when they begin and end."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import (
    after,
    begin_turn,
    blue,
    declare,
    give,
    ids,
    lay,
    legal,
    may,
    military_hand,
    name,
    own,
    play,
    politics,
    refused,
    seen,
    stack,
    table,
    verbs,
    workers,
)
from rule_marks import card, rule


def led(leader: str, **given: Any) -> Table:
    """Return a civilization under this leader."""
    return give(table(), leader=leader, **given)


def culture(leader: str, **given: Any) -> int:
    return own(led(leader, **given)).culture_rate


def science(leader: str, **given: Any) -> int:
    return own(led(leader, **given)).science_rate


def strength(leader: str, **given: Any) -> int:
    return own(led(leader, **given)).strength


# -- coming and going


@rule("through_the_ages.lead.one", "through_the_ages.row.in_hand")
def test_a_leader_takes_one_civil_action_and_replaces_the_one_before() -> None:
    ruled = give(table(), leader="julius-caesar", hand="joan-of-arc", workers="religion:1")
    assert refused(ruled, "lead moses") == "row.in_hand"
    assert own(ruled).strength == 2

    play(ruled, "lead joan-of-arc")

    assert name(own(ruled).leader) == "joan-of-arc"
    assert own(ruled).civil_left == 3
    assert own(ruled).strength == 2
    assert own(ruled).military == 2
    assert "julius-caesar" in ids(ruled.box)


@rule("through_the_ages.lead.one")
def test_a_leader_may_come_into_play_the_turn_it_was_taken() -> None:
    ruled = play(lay(table(), "julius-caesar"), "take R1", "lead julius-caesar")

    assert own(ruled).civil_left == 2
    assert own(ruled).military_left == 3


@rule("through_the_ages.lead.one", "through_the_ages.turn.tokens")
def test_of_the_actions_lost_with_a_leader_the_used_ones_go_first() -> None:
    ruled = led("hammurabi", hand="joan-of-arc")
    assert own(ruled).civil_left == 5

    play(ruled, "lead joan-of-arc")

    assert (own(ruled).civil, own(ruled).civil_left) == (4, 4)


@rule("through_the_ages.lead.one")
@pytest.mark.parametrize(("used", "left"), [(0, 4), (1, 3), (3, 1), (4, 0)])
def test_one_used_action_goes_with_hammurabi_the_others_stay_used(used: int, left: int) -> None:
    ruled = play(led("hammurabi", hand="joan-of-arc", civil_used=used), "lead joan-of-arc")

    assert (own(ruled).civil, own(ruled).civil_left) == (4, left)


@rule("through_the_ages.lead.one")
def test_an_unused_action_goes_when_none_is_used() -> None:
    ruled = led("julius-caesar", hand="joan-of-arc")
    assert own(ruled).military_left == 3

    assert own(play(ruled, "lead joan-of-arc")).military_left == 2
    busy = play(led("julius-caesar", hand="joan-of-arc", military_used=2), "lead joan-of-arc")
    assert own(busy).military_left == 1


# -- Antiquity


@card("through_the_ages.julius-caesar")
def test_julius_caesar_adds_strength_and_a_military_action() -> None:
    assert strength("julius-caesar") == 2
    assert own(led("julius-caesar")).military == 3


@card("through_the_ages.homer")
def test_homer_brings_a_resource_for_units_each_turn() -> None:
    ruled = begin_turn(led("homer", technologies="swordsmen", resources=2))
    assert own(ruled).military_resources == 1
    assert refused(ruled, "build religion") == "stores.resources"

    play(ruled, "recruit swordsmen")
    assert (own(ruled).resources, own(ruled).military_resources) == (0, 0)


@card("through_the_ages.homer")
def test_homer_brings_his_resource_in_the_turn_he_comes_too() -> None:
    ruled = play(give(table(), hand="homer", resources=1), "lead homer", "recruit warriors")

    assert own(ruled).resources == 0


@card("through_the_ages.homer")
def test_homers_resource_is_gone_after_the_turn() -> None:
    waiting = play(begin_turn(led("homer")), "end")
    play(waiting, "end", "end")

    assert own(waiting).military_resources == 1


@card("through_the_ages.homer")
@rule("through_the_ages.lead.one")
def test_homers_resource_goes_with_him() -> None:
    ruled = begin_turn(led("homer", hand="moses"))
    assert own(ruled).military_resources == 1
    assert own(play(ruled, "lead moses")).military_resources == 0


@card("through_the_ages.homer")
def test_homers_resource_is_spent_before_those_of_cards_which_stay_when_he_goes() -> None:
    patriots = play(begin_turn(led("homer", hand="moses patriotism-i", idle=2)), "play patriotism-i")
    assert own(patriots).military_resources == 3
    assert own(play(patriots.copy(), "lead moses")).military_resources == 2
    assert own(play(patriots.copy(), "recruit warriors", "lead moses")).military_resources == 1


@card("through_the_ages.homer")
def test_homer_who_comes_in_the_same_turn_brings_his_own_resource() -> None:
    assert own(play(begin_turn(led("moses", hand="homer")), "lead homer")).military_resources == 1


@card("through_the_ages.homer")
@pytest.mark.parametrize(("warriors", "expected"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_homer_sings_of_up_to_two_warriors(warriors: int, expected: int) -> None:
    assert culture("homer", workers=f"warriors:{warriors} swordsmen:2") == expected


@card("through_the_ages.moses")
def test_moses_makes_growth_one_food_cheaper() -> None:
    ruled = led("moses", food=1, yellow=17)
    assert own(ruled).growth_cost == 1

    play(ruled, "grow")
    assert (own(ruled).food, own(ruled).yellow, own(ruled).idle) == (0, 16, 2)
    assert own(ruled).growth_cost == 2


@card("through_the_ages.hammurabi")
def test_hammurabi_adds_a_civil_action() -> None:
    ruled = play(give(table(), hand="hammurabi"), "lead hammurabi")

    assert (own(ruled).civil, own(ruled).civil_left) == (5, 4)
    assert own(ruled).military == 2


@card("through_the_ages.aristotle")
def test_aristotle_brings_science_for_each_technology_taken() -> None:
    ruled = lay(led("aristotle"), "iron monarchy warfare work-of-art-i")

    for taken, points in enumerate((1, 2, 3, 3), start=1):
        play(ruled, f"take R{taken}")
        assert own(ruled).science == points


@card("through_the_ages.alexander-the-great")
def test_alexander_adds_strength_for_every_unit() -> None:
    army = "warriors:1 swordsmen:1 knights:1 cannon:1 air-forces:1"

    assert strength("moses", workers=army) == 13
    assert strength("alexander-the-great", workers=army) == 18


@card("through_the_ages.alexander-the-great")
@pytest.mark.parametrize("unit", ["riflemen", "tanks", "rockets", "air-forces"])
def test_alexander_counts_each_kind_of_unit(unit: str) -> None:
    army = f"warriors:0 {unit}:2"

    assert strength("alexander-the-great", workers=army) == strength("moses", workers=army) + 2


@card("through_the_ages.alexander-the-great")
def test_alexanders_bonus_is_not_sacrificed_with_a_unit() -> None:
    attack = play(politics(led("alexander-the-great", military="spy")), "aggression spy green")
    assert seen(attack).attack == 2

    assert seen(play(attack, "sacrifice warriors")).attack == 3


# -- Age I


@card("through_the_ages.michelangelo")
@pytest.mark.parametrize(
    ("works", "wonders", "more"),
    [
        ("religion:2", "", 2),
        ("theology:1", "", 2),
        ("drama:2", "", 2),
        ("bread-and-circuses:2", "", 0),
        ("", "hanging-gardens", 2),
        ("religion:1", "hanging-gardens great-wall", 4),
        ("religion:1", "kremlin", 1),
        ("religion:1 drama:1", "hanging-gardens st-peters-basilica", 8),
    ],
)
def test_michelangelo_brings_culture_for_happy_faces(works: str, wonders: str, more: int) -> None:
    given = {"workers": works, "wonders": wonders}

    assert culture("michelangelo", **given) == culture("moses", **given) + more


@card("through_the_ages.michelangelo")
def test_michelangelo_counts_no_faces_of_governments() -> None:
    assert culture("michelangelo", government="theocracy") == 1


@card("through_the_ages.michelangelo")
def test_michelangelo_takes_a_civil_action_off_wonders() -> None:
    ruled = lay(led("michelangelo", wonders="colossus"), "taj-mahal - - - - great-wall moses")
    assert seen(ruled, 0).prices[:7] == (1, 1, 1, 1, 1, 2, 2)

    cheap = lay(led("michelangelo"), "taj-mahal")
    play(give(cheap, civil_used=4), "take R1")
    assert name(own(cheap).wonder) == "taj-mahal"


@card("through_the_ages.joan-of-arc")
@pytest.mark.parametrize(
    ("works", "wonders", "expected"),
    [
        ("religion:2", "", 3),
        ("theology:1 religion:1", "", 4),
        ("drama:2", "", 1),
        ("religion:1", "hanging-gardens", 2),
        ("religion:2", "st-peters-basilica", 5),
    ],
)
def test_joan_of_arc_draws_strength_from_temples(works: str, wonders: str, expected: int) -> None:
    assert strength("joan-of-arc", workers=works, wonders=wonders) == expected


@card("through_the_ages.joan-of-arc")
def test_joan_of_arc_gains_culture_when_she_is_attacked() -> None:
    attacked = give(table(age=2), military="spy war-over-culture-ii", government="communism")
    give(attacked, 1, leader="joan-of-arc")

    by_aggression = play(politics(attacked.copy()), "aggression spy green")
    assert own(by_aggression, 1).culture == 5
    by_war = play(politics(attacked.copy()), "war war-over-culture-ii green")
    assert own(by_war, 1).culture == 5


BEST = [
    ("philosophy:2", 0),
    ("alchemy:2 philosophy:1", 1),
    ("scientific-method:1 multimedia:1", 3),
    ("journalism:1", 2),
    ("computers:1 printing-press:1", 3),
    ("philosophy:0", 0),
]


@card("through_the_ages.leonardo-da-vinci", "through_the_ages.isaac-newton", "through_the_ages.albert-einstein")
@pytest.mark.parametrize("leader", ["leonardo-da-vinci", "isaac-newton", "albert-einstein"])
@pytest.mark.parametrize(("works", "level"), BEST)
def test_scholars_add_the_level_of_the_best_lab_or_library(leader: str, works: str, level: int) -> None:
    assert science(leader, workers=works) == science("moses", workers=works) + level


@card("through_the_ages.leonardo-da-vinci")
def test_leonardo_gains_a_resource_for_each_technology() -> None:
    ruled = led("leonardo-da-vinci", hand="iron warfare monarchy", science=40)

    play(ruled, "develop iron")
    assert own(ruled).resources == 1
    play(ruled, "develop warfare")
    assert own(ruled).resources == 2
    play(ruled, "govern monarchy")
    assert own(ruled).resources == 3


@card("through_the_ages.genghis-khan")
def test_genghis_khan_ignores_the_tactic_and_leads_cavalry() -> None:
    army = {"workers": "warriors:1 knights:2 cavalrymen:1", "tactic": "light-cavalry"}

    assert strength("moses", **army) == 8 + 2
    assert strength("genghis-khan", **army) == 8 + 3
    assert culture("genghis-khan", **army) == 3
    assert own(led("genghis-khan", **army)).armies == ()
    assert name(own(led("genghis-khan", **army)).tactic) == "light-cavalry"


@card("through_the_ages.genghis-khan")
def test_genghis_khans_bonus_is_sacrificed_with_the_unit() -> None:
    ruled = led("genghis-khan", workers="warriors:0 knights:2", military="spy")
    attack = play(politics(ruled), "aggression spy green")
    assert seen(attack).attack == 6

    assert seen(play(attack, "sacrifice knights")).attack == 9


@card("through_the_ages.christopher-columbus")
@rule("through_the_ages.politics.settle")
def test_columbus_settles_a_territory_once_a_game() -> None:
    ruled = led("christopher-columbus", military="historic-territory-i strategic-territory-i")
    assert refused(politics(give(ruled.copy(), leader="moses")), "settle historic-territory-i") == "politics.settle"
    assert refused(politics(ruled), "settle wealthy-territory-i") == "row.in_hand"

    play(ruled, "settle historic-territory-i")
    civilization = own(ruled)
    assert ids(civilization.colonies) == ["historic-territory-i"]
    assert (civilization.culture, civilization.faces) == (6, 1)
    assert name(civilization.leader) == "christopher-columbus"
    assert workers(ruled)["warriors"] == 1
    assert refused(politics(ruled), "settle strategic-territory-i") == "politics.settle"


@card("through_the_ages.frederick-barbarossa")
def test_barbarossa_grows_and_recruits_in_one_civil_action() -> None:
    ruled = led("frederick-barbarossa", technologies="swordsmen", food=1, resources=2, idle=0)
    assert refused(give(ruled.copy(), leader="moses"), "enlist swordsmen") == "card.frederick-barbarossa"
    assert refused(ruled, "enlist knights") == "build.technology"
    assert refused(give(ruled.copy(), food=0), "enlist swordsmen") == "stores.food"
    assert refused(give(ruled.copy(), resources=1), "enlist swordsmen") == "stores.resources"
    assert refused(give(ruled.copy(), yellow=0), "enlist swordsmen") == "growth.empty"

    play(ruled, "enlist swordsmen")

    assert (own(ruled).food, own(ruled).resources) == (0, 0)
    assert (own(ruled).civil_left, own(ruled).military_left) == (3, 2)
    assert (own(ruled).yellow, own(ruled).idle) == (17, 0)
    assert workers(ruled)["swordsmen"] == 1
    assert own(ruled).strength == 3


# -- Age II


@card("through_the_ages.william-shakespeare")
@pytest.mark.parametrize(
    ("works", "more"),
    [
        ("printing-press:2", 2),
        ("printing-press:2 drama:1", 4),
        ("journalism:1 printing-press:1 drama:1 opera:1", 6),
        ("drama:2", 0),
        ("printing-press:1 drama:2", 3),
    ],
)
def test_shakespeare_brings_culture_for_libraries_and_pairs(works: str, more: int) -> None:
    assert culture("william-shakespeare", workers=works) == culture("moses", workers=works) + more


@card("through_the_ages.james-cook")
def test_cook_brings_culture_for_each_colony() -> None:
    assert culture("james-cook", colonies="wealthy-territory-i fertile-territory-ii") == 4
    assert culture("james-cook") == 0


@card("through_the_ages.james-cook")
def test_cook_makes_colonization_cards_worth_more() -> None:
    ruled = led("james-cook", military="barbarians bonus-i bonus-i")
    stack(ruled, current="historic-territory-i no-event")
    play(politics(ruled), "seed barbarians")
    assert seen(ruled, 0).may_bid == 1 + 2 + 2

    play(ruled, "bid 4", "sacrifice warriors", "spend bonus-i")
    assert seen(ruled).force == 3
    assert seen(play(ruled, "spend bonus-i")).force == 5


@card("through_the_ages.napoleon-bonaparte")
def test_napoleon_adds_a_military_action_and_his_best_army_once_more() -> None:
    army = {"workers": "warriors:1 swordsmen:3 cannon:2", "tactic": "defensive-army"}

    assert strength("napoleon-bonaparte", **army) == 22 + 6
    assert own(led("napoleon-bonaparte", **army)).military == 3
    assert strength("napoleon-bonaparte", workers="warriors:4") == 4
    with_air = {"workers": "warriors:1 swordsmen:3 cannon:2 air-forces:1", "tactic": "defensive-army"}
    assert strength("napoleon-bonaparte", **with_air) == 13 + 5 + 12 + 3 + 12


def robespierre(**given: Any) -> Table:
    return led("maximilien-robespierre", hand="constitutional-monarchy", science=5, **given)


@card("through_the_ages.maximilien-robespierre")
@rule("through_the_ages.government.military")
def test_robespierre_pays_a_revolution_with_military_actions() -> None:
    assert own(robespierre()).military == 3
    assert refused(robespierre(military_used=1), "revolt constitutional-monarchy") == "government.military"

    revolted = play(robespierre(civil_used=1), "revolt constitutional-monarchy")
    assert (own(revolted).civil, own(revolted).military) == (6, 5)
    assert own(revolted).military_left == 0
    assert own(revolted).civil_left == 3
    assert own(revolted).science == 0


@card("through_the_ages.maximilien-robespierre")
@rule("through_the_ages.government.military")
def test_robespierre_may_have_used_all_civil_actions() -> None:
    revolted = play(robespierre(civil_used=4), "revolt constitutional-monarchy")

    assert own(revolted).civil_left == 0


@card("through_the_ages.js-bach")
def test_bach_makes_theaters_cheaper_and_better() -> None:
    ruled = led("js-bach", hand="drama alchemy", science=3, resources=4)
    assert refused(ruled, "develop alchemy") == "technology.cost"

    play(ruled, "develop drama")
    assert own(ruled).science == 0
    play(ruled, "build drama")
    assert own(ruled).resources == 0
    assert own(ruled).culture_rate == 3


@card("through_the_ages.js-bach")
def test_bachs_discount_is_on_both_theaters_of_an_upgrade() -> None:
    ruled = led("js-bach", workers="drama:1", technologies="opera", resources=4)

    assert own(play(ruled, "upgrade drama opera")).resources == 0


@card("through_the_ages.isaac-newton")
def test_newton_gives_back_the_action_of_each_technology() -> None:
    ruled = led("isaac-newton", hand="iron warfare", science=9)

    play(ruled, "develop iron", "develop warfare")
    assert own(ruled).civil_left == 4
    tired = led("isaac-newton", hand="iron", science=9, civil_used=4)
    assert refused(tired, "develop iron") == "turn.civil_actions"


@card("through_the_ages.isaac-newton")
@rule("through_the_ages.government.revolution", "through_the_ages.government.only_action")
def test_newton_leaves_one_action_after_a_revolution() -> None:
    ruled = led("isaac-newton", hand="iron monarchy", science=9)

    revolted = after(ruled, "revolt monarchy")
    assert (own(revolted).civil, own(revolted).civil_left) == (5, 1)
    play(ruled, "develop iron")
    assert may(ruled, "revolt monarchy")


# -- Age III


@card("through_the_ages.albert-einstein")
def test_einstein_scores_for_each_technology() -> None:
    ruled = led("albert-einstein", hand="iron warfare monarchy", science=40)

    play(ruled, "develop iron", "develop warfare", "govern monarchy")

    assert own(ruled).culture == 9


@card("through_the_ages.mahatma-gandhi")
@rule("through_the_ages.fight.peaceful")
def test_gandhi_brings_culture_and_plays_no_attacks() -> None:
    assert culture("mahatma-gandhi") == 2
    ruled = give(table(age=2), leader="mahatma-gandhi", military="spy war-over-culture-ii", government="communism")

    assert refused(politics(ruled), "aggression spy green") == "fight.peaceful"
    assert refused(ruled, "war war-over-culture-ii green") == "fight.peaceful"


@card("through_the_ages.mahatma-gandhi")
def test_attacks_on_gandhi_cost_double() -> None:
    attacker = give(table(), military="spy")
    assert own(play(politics(attacker.copy()), "aggression spy green")).military_left == 1
    give(attacker, 1, leader="mahatma-gandhi")

    assert own(play(politics(attacker.copy()), "aggression spy green")).military_left == 0
    assert refused(politics(give(attacker, military_used=1)), "aggression spy green") == "turn.military_actions"


@card("through_the_ages.mahatma-gandhi", "through_the_ages.sabotage")
def test_attacks_whose_cost_is_a_level_cost_double_too() -> None:
    """Sabotage of a wonder of Age II: 2 actions, against Gandhi 4."""
    attacker = give(table(age=3), military="sabotage", government="communism")
    give(attacker, 1, wonder="transcontinental-railroad")
    assert own(play(politics(attacker.copy()), "aggression sabotage green")).military_left == 5 - 2
    give(attacker, 1, leader="mahatma-gandhi")

    assert own(play(politics(attacker.copy()), "aggression sabotage green")).military_left == 5 - 4
    assert refused(politics(give(attacker, military_used=2)), "aggression sabotage green") == "turn.military_actions"


@card("through_the_ages.mahatma-gandhi", "through_the_ages.assassinate")
def test_to_assassinate_gandhi_costs_double() -> None:
    """Gandhi is of level III, so it costs 6 actions, and no government has as many."""
    attacker = give(give(table(age=3), military="assassinate", government="communism"), 1, leader="mahatma-gandhi")
    assert own(attacker).military_left == 5

    assert refused(politics(attacker), "aggression assassinate green") == "turn.military_actions"


@card("through_the_ages.elvis-presley")
@pytest.mark.parametrize(("works", "more"), [("movies:1 drama:1", 4), ("opera:2", 3), ("religion:1", 0)])
def test_elvis_doubles_the_best_theater(works: str, more: int) -> None:
    assert culture("elvis-presley", workers=works) == culture("moses", workers=works) + more


@card("through_the_ages.elvis-presley")
def test_elvis_makes_happy() -> None:
    assert own(led("elvis-presley")).faces == 2


@card("through_the_ages.bill-gates")
def test_gates_lets_labs_work_as_mines() -> None:
    ruled = led("bill-gates", workers="philosophy:1 alchemy:2 computers:1")

    play(ruled, "end")

    assert blue(ruled) == {"agriculture": 2, "bronze": 2, "alchemy": 2, "computers": 1}
    assert own(ruled).resources == 2 + 2 * 1 + 3


@card("through_the_ages.bill-gates")
def test_resources_on_labs_are_spent_as_others_and_before_equal_ones() -> None:
    ruled = led("bill-gates", workers="alchemy:1", blue="alchemy:2 bronze:2", resources=2)

    play(ruled, "build religion")

    assert blue(ruled) == {"bronze": 1}


@card("through_the_ages.bill-gates")
def test_resources_on_labs_that_are_not_spent_stay_there() -> None:
    ruled = led("bill-gates", workers="alchemy:1", resources=1, blue="alchemy:3")

    play(ruled, "build bronze")

    assert blue(ruled) == {"bronze": 1, "alchemy": 1}


@card("through_the_ages.bill-gates")
def test_resources_on_labs_stay_when_gates_leaves() -> None:
    ruled = led("bill-gates", workers="scientific-method:1", blue="scientific-method:2", hand="sid-meier")

    play(ruled, "lead sid-meier")

    assert own(ruled).resources == 4
    assert own(play(ruled, "build religion")).resources == 1


@card("through_the_ages.bill-gates")
@pytest.mark.parametrize(("work", "price"), [("philosophy", 4), ("printing-press", 5), ("religion", 3), ("drama", 5)])
def test_rivals_of_gates_pay_more_for_labs_and_libraries(work: str, price: int) -> None:
    rival = give(table(), technologies="printing-press drama", resources=price)
    give(rival, 1, leader="bill-gates")

    assert own(play(rival, f"build {work}")).resources == 0


@card("through_the_ages.bill-gates")
def test_rivals_of_gates_pay_more_for_upgrades_too_but_he_does_not() -> None:
    upgrading = give(table(), technologies="alchemy", resources=4)
    assert own(play(give(upgrading.copy(), 1, leader="bill-gates"), "upgrade philosophy alchemy")).resources == 0
    assert own(play(give(upgrading.copy(), leader="bill-gates"), "upgrade philosophy alchemy")).resources == 1


@card("through_the_ages.winston-churchill")
@pytest.mark.parametrize(
    ("technology", "price"), [("riflemen", 2), ("knights", 1), ("rockets", 7), ("air-forces", 8), ("iron", 5)]
)
def test_churchill_makes_unit_technologies_cheaper(technology: str, price: int) -> None:
    ruled = led("winston-churchill", hand=technology, science=price - 1)
    assert refused(ruled, f"develop {technology}") == "technology.cost"

    assert own(play(give(ruled, science=price), f"develop {technology}")).science == 0


@card("through_the_ages.winston-churchill")
def test_churchill_doubles_defence_cards() -> None:
    attacked = give(table(), workers="warriors:6", military="spy")
    give(attacked, 1, leader="winston-churchill", military="bonus-ii")
    play(politics(attacked), "aggression spy green", "done", "green: spend bonus-ii")

    assert seen(attacked).defence == 1 + 8


@card("through_the_ages.winston-churchill")
def test_churchill_recruits_cheaper_while_a_war_on_him_is_pending() -> None:
    ruled = led("winston-churchill", technologies="riflemen", resources=3, idle=2)
    assert refused(ruled, "recruit riflemen") == "stores.resources"

    declare(ruled, 1, "war-over-culture-ii", 0)
    assert own(play(ruled.copy(), "recruit riflemen")).resources == 0
    declare(ruled, 1, "war-over-culture-ii", 2)
    assert refused(ruled, "recruit riflemen") == "stores.resources"


@card("through_the_ages.winston-churchill")
def test_churchill_pays_the_full_price_in_a_war_he_declared_himself() -> None:
    ruled = led("winston-churchill", technologies="riflemen", resources=3, idle=2)

    assert refused(declare(ruled, 0, "war-over-culture-ii", 1), "recruit riflemen") == "stores.resources"


@card("through_the_ages.winston-churchill")
def test_churchill_upgrades_at_the_usual_price() -> None:
    ruled = declare(led("winston-churchill", technologies="riflemen", resources=3), 1, "holy-war", 0)

    assert own(play(ruled, "upgrade warriors riflemen")).resources == 0


@card("through_the_ages.sid-meier")
@pytest.mark.parametrize(
    ("works", "culture_rate", "science_rate"),
    [("philosophy:1", 0, 0), ("philosophy:0 alchemy:2", 2, 2), ("computers:1", 3, 4), ("philosophy:2 alchemy:1", 1, 1)],
)
def test_sid_meier_turns_science_into_culture(works: str, culture_rate: int, science_rate: int) -> None:
    assert culture("sid-meier", workers=works) == culture_rate
    assert science("sid-meier", workers=works) == science_rate


# -- in the basic game


@rule("through_the_ages.lead.one")
def test_in_the_basic_game_leaders_work_as_far_as_they_can() -> None:
    ruled = give(table(3, "basic"), leader="genghis-khan", workers="knights:2")

    assert own(ruled).strength == 1 + 4 + 2
    assert own(ruled).culture_rate == 2
    assert "draw" not in verbs(ruled)
    assert legal(ruled, "settle") == set()
    assert military_hand(play(ruled, "end")) == []
