"""Taking back: what a person means by undo, whom it concerns, and what it is called."""

from __future__ import annotations

from aevum.kernel.match import Match, Undone
from aevum.kernel.words import Words
from aevum.table.live import Live


def last_decision(match: Match, seat: int) -> int | None:
    """The number of moves before a seat's own last decision, whatever others have done since; None if it made none.

    What follows in one line of notation was one decision: a token lifted and put down.
    """
    moves, book = match.moves, match.game.book
    for number in range(len(moves) - 1, -1, -1):
        if moves[number].seat == seat:
            while number and moves[number - 1].seat == seat and book.verb_of(moves[number].move).follows:
                number -= 1
            return number
    return None


def concerned(live: Live, seat: int, length: int) -> frozenset[int]:
    """The seats of other people who must agree to go back so far.

    All of them if anything has come to light since; else those who have decided something or are about to.
    """
    match = live.match
    others = live.others(seat)
    if length >= match.horizon:
        return frozenset()
    before, now = match.state_at(length), match.state
    if before.chance == now.chance and before.revealed == now.revealed:
        others &= {match.actor, *(played.seat for played in match.moves[length:])}
    return frozenset(others)


def told_of(match: Match, length: int, seat: int, words: Words) -> str:
    """The decision after so many moves, in the words of the log, as far as the reader may know them."""
    for played, events in zip(match.moves[length:], match.log()[length:], strict=True):
        if played.seat != match.moves[length].seat:
            break
        told = [event.say(words) for event in events if event.seen_by(seat)]
        if told:
            return told[0]
    return ""


def has_just_gone_back(match: Match, seat: int) -> bool:
    """Was the last thing that happened an undo by this seat?"""
    return bool(match.records) and match.records[-1] == Undone(seat, len(match.moves))
