"""Drawing of a civilization: ratings above, technologies by kind with their workers, below them stores and cards."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import lru_cache
from typing import Final

from aevum.games.through_the_ages.constants import (
    AGE,
    AGES,
    CARDS,
    COLOURS,
    FIRST_GOVERNMENT,
    FIRST_SPECIAL,
    FIRST_WONDER,
    KIND,
    KINDS,
    NONE,
    STAGES,
    WORKS,
)
from aevum.games.through_the_ages.constants import STORES as HOLDING
from aevum.games.through_the_ages.drawing.card_figures import short_name
from aevum.games.through_the_ages.drawing.cards import fine_name, id_of, small_card
from aevum.games.through_the_ages.drawing.layout import (
    CELL_HEIGHT,
    CELL_WIDTH,
    CIVILIZATION,
    FIGURE,
    FINE,
    GRID_LEFT,
    GRID_TOP,
    RATINGS_HEIGHT,
    STORE_LINE,
    STORE_WIDTH,
    STORES,
    cell,
    side_by_side,
    thing_boxes,
)
from aevum.games.through_the_ages.drawing.outlines import framed
from aevum.games.through_the_ages.drawing.palette import BAND, CELL, CELL_OF, ON_BAND, SEAT, place, said
from aevum.games.through_the_ages.view import CivilizationView
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import BLOOD, DARK_GOLD, FAINT_INK, GOLD, INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import HALF_FIGURE, draw_number, hit_area
from aevum.kernel.words import Words

_LEVELS: Final = 4
_COUNTED: Final = 11.5
"""Width of a symbol on a technology; `_DIGIT` is added for each digit of its count."""
_DIGIT: Final = 10
_RATING_PLACES: Final = {
    "culture": (0, 116),
    "science": (116, 116),
    "strength": (232, 72),
    "happy": (304, 84),
    "civil": (388, 86),
    "military": (474, 86),
}
_STORE_PLACES: Final = {
    name: (side, line)
    for line, pair in enumerate(
        (
            ("worker", "discontent"),
            ("food", "resource"),
            ("yellow", "growth"),
            ("eaten", "needed"),
            ("blue", "corruption"),
        )
    )
    for side, name in enumerate(pair)
}
"""Column (0 = left, 1 = right) and line of each store."""


def draw_civilization(own: CivilizationView, words: Words, asked: Set[str] = frozenset()) -> list[Child]:
    """Return the whole civilization. `asked`: labels on it that explain themselves when they are not offered."""
    return [
        draw_ratings(own),
        draw_heads(),
        draw_grid(own, words, asked),
        draw_stores(own),
        draw_things(own, words, asked),
    ]


def figure_box(name: str) -> Box:
    """Return the box of a rating or a store."""
    if name in _RATING_PLACES:
        left, width = _RATING_PLACES[name]
        return Box(left, 0, width, RATINGS_HEIGHT)
    side, line = _STORE_PLACES[name]
    return Box(STORES.x + 4 + 72 * side, STORES.y + STORE_LINE * line, STORE_WIDTH, STORE_LINE)


# -- ratings


def draw_ratings(own: CivilizationView) -> list[Child]:
    """Return culture, science, strength, happy faces and the actions left."""
    unhappy = own.discontent > 0
    ratings: list[tuple[str, str, str, str | None]] = [
        ("culture", str(own.culture), f"+{own.culture_rate}", None),
        ("science", str(own.science), f"+{own.science_rate}", None),
        ("strength", str(own.strength), "", None),
        ("happy", str(own.faces), f"/{own.needed}", BLOOD if unhappy else None),
        ("civil", str(own.civil_left), f"/{own.civil}", None),
        ("military", str(own.military_left), f"/{own.military}", None),
    ]
    frame = h.rect(x=0, y=0, width=CIVILIZATION.width, height=RATINGS_HEIGHT, rx=8, fill=CELL)
    edge = h.rect(x=0, y=0, width=7, height=RATINGS_HEIGHT, rx=3, fill=SEAT[own.seat])
    return [frame, edge, [_rating(*item) for item in ratings]]


@lru_cache(maxsize=2_048)
def _rating(sign: str, points: str, more: str, colour: str | None) -> Markup:
    (left, width), middle = _RATING_PLACES[sign], RATINGS_HEIGHT / 2
    after = left + 37 + 0.5 * 23 * len(points)
    return h.g(data_face=f"board-{sign}")[
        hit_area(left, 0, width, RATINGS_HEIGHT),
        place("discontent" if colour else sign, left + 23, middle, 24),
        draw_number(points, left + 37, middle, 23, anchor=None, bold=True, colour=colour),
        draw_number(more, after + 2, middle, FIGURE, anchor=None, colour=colour or SOFT_INK) if more else None,
    ]


# -- technologies by kind


def draw_grid(own: CivilizationView, words: Words, asked: Set[str] = frozenset()) -> list[Child]:
    """Return the technologies in play: a column for each kind, a line for each Age."""
    works = [card for card in own.technologies if card < len(WORKS)]
    return [
        h.g(font_size=FIGURE, font_weight="bold")[
            [
                _technology(
                    work,
                    own.workers[work],
                    own.blue[work] if work < HOLDING else 0,
                    id_of(work, asked),
                    _people(own),
                    words,
                )
                for work in works
            ]
        ],
    ]


@lru_cache(maxsize=1)
def draw_heads() -> Markup:
    """Return the symbol of each kind above its column, and the Ages before the lines."""
    return h.g[
        [
            h.g(data_face=f"kind-{kind}")[
                h.rect(
                    x=round(GRID_LEFT + CELL_WIDTH * column + 0.9, 1),
                    y=GRID_TOP - 21,
                    width=CELL_WIDTH - 1.8,
                    height=21,
                    rx=4,
                    fill=BAND[kind],
                ),
                place(kind, GRID_LEFT + CELL_WIDTH * (column + 0.5), GRID_TOP - 10.5, 18),
            ]
            for column, kind in enumerate(KINDS)
        ],
        [
            draw_number(AGES[level], 10, GRID_TOP + CELL_HEIGHT * (level + 0.5), FIGURE, colour=SOFT_INK)
            for level in range(_LEVELS)
        ],
        h.path(
            d="".join(f"M{GRID_LEFT} {GRID_TOP + CELL_HEIGHT * level:g}H560" for level in range(1, _LEVELS + 1)),
            stroke=FAINT_INK,
            stroke_width=0.6,
            stroke_dasharray="2 4",
        ),
    ]


@lru_cache(maxsize=4_096)
def _technology(work: int, workers: int, blue: int, id: str, people: str, words: Words) -> Markup:
    box = cell(KIND[work], AGE[work])
    colour = BAND[KINDS[KIND[work]]]
    y = box.y + box.height - 9.5
    held = [(sign, count) for sign, count in (("worker", workers), ("blue", blue)) if count]
    return h.g(f"#{id}" if id else "", data_face=f"card-{CARDS[work]}")[
        framed("cell", box, CELL_OF[colour], colour),
        fine_name(short_name(work, words), Box(box.x, box.y + 1, box.width, 19), 2),
        [
            _counted(sign, count, x, y, people if sign == "worker" else "")
            for (sign, count), x in zip(held, _places([count for _, count in held], box), strict=True)
        ],
    ]


def _places(counts: list[int], box: Box) -> list[float]:
    """Return the left edges of symbols, each followed by its number, so that all fit into the cell."""
    widths = [_COUNTED + _DIGIT * len(str(count)) for count in counts]
    gap = max(0.0, min(4.0, box.width - 1 - sum(widths)))
    return side_by_side(widths, box.x + (box.width - sum(widths) - gap * (len(widths) - 1)) / 2, gap)


def _counted(sign: str, count: int, x: float, y: float, piece: str) -> Child:
    drawn: list[Child] = [
        place(sign, round(x + _COUNTED / 2, 1), y, _COUNTED),
        said(count, round(x + _COUNTED, 1), y + HALF_FIGURE * FIGURE),
    ]
    return _travelling(drawn, piece, count)


def _people(own: CivilizationView) -> str:
    """Return the piece name for animations of a yellow token: in the bank, then an unused worker, then one at work."""
    return f"people-{COLOURS[own.seat]}"


def _travelling(drawn: list[Child], piece: str, count: int | str) -> Child:
    """Mark a drawing as `count` of a piece, so that the page can animate it; without a piece return it unchanged."""
    return h.g(data_piece=f"{piece} {count}")[drawn] if piece else drawn


# -- stores


def draw_stores(own: CivilizationView) -> list[Child]:
    """Return unused workers, stored goods, both banks with what they require, and the forecast of production."""
    x, y, people = STORES.x, STORES.y, _people(own)
    lines: list[Child] = [
        _pair("worker", own.idle, "discontent", own.discontent, piece=people, alarm=own.discontent > 0),
        _pair("food", own.food, "resource", _stock(own)),
        _pair("yellow", own.yellow, "growth", own.growth_cost, piece=people),
        _pair("eaten", f"−{own.eaten}", "needed", own.needed),
        _pair("blue", own.bank, "corruption", f"−{own.corruption}", alarm=own.corruption > 0),
    ]
    return [
        h.rect(x=x, y=y, width=STORES.width, height=STORES.height, rx=8, fill=LIGHT_PAPER, stroke=FAINT_INK),
        h.g(font_size=FIGURE)[lines, _forecast(own, x, y + 5 * STORE_LINE)],
    ]


def _stock(own: CivilizationView) -> str:
    """Return the resources, and those for units only."""
    return f"{own.resources}+{own.military_resources}" if own.military_resources else str(own.resources)


_DRAWN_AS: Final = {"growth": "food", "eaten": "food", "needed": "happy", "corruption": "resource"}


@lru_cache(maxsize=2_048)
def _pair(
    one: str, first: int | str, other: str, second: int | str, *, piece: str = "", alarm: bool = False
) -> list[Markup]:
    return [_store(one, first, piece, alarm=False), _store(other, second, "", alarm=alarm)]


def _store(name: str, amount: int | str, piece: str, *, alarm: bool) -> Markup:
    box = figure_box(name)
    x, middle = box.x, box.y + 12.5
    asked = name in _DRAWN_AS
    colour = BLOOD if alarm else SOFT_INK if asked else None
    drawn: list[Child] = [
        place(_DRAWN_AS.get(name, name), x + (20 if asked else 11), middle, 19),
        said(amount, x + (32 if asked else 25), middle + HALF_FIGURE * FIGURE, colour=colour),
    ]
    return h.g(data_face=f"board-{name}")[
        framed("store", box),
        _arrow(x + 5, middle) if asked else None,
        _travelling(drawn, piece, amount),
    ]


def _arrow(x: float, y: float) -> Element:
    """Return the arrow before what a bank requires."""
    return h.path(d=f"M{x - 4:g} {y - 4:g}l5 4l-5 4", fill="none", stroke=SOFT_INK, stroke_width=1.8)


def _forecast(own: CivilizationView, x: float, y: float) -> Markup:
    """Return what ending the turn would bring; an uprising brings nothing."""
    brings = own.forecast
    items = (
        [("discontent", "!")]
        if brings is None
        else [
            ("culture", f"+{brings.culture}"),
            ("science", f"+{brings.science}"),
            ("food", _changed(brings.food - brings.eaten)),
            ("resource", _changed(brings.resources - brings.corruption)),
        ]
    )
    return h.g(data_face="board-forecast")[
        h.rect(x=x, y=y, width=STORES.width, height=STORES.height - 5 * STORE_LINE, rx=8, fill=CELL),
        [
            [
                place(sign, x + 15 + 72 * (number % 2), y + 12 + 21 * (number // 2), 17),
                said(amount, x + 27 + 72 * (number % 2), y + 12 + 21 * (number // 2) + HALF_FIGURE * FIGURE),
            ]
            for number, (sign, amount) in enumerate(items)
        ],
    ]


def _changed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


# -- cards without workers


def things(own: CivilizationView) -> list[tuple[int, Box]]:
    """Return the cards that need no workers with their boxes.

    The order is government, leader, wonder under construction, tactic; then specials, wonders, colonies, pacts, a war.
    """
    specials = [card for card in own.technologies if FIRST_SPECIAL <= card < FIRST_GOVERNMENT]
    cards = [own.government, own.leader, own.wonder, own.tactic, *specials, *own.wonders, *own.colonies]
    cards += [pact.card for pact in own.pacts]
    cards += [own.war]
    in_play = [card for card in cards if card != NONE]
    return list(zip(in_play, thing_boxes(len(in_play)), strict=True))


def draw_things(own: CivilizationView, words: Words, asked: Set[str] = frozenset()) -> Markup:
    """Return the cards that need no workers, each with what is particular to it."""
    return h.g(font_size=FIGURE, font_weight="bold")[
        [
            [_thing(own, card, box, words, id_of(card, asked)), list(_beside(own, card, box))]
            for card, box in things(own)
        ]
    ]


def _thing(own: CivilizationView, card: int, box: Box, words: Words, id: str) -> Markup:
    if card == own.wonder:
        return _under_construction(card, own.stages_done, box, words, id)
    return small_card(card, box, words, id=id, down=card in own.ruined)


def _beside(own: CivilizationView, card: int, box: Box) -> Iterator[Child]:
    """Yield the seat on the other side of a pact or a war, and the number of armies of a tactic."""
    x, y = box.x + 36, box.y + 13
    for pact in own.pacts:
        if pact.card == card:
            yield place(COLOURS[pact.partner if pact.owner == own.seat else pact.owner], x, y, 16)
    if card == own.war:
        yield place(COLOURS[own.war_on], x, y, 16)
    if card == own.tactic and own.armies:
        yield [
            h.circle(cx=x - 4, cy=y, r=11, fill=ON_BAND, stroke=INK, stroke_width=1),
            draw_number(len(own.armies), x - 4, y, FIGURE, bold=True, colour="#2b211a"),
        ]


@lru_cache(maxsize=2_048)
def _under_construction(card: int, done: int, box: Box, words: Words, id: str) -> Markup:
    """Return a wonder with its stages: completed ones are covered by a blue token, the others show their price."""
    costs = STAGES[card - FIRST_WONDER]
    step = (box.width - 4) / len(costs)
    y = box.y + box.height - 14
    return h.g(f"#{id}" if id else "", data_face=f"card-{CARDS[card]}")[
        small_card(card, box, words, lines=1),
        [
            _stage(round(box.x + 2 + step * number, 1), y, round(step, 1), cost, covered=number < done)
            for number, cost in enumerate(costs)
        ],
        h.rect(
            x=box.x,
            y=box.y,
            width=box.width,
            height=box.height,
            rx=6,
            fill="none",
            stroke=DARK_GOLD,
            stroke_width=2,
            stroke_dasharray="6 3",
        ),
    ]


def _stage(x: float, y: float, width: float, cost: int, *, covered: bool) -> list[Child]:
    return [
        h.rect(x=x + 0.7, y=y, width=width - 1.4, height=12, rx=2, fill=GOLD if not covered else CELL, stroke=INK),
        place("blue", x + width / 2, y + 6, 11)
        if covered
        else draw_number(cost, x + width / 2, y + 6, FINE, bold=True, colour="#2b211a", fine=True),
    ]
