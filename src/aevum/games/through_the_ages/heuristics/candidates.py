"""Filters that reduce the legal moves to the few candidate moves of a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import AGE, FIRST_ACTION, FIRST_BONUS, FIRST_WONDER, KIND, UNITS, UPGRADES
from aevum.games.through_the_ages.heuristics.cards import hand_values, wonder_value
from aevum.games.through_the_ages.heuristics.default_policy import DONE, GO, PASS, default_move, missing_to_defend
from aevum.games.through_the_ages.heuristics.time_left import Prices, prices, rounds_left
from aevum.games.through_the_ages.heuristics.weights import WEIGHTS
from aevum.games.through_the_ages.moves import (
    AGGRESSION_MOVES,
    ARGUMENT,
    BREAKTHROUGH_MOVES,
    END,
    IMPROVE_MOVES,
    LAND_MOVES,
    RESIGN,
    SITE_MOVES,
    VERB,
    WAR_MOVES,
)
from aevum.games.through_the_ages.rules.colonies import units_left
from aevum.games.through_the_ages.rules.fight import defence_of_card
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.pacts import attack_bonus
from aevum.games.through_the_ages.rules.production import appetite, food_output, resource_output
from aevum.games.through_the_ages.rules.ratings import unit_strength, uprising
from aevum.games.through_the_ages.rules.row import price as row_price
from aevum.games.through_the_ages.rules.stores import food
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, IDLE, STRENGTH

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

_TAKEN: Final = 5
"""Maximum number of cards of the row that are candidates."""
_SEEN: Final = 20
_OFFERS: Final = 6
_LOSSES: Final = 8
_DESTROYED: Final = 5
_WAR_ODDS: Final = 6
"""Minimum advantage in strength for declaring a war."""


def candidate_moves(table: Table, legal: list[int]) -> list[int]:
    """Return the candidate moves, never none."""
    if len(legal) == 1:
        return legal
    narrowed = _NARROWED.get(LAW.now(table).name)
    found = narrowed(table, legal) if narrowed else legal
    return found or [default_move(table)]


# -- the seat's own turn


def _in_turn(table: Table, legal: list[int]) -> list[int]:
    kinds: dict[str, list[int]] = {}
    for move in legal:
        kinds.setdefault(VERB[move], []).append(move)
    found = [move for verb, narrowed in _IN_TURN.items() if verb in kinds for move in narrowed(table, kinds[verb])][
        : _SEEN - 1
    ]
    found.append(END)
    return found


def _all(table: Table, moves: list[int]) -> list[int]:
    return moves


def card_gain(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    """Return the value of taking a card from the row, its price aside."""
    if FIRST_WONDER <= card < FIRST_ACTION:
        return wonder_value(table, seat, card, 0, resource_output(table, seat), rounds, price)
    return hand_values(table, seat, card, rounds, price)


def _takes(table: Table, moves: list[int]) -> list[int]:
    """Return the cards that are worth most beyond their price."""
    seat = table.actor
    rounds = rounds_left(table, seat)
    price = prices(rounds)
    gains = {}
    for move in moves:
        place = ARGUMENT[move]
        gain = card_gain(table, seat, table.card_row[place], rounds, price)
        if gain > 0:
            gains[move] = gain - WEIGHTS.action * row_price(table, seat, place)
    return sorted(gains, key=lambda move: -gains[move])[:_TAKEN]


def _growing(table: Table, moves: list[int]) -> list[int]:
    """Return the moves while fewer than three workers are unused."""
    return moves if table.civ[table.actor * CIV_WIDTH + IDLE] < 3 else []


def _highest(moves: list[int], work_of: Callable[[int], int]) -> list[int]:
    """Return the move with the highest level for each kind of work."""
    best: dict[int, int] = {}
    for move in moves:
        kind = KIND[work_of(move)]
        if kind not in best or AGE[work_of(best[kind])] < AGE[work_of(move)]:
            best[kind] = move
    return list(best.values())


def _builds(table: Table, moves: list[int]) -> list[int]:
    return _highest(moves, lambda move: ARGUMENT[move])


def _recruits(table: Table, moves: list[int]) -> list[int]:
    return _highest(moves, lambda move: UNITS + ARGUMENT[move])


def _upgrades(table: Table, moves: list[int]) -> list[int]:
    """Return, for each kind, the upgrade to the highest level, from the lowest."""
    return _farthest(moves, lambda move: UPGRADES[ARGUMENT[move]])


def _improvements(table: Table, moves: list[int]) -> list[int]:
    return _farthest(moves, lambda move: IMPROVE_MOVES[ARGUMENT[move]][1:])


def _farthest(moves: list[int], works_of: Callable[[int], tuple[int, ...]]) -> list[int]:
    best: dict[int, int] = {}
    for move in moves:
        old, new = works_of(move)
        kind = KIND[new]
        if kind not in best or (AGE[new], -AGE[old]) > (
            AGE[works_of(best[kind])[1]],
            -AGE[works_of(best[kind])[0]],
        ):
            best[kind] = move
    return list(best.values())


def _lands(table: Table, moves: list[int]) -> list[int]:
    return _highest(moves, lambda move: LAND_MOVES[ARGUMENT[move]][1])


def _sites(table: Table, moves: list[int]) -> list[int]:
    return _highest(moves, lambda move: SITE_MOVES[ARGUMENT[move]][1])


def _breakthroughs(table: Table, moves: list[int]) -> list[int]:
    """Return one move for each technology, whichever card it uses."""
    return list({BREAKTHROUGH_MOVES[ARGUMENT[move]][1]: move for move in moves}.values())


def _in_need(table: Table, moves: list[int]) -> list[int]:
    """Return moves that destroy, only before an uprising, or before hunger with no unused worker to become a farmer."""
    seat = table.actor
    hungry = food(table, seat) + food_output(table, seat) < appetite(table, seat)
    needed = uprising(table, seat) or (hungry and not table.civ[seat * CIV_WIDTH + IDLE])
    return moves[:_DESTROYED] if needed else []


_IN_TURN: Final[dict[str, Callable[[Table, list[int]], list[int]]]] = {
    "stage": _all,
    "genius": _all,
    "lead": _all,
    "revolt": _all,
    "govern": _all,
    "breakthrough_revolt": _all,
    "breakthrough_govern": _all,
    "develop": _all,
    "breakthrough": _breakthroughs,
    "land": _lands,
    "site": _sites,
    "improve": _improvements,
    "build": _builds,
    "grow": _growing,
    "frugality": _growing,
    "ship": _all,
    "upgrade": _upgrades,
    "take": _takes,
    "play": _all,
    "tactic": _all,
    "enlist": _recruits,
    "recruit": _recruits,
    "destroy": _in_need,
    "disband": _in_need,
    "swap": _all,
    "overpay": _all,
    "end_sparing": _all,
}
"""Filter of each verb in the order of search, the most often right first; drawing and resigning are left out."""


# -- politics


def _political(table: Table, legal: list[int]) -> list[int]:
    found = [PASS]
    offers = 0
    for move in legal:
        verb = VERB[move]
        if verb in ("seed", "settle"):
            found.append(move)
        elif verb == "aggression":
            if _stronger_by(table, AGGRESSION_MOVES[ARGUMENT[move]][1]) > 0:
                found.append(move)
        elif verb == "war":
            if _stronger_by(table, WAR_MOVES[ARGUMENT[move]][1]) >= _WAR_ODDS:
                found.append(move)
        elif verb in ("offer", "cancel") and offers < _OFFERS:
            offers += 1
            found.append(move)
    return found


def _stronger_by(table: Table, target: int) -> int:
    civ, seat = table.civ, table.actor
    mine = civ[seat * CIV_WIDTH + STRENGTH] + attack_bonus(table, seat, target)
    return mine - civ[target * CIV_WIDTH + STRENGTH]


def _never_resign(table: Table, legal: list[int]) -> list[int]:
    return [move for move in legal if move != RESIGN] or [GO]


# -- fights and colonies


def _bids(table: Table, legal: list[int]) -> list[int]:
    """Return passing and the two lowest bids."""
    bids = [move for move in legal if move != PASS]
    return [PASS, *bids[:2]]


def _sending(table: Table, legal: list[int]) -> list[int]:
    """Return the end as soon as the bid is paid, else every unit and card."""
    return [DONE] if DONE in legal else legal


def _striking(table: Table, legal: list[int]) -> list[int]:
    """Return sacrifices of units only if a single one turns the attack."""
    missing = missing_to_defend(table)
    if missing > 0:
        return [DONE]
    able = [move for move in legal if VERB[move] == "sacrifice" and _unit(table, move) > -missing]
    return [DONE, *able]


def _unit(table: Table, move: int) -> int:
    return unit_strength(table, table.actor, UNITS + ARGUMENT[move])


def _defending(table: Table, legal: list[int]) -> list[int]:
    """Return no defence once it is enough, or if it can never be."""
    missing = missing_to_defend(table)
    seat = table.actor
    if missing <= 0:
        return [DONE]
    cards = sum(defence_of_card(table, seat, card) for card in table.hands[seat] if _is_bonus(card))
    spare = {move: _unit(table, move) for move in legal if VERB[move] == "sacrifice"}
    force = sum(strength * units_left(table, seat, UNITS + ARGUMENT[move]) for move, strength in spare.items())
    if cards + force < missing:
        return [DONE]
    return [DONE, *(move for move in legal if VERB[move] in ("spend", "sacrifice"))]


def _is_bonus(card: int) -> bool:
    return FIRST_BONUS <= card < FIRST_BONUS + 3


# -- the rest


def _by_default_policy(table: Table, legal: list[int]) -> list[int]:
    return [default_move(table)]


def _few(table: Table, legal: list[int]) -> list[int]:
    return legal[:_LOSSES]


def _mixes(table: Table, legal: list[int]) -> list[int]:
    """Return all of one, half of each, and all of the other."""
    return sorted({legal[0], legal[len(legal) // 2], legal[-1]})


def _agreeing(table: Table, legal: list[int]) -> list[int]:
    return [*_takes(table, [move for move in legal if move != DONE]), DONE]


_NARROWED: Final[dict[str, Callable[[Table, list[int]], list[int]]]] = {
    "turn": _in_turn,
    "politics": _political,
    "march": _never_resign,
    "discard": _by_default_policy,
    "bid": _bids,
    "send": _sending,
    "strike": _striking,
    "defend": _defending,
    "lose": _few,
    "wreck": _few,
    "either": _mixes,
    "gain-mix": _mixes,
    "lose-mix": _mixes,
    "divide": _mixes,
    "agree": _agreeing,
}
