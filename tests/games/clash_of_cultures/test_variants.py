"""The five variants of the rules: two for events, three for the length."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.constants import EVENTS
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.game import OVER
from games.clash_of_cultures.card_positions import decides
from games.clash_of_cultures.positions import (
    CELL,
    actor,
    begin_status,
    city,
    event,
    give,
    goods,
    idle_until,
    knows,
    legal,
    mood,
    phase,
    play,
    reached,
    reveal,
    rolls,
    shape,
    standing,
    start,
    table,
)
from rule_marks import rule


def settled(made: Table) -> Table:
    """Return fertile land with a city of red on D2, of blue on D7 and the sea beside them."""
    shape(made, "fertile", sea="D1 D8")
    return city(city(made, "D2"), "D7", "blue")


# -- events


@rule("clash_of_cultures.events.icons")
def test_without_events_only_icons_take_effect() -> None:
    made = event(settled(table(events="icons")), "heavy-flood")
    assert (phase(made), mood(made, "D2"), mood(made, "D7")) == ("turn", "neutral", "neutral")

    event(made, "migration")
    assert (phase(made), goods(made)) == ("turn", {"gold": 2})
    assert standing(made, "D7") == ("", 0, 0)
    assert made.event_discards == [EVENTS.number("heavy-flood"), EVENTS.number("migration")]


@rule("clash_of_cultures.events.icons")
def test_without_events_nobody_is_offered_a_great_person() -> None:
    made = event(give(settled(table(events="icons")), culture=2), "great-artist")

    assert (phase(made), goods(made)) == ("turn", {"culture": 2})


@rule("clash_of_cultures.events.optional")
def test_with_optional_events_one_says_before_drawing_whether_the_card_counts() -> None:
    made = event(settled(table(events="optional")), "migration")
    assert decides(made) == ("red", "whether")
    assert made.event_discards == []

    declined = play(made.copy(), "pass")
    assert (phase(declined), goods(declined), mood(declined, "D2")) == ("turn", {"gold": 2}, "neutral")
    play(made, "yes")
    assert goods(made) == {"gold": 2}
    assert standing(made, "D7") == ("blue", 0, 1)
    assert mood(made, "D2") == "angry"


@rule("clash_of_cultures.events.optional")
def test_in_the_usual_game_nobody_is_asked_whether_an_event_counts() -> None:
    made = event(settled(table()), "heavy-flood")

    assert (mood(made, "D2"), mood(made, "D7")) == ("angry", "angry")


# -- four rounds


@rule("clash_of_cultures.setup.start")
def test_four_rounds_begin_with_two_settlers_and_a_happy_city() -> None:
    short, usual = start(2, length="four_rounds"), start(2)

    assert (mood(short, "D2"), standing(short, "D2")) == ("happy", ("red", 0, 2))
    assert (mood(usual, "D2"), standing(usual, "D2")) == ("neutral", ("red", 0, 1))


@rule("clash_of_cultures.status.steps")
def test_in_four_rounds_everybody_gains_an_advance_and_then_everybody_another() -> None:
    made = begin_status(settled(table(length="four_rounds")))
    play(made, "red: gain storage", "blue: gain fishing", "red: gain tactics", "blue: gain writing")
    assert (knows(made), knows(made, "blue")) == ({"storage", "tactics"}, {"fishing", "writing"})

    usual = begin_status(settled(table()))
    play(usual, "red: gain storage", "blue: gain fishing")
    assert phase(usual) != "grant"


@pytest.mark.parametrize(("length", "last"), [("six_rounds", 6), ("four_rounds", 4), ("dice", 7), ("wonder", 7)])
@rule("clash_of_cultures.score.end")
def test_each_length_has_its_last_round(length: str, last: int) -> None:
    before = begin_status(settled(table(length=length, round=last - 1)))
    assert before.actor != OVER

    ended = begin_status(settled(table(length=length, round=last)))
    assert ended.actor == OVER


# -- the variable end

LATE = [((6, 1), 1), ((6, 2), 2), ((7, 0), 3), ((7, 1), 4), ((7, 2), 5)]
"""The turn before the roll, and the highest roll that ends the match; (7, 0) is the Status Phase before round 7."""


def rolled(before: tuple[int, int], die: int) -> Table:
    """Let all seats finish a turn, then roll the die."""
    round, turn = before
    made = settled(table(length="dice", round=round, turn=max(turn, 1)))
    if turn:
        return play(rolls(play(made, "red: end"), die), "blue: end")
    made.round = round - 1
    begin_status(made)
    play(made, "red: gain storage", "blue: gain storage", "red: pass")
    return play(rolls(made, die), "blue: pass")


@pytest.mark.parametrize(("before", "ends_up_to"), LATE)
@rule("clash_of_cultures.score.dice")
def test_before_each_of_the_last_five_turns_a_die_may_end_the_match(before: tuple[int, int], ends_up_to: int) -> None:
    ended = rolled(before, ends_up_to)
    assert ended.actor == OVER
    outcome = ended.outcome()
    assert outcome is not None
    assert outcome.reason == "end-dice"

    assert decides(rolled(before, ends_up_to + 1)) == ("red", "turn")


@rule("clash_of_cultures.score.dice")
def test_before_the_second_turn_of_round_six_no_die_is_rolled() -> None:
    made = settled(table(length="dice", round=5, turn=3))
    chance = made.chance
    idle_until(made, 6, 1)

    assert made.reason == 0
    assert made.chance == chance


@rule("clash_of_cultures.score.dice")
def test_who_is_ended_by_a_die_scores_no_objectives_any_more() -> None:
    made = give(settled(table(length="dice", round=6)), objectives="wealth-large-fleet", gold=5)
    play(rolls(play(made, "red: end"), 1), "blue: end")

    assert (made.actor, reached(made)) == (OVER, [])


# -- the end by a Wonder


def mason(round: int, turn: int) -> Table:
    """Return a state in which red can build the Great Wall in this turn."""
    made = settled(table(length="wonder", round=round, turn=turn))
    give(made, advances="engineering siegecraft", food=3, wood=2, ore=7, culture=5)
    return reveal(made, "great-wall")


@rule("clash_of_cultures.score.wonder")
def test_a_wonder_of_the_last_five_turns_ends_the_match_after_that_turn_of_all() -> None:
    made = play(mason(6, 2), "erect great-wall", "red: end")
    assert actor(made) == "blue"

    play(made, "blue: end")
    assert made.actor == OVER
    outcome = made.outcome()
    assert outcome is not None
    assert outcome.reason == "end-wonder"


@rule("clash_of_cultures.score.wonder")
def test_a_wonder_before_them_does_not_end_the_match() -> None:
    made = play(mason(6, 1), "erect great-wall", "red: end", "blue: end")

    assert (made.round, made.turn, actor(made)) == (6, 2, "red")


@rule("clash_of_cultures.score.wonder")
def test_without_such_a_wonder_the_match_ends_in_the_status_phase_of_round_seven() -> None:
    made = give(mason(7, 3), objectives="wealth-large-fleet", gold=5)
    play(made, "red: end", "blue: end")
    assert decides(made) == ("red", "claim")

    play(made, "done")
    assert made.actor == OVER
    outcome = made.outcome()
    assert outcome is not None
    assert outcome.reason == "end-rounds"


@rule("clash_of_cultures.score.wonder")
def test_in_the_usual_game_a_wonder_ends_nothing() -> None:
    made = give(settled(table(round=6, turn=2)), advances="engineering siegecraft", food=3, wood=2, ore=7, culture=5)
    play(reveal(made, "great-wall"), "erect great-wall", "red: end", "blue: end")

    assert (made.turn, actor(made)) == (3, "red")
    assert made.city[CELL["D2"]] == 0
    assert "collect D2" in legal(made)
