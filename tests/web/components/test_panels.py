"""Panels of a match page: where a label can be touched, and which strips scroll."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.kernel.presentation import BOARD, SHEET, STRIP, Panel
from aevum.web.components.panels import board_and_strips, side_panels
from aevum.web.text.site_words import words_of

WORDS = words_of("tempus", "en")


def part(name: str = "row", kind: str = STRIP, box: str = "0 0 800 100", **wishes: Any) -> Panel:
    return Panel(name, kind, box, {"cards": "<g/>"}, "a part", frozenset(("card",)), **wishes)


def test_a_part_shows_every_label_of_its_domains_unless_it_says_which() -> None:
    assert part().contains("iron", "card")
    assert not part().contains("R1", "place")
    assert part(labels=frozenset(("iron",))).contains("iron", "card")
    assert not part(labels=frozenset(("iron",))).contains("bronze", "card")


@pytest.mark.parametrize(("kind", "box", "long"), [(STRIP, "0 0 1001 100", True), (STRIP, "0 0 1000 100", False)])
def test_a_very_long_strip_scrolls(kind: str, box: str, long: bool) -> None:
    assert ("strip long" in board_and_strips([part(kind=kind, box=box)], WORDS)) is long


def test_only_strips_are_long() -> None:
    assert "long" not in board_and_strips([part(kind=BOARD, box="0 0 2000 100")], WORDS)
    assert "long" not in side_panels([part(kind=SHEET, box="0 0 2000 100")])
