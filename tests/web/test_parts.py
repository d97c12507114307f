"""Parts of the table: where a label can be touched, and which strips scroll."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.kernel.shows import BOARD, SHEET, STRIP, Part
from aevum.table.staging import words_of
from aevum.web.parts import beside, near

WORDS = words_of("tempus", "en")


def part(name: str = "row", kind: str = STRIP, box: str = "0 0 800 100", **wishes: Any) -> Part:
    return Part(name, kind, box, {"cards": "<g/>"}, "a part", frozenset(("card",)), **wishes)


def test_a_part_shows_every_label_of_its_domains_unless_it_says_which() -> None:
    assert part().shows("iron", "card")
    assert not part().shows("R1", "place")
    assert part(holds=frozenset(("iron",))).shows("iron", "card")
    assert not part(holds=frozenset(("iron",))).shows("bronze", "card")


@pytest.mark.parametrize(("kind", "box", "long"), [(STRIP, "0 0 1001 100", True), (STRIP, "0 0 1000 100", False)])
def test_a_very_long_strip_scrolls(kind: str, box: str, long: bool) -> None:
    assert ("strip long" in near([part(kind=kind, box=box)], WORDS)) is long


def test_only_strips_are_long() -> None:
    assert "long" not in near([part(kind=BOARD, box="0 0 2000 100")], WORDS)
    assert "long" not in beside([part(kind=SHEET, box="0 0 2000 100")])
