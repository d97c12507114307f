"""Prompts before each decision: the state of the game, what is free, what is still owed."""

from __future__ import annotations

import pytest

from aevum.games.tempus_imperium import GAME
from aevum.games.tempus_imperium.state import Sheet
from games.tempus_imperium.positions import SIX_SQUARES_ROAD, pass_turns, play, sheet_with, two_forests


def asked(sheet: Sheet, language: str = "en") -> str:
    return GAME.prompt(GAME.view(sheet, 0), GAME.words(language))


@pytest.mark.parametrize(
    ("digit", "free"),
    [
        (1, "draw a road"),
        (2, "draw a road"),
        (3, "dig a lake"),
        (4, "dig a lake"),
        (5, "build"),
        (9, "build"),
        (0, "use a building"),
    ],
)
def test_the_action_of_the_digit_is_free(digit: int, free: str) -> None:
    sheet = two_forests(digit=digit, lake="H8", farm="J1")
    assert asked(sheet) == (
        f"Round 1, turn 1, digit {digit}: {free} for free, pay 2 gold for any action, or do nothing."
    )


@pytest.mark.parametrize(
    ("digit", "why"),
    [
        (3, "nothing can be dug, for no empty square lies beside a lake"),
        (
            6,
            "nothing can be built yet, for no road brings enough wood and stone to an empty square, or gold is missing",
        ),
        (0, "no building can be used now"),
    ],
)
def test_an_action_of_the_digit_that_is_not_possible_says_why(digit: int, why: str) -> None:
    sheet = sheet_with(digit=digit)
    assert asked(sheet) == f"Round 1, turn 1, digit {digit}: {why}. Pay 2 gold for another action, or do nothing."


def test_rounds_turns_and_digits_go_on() -> None:
    sheet = sheet_with(digits="1352468097", round=2, turn=8)
    assert asked(sheet).startswith("Round 2, turn 8, digit 0: ")
    assert asked(pass_turns(sheet, 1)).startswith("Round 2, turn 9, digit 9: ")
    assert asked(pass_turns(sheet, 2)).startswith("Round 3, turn 1, digit 1: ")


def test_what_a_building_still_owes_is_counted_down() -> None:
    sheet = play(two_forests(), "build market C3")
    assert asked(sheet) == "Which squares pay for the building on C3? Still owed: 2 wood, 0 stone."
    assert asked(play(sheet, "from B2")) == "Which squares pay for the building on C3? Still owed: 1 wood, 0 stone."
    assert asked(play(sheet, "from B4")).startswith("Round 1, turn 2, ")


def test_wood_and_stone_are_distinguished() -> None:
    quarries = {"D6": 4, "E6": 4}
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 4}, quarry=quarries, digit=5)
    assert (
        asked(play(sheet, "build fort F6")) == "Which squares pay for the building on F6? Still owed: 0 wood, 1 stone."
    )


def test_other_languages_tell_the_same() -> None:
    sheet = play(two_forests(), "build market C3")
    assert asked(sheet, "es") == ("¿Qué casillas pagan el edificio de C3? Aún se debe: 2 de madera, 0 de piedra.")
    assert asked(sheet, "ru") == "Какие клетки платят за постройку в C3? Ещё нужно: дерева 2, камня 0."
