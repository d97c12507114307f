"""Wonders one by one: the price of each stage, and their effects once finished."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import (
    begin_turn,
    blue,
    give,
    ids,
    lay,
    may,
    name,
    own,
    play,
    refused,
    table,
)
from rule_marks import card, rule


def finish(wonder: str, stages: tuple[int, ...], position: Table | None = None) -> Table:
    """Complete all stages, each for exactly its price."""
    building = give(position or table(), wonder=wonder)
    for done, price in enumerate(stages):
        assert own(building).stages_done == done
        give(building, civil_used=0)
        if price:
            assert refused(give(building, resources=price - 1), "stage x1") == "stores.resources"
        left, bank = own(building).civil_left, own(give(building, resources=price)).bank
        play(building, "stage x1")
        assert own(building).resources == 0
        if done + 1 < len(stages):
            assert own(building).bank == bank + price - 1
            assert own(building).civil_left == left - 1
    assert ids(own(building).wonders)[-1:] == [wonder]
    assert name(own(building).wonder) == ""
    assert own(building).stages_done == 0
    return building


def ratings(position: Table) -> tuple[int, int, int, int]:
    """Return culture, science, happy faces and strength above those of a civilization at the start."""
    civilization = own(position)
    return civilization.culture_rate, civilization.science_rate - 1, civilization.faces, civilization.strength - 1


# -- Antiquity


@card("through_the_ages.hanging-gardens")
def test_hanging_gardens() -> None:
    assert ratings(finish("hanging-gardens", (2, 2, 2))) == (1, 0, 2, 0)


@card("through_the_ages.library-of-alexandria")
def test_library_of_alexandria() -> None:
    finished = finish("library-of-alexandria", (1, 2, 2, 1))

    assert ratings(finished) == (1, 1, 0, 0)
    assert (own(finished).civil_limit, own(finished).military_limit) == (5, 3)
    assert (own(finished).civil, own(finished).military) == (4, 2)


@card("through_the_ages.library-of-alexandria")
@rule("through_the_ages.row.hand_limit")
def test_library_of_alexandria_lets_one_hold_a_card_more() -> None:
    holding = lay(give(table(), hand="moses iron coal oil"), "work-of-art-i work-of-art-a")
    assert refused(holding, "take R1") == "row.hand_limit"

    play(give(holding, wonders="library-of-alexandria"), "take R1")
    assert refused(holding, "take R2") == "row.hand_limit"


@card("through_the_ages.colossus")
def test_colossus() -> None:
    finished = finish("colossus", (3, 3))

    assert ratings(finished) == (1, 0, 0, 1)
    assert own(finished).colonization == 1


@card("through_the_ages.pyramids")
def test_pyramids_add_a_civil_action_at_once() -> None:
    finished = finish("pyramids", (3, 2, 1))

    assert ratings(finished) == (0, 0, 0, 0)
    assert (own(finished).civil, own(finished).civil_left) == (5, 4)


# -- Age I


@card("through_the_ages.great-wall")
def test_great_wall_counts_infantry_and_artillery() -> None:
    assert ratings(finish("great-wall", (2, 2, 3, 2))) == (1, 0, 1, 1)

    army = give(table(), workers="warriors:1 swordsmen:1 knights:2 cannon:2 air-forces:1")
    before = own(army).strength
    assert own(give(army, wonders="great-wall")).strength == before + 4


@card("through_the_ages.great-wall")
@pytest.mark.parametrize(("unit", "more"), [("riflemen", 3), ("rockets", 3), ("tanks", 0), ("air-forces", 0)])
def test_great_wall_and_each_kind_of_unit(unit: str, more: int) -> None:
    army = give(table(), workers=f"warriors:0 {unit}:3")
    before = own(army).strength

    assert own(give(army, wonders="great-wall")).strength == before + more


@card("through_the_ages.st-peters-basilica")
def test_st_peters_basilica_doubles_every_happy_face() -> None:
    assert ratings(finish("st-peters-basilica", (4, 4))) == (2, 0, 0, 0)

    assert own(give(table(), wonders="st-peters-basilica", workers="religion:2")).faces == 4
    many = "hanging-gardens st-peters-basilica"
    assert own(give(table(), wonders=many)).faces == 4
    assert own(give(table(), wonders=many, government="theocracy")).faces == 8
    assert own(give(table(), wonders="st-peters-basilica", colonies="historic-territory-ii")).faces == 4
    assert own(give(table(), wonders="st-peters-basilica", leader="elvis-presley")).faces == 4


@card("through_the_ages.st-peters-basilica")
def test_st_peters_basilica_does_not_double_unhappy_faces() -> None:
    sad = give(table(), wonders="st-peters-basilica kremlin", workers="religion:2", government="communism")

    assert own(sad).faces == 4 - 2 - 1


@card("through_the_ages.universitas-carolina")
def test_universitas_carolina() -> None:
    assert ratings(finish("universitas-carolina", (3, 3, 3))) == (1, 2, 0, 0)


@card("through_the_ages.taj-mahal")
def test_taj_mahal() -> None:
    assert ratings(finish("taj-mahal", (2, 4, 2))) == (3, 0, 0, 0)


# -- Age II


@card("through_the_ages.transcontinental-railroad")
def test_transcontinental_railroad_adds_strength() -> None:
    assert ratings(finish("transcontinental-railroad", (3, 4, 5))) == (0, 0, 0, 5)


@card("through_the_ages.transcontinental-railroad")
@pytest.mark.parametrize(
    ("mines", "tokens"),
    [
        ("bronze:2 iron:1", {"bronze": 2, "iron": 2}),
        ("bronze:1 coal:0", {"bronze": 2}),
        ("bronze:0", {}),
    ],
)
def test_transcontinental_railroad_adds_a_token_to_the_best_mine(mines: str, tokens: dict[str, int]) -> None:
    rails = give(table(), wonders="transcontinental-railroad", workers=f"agriculture:0 {mines}")

    assert blue(play(rails, "end")) == tokens


@card("through_the_ages.eiffel-tower")
def test_eiffel_tower() -> None:
    assert ratings(finish("eiffel-tower", (3, 7, 3))) == (4, 0, 1, 0)


@card("through_the_ages.kremlin")
def test_kremlin_adds_actions_and_unhappy_faces() -> None:
    finished = finish("kremlin", (4, 4, 4), give(table(), workers="religion:2", government="monarchy"))

    assert own(finished).culture_rate == 2 + 3
    assert own(finished).faces == 0
    assert (own(finished).civil, own(finished).civil_left) == (6, 5)
    assert (own(finished).military, own(finished).military_left) == (4, 4)
    assert own(give(finished, workers="religion:3")).faces == 1


@card("through_the_ages.ocean-liner-service")
def test_ocean_liner_service_grows_once_a_turn_without_an_action() -> None:
    assert refused(table(), "ship") == "card.ocean-liner-service"
    finished = finish("ocean-liner-service", (3, 2, 2, 2, 3))
    left = own(finished).civil_left

    play(finished, "ship")
    assert (own(finished).yellow, own(finished).idle) == (17, 2)
    assert own(finished).civil_left == left
    assert refused(finished, "ship") == "card.ocean-liner-service"


@card("through_the_ages.ocean-liner-service")
def test_ocean_liner_service_takes_five_food_off() -> None:
    sailing = give(table(), wonders="ocean-liner-service", yellow=4, food=1)
    assert own(sailing).growth_cost == 7
    assert refused(sailing, "ship") == "stores.food"

    play(give(sailing, food=2), "ship")
    assert own(sailing).food == 0
    play(give(sailing.copy(), yellow=4, food=9), "end")
    assert may(begin_turn(give(sailing, yellow=8)), "ship")
    assert refused(give(sailing, yellow=0), "ship") == "growth.empty"


# -- Age III: points when they are finished


@card("through_the_ages.hollywood")
def test_hollywood_scores_twice_the_levels_of_theaters_and_libraries() -> None:
    city = give(table(), workers="drama:1 opera:1 movies:1 printing-press:2 multimedia:1 computers:1")
    finished = finish("hollywood", (5, 6, 5), city)

    assert own(finished).culture == 2 * (1 + 2 + 3 + 1 + 1 + 3)


@card("through_the_ages.internet")
def test_internet_scores_twice_the_levels_of_labs_and_libraries() -> None:
    city = give(table(), workers="philosophy:2 alchemy:1 computers:2 journalism:1 movies:1", technologies="multimedia")
    finished = finish("internet", (2, 3, 4, 3, 2), city)

    assert own(finished).culture == 2 * (1 + 3 + 3 + 2)


@card("through_the_ages.first-space-flight")
def test_first_space_flight_scores_the_levels_of_all_technologies() -> None:
    city = give(table(), technologies="iron coal oil drama strategy satellites air-forces", government="republic")
    finished = finish("first-space-flight", (3, 4, 9), city)

    assert own(finished).culture == (1 + 2 + 3) + 1 + 2 + 3 + 3 + 2


@card("through_the_ages.fast-food-chains")
def test_fast_food_chains_score_workers() -> None:
    city = give(table(), workers="agriculture:2 bronze:3 philosophy:1 religion:2 warriors:1", idle=3)
    finished = finish("fast-food-chains", (4, 4, 4, 4), city)

    assert own(finished).culture == 2 * (2 + 3) + 1 + 2 + 1


@card("through_the_ages.fast-food-chains")
@pytest.mark.parametrize(
    ("work", "each"),
    [
        ("irrigation", 2),
        ("oil", 2),
        ("computers", 1),
        ("theology", 1),
        ("journalism", 1),
        ("opera", 1),
        ("team-sports", 1),
        ("riflemen", 1),
        ("tanks", 1),
        ("rockets", 1),
        ("air-forces", 1),
    ],
)
def test_fast_food_chains_score_each_kind_of_work(work: str, each: int) -> None:
    city = give(table(), workers=f"agriculture:0 bronze:0 philosophy:0 warriors:0 {work}:2")
    last = give(city, wonder="fast-food-chains", stages=3, resources=4)

    assert own(play(last, "stage x1")).culture == 2 * each


# -- stages


@rule("through_the_ages.stages.none", "through_the_ages.stages.at_once", "through_the_ages.stages.stage")
def test_stages_need_a_wonder_under_construction() -> None:
    assert refused(table(), "stage x1") == "stages.none"
    builder = give(table(), wonder="colossus", stages=1, resources=9)
    assert refused(builder, "stage x2") == "stages.at_once"
    assert refused(give(builder, technologies="masonry"), "stage x2") == "stages.stage"


@rule("through_the_ages.stages.tokens")
def test_a_stage_needs_a_blue_token_after_it_is_paid() -> None:
    """One token pays for two stages and covers one of them."""
    short = give(table(), wonder="library-of-alexandria", blue="oil:1", technologies="oil masonry", bank=0)
    assert refused(short, "stage x2") == "stages.tokens"

    play(short, "stage x1")
    assert (own(short).bank, own(short).stages_done) == (0, 1)


@rule("through_the_ages.stages.tokens")
def test_the_discount_of_an_action_card_brings_no_token() -> None:
    short = give(table(), wonder="library-of-alexandria", hand="engineering-genius-a", bank=0)

    assert refused(short, "genius engineering-genius-a") == "stages.tokens"


@rule("through_the_ages.stages.finished")
def test_a_finished_wonder_gives_its_tokens_back_and_works_at_once() -> None:
    last = give(table(), wonder="hanging-gardens", stages=2, bank=5, resources=2)

    play(last, "stage x1")

    assert own(last).bank == 5 + 2 + 2
    assert own(play(last, "end")).culture == 1


@rule("through_the_ages.stages.finished")
def test_a_ruined_wonder_gives_two_culture_and_nothing_else() -> None:
    ruined = own(give(table(), wonders="hanging-gardens", ruined="hanging-gardens"))

    assert (ruined.culture_rate, ruined.faces) == (2, 0)


@rule("through_the_ages.stages.stage")
def test_several_stages_in_one_action_are_paid_in_one_sum() -> None:
    builder = give(table(), wonder="pyramids", technologies="masonry coal", blue="coal:1", stages=1, bank=9)

    play(builder, "stage x2")

    assert ids(own(builder).wonders) == ["pyramids"]
    assert blue(builder) == {}
