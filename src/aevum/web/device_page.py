"""The page with the link by which another device of the same person takes the seat, too."""

from __future__ import annotations

from collections.abc import Sequence

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words


def device_page(back: str, links: Sequence[tuple[str, str]], words: Words) -> Markup:
    """`links`: the name on each seat the reader holds, and its link."""
    return h.div(".reading.account")[
        h.h1[words("device-title")],
        h.p[words("device-about")],
        [
            h.label(".card")[
                h.span(dir="auto")[name], h.input(value=link, readonly=True, aria_label=words("device-link"))
            ]
            for name, link in links
        ],
        h.p[h.a(".button", href=back)[words("replay-table")]],
    ]
