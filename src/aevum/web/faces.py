"""Faces: what is shown beside a card, a piece or a sign that is asked what it is."""

from __future__ import annotations

from collections.abc import Mapping

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.rulebook import Clause
from aevum.kernel.shows import Face
from aevum.kernel.words import Words


def face_markup(face: Face, game: AnyGame, words: Words, refusal: Clause | None = None) -> Markup:
    """Title and text, what it would bring now, and the way to its rule. `refusal`: why it cannot be picked now."""
    return fragment(
        h.strong[face.title],
        [h.p[line] for line in face.text.split("\n")],
        h.p(".now")[face.now] if face.now else None,
        h.p(".now")[_not_now(face, refusal, words)] if refusal else None,
        _link(face, game, words) if face.clause else None,
    )


def _not_now(face: Face, refusal: Clause, words: Words) -> str:
    """A card that is refused by its own text would only say it twice."""
    if refusal.id == face.clause:
        return words("face-no-use")
    return words("face-not-now", why=refusal.text(words.language))


def _link(face: Face, game: AnyGame, words: Words) -> Child:
    return h.a(href=f"/rules/{game.id}#{face.clause}", target="_blank")[words("table-rules")]


def faces_json(
    game: AnyGame, faces: Mapping[str, Face], words: Words, refusals: Mapping[str, Clause]
) -> dict[str, str]:
    """Everything that explains itself, by its name in the drawings."""
    return {name: face_markup(face, game, words, refusals.get(name)) for name, face in faces.items()}
