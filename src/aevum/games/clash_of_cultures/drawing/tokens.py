"""Drawings of units on the map: plates with their number, hollow for units that can do no more this turn."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import BARBARIAN, NONE
from aevum.games.clash_of_cultures.drawing.layout import COUNT
from aevum.games.clash_of_cultures.drawing.palette import EDGE, ON_PIECE, place
from aevum.games.clash_of_cultures.drawing.pieces import OWNERS
from aevum.games.clash_of_cultures.rules.units import FREE, WARY, in_condition
from aevum.games.clash_of_cultures.view import HexView, ShipView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.colours import BONE, CONTOUR
from aevum.kernel.svg.typography import draw_number

_PLATE: Final = 36
_JAGGED: Final = 47
"""Size of the plate of barbarians: their mark has points, and less room for the number."""
_STEP: Final = 34
_LOW: Final = (0, 0, 5, 0, 1)
"""By owner, distance by which the number on a plate is lowered: that of a triangle stands lower."""
_SHIP: Final = 46
Plate = tuple[str, int, bool]
"""Kind of unit, number, and whether these units can still act this turn."""


def plates(hex: HexView) -> list[Plate]:
    """Return the plates of Armies and of Settlers on a hex, for each kind first those that can still act."""
    found: list[Plate] = []
    for kind, packed, total in (("army", hex.ready[0], hex.armies), ("settler", hex.ready[1], hex.settlers)):
        rested = in_condition(packed, FREE) + in_condition(packed, WARY)
        found += [(kind, rested, True)] if rested else []
        found += [(kind, total - rested, False)] if total > rested else []
    return found


def garrison(hex: HexView, y: float) -> Child:
    """Draw all land units of a hex in a row."""
    drawn: list[Child] = []
    shown = [(hex.holder, plate) for plate in plates(hex)] if hex.holder != NONE else []
    shown += [(BARBARIAN, ("army", hex.barbarians, True))] if hex.barbarians else []
    left = -_STEP * (len(shown) - 1) / 2
    for place_, (owner, (kind, number, ready)) in enumerate(shown):
        drawn.append(unit(owner, kind, number, left + _STEP * place_, y, ready=ready))
    return drawn


def unit(owner: int, kind: str, number: int, x: float, y: float, *, ready: bool = True, size: float = 100) -> Markup:
    """Draw a plate of the owner with the number of units, and behind it the symbol of their kind."""
    name, scale = OWNERS[owner], size / 100
    ink = ON_PIECE[owner] if ready else EDGE[owner]
    rises = 15 if kind == "army" else 17
    return h.g(data_piece=f"{kind}-{name} {number}")[
        place(
            kind, x + (9 * scale if kind == "army" else 0), y - rises * scale, (34 if kind == "army" else 26) * scale
        ),
        place(f"{'plate' if ready else 'spent'}-{name}", x, y, (_JAGGED if owner == BARBARIAN else _PLATE) * scale),
        draw_number(number, x, y + _LOW[owner] * scale, round(COUNT * scale, 1), bold=True, colour=ink),
    ]


def fleet(ships: tuple[ShipView, ...]) -> Child:
    """Draw the Ships of a sea hex, two in a row."""
    per_row = 2 if len(ships) > 1 else 1
    rows = -(-len(ships) // per_row)
    drawn = []
    for at, one in enumerate(ships):
        column, row = at % per_row, at // per_row
        drawn.append(ship(one, (column - (per_row - 1) / 2) * 50, (row - (rows - 1) / 2) * 46 - 3))
    return drawn


def ship(one: ShipView, x: float, y: float) -> Markup:
    """Draw a Ship: the sail with the colour of its owner and its number, the hull with its cargo."""
    spent = one.state != FREE
    cargo = ["army"] * one.armies + ["settler"] * one.settlers
    name = OWNERS[one.owner]
    return h.g(data_piece=f"ship-{name}", opacity=0.62 if spent else None)[
        h.path(d=f"M{x:g} {y - 24:g}V{y + 12:g}", stroke=CONTOUR, stroke_width=4),
        place(f"plate-{name}", x, y - 4, 37),
        draw_number(one.number + 1, x, y - 4 + _LOW[one.owner], COUNT, bold=True, colour=ON_PIECE[one.owner]),
        place("hull", x, y + 4, _SHIP),
        [_aboard(kind, x - 8 * (len(cargo) - 1) + 16 * at, y + 17) for at, kind in enumerate(cargo)],
    ]


def _aboard(kind: str, x: float, y: float) -> Child:
    return [h.circle(cx=x, cy=y, r=8, fill=BONE, stroke=CONTOUR, stroke_width=1.5), place(kind, x, y, 13)]
