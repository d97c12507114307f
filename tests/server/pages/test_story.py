"""Pages that tell a finished match: curves, turning points, chronicle, picture; nothing of them before the end."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest

import aevum
from aevum.kernel.match import Match
from aevum.kernel.words import LANGUAGES
from aevum.testing.figures import Count
from server.high_card_matches import finished, seated
from server.raw_client import RawClient

GOLDEN: Final = Path(__file__).parents[2] / "golden"
MAX_CHRONICLE: Final = 12_000
MAX_RESULT: Final = 30_000
"""Maximum of compressed bytes of the chronicle and of the result of a long match; drawings are files of their own."""


def golden(name: str, moves: int | None = None) -> Match:
    """Return a golden game, or its first moves."""
    whole = aevum.load(GOLDEN / f"{name}.aevum")
    if moves is None:
        return whole
    match = Match(whole.game, whole.options, seats=whole.seats, seed=whole.seed)
    for played in whole.moves[:moves]:
        match.play(played.move)
    return match


def stored(client: RawClient, match: Match) -> str:
    """Store a match and return the path of its page."""
    return f"/m/{client.hub.storage.create(match, [None] * len(match.seats))}"


@pytest.fixture
def ages(client: RawClient) -> str:
    return stored(client, golden("through-the-ages-full-3"))


def test_the_result_has_curves_with_tables_sources_and_turning_points(client: RawClient, ages: str) -> None:
    page = client.get(f"{ages}/end").text
    names = ("Points", "Culture per turn", "Science per turn", "Strength", "Population")
    assert re.findall(r'name="curve"[^>]*><span>([^<]+)', page) == list(names)
    for title in names:
        assert re.search(rf'<table class="score by-turn"><caption class="unseen">{title}<', page)
    table = page[page.index(f'unseen">{names[0]}<') :]
    last = re.findall(r'<th scope="row">20</th>((?:<td>\d+</td>)+)', table)[0]
    assert re.findall(r"\d+", last) == ["233", "142", "206"]
    assert "Produced each turn" in page
    assert "Scored during the game" not in page
    points = page[page.index("Turning points") :]
    assert re.search(r'replay\?at=362">Round 17, Age III</a>.*takes.*7 culture points from', points)


def test_lines_of_a_curve_differ_without_colour(client: RawClient, ages: str) -> None:
    page = client.get(f"{ages}/end").text
    keys = re.findall(r'class="key">.*?class="line (line-\d)".*?<path class="mark-of" d="([^"]+)"', page)[:3]
    assert len({line for line, _ in keys}) == len({mark for _, mark in keys}) == 3


def test_the_replay_of_a_running_match_shows_its_points_alone(client: RawClient) -> None:
    page = client.get(f"{stored(client, golden('tempus-4', 60))}/replay").text
    assert '<figure class="plot"' in page
    for word in ('name="curve"', "turning-points", "/chronicle", "curve-1"):
        assert word not in page, word


def test_the_replay_of_a_finished_match_has_curves_and_turning_points(client: RawClient, ages: str) -> None:
    page = client.get(f"{ages}/replay?at=100").text
    assert page.count('name="curve"') == 5
    assert 'class="turning-points"' in page
    assert f'href="{ages}/chronicle"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chronicle_is_a_page_with_drawings(client: RawClient, ages: str, count: Count, language: str) -> None:
    answer = client.get(f"{ages}/chronicle", language=language)
    assert answer.status == 200
    assert f'<html lang="{language}">' in answer.text
    assert answer.text.count("<h2") == 6
    drawings = re.findall(rf'src="({ages}/chronicle/\d+\.svg)"', answer.text)
    assert 3 <= len(drawings) <= 5
    assert len(set(drawings)) == len(drawings)
    weight = len(gzip.compress(answer.text.encode()))
    count("bytes of the page of a chronicle", weight)
    assert weight < MAX_CHRONICLE
    drawing = client.get(drawings[0], language=language)
    assert drawing.status == 200
    ET.fromstring(drawing.text)


def test_the_result_of_a_long_match_weighs_little(client: RawClient, count: Count) -> None:
    page = client.get(f"{stored(client, golden('clash-of-cultures-wonder-4'))}/end").text
    weight = len(gzip.compress(page.encode()))
    count("bytes of the page of a result", weight)
    assert weight < MAX_RESULT


def test_the_picture_names_players_and_result(client: RawClient) -> None:
    path = stored(client, golden("tempus-4"))
    svg = client.get(f"{path}/story.svg").text
    texts = ["".join(text.itertext()) for text in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "Tempus"
    assert {"23", "17", "21", "24"} <= set(texts)
    assert client.get(f"{path}/story.png").body.startswith(b"\x89PNG")
    assert client.get(f"{path}/story.gif").status == 404


def test_nothing_is_told_before_the_end(client: RawClient) -> None:
    path = stored(client, golden("tempus-4", 60))
    answer = client.get(f"{path}/chronicle")
    assert (answer.status, dict(answer.headers)["location"]) == (303, path)
    for file in ("story.svg", "story.png", "chronicle/10.svg"):
        assert client.get(f"{path}/{file}").status == 404, file


@pytest.mark.parametrize("at", ["421", "-1", "x", "99999999999", "1.5", "%00"])
def test_a_position_that_does_not_exist_has_no_drawing(client: RawClient, ages: str, at: str) -> None:
    assert client.get(f"{ages}/chronicle/{at}.svg").status == 404


def test_a_match_that_does_not_exist_has_no_story(client: RawClient) -> None:
    for path in ("chronicle", "story.svg", "chronicle/1.svg"):
        assert client.get(f"/m/nothing/{path}").status == 404


def test_a_game_without_statistics_has_the_curve_of_its_points(client: RawClient) -> None:
    path = f"/m/{seated(client.hub.storage, finished()).id}"
    assert client.get(f"{path}/end").status == 200
    assert client.get(f"{path}/story.svg").status == 200
    for language in LANGUAGES:
        assert client.get(f"{path}/chronicle", language=language).status == 200
