"""Rulebook chapter Puntuación: the lines of the score sheet."""

from __future__ import annotations

import pytest

from aevum.games.tempus_imperium.rules.score import lakes, lines, longest_road
from aevum.games.tempus_imperium.state import Sheet
from games.tempus_imperium.positions import pass_turns, play, sheet_with
from rule_marks import rule

TRAIL_OF_15 = (
    "B5-B6 C5-C6 D5-D6 E5-E6 E5-F5 E4-F4 E3-E4 D3-D4 C4-D4 C5-D5 C6-D6 C7-D7 D7-D8 E7-E8 F7-F8"  # the way
    " F4-F5 D3-E3"  # two spurs
)
BLOCK = "A1-B1 A1-A2 B1-B2 A2-B2"
"""Four sides that meet at one corner."""


def longest(roads: str) -> int:
    return longest_road(sheet_with(roads=roads))


@rule("tempus_imperium.score.longest_road")
def test_it_19_the_longest_road_crosses_itself_and_leaves_two_spurs_out() -> None:
    sheet = sheet_with(roads=TRAIL_OF_15)

    assert len(sheet.roads) == 17
    assert longest_road(sheet) == 15
    assert lines(sheet)["longest_road"] == 15


@rule("tempus_imperium.score.longest_road")
@pytest.mark.parametrize(
    ("roads", "sections"),
    [
        ("", 0),
        ("E5-F5", 1),
        ("A5-A6 B5-B6 C5-C6 D5-D6", 4),
        ("B2-C2 B2-B3 A2-B2 B1-B2", 4),  # round a square
        ("B2-C2 B2-B3 A2-B2 B1-B2 C1-C2", 5),  # round a square and out at a corner
        ("B2-C2 B2-B3 A2-B2 B1-B2 C1-C2 A1-A2", 5),  # two ways out on one side: one of them is left out
        ("B2-C2 B2-B3 A2-B2 B1-B2 C3-D3 C3-C4 B3-C3 C2-C3", 8),  # two squares that share a corner
        (BLOCK, 2),  # a crossing: in by one arm, out by another
    ],
)
def test_the_longest_road_of_small_networks(roads: str, sections: int) -> None:
    assert longest(roads) == sections


@rule("tempus_imperium.score.longest_road")
def test_the_longest_road_does_not_double_back() -> None:
    three_arms = "C5-C6 D5-D6 E5-E6 F5-F6 D6-E6 D7-E7"

    assert longest(three_arms) == 4


@rule("tempus_imperium.score.longest_road")
def test_ir_20_only_the_single_longest_of_several_networks_counts() -> None:
    assert longest("A1-A2 B1-B2 C1-C2 H8-H9 I8-I9 J8-J9 G8-G9") == 4
    assert longest("A1-A2 B1-B2 H8-H9 I8-I9") == 2


@rule("tempus_imperium.score.lakes")
def test_it_20_a_lake_is_worth_its_squares_times_its_adjacent_buildings() -> None:
    sheet = sheet_with(lake="D4 E4 D5 E5 E6 F6 H8", farm="D3 C3", market="F4", fort="E7", castle="D6")

    assert sorted(lakes(sheet), reverse=True) == [(6, 4), (1, 0)]
    assert lines(sheet)["lakes"] == 24


@rule("tempus_imperium.score.lakes", "tempus_imperium.dig.roads")
def test_it_21_a_road_between_two_lake_squares_does_not_split_the_lake() -> None:
    sheet = sheet_with(lake="D4 E4", roads="D4-E4", farm="D3 F4")

    assert lines(sheet)["lakes"] == 4


@rule("tempus_imperium.score.lakes")
def test_ir_18_a_building_counts_once_for_each_lake_it_touches() -> None:
    bay = sheet_with(lake="D4 D5 E5", farm="E4")
    strait = sheet_with(lake="D4 F4 F5", farm="E4")

    assert lakes(bay) == [(3, 1)]
    assert sorted(lakes(strait)) == [(1, 1), (2, 1)]
    assert lines(strait)["lakes"] == 3


@rule("tempus_imperium.score.lakes")
def test_ir_19_two_lakes_joined_by_digging_are_one_lake() -> None:
    sheet = sheet_with(lake="D4 F4", farm="D3 F3", digit=3)
    assert lines(sheet)["lakes"] == 1 + 1

    play(sheet, "dig E4")

    assert lakes(sheet) == [(3, 2)]
    assert lines(sheet)["lakes"] == 6


@rule("tempus_imperium.score.lakes")
def test_lake_squares_that_only_share_a_corner_are_two_lakes() -> None:
    assert lakes(sheet_with(lake="D4 E5", farm="E4")) == [(1, 1), (1, 1)]


@rule("tempus_imperium.score.lakes")
def test_enemies_and_forests_beside_a_lake_are_no_buildings() -> None:
    sheet = sheet_with(lake="D4 E4", enemy="D3", dead_enemy="E3", forest={"D5": 4}, quarry={"E5": 4}, castle="F4")

    assert lakes(sheet) == [(2, 1)]


@rule("tempus_imperium.score.gold")
def test_it_22_gold_points_are_whole_fives() -> None:
    assert [lines(sheet_with(gold=gold))["gold"] for gold in (0, 4, 5, 9, 10, 14)] == [0, 0, 1, 1, 2, 2]


@rule("tempus_imperium.score.castles")
def test_a_castle_is_worth_ten_points() -> None:
    assert lines(sheet_with(castle="A1 C1"))["castles"] == 20


@rule("tempus_imperium.score.markets_forts")
def test_a_market_or_a_fort_is_worth_five_points() -> None:
    assert lines(sheet_with(market="A1 C1"))["markets_and_forts"] == 10
    assert lines(sheet_with(fort="A1"))["markets_and_forts"] == 5
    assert lines(sheet_with(market="A1 C1", fort="E1"))["markets_and_forts"] == 15


@rule("tempus_imperium.score.farms")
def test_a_farm_is_worth_two_points() -> None:
    assert lines(sheet_with(farm="A1 C1 E1"))["farms"] == 6


@rule("tempus_imperium.score.enemies")
def test_an_enemy_not_destroyed_costs_ten_points() -> None:
    assert lines(sheet_with(enemy="A1 C1 E1", dead_enemy="G1"))["enemies"] == -30


def sheet_of_it_23(round: int = 1, turn: int = 1) -> Sheet:
    return sheet_with(
        castle="D6",
        market="F4 A10",
        fort="E7",
        farm="D3 H8 C10",
        roads="A1-A2 B1-B2 C1-C2 D1-D2 E1-E2 F1-F2 G1-G2 H1-H2 I1-I2",
        lake="D4 E4 D5 E5 E6 F6 I8 I9",
        enemy="A4 A6 J1 J10",
        gold=12,
        round=round,
        turn=turn,
    )


@rule("tempus_imperium.score.total")
def test_it_23_sum_of_a_score() -> None:
    sheet = sheet_of_it_23()

    assert lakes(sheet) == [(6, 4), (2, 1)]
    assert lines(sheet) == {
        "castles": 10,
        "markets_and_forts": 15,
        "farms": 6,
        "longest_road": 9,
        "lakes": 26,
        "gold": 2,
        "enemies": -40,
    }


@rule("tempus_imperium.score.total")
def test_it_23_the_total_is_the_final_score() -> None:
    outcome = pass_turns(sheet_of_it_23(round=5, turn=10), 1).outcome()

    assert outcome is not None
    assert outcome.totals == (28,)
    assert outcome.points[0] == lines(sheet_of_it_23())
    assert outcome.reason == "end-all-rounds"
