"""Action cards one by one: their gains, and the actions that they contain."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import (
    begin_turn,
    blue,
    give,
    hand,
    ids,
    in_play,
    lay,
    military_hand,
    name,
    own,
    play,
    refused,
    table,
    workers,
)
from rule_marks import card, rule


def holding(action: str, seats: int = 3) -> Table:
    return give(table(seats), hand=action)


def is_played(position: Table, action: str) -> bool:
    """Whether an action card has cost one civil action and is out of the game."""
    return own(position).civil_left == 3 and action not in hand(position) and action in ids(position.box)


# -- gains


@card("through_the_ages.patriotism-a", "through_the_ages.patriotism-i")
@card("through_the_ages.patriotism-ii", "through_the_ages.patriotism-iii")
@pytest.mark.parametrize(
    ("action", "resources"),
    [("patriotism-a", 1), ("patriotism-i", 2), ("patriotism-ii", 3), ("patriotism-iii", 4)],
)
def test_patriotism_gives_a_military_action_and_resources_for_units(action: str, resources: int) -> None:
    patriot = play(give(holding(action), technologies="modern-infantry", resources=7 - resources), f"play {action}")
    assert is_played(patriot, action)
    assert own(patriot).military_resources == resources
    assert (own(patriot).military, own(patriot).military_left) == (2, 3)
    assert own(patriot).military_limit == 2

    play(patriot, "recruit modern-infantry")
    assert (own(patriot).resources, own(patriot).military_resources) == (0, 0)


@rule("through_the_ages.build.recruit")
def test_what_patriotism_gives_is_gone_after_the_turn_but_draws_a_card() -> None:
    patriot = play(holding("patriotism-ii"), "play patriotism-ii", "end")
    assert len(military_hand(patriot)) == 3
    assert own(patriot).military_resources == 0

    begin_turn(patriot)
    assert own(patriot).military_resources == 0
    assert own(patriot).military_left == 2


@card("through_the_ages.revolutionary-idea-a", "through_the_ages.revolutionary-idea-i")
@card("through_the_ages.revolutionary-idea-ii", "through_the_ages.revolutionary-idea-iii")
@pytest.mark.parametrize(
    ("action", "points"),
    [
        ("revolutionary-idea-a", 1),
        ("revolutionary-idea-i", 2),
        ("revolutionary-idea-ii", 4),
        ("revolutionary-idea-iii", 6),
    ],
)
def test_revolutionary_idea_gives_science(action: str, points: int) -> None:
    inspired = play(holding(action), f"play {action}")

    assert is_played(inspired, action)
    assert own(inspired).science == points
    assert own(inspired).science_rate == 1


@card("through_the_ages.work-of-art-a", "through_the_ages.work-of-art-i")
@card("through_the_ages.work-of-art-ii", "through_the_ages.work-of-art-iii")
@pytest.mark.parametrize(
    ("action", "points"),
    [("work-of-art-a", 6), ("work-of-art-i", 5), ("work-of-art-ii", 4), ("work-of-art-iii", 3)],
)
def test_work_of_art_gives_culture(action: str, points: int) -> None:
    inspired = play(holding(action), f"play {action}")

    assert is_played(inspired, action)
    assert own(inspired).culture == points
    assert own(inspired).culture_rate == 0


@card("through_the_ages.bountiful-harvest-i")
@card("through_the_ages.bountiful-harvest-ii", "through_the_ages.bountiful-harvest-iii")
@pytest.mark.parametrize(
    ("action", "food"), [("bountiful-harvest-i", 2), ("bountiful-harvest-ii", 3), ("bountiful-harvest-iii", 4)]
)
def test_bountiful_harvest_gives_food(action: str, food: int) -> None:
    harvest = play(holding(action), f"play {action}")

    assert is_played(harvest, action)
    assert blue(harvest) == {"agriculture": food}
    assert own(harvest).bank == 18 - food


@card("through_the_ages.mineral-deposits-i")
@card("through_the_ages.mineral-deposits-ii", "through_the_ages.mineral-deposits-iii")
@pytest.mark.parametrize(
    ("action", "resources"), [("mineral-deposits-i", 2), ("mineral-deposits-ii", 3), ("mineral-deposits-iii", 4)]
)
def test_mineral_deposits_give_resources(action: str, resources: int) -> None:
    mined = play(holding(action), f"play {action}")

    assert is_played(mined, action)
    assert blue(mined) == {"bronze": resources}
    assert own(mined).bank == 18 - resources


@card("through_the_ages.mineral-deposits-iii")
def test_what_is_gained_lies_on_the_best_cards_even_without_workers() -> None:
    mined = play(give(holding("mineral-deposits-iii"), technologies="coal"), "play mineral-deposits-iii")

    assert blue(mined) == {"coal": 1, "bronze": 1}


@card("through_the_ages.mineral-deposits-iii")
def test_without_blue_tokens_nothing_is_gained() -> None:
    mined = play(give(holding("mineral-deposits-iii"), bank=1), "play mineral-deposits-iii")

    assert blue(mined) == {"bronze": 1}
    assert own(mined).bank == 0


@card("through_the_ages.wave-of-nationalism-ii", "through_the_ages.military-build-up-iii")
@pytest.mark.parametrize(
    ("action", "seats", "each"),
    [
        ("wave-of-nationalism-ii", 2, 6),
        ("wave-of-nationalism-ii", 3, 3),
        ("wave-of-nationalism-ii", 4, 2),
        ("military-build-up-iii", 2, 8),
        ("military-build-up-iii", 3, 5),
        ("military-build-up-iii", 4, 3),
    ],
)
def test_resources_for_units_by_stronger_civilizations(action: str, seats: int, each: int) -> None:
    alone = play(holding(action, seats), f"play {action}")
    assert own(alone).military_resources == 0

    behind_one = give(holding(action, seats), 1, workers="warriors:2")
    assert own(play(behind_one.copy(), f"play {action}")).military_resources == each
    behind_all = behind_one
    for seat in range(1, seats):
        give(behind_all, seat, workers="warriors:3")
    assert own(play(behind_all, f"play {action}")).military_resources == each * (seats - 1)


@card("through_the_ages.endowment-for-the-arts-iii")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 3), (4, 2)])
def test_endowment_for_the_arts_scores_by_richer_civilizations(seats: int, each: int) -> None:
    poor = give(holding("endowment-for-the-arts-iii", seats), culture=10)
    give(poor, 1, culture=10)
    assert own(play(poor.copy(), "play endowment-for-the-arts-iii")).culture == 10

    for seat in range(1, seats):
        give(poor, seat, culture=11)
    assert own(play(poor, "play endowment-for-the-arts-iii")).culture == 10 + each * (seats - 1)


# -- actions at a discount


def at_a_discount(position: Table, move: str, action: str, price: int) -> Table:
    """Assert that a move costs exactly this many resources, and one civil action in all."""
    if price:
        assert refused(give(position, resources=price - 1), move) == "stores.resources"
    play(give(position, resources=price), move)
    assert own(position).resources == 0
    assert is_played(position, action)
    return position


@card("through_the_ages.rich-land-a", "through_the_ages.rich-land-i", "through_the_ages.rich-land-ii")
@pytest.mark.parametrize(
    ("action", "work", "price"),
    [
        ("rich-land-a", "bronze", 1),
        ("rich-land-a", "irrigation", 3),
        ("rich-land-i", "agriculture", 0),
        ("rich-land-i", "iron", 3),
        ("rich-land-ii", "iron", 2),
        ("rich-land-ii", "bronze", 0),
    ],
)
def test_rich_land_builds_a_farm_or_mine(action: str, work: str, price: int) -> None:
    settler = give(holding(action), technologies="irrigation iron")
    before = workers(settler).get(work, 0)

    at_a_discount(settler, f"land {action} {work}", action, price)

    assert workers(settler)[work] == before + 1
    assert own(settler).idle == 0
    assert refused(give(settler, hand=action), f"land {action} {work}") == "build.worker"


@card("through_the_ages.ideal-building-site-a", "through_the_ages.ideal-building-site-i")
@card("through_the_ages.ideal-building-site-ii", "through_the_ages.ideal-building-site-iii")
@pytest.mark.parametrize(
    ("action", "work", "price"),
    [
        ("ideal-building-site-a", "religion", 2),
        ("ideal-building-site-i", "drama", 3),
        ("ideal-building-site-ii", "religion", 0),
        ("ideal-building-site-ii", "alchemy", 3),
        ("ideal-building-site-iii", "alchemy", 2),
        ("ideal-building-site-iii", "philosophy", 0),
    ],
)
def test_ideal_building_site_builds_an_urban_building(action: str, work: str, price: int) -> None:
    builder = give(holding(action), technologies="drama alchemy")

    at_a_discount(builder, f"site {action} {work}", action, price)

    assert workers(builder)[work] == 1 + (work == "philosophy")


@rule("through_the_ages.build.limit")
def test_the_building_limit_holds_for_ideal_building_site() -> None:
    builder = give(holding("ideal-building-site-iii"), workers="philosophy:2")

    assert refused(builder, "site ideal-building-site-iii philosophy") == "build.limit"


@card("through_the_ages.efficient-upgrade-i")
@card("through_the_ages.efficient-upgrade-ii", "through_the_ages.efficient-upgrade-iii")
@pytest.mark.parametrize(
    ("action", "old", "new", "price"),
    [
        ("efficient-upgrade-i", "bronze", "iron", 1),
        ("efficient-upgrade-i", "agriculture", "irrigation", 0),
        ("efficient-upgrade-ii", "bronze", "oil", 6),
        ("efficient-upgrade-iii", "bronze", "oil", 5),
        ("efficient-upgrade-iii", "philosophy", "alchemy", 0),
    ],
)
def test_efficient_upgrade(action: str, old: str, new: str, price: int) -> None:
    upgrading = give(holding(action), technologies="iron irrigation oil alchemy")

    at_a_discount(upgrading, f"improve {action} {old} {new}", action, price)

    assert workers(upgrading)[new] == 1


@card("through_the_ages.engineering-genius-a", "through_the_ages.engineering-genius-i")
@card("through_the_ages.engineering-genius-ii", "through_the_ages.engineering-genius-iii")
@pytest.mark.parametrize(
    ("action", "price"),
    [
        ("engineering-genius-a", 5),
        ("engineering-genius-i", 4),
        ("engineering-genius-ii", 3),
        ("engineering-genius-iii", 2),
    ],
)
def test_engineering_genius_completes_one_stage(action: str, price: int) -> None:
    """The second stage of the Eiffel Tower costs 7; Engineering makes no difference."""
    builder = give(holding(action), wonder="eiffel-tower", stages=1, technologies="engineering")

    at_a_discount(builder, f"genius {action}", action, price)

    assert own(builder).stages_done == 2


@card("through_the_ages.engineering-genius-iii")
def test_a_discount_gives_no_change() -> None:
    builder = give(holding("engineering-genius-iii"), wonder="pyramids", resources=2)

    assert own(play(builder, "genius engineering-genius-iii")).resources == 2


@card("through_the_ages.frugality-a", "through_the_ages.frugality-i", "through_the_ages.frugality-ii")
@pytest.mark.parametrize(("action", "food"), [("frugality-a", 1), ("frugality-i", 2), ("frugality-ii", 3)])
def test_frugality_grows_at_the_usual_price_then_gives_food(action: str, food: int) -> None:
    thrifty = holding(action)
    assert refused(give(thrifty, food=1), f"frugality {action}") == "stores.food"

    play(give(thrifty, food=2), f"frugality {action}")

    assert is_played(thrifty, action)
    assert own(thrifty).food == food
    assert (own(thrifty).yellow, own(thrifty).idle) == (17, 2)


@rule("through_the_ages.growth.empty")
def test_frugality_cannot_be_played_with_an_empty_bank() -> None:
    assert refused(give(holding("frugality-a"), food=9, yellow=0), "frugality frugality-a") == "growth.empty"


@card("through_the_ages.breakthrough-i", "through_the_ages.breakthrough-ii")
@pytest.mark.parametrize(("action", "points"), [("breakthrough-i", 2), ("breakthrough-ii", 4)])
def test_breakthrough_plays_a_technology_at_the_usual_price_then_gives_science(action: str, points: int) -> None:
    scholar = give(table(), hand=f"{action} iron")
    assert refused(give(scholar, science=4), f"breakthrough {action} iron") == "technology.cost"

    play(give(scholar, science=5), f"breakthrough {action} iron")

    assert is_played(scholar, action)
    assert own(scholar).science == points
    assert in_play(scholar) == {"iron"}


@card("through_the_ages.breakthrough-i", "through_the_ages.breakthrough-ii")
@rule("through_the_ages.government.peaceful")
@pytest.mark.parametrize(("action", "points"), [("breakthrough-i", 2), ("breakthrough-ii", 4)])
def test_breakthrough_may_carry_a_peaceful_change(action: str, points: int) -> None:
    reformer = give(table(), hand=f"{action} monarchy", science=9)

    play(reformer, f"breakthrough govern {action} monarchy")

    assert (own(reformer).science, own(reformer).civil_left) == (points, 4)


@card("through_the_ages.breakthrough-i", "through_the_ages.breakthrough-ii")
@rule("through_the_ages.government.revolution", "through_the_ages.government.only_action")
@pytest.mark.parametrize(("action", "points"), [("breakthrough-i", 2), ("breakthrough-ii", 4)])
def test_breakthrough_may_carry_a_revolution_as_the_only_civil_action(action: str, points: int) -> None:
    rebel = give(table(), hand=f"{action} monarchy", science=3)
    move = f"breakthrough revolt {action} monarchy"
    assert refused(give(rebel.copy(), civil_used=1), move) == "government.only_action"

    play(rebel, move)

    assert (own(rebel).science, own(rebel).civil, own(rebel).civil_left) == (points, 5, 0)
    assert name(own(rebel).government) == "monarchy"


@card("through_the_ages.breakthrough-i")
@rule("through_the_ages.government.military")
def test_breakthrough_under_robespierre_costs_a_civil_action_besides() -> None:
    rebel = give(table(), leader="maximilien-robespierre", hand="breakthrough-i monarchy", science=3, civil_used=1)

    play(rebel, "breakthrough revolt breakthrough-i monarchy")

    assert (own(rebel).civil_left, own(rebel).military_left) == (2, 0)
    assert own(rebel).science == 2


# -- when


@rule("through_the_ages.play.not_fresh")
@pytest.mark.parametrize(
    ("action", "move"),
    [
        ("work-of-art-a", "play work-of-art-a"),
        ("rich-land-i", "land rich-land-i bronze"),
        ("ideal-building-site-ii", "site ideal-building-site-ii religion"),
        ("efficient-upgrade-iii", "improve efficient-upgrade-iii bronze iron"),
        ("engineering-genius-a", "genius engineering-genius-a"),
        ("frugality-a", "frugality frugality-a"),
        ("breakthrough-i", "breakthrough breakthrough-i coal"),
        ("breakthrough-i", "breakthrough govern breakthrough-i monarchy"),
        ("breakthrough-i", "breakthrough revolt breakthrough-i monarchy"),
    ],
)
def test_an_action_card_is_not_played_the_turn_it_is_taken(action: str, move: str) -> None:
    rich = give(table(), hand="coal monarchy", technologies="iron", wonder="pyramids", food=9, resources=9, science=40)
    assert refused(rich, move) == "row.in_hand"
    play(lay(rich, action), "take R1")
    assert refused(rich, move) == "play.not_fresh"

    play(rich, "end", "end", "end")
    play(begin_turn(rich), "pass", move)


@rule("through_the_ages.play.not_fresh")
def test_a_copy_held_before_may_be_played_though_another_was_taken_now() -> None:
    two = play(lay(holding("rich-land-a"), "rich-land-a"), "take R1")

    play(give(two, resources=2, idle=2), "land rich-land-a bronze")
    assert refused(two, "land rich-land-a bronze") == "play.not_fresh"


@rule("through_the_ages.turn.civil_actions")
@pytest.mark.parametrize("move", ["play work-of-art-a", "land rich-land-i bronze", "frugality frugality-a"])
def test_action_cards_take_a_civil_action(move: str) -> None:
    tired = give(table(), hand="work-of-art-a rich-land-i frugality-a", food=9, resources=9, civil_used=4)

    assert refused(tired, move) == "turn.civil_actions"
