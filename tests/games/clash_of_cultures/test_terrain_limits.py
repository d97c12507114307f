"""Forests, mountains and the ore of Roads: limits that a move leaves on a unit for the rest of the turn."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.positions import (
    city,
    give,
    goods,
    legal,
    may,
    phase,
    play,
    refused,
    shape,
    ship,
    ships,
    standing,
    table,
    units,
)
from rule_marks import rule

ROADS = "tactics engineering roads"


def through_a_forest() -> Table:
    """Return red's city with an Army on E5, a forest on F5, blue's Army on G7 behind G6."""
    made = shape(table(4), fertile="E5 G6 G7", forest="F5")
    city(give(made, advances=ROADS, food=1, ore=1), "E5")
    return units(units(made, "E5", armies=1), "G7", "blue", armies=1)


@rule("clash_of_cultures.move.forest", "clash_of_cultures.card.roads")
def test_a_forest_passed_by_road_counts_as_entered() -> None:
    made = play(through_a_forest(), "move E5 with army to G6")
    assert phase(made) == "pave"
    assert legal(made) == {"pave", "rough"}

    play(made, "rough")
    assert goods(made) == {"ore": 1}
    play(made, "move G6 with wary-army")
    assert refused(made, "to G7") == "move.forest"


@rule("clash_of_cultures.card.roads")
def test_ore_lifts_a_forest_passed_by_road() -> None:
    made = play(through_a_forest(), "move E5 with army to G6", "pave")
    assert goods(made) == {}
    play(made, "move G6 with army")
    assert may(made, "to G7")


@rule("clash_of_cultures.move.forest", "clash_of_cultures.card.roads")
def test_without_ore_nobody_is_asked_and_the_forest_counts() -> None:
    made = play(give(through_a_forest(), ore=0), "move E5 with army to G6", "move G6 with wary-army")
    assert refused(made, "to G7") == "move.forest"


@rule("clash_of_cultures.card.roads")
@pytest.mark.parametrize(("other", "passed"), [("fertile", False), ("barren", False), ("mountain", True)])
def test_the_march_goes_round_a_forest_where_it_can(other: str, passed: bool) -> None:
    """E6 and F5 lie between E5 and F6."""
    ground = {"fertile": "E5 F6", "forest": "F5"}
    ground[other] = f"{ground.get(other, '')} E6"
    made = shape(table(4), **ground)
    units(city(give(made, advances=ROADS, food=1, ore=1), "E5"), "E5", armies=1)

    play(made, "move E5 with army to F6")
    assert phase(made) == ("pave" if passed else "turn")
    if not passed:
        assert goods(made) == {"ore": 1}
        assert may(play(made, "move F6"), "with army")


@rule("clash_of_cultures.card.roads")
def test_a_forest_on_a_hex_without_room_is_passed_only_where_nothing_else_has_room() -> None:
    made = shape(table(4), fertile="E5 F6 E6", forest="F5")
    units(city(give(made, advances=ROADS, food=1, ore=1), "E5"), "E5", armies=1)
    units(made, "E6", armies=4)

    play(made, "move E5 with army to F6")
    assert phase(made) == "pave"


@rule("clash_of_cultures.card.roads", "clash_of_cultures.move.forest")
def test_ore_lifts_an_earlier_forest_for_one_move() -> None:
    made = shape(table(4), fertile="E5 G6 G7", forest="F5")
    city(give(made, advances=ROADS, ore=1), "G6")
    units(units(made, "E5", armies=1), "G7", "blue", armies=1)

    play(made, "move E5 with army to F5", "move F5 with wary-army to G6", "pave")
    assert goods(made) == {}
    play(made, "move G6")
    assert refused(made, "with army") == "move.nobody"
    assert refused(play(made, "with wary-army"), "to G7") == "move.forest"


@rule("clash_of_cultures.card.roads", "clash_of_cultures.move.forest")
def test_another_ore_lifts_the_forest_for_the_battle() -> None:
    made = shape(table(4), fertile="E5 G6 G7", forest="F5")
    city(give(made, advances=ROADS, ore=2), "G6")
    units(units(made, "E5", armies=1), "G7", "blue", settlers=1)

    play(made, "move E5 with army to F5", "move F5 with wary-army to G6", "pave", "move G6 with wary-army to G7")
    assert goods(made) == {}
    assert standing(made, "G7") == ("red", 1, 0)


@rule("clash_of_cultures.card.roads", "clash_of_cultures.move.mountain")
def test_ore_lifts_an_earlier_mountain_for_one_move() -> None:
    made = shape(table(4), fertile="E5 G6 G7", mountain="F5")
    city(units(give(made, advances=ROADS, ore=1), "E5", armies=1), "G6")

    play(made, "move E5 with army to F5", "move F5 with halted-army to G6")
    assert goods(made) == {}
    assert refused(made, "move G6") == "move.mountain"
    assert may(give(made, ore=1), "move G6"), "each move needs its own ore"


@rule("clash_of_cultures.card.roads")
def test_a_paved_move_adds_no_limit() -> None:
    made = shape(table(4), fertile="E5 G6", mountain="F5")
    units(city(give(made, advances=ROADS, ore=1), "E5"), "E5", armies=1)

    play(made, "move E5 with army to F5", "pave", "move F5 with army to G6")
    assert standing(made, "G6") == ("red", 1, 0)


@rule("clash_of_cultures.card.roads", "clash_of_cultures.move.aboard", "clash_of_cultures.move.mountain")
def test_who_goes_aboard_by_ore_is_halted_there_until_the_next_turn() -> None:
    """A city in the mountains of F5: the Army has come into them and leaves them for a Ship."""
    made = shape(table(4), fertile="E5 G7 H6", mountain="F5", sea="G6")
    ship(units(city(give(made, advances=ROADS, ore=1), "F5"), "E5", armies=1), "G6")

    play(made, "move E5 with army to F5", "rough", "done", "move F5 with halted-army to G6", "done")
    assert goods(made) == {}
    assert ships(made) == [("G6", 1, 0)]
    assert legal(play(made, "move G6"), "with") == {"S1"}, "only the Ship may move"


@rule("clash_of_cultures.card.roads", "clash_of_cultures.move.aboard")
def test_who_is_halted_aboard_lands_by_road_alone() -> None:
    made = shape(table(4, actions=4), fertile="E5 G7 H6", mountain="F5", sea="G6")
    city(ship(units(city(give(made, advances=ROADS, ore=2), "F5"), "E5", armies=1), "G6"), "H6")

    play(made, "move E5 with army to F5", "rough", "done", "move F5 with halted-army to G6", "done")
    play(made, "move G6 with S1-halted-army")
    assert legal(made, "to") == {"F5", "H6"}, "the cities, not G7"
    play(made, "to H6", "done")
    assert goods(made) == {}
    assert standing(made, "H6") == ("red", 1, 0)
    assert refused(made, "move H6") == "move.mountain"


@rule("clash_of_cultures.move.aboard", "clash_of_cultures.move.forest", "clash_of_cultures.card.roads")
def test_ore_for_going_aboard_leaves_the_forest() -> None:
    made = shape(table(4), fertile="E5 H6", forest="F5", sea="G6")
    ship(units(city(give(made, advances=ROADS, ore=1), "F5"), "E5", armies=1), "G6")
    units(made, "H6", "blue", settlers=1)

    play(made, "move E5 with army to F5", "rough", "done", "move F5 with wary-army to G6", "pave", "done")
    assert refused(play(made, "move G6 with S1-wary-army"), "to H6") == "move.forest"
