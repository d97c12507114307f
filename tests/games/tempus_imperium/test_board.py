"""The drawn sheet: everything in the state is drawn, once, in the reader's language."""

from __future__ import annotations

import re
from typing import Any, Final
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

import pytest

from aevum.games.tempus_imperium import GAME
from aevum.games.tempus_imperium.constants import (
    INNER_SECTIONS,
    PRINTED_ENEMIES,
    SECTION_SQUARES,
    SECTIONS,
    SQUARE_AT,
    SQUARES,
)
from aevum.games.tempus_imperium.options import Options
from aevum.games.tempus_imperium.state import Sheet
from aevum.games.tempus_imperium.svg import blank_sheet, section_line, sheet, square_box
from aevum.games.tempus_imperium.view import see
from aevum.kernel.chance import Chance
from aevum.kernel.svg.export import pdf, png
from aevum.kernel.words import LANGUAGES
from games.tempus_imperium.positions import RULEBOOK_DATE, pass_turns, play, sheet_with

SVG: Final = "{http://www.w3.org/2000/svg}"
MESSAGE_ID: Final = re.compile(r"\b(sheet|kind|score|action|text)-[a-z]")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def drawn(position: Sheet, language: str = "en") -> Element:
    """Return the drawing as a tree; that it parses shows that it is well-formed."""
    return ET.fromstring(sheet(see(position), GAME.words(language)))


def drawn_blank(language: str = "en") -> Element:
    return ET.fromstring(blank_sheet(GAME.words(language)))


def start(digits: str = RULEBOOK_DATE, **options: Any) -> Sheet:
    """Return a sheet before its first turn."""
    return Sheet().set_up(Options(digits=digits, **options), Chance.from_seed(0))


def busy() -> Sheet:
    """Return a sheet with something of everything, in the third round."""
    position = sheet_with(
        roads="D5-D6 E5-E6 F5-F6",
        forest={"A1": 3, "J1": 0},
        quarry={"B1": 2, "C1": 4},
        lake="D8 E8 E9",
        farm="D5",
        market="E5",
        fort="F5",
        castle="D6",
        enemy="H1 H2",
        dead_enemy="H3",
        round=3,
        turn=4,
    )
    position.used[SQUARE_AT["D5"]] = 3
    position.used[SQUARE_AT["E5"]] = 1
    return position


def with_class(tree: Element, name: str) -> list[Element]:
    return [element for element in tree.iter() if name in element.get("class", "").split()]


def with_id(tree: Element, name: str) -> Element:
    (found,) = (element for element in tree.iter() if element.get("id") == name)
    return found


def texts(tree: Element) -> list[str]:
    return [element.text or "" for element in tree.iter(f"{SVG}text")]


def name_of(tree: Element, square: str) -> str | None:
    return with_id(tree, f"sq-{square}").findtext(f"{SVG}title")


def test_the_sheet_is_a_standing_a4_page_that_says_what_it_is() -> None:
    tree = drawn(start())
    across, down = map(float, tree.attrib["viewBox"].removeprefix("0 0 ").split())
    assert tree.tag == f"{SVG}svg"
    assert tree.get("role") == "img"
    assert down / across == pytest.approx(297 / 210, rel=0.01)
    assert tree.findtext(f"{SVG}title") == "Tempus Imperium, 2018-06-06 19:35"
    assert tree.findtext(f"{SVG}desc") == "Game sheet in round 1, turn 1: 10 gold, −89 points."


@every_language
def test_every_square_has_its_group_and_its_name(language: str) -> None:
    for tree in (drawn(busy(), language), drawn_blank(language)):
        groups = with_class(tree, "square")
        assert [group.get("id") for group in groups] == [f"sq-{label}" for label in SQUARES]
        for label in SQUARES:
            assert (name_of(tree, label) or "").startswith(f"{label}: ")


def test_a_name_tells_what_the_square_carries() -> None:
    tree = drawn(busy())
    assert name_of(tree, "A1") == "A1: forest, 3 wood left"
    assert name_of(tree, "B1") == "B1: quarry, 2 stone left"
    assert name_of(tree, "D8") == "D8: lake"
    assert name_of(tree, "E5") == "E5: market, used in round 1"
    assert name_of(tree, "F5") == "F5: fort"
    assert name_of(tree, "H3") == "H3: destroyed enemy"
    assert name_of(tree, "J10") == "J10: empty"


@every_language
@pytest.mark.parametrize("position", [start(), busy()], ids=["start", "busy"])
def test_every_word_is_translated(position: Sheet, language: str) -> None:
    for tree in (drawn(position, language), drawn_blank(language)):
        assert not [text for text in tree.itertext() if MESSAGE_ID.search(text)]


def test_ids_are_given_once() -> None:
    for tree in (drawn(busy()), drawn_blank()):
        ids = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
        assert len(ids) == len(set(ids))


def test_what_is_placed_is_defined() -> None:
    for tree in (drawn(busy()), drawn_blank()):
        ids = {element.get("id") for element in tree.iter()}
        assert {element.attrib["href"].removeprefix("#") for element in tree.iter(f"{SVG}use")} <= ids


def test_each_road_is_a_line_and_so_is_each_place_for_one() -> None:
    tree = drawn(busy())
    roads, free = with_class(tree, "road"), with_class(tree, "free")
    assert [line.get("id") for line in roads] == ["road-D5-D6", "road-E5-E6", "road-F5-F6"]
    assert {line.tag for line in roads + free} == {f"{SVG}line"}
    assert len(free) == INNER_SECTIONS - 3


def test_roads_along_the_rim_have_their_place_when_they_are_allowed() -> None:
    assert len(with_class(drawn(start()), "free")) == INNER_SECTIONS
    assert len(with_class(drawn(start(rim_roads=True)), "free")) == len(SECTIONS)


def test_a_section_lies_on_a_side_of_its_squares() -> None:
    for section, squares in enumerate(SECTION_SQUARES):
        x1, y1, x2, y2 = section_line(section)
        assert (x1 == x2) != (y1 == y2)
        for square in squares:
            x, y, width, height = square_box(square)
            assert {x1, x2} <= {x, x + width}
            assert {y1, y2} <= {y, y + height}


def test_struck_pips_are_the_resources_used() -> None:
    tree = drawn(busy())
    struck = {label: len(with_class(with_id(tree, f"sq-{label}"), "struck")) for label in ("A1", "J1", "B1", "C1")}
    assert struck == {"A1": 1, "J1": 4, "B1": 2, "C1": 0}
    assert len(with_class(tree, "pip")) == 4 * 4


def test_a_used_building_carries_the_number_of_the_round() -> None:
    tree = drawn(busy())
    assert [texts(mark) for mark in with_class(tree, "used")] == [["3"], ["1"]]
    assert [texts(mark) for mark in with_class(tree, "spent")] == [["3"]]


def test_only_the_dead_enemy_is_crossed_out() -> None:
    tree = drawn(busy())
    assert len(with_class(tree, "dead")) == 1
    assert with_class(with_id(tree, "sq-H3"), "dead")


@pytest.mark.parametrize(
    ("lakes", "sides", "bends"),
    [("E5", 4, 4), ("E5 F5", 6, 4), ("D8 E8 E9", 8, 6), ("E5 F6", 8, 8), ("D4 E4 D5 E5", 8, 4)],
)
def test_neighbouring_lakes_share_one_shore(lakes: str, sides: int, bends: int) -> None:
    (shore,) = with_class(drawn(sheet_with(lake=lakes)), "shore")
    assert (shore.attrib["d"].count("L"), shore.attrib["d"].count("Q")) == (sides, bends)


def test_a_sheet_without_lakes_has_no_shore() -> None:
    assert not with_class(drawn(sheet_with()), "shore")


def test_turns_and_raids_behind_us_are_crossed() -> None:
    tree = drawn(busy())
    assert len(with_class(tree, "turn-done")) == 23
    assert len(with_class(tree, "raid-done")) == 2
    assert len(with_class(tree, "current-turn")) == 1


def test_the_end_is_shown_by_the_total() -> None:
    position = pass_turns(start(), 50)
    tree = drawn(position)
    assert len(with_class(tree, "turn-done")) == 50
    assert len(with_class(tree, "raid-done")) == 5
    assert not with_class(tree, "current-turn")
    assert with_class(tree, "over")
    assert "−" + str(-see(position).total) in texts(with_id(tree, "points"))
    assert not with_class(drawn(start()), "over")


def test_a_building_not_yet_paid_for_is_marked() -> None:
    position = play(sheet_with(roads="B2-B3 B3-C3 B3-B4", forest={"B2": 4, "B4": 4}, digit=5), "build farm C3")
    assert (see(position).owes or {})["square"] == "C3"
    assert len(with_class(drawn(position), "unpaid")) == 1
    assert not with_class(drawn(start()), "unpaid")


def test_the_digits_stand_above_and_beside_the_grid() -> None:
    assert "".join(texts(with_id(drawn(start()), "digits"))) == RULEBOOK_DATE * 2


def test_digits_that_are_no_date_are_written_in_pairs() -> None:
    assert "99 99 99 99 99" in texts(drawn(start("9999999999")))
    assert "18 02 30 10 00" in texts(drawn(start("1802301000")))


def test_points_and_gold_are_written() -> None:
    tree, view = drawn(busy()), see(busy())
    signed = [str(points).replace("-", "−") for points in (*view.score.values(), view.total)]
    assert texts(with_id(tree, "points")) == signed
    assert texts(with_id(tree, "treasury")) == ["10"]


def test_the_legend_tells_the_price_that_was_agreed() -> None:
    agreed = {
        gold: texts(with_id(drawn(start(fort_and_castle_gold=gold)), "legend")).count(str(gold)) for gold in (2, 3)
    }
    assert agreed == {2: 5, 3: 2}


@every_language
def test_a_blank_sheet_waits_for_the_pen(language: str) -> None:
    tree = drawn_blank(language)
    assert texts(with_id(tree, "digits")) == []
    assert texts(with_id(tree, "points")) == []
    assert texts(with_id(tree, "treasury")) == ["10"]
    assert with_id(tree, "ledger") is not None
    for name in ("road", "free", "pip", "used", "shore", "turn-done", "current-turn"):
        assert not with_class(tree, name)


def test_a_blank_sheet_carries_its_printed_enemies_and_nothing_else() -> None:
    squares = with_class(drawn_blank(), "square")
    enemies = {number for number, square in enumerate(squares) if square.find(f"{SVG}use") is not None}
    assert enemies == set(PRINTED_ENEMIES)


@every_language
def test_the_sheet_prints(language: str) -> None:
    words = GAME.words(language)
    assert png(sheet(see(busy()), words), 390).startswith(b"\x89PNG")
    assert pdf(blank_sheet(words)).startswith(b"%PDF")
