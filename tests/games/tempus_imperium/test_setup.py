"""Rulebook chapter Preparación: the date and the time set up the grid."""

from __future__ import annotations

import calendar
import random
from datetime import datetime, timedelta
from itertools import product

import pytest

import aevum
from aevum.games.tempus_imperium import GAME
from aevum.games.tempus_imperium.constants import DATA, KIND_OF, KINDS, SQUARES
from aevum.games.tempus_imperium.options import Options, digits_of_minute
from aevum.games.tempus_imperium.rules.setup import draw_digits
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.chance import Chance
from games.tempus_imperium.positions import RULEBOOK_DATE, counts, left, squares
from rule_marks import rule

COLUMN_SYMBOLS = ["forest", "lake", "quarry", "farm", "forest", "market", "lake", "farm", "forest", "lake"]
ROW_SYMBOLS = ["quarry", "forest", "quarry", "forest", "quarry", "forest", "quarry", "forest", "quarry", "forest"]
COUNTS = {"forest": 8, "quarry": 6, "lake": 3, "farm": 2, "market": 1, "enemy": 10, "empty": 70}
ALL_ONES = "1111111111"


def set_up(digits: str) -> Sheet:
    return Sheet().set_up(Options(digits=digits), Chance.from_seed(0))


def digits_at(minute: str) -> str:
    options = GAME.read_options({"at": minute})
    assert isinstance(options, Options)
    return options.digits


def carries(sheet: Sheet, **symbols: str) -> bool:
    """Whether each symbol stands on these squares, whatever else the sheet carries."""
    return all(set(labels.split()) <= squares(sheet, symbol) for symbol, labels in symbols.items())


@rule("tempus_imperium.setup.digits")
def test_it_01_date_to_digits() -> None:
    assert digits_at("2018-06-06 19:35") == "1806061935"


@rule("tempus_imperium.setup.digits")
def test_it_02_midnight() -> None:
    assert digits_at("2020-01-01 00:00") == "2001010000"


@rule("tempus_imperium.setup.columns")
def test_it_03_columns_of_the_rulebooks_date() -> None:
    sheet = set_up(RULEBOOK_DATE)

    assert carries(sheet, forest="A1 E10 I3", lake="B8 G1 J5", quarry="C10", farm="D6 H9", market="F6")


@rule("tempus_imperium.setup.rows")
def test_it_04_rows_of_the_same_date_step_right_and_go_round() -> None:
    sheet = set_up(RULEBOOK_DATE)

    assert carries(sheet, quarry="B1 J3 A5 A7 C9", forest="H2 F4 G6 I8 F10")


@rule("tempus_imperium.setup.columns", "tempus_imperium.setup.rows")
def test_it_05_the_fan_pages_date() -> None:
    digits = digits_at("2022-02-18 20:56")
    sheet = set_up(digits)

    assert digits == "2202182056"
    assert carries(sheet, forest="A2 C2", lake="B2", quarry="C10 B1")
    assert squares(sheet, "forest") == {"E1", "A2", "C2", "B4", "I5", "H6", "J8", "F10"}
    assert squares(sheet, "quarry") == {"B1", "J3", "A5", "B7", "E9", "C10"}
    assert squares(sheet, "lake") == {"B2", "G2", "J6"}
    assert squares(sheet, "farm") == {"D2", "H10"}
    assert squares(sheet, "market") == {"F8"}


@rule("tempus_imperium.setup.columns", "tempus_imperium.setup.rows")
def test_it_06_counts_after_set_up_for_thousands_of_real_minutes() -> None:
    draw = random.Random(1806061935)
    century = (datetime(2100, 1, 1) - datetime(2000, 1, 1)) // timedelta(minutes=1)
    for _ in range(4000):
        digits = digits_of_minute(datetime(2000, 1, 1) + timedelta(minutes=draw.randrange(century)))
        sheet = set_up(digits)
        assert sheet.squares == expected_squares(digits), digits
        assert counts(sheet) == COUNTS, digits


def expected_squares(digits: str) -> list[int]:
    """Return the set-up of a real date by arithmetic: columns never meet a filled square."""
    rows = [[KIND_OF["empty"]] * 10 for _ in range(10)]
    for label in DATA["enemies"]["squares"]:
        rows[int(label[1:]) - 1]["ABCDEFGHIJ".index(label[0])] = KIND_OF["enemy"]
    for column, digit in enumerate(digits):
        rows[int(digit) - 1][column] = KIND_OF[COLUMN_SYMBOLS[column]]
    for row, digit in enumerate(digits):
        column = (int(digit) - 1) % 10
        while rows[row][column] != KIND_OF["empty"]:
            column = (column + 1) % 10
        rows[row][column] = KIND_OF[ROW_SYMBOLS[row]]
    return [kind for row in rows for kind in row]


@rule("tempus_imperium.setup.columns")
def test_the_digit_zero_is_the_last_square_and_nine_the_one_before() -> None:
    assert carries(set_up("0000000000"), forest="A10 E10 I10", lake="B10 G10 J10", market="F10")
    assert carries(set_up("9999999909"), forest="A9 E9", quarry="C9", market="F9", lake="J9")


@rule("tempus_imperium.setup.columns_filled")
def test_ir_21_a_column_sent_onto_an_enemy_goes_down_to_the_next_empty_square() -> None:
    sheet = set_up("0039408690")

    assert carries(sheet, enemy="C3 E4 G8 I9", quarry="C4", forest="E5 I10", lake="G9")


@rule("tempus_imperium.setup.rows_full")
def test_ir_22_a_row_without_an_empty_square_leaves_its_symbol_out() -> None:
    sheet = set_up(digits_at("2011-11-11 11:11"))

    assert counts(sheet) == {**COUNTS, "quarry": 5, "empty": 71}
    assert [KINDS[kind] for kind in sheet.squares[:10]] == COLUMN_SYMBOLS


@rule("tempus_imperium.setup.rows_full")
def test_ir_22_no_other_minute_of_the_century_fills_a_row() -> None:
    assert {digits for row in range(1, 11) for digits in dates_that_fill(row)} == {ALL_ONES}


def dates_that_fill(row: int) -> set[str]:
    """Return real dates that send a column to every square of the row on which no enemy is printed."""
    enemies = [label for label in DATA["enemies"]["squares"] if label[1:] == str(row)]
    choices = ["0123456789" if f"{column}{row}" in enemies else str(row % 10) for column in "ABCDEFGHIJ"]
    return {digits for digits in map("".join, product(*choices)) if is_real(digits)}


def is_real(digits: str) -> bool:
    year, month, day, hour, minute = (int(digits[place : place + 2]) for place in range(0, 10, 2))
    real_day = 1 <= month <= 12 and 1 <= day <= calendar.monthrange(2000 + year, month)[1]
    return real_day and hour < 24 and minute < 60


@rule("tempus_imperium.setup.enemies")
def test_ten_enemies_are_printed_where_no_date_sends_a_column() -> None:
    printed = squares(set_up(RULEBOOK_DATE), "enemy")
    largest_digits = {"C": 1, "E": 3, "G": 2, "I": 5}

    assert len(printed) == 10
    assert all(largest_digits[label[0]] < int(label[1:]) < 10 for label in printed)


@rule("tempus_imperium.setup.resources")
def test_each_forest_holds_four_wood_and_each_quarry_four_stone() -> None:
    sheet = set_up(RULEBOOK_DATE)
    stores = squares(sheet, "forest") | squares(sheet, "quarry")

    assert left(sheet, *stores) == [4] * 14
    assert not any(left(sheet, *set(SQUARES) - stores))


@rule("tempus_imperium.setup.gold")
def test_the_treasury_begins_with_ten_gold_and_no_road_is_drawn() -> None:
    sheet = set_up(RULEBOOK_DATE)

    assert sheet.gold == 10
    assert sheet.roads == []
    assert not any(sheet.drawn)


@pytest.mark.parametrize(("place", "digits"), [(0, "0001010000"), (-1, "9912312359"), (-1440, "9912310000")])
def test_the_minute_is_drawn_from_the_whole_century(place: int, digits: str) -> None:
    class Fixed(Chance):
        def below(self, bound: int) -> int:
            return place % bound

    assert "".join(map(str, draw_digits(Fixed(0)))) == digits


@rule("tempus_imperium.setup.digits")
@pytest.mark.parametrize("seed", range(20))
def test_without_a_date_the_seed_draws_a_real_minute(seed: int) -> None:
    first, again = (aevum.new("tempus-imperium", seed=seed).state for _ in range(2))
    assert isinstance(first, Sheet)
    assert isinstance(again, Sheet)

    assert is_real("".join(map(str, first.digits)))
    assert first.key() == again.key()
