"""Page with the links by which another device of the same person can use their seats."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.components.qr_code import qr_svg


def device_page(back: str, links: Sequence[tuple[str, str]], words: Words) -> Markup:
    """Return the page with the device links.

    `links`: name and link of each seat that the reader holds. `back`: the address of the match.
    """
    return h.div(".reading.account")[
        h.h1[words("device-title")],
        h.p[words("device-about")],
        [
            h.div(".card")[
                h.label[h.span(dir="auto")[name], h.input(value=link, readonly=True, aria_label=words("device-link"))],
                qr_svg(link, words("invite-qr")),
            ]
            for name, link in links
        ],
        h.p[h.a(".button", href=back)[words("replay-table")]],
    ]
