"""Panels of a match page: where a label can be touched, and which strips scroll."""

from __future__ import annotations

from dataclasses import replace
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


@pytest.mark.parametrize(("box", "least"), [("0 0 1000 100", 920), ("0 0 661 108", 609)])
def test_a_strip_scrolls_rather_than_become_too_small_to_read(box: str, least: int) -> None:
    assert f'class="least" width="{least}"' in board_and_strips([part(box=box)], WORDS)


def test_only_strips_with_things_to_touch_have_a_least_width() -> None:
    assert "least" not in board_and_strips([part(kind=BOARD, box="0 0 2000 100")], WORDS)
    assert "least" not in side_panels([part(kind=SHEET, box="0 0 2000 100")])
    assert "least" not in board_and_strips([replace(part(), domains=frozenset())], WORDS)


def test_pieces_of_a_strip_are_one_element_that_may_stand_beside_the_board() -> None:
    pieces = [part("hand", row="hand"), part("hand-2", box="800 0 300 100", row="hand")]
    drawn = board_and_strips([part("map", BOARD, "0 0 500 500"), part(), *pieces], WORDS)
    across, _, beside = drawn.partition('class="beside"')
    assert 'id="part-map"' in across
    assert 'id="part-row"' in across
    assert beside.count('id="part-hand"') == 1
    assert beside.index('id="svg-hand"') < beside.index('id="svg-hand-2"')
    assert 'class="least" width="276"' in beside
    assert "beside" not in board_and_strips([part()], WORDS)
