"""High Card, clause by clause.

Seed 1 deals 7 8 11 to seat 0, 5 6 9 to seat 1 and 2 4 12 to seat 2. The deck goes on with 1, 10, 3; with two seats it
begins with 4, 12, 2.
"""

from __future__ import annotations

from importlib.metadata import distribution
from typing import Any

import pytest
from high_card import GAME
from high_card.state import Table
from high_card.view import see

import aevum
from aevum.kernel.chance import Chance
from aevum.kernel.errors import Illegal
from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.match import Match
from rule_marks import rule


def begin(seats: int = 2, **options: Any) -> Match:
    return aevum.new("high-card", seats=seats, seed=1, **options)


def play(match: Match, *moves: str) -> list[Event]:
    return [event for move in moves for event in match.play(move)]


def clause_against(match: Match, move: str) -> str:
    with pytest.raises(Illegal) as refusal:
        match.play(move)
    return refusal.value.clause.id


def table(match: Match) -> Table:
    state = match.state
    assert isinstance(state, Table)
    return state


def hand(match: Match, seat: int) -> list[int]:
    return list(match.view(seat).to_json()["hand"])


def test_it_is_installed_as_any_other_package_would_be() -> None:
    assert distribution("high_card").version == "1.0"
    assert aevum.find_game("high-card") is GAME


@rule("high_card.deal")
def test_everybody_gets_three_cards_and_the_rest_is_the_deck() -> None:
    match = begin(3)
    assert [hand(match, seat) for seat in range(3)] == [[7, 8, 11], [5, 6, 9], [2, 4, 12]]
    assert match.view().to_json()["in_deck"] == 3


@rule("high_card.lay.hand")
def test_only_own_cards_are_laid_or_swapped() -> None:
    match = begin()
    assert clause_against(match, "play 5") == "high_card.lay.hand"
    assert clause_against(match, "swap 5") == "high_card.lay.hand"
    play(match, "play 7")
    assert clause_against(match, "play 7") == "high_card.lay.hand"


@rule("high_card.lay.show")
def test_cards_stay_hidden_until_all_have_laid_then_the_highest_wins_and_leads() -> None:
    match = begin(3)
    play(match, "play 7", "play 9")
    assert match.view(2).to_json()["have_laid"] == (True, True, False)
    assert match.view(2).to_json()["shown"] == ()
    events = play(match, "play 12")
    assert [event.message for event in events[-4:]] == ["event-shown", "event-shown", "event-shown", "event-trick"]
    assert match.view(0).to_json()["shown"] == (7, 9, 12)
    assert match.view(0).to_json()["tricks"] == (0, 0, 1)
    assert match.actor == 2
    play(match, "play 4", "play 8")
    assert match.actor == 1


@rule("high_card.swap.once")
def test_a_seat_swaps_once() -> None:
    match = begin()
    play(match, "swap 7 draw")
    assert hand(match, 0) == [4, 8, 11]
    assert clause_against(match, "swap 8") == "high_card.swap.once"


@rule("high_card.swap.limit")
def test_a_swap_takes_one_card_or_two_by_option() -> None:
    match = begin()
    play(match, "swap 7")
    assert clause_against(match, "swap 8") == "high_card.swap.limit"
    match = begin(swap_cards=2)
    play(match, "swap 7", "swap 8")
    assert clause_against(match, "swap 11") == "high_card.swap.limit"
    play(match, "draw")
    assert hand(match, 0) == [4, 11, 12]


@rule("high_card.swap.deck")
def test_no_more_cards_are_swapped_than_the_deck_holds() -> None:
    match = begin(3, swap_cards=2)
    play(match, "swap 7", "swap 8 draw", "play 1", "swap 5")
    assert clause_against(match, "swap 6") == "high_card.swap.deck"
    play(match, "draw", "play 3")
    assert clause_against(match, "swap 2") == "high_card.swap.deck"


@rule("high_card.swap.draw_first")
def test_who_set_a_card_aside_draws_first() -> None:
    match = begin()
    play(match, "swap 7")
    assert clause_against(match, "play 8") == "high_card.swap.draw_first"


@rule("high_card.swap.nothing_aside")
def test_nobody_draws_for_nothing() -> None:
    assert clause_against(begin(), "draw") == "high_card.swap.nothing_aside"


@rule("high_card.swap.reshuffle")
def test_a_shuffled_deck_is_a_matter_of_chance() -> None:
    plain, shuffled = begin(), begin(reshuffle=True)
    before = shuffled.state.chance
    play(plain, "swap 7 draw")
    play(shuffled, "swap 7 draw")
    assert plain.state.chance == before < shuffled.state.chance
    assert plain.horizon == shuffled.horizon == 2


@rule("high_card.end")
def test_most_tricks_win_and_equals_share_their_place() -> None:
    match = begin(3)
    play(match, "play 7", "play 9", "play 12", "play 4", "play 8", "play 5", "play 11", "play 6", "play 2")
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.totals == (2, 0, 1)
    assert outcome.ranking == ((0,), (2,), (1,))
    assert {match.state.check(move) for move in range(GAME.book.size)} == {GAME.rulebook["high_card.end"]}


def test_equals_share_their_place() -> None:
    match = begin(3)
    play(match, "play 7", "play 9", "play 2", "play 5", "play 4", "play 8", "play 11", "play 6", "play 12")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.totals, outcome.ranking) == ((1, 1, 1), ((0, 1, 2),))


# -- hidden information


def test_the_others_read_that_a_card_was_laid_but_not_which() -> None:
    yours, theirs = begin(3).play("play 7")
    assert [seat for seat in range(3) if yours.seen_by(seat)] == [0]
    assert [seat for seat in (SPECTATOR, 0, 1, 2) if theirs.seen_by(seat)] == [SPECTATOR, 1, 2]
    assert dict(yours.arguments) == {"card": "7"}
    assert dict(theirs.arguments) == {"seat": 1}


def test_somebody_who_watches_sees_no_hand() -> None:
    match = begin(3)
    play(match, "swap 7 draw", "play 1")
    seen = match.view(SPECTATOR).to_json()
    assert (seen["hand"], seen["given"], seen["laid"]) == ((), (), 0)


def test_redrawing_moves_every_card_a_seat_cannot_know_and_no_other() -> None:
    match = begin(3)
    play(match, "swap 7 draw", "play 8", "swap 5")
    state = table(match)
    redrawn = [state.resample(0, Chance.from_seed(seed)) for seed in range(60)]
    for other in redrawn:
        assert (other.hands[0], other.given[0], other.laid[0]) == (state.hands[0], state.given[0], state.laid[0])
        assert sorted(other.cards()) == list(range(1, 13))
    unknown = {2, 3, 4, 5, 6, 9, 10, 12}
    assert {card for other in redrawn for card in other.deck} == unknown
    assert {card for other in redrawn for card in other.hands[2]} == unknown
    assert {card for other in redrawn for card in other.aside} == unknown


def test_it_draws_itself() -> None:
    view, words = see(table(begin()), 0), GAME.words("en")
    text = GAME.text(view, words)
    assert text.splitlines()[1:] == [
        "[reverse]Seat 1: 3 cards, tricks: 0[/]",
        "Seat 2: 3 cards, tricks: 0",
        "Your hand: 7 8 11",
    ]
    assert ">11</text>" in GAME.svg(view, words)
    assert ">9</text>" not in GAME.svg(view, words)
    assert GAME.prompt(view, words) == "Lay a card face down, or swap first."
