"""Effects and costs of each government, by revolution and by a peaceful change."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import REBELLION
from games.through_the_ages.positions import begin_turn, give, in_play, lay, may, name, own, play, refused, table
from rule_marks import card, rule

COSTS = [
    ("monarchy", 3, 9),
    ("theocracy", 2, 7),
    ("constitutional-monarchy", 5, 12),
    ("republic", 4, 14),
    ("communism", 6, 17),
    ("democracy", 8, 21),
    ("fundamentalism", 7, 19),
]


@card("through_the_ages.despotism")
@card("through_the_ages.monarchy", "through_the_ages.theocracy")
@card("through_the_ages.constitutional-monarchy", "through_the_ages.republic")
@card("through_the_ages.communism", "through_the_ages.democracy", "through_the_ages.fundamentalism")
@pytest.mark.parametrize(
    ("government", "civil", "military", "limit"),
    [
        ("despotism", 4, 2, 2),
        ("monarchy", 5, 3, 3),
        ("theocracy", 4, 3, 3),
        ("constitutional-monarchy", 6, 4, 3),
        ("republic", 7, 2, 3),
        ("communism", 7, 5, 4),
        ("democracy", 7, 3, 4),
        ("fundamentalism", 6, 5, 4),
    ],
)
def test_actions_and_building_limit(government: str, civil: int, military: int, limit: int) -> None:
    governed = table()
    if government != "despotism":
        give(governed, government=government)
    begin_turn(governed)

    assert (own(governed).civil, own(governed).civil_left) == (civil, civil)
    assert (own(governed).military, own(governed).military_left) == (military, military)
    assert (own(governed).civil_limit, own(governed).military_limit) == (civil, military)
    give(governed, workers=f"philosophy:{limit - 1}", idle=2, resources=9)
    play(governed, "build philosophy")
    assert refused(governed, "build philosophy") == "build.limit"


@card("through_the_ages.theocracy", "through_the_ages.communism")
@card("through_the_ages.democracy", "through_the_ages.fundamentalism")
@pytest.mark.parametrize(
    ("government", "culture", "faces", "strength"),
    [
        ("monarchy", 2, 2, 1),
        ("theocracy", 3, 4, 1),
        ("communism", 2, 1, 1),
        ("democracy", 4, 2, 1),
        ("fundamentalism", 2, 2, 6),
    ],
)
def test_what_a_government_gives_besides(government: str, culture: int, faces: int, strength: int) -> None:
    governed = own(give(table(), government=government, workers="religion:2"))

    assert (governed.culture_rate, governed.faces, governed.strength) == (culture, faces, strength)


@rule("through_the_ages.government.revolution", "through_the_ages.technology.cost")
@pytest.mark.parametrize(("government", "revolution", "_"), COSTS)
def test_a_revolution_costs_the_lower_price_and_all_civil_actions(government: str, revolution: int, _: int) -> None:
    rebel = give(table(), hand=government)
    assert refused(give(rebel, science=revolution - 1), f"revolt {government}") == "technology.cost"

    play(give(rebel, science=revolution), f"revolt {government}")
    assert own(rebel).science == 0
    assert own(rebel).civil_left == 0
    assert name(own(rebel).government) == government
    assert in_play(rebel) == {government}


@rule("through_the_ages.government.peaceful", "through_the_ages.technology.cost")
@pytest.mark.parametrize(("government", "_", "peaceful"), COSTS)
def test_a_peaceful_change_costs_the_higher_price_and_one_civil_action(government: str, _: int, peaceful: int) -> None:
    reformer = give(table(), hand=government)
    assert refused(give(reformer, science=peaceful - 1), f"govern {government}") == "technology.cost"

    play(give(reformer, science=peaceful), f"govern {government}")
    assert own(reformer).science == 0
    assert own(reformer).civil_left == own(reformer).civil - 1
    assert name(own(reformer).government) == government


def under_monarchy(**given: Any) -> Table:
    return give(table(), hand="republic", government="monarchy", science=40, **given)


@rule("through_the_ages.government.peaceful", "through_the_ages.government.revolution")
def test_military_actions_used_before_stay_used() -> None:
    """Monarchy's 3 become the Republic's 2: of two used ones both stay used."""
    used = give(table(), hand="monarchy", science=9, military_used=1)
    assert own(play(used.copy(), "govern monarchy")).military_left == 2
    assert own(play(used.copy(), "revolt monarchy")).military_left == 2

    assert own(play(under_monarchy(military_used=1), "govern republic")).military_left == 1
    assert own(play(under_monarchy(military_used=2), "govern republic")).military_left == 0
    assert own(play(under_monarchy(military_used=3), "govern republic")).military_left == 0


@rule("through_the_ages.government.only_action")
def test_a_revolution_is_the_first_and_only_civil_action() -> None:
    busy = play(under_monarchy(food=2), "grow")
    assert refused(busy, "revolt republic") == "government.only_action"

    revolted = play(under_monarchy(food=2), "revolt republic")
    assert refused(revolted, "grow") == "turn.civil_actions"
    play(revolted, "disband warriors")


@rule("through_the_ages.row.in_hand")
def test_only_a_government_in_hand() -> None:
    assert refused(under_monarchy(), "govern theocracy") == "row.in_hand"
    assert refused(under_monarchy(), "revolt theocracy") == "row.in_hand"


@rule("through_the_ages.build.limit")
def test_what_stands_above_a_lower_limit_stays() -> None:
    builder = give(under_monarchy(), government="communism", workers="philosophy:4 religion:1", idle=3, resources=9)
    play(builder, "govern republic")

    assert own(builder).science_rate == 4
    assert refused(builder, "build philosophy") == "build.limit"
    play(builder, "build religion", "build religion")
    assert refused(builder, "build religion") == "build.limit"


@rule("through_the_ages.government.only_action")
@pytest.mark.parametrize("move", ["revolt monarchy", "breakthrough revolt breakthrough-i monarchy"])
def test_no_revolution_after_a_civil_action_whose_token_went_with_hammurabi(move: str) -> None:
    """The token that was used leaves with him; the action was used all the same."""
    ruled = give(table(), leader="hammurabi", hand="leonardo-da-vinci monarchy breakthrough-i", science=9)
    assert may(ruled, move)

    play(ruled, "lead leonardo-da-vinci")

    assert own(ruled).civil == own(ruled).civil_left == 4
    assert refused(ruled, move) == "government.only_action"


@rule("through_the_ages.government.only_action", "through_the_ages.government.revolution")
def test_newton_gives_back_the_action_of_a_technology_not_that_of_leading_him() -> None:
    ruled = give(table(age=2), leader="hammurabi", hand="isaac-newton iron monarchy", science=9)
    play(ruled, "lead isaac-newton")
    assert own(ruled).civil_left == own(ruled).civil
    assert refused(ruled, "revolt monarchy") == "government.only_action"
    assert refused(play(ruled, "develop iron"), "revolt monarchy") == "government.only_action"

    reigning = give(table(age=2), leader="isaac-newton", hand="iron monarchy", science=9)
    assert may(play(reigning, "develop iron"), "revolt monarchy")


@rule("through_the_ages.government.only_action")
def test_an_action_of_the_turn_before_is_no_hindrance() -> None:
    ruled = give(table(), leader="hammurabi", hand="leonardo-da-vinci monarchy", science=9)
    play(ruled, "lead leonardo-da-vinci", "end")
    give(ruled, military="", science=9)

    assert may(begin_turn(ruled, 0), "revolt monarchy")


@rule("through_the_ages.government.only_action")
def test_a_wonder_taken_for_no_action_leaves_a_revolution_open() -> None:
    """Michelangelo reduces the cost by one civil action: in the first places none is left to pay."""
    ruled = lay(give(table(), leader="michelangelo", hand="monarchy", science=3), "pyramids")
    play(ruled, "take R1")
    assert own(ruled).civil_left == own(ruled).civil

    assert may(ruled, "revolt monarchy")


@card("through_the_ages.rebellion", "through_the_ages.maximilien-robespierre")
@rule("through_the_ages.government.military")
def test_under_rebellion_a_revolution_of_robespierre_leaves_the_civil_actions_that_were_usable() -> None:
    """Two of four are lost: two were usable before it, two are after it, out of five."""
    ruled = give(table(age=2), leader="maximilien-robespierre", hand="monarchy", science=3)
    ruled.civ[REBELLION] = 2
    begin_turn(ruled, 0)
    assert (own(ruled).civil, own(ruled).civil_left) == (4, 2)

    play(ruled, "revolt monarchy")

    assert (own(ruled).civil, own(ruled).civil_left) == (5, 2)
