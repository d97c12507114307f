"""The result of a match in words: who won, by how much or by which tie break, and the next steps."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from aevum.kernel.outcome import Outcome
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.assets.static_text import STATIC
from aevum.web.components.icons import icon
from aevum.web.components.par import Par
from aevum.web.components.result import MatchResult, PuzzleRank, decided_by, headline, result_panel
from aevum.web.components.statistics import Statistic
from aevum.web.text.site_words import LOCALE

GAME = find_game("tempus")
WORDS = {language: Words(language, (LOCALE, GAME.locale)) for language in LANGUAGES}
NAMES = ("Ada", "Juno", "Zeno")


def end(totals: Sequence[int], ties: Sequence[Mapping[str, int]] = (), **more: Any) -> MatchResult:
    points = tuple({"hexes": total, "cities": 0, "flight": 0} for total in totals)
    outcome = Outcome.counted(points, "end-flight", tuple(ties))
    return MatchResult("id", GAME, outcome, NAMES[: len(totals)], **more)


def test_the_winner_is_named_with_the_lead() -> None:
    words = WORDS["en"]
    assert headline(end((9, 12, 7)), words) == "Juno wins"
    assert decided_by(end((9, 12, 7)), words) == "Juno has 12 points, 3 more than Ada."


@pytest.mark.parametrize(
    ("language", "point", "points"), [("en", "has one point,", "2 points"), ("es", "tiene un punto,", "2 puntos")]
)
def test_one_point_is_one_point(language: str, point: str, points: str) -> None:
    words = WORDS[language]
    assert point in decided_by(end((0, 1, 0)), words)
    assert points in decided_by(end((0, 2, 0)), words)
    assert points[2:] not in decided_by(end((1, 1, 0), [{"cards": 1}, {"cards": 1}, {"cards": 0}]), words)
    assert (
        headline(MatchResult("id", GAME, Outcome.counted(({"hexes": 1},), "end-flight"), NAMES[:1]), words)[:3] == "1 p"
    )


@pytest.mark.parametrize(
    ("last", "joined"),
    [("Inanna", "Ada e Inanna"), ("Hilda", "Ada e Hilda"), ("Iona", "Ada y Iona"), ("Juno", "Ada y Juno")],
)
def test_spanish_joins_a_name_that_begins_with_i_by_e(last: str, joined: str) -> None:
    even = end((12, 12), [TIES[0], TIES[0]])
    named = MatchResult("id", GAME, even.outcome, ("Ada", last))
    assert headline(named, WORDS["es"]) == f"Ganan {joined}"
    assert headline(named, WORDS["en"]) == f"Ada and {last} win together"
    assert headline(named, WORDS["ru"]) == f"Общая победа: Ada и {last}"


def test_ones_own_place_comes_first_and_only_a_good_one_has_a_cup() -> None:
    second = end((9, 12, 7), held=(0,))
    assert [headline(end((9, 12, 7), held=(seat,)), WORDS["en"]) for seat in (0, 2)] == ["You are 2nd", "You are 3rd"]
    assert headline(second, WORDS["es"]) == "Has quedado en 2.º lugar"
    assert headline(second, WORDS["ru"]) == "У тебя 2-е место"
    cup = str(icon("cup"))
    assert cup not in result_panel(second, WORDS["en"])
    assert '<span class="medal" aria-hidden="true">2</span>' in result_panel(second, WORDS["en"])
    assert cup in result_panel(end((9, 12, 7), held=(1,)), WORDS["en"])
    assert [cup in result_panel(end((total,)), WORDS["en"]) for total in (12, -66)] == [True, False]
    below = Par({"hexes": 20}, 30, "par")
    assert cup not in result_panel(end((12,), par=below), WORDS["en"])


def test_the_next_step_stands_above_all_figures() -> None:
    shown = result_panel(end((9, 12, 7), held=(0,), may_rematch=True), WORDS["en"])
    assert shown.index("Rematch") < shown.index("<table")


def test_statistics_stand_in_a_table_with_their_course() -> None:
    births = Statistic("births", ((1, 0, 2), (3, 0, 2)))
    shown = result_panel(end((9, 12, 7), statistics=(births,)), WORDS["en"])
    row = re.search(r'<th scope="row">Children</th>(.*?)</tr>', shown)
    assert row is not None
    assert re.findall(r"<td[^>]*>(\d+)</td>", row[1]) == ["0", "3", "2"], "in the order of the places"
    assert row[1].count("<path") == 3


def test_the_winner_reads_that_they_won() -> None:
    assert headline(end((9, 12, 7), held=(1,)), WORDS["en"]) == "You win!"
    assert headline(end((9, 12, 7), held=(0, 1)), WORDS["en"]) == "Juno wins", "two at one screen are both somebody"


TIES = [{"cards": 2, "city_count": 3}, {"cards": 2, "city_count": 4}, {"cards": 5, "city_count": 1}]


def test_the_tie_break_that_decided_is_named_with_its_figures() -> None:
    reason = decided_by(end((12, 12, 7), TIES), WORDS["en"])
    assert "Ada and Juno have 12 points each" in reason
    assert "Number of cities" in reason
    assert re.search("4\\s:\\s3", reason)
    assert "Cards" not in reason


def test_if_nothing_parts_them_they_win_together() -> None:
    even = end((12, 12, 7), [TIES[0], TIES[0], TIES[2]])
    assert headline(even, WORDS["en"]) == "Ada and Juno win together"
    assert "no tie-break" in decided_by(even, WORDS["en"])


def test_the_deciding_line_is_marked_in_the_table() -> None:
    shown = result_panel(end((12, 12, 7), TIES), WORDS["en"])
    assert re.search(r'class="quiet decided"><th scope="row">Number of cities', shown)
    assert shown.index(">Juno<") < shown.index(">Ada<"), "the first stands first"


def test_alone_one_has_points_and_nobody_to_beat() -> None:
    solo = end((12,))
    assert headline(solo, WORDS["en"]) == "12 points"
    assert decided_by(solo, WORDS["en"]) == ""


def test_the_puzzle_tells_rank_and_streak_and_leads_to_the_table() -> None:
    shown = result_panel(end((12,), puzzle=PuzzleRank(3, 8, 5)), WORDS["en"])
    assert "Place 3 of 8 today" in shown
    assert "Your streak: 5 days." in shown
    assert 'href="/puzzle/tempus"' in shown


def test_the_rank_is_styled_where_a_match_ends_too() -> None:
    """The page of a running match has only the style sheet of the result."""
    assert ".rank {" in (STATIC / "result.css").read_text(encoding="utf-8")


def test_a_rematch_that_was_begun_is_led_to() -> None:
    assert 'action="/m/id/rematch"' in result_panel(end((9, 12), may_rematch=True), WORDS["en"])
    begun = result_panel(end((9, 12), may_rematch=True, rematch="next"), WORDS["en"])
    assert 'href="/m/next"' in begun
    assert "<form" not in begun
    assert "<form" not in result_panel(end((9, 12)), WORDS["en"]), "who did not play begins a match of their own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_every_language(language: str) -> None:
    for one in (end((9, 12, 7)), end((12, 12, 7), TIES), end((12, 12)), end((3,), puzzle=PuzzleRank(1, 1, 0))):
        assert not re.search(r">[^<]*\b(end|puzzle|table|score)-[a-z_]+", result_panel(one, WORDS[language]))
