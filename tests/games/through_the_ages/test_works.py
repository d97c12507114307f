"""Farms, mines, urban buildings and units: their costs, and the yield of each worker."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import blue, give, own, play, refused, table, workers
from rule_marks import card, rule

NOBODY = "agriculture:0 bronze:0 philosophy:0 warriors:0"


def with_nobody_at_work() -> Table:
    """Return a civilization with one unused worker and no other."""
    return give(table(), workers=NOBODY, idle=1)


def develop(work: str, science: int) -> Table:
    """Play the technology for exactly this many science points."""
    learning = give(with_nobody_at_work(), hand=work)
    assert refused(give(learning, science=science - 1), f"develop {work}") == "technology.cost"
    play(give(learning, science=science), f"develop {work}")
    assert own(learning).science == 0
    return learning


def put_to_work(position: Table, work: str, price: int, verb: str = "build") -> Table:
    """Put a worker there for exactly this many resources."""
    assert refused(give(position, resources=price - 1), f"{verb} {work}") == "stores.resources"
    play(give(position, resources=price), f"{verb} {work}")
    assert own(position).resources == 0
    assert workers(position) == {work: 1}
    return position


def ratings(position: Table) -> tuple[int, int, int, int]:
    """Return culture, science, happy faces and strength."""
    civilization = own(position)
    return civilization.culture_rate, civilization.science_rate, civilization.faces, civilization.strength


@card("through_the_ages.agriculture", "through_the_ages.bronze")
@pytest.mark.parametrize("work", ["agriculture", "bronze"])
def test_what_is_printed_on_the_board_needs_no_science(work: str) -> None:
    produced = play(put_to_work(with_nobody_at_work(), work, 2), "end")

    assert blue(produced) == {work: 1}
    assert own(produced).food + own(produced).resources == 1


@card("through_the_ages.irrigation", "through_the_ages.selective-breeding", "through_the_ages.mechanized-agriculture")
@pytest.mark.parametrize(
    ("farm", "science", "price", "food"),
    [("irrigation", 3, 4, 2), ("selective-breeding", 5, 6, 3), ("mechanized-agriculture", 7, 8, 5)],
)
def test_farms(farm: str, science: int, price: int, food: int) -> None:
    produced = play(put_to_work(develop(farm, science), farm, price), "end")

    assert blue(produced) == {farm: 1}
    assert own(produced).food == food
    assert ratings(produced) == (0, 0, 0, 0)


@card("through_the_ages.iron", "through_the_ages.coal", "through_the_ages.oil")
@pytest.mark.parametrize(
    ("mine", "science", "price", "resources"), [("iron", 5, 5, 2), ("coal", 7, 8, 3), ("oil", 9, 11, 5)]
)
def test_mines(mine: str, science: int, price: int, resources: int) -> None:
    produced = play(put_to_work(develop(mine, science), mine, price), "end")

    assert blue(produced) == {mine: 1}
    assert own(produced).resources == resources
    assert ratings(produced) == (0, 0, 0, 0)


@card("through_the_ages.philosophy", "through_the_ages.religion")
@pytest.mark.parametrize(("work", "expected"), [("philosophy", (0, 1, 0, 0)), ("religion", (1, 0, 1, 0))])
def test_urban_buildings_of_the_board(work: str, expected: tuple[int, int, int, int]) -> None:
    assert ratings(put_to_work(with_nobody_at_work(), work, 3)) == expected


@card("through_the_ages.alchemy", "through_the_ages.scientific-method", "through_the_ages.computers")
@pytest.mark.parametrize(
    ("lab", "science", "price", "each_turn"),
    [("alchemy", 4, 6, 2), ("scientific-method", 6, 8, 3), ("computers", 8, 10, 5)],
)
def test_labs(lab: str, science: int, price: int, each_turn: int) -> None:
    built = put_to_work(develop(lab, science), lab, price)

    assert ratings(built) == (0, each_turn, 0, 0)
    assert own(play(built, "end")).science == each_turn


@card("through_the_ages.theology", "through_the_ages.organized-religion")
@pytest.mark.parametrize(
    ("temple", "science", "price", "faces"), [("theology", 2, 5, 2), ("organized-religion", 4, 7, 3)]
)
def test_temples(temple: str, science: int, price: int, faces: int) -> None:
    built = put_to_work(develop(temple, science), temple, price)

    assert ratings(built) == (1, 0, faces, 0)
    assert own(play(built, "end")).culture == 1


@card("through_the_ages.printing-press", "through_the_ages.journalism", "through_the_ages.multimedia")
@pytest.mark.parametrize(
    ("library", "science", "price", "each_turn"),
    [("printing-press", 3, 4, 1), ("journalism", 6, 8, 2), ("multimedia", 9, 11, 3)],
)
def test_libraries(library: str, science: int, price: int, each_turn: int) -> None:
    assert ratings(put_to_work(develop(library, science), library, price)) == (each_turn, each_turn, 0, 0)


@card("through_the_ages.drama", "through_the_ages.opera", "through_the_ages.movies")
@pytest.mark.parametrize(
    ("theater", "science", "price", "culture"), [("drama", 4, 5, 2), ("opera", 7, 9, 3), ("movies", 10, 12, 4)]
)
def test_theaters(theater: str, science: int, price: int, culture: int) -> None:
    assert ratings(put_to_work(develop(theater, science), theater, price)) == (culture, 0, 1, 0)


@card("through_the_ages.bread-and-circuses", "through_the_ages.team-sports", "through_the_ages.professional-sports")
@pytest.mark.parametrize(
    ("arena", "science", "price", "faces", "strength"),
    [("bread-and-circuses", 3, 4, 2, 1), ("team-sports", 5, 6, 3, 2), ("professional-sports", 7, 8, 4, 3)],
)
def test_arenas(arena: str, science: int, price: int, faces: int, strength: int) -> None:
    assert ratings(put_to_work(develop(arena, science), arena, price)) == (0, 0, faces, strength)


@card("through_the_ages.warriors")
def test_warriors() -> None:
    assert ratings(put_to_work(with_nobody_at_work(), "warriors", 2, "recruit")) == (0, 0, 0, 1)


@card("through_the_ages.swordsmen", "through_the_ages.riflemen", "through_the_ages.modern-infantry")
@card("through_the_ages.knights", "through_the_ages.cavalrymen", "through_the_ages.tanks")
@card("through_the_ages.cannon", "through_the_ages.rockets", "through_the_ages.air-forces")
@rule("through_the_ages.build.recruit", "through_the_ages.build.disband")
@pytest.mark.parametrize(
    ("unit", "science", "price", "strength"),
    [
        ("swordsmen", 3, 3, 2),
        ("riflemen", 5, 5, 3),
        ("modern-infantry", 8, 7, 5),
        ("knights", 4, 3, 2),
        ("cavalrymen", 6, 5, 3),
        ("tanks", 9, 7, 5),
        ("cannon", 7, 5, 3),
        ("rockets", 10, 7, 5),
        ("air-forces", 11, 7, 5),
    ],
)
def test_units(unit: str, science: int, price: int, strength: int) -> None:
    recruited = put_to_work(develop(unit, science), unit, price, "recruit")
    assert ratings(recruited) == (0, 0, 0, strength)
    assert own(recruited).military_left == 1

    play(recruited, f"disband {unit}")
    assert ratings(recruited) == (0, 0, 0, 0)
    assert own(recruited).idle == 1


@pytest.mark.parametrize(
    ("old", "new", "price", "expected"),
    [
        ("agriculture", "mechanized-agriculture", 6, (0, 0, 0, 0)),
        ("bronze", "coal", 6, (0, 0, 0, 0)),
        ("iron", "oil", 6, (0, 0, 0, 0)),
        ("religion", "theology", 2, (1, 0, 2, 0)),
        ("printing-press", "multimedia", 7, (3, 3, 0, 0)),
        ("drama", "opera", 4, (3, 0, 1, 0)),
        ("bread-and-circuses", "professional-sports", 4, (0, 0, 4, 3)),
    ],
)
@rule("through_the_ages.build.upgrade")
def test_an_upgrade_costs_the_difference_and_may_skip_levels(
    old: str, new: str, price: int, expected: tuple[int, int, int, int]
) -> None:
    upgrading = give(with_nobody_at_work(), workers=f"{old}:1", technologies=new, resources=price)

    play(upgrading, f"upgrade {old} {new}")

    assert own(upgrading).resources == 0
    assert own(upgrading).civil_left == 3
    assert workers(upgrading) == {new: 1}
    assert ratings(upgrading) == expected


@pytest.mark.parametrize(
    ("old", "new", "price", "strength"),
    [("warriors", "modern-infantry", 5, 5), ("knights", "cavalrymen", 2, 3), ("cannon", "rockets", 2, 5)],
)
@rule("through_the_ages.build.upgrade")
def test_units_are_upgraded_with_military_actions(old: str, new: str, price: int, strength: int) -> None:
    upgrading = give(with_nobody_at_work(), workers=f"{old}:1", technologies=new, resources=price)

    play(upgrading, f"upgrade {old} {new}")

    assert own(upgrading).resources == 0
    assert (own(upgrading).civil_left, own(upgrading).military_left) == (4, 1)
    assert ratings(upgrading) == (0, 0, 0, strength)
