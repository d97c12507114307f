"""Explanations on the match page: the purpose of an action, and the note on a situation."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.kernel.markup import Markup, fragment, h
from aevum.kernel.words import Words
from aevum.web.components.controls import CLOSE_NOTE
from aevum.web.layout import static


@dataclass(frozen=True, slots=True)
class NotePanel:
    """Note on a situation that has arisen for the first time."""

    id: str
    text: str
    rule: str
    """Address of its clause."""
    is_new: bool
    """Whether it has not been stored as shown yet."""


def note_frame(content: str, words: Words) -> Markup:
    """Return the region of notes with the style sheet of explanations."""
    region = h.section("#first-note", aria_live="polite", aria_label=words("explain-notes"))[Markup(content)]
    return fragment(h.link(rel="stylesheet", href=static("explain.css")), region)


def note_region(note: NotePanel | None, words: Words) -> str:
    """Return the content of the region of notes."""
    if note is None:
        return ""
    return fragment(
        h.p[note.text, " ", h.a(href=note.rule, target="_blank")[words("explain-rule")]],
        h.button(".quiet", type="button", data_act=f"{CLOSE_NOTE}{note.id}")[words("explain-close")],
    )


def purpose_id(label: str) -> str:
    """Return the element id of the purpose of a button."""
    return f"why-{label.replace(' ', '-')}"


def purpose_text(label: str, purpose: str) -> Markup:
    """Return the purpose of a button, which describes the button but is no part of its name."""
    return h.span(".why", id=purpose_id(label), aria_hidden="true")[purpose]


def purpose_toggle(words: Words) -> Markup:
    """Return the control that shows purposes and the note on small screens, where there is no room for them at once."""
    return h.details("#whys", data_keep="open")[h.summary[words("explain-why")]]
