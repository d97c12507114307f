"""Symbols of the twelve categories of advances and of the seven Wonders."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import CATEGORIES, WONDERS
from aevum.games.clash_of_cultures.drawing.palette import FOOD, IDEA, ORE, TREE
from aevum.games.clash_of_cultures.drawing.symbols import sign
from aevum.kernel.markup import Child, h
from aevum.kernel.svg.colours import BONE, CONTOUR, GOLD, INK, RED, SHADED_BONE, STONE, WOOD

_CATEGORY: Final[dict[str, Child]] = {
    "agriculture": [
        h.path(d="M-6 46L-6 -6M6 46V-6", stroke=WOOD, stroke_width=9),
        h.path(d="M-40 -8Q-44 -46 0 -44Q44 -46 40 -8Q24 -22 0 -20Q-24 -22 -40 -8Z", fill=FOOD),
    ],
    "construction": [
        h.path(d="M-44 44V18H44V44ZM-44 18V-8H44V18ZM-22 -8V-34H22V-8Z", fill=STONE),
        h.path(d="M0 18V44M-20 -8V18M20 -8V18", stroke_width=5),
    ],
    "maritime": [
        h.path(d="M0 -44Q40 -20 30 14H0ZM-8 -34Q-34 -8 -32 14H-8Z", fill=BONE),
        h.path(d="M-46 20H46Q38 44 22 44H-24Q-40 44 -46 20Z", fill=WOOD),
    ],
    "education": [
        h.path(d="M0 -20Q-22 -36 -46 -26V30Q-22 22 0 36Q22 22 46 30V-26Q22 -36 0 -20Z", fill=BONE),
        h.path(d="M0 -20V36M-34 -8H-14M-34 8H-14M14 -8H34M14 8H34", stroke_width=5),
    ],
    "warfare": [
        h.path(d="M-30 -38L34 26M30 -38L-34 26", stroke=STONE, stroke_width=13),
        h.path(d="M-42 18L-20 40M42 18L20 40", stroke=WOOD, stroke_width=11),
    ],
    "spirituality": [
        h.path(d="M-46 -10L0 -44L46 -10ZM-46 30H46V44H-46Z", fill=GOLD),
        h.path(d="M-30 -8V28M-10 -8V28M10 -8V28M30 -8V28", stroke_width=9),
    ],
    "economy": [
        h.path(d="M0 -40V40M-24 42H24M-40 -28H40", stroke=INK, stroke_width=7),
        h.path(d="M-44 6Q-30 26 -16 6ZM16 6Q30 26 44 6Z", fill=GOLD),
        h.path(d="M-40 -28L-44 6M-40 -28L-16 6M40 -28L16 6M40 -28L44 6", stroke=INK, stroke_width=4),
    ],
    "culture": [
        h.path(d="M-38 -38Q0 -24 38 -38Q42 20 0 46Q-42 20 -38 -38Z", fill=BONE),
        h.path(d="M-20 -14Q-12 -22 -6 -14M20 -14Q12 -22 6 -14M-18 10Q0 34 18 10Z", fill=RED, stroke_width=6),
    ],
    "science": [
        h.path(d="M-13 -44H13M-9 -42V-10L-38 34Q-40 46 -26 46H26Q40 46 38 34L9 -10V-42Z", fill=BONE),
        h.path(d="M-22 14H22L35 36Q36 43 26 43H-26Q-36 43 -35 36Z", fill=IDEA, stroke_width=3),
    ],
    "democracy": [
        h.path(d="M-38 44V-2H38V44Z", fill=BONE),
        h.path(d="M-20 -2V-44H20V-2", fill=SHADED_BONE),
        h.path(d="M-24 -2H24M-10 -26L-2 -18L12 -34", stroke_width=7),
    ],
    "autocracy": [
        h.path(d="M-44 36L-40 -28L-18 0L0 -40L18 0L40 -28L44 36Z", fill=GOLD),
        h.path(d="M-44 24H44", stroke_width=6),
    ],
    "theocracy": [
        h.circle(r=20, fill=GOLD),
        h.path(
            d="M0 -46V-28M0 46V28M-46 0H-28M46 0H28M-32 -32L-20 -20M32 -32L20 -20M-32 32L-20 20M32 32L20 20", stroke=INK
        ),
    ],
}
assert tuple(_CATEGORY) == CATEGORIES

_WONDER: Final[dict[str, Child]] = {
    "great-gardens": [
        h.path(d="M-46 44V20H-28V-2H-10V-24H46V44Z", fill=STONE),
        h.path(d="M-46 20q9 -16 18 0M-28 -2q9 -16 18 0M-10 -24q10 -18 20 0q10 -18 18 0q10 -18 18 0", fill=TREE),
    ],
    "great-pyramids": [
        h.path(d="M-46 40L-10 -30L26 40Z", fill=GOLD),
        h.path(d="M4 40L24 0L46 40Z", fill=SHADED_BONE),
        h.path(d="M-10 -30L2 40", stroke_width=4),
    ],
    "great-library": [
        h.path(d="M-40 -34H40V-12H-40ZM-40 6H40V28H-40Z", fill=BONE),
        h.path(
            d="M-40 -34A11 11 0 0 0 -40 -12M40 -34A11 11 0 0 1 40 -12M-40 6A11 11 0 0 0 -40 28M40 6A11 11 0 0 1 40 28"
        ),
        h.path(d="M-24 -23H24M-24 17H24", stroke=RED, stroke_width=5),
    ],
    "great-statue": [
        h.path(d="M-26 46H26V30H-26Z", fill=STONE),
        h.path(d="M-14 30L-10 -14H10L14 30ZM8 -10L30 -40", fill=SHADED_BONE),
        h.circle(cy=-26, r=12, fill=SHADED_BONE),
        h.circle(cx=32, cy=-42, r=6, fill=GOLD),
    ],
    "great-lighthouse": [
        h.path(d="M-18 46L-10 -16H10L18 46Z", fill=BONE),
        h.path(d="M-14 -16V-36H14V-16Z", fill=GOLD),
        h.path(d="M-18 -26L-44 -36M18 -26L44 -36M-18 -22L-44 -14M18 -22L44 -14", stroke=GOLD, stroke_width=7),
        h.path(d="M-15 16H15", stroke=RED, stroke_width=9),
    ],
    "great-wall": [
        h.path(d="M-46 44V-6H-32V-18H-18V-6H-6V-34H30V-6H46V44Z", fill=STONE),
        h.path(d="M-46 16H46M-20 16V44M20 -6V16", stroke_width=4),
    ],
    "great-mausoleum": [
        h.path(d="M-30 -6L0 -40L30 -6Z", fill=SHADED_BONE),
        h.path(d="M-38 -6H38V26H-38Z", fill=BONE),
        h.path(d="M-24 -4V26M-8 -4V26M8 -4V26M24 -4V26", stroke_width=6),
        h.path(d="M-46 26H46V44H-46Z", fill=ORE),
    ],
}
assert tuple(_WONDER) == WONDERS.ids, WONDERS.ids

CATEGORY_SIGNS: Final = tuple(sign(f"category-{name}", drawn, pen=CONTOUR) for name, drawn in _CATEGORY.items())
WONDER_SIGNS: Final = tuple(sign(f"wonder-{name}", drawn, pen=CONTOUR) for name, drawn in _WONDER.items())
