"""Costs and effects of special technologies, and how a newer one replaces an older one."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.military_positions import strengthen
from games.through_the_ages.positions import begin_turn, declare, give, in_play, own, play, refused, table
from rule_marks import card, rule


def learn(special: str, science: int) -> Table:
    """Play the technology for exactly this many science points."""
    learning = give(table(), hand=special)
    assert refused(give(learning, science=science - 1), f"develop {special}") == "technology.cost"
    play(give(learning, science=science), f"develop {special}")
    assert own(learning).science == 0
    assert in_play(learning) == {special}
    return learning


@card("through_the_ages.warfare", "through_the_ages.strategy", "through_the_ages.military-theory")
@pytest.mark.parametrize(
    ("special", "science", "strength", "military"),
    [("warfare", 4, 1, 1), ("strategy", 8, 3, 2), ("military-theory", 12, 5, 3)],
)
def test_military_specials(special: str, science: int, strength: int, military: int) -> None:
    learned = own(learn(special, science))

    assert learned.strength == 1 + strength
    assert learned.military == learned.military_left == 2 + military
    assert learned.civil == 4


@card("through_the_ages.code-of-laws", "through_the_ages.justice-system", "through_the_ages.civil-service")
@pytest.mark.parametrize(
    ("special", "science", "civil", "blue"),
    [("code-of-laws", 6, 1, 0), ("justice-system", 7, 1, 3), ("civil-service", 10, 2, 3)],
)
def test_civil_specials(special: str, science: int, civil: int, blue: int) -> None:
    learned = own(learn(special, science))

    assert learned.civil == 4 + civil
    assert learned.civil_left == 3 + civil
    assert learned.bank == 18 + blue
    assert (learned.strength, learned.military) == (1, 2)


@card("through_the_ages.cartography", "through_the_ages.navigation", "through_the_ages.satellites")
@pytest.mark.parametrize(
    ("special", "science", "strength", "colonization"),
    [("cartography", 4, 1, 2), ("navigation", 6, 2, 3), ("satellites", 8, 3, 4)],
)
def test_colonization_specials(special: str, science: int, strength: int, colonization: int) -> None:
    learned = own(learn(special, science))

    assert learned.strength == 1 + strength
    assert learned.colonization == colonization


@card("through_the_ages.masonry", "through_the_ages.architecture", "through_the_ages.engineering")
@pytest.mark.parametrize(
    ("special", "science", "prices"),
    [("masonry", 3, (3, 3, 7, 10)), ("architecture", 6, (3, 3, 6, 9)), ("engineering", 9, (3, 3, 6, 8))],
)
def test_construction_specials_make_urban_buildings_cheaper(
    special: str, science: int, prices: tuple[int, ...]
) -> None:
    learned = give(learn(special, science), technologies="printing-press journalism multimedia", idle=4)

    for work, price in zip(("philosophy", "printing-press", "journalism", "multimedia"), prices, strict=True):
        assert refused(give(learned, resources=price - 1), f"build {work}") == "stores.resources"
        assert own(play(give(learned.copy(), resources=price), f"build {work}")).resources == 0


@card("through_the_ages.masonry", "through_the_ages.architecture", "through_the_ages.engineering")
@pytest.mark.parametrize("special", ["masonry", "architecture", "engineering"])
def test_construction_specials_do_nothing_for_farms_mines_and_units(special: str) -> None:
    builder = give(table(), technologies=f"{special} irrigation iron swordsmen", idle=3)

    assert own(play(give(builder.copy(), resources=4), "build irrigation")).resources == 0
    assert own(play(give(builder.copy(), resources=5), "build iron")).resources == 0
    assert own(play(give(builder.copy(), resources=3), "recruit swordsmen")).resources == 0


@card("through_the_ages.masonry", "through_the_ages.architecture", "through_the_ages.engineering")
@rule("through_the_ages.stages.at_once", "through_the_ages.stages.stage")
@pytest.mark.parametrize(("special", "at_once"), [("masonry", 2), ("architecture", 3), ("engineering", 4)])
def test_construction_specials_complete_several_stages_in_one_action(special: str, at_once: int) -> None:
    builder = give(table(), technologies=special, wonder="ocean-liner-service", resources=12)
    if at_once < 4:
        assert refused(builder, f"stage x{at_once + 1}") == "stages.at_once"

    play(builder, f"stage x{at_once}")

    assert own(builder).stages_done == at_once
    assert own(builder).resources == 12 - sum((3, 2, 2, 2)[:at_once])
    assert own(builder).civil_left == 3


@rule("through_the_ages.technology.replace")
def test_a_newer_special_replaces_the_older_and_never_the_other_way() -> None:
    soldier = give(table(), technologies="warfare", hand="strategy", science=8)
    assert (own(soldier).strength, own(soldier).military) == (2, 3)

    play(soldier, "develop strategy")
    assert (own(soldier).strength, own(soldier).military) == (4, 4)
    assert in_play(soldier) == {"strategy"}
    give(soldier, hand="warfare", science=4)
    assert refused(soldier, "develop warfare") == "technology.replace"


@rule("through_the_ages.technology.replace")
def test_a_special_of_another_kind_stays() -> None:
    learned = play(give(table(), technologies="warfare", hand="cartography", science=4), "develop cartography")

    assert in_play(learned) == {"warfare", "cartography"}
    assert own(learned).strength == 3


@rule("through_the_ages.technology.replace")
@card("through_the_ages.war-over-technology")
def test_a_special_technology_is_not_played_over_itself() -> None:
    """It was in hand when the war brought another copy into play."""
    winner = give(strengthen(table(age=3), 12, 1, 1), hand="masonry", leader="albert-einstein", science=9)
    give(winner, 1, technologies="masonry", workers="warriors:0")
    play(begin_turn(declare(winner, 0, "war-over-technology", 1)), "go", "done", "seize masonry")
    assert in_play(winner) == {"masonry"}

    assert refused(winner, "develop masonry") == "technology.replace"
    assert refused(give(winner, hand="masonry breakthrough-i"), "breakthrough breakthrough-i masonry") == (
        "technology.replace"
    )


@rule("through_the_ages.technology.replace")
@pytest.mark.parametrize("technology", ["iron", "drama", "knights"])
def test_no_other_technology_is_played_over_itself(technology: str) -> None:
    owner = give(table(), technologies=technology, hand=technology, science=30)

    assert refused(owner, f"develop {technology}") == "technology.replace"
