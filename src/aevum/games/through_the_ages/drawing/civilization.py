"""Drawing of a civilization: ratings, banks and forecast, technologies by kind with their workers, other cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
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
    UNITS,
    WORKS,
)
from aevum.games.through_the_ages.constants import STORES as HOLDING
from aevum.games.through_the_ages.drawing.card_figures import short_name
from aevum.games.through_the_ages.drawing.cards import fine_name, id_of, short_word, small_card
from aevum.games.through_the_ages.drawing.layout import (
    BANKS,
    CELL_HEIGHT,
    CIVILIZATION_WIDTH,
    FIGURE,
    GRID_LEFT,
    GRID_TOP,
    RATINGS_HEIGHT,
    cell,
    civilization_height,
    side_by_side,
    thing_boxes,
)
from aevum.games.through_the_ages.drawing.palette import BAND, CELL, CELL_OF, ON_BAND, SEAT, place, said
from aevum.games.through_the_ages.view import CivilizationView
from aevum.kernel.markup import Child, Element, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import BLOOD, DARK_GOLD, FAINT_INK, GOLD, INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import HALF_FIGURE, draw_number, hit_area, placeholder
from aevum.kernel.words import Words

_FEWEST_LEVELS: Final = 2
"""Number of Ages whose technologies always have a line."""
_COUNTED: Final = 11.5
"""Width of a symbol on a technology; `_DIGIT` is added for each digit of its count."""
_DIGIT: Final = 10
_STAGE_HEIGHT: Final = 17
_RATING_PLACES: Final = {
    "culture": (0, 116),
    "science": (116, 116),
    "strength": (232, 72),
    "happy": (304, 84),
    "civil": (388, 86),
    "military": (474, 86),
}
_BANK_PLACES: Final = {
    "worker": (4, 48),
    "discontent": (52, 46),
    "yellow": (100, 50),
    "growth": (152, 58),
    "blue": (214, 50),
    "corruption": (266, 64),
    "food": (334, 108),
    "resource": (444, 116),
}
"""Left edge and width of the figures in the line of the banks."""
BANK_FIGURES: Final = frozenset(_BANK_PLACES)
"""Names of the figures in the line of the banks."""


def draw_civilization(own: CivilizationView, words: Words, asked: Set[str] = frozenset()) -> list[Child]:
    """Return the whole civilization. `asked`: labels on it that explain themselves when they are not offered."""
    return [
        draw_ratings(own),
        draw_heads(levels(own), columns(own)),
        draw_grid(own, words, asked),
        draw_banks(own),
        draw_things(own, words, asked),
    ]


def figure_box(name: str) -> Box:
    """Return the box of a rating, a store or a bank."""
    if name in _RATING_PLACES:
        left, width = _RATING_PLACES[name]
        return Box(left, 0, width, RATINGS_HEIGHT)
    left, width = _BANK_PLACES[name]
    return Box(left, BANKS.y, width, BANKS.height)


def levels(own: CivilizationView) -> int:
    """Return the number of Ages whose technologies need a line: those in play and in hand, and at least two."""
    works = [card for card in (*own.technologies, *own.civil_hand) if card < len(WORKS)]
    return max(_FEWEST_LEVELS, *(AGE[work] + 1 for work in works)) if works else _FEWEST_LEVELS


def columns(own: CivilizationView) -> tuple[int, ...]:
    """Return the kinds of technologies that need a column: those in play and in hand."""
    return tuple(sorted({KIND[card] for card in (*own.technologies, *own.civil_hand) if card < len(WORKS)}))


def cell_of(own: CivilizationView, work: int) -> Box:
    """Return the box of a technology of a civilization."""
    kinds = columns(own)
    return cell(kinds.index(KIND[work]), len(kinds), AGE[work])


def civilization_box(own: CivilizationView) -> Box:
    """Return the frame of a civilization, from its ratings to its last line of cards."""
    return Box(0, 0, CIVILIZATION_WIDTH, civilization_height(len(things(own)), levels(own)))


def board_box(own: CivilizationView) -> Box:
    """Return the frame of a civilization without its ratings, which the page shows above the board."""
    whole = civilization_box(own)
    return Box(0, BANKS.y - 2, whole.width, whole.height - BANKS.y + 2)


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
    frame = h.rect(x=0, y=0, width=CIVILIZATION_WIDTH, height=RATINGS_HEIGHT, rx=8, fill=CELL)
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


def draw_grid(
    own: CivilizationView, words: Words, asked: Set[str] = frozenset(), sent: Sequence[int] = ()
) -> list[Child]:
    """Return the technologies in play: a column for each kind, a line for each Age.

    `sent`: units that are on their way to a fight or a territory, by kind of unit.
    """
    works = [card for card in own.technologies if card < len(WORKS)]
    return [
        h.g(font_size=FIGURE, font_weight="bold")[
            [
                _technology(
                    work,
                    cell_of(own, work),
                    own.workers[work],
                    sent[work - UNITS] if work >= UNITS and sent else 0,
                    own.blue[work] if work < HOLDING else 0,
                    id_of(work, asked),
                    _people(own),
                    words,
                )
                for work in works
            ]
        ],
    ]


@lru_cache(maxsize=64)
def draw_heads(levels: int, columns: Sequence[int]) -> Markup:
    """Return the symbol of each kind above its column, and the Ages before the lines."""
    heads = [(KINDS[kind], cell(number, len(columns), 0)) for number, kind in enumerate(columns)]
    return h.g[
        [
            h.g(data_face=f"kind-{kind}")[
                h.rect(x=box.x, y=GRID_TOP - 21, width=box.width, height=21, rx=4, fill=BAND[kind]),
                place(kind, round(box.x + box.width / 2, 1), GRID_TOP - 10.5, 18),
            ]
            for kind, box in heads
        ],
        [
            draw_number(AGES[level], 10, GRID_TOP + CELL_HEIGHT * (level + 0.5), FIGURE, colour=SOFT_INK)
            for level in range(levels)
        ],
        h.path(
            d="".join(f"M{GRID_LEFT} {GRID_TOP + CELL_HEIGHT * level:g}H560" for level in range(1, levels + 1)),
            stroke=FAINT_INK,
            stroke_width=0.6,
            stroke_dasharray="2 4",
        ),
    ]


@lru_cache(maxsize=4_096)
def _technology(work: int, box: Box, workers: int, sent: int, blue: int, id: str, people: str, words: Words) -> Markup:
    colour = BAND[KINDS[KIND[work]]]
    y = box.y + box.height - 9.5
    held = [(sign, count) for sign, count in (("worker", workers), ("blue", blue)) if count]
    room = Box(box.x, box.y, box.width - 22, box.height) if sent else box
    return h.g(f"#{id}" if id else "", data_face=f"card-{CARDS[work]}")[
        h.rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=4, fill=CELL_OF[colour], stroke=colour),
        fine_name(short_name(work, words), Box(box.x, box.y + 2, box.width, 20), 2),
        placeholder(short_word(work, box.width, words), box.x + box.width / 2, box.y + 16),
        [
            _counted(sign, count, x, y, people if sign == "worker" else "")
            for (sign, count), x in zip(held, _places([count for _, count in held], room), strict=True)
        ],
        said(f"−{sent}", box.x + box.width - 2, y + HALF_FIGURE * FIGURE, "end", BLOOD) if sent else None,
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


# -- banks and forecast


def draw_banks(own: CivilizationView) -> list[Child]:
    """Return unused workers, both banks with what they require, and the stores with what production would change."""
    people, brings = _people(own), own.forecast
    signs: list[Child] = [
        _bank("worker", own.idle, piece=people),
        _bank("discontent", own.discontent, alarm=own.discontent > 0),
        _bank("yellow", own.yellow, piece=people),
        _bank("growth", own.growth_cost),
        _bank("blue", own.bank),
        _bank("corruption", f"−{_corruption(own)}", alarm=_corruption(own) > 0),
        _store("food", str(own.food), *((0, 0) if brings is None else (brings.food, brings.eaten)), brings is None),
        _store(
            "resource",
            _stock(own),
            *((0, 0) if brings is None else (brings.resources, brings.corruption)),
            brings is None,
        ),
    ]
    edge = h.rect(x=0, y=BANKS.y, width=7, height=BANKS.height, rx=3, fill=SEAT[own.seat])
    frame = h.rect(x=0, y=BANKS.y, width=BANKS.width, height=BANKS.height, rx=8, fill=CELL)
    return [frame, edge, h.g(font_size=FIGURE)[signs]]


def _corruption(own: CivilizationView) -> int:
    """Return the resources that corruption takes after the production to come, or takes now if that is more."""
    return max(own.corruption, own.forecast.corruption if own.forecast else 0)


def _stock(own: CivilizationView) -> str:
    """Return the resources, and those for units only."""
    return f"{own.resources}+{own.military_resources}" if own.military_resources else str(own.resources)


_LOST_TO: Final = {"food": "eaten", "resource": "corruption"}
"""Loss of each store after production."""
_DRAWN_AS: Final = {"growth": "food", "corruption": "resource"}


@lru_cache(maxsize=2_048)
def _bank(name: str, amount: int | str, *, piece: str = "", alarm: bool = False) -> Markup:
    box, asked = figure_box(name), name in _DRAWN_AS
    middle = box.y + box.height / 2
    colour = BLOOD if alarm else SOFT_INK if asked else None
    drawn: list[Child] = [
        place(_DRAWN_AS.get(name, name), box.x + (20 if asked else 13), middle, 19),
        said(amount, box.x + (31 if asked else 24), middle + HALF_FIGURE * FIGURE, colour=colour),
    ]
    return h.g(data_face=f"board-{name}")[
        hit_area(box.x, box.y, box.width, box.height),
        _arrow(box.x + 6, middle) if asked else None,
        _travelling(drawn, piece, amount),
    ]


def _arrow(x: float, y: float) -> Element:
    """Return the arrow before what a bank requires."""
    return h.path(d=f"M{x - 4:g} {y - 4:g}l5 4l-5 4", fill="none", stroke=SOFT_INK, stroke_width=1.8)


@lru_cache(maxsize=2_048)
def _store(sign: str, stock: str, gained: int, lost: int, uprising: bool) -> Markup:
    """Return a store with what production brings, and in red what is then eaten or lost to corruption.

    An uprising brings nothing, which is red too.
    """
    box = figure_box(sign)
    middle = box.y + box.height / 2
    baseline = middle + HALF_FIGURE * FIGURE
    change = 0.5 * FIGURE * (len(str(gained)) + 1)
    width = 31 + 0.55 * FIGURE * len(stock) + change + (0.5 * FIGURE * (len(str(lost)) + 1) if lost else 0)
    left = min(box.x, CIVILIZATION_WIDTH - width)
    after = left + 26 + 0.55 * FIGURE * len(stock)
    less = after + 3 + change
    return h.g(data_face=f"board-{sign}")[
        hit_area(box.x, box.y, box.width, box.height),
        place(sign, round(left + 13, 1), middle, 21),
        h.g(font_weight="bold")[said(stock, round(left + 25, 1), baseline)],
        h.g(data_face="board-forecast")[
            said(f"+{gained}", round(after + 2, 1), baseline, colour=BLOOD if uprising else SOFT_INK)
        ],
        h.g(data_face=f"board-{_LOST_TO[sign]}")[said(f"−{lost}", round(less + 2, 1), baseline, colour=BLOOD)]
        if lost
        else None,
    ]


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
    return list(zip(in_play, thing_boxes(len(in_play), levels(own)), strict=True))


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
    """Yield the seat on the other side of a pact or a war, and the number of armies of a tactic.

    The seat stands on the symbol of the kind, where it covers neither the Age nor the name.
    """
    x, y = box.x + 36, box.y + 13
    for pact in own.pacts:
        if pact.card == card:
            yield _partner(pact.partner if pact.owner == own.seat else pact.owner, box)
    if card == own.war:
        yield _partner(own.war_on, box)
    if card == own.tactic and own.armies:
        yield [
            h.circle(cx=x - 4, cy=y, r=11, fill=ON_BAND, stroke=INK, stroke_width=1),
            draw_number(len(own.armies), x - 4, y, FIGURE, bold=True, colour="#2b211a"),
        ]


def _partner(seat: int, box: Box) -> Child:
    x, y = box.x + 23, box.y + 17
    return [
        h.circle(cx=x, cy=y, r=7.5, fill=LIGHT_PAPER, stroke=INK, stroke_width=0.8),
        place(COLOURS[seat], x, y, 11),
    ]


@lru_cache(maxsize=2_048)
def _under_construction(card: int, done: int, box: Box, words: Words, id: str) -> Markup:
    """Return a wonder with its stages: completed ones are covered by a blue token, the others show their price."""
    costs = STAGES[card - FIRST_WONDER]
    step = (box.width - 4) / len(costs)
    y = box.y + box.height - _STAGE_HEIGHT - 2
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
    middle = y + _STAGE_HEIGHT / 2
    fill = CELL if covered else GOLD
    return [
        h.rect(x=x + 0.7, y=y, width=width - 1.4, height=_STAGE_HEIGHT, rx=2, fill=fill, stroke=INK),
        place("blue", x + width / 2, middle, 12)
        if covered
        else draw_number(cost, x + width / 2, middle, FIGURE, bold=True, colour="#2b211a"),
    ]
