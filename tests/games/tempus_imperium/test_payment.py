"""Rulebook chapter Acciones, 5-9 Construir: choosing the squares whose resources are crossed off."""

from __future__ import annotations

import pytest

from aevum.games.tempus_imperium.state import Sheet
from games.tempus_imperium.positions import (
    TWO_FORESTS_ROAD,
    left,
    legal,
    play,
    refusal,
    sheet_with,
    squares,
    two_forests,
)
from rule_marks import rule


def one_forest() -> Sheet:
    return sheet_with(roads=TWO_FORESTS_ROAD, forest={"B2": 4}, digit=5)


def test_one_forest_pays_without_a_question() -> None:
    sheet = play(one_forest(), "build market C3")

    assert left(sheet, "B2") == [2]
    assert sheet.gold == 8
    assert sheet.turn == 1


@rule("tempus_imperium.build.from")
@pytest.mark.parametrize(
    ("first", "second", "remaining"),
    [("B2", "B4", [3, 3]), ("B4", "B2", [3, 3]), ("B2", "B2", [2, 4]), ("B4", "B4", [4, 2])],
)
def test_between_two_forests_each_wood_is_chosen(first: str, second: str, remaining: list[int]) -> None:
    sheet = play(two_forests(), "build market C3")
    assert legal(sheet) == {"from B2", "from B4"}
    assert sheet.turn == 0

    play(sheet, f"from {first}")
    assert legal(sheet) == {"from B2", "from B4"}

    play(sheet, f"from {second}")
    assert left(sheet, "B2", "B4") == remaining
    assert squares(sheet, "market") == {"C3"}
    assert sheet.gold == 8
    assert sheet.turn == 1


@rule("tempus_imperium.build.from")
def test_nothing_else_can_be_done_until_the_building_is_paid_for() -> None:
    sheet = play(two_forests(), "build market C3")

    for move in ("pass", "build farm B3", "pay build farm B3", "road A1-B1", "pay road A1-B1", "use C3", "dig A1"):
        assert refusal(sheet, move) == "build.from"


@rule("tempus_imperium.build.from")
def test_the_rest_that_only_one_square_can_pay_is_paid_by_itself() -> None:
    sheet = play(two_forests(b2=1, b4=4), "build market C3", "from B2")

    assert left(sheet, "B2", "B4") == [0, 3]
    assert sheet.turn == 1


@rule("tempus_imperium.build.from")
def test_a_price_that_takes_all_there_is_leaves_no_choice() -> None:
    sheet = play(two_forests(b2=1, b4=1), "build market C3")

    assert left(sheet, "B2", "B4", "J10") == [0, 0, 4]
    assert sheet.turn == 1


@rule("tempus_imperium.build.from")
def test_a_fort_asks_only_for_the_wood_when_one_quarry_gives_the_stone() -> None:
    sheet = sheet_with(roads=TWO_FORESTS_ROAD, forest={"B2": 4, "B4": 4}, quarry={"B3": 4}, digit=5)

    play(sheet, "build fort C3")
    assert legal(sheet) == {"from B2", "from B4"}
    assert left(sheet, "B3") == [3]

    play(sheet, "from B4")
    assert left(sheet, "B2", "B4", "B3") == [4, 3, 3]
    assert sheet.turn == 1


@rule("tempus_imperium.build.from")
def test_a_fort_may_ask_for_wood_and_stone_in_any_order() -> None:
    roads = f"{TWO_FORESTS_ROAD} C3-C4"
    sheet = sheet_with(roads=roads, forest={"B2": 4, "B4": 4}, quarry={"B3": 4, "C4": 4}, digit=5)

    play(sheet, "build fort C3")
    assert legal(sheet, "from") == {"B2", "B4", "B3", "C4"}

    play(sheet, "from C4")
    assert legal(sheet, "from") == {"B2", "B4"}

    play(sheet, "from B2")
    assert left(sheet, "B2", "B4", "B3", "C4") == [3, 4, 4, 3]


@rule("tempus_imperium.build.from")
def test_squares_on_two_roads_of_the_site_can_both_be_chosen() -> None:
    sheet = sheet_with(roads="B3-C3 C3-D3", forest={"B3": 4, "D3": 4}, digit=5)

    play(sheet, "build farm C3")
    assert legal(sheet) == {"from B3", "from D3"}

    assert left(play(sheet, "from D3"), "B3", "D3") == [4, 3]


def test_a_forest_on_two_roads_of_the_site_is_asked_for_once() -> None:
    sheet = sheet_with(roads="B3-C3 B4-C4 C3-D3 C4-D4", forest={"C4": 4}, digit=5)

    assert left(play(sheet, "build market C3"), "C4") == [2]
    assert sheet.turn == 1


@rule("tempus_imperium.build.from")
def test_a_building_on_the_first_square_of_the_grid_is_paid_for_like_any_other() -> None:
    sheet = sheet_with(roads="A1-B1 A1-A2", forest={"B1": 4, "A2": 4}, digit=5)

    play(sheet, "build farm A1")
    assert refusal(sheet, "pass") == "build.from"
    assert legal(sheet) == {"from B1", "from A2"}
    assert sheet.turn == 0

    assert left(play(sheet, "from A2"), "B1", "A2") == [4, 3]
    assert sheet.turn == 1


@rule("tempus_imperium.build.from")
def test_a_forest_on_the_first_square_of_the_grid_pays_like_any_other() -> None:
    sheet = sheet_with(roads="A1-B1 B1-B2", forest={"A1": 4, "B2": 4}, digit=5)

    assert left(play(sheet, "build farm B1", "from A1"), "A1", "B2") == [3, 4]


@rule("tempus_imperium.build.from_square")
def test_a_square_pays_only_what_is_owed_held_and_connected() -> None:
    forests = {"B2": 4, "B4": 4, "C4": 0, "J10": 4, "C2": 4}
    sheet = sheet_with(roads=f"{TWO_FORESTS_ROAD} C3-C4", forest=forests, quarry={"B3": 4}, digit=5)
    play(sheet, "build market C3")

    stone_is_not_owed, used_up, far_away, met_at_a_corner, empty, site = "B3", "C4", "J10", "C2", "A1", "C3"
    for square in (stone_is_not_owed, used_up, far_away, met_at_a_corner, empty, site):
        assert refusal(sheet, f"from {square}") == "build.from_square"
    assert legal(sheet, "from") == {"B2", "B4"}


@rule("tempus_imperium.build.nothing_owed")
def test_without_a_building_to_pay_for_no_square_pays() -> None:
    assert refusal(two_forests(), "from B2") == "build.nothing_owed"
    assert refusal(play(one_forest(), "build farm C3"), "from B2") == "build.nothing_owed"


def test_the_raid_of_a_tenth_turn_waits_until_the_building_is_paid_for() -> None:
    sheet = sheet_with(roads=TWO_FORESTS_ROAD, forest={"B2": 4, "B4": 4}, enemy="D3", digit=5, turn=10)

    play(sheet, "build farm C3")
    assert (sheet.gold, sheet.round) == (10, 1)

    play(sheet, "from B2")
    assert (sheet.gold, sheet.round) == (9, 2)
