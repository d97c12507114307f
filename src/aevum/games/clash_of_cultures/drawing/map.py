"""Drawing of the map: discovered land and sea, clouds over the rest, cities, units and tokens."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import ANGRY, HAPPY, MOODS, NONE, PIECES, PORT, TERRAINS, WONDERS
from aevum.games.clash_of_cultures.drawing.emblems import draw_emblem
from aevum.games.clash_of_cultures.drawing.layout import ACROSS, LABEL, MIDDLE, RADIUS, map_box
from aevum.games.clash_of_cultures.drawing.palette import CLOUD, CLOUD_INK, CLOUD_SHADE, DRY, PIECE, TABLE, place
from aevum.games.clash_of_cultures.drawing.terrains import bank, edge
from aevum.games.clash_of_cultures.drawing.tokens import fleet, garrison, unit
from aevum.games.clash_of_cultures.maps import LABELS, LAYOUTS, UNKNOWN
from aevum.games.clash_of_cultures.view import BattleView, CityView, HexView, TableView
from aevum.kernel.markup import Attribute, Child, Markup, h
from aevum.kernel.svg.colours import BONE, CONTOUR, GOLD, INK, LIGHT_PAPER
from aevum.kernel.svg.hex_outlines import FLAT

_CITY_Y: Final = -15
_UNITS_Y: Final = 5
_BUILDING: Final = 31
_SPOTS: Final = ((-34.0, -13.0), (34.0, -13.0), (0.0, -37.0))
"""Offsets of Temple, Fortress and Academy from the middle of the hex; the Port lies at the coast."""
_COAST: Final = 0.78
"""Distance of a Port from the middle of its hex, as a fraction of the radius: on the side, half in the sea."""


def draw_ground(view: TableView) -> Markup:
    """Draw terrain, clouds and the labels of the hexes."""
    return _ground(view.seats, tuple(place.terrain for place in view.hexes))


@lru_cache(maxsize=64)
def _ground(seats: int, terrain: tuple[int, ...]) -> Markup:
    layout = LAYOUTS[seats]
    kinds = dict(zip(layout.hexes, terrain, strict=True))
    unknown = [tile for tile in layout.tiles if kinds[tile[0]] == UNKNOWN]
    box = map_box(seats)
    return h.g("#cc-ground")[
        h.rect(x=box.x - box.width, y=box.y - box.height, width=3 * box.width, height=3 * box.height, fill=TABLE),
        h.path(d=edge(layout.hexes), fill=CONTOUR, stroke=CONTOUR, stroke_width=7, stroke_linejoin="round"),
        [_hex(cell, kind) for cell, kind in kinds.items()],
        h.g(pointer_events="none")[[_cloud(tile) for tile in unknown]],
        _labels(kinds),
    ]


def _hex(cell: int, kind: int) -> Child:
    x, y = MIDDLE[cell]
    face = f"hex-{LABELS[cell]}"
    if kind == UNKNOWN:
        return h.path(f"#cc-{LABELS[cell]}", d=FLAT.contour(x, y, RADIUS), fill=CLOUD, data_face=face)
    return h.use(f"#cc-{LABELS[cell]}", href=f"#cc-terrain-{TERRAINS[kind]}", x=x, y=y, data_face=face)


def _cloud(tile: tuple[int, ...]) -> list[Child]:
    """Draw an undiscovered region as one bank of clouds."""
    swirls = "".join(
        f"M{x - 24:g} {y + 6:g}a12 12 0 0 1 4 -22a17 17 0 0 1 32 -4a13 13 0 0 1 15 26"
        for x, y in (MIDDLE[cell] for cell in tile)
    )
    return [
        h.path(d=bank(tile), fill=CLOUD, stroke=CLOUD_SHADE, stroke_width=3),
        h.path(d=swirls, fill="none", stroke=CLOUD_SHADE, stroke_width=3, stroke_linecap="round"),
    ]


def _labels(kinds: dict[int, int]) -> Markup:
    """Draw the label of each hex at its lower side, with a halo that sets it off from the pattern."""
    halo: dict[str, Attribute] = {
        "stroke": LIGHT_PAPER,
        "stroke_opacity": 0.75,
        "stroke_width": 4,
        "paint_order": "stroke",
        "stroke_linejoin": "round",
    }
    named = [(kind, _label(cell)) for cell, kind in kinds.items()]
    return h.g(".fine", font_size=LABEL, text_anchor="middle", pointer_events="none", fill=INK, fill_opacity=0.8)[
        h.g(fill=CLOUD_INK)[[text for kind, text in named if kind == UNKNOWN]],
        h.g(**halo)[[text for kind, text in named if kind != UNKNOWN]],
    ]


_LABEL_RISE: Final = 9
"""Height of a label above the edge of its hex: the ring of a target does not reach it."""


def _label(cell: int) -> Markup:
    x, y = MIDDLE[cell]
    return h.text(x=x, y=round(y + ACROSS / 2 - _LABEL_RISE, 1))[LABELS[cell]]


# -- cities, units and tokens


def draw_standing(view: TableView) -> Markup:
    """Draw cities, units and tokens on the hexes."""
    ports = [_port(hex) for hex in view.hexes]
    return h.g("#cc-standing", pointer_events="none")[[_standing(hex) for hex in view.hexes], ports]


@lru_cache(maxsize=4_096)
def _standing(hex: HexView) -> Child:
    if hex.terrain == UNKNOWN or not (hex.city or hex.holder != NONE or hex.ships or hex.barbarians or hex.exhausted):
        return None
    x, y = MIDDLE[hex.cell]
    return h.g(transform=f"translate({x:g} {y:g})")[
        _exhaustion() if hex.exhausted else None,
        _city(hex.city) if hex.city else None,
        garrison(hex, _UNITS_Y if hex.city else 4),
        fleet(hex.ships),
    ]


def _exhaustion() -> list[Child]:
    """Draw cracked land and the token of exhaustion."""
    cracks = "M-44 -8l14 6l4 14l16 2l6 16M10 -40l4 14l14 4l2 16M34 14l-12 8l2 16"
    return [h.path(d=cracks, stroke=DRY, stroke_width=3.5, fill="none"), place("exhausted", 33, -27, 22)]


def _city(city: CityView) -> list[Child]:
    """Draw settlement, pieces in their owners' colours, mood, Wonder, and a tick for each activation, at most 4."""
    drawn: list[Child] = [
        h.ellipse(cx=0, cy=_CITY_Y + 15, rx=25, ry=7, fill=CONTOUR, opacity=0.25),
        [
            place(PIECES[piece], *spot, _BUILDING, fill=PIECE[city.pieces[piece]])
            for piece, spot in enumerate(_SPOTS)
            if city.pieces[piece] != NONE
        ],
        h.g(data_piece=f"settlement-{city.owner}")[place("settlement", 0, _CITY_Y + 2, 37, fill=PIECE[city.owner])],
    ]
    if city.mood in (ANGRY, HAPPY):
        drawn.append(place(MOODS[city.mood], -25, -34, 23))
    if city.wonder != NONE:
        drawn.append(h.circle(cx=29, cy=-38, r=15, fill=BONE, stroke=GOLD, stroke_width=3))
        drawn.append(draw_emblem(WONDERS.ids[city.wonder], 29, -36, 28))
    return [*drawn, [place("active", 37 - 13 * time, 13, 22) for time in reversed(range(min(city.active, 4)))]]


@lru_cache(maxsize=1_024)
def _port(hex: HexView) -> Child:
    """Draw a Port at the coast, pointing to its sea hex; it is drawn above everything else."""
    city = hex.city
    if city is None or city.pieces[PORT] == NONE or city.port == NONE:
        return None
    (x1, y1), (x2, y2) = MIDDLE[hex.cell], MIDDLE[city.port]
    x, y = x1 + (x2 - x1) * _COAST / 2 / 0.87, y1 + (y2 - y1) * _COAST / 2 / 0.87
    tip_x, tip_y = x1 + (x2 - x1) * 0.68, y1 + (y2 - y1) * 0.68
    colour = PIECE[city.pieces[PORT]]
    return [
        h.path(d=f"M{x:.5g} {y:.5g}L{tip_x:.5g} {tip_y:.5g}", stroke=CONTOUR, stroke_width=13, stroke_linecap="round"),
        h.path(d=f"M{x:.5g} {y:.5g}L{tip_x:.5g} {tip_y:.5g}", stroke=colour, stroke_width=8, stroke_linecap="round"),
        place("port", x, y, 29, fill=colour),
    ]


def draw_focus(view: TableView) -> Child:
    """Draw rings around the hexes that the pending decision comes from and is about; a red one around a battle."""
    if view.over:
        return None
    rings: list[Child] = []
    if view.battle is not None:
        rings = [ring(view.battle.hex, "#c0392b"), _attackers(view.battle)]
    else:
        rings = [
            ring(view.pending[name], GOLD) for name in ("city", "origin", "hex") if view.pending.get(name, NONE) >= 0
        ]
    return h.g(pointer_events="none", fill="none", data_centre="true" if rings else None)[rings] if rings else None


def _attackers(battle: BattleView) -> Child:
    """Draw the attackers above the hex on which they fight, where they stand on no hex; raiders stay in their camp."""
    if battle.raid or not battle.attackers:
        return None
    x, y = MIDDLE[battle.hex]
    kind = "ship" if battle.naval else "army"
    shown = [unit(battle.attacker, kind, battle.attackers, x, y - ACROSS / 2)]
    if battle.a_settlers:
        shown.append(unit(battle.attacker, "settler", battle.a_settlers, x + 38, y - ACROSS / 2))
    return h.g(fill="currentColor")[shown]


def ring(cell: int, colour: str) -> list[Child]:
    """Draw a ring around a hex."""
    outline = FLAT.contour(*MIDDLE[cell], RADIUS - 4)
    return [
        h.path(d=outline, fill="none", stroke=CONTOUR, stroke_width=9),
        h.path(d=outline, fill="none", stroke=colour, stroke_width=6),
    ]
