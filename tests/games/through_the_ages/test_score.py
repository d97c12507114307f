"""The end of a match: bonuses and events that score, winners, and resignations."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.through_the_ages.rules.military_deck import GONE
from aevum.games.through_the_ages.state import Table
from aevum.kernel.game import Outcome
from games.through_the_ages.positions import (
    actor,
    begin_turn,
    blue,
    cards,
    declare,
    give,
    hand,
    ids,
    lay,
    make_pact,
    name,
    own,
    phase,
    play,
    politics,
    refused,
    row,
    seen,
    stack,
    table,
    verbs,
    workers,
)
from rule_marks import rule

LAST_AGE = {"basic": 2, "advanced": 3, "full": 4}


def last_turn(game: str = "full", seats: int = 3, **options: Any) -> Table:
    """Return the last turn of a match; no seat has any culture, and nothing is produced but science."""
    last = table(seats, game, active=seats - 1, age=LAST_AGE[game], **options)
    last.last_round = last.round
    last.bonuses, last.covered, last.private = [], [], [[] for _ in range(seats)]
    return stack(last, current="", future="")


def end(last: Table) -> Outcome:
    outcome = play(last, "end").outcome()
    assert outcome is not None
    return outcome


# -- the end


@rule("through_the_ages.score.end")
@pytest.mark.parametrize("game", ["basic", "advanced", "full"])
def test_most_culture_wins(game: str) -> None:
    last = last_turn(game)
    for seat, culture in enumerate((30, 50, 40)):
        give(last, seat, culture=culture)

    outcome = end(last)

    assert outcome.ranking == ((1,), (2,), (0,))
    assert actor(last) == "nobody"
    assert refused(last, "end") == "score.end"


@rule("through_the_ages.score.end", "through_the_ages.score.shared")
def test_equal_culture_shares_a_place() -> None:
    last = last_turn()
    for seat, culture in enumerate((40, 50, 50)):
        give(last, seat, culture=culture)

    assert end(last).ranking == ((1, 2), (0,))


@rule("through_the_ages.score.basic")
def test_the_basic_game_counts_what_is_produced_not_what_is_stored() -> None:
    """Without any building: 1 strength, 1 science, 2 food and 2 resources."""
    last = give(last_turn("basic"), food=9, resources=9, science=30, hand="iron")

    outcome = end(last)

    assert outcome.points[0] == {
        "collected": 0,
        "technology": 0,
        "strength": 2,
        "face": 0,
        "science": 1,
        "food": 2,
        "resource": 2,
    }
    assert outcome.totals == (7, 7, 7)


@rule("through_the_ages.score.basic")
def test_only_the_basic_game_scores_so() -> None:
    assert end(last_turn("advanced")).totals == end(last_turn("full")).totals == (0, 0, 0)


# -- events of Age III


@rule("through_the_ages.score.events")
def test_age_three_events_left_in_both_decks_score() -> None:
    last = stack(last_turn(), current="impact-of-colonies rats", future="impact-of-wonders pestilence")
    give(last, colonies="wealthy-territory-i fertile-territory-i", wonders="colossus internet")
    give(last, 1, wonders="taj-mahal kremlin", food=3)

    outcome = end(last)

    assert outcome.points[0] == {"collected": 0, "impact-of-colonies": 8, "impact-of-wonders": 5 + 2}
    assert outcome.points[1] == {"collected": 0, "impact-of-colonies": 0, "impact-of-wonders": 4 + 3}
    assert own(last, 1).food == 3


@rule("through_the_ages.score.events")
def test_open_bonuses_and_private_ones_score_for_everybody() -> None:
    last = last_turn()
    last.bonuses = cards("impact-of-colonies")
    last.private = [[], cards("impact-of-government"), []]
    give(last, colonies="wealthy-territory-i")

    outcome = end(last)

    assert outcome.points[0] == {"collected": 0, "impact-of-colonies": 4, "impact-of-government": 10}
    assert outcome.points[2] == {"collected": 0, "impact-of-colonies": 0, "impact-of-government": 10}
    assert ids(seen(last, 2).private) == ["impact-of-government"]


@rule("through_the_ages.score.events")
def test_covered_bonuses_do_not_score() -> None:
    last = last_turn("advanced")
    last.covered = cards("impact-of-government")

    assert end(last).totals == (0, 0, 0)


@rule("through_the_ages.score.events")
@pytest.mark.parametrize(("first", "points"), [(0, (14, 7, 0)), (1, (0, 14, 7)), (2, (7, 0, 14))])
def test_ties_are_broken_as_if_the_starting_player_were_active(first: int, points: tuple[int, ...]) -> None:
    last = stack(last_turn(), future="impact-of-strength")
    last.first = first
    last.frames[1] = (first + 2) % 3

    assert end(last).totals == points


@rule("through_the_ages.score.events")
@pytest.mark.parametrize(("seats", "points"), [(2, (10, 0)), (3, (14, 7, 0)), (4, (15, 10, 5, 0))])
def test_ranks_by_players(seats: int, points: tuple[int, ...]) -> None:
    last = stack(last_turn(seats=seats), future="impact-of-science")
    for seat in range(seats):
        give(last, seat, workers=f"philosophy:{8 - seat}")

    outcome = end(last)

    assert tuple(lines["impact-of-science"] for lines in outcome.points) == points


# -- resigning


def with_ties() -> Table:
    """Return a state in which green has a war on orange and from purple, and pacts with both."""
    tied = table(3, active=1, age=2)
    give(
        tied,
        1,
        leader="joan-of-arc",
        wonder="taj-mahal",
        wonders="colossus",
        colonies="historic-territory-i",
        hand="iron coal",
        military="spy",
        technologies="warfare",
        tactic="legion",
        culture=50,
    )
    declare(tied, 1, "war-over-culture-ii", 0)
    declare(tied, 2, "war-over-resources", 1)
    make_pact(tied, 1, 0, "open-borders-agreement")
    return make_pact(tied, 2, 1, "military-pact")


@rule("through_the_ages.score.resign")
def test_who_resigns_is_last_and_takes_wars_and_pacts_along() -> None:
    tied = with_ties()
    assert own(tied, 0).military == 3
    assert own(tied, 2).strength == 5

    play(tied, "green: resign")

    assert own(tied, 1).out
    assert (name(own(tied, 2).war), own(tied, 0).military, own(tied, 2).strength) == ("", 2, 1)
    assert own(tied, 0).pacts == own(tied, 2).pacts == ()
    assert (workers(tied, 1), blue(tied, 1), hand(tied, 1)) == ({}, {}, [])
    assert own(tied, 1).hand_ages == ()
    assert {"historic-territory-i", "joan-of-arc", "taj-mahal", "colossus", "iron", "coal", "warfare"} <= set(
        ids(tied.box)
    )
    assert actor(tied) == "purple"
    assert phase(play(tied, "end")) in ("turn", "politics")
    assert actor(tied) == "orange"


@rule("through_the_ages.score.resign")
def test_of_who_resigns_the_tactic_was_open_and_the_hand_was_not() -> None:
    resigned = play(with_ties(), "green: resign")
    known_to = dict(zip(ids(resigned.used), resigned.used_seen, strict=True))

    assert known_to["spy"] == 0b010 | GONE
    assert {card for card, seen in known_to.items() if seen == 0b111} == {"war-over-resources", "military-pact"}
    assert {"legion", "war-over-culture-ii", "open-borders-agreement"} <= set(ids(resigned.box))


@rule("through_the_ages.score.resign")
def test_who_resigned_is_last_however_much_culture_there_was() -> None:
    last = last_turn()
    give(last, 0, culture=90)
    last.frames[1] = 0
    play(last, "orange: resign", "end")

    outcome = end(last)

    assert outcome.ranking == ((1, 2), (0,))
    assert outcome.totals[0] == 90


@rule("through_the_ages.score.resign")
def test_the_last_player_left_wins() -> None:
    left = play(give(table(2), culture=90), "orange: resign")

    outcome = left.outcome()
    assert outcome is not None
    assert outcome.ranking == ((1,), (0,))
    assert outcome.reason == "end-resigned"


@rule("through_the_ages.score.resign")
def test_when_the_starting_player_resigns_the_next_begins_the_rounds() -> None:
    resigned = play(table(3, round=5), "orange: resign")
    assert (actor(resigned), resigned.round, resigned.first) == ("green", 5, 1)

    play(resigned, "end", "end")
    assert (actor(resigned), resigned.round) == ("green", 6)


@rule("through_the_ages.score.resign")
def test_with_one_player_less_cards_count_by_those_left() -> None:
    resigned = lay(table(3, active=2), "iron coal oil alchemy")
    play(resigned, "purple: resign")

    assert row(resigned)[0] == "alchemy"
    give(resigned, hand="endowment-for-the-arts-iii")
    give(resigned, 1, culture=9)
    assert own(play(resigned, "play endowment-for-the-arts-iii")).culture == 6


@rule("through_the_ages.score.resign_when")
def test_resigning_is_for_the_start_of_a_turn() -> None:
    turn = give(table(), food=9)
    assert "resign" in verbs(turn)
    assert refused(play(turn, "grow"), "resign") == "score.resign_when"

    asked = begin_turn(give(table(), military="rats"))
    assert "resign" in verbs(asked)
    assert refused(play(asked, "pass"), "resign") == "score.resign_when"


@rule("through_the_ages.score.resign_when")
def test_before_a_war_is_resolved_its_owner_may_resign() -> None:
    marching = begin_turn(declare(table(age=2), 0, "war-over-culture-ii", 1))
    assert phase(marching) == "march"
    assert verbs(marching) == {"go", "resign"}

    play(marching, "resign")
    assert own(marching).out
    assert actor(marching) == "green"


@rule("through_the_ages.score.resign_when")
@pytest.mark.parametrize("game", ["basic", "advanced", "full"])
def test_resigning_is_possible_in_all_three_games(game: str) -> None:
    assert own(play(table(3, game), "resign")).out


@rule("through_the_ages.score.resign_when")
def test_nobody_resigns_in_the_midst_of_a_political_action() -> None:
    bidding = stack(give(table(), military="rats"), current="historic-territory-i no-event")
    play(politics(bidding), "seed rats")
    assert phase(bidding) == "bid"

    assert refused(bidding, "resign") == "colonies.bid"


@rule("through_the_ages.score.events")
@pytest.mark.parametrize(
    ("loss", "gain", "culture"),
    [
        ("bonuses", "private", 8),
        ("bonuses", "future", 8),
        ("private", "future", 8),
        ("private", "bonuses", 4),
        ("future", "bonuses", 4),
        ("future", "private", 4),
    ],
)
def test_bonuses_score_before_private_ones_and_those_before_the_events_left(loss: str, gain: str, culture: int) -> None:
    """Two discontent workers cost 4, two colonies bring 8; no seat with 0 points loses any."""
    last = give(last_turn(), yellow=12, colonies="developed-territory-i fertile-territory-i")
    assert own(last).discontent == 2
    for place, event in ((loss, "impact-of-happiness"), (gain, "impact-of-colonies")):
        if place == "private":
            last.private[0] = cards(event)
        else:
            setattr(last, place, cards(event))

    play(last, "end")

    assert own(last).culture == culture
