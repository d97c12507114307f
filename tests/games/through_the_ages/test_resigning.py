"""Resigning: when, what becomes of wars, pacts, cards and tokens, who goes on, who wins."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.state import Table
from games.through_the_ages.military_positions import each, turn_up
from games.through_the_ages.positions import (
    actor,
    begin_turn,
    declare,
    finish,
    give,
    idle_until,
    ids,
    lay,
    legal,
    make_pact,
    own,
    phase,
    play,
    politics,
    refused,
    row,
    seen,
    start,
    table,
)
from rules import rule

ROW = "iron coal oil irrigation bread-and-circuses theology alchemy"


def resigns(table: Table, seat: int) -> Table:
    return play(begin_turn(table, seat), "resign")


def pass_turn(table: Table) -> Table:
    return play(table, "end") if phase(table) == "turn" else play(table, "pass", "end")


# -- when


@rule("through_the_ages.score.resign_when")
def test_only_at_the_start_of_the_turn() -> None:
    """As a political decision, before the own war, or first of all where neither is asked."""
    turn = begin_turn(give(lay(table(), ROW), military="rats"), 0)
    assert "resign" in legal(turn)
    assert refused(play(turn, "pass"), "resign") == "score.resign_when"
    war = begin_turn(declare(table(), 0, "holy-war", 1), 0)
    assert (phase(war), legal(war)) == ("march", {"go", "resign"})
    quiet = begin_turn(lay(table(), ROW), 0)
    assert (phase(quiet), "resign" in legal(quiet)) == ("turn", True)
    assert refused(play(quiet, "take R1"), "resign") == "score.resign_when"
    basic = begin_turn(table(game="basic", round=2), 0)
    assert "resign" in legal(basic)


@rule("through_the_ages.score.resign_when")
def test_after_the_own_war_it_can_only_be_a_political_decision() -> None:
    war = declare(give(table(), workers="warriors:0"), 0, "holy-war", 1)
    quiet = play(begin_turn(war.copy(), 0), "go", "green: done")
    assert phase(quiet) == "turn"
    assert refused(quiet, "resign") == "score.resign_when"
    armed = play(begin_turn(give(war, military="rats"), 0), "go", "green: done")
    assert legal(armed) == {"seed rats", "pass", "resign"}


# -- what becomes of it


@rule("through_the_ages.score.resign")
def test_wars_and_pacts_end_without_effect() -> None:
    """Those declared on who resigns and its own; all its pacts; those of others stay."""
    mess = declare(declare(table(4), 0, "holy-war", 1), 1, "war-over-culture-ii", 2)
    declare(mess, 2, "war-over-territory", 3)
    make_pact(make_pact(make_pact(mess, 0, 1, "military-pact"), 1, 2, "peace-treaty"), 2, 3, "international-tourism")
    left = resigns(mess, 1)

    assert each(left, "war") == (-1, -1, own(left, 2).war, -1)
    assert ids([own(left, 2).war]) == ["war-over-territory"]
    assert [len(own(left, seat).pacts) for seat in range(4)] == [0, 0, 1, 1]
    assert each(left, "strength")[0] == 1
    assert sorted(ids(left.used[-4:])) == ["holy-war", "military-pact", "peace-treaty", "war-over-culture-ii"]
    assert each(left, "culture") == (0, 0, 0, 0)


@rule("through_the_ages.score.resign")
def test_cards_and_tokens_leave_the_game() -> None:
    rich = give(table(), 1, hand="iron", military="legion", leader="hammurabi", wonders="pyramids", wonder="colossus")
    give(rich, 1, technologies="coal", tactic="phalanx", colonies="historic-territory-i", stages=1, culture=30)
    before = GAME.census(rich)
    left = resigns(rich, 1)

    assert GAME.census(left) == before
    gone = own(left, 1)
    assert (gone.out, gone.culture, sum(gone.workers), gone.idle, gone.yellow, gone.bank) == (True, 30, 0, 0, 0, 0)
    assert (gone.civil_hand, gone.hand_ages, gone.colonies, gone.wonders, gone.technologies) == ((), (), (), (), ())
    assert {"iron", "hammurabi", "pyramids", "colossus", "coal"} <= set(ids(left.box))
    assert {"legion", "phalanx"} <= set(ids(left.used))
    assert actor(left) == "purple"


@rule("through_the_ages.score.resign", "through_the_ages.row.refill")
@pytest.mark.parametrize(("seats", "first"), [(3, "irrigation"), (4, "oil")])
def test_the_row_is_cleared_for_those_who_are_left(seats: int, first: str) -> None:
    """Three players left clear two places, two clear three; who resigns has cleared for all."""
    standing = table(seats)
    left = resigns(standing, 1)

    assert row(begin_turn(lay(left, ROW), 2))[0] == first


@rule("through_the_ages.score.resign", "through_the_ages.score.resigned")
def test_events_count_those_who_are_left() -> None:
    """Of two the two weakest are one, and Impact of Science pays as for two."""
    left = resigns(table(), 1)
    for event, figure, figures in (("cold-war", "science", (0, 0, 6)), ("impact-of-science", "culture", (0, 0, 10))):
        turn = left.copy()
        assert actor(turn) == "purple"
        assert each(turn_up(turn, event), figure) == figures


# -- who goes on


@rule("through_the_ages.score.resign")
def test_turns_pass_over_who_has_resigned() -> None:
    left = resigns(table(4), 1)
    seats = []
    for _ in range(6):
        seats.append(actor(left))
        pass_turn(left)
    assert seats == ["purple", "teal", "orange", "purple", "teal", "orange"]
    assert left.round == 7


@rule("through_the_ages.score.resign")
def test_the_part_of_the_first_player_passes_on_in_the_same_round() -> None:
    left = resigns(table(), 0)

    assert (actor(left), left.first, left.round) == ("green", 1, 5)
    for _ in range(2):
        pass_turn(left)
    assert (actor(left), left.round) == ("green", 6)


@rule("through_the_ages.score.resign", "through_the_ages.ages.end")
def test_when_the_first_player_resigns_in_round_two_deck_a_is_put_away_all_the_same() -> None:
    """The row has been filled from it in this round; the next player fills it from deck I."""
    match = idle_until(start(3), 2, seat=start(3).first)
    assert match.age == 0
    play(match, "resign")

    assert (match.age, match.round) == (1, 2)
    assert seen(match).civil_deck < 50


@rule("through_the_ages.score.resign")
def test_the_last_round_is_played_by_those_who_are_left() -> None:
    """Everybody left has the same number of turns: the last in the round resigns, and it is over."""
    last = table(3, round=20, active=1, age=4)
    last.last_round = 20
    play(give(last, 2, culture=50), "end", "purple: resign")

    assert last.outcome() is not None


# -- who wins


@rule("through_the_ages.score.resign")
def test_of_two_the_other_wins() -> None:
    left = resigns(give(table(2), culture=50), 0)
    outcome = left.outcome()

    assert outcome is not None
    assert (outcome.ranking, outcome.totals) == (((1,), (0,)), (50, 0))


@rule("through_the_ages.score.resign")
def test_the_last_one_left_wins_at_once() -> None:
    match = play(begin_turn(table(4), 0), "resign", "resign")
    assert match.outcome() is None
    play(match, "resign")
    outcome = match.outcome()

    assert outcome is not None
    assert outcome.ranking == ((3,), (0, 1, 2))
    assert actor(match) == "nobody"


@rule("through_the_ages.score.resign")
def test_who_resigned_is_last_whatever_the_points() -> None:
    match = resigns(give(give(table(), 1, culture=900), 2, culture=300), 1)
    outcome = finish(match).outcome()

    assert outcome is not None
    assert outcome.ranking[-1] == (1,)
    assert outcome.totals[1] == 900
    assert not match.final[1]


@rule("through_the_ages.score.resign")
def test_a_game_goes_on_after_every_resignation_in_every_seat() -> None:
    for seats in (2, 3, 4):
        for seat in range(seats):
            assert finish(resigns(table(seats, round=15, age=3), seat)).outcome() is not None


@rule("through_the_ages.score.resign", "through_the_ages.fight.no_ganging_up")
def test_marks_of_who_resigned_are_returned() -> None:
    hit = politics(give(table(no_ganging_up=True), military="spy"))
    play(hit, "aggression spy green", "done", "done")
    resigns(give(hit, military="rats"), 0)
    armed = politics(give(begin_turn(hit, 2), 2, military="spy"))

    assert "spy green" in legal(armed, "aggression")
