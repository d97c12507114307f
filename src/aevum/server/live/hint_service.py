"""Hints for the seat that decides, where it may ask for them; found in a worker process and cached."""

from __future__ import annotations

from typing import Final

from aevum.bots import Sight
from aevum.bots.hints import Hints, NoHints, chance_for, find_hints
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError, MatchOver, NotYourTurn
from aevum.kernel.game import AnyGame, State
from aevum.server.live.hub import Hub, LiveMatch

HINT_FORM_VALUES: Final = {"yes": True, "no": False}
"""Form values that allow or forbid hints to all seats; by default only a seat without human opponents may ask."""


class HintsOff(AevumError):
    """Hints are off in this match, or another person plays at another screen."""

    message = "error-hints-off"


def may_ask(live: LiveMatch, seat: int) -> bool:
    """Whether a seat may ask for hints: as agreed, else where no other person plays.

    Never in the day's puzzle, nor in a lesson, which has its own guidance.
    """
    if live.match.game.heuristics is None or live.stored.puzzle is not None or live.takes_lesson:
        return False
    return live.stored.hints if live.stored.hints is not None else not live.others_may_play(seat)


def known_hints(live: LiveMatch, seat: int) -> Hints | None:
    """Return the hints that a seat has been given for its current decision; None without any."""
    match, hints = live.known_hints.get(seat, (None, None))
    return hints if match is live.match else None


async def hints_for(hub: Hub, live: LiveMatch, seat: int) -> Hints:
    """Return hints for the seat that decides; asking again returns the same."""
    match = live.match
    if match.over:
        raise MatchOver
    if seat != match.actor:
        raise NotYourTurn(seat=str(seat + 1), actor=str(match.actor + 1))
    if match.game.heuristics is None:
        raise NoHints(game=match.game.id)
    if not may_ask(live, seat):
        raise HintsOff
    known = known_hints(live, seat)
    if known is not None:
        return known
    legal = live.position.decision.legal
    hints: Hints = await hub.hint_pool.run(_find_hints, match.game, match.state, legal, chance_for(match))
    if live.match is match:
        live.known_hints[seat] = match, hints
    return hints


def _find_hints(game: AnyGame, state: State, legal: list[int], chance: Chance) -> Hints:
    """Return hints computed from nothing but what the deciding seat may know; runs in a worker process."""
    return find_hints(Sight(game, state, legal), chance)
