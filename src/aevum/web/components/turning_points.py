"""Turning points of a match: the decisions that changed the points most, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from aevum.kernel.events import Event
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.points import Points, signed
from aevum.kernel.presentation import Stage
from aevum.kernel.words import Words
from aevum.web.components.event_sentence import Reader, event_sentence


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that changed the points of the seats."""

    at: int
    """Length of the match after the decision, in moves."""
    stage: Stage | None
    changes: tuple[Points, ...]
    """Change of each seat's points."""
    events: tuple[Event, ...]
    """Events that tell it."""


def turning_points_list(
    points: Sequence[TurningPoint], id: str, names: Sequence[str], reader: Reader, words: Words
) -> Markup | None:
    """Return the turning points as a list that leads to their moments in the replay; None if there are none."""
    if not points:
        return None
    return h.section(".turning-points")[
        h.h3[words("story-turning-points")],
        h.ol[[_turning_point(point, id, names, reader, words) for point in points]],
    ]


def _turning_point(point: TurningPoint, id: str, names: Sequence[str], reader: Reader, words: Words) -> Markup:
    stage = words(point.stage[0], **point.stage[1]) if point.stage else words("story-move", number=point.at)
    sentences: list[Child] = [[" ", event_sentence(event, reader)] for event in point.events]
    return h.li[
        h.a(href=f"/m/{id}/replay?at={point.at}")[stage],
        h.span[sentences],
        h.span(".changes")[changes_text(point.changes, names, words)],
    ]


def changes_text(changes: Sequence[Points], names: Sequence[str], words: Words) -> str:
    """Return the changes of points, seat by seat: `Ada +12, Juno −12`; for a single seat only its change."""
    if len(changes) == 1:
        return words("story-change-alone", change=with_sign(changes[0]))
    changed = [(name, change) for name, change in zip(names, changes, strict=True) if change]
    return ", ".join(words("story-change", name=name, change=with_sign(change)) for name, change in changed)


def with_points(name: str, points: Points) -> str:
    """Return a name with its points: `Ada 233`."""
    return f"{name} {signed(points)}"


def with_sign(change: Points) -> str:
    """Return a change in digits with its sign."""
    return f"+{signed(change)}" if change > 0 else signed(change)
