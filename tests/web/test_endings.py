"""The end of a match in words: who won, by how much or by which tie break, and what comes next."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from aevum.kernel.outcome import Outcome
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.ending import Ending, PuzzleRank, decided_by, ending, headline
from aevum.web.shell import LOCALE

GAME = find_game("tempus")
WORDS = {language: Words(language, (LOCALE, GAME.locale)) for language in LANGUAGES}
NAMES = ("Ada", "Juno", "Zeno")


def end(totals: Sequence[int], ties: Sequence[Mapping[str, int]] = (), **more: Any) -> Ending:
    points = tuple({"hexes": total, "cities": 0, "flight": 0} for total in totals)
    outcome = Outcome.counted(points, "end-flight", tuple(ties))
    return Ending("id", GAME, outcome, NAMES[: len(totals)], **more)


def test_the_winner_is_named_with_the_lead() -> None:
    words = WORDS["en"]
    assert headline(end((9, 12, 7)), words) == "Juno wins"
    assert decided_by(end((9, 12, 7)), words) == "Juno has 12 points, 3 more than Ada."


def test_who_has_won_is_told_so() -> None:
    assert headline(end((9, 12, 7), held=(1,)), WORDS["en"]) == "You win!"
    assert headline(end((9, 12, 7), held=(0, 1)), WORDS["en"]) == "Juno wins", "two at one screen are both somebody"


TIES = [{"cards": 2, "city_count": 3}, {"cards": 2, "city_count": 4}, {"cards": 5, "city_count": 1}]


def test_the_tie_break_that_decided_is_named_with_its_figures() -> None:
    told = decided_by(end((12, 12, 7), TIES), WORDS["en"])
    assert "Ada and Juno have 12 points each" in told
    assert "Number of cities" in told
    assert re.search("4\\s:\\s3", told)
    assert "Cards" not in told


def test_if_nothing_parts_them_they_win_together() -> None:
    even = end((12, 12, 7), [TIES[0], TIES[0], TIES[2]])
    assert headline(even, WORDS["en"]) == "Ada and Juno win together"
    assert "no tie break" in decided_by(even, WORDS["en"])


def test_the_deciding_line_is_marked_in_the_table() -> None:
    shown = ending(end((12, 12, 7), TIES), WORDS["en"])
    assert re.search(r'class="quiet decided"><th scope="row">Number of cities', shown)
    assert shown.index(">Juno<") < shown.index(">Ada<"), "the first stands first"


def test_alone_one_has_points_and_nobody_to_beat() -> None:
    solo = end((12,))
    assert headline(solo, WORDS["en"]) == "12 points"
    assert decided_by(solo, WORDS["en"]) == ""


def test_the_puzzle_tells_rank_and_streak_and_leads_to_the_table() -> None:
    shown = ending(end((12,), puzzle=PuzzleRank(3, 8, 5)), WORDS["en"])
    assert "Place 3 of 8 today" in shown
    assert "Your streak: 5 days." in shown
    assert 'href="/puzzle/tempus"' in shown


def test_a_rematch_that_was_begun_is_led_to() -> None:
    assert 'action="/m/id/rematch"' in ending(end((9, 12), may_rematch=True), WORDS["en"])
    begun = ending(end((9, 12), may_rematch=True, rematch="next"), WORDS["en"])
    assert 'href="/m/next"' in begun
    assert "<form" not in begun
    assert "<form" not in ending(end((9, 12)), WORDS["en"]), "who did not play begins a match of their own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_every_language(language: str) -> None:
    for one in (end((9, 12, 7)), end((12, 12, 7), TIES), end((12, 12)), end((3,), puzzle=PuzzleRank(1, 1, 0))):
        assert not re.search(r">[^<]*\b(end|puzzle|table|score)-[a-z_]+", ending(one, WORDS[language]))
