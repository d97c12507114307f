"""Symbols of each kind of cards, each of its own shape, in a box of 100 units around (0, 0).

They are drawn in bone white on a coloured band.
"""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.drawing.palette import HAPPY, LEAF, SCIENCE
from aevum.games.through_the_ages.drawing.symbols import sign
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import BONE, CONTOUR, GOLD, RED, STONE, WOOD


def _farm() -> Markup:
    """Return the symbol of `farm`: a barn."""
    return sign(
        "farm",
        h.path(d="M-40 44V-8L-24 -34L0 -44L24 -34L40 -8V44Z", fill=BONE),
        h.path(d="M-16 44V10H16V44M-16 10L16 44M16 10L-16 44", stroke_width=5),
    )


def _mine() -> Markup:
    """Return the symbol of `mine`: a pickaxe."""
    return sign(
        "mine",
        h.path(d="M-6 -30H6V48H-6Z", fill=WOOD, transform="rotate(35)"),
        h.path(d="M-44 -12Q0 -56 44 -12Q0 -32 -44 -12Z", fill=STONE, transform="rotate(35)"),
    )


def _lab() -> Markup:
    """Return the symbol of `lab`: a retort above a flame."""
    return sign(
        "lab",
        h.path(d="M-12 -44V-18A30 30 0 1 0 12 -18V-44Z", fill=BONE),
        h.path(d="M-28 10H28A28 28 0 0 1 -28 10Z", fill=SCIENCE, stroke_width=4),
        h.path(d="M-20 -44H20"),
    )


def _temple() -> Markup:
    """Return the symbol of `temple`: a portico."""
    return sign(
        "temple",
        h.path(d="M-44 -16L0 -44L44 -16ZM-46 44V30H46V44Z", fill=BONE),
        h.path(d="M-30 -14V28M0 -14V28M30 -14V28", stroke_width=13),
        h.path(d="M-30 -12V28M0 -12V28M30 -12V28", stroke=BONE, stroke_width=5),
    )


def _library() -> Markup:
    """Return the symbol of `library`: an open book."""
    return sign(
        "library",
        h.path(d="M0 -24Q-22 -40 -46 -30V32Q-22 22 0 38Q22 22 46 32V-30Q22 -40 0 -24Z", fill=BONE),
        h.path(
            d="M0 -24V38M-34 -14Q-22 -18 -12 -10M-34 4Q-22 0 -12 8M34 -14Q22 -18 12 -10M34 4Q22 0 12 8", stroke_width=5
        ),
    )


def _theater() -> Markup:
    """Return the symbol of `theater`: a mask."""
    return sign(
        "theater",
        h.path(d="M-40 -40Q0 -28 40 -40V0Q34 40 0 48Q-34 40 -40 0Z", fill=BONE),
        h.path(d="M-24 -12Q-14 -20 -6 -12M24 -12Q14 -20 6 -12", stroke_width=6),
        h.path(d="M-22 12Q0 44 22 12Z", fill=CONTOUR),
    )


def _arena() -> Markup:
    """Return the symbol of `arena`: an amphitheatre."""
    return sign(
        "arena",
        h.path(d="M-48 -14Q0 -44 48 -14V20Q0 52 -48 20Z", fill=BONE),
        h.path(d="M-48 -12Q0 16 48 -12", stroke_width=5),
        h.path(d="M-32 28V12M-12 34V16M12 34V16M32 28V12", stroke_width=8),
    )


def _infantry() -> Markup:
    """Return the symbol of `infantry`: a helmet."""
    return sign(
        "infantry",
        h.path(d="M-34 44V0Q-34 -40 0 -40Q34 -40 34 0V44H12V8H-4V26H-18V44Z", fill=BONE),
        h.path(d="M-4 -48H4V-30H-4Z", fill=RED),
    )


def _cavalry() -> Markup:
    """Return the symbol of `cavalry`: a horse's head."""
    return sign(
        "cavalry",
        h.path(d="M-30 46Q-30 8 -8 -8L-40 10L-46 -8L-14 -34L-10 -48L4 -38Q44 -28 40 46Z", fill=BONE),
        h.path(d="M6 -36Q24 -10 22 40M-14 -18h.1", stroke_width=7),
    )


def _artillery() -> Markup:
    """Return the symbol of `artillery`: a gun on its wheel."""
    return sign(
        "artillery",
        h.path(d="M-46 -4L34 -34L42 -12L-36 20Z", fill=STONE),
        h.circle(cx=-2, cy=22, r=24, fill=BONE),
        h.path(d="M-26 22H22M-2 -2V46M24 30L46 44"),
    )


def _air() -> Markup:
    """Return the symbol of `air`: an aeroplane from above."""
    return sign(
        "air",
        h.path(d="M-8 -44Q0 -54 8 -44V-14L46 6V20L8 10V30L20 40V48H-20V40L-8 30V10L-46 20V6L-8 -14Z", fill=BONE),
    )


def _special() -> Markup:
    """Return the symbol of `special`: a cogwheel."""
    teeth = [
        h.rect(x=-9, y=-48, width=18, height=20, fill=BONE, transform=f"rotate({turn})") for turn in range(0, 360, 45)
    ]
    return sign("special", teeth, h.circle(r=32, fill=BONE), h.circle(r=12), width=5)


def _government() -> Markup:
    """Return the symbol of `government`: a crown."""
    return sign(
        "government",
        h.path(d="M-42 30L-46 -24L-20 0L0 -38L20 0L46 -24L42 30Z", fill=GOLD),
        h.path(d="M-42 30H42V44H-42Z", fill=GOLD),
    )


def _leader() -> Markup:
    """Return the symbol of `leader`: a bust with a laurel."""
    return sign(
        "leader",
        h.path(
            d="M-40 48Q-38 16 -12 14V4Q-26 -4 -26 -22Q-24 -46 0 -46Q24 -46 26 -22Q26 -4 12 4V14Q38 16 40 48Z", fill=BONE
        ),
        h.path(d="M-27 -26Q0 -14 27 -26", stroke=LEAF, stroke_width=9),
    )


def _wonder() -> Markup:
    """Return the symbol of `wonder`: a pyramid in the sun."""
    return sign(
        "wonder",
        h.circle(cx=24, cy=-24, r=18, fill=HAPPY),
        h.path(d="M-48 40L-6 -34L42 40Z", fill=BONE),
        h.path(d="M-6 -34L10 40", stroke_width=5),
    )


def _action() -> Markup:
    """Return the symbol of `action`: a hand that points."""
    return sign(
        "action",
        h.path(d="M-46 -18H-26L4 -30Q16 -32 16 -20H40Q50 -20 50 -12T40 -4H18Q26 20 4 32H-26L-46 28Z", fill=BONE),
        h.path(d="M18 -4H2M16 8H4M12 20H2", stroke_width=4),
        h.path(d="M-26 -18V32", stroke_width=5),
    )


def _event() -> Markup:
    """Return the symbol of `event`: a scroll."""
    return sign(
        "event",
        h.path(d="M-34 -40H30Q42 -40 42 -28V-20H26V40H-34Q-44 40 -44 30V24H-28V-30Q-28 -40 -34 -40Z", fill=BONE),
        h.path(d="M-16 -18H14M-16 -2H14M-16 14H14M-28 24V30Q-28 40 -36 40", stroke_width=5),
    )


def _territory() -> Markup:
    """Return the symbol of `territory`: an island with a flag."""
    return sign(
        "territory",
        h.path(d="M-48 36Q-30 0 0 14Q26 -2 48 36Z", fill=LEAF),
        h.path(d="M2 14V-46L36 -32L2 -18", fill=BONE),
    )


def _bonus() -> Markup:
    """Return the symbol of `bonus`: a shield with a plus."""
    return sign(
        "bonus",
        h.path(d="M0 -46L40 -34V2Q36 34 0 48Q-36 34 -40 2V-34Z", fill=BONE),
        h.path(d="M0 -22V24M-22 0H22", stroke_width=11),
    )


def _aggression() -> Markup:
    """Return the symbol of `aggression`: a fist with a torch."""
    return sign(
        "aggression",
        h.path(d="M-8 -2H8L4 48H-4Z", fill=WOOD),
        h.path(d="M-26 -2Q-38 -28 -8 -48Q-10 -30 4 -28Q10 -38 8 -46Q38 -24 26 -2Z", fill=HAPPY),
    )


def _war() -> Markup:
    """Return the symbol of `war`: a skull."""
    return sign(
        "war",
        h.path(d="M-40 -8Q-40 -46 0 -46Q40 -46 40 -8Q40 12 24 20V42H-24V20Q-40 12 -40 -8Z", fill=BONE),
        [h.circle(cx=x, cy=-6, r=10, fill=CONTOUR) for x in (-16, 16)],
        h.path(d="M-8 42V28M8 42V28M0 10V16"),
    )


def _pact() -> Markup:
    """Return the symbol of `pact`: two rings."""
    rings: list[Child] = [
        h.circle(cx=x, r=26, stroke=colour, stroke_width=wide)
        for x in (-18, 18)
        for colour, wide in ((CONTOUR, 18), (BONE, 8))
    ]
    return sign("pact", rings)


def _tactic() -> Markup:
    """Return the symbol of `tactic`: banners in line."""
    return sign(
        "tactic",
        [h.path(d=f"M{x} 46V-46L{x + 30} -34L{x} -18", fill=BONE) for x in (-38, -6, 24)],
        width=5,
    )


KIND_SIGNS: Final = (
    _farm(),
    _mine(),
    _lab(),
    _temple(),
    _library(),
    _theater(),
    _arena(),
    _infantry(),
    _cavalry(),
    _artillery(),
    _air(),
    _special(),
    _government(),
    _leader(),
    _wonder(),
    _action(),
    _event(),
    _territory(),
    _bonus(),
    _aggression(),
    _war(),
    _pact(),
    _tactic(),
)
