"""Tooltips of cards, pieces and icons as HTML."""

from __future__ import annotations

from collections.abc import Mapping

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.presentation import Tooltip
from aevum.kernel.words import Words
from aevum.web.components.scene import Refusal


def tooltip_markup(face: Tooltip, game: AnyGame, words: Words, refusal: Refusal | None = None) -> Markup:
    """Return a tooltip: title, text, its effect in the current position, and a link to its rule.

    `refusal`: why the thing cannot be picked now.
    """
    return fragment(
        h.strong[face.title],
        [h.p[line] for line in face.text.split("\n")],
        h.p(".now")[face.now] if face.now else None,
        h.p(".now")[_not_now(face, refusal, words)] if refusal else None,
        _link(face, game, words) if face.clause else None,
    )


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
    game: AnyGame, faces: Mapping[str, Tooltip], words: Words, refusals: Mapping[str, Refusal]
) -> dict[str, str]:
    """Return all tooltips as HTML, by their `data-face` in the drawings."""
    return {name: tooltip_markup(face, game, words, refusals.get(name)) for name, face in faces.items()}
