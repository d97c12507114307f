"""Drawing for the page of an address that leads nowhere: a ship that has sailed off the edge of the map."""

from __future__ import annotations

from typing import Final

from aevum.kernel.markup import Markup, h

_PAPER: Final = (
    "M12 20Q60 8 120 18T250 14l7 16l-9 18l10 20l-8 18l9 20l-10 22l8 20l-7 22l6 16l-6 14Q190 212 130 202T12 208Z"
)
_COAST: Final = "M34 58c22-18 48-10 58 4c8 12 26 8 34 20c10 16-6 30-24 28c-14-2-18 14-34 12c-24-2-52-36-34-64z"
_PEAKS: Final = "M56 88l12-20l12 20M74 88l9-14l9 14M100 100l7-11l7 11"
_COURSE: Final = "M96 128c18 34 64 40 108 22c34-14 58-8 88 6"
_WAVES: Final = "M150 60q6-6 12 0t12 0M186 92q6-6 12 0t12 0M40 168q6-6 12 0t12 0M196 184q6-6 12 0t12 0"
_SERPENT: Final = "M326 90q4-38-12-38q-12 0-12 9q0 6 9 6M336 90q0-20 14-20t14 20M374 90q0-14 11-14t11 14M316 59h.1"
_SHIP: Final = "M288 160h46l-10 16h-28zM310 160v-44M312 118q22 12 0 34zM307 124q-16 10 0 26z"
_COMPASS: Final = "M206 40l5 16l16 5l-16 5l-5 16l-5-16l-16-5l16-5z"


def lost_map() -> Markup:
    """Return the drawing, in the colours of the page, hidden from screen readers."""
    return h.svg(".lost-map", viewBox="0 0 410 224", aria_hidden="true")[
        h.path(".paper", d=_PAPER),
        h.path(".land", d=_COAST),
        h.path(d=_PEAKS),
        h.path(".water", d=_WAVES),
        h.path(".course", d=_COURSE),
        h.path(".compass", d=_COMPASS),
        h.path(".serpent", d=_SERPENT),
        h.path(".ship", d=_SHIP),
    ]
