"""Icons and logo of the site as SVG, in the colour of the text around them."""

from __future__ import annotations

from functools import cache
from typing import Final

from aevum.kernel.markup import Markup, h

_PATHS: Final = {
    "menu": "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4",
    "first": "M6 5v14M18 6l-8 6l8 6z",
    "back": "M16 6l-9 6l9 6z",
    "play": "M8 5l11 7l-11 7z",
    "pause": "M8 5v14M16 5v14",
    "next": "M8 6l9 6l-9 6z",
    "last": "M18 5v14M6 6l8 6l-8 6z",
    "book": "M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2c2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v14",
    "printer": "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
    "picture": "M3 5h18v14H3zM3 16l5-5l5 5l3-3l5 5M15.5 9h.1",
    "file": "M12 3v12M7 10l5 5l5-5M4 17v4h16v-4",
    "link": "M10 14a4 4 0 0 1 0-6l3-3a4 4 0 0 1 6 6l-2 2M14 10a4 4 0 0 1 0 6l-3 3a4 4 0 0 1-6-6l2-2",
    "again": "M19 12a7 7 0 1 1-2-5M19 3v5h-5",
    "person": "M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4 21c0-9 16-9 16 0",
    "seal": "M12 3l7 3v6c0 5-3 7-7 9c-4-2-7-4-7-9V6zM8.5 12l2.5 2.5l4.5-5",
    "flame": "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-4 2-5c1 2 2 2 2 2c1-3 0-5 2-8z",
    "cup": "M7 4h10v5a5 5 0 0 1-10 0zM7 6H3c0 3 1 5 4 5M17 6h4c0 3-1 5-4 5M12 14v4M8 21h8M10 18h4v3h-4z",
    "lost": "M12 3l8 4v10l-8 4l-8-4V7zM9.5 10a2.5 2.5 0 1 1 3.5 2.3c-1 .4-1 1-1 1.7M12 17h.1",
    "more": "M12 5h.1M12 12h.1M12 19h.1",
    "people": "M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7zM2 20c0-8 14-8 14 0M16 5a3 3 0 0 1 0 6M18 14c3 1 4 3 4 6",
    "eye": "M2 12c5-9 15-9 20 0c-5 9-15 9-20 0zM12 15a3 3 0 1 0 0-6a3 3 0 0 0 0 6z",
    "goal": "M6 21V4M6 4c5-3 8 3 13 0v9c-5 3-8-3-13 0",
    "target": "M12 21a9 9 0 1 0 0-18a9 9 0 0 0 0 18zM12 16a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM12 12h.1",
    "zoom-in": "M12 5v14M5 12h14",
    "zoom-out": "M5 12h14",
    "zoom-fit": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    "bubble": "M4 5h16v11h-9l-5 4v-4H4z",
    "share": "M12 15V3M8 6.5L12 3l4 3.5M8 10H5v11h14V10h-3",
    "die": "M5 5h14v14H5zM9 9h.1M15 9h.1M12 12h.1M9 15h.1M15 15h.1",
    "bell": "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4M12 3v2",
}


@cache
def icon(name: str) -> Markup:
    """Return an icon, hidden from screen readers: the text beside it says what it means."""
    return h.svg(".mark", viewBox="0 0 24 24", aria_hidden="true")[h.path(d=_PATHS[name])]


def logo() -> Markup:
    """Return the logo of Aevum, an hourglass with its sand."""
    glass = "M8 5.5h16M8 26.5h16M10 6c0 6.5 5 6.5 5 10s-5 3.5-5 10M22 6c0 6.5-5 6.5-5 10s5 3.5 5 10"
    sand = "M10.5 24.5c.6-3.6 3.2-4 5.5-6.5c2.3 2.5 4.9 2.9 5.5 6.5zM12 9.5h8c-1 2-3 2.8-4 4.5c-1-1.7-3-2.5-4-4.5z"
    return h.svg(".mark", viewBox="4 3 24 26", aria_hidden="true")[h.path(".sand", d=sand), h.path(d=glass)]
