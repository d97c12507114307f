"""`aevum practice`: the list of positions, and tries in the terminal."""

from __future__ import annotations

import json

import pytest

from cli.conftest import Run


def test_positions_are_listed_with_goal_and_par(aevum: Run) -> None:
    listed = aevum("practice high-card").out
    assert "Win a trick with 1 move." in listed
    assert "every-trick" in listed
    rows = json.loads(aevum("practice high-card --json").out)
    assert [(row["name"], row["par"]) for row in rows] == [("one-more", 1), ("every-trick", 2)]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("practice hammer", "hammer has no practice positions."),
        ("practice high-card moon", "give a number from 1 to 2"),
        ("practice high-card 3", "There is no position “3”"),
    ],
)
def test_unknown_positions_are_refused_with_a_sentence(aevum: Run, words: str, problem: str) -> None:
    answer = aevum(words)
    assert answer.status == 2
    assert problem in answer.err


def test_a_try_ends_with_its_stars_once_the_goal_is_reached(aevum: Run) -> None:
    answer = aevum("practice high-card 2", typed="play 8\nplay 11\n")
    assert "Goal: Finish with 3 tricks." in answer.out
    assert "Moves: 1, par 2" in answer.out
    assert "Stars: 3 of 3" in answer.out


def test_a_lost_goal_is_told_and_undo_leads_back_to_the_position_at_most(aevum: Run) -> None:
    typed = "swap 8\ndraw\nundo 9\nundo 2\nplay 8\n"
    answer = aevum("practice high-card one-more", typed=typed)
    assert "out of reach" in answer.out
    assert answer.out.count("Moves: 0, par 1") == 2
    assert "Stars: 3 of 3" in answer.out
    lines = [
        json.loads(line) for line in aevum("practice high-card one-more --json", typed="play 8\n").out.splitlines()
    ]
    assert [(line["moves"], line["stars"], line["lost"]) for line in lines] == [(0, 0, False), (1, 3, False)]
