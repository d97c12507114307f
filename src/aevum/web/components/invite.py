"""Link to a match, which a reader copies, shares or lets a phone scan."""

from __future__ import annotations

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.components.qr_code import qr_svg


def invite(link: str, words: Words, message: str = "invite-copy") -> list[Markup]:
    """Return the link as a large button that copies it, and one for the share sheet of devices that have one."""
    return [
        h.a(".invite.button.main", href=link, data_copy=True, data_copied=words("table-copied"))[
            icon("link"), h.span[words(message)]
        ],
        h.a(".share.button", href=link, data_share=True)[icon("share"), h.span[words("invite-share")]],
    ]


def folded_qr(url: str, words: Words) -> Child:
    """Return the QR code of a URL, folded; None if the URL is too long."""
    code = qr_svg(url, words("invite-qr"))
    return h.details(".scan")[h.summary[words("invite-qr")], code] if code else None
