"""Explanation of a bot's move: its plan, two alternatives, and the features that decide between them.

The search is repeated from the knowledge of the bot's seat, with the random numbers of the decision.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from aevum.bots.bot import Sight
from aevum.bots.decision_chance import decision_chance
from aevum.bots.line_comparison import Line, LineComparison, Reasons
from aevum.bots.registry import find_bot
from aevum.bots.search_bots import SearchBot
from aevum.kernel.errors import AevumError
from aevum.kernel.game import OVER
from aevum.kernel.match import Match

ALTERNATIVES: Final = 2
"""Maximum number of other lines that are compared with the plan."""
SegmentOf = Callable[[int], Hashable]


class NoExplanation(AevumError):
    """A move that no search bot has chosen, or that does not exist."""

    message = "error-no-explanation"


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another line for the same decision."""

    steps: tuple[Line, ...]
    """Its actions, each as its moves."""
    gain: float
    """Points that the plan brings more, by the evaluation of the bot."""
    reasons: Reasons
    """Features for and against the plan that differ most, with their difference in points."""


@dataclass(frozen=True, slots=True)
class MoveExplanation:
    """What a bot intended with a move."""

    seat: int
    since: int
    """Number of moves before the plan began."""
    is_reproduced: bool
    """Whether the search, repeated, chose the moves that were made."""
    is_forced: bool
    """Whether no other move was legal."""
    plan: tuple[Line, ...]
    """Actions of the plan, each as its moves; those after the move may have turned out otherwise."""
    alternatives: tuple[Alternative, ...]


def explain_move(match: Match, number: int, name: str) -> MoveExplanation:
    """Return the explanation of a move of the bot with this name; the first move has number 1."""
    bot = _search_bot(match, number, name)
    seat, plan, since, is_reproduced = match.moves[number - 1].seat, list[int](), number - 1, True
    segment_of = _segments(match, bot)
    for at in range(_start_of_segment(segment_of, number - 1), number):
        played, before = match.moves[at].move, bot.plan
        bot.chance = decision_chance(match, seat, at)
        state = match.state_at(at)
        chosen = bot.choose(Sight(match.game, state, state.legal()))
        is_reproduced = chosen == played
        if not (before and before[0] == chosen and bot.plan == before[1:]):
            since, plan = at, []
        plan.append(chosen)
    line = (*plan, *bot.plan) if is_reproduced else _rest_of_segment(match, segment_of, number - 1)
    return _explained(match, bot, line, since if is_reproduced else number - 1, is_reproduced)


def _search_bot(match: Match, number: int, name: str) -> SearchBot:
    """Return a new bot of this name; NoExplanation if it does not search, or if there is no such move."""
    if not 0 < number <= len(match.moves):
        raise NoExplanation(number=str(number))
    bot = find_bot(name, match.game)
    if not issubclass(bot, SearchBot):
        raise NoExplanation(number=str(number))
    return bot(decision_chance(match, match.moves[number - 1].seat, number - 1))


def _explained(match: Match, bot: SearchBot, line: Line, since: int, is_reproduced: bool) -> MoveExplanation:
    state, seat = match.state_at(since), match.moves[since].seat
    legal, heuristics = state.legal(), match.game.heuristics
    assert heuristics is not None
    bot.chance = decision_chance(match, seat, since)
    comparison = LineComparison(Sight(match.game, state, legal), bot, heuristics)
    value = comparison.value(line)
    others = [] if len(legal) == 1 else comparison.lines(1 + ALTERNATIVES)
    alternatives = []
    for other in [other for other in others if other[0] != line[0]][:ALTERNATIVES]:
        other_value = comparison.value(other)
        reasons = value.reasons_against(other_value)
        alternatives.append(Alternative(tuple(comparison.steps(other)), value.total - other_value.total, reasons))
    steps = tuple(comparison.steps(line))
    return MoveExplanation(seat, since, is_reproduced, len(legal) == 1, steps, tuple(alternatives))


def _segments(match: Match, bot: SearchBot) -> SegmentOf:
    """Return a function from a number of moves to the seat that decides then and the segment that the bot plans."""
    heuristics = match.game.heuristics
    assert heuristics is not None
    segment = heuristics.long_segment if bot.search_budget.long_segments else heuristics.search_segment

    def segment_of(at: int) -> Hashable:
        state = match.state_at(at)
        return state.actor, segment(state) if state.actor != OVER else None

    return segment_of


def _start_of_segment(segment_of: SegmentOf, at: int) -> int:
    """Return the number of moves after which the seat began the segment of play that a decision belongs to."""
    segment = segment_of(at)
    while at and segment_of(at - 1) == segment:
        at -= 1
    return at


def _rest_of_segment(match: Match, segment_of: SegmentOf, at: int) -> Line:
    """Return the moves that the seat made from a decision on, to the end of the segment of play."""
    segment, end = segment_of(at), at + 1
    while end < len(match.moves) and segment_of(end) == segment:
        end += 1
    return tuple(played.move for played in match.moves[at:end])
