"""Medals in the players' panels: ranked by points, then cards in hand, then cities; equal players share a place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final
from xml.etree import ElementTree as ET

from aevum.games.tempus import GAME
from games.tempus.positions import People, finish, pass_actions, world_with
from rule_marks import rule

SVG: Final = "{http://www.w3.org/2000/svg}"
TWO: Final = "weapons-hills leader-hills"
OTHER_TWO: Final = "medicine-hills religion-hills"
THREE: Final = f"{OTHER_TWO} transport-hills"
THREE_CITIES: Final = "A9:2 C9:2 E9:2"
TWO_CITIES: Final = "G9:3 I9:3"
"""Two cities worth as much as the three; a token in the woods makes up for the third on the way into Flight."""


def medals(red: People, blue: People) -> list[tuple[str, str]]:
    """Return the place on each seat's medal, and the colour of the medal."""
    world = finish(
        pass_actions(world_with(hills="A1 C1 A5 A9 C9 E9 G9 I9", woods="K9", red=red, blue=blue, era="trains"))
    )
    drawing = ET.fromstring(GAME.svg(GAME.view(world, 0), GAME.words("en")))
    panels = {group.attrib.get("id"): group for group in drawing.iter(f"{SVG}g")}
    return [next(_medals_in(panels[f"seat-{seat}"])) for seat in range(3)]


def _medals_in(panel: ET.Element) -> Iterator[tuple[str, str]]:
    for part, beside in pairwise(panel):
        if part.tag == f"{SVG}circle" and beside.tag == f"{SVG}text":
            yield beside.text or "", part.attrib["fill"]


def places(red: People, blue: People) -> list[str]:
    """Return the places; assert that exactly the first has gold."""
    found = medals(red, blue)
    gold = {colour for place, colour in found if place == "1"}
    assert len(gold) == 1
    assert not gold & {colour for place, colour in found if place != "1"}
    return [place for place, _ in found]


@rule("tempus.score.ties")
def test_more_points_come_first_whatever_the_cards() -> None:
    assert places(People("A1", cities="A9:4"), People("A5", hand=THREE)) == ["1", "2", "3"]


@rule("tempus.score.ties")
def test_of_equal_points_more_cards_come_before_more_cities() -> None:
    red, blue = People("A1 C1", cities=THREE_CITIES, hand=TWO), People("A5 K9", cities=TWO_CITIES, hand=THREE)
    assert places(red, blue) == ["2", "1", "3"]


@rule("tempus.score.ties")
def test_of_equal_points_and_cards_more_cities_come_first() -> None:
    red, blue = People("A5 K9", cities=TWO_CITIES, hand=OTHER_TWO), People("A1 C1", cities=THREE_CITIES, hand=TWO)
    assert places(red, blue) == ["2", "1", "3"]


@rule("tempus.score.ties")
def test_who_is_equal_in_everything_shares_the_gold_and_nobody_is_second() -> None:
    red, blue = People("A1", cities="A9:2 C9:3", hand=TWO), People("A5", cities="G9:3 I9:2", hand=OTHER_TWO)
    assert places(red, blue) == ["1", "1", "3"]
