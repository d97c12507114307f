"""Lines of several moves that a player makes by one short path of picks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ShortcutPick = tuple[str, str]
"""Label of a pick and the name of its domain; the domain of a word is empty."""
Counts = tuple[tuple[str, int], ...]
"""Number of things of each kind that a line takes, such as two armies and one settler; kinds as in `count-<kind>`."""
COUNTS: Final = "counts"
"""Domain of the picks that change how many things a line takes."""


def counts_label(counts: Counts) -> str:
    """Return the label of the pick that chooses these numbers."""
    return ",".join(f"{kind}:{count}" for kind, count in counts)


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A line of moves and the picks that play it, one record for each move.

    All its moves but the last must be public knowledge to the seat: a line ends where chance is used, something hidden
    shows, or another seat decides.
    """

    picks: tuple[ShortcutPick, ...]
    """Words and things in the order in which they are picked; the first thing may be picked before the words."""
    moves: tuple[int, ...]
    flat: bool = True
    """Whether the words before the first thing are left out once that thing is picked."""
    aside: bool = False
    """Whether the line is offered beside others only: it never keeps another one from being decided."""
    counts: Counts = ()
    """Numbers of things that the line takes, where the player can change them."""


@dataclass(frozen=True, slots=True)
class Shortcuts:
    """Shortcuts of a position."""

    lines: Sequence[Shortcut] = ()
    covered: frozenset[int] = frozenset()
    """Legal moves that need no picks of their own, because shortcuts begin with them."""


NO_SHORTCUTS: Final = Shortcuts()
