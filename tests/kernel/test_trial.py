"""Lines of moves: how far they go, and which moves are checked.

High Card, seed 1: 7 8 11 against 5 6 9.
"""

from __future__ import annotations

from typing import Any

import pytest

import aevum
from aevum.kernel.errors import AevumError, Illegal, LineEnds
from aevum.kernel.match import Match
from aevum.kernel.trial import tried


def dealt(**options: Any) -> Match:
    return aevum.new("high-card", seats=2, seed=1, **options)


def refusal(match: Match, *moves: str) -> AevumError:
    with pytest.raises(AevumError) as refused:
        tried(match.game, match.state, [match.game.book.parse(move) for move in moves])
    return refused.value


def leads_to(match: Match, *moves: str) -> list[Any]:
    """Return the cards laid aside after each move of a line."""
    trials = tried(match.game, match.state, [match.game.book.parse(move) for move in moves])
    return [match.game.view(trial.after, 0).to_json()["aside"] for trial in trials]


def test_each_move_begins_where_the_one_before_led() -> None:
    match = dealt(swap_cards=2)
    assert leads_to(match, "swap 7", "swap 8", "draw") == [(7,), (7, 8), ()]
    assert leads_to(match) == []


def test_trying_leaves_the_state_alone() -> None:
    state = dealt().state
    key = state.key()
    [trial] = tried(aevum.find_game("high-card"), state, state.legal()[:1])
    assert (state.key(), state.log, trial.after.log) == (key, None, None)
    assert trial.before is state


def test_a_move_that_is_forbidden_is_refused_by_its_clause() -> None:
    refused = refusal(dealt(), "swap 7", "play 8", "play 9")
    assert isinstance(refused, Illegal)
    assert refused.arguments == {"clause": "high_card.swap.draw_first", "move": "play 8"}


@pytest.mark.parametrize("reshuffle", [False, True])
@pytest.mark.parametrize("rest", ["draw", "play 4", "play 5", "swap 8"])
def test_nothing_is_judged_after_a_card_is_drawn(rest: str, reshuffle: bool) -> None:
    """If the deck is as it was dealt, the 4 is drawn and could be played; the 5 belongs to the other seat."""
    refused = refusal(dealt(reshuffle=reshuffle), "swap 7", "draw", rest)
    assert (type(refused), refused.arguments) == (LineEnds, {})


@pytest.mark.parametrize("rest", ["draw", "play 5", "play 6", "swap 6"])
def test_nothing_is_judged_after_the_cards_of_others_are_turned_up(rest: str) -> None:
    """Seat 2 takes the trick with its 9 and leads on, so that the same seat decides."""
    match = dealt()
    match.play("play 7")
    refused = refusal(match, "play 9", rest)
    assert (type(refused), refused.arguments) == (LineEnds, {})
    match.play("play 9")
    assert match.actor == 1


def test_nothing_is_judged_where_another_seat_decides() -> None:
    assert type(refusal(dealt(), "play 7", "play 5")) is LineEnds


def test_the_last_move_of_a_line_may_show_anything() -> None:
    match = dealt()
    assert len(leads_to(match, "swap 7", "draw")) == 2
    assert len(leads_to(match, "play 7")) == 1
