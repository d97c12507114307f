"""Rulebook chapter El fin de una era: obsolete cards, lost tokens, and the end of the match."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import (
    actor,
    begin_turn,
    declare,
    finish,
    give,
    hand,
    idle,
    ids,
    in_play,
    lay,
    make_pact,
    military_hand,
    name,
    own,
    phase,
    play,
    refused,
    row,
    seen,
    stack,
    table,
)
from rule_marks import rule

FULL_ROW = "iron coal oil alchemy drama opera theology irrigation printing-press swordsmen knights masonry warfare"
LAST_CARD = {1: "cannon", 2: "tanks", 3: "air-forces"}


def before_the_end(age: int, game: str = "full", seats: int = 3, **options: Any) -> Table:
    """Return a state whose running civil deck holds one more card, which the next turn lays."""
    return stack(lay(table(seats, game, age=age, **options), FULL_ROW), civil=LAST_CARD[age])


# -- the end of an Age


@rule("through_the_ages.ages.end")
@pytest.mark.parametrize("age", [1, 2])
def test_the_next_age_begins_with_its_decks(age: int) -> None:
    ended = begin_turn(before_the_end(age))

    assert ended.age == age + 1
    assert seen(ended).civil_deck == 50 - 1
    assert seen(ended).military_deck == len(ended.military[age + 1])
    assert LAST_CARD[age] in row(ended)


@rule("through_the_ages.ages.obsolete")
@pytest.mark.parametrize(
    ("age", "old", "newer"),
    [
        (
            1,
            {"hand": "work-of-art-a moses", "leader": "homer", "wonder": "colossus", "military": ""},
            {"hand": "iron work-of-art-i", "leader": "joan-of-arc", "wonder": "taj-mahal", "military": "rats"},
        ),
        (
            2,
            {"hand": "iron work-of-art-i", "leader": "joan-of-arc", "wonder": "taj-mahal", "military": "rats legion"},
            {"hand": "coal", "leader": "isaac-newton", "wonder": "kremlin", "military": "spy fortifications"},
        ),
        (
            3,
            {"hand": "coal", "leader": "isaac-newton", "wonder": "kremlin", "military": "spy"},
            {"hand": "oil", "leader": "sid-meier", "wonder": "internet", "military": "raid-iii"},
        ),
    ],
)
def test_hands_leaders_and_unfinished_wonders_of_the_age_before_leave(
    age: int, old: dict[str, Any], newer: dict[str, Any]
) -> None:
    ending = give(before_the_end(age), 1, **old, stages=2, bank=10)
    give(ending, 2, **newer, stages=1, bank=10)

    begin_turn(ending)

    gone = own(ending, 1)
    assert (hand(ending, 1), military_hand(ending, 1)) == ([], [])
    assert (name(gone.leader), name(gone.wonder)) == ("", "")
    assert (gone.stages_done, gone.bank) == (0, 12)
    stayed = own(ending, 2)
    assert set(hand(ending, 2)) == set(newer["hand"].split())
    assert set(military_hand(ending, 2)) == set(newer["military"].split())
    assert (name(stayed.leader), name(stayed.wonder)) == (newer["leader"], newer["wonder"])
    assert (stayed.stages_done, stayed.bank) == (1, 10)


@rule("through_the_ages.ages.obsolete")
def test_older_cards_left_over_leave_too() -> None:
    ending = give(before_the_end(2), 1, hand="work-of-art-a", leader="moses", wonder="colossus")

    begin_turn(ending)

    assert hand(ending, 1) == []
    assert (name(own(ending, 1).leader), name(own(ending, 1).wonder)) == ("", "")


@rule("through_the_ages.ages.obsolete")
def test_technologies_tactics_colonies_and_finished_wonders_stay() -> None:
    ending = give(
        before_the_end(3),
        1,
        technologies="iron warfare",
        government="monarchy",
        tactic="legion",
        colonies="historic-territory-i",
        wonders="colossus taj-mahal",
    )

    begin_turn(ending)

    stayed = own(ending, 1)
    assert in_play(ending, 1) == {"iron", "warfare", "monarchy"}
    assert name(stayed.tactic) == "legion"
    assert ids(stayed.colonies) == ["historic-territory-i"]
    assert ids(stayed.wonders) == ["colossus", "taj-mahal"]


@rule("through_the_ages.ages.obsolete")
def test_what_a_leader_gave_goes_with_him() -> None:
    ending = give(before_the_end(1), 1, leader="julius-caesar")
    assert (own(ending, 1).strength, own(ending, 1).military) == (2, 3)

    begin_turn(ending)

    assert (own(ending, 1).strength, own(ending, 1).military) == (1, 2)


@rule("through_the_ages.ages.obsolete")
def test_pacts_of_the_age_before_end() -> None:
    ending = make_pact(before_the_end(2), 1, 2, "open-borders-agreement")
    assert (own(ending, 1).military, own(ending, 2).military) == (3, 3)
    make_pact(ending, 2, 0, "scientific-cooperation")

    begin_turn(ending)

    assert (own(ending, 1).military, own(ending, 2).military) == (2, 2)
    assert [ids([pact.card]) for pact in own(ending, 2).pacts] == [["scientific-cooperation"]]


@rule("through_the_ages.ages.obsolete")
def test_events_in_the_decks_and_a_declared_war_stay() -> None:
    ending = stack(before_the_end(3), current="barbarians foray", future="rats")
    declare(ending, 1, "war-over-culture-ii", 2)

    begin_turn(ending)

    assert (ids(ending.current), ids(ending.future)) == (["foray", "barbarians"], ["rats"])
    assert name(own(ending, 1).war) == "war-over-culture-ii"


@rule("through_the_ages.ages.obsolete")
def test_nothing_becomes_obsolete_in_the_basic_game() -> None:
    ending = give(before_the_end(1, "basic"), 1, hand="work-of-art-a", leader="homer", wonder="colossus")

    begin_turn(stack(ending, current="no-event"))

    assert hand(ending, 1) == ["work-of-art-a"]
    assert (name(own(ending, 1).leader), name(own(ending, 1).wonder)) == ("homer", "colossus")


@rule("through_the_ages.ages.tokens")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(("yellow", "left"), [(18, 16), (1, 0), (0, 0)])
def test_in_the_full_game_two_yellow_tokens_go(age: int, yellow: int, left: int) -> None:
    ending = give(before_the_end(age), 1, yellow=yellow, idle=1)

    begin_turn(ending)

    assert (own(ending, 1).yellow, own(ending, 1).idle) == (left, 1)


@rule("through_the_ages.ages.tokens")
@pytest.mark.parametrize(("game", "age"), [("advanced", 1), ("advanced", 2), ("basic", 1)])
def test_in_the_other_games_no_yellow_tokens_go(game: str, age: int) -> None:
    assert own(begin_turn(stack(before_the_end(age, game), current="no-event"))).yellow == 18


# -- the last round


@rule("through_the_ages.ages.last_round")
@pytest.mark.parametrize(
    ("game", "age", "seat", "last"),
    [
        ("full", 3, 0, 5),
        ("full", 3, 1, 6),
        ("full", 3, 2, 6),
        ("advanced", 2, 0, 5),
        ("advanced", 2, 2, 5),
        ("basic", 1, 0, 5),
        ("basic", 1, 2, 5),
    ],
)
def test_the_last_round_by_whose_turn_lays_the_last_card(game: str, age: int, seat: int, last: int) -> None:
    ending = stack(before_the_end(age, game), current="no-event no-event")

    begin_turn(ending, seat)

    assert ending.last_round == last
    assert finish(ending).round == last
    assert actor(ending) == "nobody"


@rule("through_the_ages.ages.last_round", "through_the_ages.turn.rounds")
def test_everybody_plays_in_the_last_round() -> None:
    ending = begin_turn(before_the_end(3), 1)
    turns = []
    while actor(ending) != "nobody":
        if phase(ending) == "turn":
            turns.append((ending.round, actor(ending)))
        idle(ending)

    assert turns == [(5, "green"), (5, "purple"), (6, "orange"), (6, "green"), (6, "purple")]


@rule("through_the_ages.ages.last_round", "through_the_ages.row.refill", "through_the_ages.row.no_refill")
def test_after_the_last_age_the_row_is_cleared_but_not_filled() -> None:
    ending = begin_turn(before_the_end(3))
    assert ending.age == 4
    assert row(ending)[-2:] == ["air-forces", "-"]

    play(ending, "end")

    assert row(ending)[-4:] == ["air-forces", "-", "-", "-"]
    assert row(ending)[0] == "drama"


@rule("through_the_ages.ages.last_round")
def test_the_last_card_may_be_the_last_of_the_row() -> None:
    """The deck runs out exactly when the row is full: the Age has ended all the same."""
    ending = stack(lay(table(4, age=3), FULL_ROW), civil="air-forces")

    begin_turn(ending)

    assert ending.age == 4
    assert "-" not in row(ending)
    assert ending.last_round == 5


@rule("through_the_ages.ages.last_round", "through_the_ages.ages.end")
def test_when_one_card_is_left_the_age_goes_on() -> None:
    going = stack(lay(table(4, age=3), FULL_ROW), civil="air-forces air-forces")

    begin_turn(going)

    assert (going.age, going.last_round) == (3, 0)
    assert seen(going).civil_deck == 1


@rule("through_the_ages.ages.last_round")
def test_no_war_is_declared_in_the_last_round_of_the_full_game() -> None:
    last = give(table(age=4), military="war-over-culture-iii", government="communism")
    last.last_round = 5
    give(last, 1, workers="warriors:0")

    begin_turn(last)

    assert refused(last, "war war-over-culture-iii green") == "fight.last_round"
