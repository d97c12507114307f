"""The HTML report of a contest is well-formed, contains its numbers, and loads nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from xml.etree import ElementTree

import pytest

from aevum.arena import LOCALE, Contest
from aevum.arena.report import command, report
from aevum.kernel.points import HALF, Points
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words
from arena.fake_results import contest, results

DICE = Random(4)
MANY = [(DICE.randint(-30, 300), DICE.randint(0, 9) + HALF, DICE.randint(0, 3)) for _ in range(60)]


def page(of: Contest, games: Sequence[tuple[Points, ...]], language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(report(of, results(of, games), Words(language, (LOCALE,))))


def text(root: ElementTree.Element) -> str:
    return " ".join(" ".join(root.itertext()).split())


def messages(language: str) -> set[str]:
    lines = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    return {line.split(" = ")[0] for line in lines if " = " in line and not line.startswith(" ")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_stands_on_the_page(language: str) -> None:
    root = page(contest("hard", "normal", "normal"), MANY, language)
    shown = text(root)
    assert root.get("lang") == language
    assert len(root.findall(".//svg")) == 3
    assert len(root.findall(".//table")) == 4
    assert "arena-" not in shown
    assert ("33.3%" if language == "en" else "33,3 %") in shown


def test_bars_stay_on_the_paper() -> None:
    root = page(contest("hard", "normal", "normal"), MANY)
    for drawing in root.findall(".//svg"):
        _, _, width, height = map(float, str(drawing.get("viewBox")).split())
        for bar in drawing.iter("rect"):
            left, top = float(str(bar.get("x"))), float(str(bar.get("y")))
            assert 0 <= left <= left + float(str(bar.get("width"))) <= width
            assert 0 <= top <= top + float(str(bar.get("height"))) <= height


@pytest.mark.parametrize("points", [[(5, 5)], [(0, 0)] * 3, [(-3, -1)], [(10**9, 0)], [(HALF, 1 + HALF)]])
def test_odd_points_are_drawn_too(points: list[tuple[Points, ...]]) -> None:
    assert page(contest("a", "b"), points).findall(".//rect")


def test_where_there_is_nobody_to_win_against_there_are_no_victories() -> None:
    assert "Victories" not in text(page(contest("a", "a"), [(1, 2)]))
    assert "Victories" in text(page(contest("a", "b"), [(1, 2)]))


def test_names_are_no_markup() -> None:
    assert "<b>&" in text(page(contest("<b>&", "b"), [(1, 2)]))


def test_nothing_is_fetched() -> None:
    source = report(contest("a", "b", "c"), results(contest("a", "b", "c"), MANY), Words("en", (LOCALE,)))
    assert "http" not in source
    assert "<script" not in source


def test_how_to_have_the_same_games_again() -> None:
    options = find_game("tempus-imperium").read_options({"digits": "1806061935", "rim_roads": True})
    line = command(Contest("tempus-imperium", options, ("random",), 7), 20)
    assert line.startswith("aevum arena tempus-imperium --bots random --games 20 --seed 7 ")
    assert "--digits 1806061935" in line
    assert "--rim-roads true" in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_in_every_language(language: str) -> None:
    assert messages(language) == messages("en")
