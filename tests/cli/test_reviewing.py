"""`aevum review`: a review is told in every language, and errors are said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aevum.kernel.match import Match, Played
from aevum.kernel.records.savefile import read_match, write_match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.review import ChanceEvent, Decision, Estimate, Reason, Review, SeatTotals, TurningPoint
from cli.conftest import Run

FILE = Path(__file__).parents[1] / "golden" / "tempus-3-tie-break.aevum"


def canned(match: Match) -> Review:
    """Return a review with one entry of each kind."""
    seats = range(len(match.seats))
    position = next(number for number, played in enumerate(match.moves) if played.seat == 1)
    played, other = match.moves[position].move, match.state_at(position).legal()[0]
    replies = (Played(2, match.moves[0].move),)
    reasons = (Reason("term-points", "", 2.0, 0.5),)
    decision = Decision(position, 1, (played,), ((other,),), Estimate(1.5, 0.25), 0.1, replies, reasons)
    totals = SeatTotals(0.0, 2.5, Estimate(-1.5, 0.5), Estimate(-3.0, 0.75), Estimate(6.0, 0.5), 1.0, 12)
    return Review(
        game=match.game.id,
        seats=match.seats,
        seat=1,
        expected=(),
        margins=(),
        turning_points=(TurningPoint(5, (0.1, -0.2, 0.1), False), TurningPoint(9, (0.1, -0.2, 0.1), True)),
        chance_events=(ChanceEvent(5, 0, tuple(Estimate(0.5, 0.1) for _ in seats), 0),),
        totals=tuple(totals for _ in seats),
        costliest=((), (decision,), ()),
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(aevum: Run, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = read_match(FILE, find_game)
    found = canned(match)
    monkeypatch.setattr("aevum.cli.review.review", lambda *_: found)
    answer = aevum(f"review {FILE} --seat 2 --lang {language}")
    assert answer.status == 0, answer.err
    assert "reviewed-" not in answer.out
    assert "term-" not in answer.out
    assert match.game.book.notation(found.costliest[1][0].played[0]) in answer.out
    assert (" 1.5 ± 0.2" if language == "en" else " 1,5 ± 0,2") in answer.out


def test_a_review_is_told_as_json(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    found = canned(read_match(FILE, find_game))
    monkeypatch.setattr("aevum.cli.review.review", lambda *_: found)
    answer = aevum(f"review {FILE} --seat 2 --json")
    assert Review.from_json(json.loads(answer.out)) == found


def test_a_seat_that_does_not_exist_is_refused(aevum: Run) -> None:
    answer = aevum(f"review {FILE} --seat 4")
    assert answer.status == 2
    assert answer.err


def test_a_running_match_is_not_reviewed(aevum: Run, tmp_path: Path) -> None:
    running = tmp_path / "running.aevum"
    write_match(Match(find_game("tempus"), seats=3, seed=5), running)
    answer = aevum(f"review {running}")
    assert answer.status == 2
    assert "not over" in answer.err
