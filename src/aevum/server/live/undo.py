"""Undo of a seat's last decision: how far it goes back, which seats must agree, and its description."""

from __future__ import annotations

from aevum.kernel.errors import BeyondHorizon
from aevum.kernel.match import Match, Undone
from aevum.kernel.words import Words
from aevum.server.live.live_match import LiveMatch


def last_decision(match: Match, seat: int) -> int | None:
    """Return the number of moves before a seat's own last decision; None if it made none.

    Others may have moved since. Moves that follow one another in a line of notation are one decision, such as a token
    lifted and put down, and so are those that the game joins. A formality was no decision.
    """
    moves = match.moves
    for number in range(len(moves) - 1, -1, -1):
        if moves[number].seat == seat and not _was_formality(match, number):
            while number and moves[number - 1].seat == seat and _joined(match, number):
                number -= 1
            return number
    return None


def _joined(match: Match, number: int) -> bool:
    """Whether a move and the one before it, of the same seat, are one decision."""
    game, before, move = match.game, match.moves[number - 1].move, match.moves[number].move
    return game.book.verb_of(move).follows or game.belongs_to(before, move)


def _was_formality(match: Match, number: int) -> bool:
    """Whether a move was the only legal one, and is one that the game calls a formality."""
    move = match.moves[number].move
    return match.game.is_formality(move) and len(match.state_at(number).legal()) == 1


class SeatsOpen(BeyondHorizon):
    """Undo beyond the horizon while a seat is open: the person who takes it could not agree to it."""

    message = "error-undo-seats-open"


def check_open_seats(live: LiveMatch, length: int) -> None:
    """Raise SeatsOpen if going back to `length` moves would need the agreement of a seat that is still open."""
    horizon = live.match.horizon
    if length < horizon and live.awaits_others:
        raise SeatsOpen(length=str(length), horizon=str(horizon))


def may_undo(live: LiveMatch, seat: int) -> bool:
    """Whether a seat may take its last decision back, or ask the others whether it may."""
    match, length = live.match, last_decision(live.match, seat)
    if length is None or length < max(live.least_length, match.last_redraw):
        return False
    return length >= match.horizon or not live.awaits_others


def must_agree(live: LiveMatch, seat: int, length: int) -> frozenset[int]:
    """Return the seats of other people who must agree to go back to `length` moves.

    Back to the horizon none of them must. Beyond it, all of them if anything was drawn or revealed since; else those
    that have decided since or decide now.
    """
    match = live.match
    others = live.others(seat)
    if length >= match.horizon:
        return frozenset()
    before, now = match.state_at(length), match.state
    if before.chance == now.chance and before.revealed == now.revealed:
        others &= {match.actor, *(played.seat for played in match.moves[length:])}
    return frozenset(others)


def describe_decision(match: Match, length: int, seat: int, words: Words) -> str:
    """Return the decision after `length` moves in the words of the log; empty if the reader may know none of them."""
    for played, events in zip(match.moves[length:], match.log()[length:], strict=True):
        if played.seat != match.moves[length].seat:
            break
        sentences = [event.say(words) for event in events if event.seen_by(seat)]
        if sentences:
            return sentences[0]
    return ""


def just_undid(match: Match, seat: int) -> bool:
    """Whether the last record of the match is an undo by this seat."""
    return bool(match.records) and match.records[-1] == Undone(seat, len(match.moves))
