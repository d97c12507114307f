"""Changes of a viewer's figures that a touch would bring, found by carrying the move out on a copy."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from aevum.kernel.errors import AevumError
from aevum.kernel.match import Match
from aevum.kernel.presentation import ComparedFigure
from aevum.kernel.trial import tried
from aevum.kernel.words import Words
from aevum.server.live.pick_options import EMPTY, Moves
from aevum.server.live.position import Decision
from aevum.web.components.tooltips import Change, MoveChanges
from aevum.web.text.move_text import pick_name

Figures = Sequence[ComparedFigure]
MAX_WAYS: Final = 4
"""Maximum number of moves whose changes are shown for one thing."""


def changes_by_label(
    match: Match, decision: Decision, labels: Iterable[str], words: Words
) -> dict[str, list[MoveChanges]]:
    """Return what picking each offered label would change for the seat that decides.

    A label after which something is still to be chosen shows the changes of each choice. Moves that use chance, reveal
    something or pass the decision on are left out: their result is not known yet.
    """
    game, offered = match.game, decision.picks.options(EMPTY).offered
    before = game.compared_figures(match.view(decision.seat), words)
    if not before:
        return {}
    found = {label: _ways(match, decision, label, before, words) for label in labels if label in offered}
    return {label: ways for label, ways in found.items() if ways}


def _ways(match: Match, decision: Decision, label: str, before: Figures, words: Words) -> list[MoveChanges]:
    after = decision.picks.after(EMPTY, label)
    if after is None:
        return []
    ways: list[tuple[str, Moves]] = []
    if after.decided is not None:
        ways.append(("", after.decided))
    elif len(after.next) <= MAX_WAYS:
        each = ((choice, decision.picks.after(after.draft, choice)) for choice in after.next)
        ways += [(choice, then.decided) for choice, then in each if then is not None and then.decided is not None]
    found = ((choice, _changes(match, decision.seat, moves, before, words)) for choice, moves in ways)
    return [MoveChanges(pick_name(choice, match.game.book, words), changes) for choice, changes in found if changes]


def _changes(match: Match, seat: int, moves: Moves, before: Figures, words: Words) -> list[Change]:
    """Return the figures that a line of moves changes; none if its result is not known beforehand."""
    try:
        trials = tried(match.game, match.state, moves)
    except AevumError:
        return []
    if any(trial.crosses_horizon or trial.breaks_line for trial in trials):
        return []
    after = match.game.compared_figures(match.game.view(trials[-1].after, seat), words)
    return [
        Change(old.name, old.value, new.value, (new.value > old.value) == old.higher_is_better)
        for old, new in zip(before, after, strict=True)
        if old.value != new.value
    ]
