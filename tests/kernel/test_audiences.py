"""Audiences of events: which seats may read them, and the sentences for each."""

from __future__ import annotations

from aevum.kernel.events import EVERYONE, SPECTATOR, Event, Log, all_but, only
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Chapter, Clause
from aevum.kernel.words import Words

SEATS = range(15)
CLAUSE = Clause("a.b", "", "", ("", "", ""), Chapter("a", ("", "", "")))


def readers(audience: int) -> set[int]:
    event = Event("event", (), audience)
    return {seat for seat in (SPECTATOR, *SEATS) if event.seen_by(seat)}


def test_everyone_is_every_seat_and_those_who_watch() -> None:
    assert readers(EVERYONE) == {SPECTATOR, *SEATS}


def test_only_one_seat() -> None:
    for seat in SEATS:
        assert readers(only(seat)) == {seat}


def test_all_but_one_seat() -> None:
    for seat in SEATS:
        assert readers(all_but(seat)) == {SPECTATOR, *SEATS} - {seat}


def test_a_log_keeps_events_in_order() -> None:
    log = Log()
    log.add("first", CLAUSE, card=7)
    log.add("second", CLAUSE, only(1))
    assert log.events == [
        Event("first", (("card", 7),), clause="a.b"),
        Event("second", (), only(1), clause="a.b"),
    ]


def test_an_argument_may_be_called_like_anything() -> None:
    log = Log()
    log.add("first", CLAUSE, message="a", clause="b", audience=2)
    assert dict(log.events[0].arguments) == {"message": "a", "clause": "b", "audience": 2}


def test_an_event_is_said_in_the_readers_language() -> None:
    event = Event("error-stale", (("length", 3), ("expected", 2)))
    assert event.say(Words("en")) == "The match has gone on: its length is 3, you have seen 2."
    assert len({event.say(Words(language)) for language in ("en", "es", "ru")}) == 3


def test_a_message_nobody_wrote_is_its_own_name() -> None:
    assert Event("event-unheard-of").say(Words("ru")) == "event-unheard-of"


def test_an_event_for_its_player_is_said_of_them_to_others() -> None:
    words = find_game("tempus").words("ru")
    drawn = Event("event-draw-by-you", (("cards", "Оружие"), ("count", 1)), only(0))
    assert drawn.say(words) == "Ты берёшь: Оружие."
    assert drawn.say_to_others(words, "Синий") == "Синий берёт: Оружие."
    open_to_all = Event("event-move-nobody", (("player", "Красный"),))
    assert open_to_all.say_to_others(words, "Синий") == open_to_all.say(words)
    assert Event("event-unheard-of-by-you").say_to_others(words, "Синий") == "event-unheard-of-by-you"
