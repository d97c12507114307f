"""Governments: what each gives and costs, by revolution and by a peaceful change."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import begin_turn, give, in_play, name, own, play, refused, table
from rules import card, rule

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
