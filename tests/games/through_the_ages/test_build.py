"""Rulebook chapters Aumentar la población and Construir, mejorar, destruir: workers, what they need, and payments."""

from __future__ import annotations

import pytest

from aevum.kernel.errors import Malformed
from games.through_the_ages.positions import (
    after,
    blue,
    give,
    make_pact,
    own,
    play,
    politics,
    refused,
    stack,
    table,
    workers,
)
from rule_marks import rule

# -- growth


@rule("through_the_ages.growth.cost", "through_the_ages.stores.food")
@pytest.mark.parametrize(
    ("yellow", "food"),
    [(20, 2), (18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)],
)
def test_growth_costs_what_the_section_of_the_yellow_bank_shows(yellow: int, food: int) -> None:
    people = give(table(), yellow=yellow)
    assert refused(give(people, food=food - 1), "grow") == "stores.food"

    play(give(people, food=food), "grow")

    assert own(people).food == 0
    assert (own(people).yellow, own(people).idle, own(people).civil_left) == (yellow - 1, 2, 3)


@rule("through_the_ages.growth.empty")
def test_an_empty_yellow_bank_cannot_grow() -> None:
    assert refused(give(table(), yellow=0, food=9), "grow") == "growth.empty"


# -- building


@rule("through_the_ages.build.worker")
@pytest.mark.parametrize("move", ["build bronze", "build religion", "recruit warriors"])
def test_building_and_recruiting_need_an_unused_worker(move: str) -> None:
    assert refused(give(table(), idle=0, resources=9), move) == "build.worker"


@rule("through_the_ages.build.technology")
@pytest.mark.parametrize(
    "move", ["build iron", "build drama", "recruit knights", "upgrade bronze iron", "upgrade warriors swordsmen"]
)
def test_building_and_upgrading_need_the_technology_in_play(move: str) -> None:
    assert refused(give(table(), hand="iron drama", resources=9), move) == "build.technology"


@rule("through_the_ages.build.limit")
def test_the_limit_is_for_each_kind_all_levels_together() -> None:
    city = give(table(), workers="philosophy:1 alchemy:1 religion:1", resources=30, idle=5)
    assert refused(city, "build philosophy") == refused(city, "build alchemy") == "build.limit"

    play(city, "build religion")
    assert refused(city, "build religion") == "build.limit"
    play(city, "upgrade philosophy alchemy")
    assert workers(city)["alchemy"] == 2


@rule("through_the_ages.build.limit")
def test_farms_mines_and_units_have_no_limit() -> None:
    city = give(table(), workers="bronze:5 agriculture:5 warriors:5", resources=9, idle=3)

    play(city, "build bronze", "build agriculture", "recruit warriors")


@rule("through_the_ages.build.cost")
def test_what_is_built_works_this_very_turn() -> None:
    city = play(give(table(), resources=5, idle=2), "build agriculture", "build religion", "end")

    assert own(city).food == 3
    assert own(city).culture == 1


@rule("through_the_ages.build.nobody")
@pytest.mark.parametrize(
    "move", ["upgrade iron coal", "destroy religion", "disband knights", "upgrade swordsmen riflemen"]
)
def test_nobody_stands_there(move: str) -> None:
    everything = give(table(), technologies="iron coal swordsmen riflemen", resources=9)

    assert refused(everything, move) == "build.nobody"


@rule("through_the_ages.build.upgrade")
def test_a_worker_stays_within_its_kind() -> None:
    city = give(table(), workers="religion:1", technologies="drama theology", resources=9, idle=0)

    play(city, "upgrade religion theology")
    with pytest.raises(Malformed):
        play(city, "upgrade theology drama")


@rule("through_the_ages.build.destroy")
def test_a_destroyed_building_leaves_an_unused_worker_and_nothing_else() -> None:
    city = give(table(), workers="religion:1", resources=1)

    play(city, "destroy religion")

    assert (own(city).idle, own(city).resources, own(city).civil_left) == (2, 1, 3)
    assert (own(city).culture_rate, own(city).faces) == (0, 0)
    assert own(city).yellow == 18


@rule("through_the_ages.build.disband")
def test_a_disbanded_unit_is_an_unused_worker() -> None:
    army = play(table(), "disband warriors")

    assert (own(army).idle, own(army).strength) == (2, 0)
    assert (own(army).civil_left, own(army).military_left) == (4, 1)


# -- technologies


@rule("through_the_ages.technology.play", "through_the_ages.technology.cost")
def test_a_technology_costs_an_action_and_science_and_brings_no_worker() -> None:
    learning = give(table(), hand="iron", science=7)

    play(learning, "develop iron")

    assert (own(learning).science, own(learning).civil_left) == (2, 3)
    assert "iron" not in workers(learning)
    assert refused(give(learning, hand="coal"), "develop coal") == "technology.cost"


@rule("through_the_ages.technology.play")
def test_a_technology_may_be_skipped_and_its_forerunner_still_built() -> None:
    skipping = give(table(), hand="coal", science=7, resources=2)

    play(skipping, "develop coal", "build bronze")

    assert workers(skipping)["bronze"] == 3


@rule("through_the_ages.technology.play")
def test_science_points_stop_at_forty() -> None:
    assert own(play(give(table(), science=40), "end")).science == 40


@rule("through_the_ages.technology.cooperation")
@pytest.mark.parametrize(("own_points", "partners"), [(0, 5), (5, 0)])
def test_scientific_cooperation_allows_no_technology_while_one_has_no_science(own_points: int, partners: int) -> None:
    scholars = make_pact(give(table(), hand="irrigation monarchy", science=own_points), 1, 0, "scientific-cooperation")
    give(scholars, 1, science=partners)

    assert refused(scholars, "develop irrigation") == "technology.cooperation"
    assert refused(scholars, "revolt monarchy") == "technology.cooperation"


@rule("through_the_ages.technology.cooperation")
@pytest.mark.parametrize(
    ("move", "price"), [("develop irrigation", 1), ("govern monarchy", 7), ("revolt monarchy", 1), ("develop coal", 5)]
)
def test_scientific_cooperation_takes_two_off_and_the_partner_pays_one(move: str, price: int) -> None:
    scholars = make_pact(give(table(), hand="irrigation monarchy coal"), 1, 0, "scientific-cooperation")
    give(scholars, 1, science=3)

    play(give(scholars, science=price), move)

    assert (own(scholars).science, own(scholars, 1).science) == (0, 2)


# -- payments


@rule("through_the_ages.stores.resources", "through_the_ages.stores.paying")
@pytest.mark.parametrize(
    ("technologies", "tokens", "bank", "left"),
    [
        ("iron coal", "bronze:2 coal:1", 9, {"iron": 1}),
        ("coal", "bronze:2 coal:1", 9, {"bronze": 2}),
        ("iron", "bronze:1 iron:2", 9, {"iron": 1}),
        ("iron", "iron:2", 9, {"bronze": 1}),
        ("oil", "oil:1", 9, {"bronze": 2}),
        ("oil iron", "oil:1", 0, {"iron": 1}),
        ("oil", "oil:1", 0, {"bronze": 1}),
        ("coal", "coal:1", 0, {}),
    ],
    ids=lambda value: str(value).replace(" ", "-"),
)
def test_paying_three_leaves_as_few_tokens_as_possible_out_of_the_bank(
    technologies: str, tokens: str, bank: int, left: dict[str, int]
) -> None:
    payer = give(table(), technologies=technologies, blue=tokens, bank=bank)
    before = bank + sum(blue(payer).values())

    play(payer, "build religion")

    assert blue(payer) == left
    assert own(payer).bank == before - sum(left.values())


@rule("through_the_ages.stores.food")
def test_food_is_paid_alike() -> None:
    payer = give(table(), technologies="irrigation selective-breeding", blue="selective-breeding:1 agriculture:1")

    play(payer, "grow")

    assert blue(payer) == {"irrigation": 1}


@rule("through_the_ages.stores.resources")
def test_food_pays_for_no_building() -> None:
    assert refused(give(table(), food=9, resources=1), "build bronze") == "stores.resources"
    assert refused(give(table(), food=1, resources=9), "grow") == "stores.food"


@rule("through_the_ages.stores.resources")
def test_change_never_goes_upward() -> None:
    payer = after(give(table(), technologies="iron", blue="bronze:5", hand="rich-land-a"), "land rich-land-a bronze")

    assert blue(payer) == {"bronze": 4}


@rule("through_the_ages.stores.resources")
@pytest.mark.parametrize(
    ("tokens", "bank", "left"),
    [
        ("agriculture:1 bronze:1", 1, {"agriculture": 1, "bronze": 1}),
        ("agriculture:1 bronze:1", 0, {"bronze": 1}),
        ("bronze:1 irrigation:1", 0, {"irrigation": 1}),
        ("iron:1 irrigation:1", 0, {"iron": 1}),
        ("alchemy:1 iron:1", 0, {"iron": 1}),
        ("", 0, {}),
    ],
    ids=lambda value: str(value).replace(" ", "-"),
)
def test_a_blue_token_owed_comes_from_the_bank_then_the_least_valuable_food_first(
    tokens: str, bank: int, left: dict[str, int]
) -> None:
    """Crime Wave takes one from each of the two weakest."""
    owing = stack(give(table(), workers="warriors:3", military="rats"), current="crime-wave no-event")
    give(owing, 1, technologies="irrigation iron alchemy", blue=tokens, bank=bank)

    play(politics(owing), "seed rats")

    assert blue(owing, 1) == left
    assert own(owing, 1).bank == 0
