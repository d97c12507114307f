"""Moves of a match: which seat may make which, and when.

Played with High Card, seed 1: seat 0 holds 7 8 11, seat 1 holds 5 6 9.
"""

from __future__ import annotations

from typing import Any

import pytest
from high_card.state import Table
from hypothesis import given
from hypothesis import strategies as st

import aevum
from aevum.kernel.chance import SEED_BITS
from aevum.kernel.errors import BadSeats, BadSeed, Illegal, LineEnds, Malformed, MatchOver, NotYourTurn, Stale
from aevum.kernel.game import OVER
from aevum.kernel.match import Match, commitment


@pytest.fixture
def match() -> Match:
    return aevum.new("high-card", seats=2, seed=1, swap_cards=2)


def play_all(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(move)


def test_a_match_begins_with_the_first_seat(match: Match) -> None:
    assert match.actor == 0
    assert not match.over
    assert match.seats == ("1", "2")
    assert match.length == match.horizon == 0
    assert match.outcome() is None
    assert [str(move) for move in match.legal()] == ["play 7", "play 8", "play 11", "swap 7", "swap 8", "swap 11"]


def test_a_move_is_recorded_with_its_seat(match: Match) -> None:
    play_all(match, "play 7", "play 5")
    assert [(record.seat, match.game.book.notation(record.move)) for record in match.moves] == [
        (0, "play 7"),
        (1, "play 5"),
    ]
    assert match.records == match.moves
    assert match.length == 2


def test_a_move_tells_what_happened(match: Match) -> None:
    assert [event.message for event in match.play("play 7")] == ["event-laid-by-you", "event-laid"]


def test_a_state_handed_out_is_a_copy(match: Match) -> None:
    state = match.state
    state.apply(state.legal()[0])
    assert match.state.key() != state.key()
    assert match.actor == 0


def test_a_view_is_of_the_actor_unless_a_seat_is_named(match: Match) -> None:
    assert match.view().to_json()["hand"] == (7, 8, 11)
    assert match.view(1).to_json()["hand"] == (5, 6, 9)
    match.play("play 7")
    assert match.view().to_json()["seat"] == 1


def test_a_notebook_draws_the_match(match: Match) -> None:
    assert match._repr_svg_().startswith("<svg")


# -- copies


def test_a_copy_goes_its_own_way(match: Match) -> None:
    match.play("swap 7")
    other = match.copy()
    other.play("draw")
    other.undo(0, agreed=True)
    assert (match.length, len(match.moves), match.horizon) == (1, 1, 0)
    match.undo()
    assert match.state.key() == other.state.key()


def test_a_copy_stands_where_the_match_does_and_shares_nothing_that_changes() -> None:
    match = aevum.new("tempus-imperium", seed=7)
    while not match.over:
        match.play(match.legal()[-1])
    other = match.copy()
    assert (other.records, other.horizon, other.outcome()) == (match.records, match.horizon, match.outcome())
    assert [other.state_at(at).key() for at in (0, 20)] == [match.state_at(at).key() for at in (0, 20)]
    shared = {name for name, part in vars(match).items() if vars(other)[name] is part}
    assert shared == {"game", "options", "seats", "seed", "_state", "_trials"}


def test_what_copies_share_stays_as_it_was() -> None:
    match = aevum.new("tempus-imperium", seed=7)
    while len(match.moves) < 40:
        match.play(match.legal()[-1])
    shared = [match._state, *match._snapshots]
    keys = [state.key() for state in shared]
    other = match.copy()
    for one in (match, other):
        one.undo(17, agreed=True)
        while not one.over:
            one.play(one.legal()[0 if one is match else 1 % len(one.legal())])
    assert [state.key() for state in shared] == keys
    assert all(state.log is None for state in shared)


# -- events and log


@given(st.lists(st.integers(0, 30), max_size=40))
def test_the_log_is_what_playing_again_tells_whatever_way_the_match_took(ways: list[int]) -> None:
    match = aevum.new("tempus-imperium", seed=7)
    for way in ways:
        left, events_left = match, match.log()
        match = match.copy()
        if way < 8 and match.moves:
            match.undo(max(0, len(match.moves) - way), agreed=True) if way else None
        elif not match.over:
            match.play(match.legal()[way % len(match.legal())])
        assert match.log() == [events for _, events in match.replay()]
        assert left.log() == events_left, "a copy that goes on tells its match nothing"


def test_another_deal_is_another_story() -> None:
    stories = []
    for seed in (7, 8):
        match = aevum.new("high-card", seats=2, seed=seed)
        play_all(match, str(match.legal()[3]), "draw")
        assert match.log() == [events for _, events in match.replay()]
        stories.append(match.log())
    assert stories[0] != stories[1]


def test_a_line_tells_each_of_its_moves(match: Match) -> None:
    all_events = match.play("swap 7 draw")
    assert [events[0].message for events in match.log()] == ["event-aside-by-you", "event-drawn-by-you"]
    assert [event for events in match.log() for event in events] == all_events


def test_a_move_is_logged_once(match: Match) -> None:
    match.play("swap 7")
    first = match.log()[0]
    match.play("draw")
    assert match.log()[0] is first
    assert match.copy().log()[0] is first


# -- looking ahead


def test_what_shows_nothing_can_be_taken_back(match: Match) -> None:
    number = match.game.book.parse
    assert match.undo_stays_free(number("swap 7"))
    assert not match.undo_stays_free(number("play 7"))
    with pytest.raises(Illegal):
        match.undo_stays_free(number("draw"))
    match.play("swap 7")
    assert not match.undo_stays_free(number("draw"))
    assert (match.length, match.view().to_json()["aside"]) == (1, (7,))


def test_a_move_that_was_looked_at_is_not_carried_out_again(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    carried_out: list[int] = []
    apply = Table.apply

    def counted(table: Table, move: int) -> None:
        carried_out.append(move)
        apply(table, move)

    monkeypatch.setattr(Table, "apply", counted)
    swap_7, swap_8, draw = map(match.game.book.parse, ("swap 7", "swap 8", "draw"))
    match.undo_stays_free(swap_7)
    other = match.copy()
    other.play("swap 7 draw")
    assert carried_out == [swap_7, draw]
    match.play(swap_8)
    assert carried_out == [swap_7, draw, swap_8]
    assert other.log() == [events for _, events in other.replay()]
    assert match.view().to_json()["aside"] == (8,)


def test_what_was_looked_at_in_another_position_does_not_count(match: Match) -> None:
    swap_8 = match.game.book.parse("swap 8")
    match.undo_stays_free(swap_8)
    match.play("swap 7")
    match.play(swap_8)
    assert match.view().to_json()["aside"] == (7, 8)


def test_a_line_can_be_played_as_numbers(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    other = match.copy()
    line = tuple(map(match.game.book.parse, ("swap 7", "draw")))
    assert not match.undo_stays_free(*line)
    with monkeypatch.context() as patch:
        patch.setattr(Table, "apply", lambda *_: pytest.fail("a move that was tried is carried out again"))
        events = match.play(line, 0, 0)
    assert events == other.play("swap 7 draw")
    assert match.state.key() == other.state.key()


@pytest.mark.parametrize("line", [(), (-1,), (0, 10**6), (True,)])
def test_a_line_of_numbers_that_are_no_moves_is_refused(match: Match, line: tuple[int, ...]) -> None:
    with pytest.raises(Malformed):
        match.play(line)
    assert match.length == 0


# -- the gate


def test_only_the_actor_plays(match: Match) -> None:
    with pytest.raises(NotYourTurn) as refusal:
        match.play("play 5", seat=1)
    assert refusal.value.arguments == {"seat": "2", "actor": "1"}
    match.play("play 7", seat=0)


def test_a_stale_length_is_refused(match: Match) -> None:
    match.play("play 7", expected_length=0)
    with pytest.raises(Stale):
        match.play("play 5", expected_length=0)
    match.play("play 5", expected_length=1)


def test_a_refusal_names_the_clause(match: Match) -> None:
    with pytest.raises(Illegal) as refusal:
        match.play("play 5")
    assert refusal.value.clause.id == "high_card.lay.hand"
    assert "a card in your hand" in str(refusal.value)


@pytest.mark.parametrize("move", [-1, 25, True, None, 3.0, b"play 7", "play 13", "play"])
def test_what_is_no_move_is_malformed(match: Match, move: Any) -> None:
    with pytest.raises(Malformed):
        match.play(move)
    assert match.length == 0


def test_a_line_is_played_as_a_whole(match: Match) -> None:
    match.play("swap 7 draw")
    assert [match.game.book.notation(record.move) for record in match.moves] == ["swap 7", "draw"]
    assert match.view().to_json()["hand"] == (4, 8, 11)


def test_a_line_that_is_refused_changes_nothing(match: Match) -> None:
    with pytest.raises(LineEnds):
        match.play("swap 7 draw draw")
    assert (match.length, match.horizon, match.moves) == (0, 0, [])
    assert match.view().to_json()["hand"] == (7, 8, 11)


def test_a_line_ends_with_the_own_turn(match: Match) -> None:
    with pytest.raises(LineEnds):
        match.play("play 7 draw")
    assert match.length == 0


def test_after_the_end_nothing_is_played(match: Match) -> None:
    play_all(match, "play 7", "play 5", "play 8", "play 6", "play 11", "play 9")
    assert match.over
    assert match.actor == OVER
    assert match.legal() == []
    assert match.view().to_json()["seat"] == 0
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.to_json() == {
        "scores": [3, 0],
        "points": [{"tricks": 3}, {"tricks": 0}],
        "ranking": [[0], [1]],
        "reason": "end-all-rounds",
    }
    with pytest.raises(MatchOver):
        match.play("play 7")


# -- seed and seats


def test_a_seed_is_drawn_when_none_is_given() -> None:
    assert aevum.new("high-card").seed != aevum.new("high-card").seed


@pytest.mark.parametrize("seed", [0, 2**SEED_BITS - 1])
def test_a_seed_may_be_any_number_of_its_range(seed: int) -> None:
    assert aevum.new("high-card", seed=seed).seed == seed


@pytest.mark.parametrize("seed", [-1, 2**SEED_BITS, 10**100, True, False, 1.0, "7", b"7", [7]])
def test_anything_else_is_no_seed(seed: Any) -> None:
    with pytest.raises(BadSeed) as refusal:
        aevum.new("high-card", seed=seed)
    assert str(seed) in str(refusal.value)


def test_the_commitment_is_the_hash_of_the_seed(match: Match) -> None:
    assert match.commitment == commitment(1) == "ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5"


@pytest.mark.parametrize(
    ("seats", "names"), [(None, ("1", "2")), (3, ("1", "2", "3")), (["Ada", "Игорь"], ("Ada", "Игорь"))]
)
def test_seats_are_a_number_or_names(seats: Any, names: tuple[str, ...]) -> None:
    assert aevum.new("high-card", seats=seats).seats == names


@pytest.mark.parametrize("seats", [0, 1, 4, -2, 10**12, [], ["alone"], ["a", "b", "c", "d"]])
def test_a_game_is_played_with_its_own_numbers_of_seats(seats: Any) -> None:
    with pytest.raises(BadSeats) as refusal:
        aevum.new("high-card", seats=seats)
    assert refusal.value.arguments["allowed"] == "2, 3"


def test_a_name_that_no_file_could_hold_is_mended() -> None:
    assert aevum.new("high-card", seats=["a\udcff", "b"]).seats == ("a?", "b")


def test_options_are_the_defaults_when_none_are_given() -> None:
    game = aevum.find_game("high-card")
    assert Match(game).options == game.options_type()


def test_an_option_may_be_called_game() -> None:
    assert aevum.new("through-the-ages", seats=2, seed=1, game="basic").options.game == "basic"
