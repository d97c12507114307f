"""Coats of arms that stand for people, each drawn from a hash of the id."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from aevum.kernel.markup import Child, fragment, h

FIELDS: Final = ("#8c2f39", "#1f4e79", "#2f6b3c", "#6a3d7c", "#8a5a1c", "#1d6b70", "#3b3f5c", "#7a3352")
"""Dark colours of the shield."""
METALS: Final = ("#f3c14b", "#f4ead2", "#c9d6df", "#f0b08a")
"""Light colours of its division and its charge."""
DIVISIONS: Final = (
    "",
    "M12 0H24V24H12z",
    "M0 12H24V24H0z",
    "M0 0L24 24H0z",
    "M24 0V24H0z",
    "M0 24L12 10L24 24z",
    "M0 0H24V7H0z",
    "M8.5 0H15.5V24H8.5z",
)
"""Paths of the second colour: plain, per pale, fess, bend, bend sinister, chevron, chief, pale."""
CHARGES: Final = (
    "M12 4l2.2 5.2l5.6.4l-4.3 3.6l1.4 5.5L12 15.7l-4.9 3l1.4-5.5L4.2 9.6l5.6-.4z",
    "M12 5a7 7 0 1 0 6.5 9.6A5.6 5.6 0 1 1 12 5z",
    "M7 19V8h2v2h2V8h2v2h2V8h2v11h-3.6v-3.2a1.4 1.4 0 0 0-2.8 0V19z",
    "M12 4v9h6a12 12 0 0 0-6-9zM11 6l-4 7h4zM4 14.5h16l-3 4.5H7z",
    "M12 4c3 2 3 5 0 8c-3-3-3-6 0-8zM6 9q5 0 5.5 4.5Q6.5 13 6 9zM18 9q-5 0-5.5 4.5Q17.5 13 18 9zM11.2 13h1.6v7h-1.6z",
    "M12 4l7 8l-7 8l-7-8zM12 8.5L9 12l3 3.5L15 12z",
    "M5 18l-1-9l4.5 3.5L12 6l3.5 6.5L20 9l-1 9z",
    "M12 5a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z",
)
"""Paths of the charge: star, moon, tower, ship, wheat, lozenge, crown, ring."""


def avatar_code(person: str) -> str:
    """Return the part of the address of an avatar that stands for a person; it does not tell their id."""
    return sha256(f"avatar {person}".encode()).hexdigest()[:12]


def avatar(code: str, size: int = 22) -> Child:
    """Return the avatar as an image without a name, for a place beside the name of the person."""
    return h.img(".avatar", src=f"/static/avatars/1/{code}.svg", alt="", width=size, height=size)


def avatar_svg(code: str) -> str:
    """Return the drawing of an avatar."""
    number, chosen = int(code, 16), []
    for choices in (FIELDS, METALS, FIELDS, DIVISIONS, CHARGES):
        number, at = divmod(number, len(choices))
        chosen.append(choices[at])
    field, metal, second, division, charge = chosen
    shield = "M2 2H22V12C22 18 17 21.5 12 23C7 21.5 2 18 2 12z"
    return fragment(
        h.svg(xmlns="http://www.w3.org/2000/svg", viewBox="0 0 24 24")[
            h.clipPath("#shield")[h.path(d=shield)[""]],
            h.g(clip_path="url(#shield)")[
                h.path(d=shield, fill=field)[""],
                h.path(d=division, fill=second)[""] if division else None,
            ],
            h.path(d=charge, fill=metal, fill_rule="evenodd", transform="translate(2.4 1.8) scale(.8)")[""],
            h.path(d=shield, fill="none", stroke=metal, stroke_width=1.5)[""],
        ]
    )
