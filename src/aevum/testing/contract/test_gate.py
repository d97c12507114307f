"""`Match.play` is the only way to change a match: what it refuses changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from aevum.kernel.errors import AevumError, Illegal, Malformed, MatchOver, NotYourTurn, Stale
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import match_to_bytes
from aevum.testing.variants import Variant
from aevum.testing.walks import finished, line_from_start, played, sample

pytestmark = pytest.mark.main_variants


def refused(match: Match, error: type[AevumError], move: Any, **circumstances: int) -> AevumError:
    """Return the error of a refused move; it must be of this type and leave everything as it was."""
    state, file = match.state.key(), match_to_bytes(match)
    with pytest.raises(error) as refusal:
        match.play(move, **circumstances)
    assert type(refusal.value) is error
    assert match.state.key() == state
    assert match_to_bytes(match) == file
    return refusal.value


def running(variant: Variant) -> list[Match]:
    """Return matches of several lengths that are not over."""
    matches = [played(variant, seed, moves) for seed, moves in enumerate((0, 3, 8, 40))]
    assert not matches[0].over
    return [match for match in matches if not match.over]


def restricted(variant: Variant) -> list[Match]:
    """Return a match at its first position that has an illegal move; nothing if a whole random match has none."""
    match, moves = variant.match(1), range(variant.game.book.size)
    for move in line_from_start(variant, 1).moves():
        if any(map(match.state.check, moves)):
            return [match]
        match.play(move)
    return []


def test_a_legal_move_passes_in_any_form(variant: Variant) -> None:
    for move in variant.match(1).legal()[:10]:
        keys = set()
        for form in (move, move.number, move.notation, move.notation.upper()):
            match = variant.match(1)
            match.play(form, seat=match.actor, expected_length=0)
            assert [played.move for played in match.moves] == [move.number]
            keys.add(match.state.key())
        assert len(keys) == 1


def test_an_illegal_move_is_refused_by_a_clause_of_the_rulebook(variant: Variant) -> None:
    for match in (*running(variant), *restricted(variant)):
        state = match.state
        for move in filter(state.check, sample(variant.game.book, Random(1), 40)):
            refusal = refused(match, Illegal, move)
            assert isinstance(refusal, Illegal)
            assert refusal.clause == state.check(move)
            assert refusal.clause.id in variant.game.rulebook


def test_another_seat_is_refused(variant: Variant) -> None:
    for match in running(variant):
        move = match.state.legal()[0]
        for seat in {-1, 0, 1, variant.seats, 99} - {match.actor}:
            refused(match, NotYourTurn, move, seat=seat)


def test_who_has_not_seen_the_newest_position_is_refused(variant: Variant) -> None:
    for match in running(variant):
        move = match.state.legal()[0]
        for length in {-1, 0, match.length - 1, match.length + 1} - {match.length}:
            refused(match, Stale, move, expected_length=length)


@pytest.mark.parametrize("text", ["", " ", "nonsense", "\0", "1e9", "[bold]", "\N{GRINNING FACE}", "a" * 10_000])
def test_a_text_that_is_no_move_is_refused(variant: Variant, text: str) -> None:
    refused(variant.match(1), Malformed, text)


def test_a_number_outside_the_book_is_refused(variant: Variant) -> None:
    for number in (-1, variant.game.book.size, 2**70, True, 1.5, None):
        refused(variant.match(1), Malformed, number)


def test_nothing_passes_after_the_end(variant: Variant) -> None:
    match = finished(variant)
    for move in (0, variant.game.book.size - 1, variant.game.book.notation(0), "nonsense"):
        refused(match, MatchOver, move)
    assert match.legal() == []
    assert match.outcome() is not None


def test_every_refusal_is_a_sentence_in_three_languages(variant: Variant) -> None:
    over = finished(variant)
    match = variant.match(1)
    refusals = [
        refused(match, Malformed, "nonsense"),
        refused(match, NotYourTurn, 0, seat=7),
        refused(match, Stale, 0, expected_length=7),
        refused(over, MatchOver, 0),
    ]
    for later in restricted(variant):
        illegal = next(filter(later.state.check, range(variant.game.book.size)))
        refusals.append(refused(later, Illegal, illegal))
    for refusal in refusals:
        sentences = {refusal.say(variant.game.words(language)) for language in ("en", "es", "ru")}
        assert len(sentences) == 3
        assert all(" " in sentence and "{" not in sentence for sentence in sentences)
