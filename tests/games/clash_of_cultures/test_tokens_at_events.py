"""Drama & Music when an event or a die asks for a token that a nation does not have."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.constants import COLOURS, EVENTS
from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.card_positions import decides, plain
from games.clash_of_cultures.positions import (
    begin_status,
    city,
    event,
    give,
    goods,
    legal,
    mood,
    phase,
    play,
    reveal,
    rolls,
    stack,
)
from rule_marks import card, rule

DRAMA = "clash_of_cultures.drama-and-music"


def by_the_sea() -> Table:
    """Return red's city at the sea with Myths, Drama & Music, and a culture token; there is room for a mood token."""
    made = city(plain(2, sea="D5"), "D4")
    return give(made, advances="myths drama-and-music", culture=1, happiness_level=1)


@card(DRAMA)
@rule("clash_of_cultures.card.myths")
def test_drama_brings_the_mood_token_that_keeps_the_mood() -> None:
    made = event(by_the_sea(), "flood")
    assert decides(made) == ("red", "console")
    assert legal(made) == {"drama mood", "pass"}

    play(made, "drama mood")
    assert legal(made) == {"yes", "pass"}
    play(made, "yes")
    assert mood(made, "D4") == "neutral"
    assert goods(made) == {}


@card(DRAMA)
def test_without_drama_the_mood_falls_and_nobody_is_asked() -> None:
    for made in (
        give(city(plain(2, sea="D5"), "D4"), advances="myths", culture=1, happiness_level=1),
        give(by_the_sea(), culture=0),
    ):
        event(made, "flood")
        assert phase(made) == "turn"
        assert mood(made, "D4") == "angry"


@card(DRAMA)
def test_drama_is_used_once_a_turn_at_events_too() -> None:
    made = give(by_the_sea(), advances="myths", culture=2, mood=1, happiness_level=2)
    play(made, "drama culture")
    assert goods(made) == {"culture": 2}
    assert phase(event(made, "flood")) == "turn"


@card(DRAMA)
def test_without_room_for_a_mood_token_drama_is_no_reason_to_ask() -> None:
    made = event(give(by_the_sea(), happiness_level=0), "flood")
    assert phase(made) == "turn"
    assert mood(made, "D4") == "angry"


@card(DRAMA)
def test_nobody_performs_in_the_turn_of_another() -> None:
    made = give(city(plain(2, sea="D5"), "D4", "blue"), "blue", advances="myths drama-and-music", culture=1)
    give(made, "blue", happiness_level=1)
    event(made, "heavy-flood")
    assert phase(made) == "turn"
    assert mood(made, "D4") == "angry"


@card(DRAMA)
@rule("clash_of_cultures.events.persons")
def test_drama_brings_the_culture_token_for_a_great_person() -> None:
    made = give(city(plain(2), "D4"), advances="drama-and-music", mood=1, culture_level=1)
    event(made, "great-merchant")
    assert decides(made) == ("red", "person")
    assert legal(made) == {"drama culture", "pass"}

    play(made, "drama culture")
    assert legal(made) == {"keep", "pass"}
    play(made, "keep")
    assert made.persons[0] == [EVENTS.number("great-merchant")]
    assert goods(made) == {}


@card(DRAMA)
@rule("clash_of_cultures.events.persons")
@pytest.mark.parametrize(("culture", "level", "asked"), [(1, 2, True), (1, 1, False), (0, 2, False)])
def test_who_is_in_turn_may_perform_for_a_person_that_another_draws(culture: int, level: int, asked: bool) -> None:
    """By Technology Trade blue gains an advance, and with it the event, in red's turn; a person costs red 2 tokens."""
    made = city(city(plain(2), "D4"), "E5", "blue")
    give(made, advances="drama-and-music", mood=1, culture=culture, culture_level=level)
    event(made, "great-merchant", "blue")
    assert decides(made) == ("red", "person" if asked else "turn")
    if asked:
        play(made, "drama culture", "keep")
        assert made.persons[COLOURS.index("red")] == [EVENTS.number("great-merchant")]


@card(DRAMA)
def test_in_the_status_phase_drama_brings_no_token() -> None:
    made = city(city(plain(2), "D4"), "G7", "blue")
    give(made, advances="drama-and-music", happiness_level=2, culture_level=1)
    begin_status(stack(made, events="great-merchant"))
    assert decides(made) == ("red", "grant")
    play(made, "gain storage")
    assert goods(made) == {"mood": 1}
    assert decides(made) == ("blue", "grant"), "the event was drawn, and nobody asked"


@card(DRAMA, "clash_of_cultures.great-pyramids")
def test_drama_brings_the_token_for_the_second_attempt_of_the_pyramids() -> None:
    """The first attempt costs the only culture token and fails: with one more, the target is in range again."""
    made = city(city(plain(3), "C4"), "C6", "blue", "temple")
    give(made, advances="engineering myths rituals drama-and-music", food=8, wood=8, ore=8, culture=6, mood=1)
    reveal(made, "great-pyramids")
    play(made, "erect great-pyramids")
    assert phase(made) == "attempt"
    play(rolls(made, 1), "target C6")
    assert goods(made).get("culture", 0) == 0
    assert phase(made) == "attempt"
    assert legal(made) == {"drama culture", "pass"}
    play(made, "drama culture")
    assert legal(made) == {"target C6", "pass"}


@card(DRAMA)
def test_reading_60_a_token_without_room_is_lost() -> None:
    made = give(city(plain(), "D4"), advances="drama-and-music", mood=1, culture_level=0)
    assert goods(play(made, "drama culture")) == {}
