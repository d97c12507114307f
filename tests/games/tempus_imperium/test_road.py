"""Rulebook chapter Acciones, 1-2 Camino: a section of road between two squares."""

from __future__ import annotations

from itertools import pairwise

import pytest

from aevum.games.tempus_imperium.constants import SECTIONS
from games.tempus_imperium.positions import connected, legal, may, play, refusal, sheet_with, symbol_on
from rule_marks import rule


@rule("tempus_imperium.road.draw")
def test_a_section_lies_between_two_squares_anywhere_on_the_grid() -> None:
    sheet = sheet_with(roads="A1-B1", digit=1)

    play(sheet, "road I10-J10")

    assert connected(sheet, "J10") == {"I10", "J10"}
    assert [SECTIONS[section] for section in sheet.roads] == ["A1-B1", "I10-J10"]


@rule("tempus_imperium.road.draw")
def test_there_are_180_places_for_a_section() -> None:
    across = {f"{one}{row}-{other}{row}" for one, other in pairwise("ABCDEFGHIJ") for row in range(1, 11)}
    down = {f"{column}{row}-{column}{row + 1}" for column in "ABCDEFGHIJ" for row in range(1, 10)}

    assert legal(sheet_with(digit=1), "road") == across | down
    assert len(across | down) == 180


@rule("tempus_imperium.road.draw", "tempus_imperium.words.connected")
def test_every_section_connects_the_two_squares_it_lies_between() -> None:
    for section in legal(sheet_with(digit=1), "road"):
        one, other = section.split("-")
        sheet = play(sheet_with(digit=1), f"road {section}")

        assert connected(sheet, one) == connected(sheet, other) == {one, other}


@rule("tempus_imperium.road.draw")
@pytest.mark.parametrize("digit", [1, 2])
def test_one_section_a_turn(digit: int) -> None:
    sheet = play(sheet_with(digit=digit), "road E5-F5")

    assert len(sheet.roads) == 1
    assert sheet.turn == 1


@rule("tempus_imperium.road.draw")
@pytest.mark.parametrize("symbol", ["lake", "farm", "market", "fort", "castle", "enemy", "dead_enemy"])
def test_ir_06_nothing_blocks_a_section(symbol: str) -> None:
    sheet = sheet_with(**symbol_on(symbol, "E5 F5"), digit=1)

    play(sheet, "road E5-F5", "road E5-E6")

    assert connected(sheet, "E5") == {"E5", "E6", "F5"}


@rule("tempus_imperium.road.draw")
def test_ir_06_forests_and_quarries_do_not_block_a_section() -> None:
    assert may(sheet_with(forest={"E5": 4}, quarry={"F5": 4}, digit=1), "road E5-F5")


@rule("tempus_imperium.road.once")
def test_a_section_is_drawn_only_once() -> None:
    sheet = play(sheet_with(digit=2), "road E5-F5")

    assert refusal(sheet, "road E5-F5") == "road.once"
    assert refusal(sheet, "road F5-E5") == "road.once"
    assert refusal(sheet, "pay road E5-F5") == "road.once"


@rule("tempus_imperium.road.rim")
@pytest.mark.parametrize("section", ["A1-N", "A1-W", "E1-N", "J1-E", "A10-S", "J10-E", "J10-S"])
def test_ir_01_the_rim_carries_no_road(section: str) -> None:
    sheet = sheet_with(digit=1)

    assert refusal(sheet, f"road {section}") == "road.rim"
    assert refusal(sheet, f"pay road {section}") == "road.rim"
