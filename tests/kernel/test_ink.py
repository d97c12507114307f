"""How text is set on paper: as large as it fits, on two lines where that helps."""

from __future__ import annotations

import pytest

from aevum.kernel.ink import breadth, fitting, wrapped


def test_what_fits_keeps_its_size() -> None:
    assert wrapped("Medicine", 128, 22) == (["Medicine"], 22)
    assert fitting("Medicine", 128, 22) == 22


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
    assert wrapped(text, 128, 22) == (lines, 22)


def test_a_word_is_not_divided_for_little() -> None:
    lines, size = wrapped("Промышленность", 190, 24)
    assert lines == ["Промышленность"]
    assert size * breadth(lines[0]) <= 191


def test_no_line_is_broader_than_its_room() -> None:
    for text in ("Промышленность", "Military Leader", "a b c d", "Wwwwwwwwwwwwww", "x"):
        lines, size = wrapped(text, 60, 30)
        assert max(map(breadth, lines)) * size <= 61
