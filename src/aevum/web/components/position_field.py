"""Form that opens a position which was copied as text."""

from __future__ import annotations

from aevum.kernel.markup import Markup, h
from aevum.kernel.records.position_text import MAX_CHARACTERS, START
from aevum.kernel.words import Words


def position_field(words: Words) -> Markup:
    """Return a field for the text of a position, with a button that opens it."""
    return h.form(".position-field", method="post", action="/position")[
        h.label[
            words("position-paste"),
            h.textarea(
                name="text",
                rows=3,
                maxlength=MAX_CHARACTERS,
                required=True,
                placeholder=f"{START} …",
                autocomplete="off",
                spellcheck="false",
            )[""],
        ],
        h.button[words("lobby-upload-do")],
    ]
