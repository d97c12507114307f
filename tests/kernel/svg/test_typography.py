"""Text on drawings: as large as it fits, on two lines where that helps."""

from __future__ import annotations

import pytest

from aevum.kernel.svg.typography import fit_size, text_width, wrap, wrap_two


def test_what_fits_keeps_its_size() -> None:
    assert wrap_two("Medicine", 128, 22) == (["Medicine"], 22)
    assert fit_size("Medicine", 128, 22) == 22


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Военный лидер", ["Военный", "лидер"]),
        ("Правительство", ["Прави-", "тельство"]),
        ("Fortificaciones", ["Fortifi-", "caciones"]),
        ("Использоваться", ["Исполь-", "зоваться"]),
    ],
)
def test_a_long_name_takes_two_lines(text: str, lines: list[str]) -> None:
    assert wrap_two(text, 128, 22) == (lines, 22)


def test_a_word_is_not_divided_for_little() -> None:
    lines, size = wrap_two("Промышленность", 190, 24)
    assert lines == ["Промышленность"]
    assert size * text_width(lines[0]) <= 191


def test_no_line_is_broader_than_its_room() -> None:
    for text in ("Промышленность", "Military Leader", "a b c d", "Wwwwwwwwwwwwww", "x"):
        lines, size = wrap_two(text, 60, 30)
        assert max(map(text_width, lines)) * size <= 61


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Iron", ["Iron"]),
        ("Code of Laws", ["Code of", "Laws"]),
        ("Constitutional Monarchy", ["Constitu-", "tional", "Monarchy"]),
        ("Трансконтинентальная дорога", ["Транс-", "континен-", "тальная", "дорога"]),
        ("Philosophy", ["Philoso-", "phy"]),
    ],
)
def test_a_text_is_set_in_as_many_lines_as_it_takes(text: str, lines: list[str]) -> None:
    assert wrap(text, 58, 12) == lines


def test_no_letter_is_lost_between_the_lines() -> None:
    text = "Соглашение об открытых границах"
    for width in range(40, 240, 10):
        assert "".join(wrap(text, width, 12)).replace("-", "").replace(" ", "") == text.replace(" ", "")


def test_two_letters_of_one_sound_stay_together() -> None:
    assert wrap("Breakthrough", 66, 12) == ["Break-", "through"]


def test_a_word_that_cannot_be_divided_stays_whole() -> None:
    assert wrap("Wwwwwwwwwwwwww", 60, 12) == ["Wwwwwwwwwwwwww"]
