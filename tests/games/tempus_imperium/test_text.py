"""The sheet in the terminal: squares and roads in their places, and each number beside its name."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

from aevum.games.tempus_imperium import GAME
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.words import LANGUAGES
from games.tempus_imperium.positions import SIX_SQUARES_ROAD, pass_turns, play, sheet_with, two_forests


def lines(sheet: Sheet, language: str = "en") -> list[str]:
    """Return the text of the sheet, without colours."""
    return Text.from_markup(GAME.text(GAME.view(sheet, 0), GAME.words(language))).plain.splitlines()


def squares(sheet: Sheet) -> dict[str, str]:
    """Return the three characters of each square by its label."""
    found: dict[str, str] = {}
    for line in lines(sheet):
        number = line[3:5].strip()
        if line[:1].isdigit() and number.isdigit():
            found |= {
                f"{column}{number}": line[7 + 4 * place : 10 + 4 * place] for place, column in enumerate("ABCDEFGHIJ")
            }
    assert len(found) == 100
    return found


def panel(sheet: Sheet, language: str = "en") -> dict[str, str]:
    """Return the numbers of the score beside the board, by their names."""
    beside = [line[48:].split() for line in lines(sheet, language)]
    return {" ".join(name): number for *name, number in filter(None, beside) if number.lstrip("-").isdigit()}


def test_the_heading_tells_digits_round_turn_and_what_is_free() -> None:
    sheet = sheet_with(digits="1352468097", round=2, turn=3)
    assert lines(sheet)[0] == "Tempus Imperium 1352468097   Round 2 of 5 · turn 3 of 10   digit 5, free: build"


def test_after_the_last_turn_the_heading_says_so() -> None:
    assert lines(pass_turns(sheet_with(round=5, turn=10), 1))[0].endswith("game over")


def test_a_square_shows_its_symbol_and_its_number() -> None:
    sheet = sheet_with(
        roads=SIX_SQUARES_ROAD,
        forest={"B2": 4, "A10": 0},
        quarry={"J1": 3},
        lake="C3",
        farm="D5",
        market="E5",
        fort="F5",
        castle="D6",
        enemy="E6",
        dead_enemy="J10",
        digit=0,
        round=3,
    )
    play(sheet, "use D5")
    read = squares(sheet)
    assert {label: sign for label, sign in read.items() if sign.strip()} == {
        "B2": " F4",
        "A10": " F0",
        "J1": " Q3",
        "C3": "≈≈≈",
        "D5": " f3",
        "E5": " m ",
        "F5": " t ",
        "D6": " C ",
        "E6": " X ",
        "J10": " × ",
    }


def test_roads_are_drawn_between_their_squares() -> None:
    shown = lines(sheet_with(roads="D5-D6 D5-E5", digit=1))
    below = next(number for number, line in enumerate(shown) if line[3:5].strip() == "5")
    assert shown[below][22] == "┃", "to the right of D5"
    assert shown[below + 1][19:22] == "━━━", "below it"
    assert sum(line.count("━━━") for line in shown) == sum(line.count("┃") for line in shown) == 1


def test_each_line_of_the_score_has_its_own_number() -> None:
    sheet = sheet_with(
        roads=SIX_SQUARES_ROAD,
        castle="A1",
        market="A3 A5",
        fort="A7",
        farm="C1 C3",
        lake="D1 B3",
        enemy="J9 J10",
        gold=27,
    )
    assert panel(sheet) == {
        "Castles": "10",
        "Markets and forts": "15",
        "Farms": "4",
        "Longest road": "3",
        "Lakes": "3",
        "Gold": "5",
        "Enemies": "-20",
        "Total": "20",
    }


@pytest.mark.parametrize(("gold", "expected"), [(0, "0 gold"), (1, "1 gold"), (31, "31 gold")])
def test_the_treasury(gold: int, expected: str) -> None:
    assert any(line.endswith(f" {expected}") for line in lines(sheet_with(gold=gold)))


def test_what_is_owed_stands_below_the_board() -> None:
    assert lines(two_forests())[-1].startswith("F forest · Q quarry · ≈ lake")
    owing = play(two_forests(), "build market C3 from B2")
    assert (
        lines(owing)[-1]
        == "Pay for the building on C3: still owed 1 wood, 0 stone. Name the square, for example: from B2"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_still_owed_is_shown_as_wood_and_as_stone(language: str) -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 4, "E5": 4}, quarry={"D6": 4, "E6": 4}, digit=5)
    footer = lines(play(sheet, "build castle F6"), language)[-1]
    owed = GAME.view(sheet, 0).to_json()["owes"]
    assert owed["wood"] != owed["stone"]
    assert [int(number) for number in re.findall(r"\b\d\b", footer)] == [owed["wood"], owed["stone"]]
