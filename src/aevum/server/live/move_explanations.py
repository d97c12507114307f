"""Explanations of the moves of bots in finished matches, found in a worker process of low priority and cached."""

from __future__ import annotations

from aevum.bots.move_explanation import MoveExplanation, NoExplanation, explain_move
from aevum.kernel.match import Match
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.storage.match_index import Seat


def bot_of_move(live: LiveMatch, number: int) -> str | None:
    """Return the kind of the bot that made a move of a finished match; None if a person or nobody known made it."""
    if not live.match.over or not 0 < number <= len(live.match.moves):
        return None
    return _bot_after(live.stored.seats[live.match.moves[number - 1].seat], number - 1)


def _bot_after(seat: Seat, moves: int) -> str | None:
    """Return the bot that played for a seat after a number of moves; None if a person did, or may have."""
    if seat.bot is None or seat.departures:
        return None
    bot = seat.failures[0].bot if seat.failures else seat.bot
    for failure in seat.failures:
        if failure.moves <= moves:
            bot = failure.stand_in
    return bot


def known_explanation(live: LiveMatch, number: int) -> MoveExplanation | None:
    """Return the explanation of a move, if it was computed before."""
    return live.move_explanations.get(number)


async def explanation_of(hub: Hub, live: LiveMatch, number: int) -> MoveExplanation:
    """Return the explanation of a bot's move in a finished match; NoExplanation if there is none."""
    bot, known = bot_of_move(live, number), known_explanation(live, number)
    if bot is None:
        raise NoExplanation(number=str(number))
    if known is not None:
        return known
    match: Match = live.match
    found: MoveExplanation = await hub.explanation_pool.run(explain_move, match, number, bot)
    live.move_explanations[number] = found
    return found
