"""Link to a match, which a reader copies or shares."""

from __future__ import annotations

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon


def invite(link: str, words: Words, message: str = "invite-copy") -> list[Markup]:
    """Return the link as a large button that copies it, and one for the share sheet of devices that have one."""
    return [
        h.a(".invite.button.main", href=link, data_copy=True, data_copied=words("table-copied"))[
            icon("link"), h.span[words(message)]
        ],
        h.a(".share.button", href=link, data_share=True)[icon("share"), h.span[words("invite-share")]],
    ]
