"""Find text that is too small to be read, in drawings and around them."""

from __future__ import annotations

from typing import Final

from browser.screens import LAID_OUT
from browser.seat import Seat

LEAST: Final = 10.95
"""Minimum size of text in pixels: eleven, less a margin for the rounding of browsers."""
SMALL: Final = """least => {
    const shown = (node) => node.checkVisibility({ visibilityProperty: true }) && node.getClientRects().length;
    const sizes = [];
    for (const text of document.querySelectorAll("svg text")) {
        const { a, b } = text.getScreenCTM();
        const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        if (text.textContent.trim() && shown(text)) sizes.push([size, text.textContent.trim()]);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        if (around.closest("svg, script, noscript, .unseen, select") || !node.data.trim() || !shown(around)) continue;
        sizes.push([parseFloat(getComputedStyle(around).fontSize), node.data.trim()]);
    }
    const small = sizes.filter(([size]) => size < least);
    return [...new Set(small.map(([size, text]) => `"${text.slice(0, 30)}" has ${size.toFixed(1)} px`))];
}"""
UNFOLD: Final = """() => {
    const folds = [...document.querySelectorAll("main details:not([open], #whys)")];
    for (const fold of folds) { fold.open = true; fold.dataset.unfolded = ""; }
}"""
"""Script that opens what is folded; not the purposes of actions, which take room from a board while they are read."""
FOLD: Final = """() => {
    const folds = [...document.querySelectorAll("[data-unfolded]")];
    for (const fold of folds) { fold.open = false; delete fold.dataset.unfolded; }
}"""


def small_texts(seat: Seat) -> list[str]:
    """Return the texts of the page that are too small; folded parts are opened for a moment."""
    seat.page.evaluate(UNFOLD)
    seat.page.evaluate(LAID_OUT)
    found: list[str] = seat.page.evaluate(SMALL, LEAST)
    seat.page.evaluate(FOLD)
    return found
