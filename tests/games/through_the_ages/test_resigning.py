"""Resignation of a seat: when it is legal, its effect on wars, pacts, cards and tokens, and the rest of the match."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.rules.military_deck import GONE, draw
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import FORFEIT
from aevum.kernel.chance import Chance
from games.through_the_ages.military_positions import each, turn_up
from games.through_the_ages.positions import (
    actor,
    begin_turn,
    cards,
    declare,
    finish,
    give,
    idle_until,
    ids,
    lay,
    legal,
    make_pact,
    military_hand,
    name,
    own,
    phase,
    play,
    politics,
    refused,
    row,
    seen,
    stack,
    start,
    table,
)
from rule_marks import rule

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
@pytest.mark.parametrize(("military", "asked"), [("", "turn"), ("rats", "politics")])
def test_after_the_own_war_nobody_resigns(military: str, asked: str) -> None:
    """Before it there was the choice: go or resign. A card in hand changes nothing."""
    war = declare(give(table(), workers="warriors:0", military=military), 0, "holy-war", 1)
    fought = play(begin_turn(war, 0), "go", "green: done")

    assert phase(fought) == asked
    assert refused(fought, "resign") == "score.resign_when"


@rule("through_the_ages.score.resign_when")
@pytest.mark.parametrize("round", [5, 12])
def test_who_is_not_asked_for_a_political_action_resigns_in_the_first_decision(round: int) -> None:
    """In every game and round, also where the political action is forfeited."""
    for game in ("basic", "advanced", "full"):
        quiet = stack(table(game=game, round=round), current="no-event no-event")
        assert "resign" in legal(begin_turn(quiet, 0))
    forfeited = give(table(round=round), military="rats")
    forfeited.civ[FORFEIT] = 1
    turn = begin_turn(forfeited, 0)
    assert (phase(turn), "resign" in legal(turn)) == ("turn", True)


# -- effects


@rule("through_the_ages.score.resign")
def test_wars_and_pacts_end_without_effect() -> None:
    """Wars by and on the seat that resigns end, and all its pacts; those of others stay."""
    mess = declare(declare(table(4), 0, "holy-war", 1), 1, "war-over-culture-ii", 2)
    declare(mess, 2, "war-over-territory", 3)
    make_pact(make_pact(make_pact(mess, 0, 1, "military-pact"), 1, 2, "peace-treaty"), 2, 3, "international-tourism")
    left = resigns(mess, 1)

    assert each(left, "war") == (-1, -1, own(left, 2).war, -1)
    assert ids([own(left, 2).war]) == ["war-over-territory"]
    assert [len(own(left, seat).pacts) for seat in range(4)] == [0, 0, 1, 1]
    assert each(left, "strength")[0] == 1
    assert sorted(ids(left.used[-2:])) == ["holy-war", "military-pact"]
    assert {"war-over-culture-ii", "peace-treaty"} <= set(ids(left.box))
    assert each(left, "culture") == (0, 0, 0, 0)


@rule("through_the_ages.score.resign")
def test_cards_and_tokens_leave_the_game() -> None:
    rich = give(table(), 1, hand="iron", military="legion", leader="hammurabi", wonders="pyramids", wonder="colossus")
    give(rich, 1, technologies="coal", tactic="phalanx", colonies="historic-territory-i", stages=1, culture=30)
    before = GAME.conserved_counts(rich)
    left = resigns(rich, 1)

    assert GAME.conserved_counts(left) == before
    gone = own(left, 1)
    assert (gone.out, gone.culture, sum(gone.workers), gone.idle, gone.yellow, gone.bank) == (True, 30, 0, 0, 0, 0)
    assert (gone.civil_hand, gone.hand_ages, gone.colonies, gone.wonders, gone.technologies) == ((), (), (), (), ())
    assert {"iron", "hammurabi", "pyramids", "colossus", "coal", "phalanx"} <= set(ids(left.box))
    assert "historic-territory-i" in ids(left.box)
    assert not left.past
    assert actor(left) == "purple"


@rule("through_the_ages.score.resign", "through_the_ages.production.draw")
def test_military_cards_of_who_resigned_are_never_drawn_again() -> None:
    """Hand, tactic, war and pact of the seat leave the game; a war on it and the pact of a partner are used cards."""
    rich = give(table(4), 1, military="legion rats", tactic="phalanx")
    declare(declare(rich, 1, "holy-war", 2), 2, "war-over-resources", 1)
    make_pact(make_pact(rich, 1, 2, "open-borders-agreement"), 3, 1, "trade-routes-agreement")
    left = play(begin_turn(rich, 1), "resign")
    stack(left, military="raid-i")
    left.used += cards("plunder-i")
    left.used_seen.append(0)

    draw(left, 3, 9)

    assert sorted(military_hand(left, 3)) == ["plunder-i", "raid-i", "trade-routes-agreement"]


@rule("through_the_ages.score.resign")
def test_only_who_resigned_knows_the_hand_that_left() -> None:
    """For the others it is one of the cards of its Age that they have not seen."""
    left = play(begin_turn(give(table(), 1, military="legion"), 1), "resign")
    seen_by_others = {_hand_that_left(left.resample(0, Chance.from_seed(seed))) for seed in range(40)}

    assert len(seen_by_others) > 1
    assert {_hand_that_left(left.resample(1, Chance.from_seed(seed))) for seed in range(10)} == {"legion"}


def _hand_that_left(table: Table) -> str:
    (card,) = (card for card, seen in zip(table.used, table.used_seen, strict=True) if seen & GONE)
    return name(card)


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


@rule("through_the_ages.score.resigned", "through_the_ages.events.basic")
def test_in_the_basic_game_a_round_has_one_event_whoever_resigns() -> None:
    """The first player turns it up and resigns: the next one begins the rounds, from the next one on with an event."""
    match = stack(table(game="basic"), current="no-event development-of-crafts no-event")
    play(begin_turn(match, 0), "resign")
    assert (actor(match), match.first, match.round) == ("green", 1, 5)
    assert ids(match.past) == ["no-event"]

    play(match, "end", "end")

    assert (actor(match), match.round) == ("green", 6)
    assert ids(match.past) == ["no-event", "development-of-crafts"]


@rule("through_the_ages.score.resigned", "through_the_ages.turn.first_round")
def test_in_round_one_actions_are_counted_from_the_new_first_player() -> None:
    match = start(4)
    first = match.first
    seats = [(first + step) % 4 for step in range(4)]
    play(match, "resign")
    allowed = []
    for seat in seats[1:]:
        assert match.actor == seat
        allowed.append(own(match, seat).civil_left)
        play(match, "end")

    assert allowed == [1, 2, 3]


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
    """All seats left have the same number of turns: the last in the round resigns, and the match is over."""
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


def test_a_seat_that_has_resigned_has_an_evaluation() -> None:
    """Bots and tools may compare all seats of a position."""
    after = resigns(start(3), 1)
    heuristics = GAME.heuristics
    assert heuristics is not None
    assert heuristics.evaluate(after, 1) == 0.0
    assert all(heuristics.evaluate(after, seat) != 0.0 for seat in (0, 2))
    assert all(amount == 0.0 for _, amount in heuristics.evaluation_terms(after, 1))
