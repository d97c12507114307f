"""Move generator of a turn: its legal moves, derived from what the seat has instead of checked one by one.

Prices come from the chapters. Tests compare its moves with those that the chapters' clauses allow.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    BIT,
    CARDS,
    DEVELOPED,
    FIRST_ACTION,
    FIRST_GOVERNMENT,
    FIRST_LEADER,
    FIRST_SPECIAL,
    FIRST_TACTIC,
    FIRST_WONDER,
    KIND,
    LANDS,
    NONE,
    ROW_PRICES,
    STAGES,
    TECHNOLOGIES,
    UNITS,
    UPGRADES,
    WITH,
    WORKS,
    WORKS_OF,
)
from aevum.games.through_the_ages.moves import (
    BOOK,
    BREAKTHROUGH_MOVES,
    BREAKTHROUGH_REFORMS,
    FRUGALITY_CARDS,
    GENIUS_CARDS,
    IMPROVE_MOVES,
    LAND_MOVES,
    NEW_GOVERNMENTS,
    SIMPLE_ACTIONS,
    SITE_MOVES,
)
from aevum.games.through_the_ages.rule_values import ENLISTS, SHIPS, WONDER_DISCOUNT
from aevum.games.through_the_ages.rules.build import (
    build_cost,
    building_limit,
    leader_of,
    recruit_cost,
    upgrade_cost,
)
from aevum.games.through_the_ages.rules.government import by_military, government_cost
from aevum.games.through_the_ages.rules.growth import growth_cost, ships
from aevum.games.through_the_ages.rules.military_deck import cards_to_draw
from aevum.games.through_the_ages.rules.pacts import swap_side
from aevum.games.through_the_ages.rules.play import discount_of
from aevum.games.through_the_ages.rules.production import may_overpay, resource_output
from aevum.games.through_the_ages.rules.ratings import bits, uprising
from aevum.games.through_the_ages.rules.row import civil_hand_limit
from aevum.games.through_the_ages.rules.stages import stage_cost, stages_at_once
from aevum.games.through_the_ages.rules.stores import food, has_room, resources
from aevum.games.through_the_ages.rules.technology import cooperation, science_cost
from aevum.games.through_the_ages.rules.turn import (
    ACTED,
    ACTIVE,
    ASKED,
    TURN,
    civil_left,
    civil_used,
    is_basic,
    military_left,
)
from aevum.games.through_the_ages.state_fields import (
    CIV_WIDTH,
    FINISHED,
    IDLE,
    LEADERS,
    MILITARY_RESOURCES,
    RED_USED,
    SCIENCE,
    STAGES_DONE,
    SWAPPED,
    TECHNOLOGY,
    WONDER,
    YELLOW,
)

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

_AT: Final = {verb.name: verb.first for verb in BOOK.verbs}
_TAKE: Final = _AT["take"]
_RESIGN: Final = _AT["resign"]
_END: Final = _AT["end"]
_END_SPARING: Final = _AT["end_sparing"]
_GROW: Final = _AT["grow"]
_SHIP: Final = _AT["ship"]
_ENLIST: Final = _AT["enlist"] - UNITS
_BUILD: Final = _AT["build"]
_RECRUIT: Final = _AT["recruit"] - UNITS
_DESTROY: Final = _AT["destroy"]
_DISBAND: Final = _AT["disband"] - UNITS
_STAGE: Final = _AT["stage"] - 1
_LEAD: Final = _AT["lead"] - FIRST_LEADER
_TACTIC: Final = _AT["tactic"] - FIRST_TACTIC
_UPGRADES: Final = tuple(
    tuple((new, _AT["upgrade"] + UPGRADES.index((old, new))) for first, new in UPGRADES if first == old)
    for old in range(len(WORKS))
)
"""Pairs (higher work, move) of each work."""
_DEVELOP: Final = {card: _AT["develop"] + place for place, card in enumerate(DEVELOPED)}
_GOVERN: Final = {card: _AT["govern"] + place for place, card in enumerate(NEW_GOVERNMENTS)}
_REVOLT: Final = {card: _AT["revolt"] + place for place, card in enumerate(NEW_GOVERNMENTS)}
_PLAY: Final = {card: _AT["play"] + place for place, card in enumerate(SIMPLE_ACTIONS)}
_GENIUS: Final = {card: _AT["genius"] + place for place, card in enumerate(GENIUS_CARDS)}
_FRUGALITY: Final = {card: _AT["frugality"] + place for place, card in enumerate(FRUGALITY_CARDS)}
_PLACED: Final = {
    **{pair: _AT["land"] + place for place, pair in enumerate(LAND_MOVES)},
    **{pair: _AT["site"] + place for place, pair in enumerate(SITE_MOVES)},
}
_IMPROVE: Final = {triple: _AT["improve"] + place for place, triple in enumerate(IMPROVE_MOVES)}
_BREAKTHROUGH: Final = {pair: _AT["breakthrough"] + place for place, pair in enumerate(BREAKTHROUGH_MOVES)}
_REFORM: Final = {pair: _AT["breakthrough_govern"] + place for place, pair in enumerate(BREAKTHROUGH_REFORMS)}
_UPROAR: Final = {pair: _AT["breakthrough_revolt"] + place for place, pair in enumerate(BREAKTHROUGH_REFORMS)}
_ALL_WORKS: Final = (1 << len(WORKS)) - 1
_ALL_TECHNOLOGIES: Final = (1 << TECHNOLOGIES) - 1


def _claim(card: int) -> int:
    """Return the bit of what a civilization can have only once: each technology, and one leader of each Age."""
    if card < TECHNOLOGIES:
        return BIT[card]
    return BIT[AGE[card]] << TECHNOLOGIES if FIRST_LEADER <= card < FIRST_WONDER else 0


_CLAIM: Final = tuple(map(_claim, range(len(CARDS))))


def legal(table: Table) -> list[int]:
    """Return every legal move of the active seat, sorted."""
    frames = table.frames
    seat = frames[ACTIVE]
    civil, military = civil_left(table, seat), military_left(table, seat)
    moves = _takes(table, seat, civil)
    if table.round > 1:
        if civil:
            _civil(table, seat, moves)
        if military:
            _military(table, seat, moves)
        _governments(table, seat, civil, military, moves)
        _free(table, seat, military, moves)
    if not frames[ACTED] and not frames[ASKED]:
        moves.append(_RESIGN)
    moves.append(_END)
    if table.options.alternative_corruption and _may_rest(table, seat):
        moves.append(_END_SPARING)
    moves.sort()
    return moves


def _may_rest(table: Table, seat: int) -> bool:
    """Whether there is a mine that could lay no token."""
    return not is_basic(table) and not uprising(table, seat) and bool(resource_output(table, seat))


def _takes(table: Table, seat: int, civil: int) -> list[int]:
    civ, base, hand = table.civ, seat * CIV_WIDTH, table.civil_hands[seat]
    for_wonders = civil - _surcharge(table, seat) if civ[base + WONDER] == NONE else NONE
    for_others = civil if len(hand) < civil_hand_limit(table, seat) else NONE
    claimed = civ[base + TECHNOLOGY] & _ALL_TECHNOLOGIES | civ[base + LEADERS] << TECHNOLOGIES
    for card in hand:
        claimed |= _CLAIM[card]
    moves = []
    for place, card in enumerate(table.card_row):
        cost = ROW_PRICES[place]
        if cost > for_others and cost > for_wonders:
            # Prices never fall along the row, so no later place is cheaper.
            break
        if FIRST_WONDER <= card < FIRST_ACTION:
            if cost <= for_wonders:
                moves.append(_TAKE + place)
        elif card != NONE and cost <= for_others and not claimed & _CLAIM[card]:
            moves.append(_TAKE + place)
    return moves


def _surcharge(table: Table, seat: int) -> int:
    """Return by how much a wonder costs more than its place; negative if less."""
    leader = leader_of(table, seat)
    return table.civ[seat * CIV_WIDTH + FINISHED].bit_count() - (0 if leader == NONE else WONDER_DISCOUNT[leader])


def _civil(table: Table, seat: int, moves: list[int]) -> None:
    """Add the moves that cost one civil action, except governments."""
    civ, base = table.civ, seat * CIV_WIDTH
    stored, known = resources(table, seat), civ[base + TECHNOLOGY]
    eaten, growing = food(table, seat), growth_cost(table, seat)
    works = bits(known & _ALL_WORKS)
    manned = [work for work in works if civ[base + work] and work < UNITS]
    actions, technologies = _civil_hand(table, seat)
    grows = bool(civ[base + YELLOW]) and eaten >= growing
    if grows:
        moves.append(_GROW)
    leader = leader_of(table, seat)
    if leader != NONE and ENLISTS[leader] and civ[base + YELLOW] and eaten >= growing - ENLISTS[leader]:
        means = stored + civ[base + MILITARY_RESOURCES] + ENLISTS[leader]
        moves += [_ENLIST + work for work in works if work >= UNITS and recruit_cost(table, seat, work) <= means]
    if civ[base + IDLE]:
        _buildings(table, seat, stored, works, actions, moves)
    _improvements(table, seat, stored, manned, actions, moves)
    moves += [_DESTROY + work for work in manned]
    _stages(table, seat, stored, actions, moves)
    moves += [_LEAD + card for card in table.civil_hands[seat] if FIRST_LEADER <= card < FIRST_WONDER]
    _technologies(table, seat, known, technologies, actions, moves)
    for card in actions:
        if card in _PLAY:
            moves.append(_PLAY[card])
        elif grows and card in _FRUGALITY:
            moves.append(_FRUGALITY[card])


def _civil_hand(table: Table, seat: int) -> tuple[list[int], list[int]]:
    """Return the action cards that can be played this turn, and the technologies in hand that are no government."""
    actions: list[int] = []
    technologies: list[int] = []
    fresh = table.fresh
    hand = table.civil_hands[seat]
    for card in hand:
        if card >= FIRST_ACTION:
            if card not in actions and (card not in fresh or hand.count(card) > fresh.count(card)):
                actions.append(card)
        elif card < FIRST_GOVERNMENT:
            technologies.append(card)
    return actions, technologies


def _buildings(table: Table, seat: int, stored: int, works: list[int], actions: list[int], moves: list[int]) -> None:
    civ, base = table.civ, seat * CIV_WIDTH
    limit = building_limit(table, seat)
    cards = [card for card in actions if WITH[card - FIRST_ACTION] in ("land", "building")]
    for work in works:
        if work >= UNITS:
            break
        cost = build_cost(table, seat, work)
        if cost > stored and not cards:
            continue
        if work >= LANDS and sum([civ[base + other] for other in WORKS_OF[KIND[work]]]) >= limit:
            continue
        if cost <= stored:
            moves.append(_BUILD + work)
        for card in cards:
            move = _PLACED.get((card, work))
            if move is not None and cost - discount_of(card) <= stored:
                moves.append(move)


def _improvements(
    table: Table, seat: int, stored: int, manned: list[int], actions: list[int], moves: list[int]
) -> None:
    known = table.civ[seat * CIV_WIDTH + TECHNOLOGY]
    cards = [card for card in actions if WITH[card - FIRST_ACTION] == "upgrade"]
    for old in manned:
        for new, move in _UPGRADES[old]:
            if known & BIT[new]:
                cost = upgrade_cost(table, seat, old, new)
                if cost <= stored:
                    moves.append(move)
                moves += [_IMPROVE[card, old, new] for card in cards if cost - discount_of(card) <= stored]


def _stages(table: Table, seat: int, stored: int, actions: list[int], moves: list[int]) -> None:
    civ, base = table.civ, seat * CIV_WIDTH
    wonder = civ[base + WONDER]
    if wonder == NONE:
        return
    left = len(STAGES[wonder - FIRST_WONDER]) - civ[base + STAGES_DONE]
    for count in range(1, min(left, stages_at_once(table, seat)) + 1):
        cost = stage_cost(table, seat, count)
        if cost <= stored and has_room(table, seat, cost, count):
            moves.append(_STAGE + count)
    for card in actions:
        if card in _GENIUS:
            cost = max(0, stage_cost(table, seat, 1) - discount_of(card))
            if cost <= stored and has_room(table, seat, cost, 1):
                moves.append(_GENIUS[card])


def _technologies(
    table: Table, seat: int, known: int, technologies: list[int], actions: list[int], moves: list[int]
) -> None:
    if not technologies:
        return
    points = _science(table, seat)
    breakthroughs = [card for card in actions if WITH[card - FIRST_ACTION] == "technology"]
    for card in technologies:
        if known & BIT[card] or (card >= FIRST_SPECIAL and _outdated(card, known)):
            continue
        if science_cost(table, seat, card) <= points:
            moves.append(_DEVELOP[card])
            moves += [_BREAKTHROUGH[action, card] for action in breakthroughs]


def _outdated(card: int, known: int) -> bool:
    """Whether a special technology of the same line and a later Age is in play. A line has three consecutive cards."""
    later = card + 1
    while (later - FIRST_SPECIAL) % 3:
        if known & BIT[later]:
            return True
        later += 1
    return False


def _science(table: Table, seat: int) -> int:
    """Return the science points that can be spent; negative if a pact forbids it."""
    civ = table.civ
    _, partner = cooperation(table, seat)
    if partner != NONE and not civ[partner * CIV_WIDTH + SCIENCE]:
        return NONE
    own = civ[seat * CIV_WIDTH + SCIENCE]
    return NONE if partner != NONE and not own else own


def _military(table: Table, seat: int, moves: list[int]) -> None:
    """Add the moves that cost one military action."""
    civ, base = table.civ, seat * CIV_WIDTH
    means = resources(table, seat) + civ[base + MILITARY_RESOURCES]
    known = civ[base + TECHNOLOGY]
    for work in range(UNITS, len(WORKS)):
        if not known & BIT[work]:
            continue
        if civ[base + IDLE] and recruit_cost(table, seat, work) <= means:
            moves.append(_RECRUIT + work)
        if civ[base + work]:
            moves.append(_DISBAND + work)
            moves += [
                move
                for new, move in _UPGRADES[work]
                if known & BIT[new] and upgrade_cost(table, seat, work, new) <= means
            ]
    held = table.hands[seat]
    moves += [_TACTIC + card for card in dict.fromkeys(held) if card >= FIRST_TACTIC]


def _governments(table: Table, seat: int, civil: int, military: int, moves: list[int]) -> None:
    civ, base = table.civ, seat * CIV_WIDTH
    cards = [card for card in table.civil_hands[seat] if FIRST_GOVERNMENT <= card < FIRST_LEADER]
    if not cards:
        return
    points = _science(table, seat)
    actions, _ = _civil_hand(table, seat)
    breakthroughs = [card for card in actions if WITH[card - FIRST_ACTION] == "technology"]
    revolts = (
        military and not civ[base + RED_USED] if by_military(table, seat) else (civil and not civil_used(table, seat))
    )
    for card in cards:
        if civil and government_cost(table, seat, card, revolution=False) <= points:
            moves.append(_GOVERN[card])
            moves += [_REFORM[action, card] for action in breakthroughs]
        if revolts and government_cost(table, seat, card, revolution=True) <= points:
            moves.append(_REVOLT[card])
            if civil:
                moves += [_UPROAR[action, card] for action in breakthroughs]


def _free(table: Table, seat: int, military: int, moves: list[int]) -> None:
    civ, base = table.civ, seat * CIV_WIDTH
    if ships(table, seat) and civ[base + YELLOW] and food(table, seat) >= growth_cost(table, seat) - max(SHIPS):
        moves.append(_SHIP)
    side = swap_side(table, seat)
    if side != NONE and not civ[base + SWAPPED] and (resources(table, seat) if side else food(table, seat)):
        moves.append(_AT["swap"])
    if military and table.options.draw_as_action and cards_to_draw(table, 1):
        moves.append(_AT["draw"])
    if may_overpay(table, seat):
        moves.append(_AT["overpay"])


TURN.legal_by(legal)
