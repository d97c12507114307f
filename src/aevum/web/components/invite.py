"""Link to a free seat, which the host copies and sends."""

from __future__ import annotations

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon


def invite(link: str, words: Words) -> Markup:
    """Return the invitation link as a large button; a click copies it."""
    return h.a(".invite.button.main", href=link, data_copy=True, data_copied=words("table-copied"))[
        icon("link"), h.span[words("invite-copy")]
    ]
