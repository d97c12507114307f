"""Tooltips of cards, pieces and icons as HTML."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.presentation import Tooltip
from aevum.kernel.words import Words
from aevum.web.assets import generated
from aevum.web.components.scene import Refusal


@dataclass(frozen=True, slots=True)
class Change:
    """A figure of the reader before and after a move."""

    name: str
    before: int
    after: int
    is_better: bool


@dataclass(frozen=True, slots=True)
class MoveChanges:
    """Changes that a move would bring the reader."""

    move: str
    """Name of the pick that decides the move; empty if the thing itself does."""
    changes: Sequence[Change]


def tooltip_markup(
    face: Tooltip, game: AnyGame, words: Words, refusal: Refusal | None = None, ways: Sequence[MoveChanges] = ()
) -> Markup:
    """Return a tooltip: emblem, title, its effect in the current position, text, and a link to its rule.

    The effect comes before the text, because the place for tooltips may be too low for all of a long one. `refusal`:
    why the thing cannot be picked now; `ways`: what picking it would change.
    """
    return fragment(
        emblem(face.emblem, game) if face.emblem else None,
        h.strong[face.title],
        [_changes(way) for way in ways],
        h.p(".now")[_not_now(face, refusal, words)] if refusal else None,
        h.p(".now")[face.now] if face.now else None,
        [h.p[line] for line in face.text.split("\n") if line],
        _link(face, game, words) if face.clause else None,
    )


def emblem(id: str, game: AnyGame) -> Markup:
    """Return a picture of the emblem sheet of a game."""
    return h.svg(".emblem", viewBox="-24 -24 48 48", aria_hidden="true")[
        h.use(href=f"{generated.emblem_address(game)}#{id}")
    ]


def _changes(way: MoveChanges) -> Markup:
    """Return the figures that a move changes, old → new, worse ones marked."""
    return h.p(".now.changes")[
        f"{way.move}: " if way.move else None,
        [
            [", " if number else None, h.span(".better" if change.is_better else ".worse")[_change(change)]]
            for number, change in enumerate(way.changes)
        ],
    ]


def _change(change: Change) -> str:
    before, after = (str(value).replace("-", "−") for value in (change.before, change.after))
    return f"{change.name} {before} → {after}"


def _not_now(face: Tooltip, refusal: Refusal, words: Words) -> str:
    """Return the sentence why a thing cannot be picked now.

    A card that is refused by its own clause gets a short sentence: the tooltip contains its text already.
    """
    if refusal.clause == face.clause:
        return words("face-no-use")
    return words("face-not-now", why=refusal.reason)


def _link(face: Tooltip, game: AnyGame, words: Words) -> Child:
    return h.a(href=f"/rules/{game.id}#{face.clause}", target="_blank")[words("table-rules")]


def tooltips_json(
    game: AnyGame,
    faces: Mapping[str, Tooltip],
    words: Words,
    refusals: Mapping[str, Refusal],
    changes: Mapping[str, Sequence[MoveChanges]] | None = None,
) -> dict[str, str]:
    """Return all tooltips as HTML, by their `data-face` in the drawings."""
    known = changes or {}
    return {
        name: tooltip_markup(face, game, words, refusals.get(name), known.get(name, ())) for name, face in faces.items()
    }
