"""Advising: hints at the table. They are thought up beside the server, for a seat that asks and may."""

from __future__ import annotations

from typing import Final

from aevum.bots import Sight
from aevum.bots.hints import Advice, NoHints, advise, chance_for
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError, MatchOver, NotYourTurn
from aevum.kernel.game import AnyGame, State
from aevum.table.hub import Hub, Live

NAMES: Final = {"yes": True, "no": False}
"""What a form calls it that everybody, or nobody, may have hints; anything else leaves it to who plays."""


class HintsOff(AevumError):
    """They were agreed not to be given, or somebody else plays at another screen."""

    message = "error-hints-off"


def may_ask(live: Live, seat: int) -> bool:
    """May this seat have hints? As was agreed, else where no other person plays; never in the day's puzzle."""
    if live.match.game.judgement is None or live.stored.puzzle is not None:
        return False
    return live.stored.hints if live.stored.hints is not None else not live.others_may_play(seat)


def known_advice(live: Live, seat: int) -> Advice | None:
    """What the seat was told for the decision it has to make now."""
    match, advice = live.advice.get(seat, (None, None))
    return advice if match is live.match else None


async def advice_for(hub: Hub, live: Live, seat: int) -> Advice:
    """Hints for the seat that decides; who asks again is told the same."""
    match = live.match
    if match.over:
        raise MatchOver
    if seat != match.actor:
        raise NotYourTurn(seat=str(seat + 1), actor=str(match.actor + 1))
    if match.game.judgement is None:
        raise NoHints(game=match.game.id)
    if not may_ask(live, seat):
        raise HintsOff
    known = known_advice(live, seat)
    if known is not None:
        return known
    state = match.state
    advice: Advice = await hub.advisers.run(_advise, match.game, state, state.legal(), chance_for(match))
    live.advice[seat] = match, advice
    return advice


def _advise(game: AnyGame, state: State, legal: list[int], chance: Chance) -> Advice:
    """In another process: what the seat that decides may know, and nothing else, is thought about."""
    return advise(Sight(game, state, legal), chance)
