"""Hints for a player: the best actions, the gain of each, and the features that explain it.

A hint uses only what its seat may know: it is found on determinized states, as the moves of the bot `hard` are.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from aevum.bots.bot import Sight
from aevum.bots.line_comparison import Line, LineComparison, LineValue, Reasons
from aevum.bots.search_bots import Hard
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.match import Match

MAX_HINTS: Final = 3
"""Maximum number of hints."""
_HINTS: Final = 1 << 16
"""First branch of the seed for hints; bots use none from here on."""


class NoHints(AevumError):
    """A game without heuristics, which can give no hints."""

    message = "error-no-hints"


@dataclass(frozen=True, slots=True)
class Hint:
    """One action worth taking, with its gain and the reasons for it."""

    moves: tuple[int, ...]
    """Moves that make up one whole action."""
    then: tuple[tuple[int, ...], ...]
    """Actions that may follow, each as its moves, until the gain is reached."""
    gain: float
    """Points that it may bring, compared as `Hints.passing` says."""
    reasons: Reasons
    """Features that differ most, with their difference in points."""


@dataclass(frozen=True, slots=True)
class Hints:
    """Hints for one decision, the best first."""

    hints: tuple[Hint, ...]
    passing: bool
    """Whether they are compared with doing nothing; else with default moves."""


def find_hints(sight: Sight, chance: Chance) -> Hints:
    """Return the best actions for the seat that decides, as `hard` sees it; NoHints if the game has no heuristics."""
    heuristics = sight.game.heuristics
    if heuristics is None:
        raise NoHints(game=sight.game.id)
    comparison = LineComparison(sight, Hard(chance), heuristics)
    nothing = comparison.passing()
    usual = comparison.value(nothing)
    hints = [_hint(comparison, line, usual) for line in comparison.lines(MAX_HINTS)]
    return Hints(tuple(sorted(hints, key=lambda hint: -hint.gain)), bool(nothing))


def _hint(comparison: LineComparison, line: Line, usual: LineValue) -> Hint:
    value = comparison.value(line)
    first, *then = comparison.steps(line)
    return Hint(first, tuple(then), value.total - usual.total, value.reasons_against(usual))


def chance_for(match: Match) -> Chance:
    """Return the random generator for the hints of a decision: asked again, they are the same."""
    return Chance.from_seed(Chance.from_seed(match.last_seed).branch(_HINTS + len(match.moves)))
