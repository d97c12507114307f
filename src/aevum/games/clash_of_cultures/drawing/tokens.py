"""Units on the map: plates with their number; those that can do no more this turn are hollow."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.drawing.ink import EDGE, ON_PIECE, place
from aevum.games.clash_of_cultures.drawing.layout import COUNT
from aevum.games.clash_of_cultures.drawing.pieces import OWNERS
from aevum.games.clash_of_cultures.facts import BARBARIAN, NONE
from aevum.games.clash_of_cultures.rules.units import FREE, WARY, in_condition
from aevum.games.clash_of_cultures.view import HexView, ShipView
from aevum.kernel.ink import BONE, CONTOUR, figure
from aevum.kernel.markup import Child, Markup, h

_PLATE: Final = 36
_STEP: Final = 34
_LOW: Final = (0, 0, 5, 0, 0)
"""A triangle carries its figure lower."""
_SHIP: Final = 46
Plate = tuple[str, int, bool]
"""Kind, number, and whether they can still act."""


def plates(hex: HexView) -> list[Plate]:
    """Armies and Settlers of a hex, the rested before the tired."""
    found: list[Plate] = []
    for kind, packed, total in (("army", hex.ready[0], hex.armies), ("settler", hex.ready[1], hex.settlers)):
        rested = in_condition(packed, FREE) + in_condition(packed, WARY)
        found += [(kind, rested, True)] if rested else []
        found += [(kind, total - rested, False)] if total > rested else []
    return found


def garrison(hex: HexView, y: float) -> Child:
    """All land units of a hex in a row."""
    drawn: list[Child] = []
    shown = [(hex.holder, plate) for plate in plates(hex)] if hex.holder != NONE else []
    shown += [(BARBARIAN, ("army", hex.barbarians, True))] if hex.barbarians else []
    left = -_STEP * (len(shown) - 1) / 2
    for place_, (owner, (kind, number, ready)) in enumerate(shown):
        drawn.append(unit(owner, kind, number, left + _STEP * place_, y, ready=ready))
    return drawn


def unit(owner: int, kind: str, number: int, x: float, y: float, *, ready: bool = True, size: float = 100) -> Markup:
    """A plate of its owner with the number of units; behind it what kind they are."""
    name, scale = OWNERS[owner], size / 100
    ink = ON_PIECE[owner] if ready else EDGE[owner]
    rises = 15 if kind == "army" else 17
    return h.g(data_piece=f"{kind}-{name} {number}")[
        place(
            kind, x + (9 * scale if kind == "army" else 0), y - rises * scale, (34 if kind == "army" else 26) * scale
        ),
        place(f"{'plate' if ready else 'spent'}-{name}", x, y, _PLATE * scale),
        figure(number, x, y + _LOW[owner] * scale, round(COUNT * scale, 1), bold=True, colour=ink),
    ]


def fleet(ships: tuple[ShipView, ...]) -> Child:
    """Ships of a sea hex, side by side and in two rows where there are many."""
    per_row = 2 if len(ships) > 1 else 1
    rows = -(-len(ships) // per_row)
    drawn = []
    for at, one in enumerate(ships):
        column, row = at % per_row, at // per_row
        drawn.append(ship(one, (column - (per_row - 1) / 2) * 50, (row - (rows - 1) / 2) * 46 - 3))
    return drawn


def ship(one: ShipView, x: float, y: float) -> Markup:
    """The sail bears the colour of its owner and its number, the hull what is aboard."""
    tired = one.state != FREE
    cargo = ["army"] * one.armies + ["settler"] * one.settlers
    name = OWNERS[one.owner]
    return h.g(data_piece=f"ship-{name}", opacity=0.62 if tired else None)[
        h.path(d=f"M{x:g} {y - 24:g}V{y + 12:g}", stroke=CONTOUR, stroke_width=4),
        place(f"plate-{name}", x, y - 4, 37),
        figure(one.number + 1, x, y - 4 + _LOW[one.owner], COUNT, bold=True, colour=ON_PIECE[one.owner]),
        place("hull", x, y + 4, _SHIP),
        [_aboard(kind, x - 8 * (len(cargo) - 1) + 16 * at, y + 17) for at, kind in enumerate(cargo)],
    ]


def _aboard(kind: str, x: float, y: float) -> Child:
    return [h.circle(cx=x, cy=y, r=8, fill=BONE, stroke=CONTOUR, stroke_width=1.5), place(kind, x, y, 13)]
