"""Web app manifest, by which browsers install the site on a home screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aevum.kernel.words import Words

INK: Final = "#2b211a"
"""Colour of the icon's background, for the title bar and the splash screen."""


def web_app_manifest(words: Words, address: Callable[[str], str]) -> dict[str, Any]:
    """Return the manifest. `address`: the address of a static file by its name."""
    icons = [
        {"src": address("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        {"src": address("icon-192.png"), "sizes": "192x192", "type": "image/png", "purpose": "any"},
        {"src": address("icon-512.png"), "sizes": "512x512", "type": "image/png", "purpose": "any"},
        {"src": address("icon-maskable.png"), "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ]
    return {
        "id": "/",
        "name": "Aevum",
        "short_name": "Aevum",
        "description": words("lobby-lead"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": INK,
        "theme_color": INK,
        "icons": icons,
    }
