"""Lines of the log: what a decision brings twice is one amount, and whose decision or turn a line is about."""

from __future__ import annotations

import re

from aevum.games.clash_of_cultures import GAME
from aevum.games.through_the_ages import GAME as AGES
from aevum.kernel.events import Event
from aevum.kernel.words import Name
from aevum.web.components.event_sentence import Reader
from aevum.web.components.log_lines import LogEntry, log_line, summed_amounts
from aevum.web.text.seat_names import words_with_players


def gain(amount: int, good: str, player: str = "red") -> Event:
    return Event("event-gain", (("player", player), ("amount", amount), ("good", good)))


def test_equal_goods_of_one_player_are_summed_and_all_else_stays() -> None:
    level = Event("event-level", (("player", "red"), ("number", 2)))
    events = [gain(1, "food"), gain(1, "ore"), level, gain(2, "food"), gain(1, "food", "blue"), level]
    assert summed_amounts(events) == [gain(3, "food"), gain(1, "ore"), level, gain(1, "food", "blue"), level]


def test_whoever_decides_what_another_player_gains_is_named() -> None:
    words = words_with_players(GAME, "en", ("Ann", "Dido", "Otto"))
    to_ann = Event("event-gain", (("player", Name(GAME.seat_messages(0)[0])), ("amount", 1), ("good", "food")))
    given, own = LogEntry(9, "", (to_ann,), seat=1), LogEntry(9, "", (to_ann,), seat=0)
    assert _text(given, Reader(GAME, words, 0)) == "You gain 1 food.decided by Dido"
    assert _text(given, Reader(GAME, words, 1)) == "Ann gains 1 food.decided by you"
    assert _text(own, Reader(GAME, words, 0)) == "You gain 1 food."


def test_the_line_of_a_new_turn_has_the_mark_of_its_player() -> None:
    words = words_with_players(GAME, "en", ("Ann", "Dido", "Otto"))
    player = Name(GAME.seat_messages(0)[0])
    turn = Event("event-turn", (("player", player), ("round", 1), ("turn", 2)))
    drawn = log_line("m", LogEntry(9, "", (turn,), seat=2), Reader(GAME, words, 1))
    assert GAME.seat_icon(0, words) in drawn
    assert GAME.seat_icon(2, words) not in drawn


def test_gains_stand_below_the_sentence_they_follow() -> None:
    """The end of Through the Ages scores several cards in one decision."""
    words = words_with_players(AGES, "en", ("Ann", "Dido", "Otto"))
    ann, dido = (Name(AGES.seat_messages(seat)[0]) for seat in (0, 1))
    events = [
        Event("event-final", (("card", Name("card-impact-of-wonders")),)),
        *(Event("event-culture", (("player", player), ("points", 6))) for player in (ann, dido)),
        Event("event-final", (("card", Name("card-impact-of-strength")),)),
        Event("event-culture", (("player", dido), ("points", 2))),
    ]
    text = _text(LogEntry(9, "", tuple(events), seat=0), Reader(AGES, words, 0))
    first, _, second = text.partition("At the end: Impact of Strength.")
    assert first == "At the end: Impact of Wonders.you +6 cultureDido +6 culture"
    assert second == "Dido +2 culture"


def _text(entry: LogEntry, reader: Reader) -> str:
    return re.sub(r"<title>.*?</title>|<[^>]+>", "", log_line("m", entry, reader))
